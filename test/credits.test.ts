import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { endLostTurns } from '../src/features/conversations/conversations.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX, LINDENHOF_WITH_PARKING, PARKING } from './support/lindenhof.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' }))

const createAgent = () => service.createAgent({ codebase_context: LINDENHOF_WITH_PARKING })

describe('credits', () => {
  /**
   * Makes the database refuse replies in this locale: a failure at the worst moment, after all work is done.
   */
  const FAILING = 'xx'
  beforeAll(async () => {
    await sql`create function refuse_reply() returns trigger language plpgsql as $$ begin
      if new.role = 'agent' and (select locale from conversations where id = new.conversation_id) = 'xx' then raise 'no room'; end if;
      return new; end $$`.execute(service.app.db)
    await sql`create trigger refuse_reply before insert on messages for each row execute function refuse_reply()`.execute(
      service.app.db,
    )
  })

  /** Sends the same message again, as the widget does when the service is busy. */
  const sayUntilHeard = async ({ send }: Awaited<ReturnType<typeof openChat>>) => {
    const id = randomUUID()
    for (;;) {
      const reply = await send(BOX, id)
      if (reply.status !== 503) return reply
    }
  }

  test('are exact after 100 simultaneous turns, a third of them failing', async () => {
    const { bearer } = await service.createAccount()
    const agent = await service.createAgent({ codebase_context: LINDENHOF_WITH_PARKING }, bearer)
    const chats = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        openChat(service, agent.webchat_widget_key, at % 3 === 0 ? FAILING : 'en'),
      ),
    )
    const replies = await Promise.all(chats.map(sayUntilHeard))
    expect(replies.filter(({ status }) => status === 500)).toHaveLength(34)
    expect(replies.filter(({ body }) => body.message?.answered)).toHaveLength(66)
    expect(await service.creditsUsed(agent.agent_id)).toBe(66)
    expect((await service.api('GET', `/agents/${agent.agent_id}`, undefined, bearer)).body.agent.credits.used).toBe(66)
    expect((await service.api('GET', '/insights', undefined, bearer)).body.totals).toMatchObject({
      credits: 66,
      replies: 66,
    })
  })

  test('are kept for the next turn after a crash, or returned by housekeeping', async () => {
    const agent = await createAgent()
    const chats = await Promise.all([
      openChat(service, agent.webchat_widget_key),
      openChat(service, agent.webchat_widget_key),
    ])
    await Promise.all(chats.map(({ send }) => send(BOX)))
    // The turns of a killed process: running, with a credit, and with expired leases.
    await service.app.db
      .updateTable('turns')
      .set({ state: 'running', lease_until: sql<Date>`now() - interval '1 second'` })
      .where('agent_id', '=', agent.agent_id)
      .execute()
    expect(await service.creditsUsed(agent.agent_id)).toBe(2)
    await chats[0]?.send(PARKING)
    expect(await service.creditsUsed(agent.agent_id)).toBe(2)
    await endLostTurns(service.app.db)
    expect(await service.creditsUsed(agent.agent_id)).toBe(1)
    await endLostTurns(service.app.db)
    expect(await service.creditsUsed(agent.agent_id)).toBe(1)
  })

  test('are returned one by one after a crash, so that a waiting one delays no other', async () => {
    const { db, database } = service.app
    if (database.kind === 'embedded') return
    const agents = [await createAgent(), await createAgent()]
    const lost: string[] = []
    for (const { agent_id, webchat_widget_key } of agents) {
      await (await openChat(service, webchat_widget_key)).send(BOX)
      const ended = { state: 'running', lease_until: sql<Date>`now() - interval '1 second'` } as const
      const { id } = await db
        .updateTable('turns')
        .set(ended)
        .where('agent_id', '=', agent_id)
        .returning('id')
        .executeTakeFirstOrThrow()
      lost.push(id)
    }
    const [first = '', second = ''] = lost
    const stateOf = async (id: string) =>
      (await db.selectFrom('turns').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
    const settling = await db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('agents')
        .select('id')
        .where('id', '=', agents[1]?.agent_id ?? '')
        .forUpdate()
        .execute()
      const begun = endLostTurns(db)
      await expect.poll(() => stateOf(first)).toBe('failed')
      return { begun }
    })
    await settling.begun
    expect(await stateOf(second)).toBe('failed')
  })
})
