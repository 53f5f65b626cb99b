import { AT, BAD_FIELD, DONE, ID, LATER, json, missing, pathId, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'
import { pageQuery, wholeListQuery } from './pagination.ts'

const KEY = {
  key_id: ID,
  name: 'production',
  ending: 'x7Qa',
  scopes: ['knowledge'],
  created_at: AT,
  last_used_at: AT,
  expires_at: LATER,
}
const MEMBER = { member_id: ID, email: 'anna@example.com', role: 'owner', holder: true, since: AT }
const INVITATION = { invitation_id: ID, email: 'jan@example.com', role: 'editor', created_at: AT, expires_at: LATER }
const ACCOUNT = {
  success: true,
  account: { account_id: ID, email: 'anna@example.com', name: 'Lindenhof', created_at: AT },
  credits: { granted: 500, used: 20, left: 480 },
  agents: [{ agent_id: ID, agent_name: 'Lindenhof Assistant', used: 100, limit: 100, left: 0, trial_ends_at: LATER }],
  agents_per_day: 10,
  at_zero:
    'Without credits, the agent tells visitors that it is unavailable, asks for contact details and stores their messages. You get one email.',
}

const NO_OTHER_MEMBER = {
  ...missing('Member'),
  when: 'The team has no member with this ID, or the person owns the account: their role cannot be changed, and they cannot be removed.',
}

const KEYS: Operation[] = [
  {
    operationId: 'listKeys',
    method: 'get',
    path: '/keys',
    summary: 'List API keys',
    description: 'Returns the API keys that are not revoked, newest first. Requires an API key.',
    parameters: query(wholeListQuery.shape, { limit: 20, cursor: ID }),
    answers: [json('KeyList', 'The API keys, without their secrets.', { data: [KEY] })],
    errors: [BAD_FIELD],
  },
  {
    operationId: 'createKey',
    method: 'post',
    path: '/keys',
    summary: 'Create an API key',
    description: 'Returns the key once. It cannot be read again. Requires an API key.',
    request: {
      schema: 'CreateKeyRequest',
      examples: { 'for a website’s build': { name: 'build', scopes: ['knowledge'], expires_in_days: 90 } },
    },
    answers: [json('CreateKeyResponse', 'The key.', { success: true, key: KEY, secret: 'ak_…' })],
    errors: [
      {
        status: 409,
        error: 'The secret of this key can no longer be shown. Revoke the key and create another.',
        when: 'A request is repeated with its `Idempotency-Key` after `SECRET_KEY` changed.',
      },
      BAD_FIELD,
      { status: 400, error: 'An account can have <number> API keys. Revoke one first.', when: 'The limit is reached.' },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'getKey',
    method: 'get',
    path: '/keys/{key_id}',
    summary: 'Read an API key',
    description: 'Returns everything but the key itself. Requires an API key.',
    parameters: [pathId('key_id', 'From the list of keys.')],
    answers: [json('KeyResponse', 'The key.', { success: true, key: KEY })],
    errors: [missing('API key')],
  },
  {
    operationId: 'revokeKey',
    method: 'delete',
    path: '/keys/{key_id}',
    summary: 'Revoke an API key',
    description: 'Takes effect with the next request, on every node. Requires an API key.',
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
    summary: 'List the team',
    description: 'Returns the owner, the members and the open invitations. Requires an API key.',
    answers: [
      json('TeamResponse', 'The team.', {
        success: true,
        members: [MEMBER],
        invitations: [INVITATION],
      }),
    ],
  },
  {
    operationId: 'inviteMember',
    method: 'post',
    path: '/team/invitations',
    summary: 'Invite a person',
    description: 'Sends an email with a link. A second invitation replaces the first. Requires an API key.',
    request: { schema: 'InviteMemberRequest', examples: { 'an editor': { email: 'jan@example.com', role: 'editor' } } },
    answers: [json('InvitationResponse', 'The invitation.', { success: true, invitation: INVITATION })],
    errors: [
      BAD_FIELD,
      {
        status: 403,
        error: 'Verify your email first: sign in by email, then <action>.',
        when: 'The account has no verified email.',
      },
      { status: 409, error: 'This person is already in the team.', when: 'The person is a member or the owner.' },
      {
        status: 400,
        error: 'A team can have <number> members and invitations. Remove one first.',
        when: 'The limit is reached.',
      },
      {
        status: 429,
        error:
          'This address gets no more email today. Try again tomorrow, or ask its owner whether they stopped emails from this service.',
        when: 'The address reached its daily limit or stopped emails.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'getInvitation',
    method: 'get',
    path: '/team/invitations/{invitation_id}',
    summary: 'Read an invitation',
    description: 'Requires an API key.',
    parameters: [pathId('invitation_id', 'From the team.')],
    answers: [json('InvitationResponse', 'The invitation.', { success: true, invitation: INVITATION })],
    errors: [missing('Invitation')],
  },
  {
    operationId: 'withdrawInvitation',
    method: 'delete',
    path: '/team/invitations/{invitation_id}',
    summary: 'Withdraw an invitation',
    description: 'The link stops working. Requires an API key.',
    parameters: [pathId('invitation_id', 'From the team.')],
    answers: [DONE],
    errors: [missing('Invitation')],
  },
  {
    operationId: 'getMember',
    method: 'get',
    path: '/team/members/{member_id}',
    summary: 'Read a member',
    description: 'Requires an API key.',
    parameters: [pathId('member_id', 'From the team.')],
    answers: [json('MemberResponse', 'The member.', { success: true, member: MEMBER })],
    errors: [missing('Member')],
  },
  {
    operationId: 'changeRole',
    method: 'patch',
    path: '/team/members/{member_id}',
    summary: "Change a member's role",
    description: 'Takes effect with the next request. Requires an API key.',
    parameters: [pathId('member_id', 'From the team.')],
    request: { schema: 'ChangeRoleRequest', examples: { 'make an owner': { role: 'owner' } } },
    answers: [json('MemberResponse', 'The member.', { success: true, member: MEMBER })],
    errors: [NO_OTHER_MEMBER, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'removeMember',
    method: 'delete',
    path: '/team/members/{member_id}',
    summary: 'Remove a member',
    description: 'Takes effect with the next request, on every node. Requires an API key.',
    parameters: [pathId('member_id', 'From the team.')],
    answers: [DONE],
    errors: [NO_OTHER_MEMBER],
  },
]

export const ACCOUNT_OPERATIONS: Operation[] = [
  {
    operationId: 'getAccount',
    method: 'get',
    path: '/account',
    summary: 'Read credits and limits',
    description: 'Returns the credits used and left, and what happens at zero. Requires an API key.',
    answers: [json('AccountResponse', 'The account.', ACCOUNT)],
  },
  {
    operationId: 'updateAccount',
    method: 'patch',
    path: '/account',
    summary: 'Rename the workspace',
    description: 'The team and people you invite see the name. Requires an API key.',
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
    summary: 'List changes',
    description:
      'Returns who changed what, newest first, for one year: a person, an API key or the operator. Lists field names, never values. Requires an API key.',
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
