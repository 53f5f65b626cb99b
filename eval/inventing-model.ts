import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareKnowledgePrompt } from '#src/engine/write/prompt/knowledge-prompt.ts'
import type { KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import { writeAnswer } from '#src/engine/write/write-answer.ts'
import { buildAnswerIndex } from '#src/engine/answer/answer.ts'
import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'

/** A business that no part of the product was written with, and a model's sentences about it. */
export interface Ground {
  company: string
  question: string
  passages: { title: string; text: string }[]
  /** Each follows from the passages. */
  supported: string[]
  /** Each claims something that the passages do not say. */
  invented: string[]
  /** The invented sentence of each answer that has true ones too. */
  inventedSentence?: string[]
  /** What each invents. If absent, the file decides. */
  inventedKind?: string[]
}

/** The kind of an invention: a value or promise, a true claim about the wrong thing or negated, or a plain claim. */
export type InventionClass = 'value' | 'turned' | 'plain'
const TURNED = new Set(['swap', 'negation'])
export const classOf = (kind: string): InventionClass =>
  kind === 'novalue' ? 'plain' : TURNED.has(kind) ? 'turned' : 'value'

export interface InventingOutcome {
  answers: number
  byClass: Record<InventionClass, { answers: number; shown: number }>
  /** Inventions that a visitor saw. */
  shown: string[]
  supported: number
  /** Supported sentences that a visitor did not see. */
  dropped: string[]
}

const FOLDER = join(import.meta.dirname, 'conversation')
export const INVENTIONS = [
  'inventions-en.json',
  'inventions-others.json',
  'inventions-fresh.json',
  'inventions-plain.json',
  'inventions-abroad.json',
  'inventions-unseen-a.json',
  'inventions-unseen-b.json',
  'inventions-unseen-c.json',
  'inventions-unseen-d1.json',
  'inventions-unseen-d2.json',
  'inventions-unseen-e1.json',
  'inventions-unseen-e2.json',
  'inventions-unseen-f1.json',
  'inventions-unseen-f2.json',
  'inventions-unseen-g1.json',
  'inventions-unseen-h1.json',
  'inventions-unseen-h2.json',
  'inventions-unseen-h3.json',
  'inventions-unseen-h4.json',
].map((name) => join(FOLDER, name))
/** Files whose inventions are plain claims. */
const PLAIN = /-(?:plain|abroad)\.json$/

/** Runs the product with a model that invents something in every answer. */
export async function measureInventions(files: readonly string[] = INVENTIONS): Promise<InventingOutcome> {
  const none = () => ({ answers: 0, shown: 0 })
  const outcome: InventingOutcome = {
    answers: 0,
    byClass: { value: none(), turned: none(), plain: none() },
    shown: [],
    supported: 0,
    dropped: [],
  }
  for (const file of files) for (const ground of readGrounds(file)) await measureGround(ground, outcome)
  return outcome
}

/** Reads the businesses of a file, with the kind of every invention. */
export function readGrounds(file: string): (Ground & { inventedKind: string[] })[] {
  const kind = PLAIN.test(file) ? 'novalue' : ''
  return (JSON.parse(readFileSync(file, 'utf8')) as Ground[]).map((ground) => ({
    ...ground,
    inventedKind: ground.inventedKind ?? ground.invented.map(() => kind),
  }))
}

async function measureGround(ground: Ground, outcome: InventingOutcome): Promise<void> {
  for (const [at, answer] of ground.invented.entries()) {
    const invented = ground.inventedSentence?.[at] ?? answer
    const kind = classOf(ground.inventedKind?.[at] ?? '')
    const supported = ground.supported[at % ground.supported.length] ?? ''
    const text = await answerWith(ground, ground.inventedSentence ? answer : `${supported} ${invented}`)
    outcome.answers += 1
    outcome.byClass[kind].answers += 1
    if (!text.includes(invented)) continue
    outcome.byClass[kind].shown += 1
    outcome.shown.push(`${ground.company} (${kind}): ${invented}`)
  }
  for (const supported of ground.supported) {
    outcome.supported += 1
    if (!(await answerWith(ground, supported)).includes(supported))
      outcome.dropped.push(`${ground.company}: ${supported}`)
  }
}

const CONTEXT_TOKENS = 4_096
const NO_ITEM = { type: 'document', category: '', url: '', language: '' } as const

/** Returns a text as an item of the knowledge. */
export const toItem = (title: string, content: string, at = 0): KnowledgeText => ({
  ...NO_ITEM,
  id: String(at),
  title,
  content,
})

async function answerWith({ company, question, passages }: Ground, text: string): Promise<string> {
  const model: ChatModel = {
    name: 'inventing',
    async *write() {
      yield { type: 'text', text }
      return { reason: 'stop', inputTokens: 1, cachedTokens: 0, outputTokens: 1 }
    },
    contextTokens: () => Promise.resolve(CONTEXT_TOKENS),
    usesTools: () => true,
    patienceMs: 8_000,
  }
  const items = passages.map(({ title, text: content }, at) => toItem(title, content, at))
  const index = buildAnswerIndex(items, { name: company, language: '' })
  const asked = { text: question, locale: '', history: [], now: new Date(0), similarity: new Map<string, number>() }
  let shown = ''
  const answer = writeAnswer({
    model,
    company,
    language: '',
    knowledge: await prepareKnowledgePrompt(index, { contextTokens: CONTEXT_TOKENS, secret: '', isPart: false }),
    moment: '',
    visitor: '',
    find: () => Promise.resolve({ index, question: asked }),
    builtin: () => Promise.resolve({ kind: 'unknown', parts: [], sources: [], language: 'en', confidence: 0 }),
    history: [],
    texts: [question],
    signal: new AbortController().signal,
    onUsage: () => {},
  })
  for await (const piece of answer) shown += piece
  return shown
}
