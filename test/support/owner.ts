import type { CreateAgentResponse } from '../../src/contract/api/agents-contract.ts'
import type { Appearance } from '../../src/contract/chat/appearance-contract.ts'
import { type AppBrowser, openBrowser } from './app-browser.ts'
import type { Reply, Service } from './service.ts'

export interface Owner {
  agent: CreateAgentResponse
  call: AppBrowser
  /** Calls an operation of the public API with the owner's session. */
  ask(method: string, path: string, body?: unknown): Promise<Reply>
  /** Changes the agent's appearance. */
  style(appearance: Appearance, greeting?: string): Promise<Reply>
}

/** Creates an agent and signs in its owner. */
export async function claimNewAgent(service: Service, fields: Record<string, unknown> = {}): Promise<Owner> {
  const agent = await service.createAgent(fields)
  const call = openBrowser(service)
  const { status } = await call('POST', '/claim', { invite: new URL(agent.claim_url ?? '').searchParams.get('invite') })
  if (status !== 200) throw new Error(`claiming answered ${status}`)
  const style: Owner['style'] = (appearance, greeting) =>
    call('PATCH', `/agents/${agent.agent_id}`, { appearance, greeting })
  return { agent, call, ask: (method, path, body) => call(method, `/api/v1/owner${path}`, body), style }
}
