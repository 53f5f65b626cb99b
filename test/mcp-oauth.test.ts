import { describe, expect, test } from 'vitest'
import { ageSignIns } from './support/age-sessions.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { openMcp } from './support/mcp-client.ts'
import { CALLBACK, newAttempt, openOauth } from './support/oauth-client.ts'
import { send, startService } from './support/service.ts'
import { signInAs } from './support/sign-in.ts'
import { startSite } from './support/site-server.ts'

/** OAuth 2.1 for MCP, with a stand-in for the client and the person's browser. */

const service = await disposeAfterAll(startService({ SIGN_INS_PER_EMAIL_PER_HOUR: '100' }))
const oauth = openOauth(service)
const person = await signInAs(service)
const { body: me } = await person('GET', '/me')

const registered = async (): Promise<string> => (await oauth.register()).body.client_id

/** Connects a client. */
async function connect(others: Record<string, string> = {}) {
  const clientId = await registered()
  const attempt = newAttempt(clientId, others)
  const code = (await oauth.decide(attempt, person)).searchParams.get('code') ?? ''
  const { body: tokens } = await oauth.exchange(attempt, code)
  const as = (token: string) => openMcp(service, { headers: { authorization: `Bearer ${token}` } })
  return { clientId, attempt, code, tokens, as, ...as(tokens.access_token) }
}

