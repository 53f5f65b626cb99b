import { join } from 'node:path'
import type { Addresses } from '#src/base/addresses.ts'
import { createAddresses } from '#src/base/addresses.ts'
import { createLog, type Log } from '#src/base/log.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import { createMetrics, type Metrics } from '#src/base/metrics.ts'
import type { Tracer } from '#src/base/tracing.ts'
import { measureProcess } from '#src/base/process-metrics.ts'
import { VERSION } from '#src/base/version.ts'
import type { Config } from '#src/config.ts'
import { findChromium } from '#src/engine/crawl/render/find-chromium.ts'
import { createPageRenderer, type PageRenderer } from '#src/engine/crawl/render/page-renderer.ts'
import { createPageReader, type PageReader } from '#src/engine/extract/page-reader.ts'
import type { GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { createGuardedFetch, type GuardedFetchService } from '#src/engine/fetch/guarded-fetch.ts'
import { hostAndPort } from '#src/engine/fetch/host-policy.ts'
import { createPoliteness, type Politeness } from '#src/engine/fetch/politeness.ts'
import { type MailFolder, createMailFolder } from '#src/engine/mail/mail-folder.ts'
import type { Mailer } from '#src/engine/mail/mail-types.ts'
import { createSmtpMailer } from '#src/engine/mail/smtp-mailer.ts'
import { withRests } from '#src/engine/models/breaker.ts'
import { builtinEmbedder } from '#src/engine/models/builtin-embedding.ts'
import { createEndpointEmbedder } from '#src/engine/models/endpoint-embedding.ts'
import type { ChatEndpoint } from '#src/engine/models/chat/chat-provider.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import { openTraces } from '#src/engine/telemetry/open-traces.ts'
import { type SessionWatch, createSessionWatch } from '#src/features/accounts/accounts.ts'
import { type AnswerModel, type IndexCache, createIndexCache } from '#src/features/answers/answers.ts'
import {
  type ReadReceipts,
  type ServiceNumber,
  createReadReceipts,
  SIMULATOR_GRAPH_PATH,
  createServiceNumber,
  deliverToWhatsApp,
} from '#src/features/channels/channels.ts'
import { runHousekeeping } from '#src/features/onboarding/housekeeping.ts'
import { type InstallationKeys, openInstallation } from '#src/features/onboarding/installation.ts'
import {
  type LiveFeed,
  type PeopleDeps,
  type RunningTurns,
  createLiveFeed,
  createRunningTurns,
} from '#src/features/conversations/conversations.ts'
import { isSamplePath } from '#src/features/research/research.ts'
import { writeBackup } from '#src/store/backup.ts'
import { startDailyBackups } from '#src/store/daily-backups.ts'
import { type Database, type DatabaseLocation, type Db, openDatabase } from '#src/store/database.ts'
import { migrateToLatest } from '#src/store/migrate.ts'
import { openQueue, type Queue } from '#src/store/queue.ts'
import { measureQueue } from '#src/store/queue-metrics.ts'
import { loadSecretKey } from '#src/store/secret-key.ts'
import { findUnsafeSettings } from '#src/unsafe-settings.ts'

/** All parts of a running Foyer. Features declare which of them they need. */
export interface App extends AsyncDisposable {
  config: Config
  log: Log
  database: Database
  db: Db
  /** Signs and encrypts. */
  secretKey: string
  /** The key that signs, then those whose signatures are still valid. */
  secretKeys: SecretKeys
  /** Hashes inboxes, and never changes. */
  hashKey: string
  addresses: Addresses
  web: GuardedFetchService
  /** Fetches the URLs of webhooks. */
  webhookWeb: GuardedFetchService
  politeness: Politeness
  pageReader: PageReader
  /** Absent if the machine has no Chromium. */
  renderer: PageRenderer | undefined
  embedder: Embedder
  rankingEmbedder: (model: string) => Embedder | undefined
  mailer: Mailer
  /** The folder for emails, if there is no mail server. */
  mailFolder: MailFolder | undefined
  queue: Queue
  metrics: Metrics
  /** Absent without a collector. */
  tracer: Tracer | undefined
  /** Aborted when the service starts to stop. Long work then ends with what it has. */
  stopping: AbortSignal
  beginStop(): void
  indexes: IndexCache
  /** The model that writes answers, if any. */
  answerModel: AnswerModel | undefined
  turns: RunningTurns
  live: LiveFeed
  sessionWatch: SessionWatch
  /** Writes a backup of the database into a file. Returns the number of rows. */
  backUp(file: string): Promise<number>
  /** The WhatsApp number that all agents share. */
  whatsapp: ServiceNumber
  /** Fetches from the Graph API or its simulator. */
  graphFetch: GuardedFetch
  receipts: ReadReceipts
  /** Delivers a person's message to a visitor on WhatsApp. */
  deliver: PeopleDeps['deliver']
  /** Sets the port that the server listens on, which the system may have chosen. */
  listensOn(port: number): void
}

const PAGE_PROCESSOR_MS = 5_000
const WRITING_ON_MS = 4_000
const HOUSEKEEPING_MS = 3_600_000
/** Also runs on a machine that is never on for an hour. */
const FIRST_HOUSEKEEPING_MS = 300_000

/**
 * Opens the database unless it is already being opened, migrates its schema and creates all parts. Throws a sentence if
 * that fails.
 */
export async function createApp(
  config: Config,
  location: DatabaseLocation,
  opening = openDatabase(location),
): Promise<App> {
  const log = createLog(config.logLevel, config.logFormat)
  for (const { sentence } of findUnsafeSettings(config)) log.warn(sentence)
  const secretKey = config.secretKey ?? (await loadSecretKey(config.dataDir))
  const secretKeys = [secretKey, ...config.previousKeys] as const
  const database = await opening
  const { db } = database
  const hashKey = await prepareDatabase(database, { secretKeys, isLost: config.isKeyLost }, log)
  const metrics = measureService(db)
  const stopper = new AbortController()
  const onError = (error: Error): void => log.warn({ err: error }, 'the queue had an error')
  const { tracer, closeTraces } = openTraces(config.traces, log)
  const queue = await openQueue({ database, onError, works: config.role !== 'web', tracer })

  let port = config.port
  const addresses = createAddresses(config, () => port)
  const userAgent = `FoyerBot/${VERSION} (+${config.crawl.contactUrl ?? addresses.public()})`
  const web = openWeb(config, { userAgent, addresses, port: () => port })
  const webhookWeb = createGuardedFetch({
    userAgent: `Foyer-Webhooks/${VERSION}`,
    allowPrivateHosts: config.webhooks.allowPrivateHosts,
  })
  const live = createLiveFeed(db, log)
  const sessionWatch = createSessionWatch(db, log)
  const { closeGraph, ...whatsapp } = wireWhatsapp(config, { secretKey, addresses, metrics, queue, port: () => port })
  const { closeModels, ...models } = await wireModels(config, stopper.signal)
  const pageReader = createPageReader({ threads: 2, processorMs: PAGE_PROCESSOR_MS })
  const renderer = await openRenderer(config, web.fetch, userAgent)
  const { answerModel } = models
  const housekeeping = startHousekeeping(log, { database, queue, answerModel, refreshes: config.crawl.refreshes })
  const backups =
    'folder' in location
      ? startDailyBackups({ db, log, secretKey, folder: join(location.folder, 'backups') })
      : undefined
  return {
    config,
    log,
    database,
    db,
    secretKey,
    secretKeys,
    hashKey,
    addresses,
    web,
    webhookWeb,
    pageReader,
    renderer,
    politeness: createPoliteness({ isExempt: web.isPrivate }),
    ...models,
    ...createMailing(config),
    queue,
    metrics,
    tracer,
    stopping: stopper.signal,
    beginStop: () => stopper.abort(),
    indexes: createIndexCache(),
    turns: createRunningTurns(),
    live,
    sessionWatch,
    backUp: (file) => writeBackup(db, file, secretKey),
    ...whatsapp,
    listensOn: (actual) => {
      port = actual
    },
    [Symbol.asyncDispose]: async () => {
      housekeeping.stop()
      live.stop()
      sessionWatch.stop()
      await queue.stop()
      await backups?.stop()
      await Promise.all([web.close(), webhookWeb.close(), closeGraph(), closeModels()])
      await Promise.all([pageReader.close(), renderer?.close()])
      await database[Symbol.asyncDispose]()
      await closeTraces()
    },
  }
}

/** Migrates the schema and returns the key that hashes inboxes. Closes the database if that fails. */
async function prepareDatabase(database: Database, keys: InstallationKeys, log: Log): Promise<string> {
  try {
    await migrateToLatest(database.db)
    return await openInstallation(database.db, keys, log)
  } catch (error) {
    // Open resources would keep the process alive.
    await database[Symbol.asyncDispose]()
    throw error
  }
}

/** Fetches websites: the sample business, and public addresses. */
function openWeb(
  config: Config,
  { userAgent, addresses, port }: { userAgent: string; addresses: Addresses; port: () => number },
) {
  return createGuardedFetch({
    userAgent,
    allowPrivateHosts: config.crawl.allowPrivateHosts,
    ownSite: {
      get origin() {
        return new URL(addresses.public()).origin
      },
      serves: isSamplePath,
      get connect() {
        return { host: loopbackOf(config.host), port: port() }
      },
    },
  })
}

async function wireModels(
  { model: chat, embedding }: Config,
  stopping: AbortSignal,
): Promise<Pick<App, 'embedder' | 'rankingEmbedder' | 'answerModel'> & { closeModels: () => Promise<void> }> {
  const answering = chat && (await wireAnswerModel(chat, stopping))
  const embeddingWeb = embedding && createEndpointWeb(embedding.baseUrl)
  const embeddingFetch = embeddingWeb && withRests(until(stopping, embeddingWeb.fetch))
  // The vectors of an earlier model at the same endpoint serve until the new ones are complete.
  const rankingEmbedder = (model: string | undefined): Embedder | undefined =>
    embedding && embeddingFetch && model !== undefined && model !== builtinEmbedder.model
      ? createEndpointEmbedder({ ...embedding, model, fetch: embeddingFetch })
      : undefined
  return {
    embedder: rankingEmbedder(embedding?.model) ?? builtinEmbedder,
    rankingEmbedder,
    answerModel: answering?.model,
    closeModels: async () => {
      await Promise.all([answering?.close(), embeddingWeb?.close()])
    },
  }
}

/** Opens the model that writes and the one that judges, which may be the same. */
async function wireAnswerModel(
  chat: NonNullable<Config['model']>,
  stopping: AbortSignal,
): Promise<{ model: AnswerModel; close: () => Promise<void> }> {
  // The SDK loads slowly, and most installations have no model.
  const { createChatModel } = await import('#src/engine/models/chat/chat-model.ts')
  // When the service stops, a slow model leaves the rest of its answer to the built-in answerer.
  const lateStop = later(stopping, WRITING_ON_MS)
  const open = (endpoint: Omit<ChatEndpoint, 'stream'> & { contextTokens?: number | undefined }) => {
    const web = createEndpointWeb(endpoint.baseUrl)
    const stream: ChatEndpoint['stream'] = (url, request) =>
      web.stream(url, { ...request, signal: AbortSignal.any([request.signal, lateStop]) })
    return {
      chat: createChatModel({ ...endpoint, patienceMs: chat.patienceMs, stream, fetch: until(stopping, web.fetch) }),
      close: () => web.close(),
    }
  }
  const { check } = chat
  const writer = open(chat)
  const isSame =
    !check || (['provider', 'model', 'baseUrl', 'apiKey'] as const).every((part) => check[part] === chat[part])
  const judge = isSame ? writer : open(check)
  return {
    model: {
      ...chat,
      chat: writer.chat,
      check: check && { mode: check.mode, judge: judge.chat, patienceMs: chat.patienceMs },
    },
    close: async () => {
      await Promise.all([...new Set([writer, judge])].map(({ close }) => close()))
    },
  }
}

function measureService(db: Db): Metrics {
  const metrics = createMetrics()
  measureProcess(metrics)
  measureQueue(metrics, db)
  return metrics
}

function startHousekeeping(log: Log, deps: Parameters<typeof runHousekeeping>[0]): { stop: () => void } {
  const keep = (): void =>
    void runHousekeeping(deps).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  const timers = [setTimeout(keep, FIRST_HOUSEKEEPING_MS).unref(), setInterval(keep, HOUSEKEEPING_MS).unref()]
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }
}

