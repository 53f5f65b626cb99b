import { resolve } from 'node:path'
import { isLoopbackHost, isLoopbackUrl } from './base/loopback.ts'
import { splitList } from './base/split-list.ts'
import { readTrustedProxies } from './base/trusted-proxies.ts'
import { DEFAULT_REFRESH_HOURS, type Env, LOST_KEY, envSchema } from './settings.ts'

/** The settings as the program uses them. */
export type Config = ReturnType<typeof toConfig>

/** Lists all invalid settings, each with its variable. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(['Invalid settings:', ...problems.map((problem) => `  ${problem}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

/** Reads the settings, from this process by default. Throws a `ConfigError` with all problems. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // Values from a file with Windows line ends include them.
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()] as const)
  const given: Record<string, string | undefined> = Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(given)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...(given['DATABASE_URL'] && !given['SECRET_KEY'] ? [SECRET_KEY_MISSING] : []),
    ...(given['CHAT_MODEL']?.startsWith('compatible:') && !given['CHAT_BASE_URL'] ? [BASE_URL_MISSING] : []),
    ...(isCheckBaseUrlMissing(given) ? [CHECK_BASE_URL_MISSING] : []),
    ...missingForWhatsapp(given),
    ...(given['SMTP_URL'] && !given['MAIL_FROM'] ? [MAIL_FROM_MISSING] : []),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return toConfig(parsed.data)
}

/**
 * Returns names in the environment that look like settings but are not: they start like one, or differ only in case and
 * underscores.
 */
export function findMisspelt(environment: Record<string, string | undefined> = process.env): string[] {
  const known = Object.keys(envSchema.shape)
  const plain = (name: string): string => name.replaceAll('_', '').toUpperCase()
  const looksKnown = (name: string): boolean =>
    known.some(
      (setting) =>
        plain(name) === plain(setting) || (setting.includes('_') && name.startsWith(setting.replace(/[^_]*$/, ''))),
    )
  return Object.keys(environment).filter((name) => !known.includes(name) && looksKnown(name))
}

const SECRET_KEY_MISSING =
  'SECRET_KEY: is required with DATABASE_URL and must be the same on every node. Create one with `openssl rand -base64 32` and keep it. If you move from the embedded database, use the content of DATA_DIR/secret.key.'

const MAIL_FROM_MISSING =
  'MAIL_FROM: is required with SMTP_URL. Set it to a sender your mail server accepts, as Name <address>.'

const BASE_URL_MISSING = 'CHAT_BASE_URL: is required with CHAT_MODEL=compatible:…, such as http://localhost:11434/v1.'

const MODEL_ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  compatible: '',
}

function isCheckBaseUrlMissing(given: Record<string, string | undefined>): boolean {
  const needsOne = given['CHAT_CHECK_MODEL']?.startsWith('compatible:') && !given['CHAT_CHECK_BASE_URL']
  return Boolean(needsOne) && !given['CHAT_MODEL']?.startsWith('compatible:')
}

const CHECK_BASE_URL_MISSING =
  'CHAT_CHECK_BASE_URL: is required with CHAT_CHECK_MODEL=compatible:… unless CHAT_MODEL has the same provider.'

function toModel(env: Env) {
  const named = readModelName(env.CHAT_MODEL)
  if (!named) return undefined
  const endpoint = { ...named, baseUrl: env.CHAT_BASE_URL ?? MODEL_ADDRESSES[named.provider], apiKey: env.CHAT_API_KEY }
  return {
    ...endpoint,
    contextTokens: env.CHAT_CONTEXT_TOKENS,
    patienceMs: env.CHAT_PATIENCE_SECONDS * 1000,
    check: env.CHAT_CHECK === 'off' ? undefined : { mode: env.CHAT_CHECK, ...toCheckEndpoint(env, endpoint) },
    answersFor: env.MODEL_FOR,
    tokensPerDay: env.MODEL_TOKENS_PER_DAY,
    tokensPerAccountPerDay: env.MODEL_TOKENS_PER_ACCOUNT_PER_DAY,
  }
}

