import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { CALLBACK, openOauth } from '../support/oauth-client.ts'
import { startService } from '../support/service.ts'
import { signInAs } from '../support/sign-in.ts'

/** The protocol's own client libraries, of 2025 and of 2026, connect by OAuth and call a tool. */

const LIBRARIES = join(import.meta.dirname, '../fixtures/mcp/node_modules/@modelcontextprotocol')
const service = await disposeAfterAll(startService())
const oauth = openOauth(service)
const person = await signInAs(service)

// @NOTE any: the libraries are installed in the folder of the fixture, which the type checker does not read.
const load = async (path: string): Promise<any> => import(pathToFileURL(join(LIBRARIES, path)).href)

/** What the library keeps for a client, and the page that it opens. */
function createProvider() {
  const kept: Record<string, unknown> = {}
  let opened: URL | undefined
  return {
    opened: () => opened,
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'Library', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' },
    state: () => 'state-of-library',
    clientInformation: () => kept['client'],
    saveClientInformation: (client: unknown) => void (kept['client'] = client),
    tokens: () => kept['tokens'],
    saveTokens: (tokens: unknown) => void (kept['tokens'] = tokens),
    codeVerifier: () => kept['verifier'],
    saveCodeVerifier: (verifier: string) => void (kept['verifier'] = verifier),
    discoveryState: () => kept['discovery'],
    saveDiscoveryState: (state: unknown) => void (kept['discovery'] = state),
    redirectToAuthorization: (url: URL) => void (opened = url),
  }
}

async function openTransport(version: '2025' | '2026') {
  const { StreamableHTTPClientTransport, Client } =
    version === '2026'
      ? await load('client/dist/index.mjs')
      : {
          ...(await load('sdk/dist/esm/client/index.js')),
          ...(await load('sdk/dist/esm/client/streamableHttp.js')),
        }
  const options = version === '2026' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {}
  const provider = createProvider()
  const connect = async () => {
    const transport = new StreamableHTTPClientTransport(new URL(`${service.origin}/mcp`), { authProvider: provider })
    const client = new Client({ name: 'library', version: '1.0.0' }, options)
    await client.connect(transport)
    return { client, transport }
  }
  return { connect, provider }
}

describe('the client library', () => {
  test.each(['2025', '2026'] as const)('of %s connects by OAuth and calls a tool', async (version) => {
    const { connect, provider } = await openTransport(version)
    const { client: stranger, transport } = await connect()
    await expect(stranger.callTool({ name: 'list_agents', arguments: {} })).rejects.toThrow('Unauthorized')
    const asked = Object.fromEntries(provider.opened()?.searchParams ?? [])
    expect(asked).toMatchObject({ resource: `${service.origin}/mcp`, code_challenge_method: 'S256' })
    const back = await oauth.decide({ params: asked, verifier: '' }, person)
    await (version === '2026'
      ? transport.finishAuth(back.searchParams)
      : transport.finishAuth(back.searchParams.get('code')))
    const { client } = await connect()
    const made = await client.callTool({ name: 'create_agent', arguments: { company_name: `Library ${version}` } })
    expect(made.structuredContent).toMatchObject({ success: true, is_new_user: false })
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(15)
    await client.close()
  })
})
