import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAnswer } from '#src/engine/answer/answer.ts'
import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'

/** A business that no part of the product was written with, and what a model says of it. */
interface Ground {
  company: string
  question: string
  passages: { title: string; text: string }[]
  /** Each follows from the passages. */
  supported: string[]
  /** Each claims something that the passages do not say. */
  invented: string[]
}

export interface InventingOutcome {
  answers: number
  /** Inventions that a visitor saw. */
  shown: string[]
  supported: number
  /** Supported sentences that a visitor did not see. */
  dropped: string[]
}

const FOLDER = join(import.meta.dirname, 'conversation')
const FILES = [
  'inventions-en.json',
  'inventions-others.json',
  'inventions-fresh.json',
  'inventions-plain.json',
  'inventions-abroad.json',
].map((name) => join(FOLDER, name))

/** Lets a model answer that adds an invention to every supported sentence; everything else is the product's own. */
export async function measureInventions(files: readonly string[] = FILES): Promise<InventingOutcome> {
  const grounds = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Ground[])
  const outcome: InventingOutcome = { answers: 0, shown: [], supported: 0, dropped: [] }
  for (const ground of grounds) {
    for (const [at, invented] of ground.invented.entries()) {
      const supported = ground.supported[at % ground.supported.length] ?? ''
      const text = await answerWith(ground, `${supported} ${invented}`)
      outcome.answers += 1
      if (text.includes(invented)) outcome.shown.push(`${ground.company}: ${invented}`)
    }
    for (const supported of ground.supported) {
      outcome.supported += 1
      if (!(await answerWith(ground, supported)).includes(supported)) outcome.dropped.push(`${ground.company}: ${supported}`)
    }
  }
  return outcome
}

async function answerWith({ company, question, passages }: Ground, text: string): Promise<string> {
  const model: ChatModel = {
    name: 'inventing',
    async *write() {
      yield { type: 'text', text }
      return { reason: 'stop', inputTokens: 1, outputTokens: 1 }
    },
  }
  let shown = ''
  const answer = writeAnswer({
    model,
    company,
    passages: passages.map((passage, at) => ({ ...passage, itemId: String(at), url: '', score: 1 })),
    builtin: { kind: 'unknown', parts: [], sources: [], language: 'en', confidence: 0 },
    history: [],
    texts: [question],
    signal: new AbortController().signal,
    onUsage: () => {},
  })
  for await (const piece of answer) shown += piece
  return shown
}
