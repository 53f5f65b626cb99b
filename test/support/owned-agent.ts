import { LINDENHOF } from './lindenhof.ts'
import { type Service, uniqueEmail } from './service.ts'
import { signInAs } from './sign-in.ts'

/** An agent with its own account, and the account's key. */
export interface Owned {
  agentId: string
  widgetKey: string
  accountId: string
  bearer: Record<string, string>
}

/** Creates an account with a verified email and a key. */
export async function verifiedAccount(
  service: Service,
  email = uniqueEmail(),
): Promise<Pick<Owned, 'accountId' | 'bearer'> & { email: string }> {
  const browse = await signInAs(service, email)
  const { account } = (await browse('GET', '/me')).body
  const { secret } = (await browse('POST', '/api/v1/owner/keys', { name: 'test' })).body
  return { accountId: account.id, bearer: { authorization: `Bearer ${secret}` }, email }
}

/** Creates an agent for the account, or for a new one. */
export async function ownedAgent(
  service: Service,
  fields: Record<string, unknown> = {},
  account?: Pick<Owned, 'accountId' | 'bearer'>,
): Promise<Owned> {
  const { accountId, bearer } = account ?? (await service.createAccount())
  const agent = await service.createAgent({ codebase_context: LINDENHOF, ...fields }, bearer)
  return { agentId: agent.agent_id, widgetKey: agent.webchat_widget_key ?? '', accountId, bearer }
}
