import type { App } from '#src/app.ts'
import { embedMissing, queueReembedding } from '#src/features/knowledge/knowledge.ts'
import { readRest } from '#src/features/research/research.ts'

/** Begins to do jobs, those that an earlier process left behind included. */
export async function startJobs(app: App): Promise<void> {
  await app.queue.work('read-rest', (data, signal) => readRest(app, data.agent_id, signal))
  await app.queue.work('embed-knowledge', (data, signal) => embedMissing(app, data.agent_id, signal))
  await queueReembedding(app)
}