/** Uses the machine's Chromium, which starts with the first page that needs it. Its sandbox does not work for root. */
async function openRenderer(config: Config, fetch: GuardedFetch, userAgent: string): Promise<PageRenderer | undefined> {
  const executablePath = await findChromium(config.crawl.chromiumPath)
  return executablePath === undefined
    ? undefined
    : createPageRenderer({ executablePath, fetch, userAgent, sandbox: config.crawl.chromiumSandbox })
}

function wireWhatsapp(
  config: Config,
  {
    secretKey,
    addresses,
    metrics,
    queue,
    port,
  }: Pick<App, 'secretKey' | 'addresses' | 'metrics' | 'queue'> & { port: () => number },
): Pick<App, 'whatsapp' | 'graphFetch' | 'receipts' | 'deliver'> & { closeGraph: () => Promise<void> } {
  const whatsapp = createServiceNumber(config.whatsapp, {
    secretKey,
    graphUrl: config.graph.apiUrl,
    publicUrl: addresses.public,
  })
  const graphWeb = createGraphWeb(config, { isSimulated: whatsapp.isSimulated, publicUrl: addresses.public, port })
  const receipts = createReadReceipts(graphWeb.fetch, metrics)
  return {
    whatsapp,
    graphFetch: graphWeb.fetch,
    receipts,
    deliver: (tx, conversation, message) =>
      deliverToWhatsApp({ queue, addresses, secretKey }, tx, conversation, message),
    closeGraph: () => {
      receipts.stop()
      return graphWeb.close()
    },
  }
}

