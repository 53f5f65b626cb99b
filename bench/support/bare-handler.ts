import Fastify from 'fastify'
import pg from 'pg'
import { v7 } from 'uuid'

/**
 * The least that can store an item: the same framework, driver and number of connections, without key, limit, chunk or
 * vector.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const server = Fastify()
server.post<{ Body: Record<'agent_id' | 'title' | 'content' | 'item_type', string> }>('/', async ({ body }) => {
  const id = v7()
  await pool.query(
    `insert into knowledge_items (id, agent_id, item_type, title, content, language, origin, author) values ($1, $2, $3, $4, $5, '', 'added', 'owner')`,
    [id, body.agent_id, body.item_type, body.title, body.content],
  )
  return { success: true, knowledge_item_id: id }
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`ready: ${(server.server.address() as { port: number }).port}\n`)
process.once('SIGTERM', () => process.exit())
