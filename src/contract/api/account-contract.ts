import { z } from 'zod'
import { emailAddress } from './email.ts'
import { pageOf } from './pagination.ts'
import { role, scope } from './rights.ts'

/** Accounts: API keys, team, changes and limits. */

export const keyRecord = z.object({
  key_id: z.uuid(),
  name: z.string(),
  ending: z.string().describe('The last four characters, to recognise it by.'),
  scopes: z.array(scope),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().optional().describe('Exact to a minute. Absent: never used.'),
  expires_at: z.iso.datetime().optional().describe('Absent: it does not expire.'),
})
export const keyList = z.object({ data: z.array(keyRecord) })

export const createKeyRequest = z.object({
  name: z.string().trim().min(1).max(100).describe('Where it is used, such as “production”.'),
  scopes: z
    .array(scope)
    .min(1)
    .default(['everything'])
    .describe(
      'What it may do. `read`: read everything but keys, team, integrations, secrets and the log of changes. `knowledge`: see agents, and change what they know. `agents`: see, create and change agents. `everything`.',
    ),
  expires_in_days: z.int().min(1).max(3650).optional().describe('Without it the key does not expire.'),
})
export const createKeyResponse = z.object({
  success: z.literal(true),
  key: keyRecord,
  secret: z.string().describe('The whole `ak_…` key, shown this once.'),
})

export const memberRecord = z.object({
  member_id: z.uuid(),
  email: z.string().describe('Empty while nobody has proven an inbox.'),
  role,
  holder: z.boolean().describe('Whose account it is: cannot be removed, and alone may delete it.'),
  since: z.iso.datetime(),
})
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
  invitations: z.array(invitationRecord).describe('Those not accepted yet.'),
})

export const inviteMemberRequest = z.object({
  email: z
    .string()
    .trim()
    .refine((email) => emailAddress.safeParse(email).success, 'must be an email address')
    .describe('Whom to invite. They get a mail with a link that works once, within 14 days.'),
  role: role
    .default('editor')
    .describe(
      '`owner`: everything but deleting the account. `editor`: agents, knowledge, conversations and leads; no keys, team and integrations.',
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
        'An email, or the name and ending of a key, as it was at the time; empty for a person who had proven no inbox.',
      ),
  }),
  action: z.string().describe('The operation, by its `operationId`, or what was done in the dashboard alone.'),
  summary: z.string().describe('The same in words.'),
  target_id: z.string().optional().describe('The id of what was changed.'),
  fields: z.array(z.string()).describe('Names of what was sent; never what stood in it.'),
})
export const changePage = pageOf(changeRecord)

export const updateAccountRequest = z.object({
  name: z
    .string()
    .trim()
    .max(100)
    .nullable()
    .optional()
    .describe('What the workspace is called; `null` takes the name away.'),
})
export const accountResponse = z.object({
  success: z.literal(true),
  account: z.object({
    account_id: z.uuid(),
    email: z.string().optional().describe('Absent while nobody has proven an inbox.'),
    name: z.string().optional(),
    created_at: z.iso.datetime(),
  }),
  credits: z
    .object({ granted: z.int(), used: z.int(), left: z.int() })
    .describe('Granted by the operator to all agents of the account: taken when the trial of an agent has none left.'),
  agents: z.array(
    z.object({
      agent_id: z.uuid(),
      agent_name: z.string(),
      used: z.int(),
      limit: z.int(),
      left: z.int().describe('0 when the trial has ended.'),
      trial_ends_at: z.iso.datetime().optional().describe('Absent: the trial does not expire.'),
    }),
  ),
  agents_per_day: z.int().describe('How many agents the account may create in 24 hours.'),
  at_zero: z.string().describe('What happens when no credits are left, in a sentence.'),
})

export type KeyRecord = z.infer<typeof keyRecord>
export type KeyList = z.infer<typeof keyList>
export type CreateKeyRequest = z.input<typeof createKeyRequest>
export type CreateKeyResponse = z.infer<typeof createKeyResponse>
export type TeamResponse = z.infer<typeof teamResponse>
export type InviteMemberRequest = z.input<typeof inviteMemberRequest>
export type InvitationResponse = z.infer<typeof invitationResponse>
export type ChangePage = z.infer<typeof changePage>
export type AccountResponse = z.infer<typeof accountResponse>
