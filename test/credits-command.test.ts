import { describe, expect, test } from 'vitest'
import { makeDataFolder } from './support/data-folder.ts'
import { runProgram, startFoyer } from './support/process.ts'

describe('foyer credits', () => {
  const foyer = (args: string[], environment: Record<string, string> = {}) =>
    runProgram(['src/cli.ts', 'credits', ...args], environment)

  test.each([
    [[]],
    [['show']],
    [['grant', 'a@example.com']],
    [['grant', 'a@example.com', 'many']],
    [['limit', 'a@example.com']],
  ])('%j exits with 2 and says why', async (args) => {
    expect(await foyer(args)).toMatchObject({ exitCode: 2, output: expect.stringContaining('foyer credits') })
  })

  test('grants credits with and without the running embedded service', async () => {
    const [folder, empty] = [await makeDataFolder(), await makeDataFolder('emptyFolder')]
    expect(await foyer(['show', 'nobody@example.com'], { DATA_DIR: empty })).toEqual({
      exitCode: 1,
      output: 'Foyer has not used this database yet.\n',
    })
    const running = await startFoyer({ DATA_DIR: folder })
    const post = (path: string, body: unknown) =>
      fetch(`${running.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: running.origin },
        body: JSON.stringify(body),
      })
    const created = (await (
      await post('/api/v1/public/agents', { email: 'a@example.com', company_name: 'Lindenhof' })
    ).json()) as {
      agent_id: string
      claim_url: string
    }
    await post('/api/v1/app/claim', { invite: new URL(created.claim_url).searchParams.get('invite') })
    expect(await foyer(['grant', created.agent_id, '50'], { DATA_DIR: folder })).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('granted: 50 credits, 0 used, 50 left'),
    })
    expect(await foyer(['grant', created.agent_id, '-20'], { DATA_DIR: folder })).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('granted: 30 credits, 0 used, 30 left'),
    })
    await running.end('SIGTERM')
    expect(await foyer(['limit', created.agent_id, '--agents-per-day', '3'], { DATA_DIR: folder })).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/granted: 30 credits[^]*agents a day: 3 \(exception\)/),
    })
    expect(await foyer(['show', 'nobody@example.com'], { DATA_DIR: folder })).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('Account not found'),
    })
  })
})
