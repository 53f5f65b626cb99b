import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from './support/data-folder.ts'
import { startFoyer } from './support/process.ts'
import { uniqueEmail } from './support/service.ts'

test('no secret link and no key is in any log', async () => {
  const dataDir = await makeDataFolder()
  const service = await startFoyer({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' })
  try {
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${service.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: service.origin, ...headers },
        body: JSON.stringify(body),
      })
    const created = await post('/api/v1/public/agents', { email: uniqueEmail(), company_name: 'Lindenhof' })
    const { claim_url } = (await created.json()) as { claim_url: string }
    const mails = join(dataDir, 'mail')
    await expect.poll(() => readdir(mails).catch(() => [])).toHaveLength(1)
    const raw = await readFile(join(mails, (await readdir(mails))[0] ?? ''), 'utf8')
    const text = raw.replaceAll('=\n', '').replaceAll('=3D', '=')
    const stopLink = /https?:\S+\/mail\/stop\?token=[\w.-]+/.exec(text)?.[0] ?? ''
    const mailed = /invite=([\w-]{43})/.exec(text)?.[1] ?? ''

    for (const link of [claim_url, `${service.origin}/login?invite=${mailed}`, stopLink]) await fetch(link)
    await fetch(stopLink, { method: 'POST' })
    const claimed = await post('/api/v1/app/claim', { invite: mailed })
    const [cookie = ''] = claimed.headers.getSetCookie()
    const made = await post('/api/v1/owner/keys', { name: 'one' }, { cookie: cookie.split(';')[0] ?? '' })
    const { secret } = (await made.json()) as { secret: string }
    await post('/api/v1/public/agents', { company_name: 'Second' }, { authorization: `Bearer ${secret}` })
    await post('/api/v1/app/claim', { invite: `${mailed}x` })
    await service.end('SIGTERM')

    const secrets = {
      answer: new URL(claim_url).searchParams.get('invite') ?? '',
      mailed,
      stop: new URL(stopLink).searchParams.get('token') ?? '',
      session: /foyer_session=([\w-]+)/.exec(cookie)?.[1] ?? '',
      key: secret,
    }
    const names = Object.entries(secrets)
    expect(names.filter(([, value]) => !/^[\w.-]{40,}$/.test(value))).toEqual([])
    expect(names.filter(([, value]) => service.output().includes(value)).map(([name]) => name)).toEqual([])
    expect(service.output()).toContain('a mail was sent')
  } finally {
    await service.end('SIGKILL')
  }
})