interface ModelEndpoint {
  provider: keyof typeof MODEL_ADDRESSES
  model: string
  baseUrl: string
  apiKey: string
}

/** Returns the endpoint of the model that judges. No API key goes to a base URL that it was not given for. */
function toCheckEndpoint(env: Env, chat: ModelEndpoint): ModelEndpoint {
  const named = readModelName(env.CHAT_CHECK_MODEL) ?? { provider: chat.provider, model: chat.model }
  const providers = named.provider === chat.provider ? chat.baseUrl : MODEL_ADDRESSES[named.provider]
  const baseUrl = env.CHAT_CHECK_BASE_URL ?? providers
  return { ...named, baseUrl, apiKey: env.CHAT_CHECK_API_KEY ?? (baseUrl === chat.baseUrl ? chat.apiKey : '') }
}

function readModelName(setting = ''): Pick<ModelEndpoint, 'provider' | 'model'> | undefined {
  const [, provider, model] = /^(openai|anthropic|google|compatible):(.+)$/.exec(setting) ?? []
  if (provider === undefined || model === undefined) return undefined
  return { provider: provider as keyof typeof MODEL_ADDRESSES, model }
}

const WHATSAPP = [
  'WHATSAPP_PHONE',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

/** A number needs all of them. */
function missingForWhatsapp(given: Record<string, string | undefined>): string[] {
  if (WHATSAPP.every((name) => !given[name])) return []
  return WHATSAPP.filter((name) => !given[name]).map(
    (name) => `${name}: is required with the other WHATSAPP_ settings.`,
  )
}

function toWhatsapp(env: Env) {
  const [phone, phoneNumberId, token, appSecret, verifyToken] = WHATSAPP.map((name) => env[name])
  if (!phone || !phoneNumberId || !token || !appSecret || !verifyToken) return undefined
  return { phone, phoneNumberId, token, appSecret, verifyToken, template: env.WHATSAPP_TEMPLATE }
}

function toLogFormat(setting: Env['LOG_FORMAT']): 'json' | 'text' {
  if (setting !== 'auto') return setting
  return process.stdout.isTTY ? 'text' : 'json'
}

function toGraphUrl(env: Env): string {
  return /\/v\d+(\.\d+)?$/.test(env.WHATSAPP_API_URL)
    ? env.WHATSAPP_API_URL
    : `${env.WHATSAPP_API_URL}/${env.WHATSAPP_API_VERSION}`
}

/** Reports whether only this machine reaches the service. False for a worker, which does not know the web processes. */
function isLocalOnly({ HOST, PUBLIC_URL, APP_URL, WIDGET_URL, TRUST_PROXY, ROLE }: Env): boolean {
  const urls = [PUBLIC_URL, APP_URL, WIDGET_URL].filter((url) => url !== undefined)
  return isLoopbackHost(HOST) && urls.every(isLoopbackUrl) && TRUST_PROXY === undefined && ROLE !== 'worker'
}

function toConfig(env: Env) {
  const isLocal = isLocalOnly(env)
  return {
    /** Only this machine reaches the service, according to its settings. */
    isLocal,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    appUrl: env.APP_URL,
    widgetUrl: env.WIDGET_URL,
    role: env.ROLE,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Undefined only with the embedded database, whose folder has one. */
    secretKey: env.SECRET_KEY,
    /** Newest first. */
    previousKeys: env.SECRET_KEY_PREVIOUS === LOST_KEY ? [] : splitList(env.SECRET_KEY_PREVIOUS ?? ''),
    isKeyLost: env.SECRET_KEY_PREVIOUS === LOST_KEY,
    metricsToken: env.METRICS_TOKEN,
    operatorToken: env.OPERATOR_TOKEN,
    /** Undefined without a collector. */
    traces: toTraces(env),
    logLevel: env.LOG_LEVEL,
    logFormat: toLogFormat(env.LOG_FORMAT),
    trustProxy: env.TRUST_PROXY === undefined ? undefined : readTrustedProxies(env.TRUST_PROXY),
    creation: {
      open: env.CREATION,
      perOwnerPerDay: env.AGENTS_PER_DAY,
      perAddressPerDay: env.AGENTS_PER_ADDRESS_PER_DAY,
      inBatchesPerDay: env.BATCH_AGENTS_PER_DAY,
    },
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    signIn: { perEmailPerHour: env.SIGN_INS_PER_EMAIL_PER_HOUR, perAddressPerHour: env.SIGN_INS_PER_ADDRESS_PER_HOUR },
    keyless: { perHour: env.KEYLESS_ITEMS_PER_HOUR, max: env.KEYLESS_ITEMS_MAX },
    chat: {
      perVisitorPerHour: env.CHAT_PER_VISITOR_PER_HOUR,
      perAddressPerHour: env.CHAT_PER_ADDRESS_PER_HOUR,
      /** How long a reply on WhatsApp waits for further messages. */
      whatsappWaitMs: env.WHATSAPP_WAIT_SECONDS * 1000,
    },
    trial: { messages: env.TRIAL_MESSAGES, days: env.TRIAL_DAYS ?? null },
    crawl: {
      allowPrivateHosts: toPrivateHosts(env.CRAWL_ALLOW_PRIVATE_HOSTS, isLocal),
      maxPages: env.CRAWL_MAX_PAGES,
      /** Hours until a new page is refreshed. */
      refreshHours: env.CRAWL_REFRESH_HOURS || DEFAULT_REFRESH_HOURS,
      /** Whether pages are refreshed automatically. */
      refreshes: env.CRAWL_REFRESH_HOURS > 0,
      contactUrl: env.CRAWL_CONTACT_URL,
      /** Path of Chromium; undefined for the usual places. */
      chromiumPath: env.CHROMIUM_PATH,
      chromiumSandbox: env.CHROMIUM_SANDBOX === 'on',
      budgetMs: env.CRAWL_SECONDS * 1000,
    },
    webhooks: {
      allowPrivateHosts: toPrivateHosts(env.WEBHOOK_ALLOW_PRIVATE_HOSTS, isLocal),
      retrySeconds: env.WEBHOOK_RETRY_SECONDS.split(',').map(Number),
    },
    embedding: env.EMBEDDING_MODEL
      ? { model: env.EMBEDDING_MODEL, baseUrl: env.EMBEDDING_BASE_URL, apiKey: env.EMBEDDING_API_KEY }
      : undefined,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'Foyer <no-reply@localhost>' },
    /** The model that writes answers, if there is one. */
    model: toModel(env),
    chatLinkBase: env.CHAT_LINK_BASE,
    /** The service's number; undefined for the simulator. */
    whatsapp: toWhatsapp(env),
    /** The Graph API, also for owners' numbers. */
    graph: { apiUrl: toGraphUrl(env), messagesPerSecond: env.WHATSAPP_MESSAGES_PER_SECOND },
  }
}

function toTraces(env: Env) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: toPairs(env.OTEL_EXPORTER_OTLP_HEADERS),
    resource: { ...toPairs(env.OTEL_RESOURCE_ATTRIBUTES), 'service.name': env.OTEL_SERVICE_NAME },
    share: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

function toPairs(setting = ''): Record<string, string> {
  const pairs = splitList(setting).map((pair) => pair.split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]))
}

function toPrivateHosts(setting: string | undefined, isLocal: boolean): 'none' | 'loopback' | string[] {
  if (setting === undefined) return isLocal ? 'loopback' : 'none'
  if (setting === 'none' || setting === 'loopback') return setting
  return splitList(setting)
}
