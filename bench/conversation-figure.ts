import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'node:http'
import { readMemory } from './support/child-process.ts'
import type { Figure } from './support/figure-types.ts'
import { callApi, startFoyer } from './support/foyer-process.ts'

const STREAMS = 5_000
const BATCH = 100

/** Memory of an open stream of live messages, and streams that break while they are held. */
export const conversationFigure: Figure = {
  name: 'conversation',
  measure: async (bench) => {
    await using foyer = await startFoyer({ DATA_DIR: await bench.createFolder(), CHAT_PER_ADDRESS_PER_HOUR: '100000' })
    const agent = await callApi<{ webchat_widget_key: string }>(foyer.origin, '/public/agents', {
      company_name: 'Lindenhof',
      email: 'bench@example.com',
    })
    const { session_token: token } = await callApi<{ session_token: string }>(foyer.origin, '/chat/sessions', {
      widget_key: agent.webchat_widget_key,
    })
    const before = await readMemory(foyer.pid)
    let cut = 0
    for (let opened = 0; opened < STREAMS; opened += BATCH) {
      await Promise.all(Array.from({ length: BATCH }, () => openStream(foyer.origin, token, () => (cut += 1))))
    }
    await sleep(20_000)
    const after = await readMemory(foyer.pid)
    const bytes = ((after.now - before.now) * 1024) / STREAMS
    const note = `${STREAMS} streams of one conversation, held for 20 s; ${Math.round(before.now)} MB before, ${Math.round(after.now)} MB after`
    return [
      { what: 'memory of an open stream', value: bytes, unit: 'KB', aim: { atMost: 40 }, note },
      { what: 'open streams that were cut', value: cut, unit: '', aim: { atMost: 0 } },
    ]
  },
}

/** Resolves with the first bytes of the response. */
function openStream(origin: string, token: string, onCut: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api/v1/chat/messages`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      response.once('data', () => resolve())
      response.on('close', onCut)
      response.on('error', () => {})
    })
    call.end()
  })
}
