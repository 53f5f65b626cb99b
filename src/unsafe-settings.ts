import { isLoopbackHost, isLoopbackUrl } from './base/loopback.ts'
import { isOwnNetworkHost } from './base/own-network.ts'
import { isPublicNetwork } from './base/trusted-proxies.ts'
import type { Config } from './config.ts'

const FEWEST_CHARACTERS = 8

/** Settings that together let strangers do what they should not. */
export interface UnsafeSettings {
  /** `bad` is a hole; `odd` may be meant. */
  verdict: 'bad' | 'odd'
  /** What can happen, and the fix. */
  sentence: string
}

interface Rule extends Pick<UnsafeSettings, 'verdict'> {
  /** Returns the unsafe value, for the sentence; undefined when the settings are safe. */
  find: (config: Config) => string | undefined
  sentence: (found: string) => string
  fix: string
}

/** One rule per row; `foyer doctor` and the log at start read them all. */
const RULES: Rule[] = [
  {
    verdict: 'bad',
    find: ({ isLocal, crawl }) => (isLocal ? undefined : onlyLoopback(crawl.allowPrivateHosts)),
    sentence: (found) =>
      `CRAWL_ALLOW_PRIVATE_HOSTS=${found} lets visitors from the internet read services on this machine through the chat`,
    fix: 'Set it to none, or to the host:port of the one website to read.',
  },
  {
    verdict: 'bad',
    find: ({ isLocal, webhooks }) => (isLocal ? undefined : onlyLoopback(webhooks.allowPrivateHosts)),
    sentence: (found) => `WEBHOOK_ALLOW_PRIVATE_HOSTS=${found} lets accounts send requests to services on this machine`,
    fix: 'Set it to none, or to the host:port of your own receiver.',
  },
  {
    verdict: 'odd',
    find: ({ isLocal, crawl, creation }) =>
      isLocal || creation.open !== 'open' ? undefined : onlyHosts(crawl.allowPrivateHosts),
    sentence: (found) => `CRAWL_ALLOW_PRIVATE_HOSTS=${found} is open to everyone, because CREATION=open`,
    fix: 'Set CREATION=key, or CRAWL_ALLOW_PRIVATE_HOSTS=none.',
  },
  {
    verdict: 'bad',
    find: ({ host, trustProxy }) =>
      typeof trustProxy === 'number' && trustProxy > 0 && !isLoopbackHost(host) ? String(trustProxy) : undefined,
    sentence: (found) =>
      `TRUST_PROXY=${found} counts proxies, and HOST lets clients connect past them with a forged X-Forwarded-For: limits per address do not work`,
    fix: 'Set TRUST_PROXY to the address or network of the proxy, such as 10.0.0.5 or 172.16.0.0/12.',
  },
  {
    verdict: 'bad',
    find: ({ trustProxy }) =>
      Array.isArray(trustProxy) ? trustProxy.filter(isPublicNetwork).join(', ') || undefined : undefined,
    sentence: (found) => `TRUST_PROXY names ${found}, from which strangers can connect with a forged X-Forwarded-For`,
    fix: 'Name only the addresses and networks of your own proxies.',
  },
  {
    verdict: 'odd',
    find: ({ host, publicUrl, trustProxy }) =>
      publicUrl !== undefined && trustProxy === undefined && needsProxy(host, publicUrl) ? publicUrl : undefined,
    sentence: (found) =>
      `PUBLIC_URL=${found} needs a proxy, but TRUST_PROXY is not set: client addresses count as unknown, and limits count all clients as one`,
    fix: 'Set TRUST_PROXY to the address or network of the proxy, such as 127.0.0.1.',
  },
  {
    verdict: 'odd',
    find: ({ publicUrl, appUrl }) => [publicUrl, appUrl].find((url) => url?.startsWith('http:') && !isLoopbackUrl(url)),
    sentence: (found) => `At ${found}, sessions, API keys and claim links travel without TLS`,
    fix: 'Put a proxy with TLS in front, and set PUBLIC_URL to its https address.',
  },
  {
    verdict: 'odd',
    find: (config) => listPlainConnections(config).join(' and ') || undefined,
    sentence: (found) =>
      `${found} leads to another network without TLS: others there can read passwords, keys and messages`,
    fix: 'Use https:// for models, ?sslmode=verify-full for PostgreSQL, and smtps:// or STARTTLS for mail.',
  },
  {
    verdict: 'bad',
    find: ({ isLocal, secretKey, previousKeys, operatorToken, metricsToken }) =>
      isLocal
        ? undefined
        : Object.entries({
            SECRET_KEY: secretKey,
            SECRET_KEY_PREVIOUS: previousKeys.find(isGuessable),
            OPERATOR_TOKEN: operatorToken,
            METRICS_TOKEN: metricsToken,
          })
            .flatMap(([name, secret]) => (isGuessable(secret) ? [name] : []))
            .join(' and ') || undefined,
    sentence: (found) => `${found} can be guessed: it has fewer than ${FEWEST_CHARACTERS} different characters`,
    fix: 'Create another one with `openssl rand -base64 32`.',
  },
]

/** Returns each unsafe combination of settings, with its fix. No network. */
export function findUnsafeSettings(config: Config): UnsafeSettings[] {
  return RULES.flatMap(({ verdict, find, sentence, fix }) => {
    const found = find(config)
    return found === undefined ? [] : [{ verdict, sentence: `${sentence(found)}. ${fix}` }]
  })
}

type PrivateHosts = Config['crawl']['allowPrivateHosts']

const onlyLoopback = (hosts: PrivateHosts): string | undefined => (hosts === 'loopback' ? hosts : undefined)

const onlyHosts = (hosts: PrivateHosts): string | undefined => (Array.isArray(hosts) ? hosts.join(',') : undefined)

/** Foyer has no TLS of its own, and on loopback only a proxy can reach it from outside. */
const needsProxy = (host: string, publicUrl: string): boolean =>
  publicUrl.startsWith('https:') || (isLoopbackHost(host) && !isLoopbackUrl(publicUrl))

/** Returns the settings whose connections leave the private network without a checked certificate. */
function listPlainConnections({ databaseUrl, mail, model, embedding }: Config): string[] {
  const isPlainHttp = (url: string | undefined): boolean => url?.startsWith('http:') ?? false
  const connections: [string, string | undefined, (url: string) => boolean][] = [
    ['DATABASE_URL', databaseUrl, (url) => !CHECKED_SSL.test(new URL(url).searchParams.get('sslmode') ?? '')],
    ['SMTP_URL', mail.smtpUrl, (url) => new URL(url).searchParams.get('tls') === 'none'],
    ['CHAT_BASE_URL', model?.baseUrl, isPlainHttp],
    ['CHAT_CHECK_BASE_URL', model?.check?.baseUrl, (url) => isPlainHttp(url) && url !== model?.baseUrl],
    ['EMBEDDING_BASE_URL', embedding?.baseUrl, isPlainHttp],
  ]
  return connections.flatMap(([name, url, isPlain]) =>
    url && isPlain(url) && !isOwnNetworkHost(new URL(url).hostname) ? [name] : [],
  )
}

/** Modes in which the driver checks the server's certificate. */
const CHECKED_SSL = /^(?:require|verify-ca|verify-full)$/

const isGuessable = (secret: string | undefined): boolean =>
  secret !== undefined && new Set(secret).size < FEWEST_CHARACTERS
