import { AT, BAD_FIELD, DONE, ID, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'
import { pageQuery } from './pagination.ts'

const KEY = { key_id: ID, name: 'production', ending: 'x7Qa', scopes: ['knowledge'], created_at: AT }
const INVITATION = { invitation_id: ID, email: 'jan@example.com', role: 'editor', created_at: AT, expires_at: AT }
const ACCOUNT = {
  success: true,
  account: { account_id: ID, email: 'anna@example.com', created_at: AT },
  credits: { granted: 500, used: 20, left: 480 },
  agents: [{ agent_id: ID, agent_name: 'Lindenhof Assistant', used: 100, limit: 100, left: 0 }],
  agents_per_day: 10,
  at_zero: 'The agent says politely that it rests, takes a contact and stores the message; you get one mail.',
}

const KEYS: Operation[] = [
  {
    operationId: 'listKeys',
    method: 'get',
    path: '/keys',
    summary: 'List API keys',
    description: 'Those that are not revoked, newest first. Needs a key.',
    answers: [json('KeyList', 'The keys, without their secrets.', { data: [KEY] })],
  },
  {
    operationId: 'createKey',
    method: 'post',
    path: '/keys',
    summary: 'Make an API key',
    description: 'The answer is the only place where the key is ever shown. Needs a key.',
    request: {
      schema: 'CreateKeyRequest',
      examples: { 'for a website’s build': { name: 'build', scopes: ['knowledge'], expires_in_days: 90 } },
    },
    answers: [json('CreateKeyResponse', 'The key.', { success: true, key: KEY, secret: 'ak_…' })],
    errors: [
      BAD_FIELD,
      { status: 400, error: 'An account can have <number> API keys. Revoke one first.', when: 'There are too many.' },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'revokeKey',
    method: 'delete',
    path: '/keys/{key_id}',
    summary: 'Revoke an API key',
    description: 'Its next request is refused, on every node. Needs a key.',
    parameters: [pathId('key_id', 'From the list of keys.')],
    answers: [DONE],
    errors: [missing('API key')],
  },
]

const TEAM: Operation[] = [
  {
    operationId: 'getTeam',
    method: 'get',
    path: '/team',
    summary: 'List who works in the account',
    description: 'Its holder, members and open invitations. Needs a key.',
    answers: [
      json('TeamResponse', 'The team.', {
        success: true,
        members: [{ member_id: ID, email: 'anna@example.com', role: 'owner', holder: true, since: AT }],
        invitations: [INVITATION],
      }),
    ],
  },
  {
    operationId: 'inviteMember',
    method: 'post',
    path: '/team/invitations',
    summary: 'Invite somebody',
    description: 'They get a mail with a link. Inviting again ends the earlier link. Needs a key.',
    request: { schema: 'InviteMemberRequest', examples: { 'an editor': { email: 'jan@example.com', role: 'editor' } } },
    answers: [json('InvitationResponse', 'The invitation.', { success: true, invitation: INVITATION })],
    errors: [
      BAD_FIELD,
      {
        status: 403,
        error: 'Prove an inbox first: sign in by mail, then <what is wanted>.',
        when: 'Nobody has proven an inbox for the account.',
      },
      { status: 409, error: 'This person is in the team already', when: 'They are a member, or the holder.' },
      {
        status: 400,
        error: 'A team can have <number> members and invitations. Remove one first.',
        when: 'There are too many.',
      },
      {
        status: 429,
        error:
          'This inbox cannot be mailed today. Try again tomorrow, or ask them whether they want mails of this service.',
        when: 'It had its mails of the day, or wants none.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'withdrawInvitation',
    method: 'delete',
    path: '/team/invitations/{invitation_id}',
    summary: 'Withdraw an invitation',
    description: 'Its link ends. Needs a key.',
    parameters: [pathId('invitation_id', 'From the team.')],
    answers: [DONE],
    errors: [missing('Invitation')],
  },
  {
    operationId: 'changeRole',
    method: 'patch',
    path: '/team/members/{member_id}',
    summary: "Change a member's role",
    description: 'Good from their next request on. Needs a key.',
    parameters: [pathId('member_id', 'From the team.')],
    request: { schema: 'ChangeRoleRequest', examples: { 'make an owner': { role: 'owner' } } },
    answers: [DONE],
    errors: [missing('Member'), BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'removeMember',
    method: 'delete',
    path: '/team/members/{member_id}',
    summary: 'Remove a member',
    description: 'Their next request is refused, on every node. Needs a key.',
    parameters: [pathId('member_id', 'From the team.')],
    answers: [DONE],
    errors: [missing('Member')],
  },
]

export const ACCOUNT_OPERATIONS: Operation[] = [
  {
    operationId: 'getAccount',
    method: 'get',
    path: '/account',
    summary: 'Read what the account may use',
    description: 'Credits used and left, and what happens at zero. Needs a key.',
    answers: [json('AccountResponse', 'The account.', ACCOUNT)],
  },
  {
    operationId: 'updateAccount',
    method: 'patch',
    path: '/account',
    summary: 'Name the workspace',
    description: 'The name is shown to its team, and in invitations. Needs a key.',
    request: { schema: 'UpdateAccountRequest', examples: { 'a name': { name: 'Lindenhof' } } },
    answers: [json('AccountResponse', 'The account.', ACCOUNT)],
    errors: [BAD_FIELD, ...BODY_ERRORS],
  },
  ...KEYS,
  ...TEAM,
  {
    operationId: 'listChanges',
    method: 'get',
    path: '/changes',
    summary: 'List who changed what',
    description:
      'Newest first, kept for a year: by which person, key or operator. Names of fields, never what stood in them. Needs a key.',
    parameters: query(pageQuery.shape, { limit: 20 }),
    answers: [
      json('ChangePage', 'A page of changes.', {
        data: [
          {
            change_id: ID,
            at: AT,
            by: { kind: 'key', name: 'production (…x7Qa)' },
            action: 'updateAgent',
            summary: 'Change an agent',
            target_id: ID,
            fields: ['greeting_message'],
          },
        ],
      }),
    ],
    errors: [BAD_FIELD],
  },
]
