import { isIP } from 'node:net'
import { z } from 'zod'
import { splitList } from './base/split-list.ts'
import { readTrustedProxies } from './base/trusted-proxies.ts'
import { TEMPLATE } from './contract/api/whatsapp-contract.ts'

const numberIn = (min: number, max: number, kind = 'number') =>
  z.coerce
    .number({ error: `must be a ${kind} from ${min} to ${max}` })
    .min(min)
    .max(max)
const wholeNumber = (min: number, max: number) => numberIn(min, max, 'whole number').int()
const count = (fallback: number, min = 0, max = 1_000_000) => wholeNumber(min, max).default(fallback)
const oneOf = <T extends string>(...words: T[]) => z.enum(words, { error: `must be one of ${words.join(', ')}` })
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
/** Normalized, so that it can be compared and paths appended. */
const baseUrl = httpUrl
  .refine((url) => !/[?#]/.test(url), 'must be a URL without a query (?) or a fragment (#)')
  .transform((url) => new URL(url).href.replace(/\/+$/, ''))

/** `none`, `loopback`, or hosts with their ports. */
function isHostList(setting: string): boolean {
  if (setting === 'none' || setting === 'loopback') return true
  return splitList(setting).every(
    (part) => /^(?:\[[^\s\]]+\]|[^\s:/?#@[\]]+):\d+$/.test(part) && URL.canParse(`http://${part}`),
  )
}
const privateHosts = z
  .string()
  .refine(isHostList, 'must be none, loopback, or host:port separated by commas')
  .optional()

/** Reports whether a URL is a complete mail server URL. Unescaped characters of a password would cut it short. */
function isMailServer(setting: string): boolean {
  const url = URL.parse(setting)
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false
  const isWhole =
    url.pathname.length < 2 && url.hash === '' && [...url.searchParams.keys()].every((name) => name === 'tls')
  return isWhole && isEscaped(url.username) && isEscaped(url.password)
}

function isEscaped(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

/** The standard's lists of names and values. */
const pairs = z
  .string()
  .regex(/^\s*[^\s=,]+=[^,]*(?:,\s*[^\s=,]+=[^,]*)*$/, 'must be name=value, separated by commas')
  .refine(isEscaped, 'must have each % written as %25')

const chatModel = z
  .string()
  .regex(
    /^(?:openai|anthropic|google|compatible):\S+$/,
    'must be openai:…, anthropic:…, google:… or compatible:…, followed by the name of the model',
  )

const FEWEST_KEY_CHARACTERS = 32
/** The value of `SECRET_KEY_PREVIOUS` if the operator has lost the key. */
export const LOST_KEY = 'lost'

/** One day, because shops change prices overnight. */
export const DEFAULT_REFRESH_HOURS = 24

const MAIL_FROM = /^(?:[^<>"@,;:\\\u0000-\u001f]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/

/** All settings as environment variables, with their descriptions. Blank counts as not set. */
export const envSchema = z.object({
  HOST: z
    .string()
    .refine(
      (host) => isIP(host) > 0 || /^[a-z\d.-]+$/i.test(host),
      'must be an address or a name of this machine, without a port',
    )
    .default('127.0.0.1')
    .describe('Address to listen on. Any address except loopback opens the service to the network.'),
  PORT: count(3000, 0, 65535).describe('Port to listen on; 0 chooses a free one.'),
  PUBLIC_URL: baseUrl.optional().describe('Public URL of the service. Default: http://localhost:PORT.'),
  APP_URL: baseUrl.optional().describe('URL of the web application. Default: PUBLIC_URL.'),
  WIDGET_URL: baseUrl.optional().describe('URL that serves the chat widget. Default: PUBLIC_URL.'),
  ROLE: oneOf('all', 'web', 'worker')
    .default('all')
    .describe('What this process does: serve requests (web), run jobs (worker), or both (all).'),
  DATA_DIR: z.string().default('./data').describe('Folder for the embedded database and files.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .describe('PostgreSQL 15 or later with pgvector. Default: the embedded database in DATA_DIR.'),
  SECRET_KEY: z
    .string()
    .min(FEWEST_KEY_CHARACTERS, `must have at least ${FEWEST_KEY_CHARACTERS} characters`)
    .optional()
    .describe(
      'Signs cookies and links, and hashes client addresses. Must be the same on every node. Required with DATABASE_URL; otherwise created at the first start in DATA_DIR/secret.key.',
    ),
  SECRET_KEY_PREVIOUS: z
    .string()
    .refine(
      (setting) => setting === LOST_KEY || splitList(setting).every((key) => key.length >= FEWEST_KEY_CHARACTERS),
      `must be earlier or next keys, each with at least ${FEWEST_KEY_CHARACTERS} characters, separated by commas`,
    )
    .optional()
    .describe(
      'Earlier values of SECRET_KEY, newest first, separated by commas. At the next start, Foyer writes all stored secrets again with SECRET_KEY. Links and cookies that an earlier key signed stay valid while it is here: remove it after 30 days, or at once if somebody else knows it. It can also hold the next value, while you change the nodes one by one. If the key is lost, set it to lost.',
    ),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent')
    .default('info')
    .describe('Lowest level to log.'),
  LOG_FORMAT: oneOf('auto', 'json', 'text')
    .default('auto')
    .describe('Format of the log: json, text for people, or text only at a terminal (auto).'),
  TRUST_PROXY: z
    .string()
    .refine(
      (setting) => readTrustedProxies(setting) !== undefined,
      'must be the addresses and networks of your proxies, such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
    )
    .optional()
    .describe(
      'Addresses and networks of the proxies whose X-Forwarded-For Foyer trusts, separated by commas: 127.0.0.1, 10.0.0.0/8. A number of hops also works, but is safe only while HOST is loopback.',
    ),
  CREATION: oneOf('open', 'key', 'off')
    .default('open')
    .describe('Who can create agents: anyone (open), callers with an API key (key), or nobody (off).'),
  AGENTS_PER_DAY: count(10, 1).describe('Agents that an email or an account can create in 24 hours.'),
  BATCH_AGENTS_PER_DAY: count(500, 1).describe('Agents that an account can create in batches in 24 hours.'),
  AGENTS_PER_ADDRESS_PER_DAY: count(200, 1).describe(
    'Agents that a client address can create in 24 hours without an API key. Dry runs count.',
  ),
  REQUESTS_PER_MINUTE: count(60, 1).describe(
    'Requests per minute for an API key or a client address. The dashboard has twenty times this limit.',
  ),
  SIGN_INS_PER_EMAIL_PER_HOUR: count(5, 1).describe(
    'Sign-in emails per hour that a client address, or a browser whose owner has signed in before, can request for one email.',
  ),
  SIGN_INS_PER_ADDRESS_PER_HOUR: count(60, 1).describe(
    'Sign-in attempts of any kind (claim links, emailed links, codes, requests for an email) per hour, for a client address or a browser whose owner has signed in before.',
  ),
  KEYLESS_ITEMS_PER_HOUR: count(50, 1).describe('Knowledge items that an unclaimed agent accepts per hour.'),
  KEYLESS_ITEMS_MAX: count(500, 1).describe('Knowledge items that an unclaimed agent can have.'),
  CHAT_PER_VISITOR_PER_HOUR: count(30, 1).describe('Messages per hour for one visitor.'),
  CHAT_PER_ADDRESS_PER_HOUR: count(120, 1).describe(
    'Messages per hour from one client address to one agent. Other calls of the chat have ten times this limit.',
  ),
  TRIAL_MESSAGES: count(100).describe('Free AI messages (credits) for a new agent.'),
  TRIAL_DAYS: wholeNumber(1, 36_500).optional().describe('Days until a trial expires. Default: never.'),
  CRAWL_ALLOW_PRIVATE_HOSTS: privateHosts.describe(
    'Which non-public websites may be read: none, loopback, or host:port separated by commas. Default: loopback while HOST, PUBLIC_URL, APP_URL and WIDGET_URL are loopback addresses and TRUST_PROXY is not set, else none.',
  ),
  WEBHOOK_ALLOW_PRIVATE_HOSTS: privateHosts.describe(
    'Which non-public hosts webhooks may call, including over plain http: none, loopback, or host:port separated by commas. Default: as for CRAWL_ALLOW_PRIVATE_HOSTS.',
  ),
  WEBHOOK_RETRY_SECONDS: z
    .string()
    .regex(/^\d{1,7}(\.\d+)?(,\d{1,7}(\.\d+)?)*$/, 'must be numbers of seconds below 10000000 separated by commas')
    .default('5,300,1800,7200,18000,36000,50400,72000,86400')
    .describe(
      'Seconds to wait before each retry of a failed webhook, separated by commas. After the last retry, the webhook is disabled.',
    ),
  CRAWL_SECONDS: numberIn(0.1, 20)
    .default(20)
    .describe('Seconds to read a website within the creation call. A job reads the rest.'),
  CRAWL_MAX_PAGES: count(200, 1, 10_000).describe('Pages to read per website.'),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .describe(
      'Path of Chromium, which renders pages that need JavaScript; none disables it. Default: searched in the usual places.',
    ),
  CHROMIUM_SANDBOX: oneOf('on', 'off')
    .default('on')
    .describe(
      "Whether Chromium uses its sandbox, which needs a user other than root and user namespaces. If it does not work, pages that need JavaScript are not read. off: a website that breaks out of Chromium can do what Foyer's user can.",
    ),
  CRAWL_REFRESH_HOURS: count(DEFAULT_REFRESH_HOURS, 0, 720).describe(
    'Hours until a page is first refreshed. Later intervals follow its changes, from 6 hours to 30 days. 0 refreshes only on request.',
  ),
  CRAWL_CONTACT_URL: httpUrl.optional().describe('Contact URL in the crawler’s User-Agent. Default: PUBLIC_URL.'),
  EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe('Model of an OpenAI-compatible embeddings endpoint. Default: the built-in embedding.'),
  EMBEDDING_BASE_URL: baseUrl.prefault('https://api.openai.com/v1').describe('Base URL of the embeddings endpoint.'),
  EMBEDDING_API_KEY: z.string().default('').describe('API key of the embeddings endpoint.'),
  CHAT_MODEL: chatModel
    .optional()
    .describe(
      'Model that writes the answers, checked against the knowledge: openai:…, anthropic:…, google:…, or compatible:… for any OpenAI-compatible endpoint, such as Ollama. Default: the built-in answerer.',
    ),
  CHAT_BASE_URL: baseUrl
    .optional()
    .describe(
      'Base URL of the chat endpoint. Required with compatible:…, such as http://localhost:11434/v1. Default: the provider’s.',
    ),
  CHAT_API_KEY: z.string().default('').describe('API key of the chat endpoint.'),
  CHAT_CONTEXT_TOKENS: wholeNumber(2_048, 1_000_000)
    .optional()
    .describe(
      'Tokens that prompt, conversation and answer may take together. Foyer sends all of the knowledge if it fits, otherwise the best passages. Default: 24000 for known hosted models, what a compatible endpoint reports (vLLM, llama.cpp, Ollama), else 4096.',
    ),
  CHAT_PATIENCE_SECONDS: count(8, 1, 120).describe(
    'Seconds without output from the model before the built-in answerer finishes the turn. A local model that loads at the first question needs more.',
  ),
  CHAT_CHECK: oneOf('audit', 'hold', 'off')
    .default('audit')
    .describe(
      'How a model judges the replies of CHAT_MODEL against the knowledge: after they were sent, to show the owner unsupported sentences (audit), before visitors see them, to drop or replace sentences (hold), or not at all (off).',
    ),
  CHAT_CHECK_MODEL: chatModel
    .optional()
    .describe('Model that judges, written like CHAT_MODEL. Default: the model of CHAT_MODEL.'),
  CHAT_CHECK_BASE_URL: baseUrl
    .optional()
    .describe(
      'Base URL of the model that judges. Default: CHAT_BASE_URL if CHAT_CHECK_MODEL has the provider of CHAT_MODEL, otherwise the provider’s.',
    ),
  CHAT_CHECK_API_KEY: z
    .string()
    .optional()
    .describe('API key of the model that judges. Default: CHAT_API_KEY if both base URLs are the same, else none.'),
  MODEL_FOR: oneOf('all', 'claimed').default('all').describe('Agents that use the model: all, or only claimed ones.'),
  MODEL_TOKENS_PER_DAY: count(5_000_000, 0, 1_000_000_000_000).describe(
    'Model tokens per day (UTC) for all agents together. Beyond it, the built-in answerer answers.',
  ),
  MODEL_TOKENS_PER_ACCOUNT_PER_DAY: count(500_000, 0, 1_000_000_000_000).describe(
    'Model tokens per day (UTC) for the agents of one account.',
  ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Bearer token for /metrics. Without it, /metrics answers only clients on the same machine.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl
    .optional()
    .describe(
      'Base URL of an OpenTelemetry collector for traces, OTLP over HTTP in JSON: http://localhost:4318. Without it, no traces are recorded.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs
    .optional()
    .describe('Headers for the collector, such as a key: name=value, separated by commas, values percent-encoded.'),
  OTEL_SERVICE_NAME: z.string().default('foyer').describe('Name of this service in traces.'),
  OTEL_RESOURCE_ATTRIBUTES: pairs
    .optional()
    .describe(
      'More attributes of this process in traces: deployment.environment.name=production,service.instance.id=web-1.',
    ),
  OTEL_TRACES_SAMPLER_ARG: numberIn(0, 1)
    .default(1)
    .describe('Share of the traces to record. If a caller sends traceparent, the caller decides.'),
  OPERATOR_TOKEN: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Bearer token for /api/v1/operator, which sets credits and limits of accounts. Without it, that API does not exist.',
    ),
  SMTP_URL: z
    .string()
    .refine(
      isMailServer,
      'must be smtp://user:password@host:port or smtps://…; in user and password write % as %25, # as %23, / as %2F, ? as %3F, @ as %40',
    )
    .optional()
    .describe(
      'Mail server: smtp://user:password@host:587 (STARTTLS), smtps:// (TLS), ?tls=none for a relay without TLS. If not set, emails are files in DATA_DIR/mail, which /dev/mail shows while no setting opens the service to other machines.',
    ),
  MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, 'must be an email address, or Name <address>')
    .optional()
    .describe('Sender of emails: Name <address>. Required with SMTP_URL.'),
  CHAT_LINK_BASE: baseUrl
    .optional()
    .describe(
      'Base URL of WhatsApp chat links. Default: https://wa.me if WhatsApp is configured, otherwise the built-in simulator.',
    ),
  WHATSAPP_PHONE: z
    .string()
    .transform(toDigits)
    .pipe(z.string().regex(/^[1-9]\d{5,14}$/, 'must be a phone number with its country code'))
    .optional()
    .describe(
      'WhatsApp number of this service, with its country code. Together with the next four settings it replaces the simulator; see docs/whatsapp.md.',
    ),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the ID that WhatsApp Manager shows, digits only')
    .optional()
    .describe('Phone number ID in WhatsApp Manager.'),
  WHATSAPP_ACCESS_TOKEN: z
    .string()
    .optional()
    .describe('Access token of a system user with the permission whatsapp_business_messaging.'),
  WHATSAPP_APP_SECRET: z.string().optional().describe('Secret of the Meta app, which signs its webhooks.'),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .optional()
    .describe('Any text you choose. Enter the same text with the webhook in the Meta app.'),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(TEMPLATE, 'must be name/language, such as reply_waiting/en')
    .optional()
    .describe(
      'Approved template with one variable, as name/language. Foyer sends a person’s message in it when the visitor’s last message is more than 24 hours old. Without it, such messages are not sent.',
    ),
  WHATSAPP_API_URL: baseUrl.prefault('https://graph.facebook.com').describe('Base URL of the Graph API.'),
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be like v23.0')
    .default('v23.0')
    .describe('Version of the Graph API. A version at the end of WHATSAPP_API_URL takes precedence.'),
  WHATSAPP_WAIT_SECONDS: numberIn(0, 10)
    .default(2)
    .describe('Seconds to wait for further messages before a reply on WhatsApp, which then answers all of them.'),
  WHATSAPP_MESSAGES_PER_SECOND: count(80, 1).describe('Messages per second for one WhatsApp number.'),
})

/** Returns the digits of a phone number as people write it. No country code starts with 0. */
function toDigits(phone: string): string {
  return phone
    .replace('(0)', '')
    .replace(/[\s()+./\p{Pd}]/gu, '')
    .replace(/^00/, '')
}

export type Env = z.infer<typeof envSchema>
