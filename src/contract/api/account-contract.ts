import { z } from 'zod'
import { emailAddress } from './email.ts'
import { pageOf } from './pagination.ts'
import { role, scope } from './rights.ts'

/** Accounts: API keys, team, changes and limits. */

export const keyRecord = z.object({
  key_id: z.uuid(),
  name: z.string(),
  ending: z.string().describe('The last four characters, to recognize it.'),
  scopes: z.array(scope),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().optional().describe('Exact to a minute. Absent if never used.'),
  expires_at: z.iso.datetime().optional().describe('Absent if it does not expire.'),
})
export const keyResponse = z.object({ success: z.literal(true), key: keyRecord })
export const keyList = pageOf(keyRecord)

export const createKeyRequest = z.object({
  name: z.string().trim().min(1).max(100).describe('Where it is used, such as “production”.'),
  scopes: z
    .array(scope)
    .min(1)
    .default(['everything'])
    .describe(
      'What the key may do. `read`: read everything except keys, team, integrations, secrets and the audit log. `knowledge`: read agents and change their knowledge. `agents`: read, create and change agents. `everything`: all operations.',
    ),
  expires_in_days: z.int().min(1).max(3650).optional().describe('Default: the key does not expire.'),
})
export const createKeyResponse = z.object({
  success: z.literal(true),
  key: keyRecord,
  secret: z.string().describe('The complete `ak_…` key, shown only once.'),
})

export const memberRecord = z.object({
  member_id: z.uuid(),
  email: z.string().describe('Empty until an email is verified.'),
  role,
  holder: z
    .boolean()
    .describe('Whether the account is theirs: they cannot be removed, and only they can delete the account.'),
  since: z.iso.datetime(),
})
export const memberResponse = z.object({ success: z.literal(true), member: memberRecord })
export const invitationRecord = z.object({
  invitation_id: z.uuid(),
  email: z.string(),
  role,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export const teamResponse = z.object({
  success: z.literal(true),
  members: z.array(memberRecord),
  invitations: z.array(invitationRecord).describe('Invitations that are not accepted yet.'),
})

export const inviteMemberRequest = z.object({
  email: z
    .string()
    .trim()
    .refine((email) => emailAddress.safeParse(email).success, 'must be an email address')
    .describe('The person to invite. They get an email with a link that works once, within 14 days.'),
  role: role
    .default('editor')
    .describe(
      '`owner`: everything except deleting the account. `editor`: agents, knowledge, conversations and leads, but no keys, team and integrations.',
    ),
})
export const invitationResponse = z.object({ success: z.literal(true), invitation: invitationRecord })
export const changeRoleRequest = z.object({ role: role.describe('The new role.') })

export const changeRecord = z.object({
  change_id: z.uuid(),
  at: z.iso.datetime(),
  by: z.object({
    kind: z.enum(['person', 'key', 'operator']),
    name: z
      .string()
      .describe(
        'An email, or the name and ending of a key, at the time of the change; empty for a person without a verified email.',
      ),
  }),
  action: z.string().describe('The `operationId`, or the name of a change that only the dashboard makes.'),
  summary: z.string().describe('The action in words.'),
  target_id: z.string().optional().describe('The ID of the changed object.'),
  fields: z.array(z.string()).describe('Names of the fields sent, without their values.'),
})
export const changePage = pageOf(changeRecord)

export const updateAccountRequest = z.object({
  name: z.string().trim().max(100).nullable().optional().describe("The workspace's name; `null` removes it."),
})
export const accountRecord = z.object({
  account_id: z.uuid(),
  email: z.string().optional().describe('Absent until an email is verified.'),
  name: z.string().optional(),
  created_at: z.iso.datetime(),
})
export const accountResponse = z.object({
  success: z.literal(true),
  account: accountRecord,
  credits: z
    .object({ granted: z.int(), used: z.int(), left: z.int() })
    .describe("Granted by the operator to all agents of the account. Used when an agent's trial has none left."),
  agents: z.array(
    z.object({
      agent_id: z.uuid(),
      agent_name: z.string(),
      used: z.int(),
      limit: z.int(),
      left: z.int().describe('0 when the trial has ended.'),
      trial_ends_at: z.iso.datetime().optional().describe('Absent if the trial does not expire.'),
    }),
  ),
  agents_per_day: z.int().describe('How many agents the account may create in 24 hours.'),
  at_zero: z.string().describe('What happens when no credits are left, in a sentence.'),
})

export type KeyRecord = z.infer<typeof keyRecord>
export type KeyResponse = z.infer<typeof keyResponse>
export type MemberResponse = z.infer<typeof memberResponse>
export type KeyList = z.infer<typeof keyList>
export type CreateKeyRequest = z.input<typeof createKeyRequest>
export type CreateKeyResponse = z.infer<typeof createKeyResponse>
export type TeamResponse = z.infer<typeof teamResponse>
export type InviteMemberRequest = z.input<typeof inviteMemberRequest>
export type InvitationResponse = z.infer<typeof invitationResponse>
export type ChangePage = z.infer<typeof changePage>
export type AccountResponse = z.infer<typeof accountResponse>
