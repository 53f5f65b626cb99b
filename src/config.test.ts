import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ENV_EXAMPLE, SETTINGS_PAGE, renderEnvExample, renderSettingsPage } from '../scripts/settings-text.ts'
import { ConfigError, findMisspelt, readConfig } from './config.ts'

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
}

describe('settings', () => {
  test('an empty environment works, on loopback only', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      crawl: { allowPrivateHosts: 'loopback' },
      webhooks: { allowPrivateHosts: 'loopback' },
    })
  })

  test.each(['0.0.0.0', '::', '192.0.2.7', 'foyer.example'])(
    'a service at %s reaches into no private network',
    (HOST) => {
      expect(readConfig({ HOST })).toMatchObject({
        crawl: { allowPrivateHosts: 'none' },
        webhooks: { allowPrivateHosts: 'none' },
      })
    },
  )

  test('blank counts as not set, and white space around a value is none of it', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' }).port).toBe(3000)
    const carried = readConfig({
      HOST: '127.0.0.1\r',
      PUBLIC_URL: ' https://foyer.example/\r',
      CRAWL_ALLOW_PRIVATE_HOSTS: 'none\r',
    })
    expect(carried).toMatchObject({
      host: '127.0.0.1',
      publicUrl: 'https://foyer.example',
      crawl: { allowPrivateHosts: 'none' },
    })
  })

  test('all mistakes are named at once', () => {
    const problems = problemsOf({
      PORT: 'many',
      PUBLIC_URL: 'ftp://x',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'postgres://localhost/foyer',
    })
    for (const name of ['PORT', 'PUBLIC_URL', 'LOG_LEVEL', 'SECRET_KEY']) expect(problems).toContain(`  ${name}: `)
  })

  test.each<[string, Record<string, string>, object | undefined]>([
    ['the model that writes', {}, { mode: 'audit', provider: 'openai', model: 'gpt', apiKey: 'sk-writer' }],
    ['another of its provider', { CHAT_CHECK_MODEL: 'openai:small' }, { model: 'small', apiKey: 'sk-writer' }],
    [
      'one of another provider, without the key',
      { CHAT_CHECK: 'hold', CHAT_CHECK_MODEL: 'google:gemini' },
      { mode: 'hold', provider: 'google', baseUrl: expect.stringContaining('googleapis.com'), apiKey: '' },
    ],
    [
      'one at another address, without the key',
      { CHAT_CHECK_MODEL: 'compatible:judge', CHAT_CHECK_BASE_URL: 'http://127.0.0.1:1/v1' },
      { model: 'judge', baseUrl: 'http://127.0.0.1:1/v1', apiKey: '' },
    ],
    [
      'one with a key of its own',
      { CHAT_CHECK_MODEL: 'anthropic:claude', CHAT_CHECK_API_KEY: 'sk-judge' },
      { provider: 'anthropic', apiKey: 'sk-judge' },
    ],
    ['none', { CHAT_CHECK: 'off' }, undefined],
  ])('replies are judged by %s', (_which, settings, check) => {
    const { model } = readConfig({ CHAT_MODEL: 'openai:gpt', CHAT_API_KEY: 'sk-writer', ...settings })
    if (check) expect(model?.check).toMatchObject(check)
    else expect(model?.check).toBeUndefined()
  })

  test('a compatible model that judges needs an address', () => {
    const judge = { CHAT_CHECK_MODEL: 'compatible:judge' }
    expect(problemsOf({ CHAT_MODEL: 'openai:gpt', ...judge })).toContain('CHAT_CHECK_BASE_URL: is required')
    const writer = { CHAT_MODEL: 'compatible:writer', CHAT_BASE_URL: 'http://127.0.0.1:1/v1' }
    expect(readConfig({ ...writer, ...judge }).model?.check).toMatchObject({ baseUrl: 'http://127.0.0.1:1/v1' })
  })

  test('an address that paths are put behind has no query and no fragment', () => {
    for (const name of ['PUBLIC_URL', 'APP_URL', 'CHAT_BASE_URL', 'CHAT_LINK_BASE'])
      for (const wrong of ['https://foyer.example/?a=1', 'https://foyer.example/#top'])
        expect([wrong, problemsOf({ [name]: wrong })]).toEqual([
          wrong,
          expect.stringContaining(`${name}: must be a URL without`),
        ])
  })

  test('an address is written in one way, whatever the way it was given in', () => {
    const given = { PUBLIC_URL: 'HTTPS://FOYER.Example:443/', APP_URL: 'https://bücher.example/app/' }
    expect(readConfig(given)).toMatchObject({
      publicUrl: 'https://foyer.example',
      appUrl: 'https://xn--bcher-kva.example/app',
    })
  })

  test('an SMTP address that holds its password unescaped is refused, and says how to write it', () => {
    for (const wrong of [
      'smtp://',
      'smtp://anna:50%off@mail.example:587',
      'smtp://anna:1#2@mail.example',
      'smtps://anna:1/2@mail.example',
    ])
      expect([wrong, problemsOf({ SMTP_URL: wrong, MAIL_FROM: 'a@b.example' })]).toEqual([
        wrong,
        expect.stringMatching(/SMTP_URL: must .*%23/),
      ])
    for (const right of [
      'smtp://mail.example',
      'smtps://anna%40mail.example:50%25%23@mail.example:465/',
      'smtp://[::1]:25?tls=none',
    ])
      expect([right, problemsOf({ SMTP_URL: right, MAIL_FROM: 'a@b.example' })]).toEqual([right, ''])
  })

  test('one of several words says which they are', () => {
    expect(problemsOf({ ROLE: 'both', CREATION: 'closed' })).toMatch(
      /ROLE: must be one of all, web, worker\n *CREATION: must be one of open, key, off/,
    )
  })

  test('a number says its bounds, and proxies are counted or named by address', () => {
    expect(problemsOf({ CRAWL_SECONDS: '0', WHATSAPP_WAIT_SECONDS: '11' })).toMatch(
      /CRAWL_SECONDS: must be a number from 0\.1 to 20\n *WHATSAPP_WAIT_SECONDS: must be a number from 0 to 10/,
    )
    expect(problemsOf({ PORT: '99999', AGENTS_PER_DAY: '0', TRIAL_DAYS: '1000000000' })).toMatch(
      /PORT: must be a whole number from 0 to 65535[^]*AGENTS_PER_DAY: must be .* from 1 to[^]*TRIAL_DAYS: must be .* from 1 to 36500/,
    )
    for (const wrong of [
      '-1',
      'nonsense',
      '10.0.0.0/33',
      '10.0.0.1, proxy',
      '1.5',
      '0.0.0.0/0',
      '::/0',
      '0.0.0.0/0.0.0.0',
      '10.0.0.0/255.0.255.0',
    ])
      expect([wrong, problemsOf({ TRUST_PROXY: wrong })]).toEqual([
        wrong,
        expect.stringContaining('TRUST_PROXY: must be'),
      ])
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    const networks = ['10.0.0.0/8', 'fd00::/8', 'loopback', '192.0.2.7', '10.0.0.0/255.0.0.0']
    expect(readConfig({ TRUST_PROXY: networks.join(', ') }).trustProxy).toEqual(networks)
  })

  test('hosts that are opened are named with their ports, and pauses between tries end', () => {
    for (const name of ['CRAWL_ALLOW_PRIVATE_HOSTS', 'WEBHOOK_ALLOW_PRIVATE_HOSTS'])
      for (const wrong of ['intranet.example', 'http://intranet:80', 'loopback, 10.0.0.7:80', 'intranet:99999', 'all'])
        expect([wrong, problemsOf({ [name]: wrong })]).toEqual([
          wrong,
          expect.stringContaining(`${name}: must be none, loopback, or`),
        ])
    expect(readConfig({ CRAWL_ALLOW_PRIVATE_HOSTS: 'Intranet:8080, [::1]:80' }).crawl.allowPrivateHosts).toEqual([
      'Intranet:8080',
      '[::1]:80',
    ])
    expect(readConfig({ CRAWL_ALLOW_PRIVATE_HOSTS: 'none' }).crawl.allowPrivateHosts).toBe('none')
    expect(problemsOf({ WEBHOOK_RETRY_SECONDS: '5,99999999999999999999' })).toContain('WEBHOOK_RETRY_SECONDS: must be')
  })

  test('a WhatsApp number is taken in every notation that says its country', () => {
    const rest = {
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_ACCESS_TOKEN: 'a\n',
      WHATSAPP_APP_SECRET: ' b',
      WHATSAPP_VERIFY_TOKEN: 'c',
    }
    const phoneOf = (phone: string) => readConfig({ ...rest, WHATSAPP_PHONE: phone }).whatsapp?.phone
    for (const phone of [
      '+49 30 1234567',
      '0049 30 1234567',
      '+49 (0)30 / 123 45 67',
      '49-30-1234567',
      '+49\u00a030\u2011123\u202f4567',
    ])
      expect([phone, phoneOf(phone)]).toEqual([phone, '49301234567'])
    expect(readConfig({ ...rest, WHATSAPP_PHONE: '+49301234567' }).whatsapp).toMatchObject({
      token: 'a',
      appSecret: 'b',
      verifyToken: 'c',
    })
    for (const phone of ['030 1234567', '(030) 1234567', '+49', 'none'])
      expect(problemsOf({ ...rest, WHATSAPP_PHONE: phone })).toContain(
        'WHATSAPP_PHONE: must be a phone number with its country code',
      )
  })

  test('names that look like settings and are none are found, others are left alone', () => {
    const misspelt = ['TRUSTPROXY', 'public_url', 'SMTP_HOST', 'CRAWL_MAXPAGES']
    const others = ['PATH', 'MAIL', 'HOSTNAME', 'NODE_ENV', 'PUBLIC_URL', 'SMTP_URL']
    expect(findMisspelt(Object.fromEntries([...misspelt, ...others].map((name) => [name, 'x'])))).toEqual(misspelt)
  })

  test('PostgreSQL asks for a secret key that all nodes share', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://localhost/foyer' })).toContain(
      'SECRET_KEY: is required with DATABASE_URL',
    )
    expect(problemsOf({ DATABASE_URL: 'postgres://localhost/foyer', SECRET_KEY: 'short' })).toContain(
      'at least 32 characters',
    )
    expect(
      readConfig({ DATABASE_URL: 'postgres://localhost/foyer', SECRET_KEY: 'k'.repeat(32) }).secretKey,
    ).toHaveLength(32)
  })

  test('the documentation and the example say what the schema says (npm run settings writes them)', () => {
    expect(readFileSync(SETTINGS_PAGE, 'utf8')).toBe(renderSettingsPage())
    expect(readFileSync(ENV_EXAMPLE, 'utf8')).toBe(renderEnvExample())
  })
})
