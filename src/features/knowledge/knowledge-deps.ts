import type { Log } from '#src/base/log.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import type { Db } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'

export interface KnowledgeDeps {
  db: Db
  queue: Queue
  /** The configured model, or the built-in one. */
  embedder: Embedder
  log: Log
}
