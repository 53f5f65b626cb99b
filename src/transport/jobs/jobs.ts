import type { App } from '#src/app.ts'
import { WAITING_SECONDS } from '#src/base/metrics.ts'
import type { JobData, JobName } from '#src/contract/jobs/jobs-contract.ts'
import { getAgent } from '#src/features/agents/agents.ts'
import { checkCases, prepareSearch } from '#src/features/answers/answers.ts'
import { embedMissing, queueReembedding } from '#src/features/knowledge/knowledge.ts'
import { answerChat, sendOutbox } from '#src/features/channels/channels.ts'
import { auditReply } from '#src/features/conversations/conversations.ts'
import { sendQueuedMail } from '#src/features/mail/mail.ts'
import {
  judgeSiteLines,
  recheckVerification,
  readRemainingPages,
  refreshSite,
} from '#src/features/research/research.ts'
import { runBatch } from '#src/features/onboarding/onboarding.ts'
import { deliverWebhook } from '#src/features/webhooks/webhooks.ts'

// These jobs mostly wait: for models, WhatsApp and webhook receivers.
const MANY_AT_ONCE = { atOnce: 10 }
// A slow receiver delays only its own webhook.
const MANY_ONE_OF_EACH = { ...MANY_AT_ONCE, oneOfGroup: true }
// Mail servers may allow few connections, and readings keep their pages in memory.
const SOME_AT_ONCE = { atOnce: 4 }
// A model that answers one request at a time also has visitors who wait.
const TWO_AT_ONCE = { atOnce: 2 }
// An account's batches run one after another.
const TWO_ONE_OF_EACH = { atOnce: 2, oneOfGroup: true }
const JOB_SECONDS = { name: 'foyer_job_seconds', help: 'Time a background job took.', buckets: WAITING_SECONDS }

/** Starts to run jobs, including those an earlier process left. */
export async function startJobs(app: App): Promise<void> {
  await work(
    app,
    'read-rest',
    (data, signal) => thenCheck(app, data, readRemainingPages(app, data, signal)),
    SOME_AT_ONCE,
  )
  await work(app, 'create-batch', (data, signal) => runBatch(app, data.batch_id, signal), TWO_ONE_OF_EACH)
  await work(
    app,
    'refresh-site',
    (data, signal) => thenCheck(app, data, refreshSite(app, data.agent_id, signal)),
    SOME_AT_ONCE,
  )
  await work(app, 'verify-website', (data) => recheckVerification(app, data))
  await work(app, 'embed-knowledge', (data, signal) => embedMissing(app, data.agent_id, signal))
  await work(app, 'prepare-search', (data) => prepareSearch(app, data.agent_id))
  await work(app, 'judge-lines', (data, signal) => judgeSiteLines(app, data.agent_id, signal), TWO_AT_ONCE)
  await work(app, 'audit-reply', (data, signal) => auditReply(app, data.message_id, signal), SOME_AT_ONCE)
  await work(app, 'send-mail', (data, signal) => sendQueuedMail(app, data.mail_id, signal), SOME_AT_ONCE)
  await work(app, 'deliver-webhook', (data, signal) => deliverWebhook(app, data.delivery_id, signal), MANY_ONE_OF_EACH)
  await work(app, 'answer-whatsapp', (data) => answerChat(app, data.chat_id), MANY_AT_ONCE)
  await work(app, 'send-whatsapp', (data) => sendOutbox(app, data.chat_id), MANY_AT_ONCE)
  await queueReembedding(app)
}

/** Checks after a reading whether the website still agrees with what the owner said of replies. */
async function thenCheck(app: App, { agent_id }: { agent_id: string }, reading: Promise<void>): Promise<void> {
  await reading
  await checkCases(app, await getAgent(app.db, agent_id))
}

/** Logs and measures each job. Long jobs stop with the service, and the next process resumes them. */
function work<N extends JobName>(
  app: App,
  name: N,
  handle: (data: JobData<N>, signal: AbortSignal) => Promise<void>,
  options: { atOnce?: number; oneOfGroup?: boolean } = {},
): Promise<void> {
  const handleMeasured = async (data: JobData<N>, signal: AbortSignal): Promise<void> => {
    const startedAt = performance.now()
    const finish = (outcome: 'done' | 'failed', error?: unknown): void => {
      const ms = performance.now() - startedAt
      app.metrics.observe(JOB_SECONDS, ms / 1000, { job: name, outcome })
      const line: Record<string, unknown> = { job: name, ...data, ms: Math.round(ms) }
      if (error) app.log.warn({ ...line, err: error }, 'job failed')
      else app.log.info(line, 'job done')
    }
    try {
      await handle(data, AbortSignal.any([signal, app.stopping]))
      finish('done')
    } catch (error) {
      finish('failed', error)
      throw error
    }
  }
  return app.queue.work(name, handleMeasured, options)
}
