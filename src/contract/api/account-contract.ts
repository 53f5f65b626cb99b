import { z } from 'zod'
import { agentId, agentName, createdAt, success, warnings } from './fields.ts'
import { emailAddress } from './email.ts'
import { pageOf } from './pagination.ts'
import { role, scope } from './rights.ts'

/** Accounts: API keys, team, changes and limits. */

export const keyRecord = z
  .object({
    key_id: z.uuid().describe('Identifier of the key.'),
    name: z.string().describe('The name its owner gave it.'),
    ending: z.string().describe('The last four characters, to recognize it.'),
    scopes: z.array(scope).describe('What the key may do.'),
    client_host: z
      .string()
      .optional()
      .meta({
        description:
          'Host of the assistant that a person connected with OAuth. Absent for keys created in the dashboard or with the API.',
        examples: ['assistant.example'],
      }),
    created_at: createdAt,
    last_used_at: z.iso.datetime().optional().describe('Exact to a minute. Absent if never used.'),
    expires_at: z.iso.datetime().optional().describe('Absent if it does not expire.'),
  })
  .describe('An API key, without its secret.')
export const keyResponse = z.object({ success, key: keyRecord })
export const keyList = pageOf(keyRecord)

export const createKeyRequest = z.object({
  name: z.string().trim().min(1).max(100).describe('Where it is used, such as `production`.'),
  scopes: z
    .array(scope)
    .min(1)
    .default(['everything'])
    .describe(
      'What the key may do. `read`: read everything except keys, team, integrations, secrets and the audit log. `knowledge`: read agents and change their knowledge. `agents`: read, create and change agents. `everything`: all operations. Default: `everything`.',
    ),
  expires_in_days: z.int().min(1).max(3650).optional().describe('Default: the key does not expire.'),
})
export const createKeyResponse = z.object({
  success,
  key: keyRecord,
  secret: z.string().describe('The complete `ak_…` key, shown only once.'),
  warnings,
})

const memberRole = role.describe('What they may do: `owner` or `editor`.')

export const memberRecord = z
  .object({
    member_id: z.uuid().describe('Identifier of the member.'),
    email: z.string().describe('Empty until an email is verified.'),
    role: memberRole,
    holder: z
      .boolean()
      .describe('Whether they own the account: nobody can remove them, and only they can delete the account.'),
    since: z.iso.datetime().describe('When they joined.'),
  })
  .describe('A member of the team.')
export const memberResponse = z.object({ success, member: memberRecord, warnings })
export const invitationRecord = z
  .object({
    invitation_id: z.uuid().describe('Identifier of the invitation.'),
    email: z.string().describe('The address it was sent to.'),
    role: memberRole,
    created_at: createdAt,
    expires_at: z.iso.datetime().describe('When its link stops working.'),
  })
  .describe('An invitation to the team.')
export const teamResponse = z.object({
  success,
  members: z.array(memberRecord).describe('People who use the account.'),
  invitations: z.array(invitationRecord).describe('Invitations that are not accepted yet.'),
})

export const inviteMemberRequest = z.object({
  email: z
    .string()
    .trim()
    .refine((email) => emailAddress.safeParse(email).success, 'must be an email address')
    .describe('The person to invite. They get an email with a link that works once and expires after 14 days.'),
  role: role
    .default('editor')
    .describe(
      '`owner`: everything except deleting the account. `editor`: agents, knowledge, conversations and leads, but no keys, team and integrations. Default: `editor`.',
    ),
})
export const invitationResponse = z.object({ success, invitation: invitationRecord, warnings })
export const changeRoleRequest = z.object({ role: role.describe('The new role.') })

export const changeRecord = z
  .object({
    change_id: z.uuid().describe('Identifier of the change.'),
    at: z.iso.datetime().describe('When somebody made the change.'),
    by: z
      .object({
        kind: z
          .enum(['person', 'key', 'operator'])
          .describe('A person in the dashboard, an API key, or the operator of the service.'),
        name: z
          .string()
          .describe(
            'An email, or the name and the last characters of a key, at the time of the change; empty for a person without a verified email.',
          ),
      })
      .describe('Who made it.'),
    action: z.string().describe('The `operationId`, or the name of a change that only the dashboard makes.'),
    summary: z.string().describe('The action in words.'),
    target_id: z.string().optional().describe('The ID of the changed object.'),
    fields: z.array(z.string()).describe('Names of the fields sent, without their values.'),
  })
  .describe('A change that somebody made to the account.')
export const changePage = pageOf(changeRecord)

export const updateAccountRequest = z.object({
  name: z.string().trim().max(100).nullable().optional().describe("The workspace's name; `null` removes it."),
})
export const accountRecord = z
  .object({
    account_id: z.uuid().describe('Identifier of the account.'),
    email: z.string().optional().describe('Absent until an email is verified.'),
    name: z.string().optional().describe("The workspace's name."),
    created_at: createdAt,
  })
  .describe('The account.')
export const accountResponse = z.object({
  success,
  account: accountRecord,
  credits: z
    .object({
      granted: z.int().describe('Credits granted so far.'),
      used: z.int().describe('Credits used so far.'),
      left: z.int().describe('Credits that remain.'),
    })
    .describe("Granted by the operator to all agents of the account. Used when an agent's trial has no credits left."),
  agents: z
    .array(
      z.object({
        agent_id: agentId,
        agent_name: agentName,
        used: z.int().describe('Credits of the trial used so far.'),
        limit: z.int().describe('Credits of the trial.'),
        left: z.int().describe('0 when the trial has ended.'),
        trial_ends_at: z.iso.datetime().optional().describe('Absent if the trial does not expire.'),
      }),
    )
    .describe('The agents of the account and their trials.'),
  warnings,
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