test('pages of all origins can read the metadata, register and get tokens', async () => {
  const paths = {
    '/.well-known/oauth-protected-resource/mcp': 'GET',
    '/.well-known/oauth-authorization-server': 'GET',
    '/oauth/register': 'POST',
    '/oauth/token': 'POST',
    '/oauth/revoke': 'POST',
  }
  for (const [path, method] of Object.entries(paths)) {
    const { status, headers } = await service.call('OPTIONS', path, undefined, {
      origin: 'https://assistant.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,mcp-protocol-version',
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(headers.get('access-control-allow-headers')).toBe('content-type,mcp-protocol-version')
  }
})

describe('a client', () => {
  test('finds everything from the 401 on, and works for the person after their consent', async () => {
    const { status, headers } = await openMcp(service).ask('tools/call', { name: 'list_agents', arguments: {} })
    expect(status).toBe(401)
    const [, metadataUrl = ''] = /resource_metadata="([^"]+)"/.exec(headers.get('www-authenticate') ?? '') ?? []
    const { body: resource } = await send(metadataUrl, 'GET')
    expect(resource).toMatchObject({ resource: `${service.origin}/mcp`, authorization_servers: [service.origin] })
    const { body: server } = await service.call('GET', '/.well-known/oauth-authorization-server')
    expect(server).toMatchObject({
      issuer: service.origin,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })

    const attempt = newAttempt(await registered(), { resource: resource.resource, scope: 'read agents' })
    const page = await oauth.open(attempt, person)
    expect(page.text).toContain('Connect Test?')
    expect(page.text).toContain('nobody vouches for its name')
    expect(page.text).toContain('this computer (127.0.0.1)')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:7777")
    const back = await oauth.decide(attempt, person)
    expect(back.href.startsWith(CALLBACK)).toBe(true)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: 'state-1', iss: service.origin })
    const { body: tokens } = await oauth.exchange(attempt, back.searchParams.get('code') ?? '')
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read agents' })
    const mcp = openMcp(service, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect((await mcp.callTool('list_agents')).data.data).toEqual([])
    const { data: made } = await mcp.callTool('create_agent', { company_name: 'Lindenhof' })
    expect(made.is_new_user).toBe(false)
    const refused = await mcp.callTool('add_knowledge', { agent_id: made.agent_id, title: 'A', content: 'B' })
    expect(JSON.parse(refused.text)).toMatchObject({ status: 403, error: expect.stringContaining('lacks a scope') })
  })

  test('may use any port of this computer, and the host of its document', async () => {
    await using site = await startSite((origin) => ({
      '/client.json': {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: `${origin}/client.json`,
          client_name: 'Harbour Assistant',
          redirect_uris: ['http://127.0.0.1/callback', 'https://harbour.example/done'],
        }),
      },
    }))
    const attempt = newAttempt(`${site.origin}/client.json`, { redirect_uri: 'http://127.0.0.1:51234/callback' })
    const page = await oauth.open(attempt, person)
    expect(page.text).toContain('Connect Harbour Assistant?')
    expect(page.text).toContain(new URL(site.origin).host)
    const back = await oauth.decide(attempt, person)
    expect(back.port).toBe('51234')
    expect((await oauth.exchange(attempt, back.searchParams.get('code') ?? '')).status).toBe(200)
  })

  test('replaces its tokens, and loses them all when an old one is used again', async () => {
    const { clientId, tokens, as, ask } = await connect()
    const { body: next } = await oauth.refresh(clientId, tokens.refresh_token)
    expect((await ask('tools/list')).status).toBe(401)
    expect((await as(next.access_token).ask('tools/list')).status).toBe(200)
    expect((await oauth.refresh(clientId, tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect((await as(next.access_token).ask('tools/list')).status).toBe(401)
    expect((await oauth.refresh(clientId, next.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('loses its tokens when its code is used again, or when it revokes one', async () => {
    const { attempt, code, ask } = await connect()
    expect((await ask('tools/list')).status).toBe(200)
    expect((await oauth.exchange(attempt, code)).body.error).toBe('invalid_grant')
    expect((await ask('tools/list')).status).toBe(401)
    const other = await connect()
    expect((await oauth.form('/oauth/revoke', { token: other.tokens.refresh_token })).status).toBe(200)
    expect((await other.ask('tools/list')).status).toBe(401)
  })
})

describe('the person', () => {
  test('sees the client among the keys and in the audit log, and ends it there', async () => {
    const { ask } = await connect()
    const { body: keys } = await person('GET', '/api/v1/owner/keys')
    expect(keys.data[0]).toMatchObject({ name: 'Test', client_host: 'this computer (127.0.0.1)' })
    const { body: changes } = await person('GET', '/api/v1/owner/changes')
    expect(changes.data[0]).toMatchObject({ action: 'connectAssistant', by: { name: me.account.email } })
    await person('DELETE', `/api/v1/owner/keys/${keys.data[0].key_id}`)
    expect((await ask('tools/list')).status).toBe(401)
  })

  test('is asked to sign in, recently, and may refuse', async () => {
    const attempt = newAttempt(await registered())
    const { status, headers } = await oauth.open(attempt)
    expect(status).toBe(303)
    const next = new URL(headers.get('location') ?? '', service.origin).searchParams.get('next') ?? ''
    expect(next.startsWith('/oauth/authorize?client_id=mcpc_')).toBe(true)
    const refused = await oauth.decide(attempt, person, 'refuse')
    expect(Object.fromEntries(refused.searchParams)).toMatchObject({ error: 'access_denied', iss: service.origin })

    const late = await signInAs(service)
    await ageSignIns(service, (await late('GET', '/me')).body.account.id, '1 hour')
    expect((await oauth.open(attempt, late)).text).toContain('Sign in again')
    await expect(oauth.decide(attempt, late)).rejects.toThrow('403')
  })

  test('cannot be made to connect by another website', async () => {
    const { params } = newAttempt(await registered())
    const fields = { ...params, decision: 'allow' }
    const { status } = await oauth.form('/oauth/authorize', fields, {
      cookie: person.cookie(),
      origin: 'https://evil.example',
    })
    expect(status).toBe(403)
  })
})

describe('refused', () => {
  test('is a redirect URI that the client does not have: the person reads about it, and nobody is redirected', async () => {
    const clientId = await registered()
    for (const redirect_uri of [
      'https://evil.example/callback',
      'http://127.0.0.1:7777/other',
      'http://127.0.0.1.evil.example/callback',
      'http://localhost:7777/callback',
      `${CALLBACK}?a=b`,
    ]) {
      const { status, headers, text } = await oauth.open(newAttempt(clientId, { redirect_uri }), person)
      expect([status, headers.get('location')]).toEqual([400, null])
      expect(text).toContain('redirect_uri is not one of Test')
    }
  })

  test.each<[string, Record<string, string | undefined>, string]>([
    ['no PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['another audience', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['unknown scopes', { scope: 'everything admin' }, 'invalid_scope'],
  ])('is a request with %s', async (_what, others, error) => {
    const { headers } = await oauth.open(newAttempt(await registered(), others), person)
    const back = new URL(headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'state-1', iss: service.origin })
  })

  test('is a code of another client, verifier, redirect URI or audience', async () => {
    for (const others of [
      { client_id: await registered() },
      { code_verifier: 'x'.repeat(43) },
      { code_verifier: undefined },
      { redirect_uri: 'http://127.0.0.1:8888/callback' },
      { resource: 'https://other.example/mcp' },
    ]) {
      const attempt = newAttempt(await registered())
      const code = (await oauth.decide(attempt, person)).searchParams.get('code') ?? ''
      expect((await oauth.exchange(attempt, code, others)).body.error).toBe('invalid_grant')
    }
  })

  test('is a token anywhere but at its audience', async () => {
    const { tokens } = await connect()
    const bearer = { authorization: `Bearer ${tokens.access_token}` }
    expect(await service.api('GET', '/agents', undefined, bearer)).toMatchObject({
      status: 401,
      body: { error: 'Invalid API key' },
    })
  })

  test('is a refresh token of another client', async () => {
    const { tokens } = await connect()
    expect((await oauth.refresh(await registered(), tokens.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('is a document about another client, one that is none, and a redirect to one', async () => {
    await using site = await startSite({
      '/foreign.json': JSON.stringify({ client_id: 'https://assistant.example/c.json', redirect_uris: [CALLBACK] }),
      '/page': '<h1>Hello</h1>',
      '/moved.json': { status: 302, headers: { location: '/foreign.json' } },
    })
    const said = async (clientId: string) => (await oauth.open(newAttempt(clientId), person)).text
    expect(await said(`${site.origin}/foreign.json`)).toContain('is about another client')
    expect(await said(`${site.origin}/page`)).toContain('is not JSON')
    expect(await said(`${site.origin}/moved.json`)).toContain('answered with status 302')
    expect(await said('http://assistant.example/c.json')).toContain('must be an https URL with a path')
    expect(await said('mcpc_unknown')).toContain('client_id is unknown or has expired')
  })

  test('is a private address in a client ID', async () => {
    await using closed = await startService({ CRAWL_ALLOW_PRIVATE_HOSTS: 'none' })
    const page = await openOauth(closed).open(newAttempt('https://127.0.0.1/client.json'))
    expect(page.status).toBe(400)
    expect(page.text).toContain('cannot be read')
    const local = await openOauth(closed).open(newAttempt('http://127.0.0.1:8080/client.json'))
    expect(local.text).toContain('must be an https URL with a path')
  })

  test('is the registration of a redirect URI that others could read', async () => {
    for (const uri of ['http://example.com/cb', 'javascript:alert(1)', 'data:text/html,x', 'https://a.example/#x', 7])
      expect(await oauth.register({ redirect_uris: [uri] })).toMatchObject({
        status: 400,
        body: { error: 'invalid_client_metadata' },
      })
    expect((await oauth.register({ redirect_uris: ['cursor://callback'] })).status).toBe(201)
  })
})

test('tokens, codes and their family are stored as hashes', async () => {
  const { code, tokens } = await connect()
  const stored = JSON.stringify([
    await service.app.db.selectFrom('api_keys').selectAll().execute(),
    await service.app.db.selectFrom('oauth_codes').selectAll().execute(),
    await service.app.db.selectFrom('oauth_refresh_tokens').selectAll().execute(),
  ])
  for (const secret of [code, tokens.access_token, tokens.refresh_token]) expect(stored).not.toContain(secret)
})

test('somebody who leaves a team takes their clients along', async () => {
  const owner = await signInAs(service)
  const { body: mine } = await owner('GET', '/me')
  const member = await signInAs(service)
  const { body: theirs } = await member('GET', '/me')
  await service.app.db
    .insertInto('members')
    .values({ workspace_id: mine.account.id, account_id: theirs.account.id, role: 'editor' })
    .execute()
  await member('POST', `/workspaces/${mine.account.id}/show`)
  const attempt = newAttempt(await registered())
  const code = (await oauth.decide(attempt, member)).searchParams.get('code') ?? ''
  const { body: tokens } = await oauth.exchange(attempt, code)
  const { ask } = openMcp(service, { headers: { authorization: `Bearer ${tokens.access_token}` } })
  expect((await ask('tools/list')).status).toBe(200)
  expect((await owner('GET', '/api/v1/owner/keys')).body.data).toHaveLength(1)
  await owner('DELETE', `/api/v1/owner/team/members/${theirs.account.id}`)
  expect((await ask('tools/list')).status).toBe(401)
})