/**
 * Fetches from the Graph API at the operator's URL. Requests to the simulator go to this process, or from a worker to
 * the service's URL.
 */
function createGraphWeb(
  { graph, host, role }: Config,
  { isSimulated, publicUrl, port }: { isSimulated: boolean; publicUrl: () => string; port: () => number },
): GuardedFetchService {
  const userAgent = `Foyer/${VERSION}`
  const graphHost = hostAndPort(new URL(graph.apiUrl))
  if (!isSimulated) return createGuardedFetch({ userAgent, allowPrivateHosts: [graphHost] })
  if (role === 'worker')
    return createGuardedFetch({ userAgent, allowPrivateHosts: [graphHost, hostAndPort(new URL(publicUrl()))] })
  return createGuardedFetch({
    userAgent,
    allowPrivateHosts: [graphHost],
    ownSite: {
      get origin() {
        return new URL(publicUrl()).origin
      },
      serves: (path) => path === '/webhooks/whatsapp' || path.startsWith(`${SIMULATOR_GRAPH_PATH}/`),
      get connect() {
        return { host: loopbackOf(host), port: port() }
      },
    },
  })
}

/** Returns a signal that aborts this long after another one. */
function later(signal: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController()
  signal.addEventListener('abort', () => setTimeout(() => late.abort(), ms).unref(), { once: true })
  return late.signal
}

/** Returns a fetch that also aborts with this signal. */
function until(end: AbortSignal, fetch: GuardedFetch): GuardedFetch {
  return (url, options = {}) =>
    fetch(url, { ...options, signal: options.signal ? AbortSignal.any([options.signal, end]) : end })
}

function createMailing({ mail, dataDir }: Config): Pick<App, 'mailer' | 'mailFolder'> {
  const { smtpUrl, from } = mail
  if (smtpUrl) return { mailer: createSmtpMailer({ url: smtpUrl, from }), mailFolder: undefined }
  const mailFolder = createMailFolder({ folder: join(dataDir, 'mail'), from })
  return { mailer: mailFolder, mailFolder }
}

/** Returns the address at which this machine reaches a service that listens on `host`. */
function loopbackOf(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}
