import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { findUnsafeSettings } from './unsafe-settings.ts'

const PUBLIC_URL = 'https://foyer.example.com'
const HOST = '0.0.0.0'
const KEY = 'Wm9yZ2xvcyBhbmQgZnJpZW5kcyBhcmUgaGVyZQ'

describe('unsafe settings', () => {
  test.each<Record<string, string>>([
    {},
    { CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback', WEBHOOK_ALLOW_PRIVATE_HOSTS: 'loopback' },
    { HOST },
    { HOST, CREATION: 'key', CRAWL_ALLOW_PRIVATE_HOSTS: '10.0.0.7:80', WEBHOOK_ALLOW_PRIVATE_HOSTS: '10.0.0.7:80' },
    { PUBLIC_URL, TRUST_PROXY: '127.0.0.1/32', SECRET_KEY: KEY },
    { PUBLIC_URL, TRUST_PROXY: '1' },
    { HOST, PUBLIC_URL, TRUST_PROXY: 'uniquelocal, fd00::/8, fc00::/7, 10.0.0.0/255.0.0.0, ::ffff:10.0.0.0/104, ::1' },
    { SECRET_KEY: 'k'.repeat(40) },
    { DATABASE_URL: 'postgres://foyer:foyer@postgres/foyer', SECRET_KEY: KEY },
    { DATABASE_URL: 'postgres://foyer:x@db.example.com/foyer?sslmode=verify-full', SECRET_KEY: KEY },
    { SMTP_URL: 'smtp://a:b@mail.example.com:587', MAIL_FROM: 'a@example.com' },
    { SMTP_URL: 'smtp://10.0.0.5:25?tls=none', MAIL_FROM: 'a@example.com' },
    { CHAT_MODEL: 'compatible:x', CHAT_BASE_URL: 'http://ollama:11434/v1' },
    { CHAT_MODEL: 'compatible:x', CHAT_BASE_URL: 'http://[fd00::7]:11434/v1' },
    { EMBEDDING_MODEL: 'x', EMBEDDING_BASE_URL: 'http://gpu.internal/v1' },
  ])('are not %j', (settings) => {
    expect(findUnsafeSettings(readConfig(settings))).toEqual([])
  })

  test.each<[Record<string, string>, string, string]>([
    [{ HOST, CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback' }, 'CRAWL_ALLOW_PRIVATE_HOSTS=loopback lets', 'Set it to none'],
    [{ HOST, WEBHOOK_ALLOW_PRIVATE_HOSTS: 'loopback' }, 'WEBHOOK_ALLOW_PRIVATE_HOSTS=loopback', 'Set it to none'],
    [{ HOST, CRAWL_ALLOW_PRIVATE_HOSTS: '10.0.0.7:80' }, '=10.0.0.7:80 is open to everyone', 'Set CREATION=key'],
    [{ HOST, TRUST_PROXY: '2' }, 'TRUST_PROXY=2 counts proxies', 'address or network of the proxy'],
    [{ TRUST_PROXY: '0.0.0.0/1, 128.0.0.0/1' }, 'names 0.0.0.0/1, 128.0.0.0/1, from', 'Name only'],
    [{ TRUST_PROXY: '0.0.0.0/128.0.0.0' }, 'names 0.0.0.0/128.0.0.0, from', 'Name only'],
    [{ TRUST_PROXY: '2000::/3, 10.0.0.0/8' }, 'names 2000::/3, from', 'Name only'],
    [{ TRUST_PROXY: '::ffff:0:0/96' }, 'names ::ffff:0:0/96, from', 'Name only'],
    [{ DATABASE_URL: 'postgres://foyer:x@db.example.com/foyer', SECRET_KEY: KEY }, 'DATABASE_URL leads', 'sslmode'],
    [
      { DATABASE_URL: 'postgres://foyer:x@203.0.113.7/foyer?sslmode=no-verify', SECRET_KEY: KEY },
      'DATABASE_URL leads',
      'sslmode',
    ],
    [{ SMTP_URL: 'smtp://m.example.com:25?tls=none', MAIL_FROM: 'a@example.com' }, 'SMTP_URL leads', 'STARTTLS'],
    [{ CHAT_MODEL: 'compatible:x', CHAT_BASE_URL: 'http://gpu.example.com/v1' }, 'CHAT_BASE_URL leads', 'https://'],
    [{ EMBEDDING_MODEL: 'x', EMBEDDING_BASE_URL: 'http://8.8.4.4/v1' }, 'EMBEDDING_BASE_URL leads', 'https://'],
    [{ HOST, PUBLIC_URL }, `PUBLIC_URL=${PUBLIC_URL} needs a proxy`, 'Set TRUST_PROXY'],
    [{ PUBLIC_URL: 'https://localhost:8443' }, 'TRUST_PROXY is not set', 'Set TRUST_PROXY'],
    [{ HOST, PUBLIC_URL: 'http://foyer.example.com' }, 'At http://foyer.example.com, sessions', 'proxy with TLS'],
    [{ HOST, APP_URL: 'http://app.example.com' }, 'At http://app.example.com, sessions', 'proxy with TLS'],
    [
      { HOST, SECRET_KEY: 'k'.repeat(40), OPERATOR_TOKEN: 'ab'.repeat(20) },
      'SECRET_KEY and OPERATOR_TOKEN can',
      'openssl rand',
    ],
  ])('are %j', (settings, danger, fix) => {
    const found = findUnsafeSettings(readConfig(settings))
    expect(found.map(({ sentence }) => sentence)).toEqual([expect.stringContaining(danger)])
    expect(found[0]?.sentence).toContain(fix)
  })
})
