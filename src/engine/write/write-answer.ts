import { setImmediate as loopTurn } from 'node:timers/promises'
import { type ChatEnd, ChatError, type ChatModel } from '../models/chat/chat-types.ts'
import type { Answer, AnswerSource, Passage } from '../answer/answer-types.ts'
import { type SentenceCheck, createSentenceCheck } from '../answer/check-claims/check-sentence.ts'
import { splitTainted } from '../answer/check-claims/tainted-lines.ts'
import { wordsOf } from '../answer/text/split-words.ts'
import { stemOf } from '../answer/text/stem.ts'
import { type AnswerPrompt, type Found, type PromptInput, createAnswerPrompt } from './prompt/answer-prompt.ts'
import { ANSWER_TOOLS, searchTool } from './prompt/answer-tools.ts'
import { ANSWER_TOKENS } from './prompt/knowledge-prompt.ts'
import { NO_ANSWER } from './prompt/sales-rules.ts'
import { writeQueries } from './prompt/search-queries.ts'
import { type DroppedSentence, type Passed, createSentenceGate } from './sentence-gate.ts'
import { createSentenceSplitter } from './sentence-splitter.ts'
import { type TokenUsage, isFree, usageOf } from './token-usage.ts'

export interface WriteInput extends PromptInput {
  model: ChatModel
  /** Of the business. */
  language: string
  /** Returns the built-in answer, which finishes the turn where the model does not. Called only then. */
  builtin: () => Promise<Answer>
  /** What the sentences are checked against. */
  passages: readonly Passage[]
  /** Finds what a query asks for in knowledge that does not fit into the prompt. '' is the visitor's question. */
  find: (query: string) => Promise<Found>
  signal: AbortSignal
  /**
   * Told once for each call that a provider counts, also when it was given up; estimated where the provider did not
   * tell.
   */
  onUsage: (usage: TokenUsage) => void
}

export interface WrittenAnswer {
  kind: Answer['kind']
  sources: AnswerSource[]
  /** What the model wrote of what was shown, without what the built-in answerer added. */
  written: string
  /** Who wrote what was shown. */
  by: 'model' | 'builtin' | 'both'
  /** The sentences that were not shown. */
  dropped: DroppedSentence[]
  wishes: ToolWish[]
  /** What the model failed of, if it did. */
  failure: ChatError | undefined
}

/** What the model asked for. */
export interface ToolWish {
  name: string
  input: Record<string, unknown>
}

interface Draft extends Passed {
  /** The model said that it does not know. */
  isUnknown: boolean
  wishes: ToolWish[]
  end: ChatEnd | undefined
  failure: ChatError | undefined
}

/**
 * Lets a model write the answer from passages. Yields it sentence by sentence, each after its check: what the passages
 * do not support is never yielded, what was yielded stands. When the model fails, says nothing that holds, or is cut
 * off by a filter, the built-in answer finishes; when the signal is aborted, nothing more is said.
 */
export async function* writeAnswer(input: WriteInput): AsyncGenerator<string, WrittenAnswer> {
  const { builtin, signal, company, language } = input
  const draft: Draft = {
    shown: '',
    isUnknown: false,
    cited: [],
    dropped: [],
    wishes: [],
    end: undefined,
    failure: undefined,
  }
  const cleaned = input.passages.map((passage) => ({ passage, ...splitTainted(passage.text) }))
  const passages = cleaned.map(({ passage, clean }) => ({ ...passage, text: clean }))
  const tainted = cleaned.flatMap((one) => one.tainted)
  const found = await findForPrompt(input)
  for (const share of [1, 0.5, 0.2]) {
    const prompt = createAnswerPrompt(input, found, share)
    const said = [...input.history.filter(({ role }) => role === 'visitor').map(({ text }) => text), ...input.texts]
    const readGround = (): SentenceCheck =>
      createSentenceCheck({ passages, tainted, said, instructions: prompt.instructions, company, language })
    yield* writeOnce(input, prompt, { draft, readGround })
    if (draft.failure?.failure !== 'too_long') break
  }
  const finisher = signal.aborted || isComplete(draft) ? undefined : await builtin()
  const rest = finisher ? missingParts(draft, finisher) : []
  yield* rest
  return conclude(draft, { finisher: rest.length > 0 ? finisher : undefined, passages })
}

/** Finds what the visitor asks for and, for a model that cannot search, what it would search for. */
async function findForPrompt(input: WriteInput): Promise<Found[]> {
  const { knowledge, model, find } = input
  const found = await find('')
  if (knowledge.whole || model.usesTools()) return [found]
  const queries = await writeQueries(model, createAnswerPrompt(input, []), input)
  return [found, ...(await Promise.all(queries.map(find)))]
}

/** The model's sentences that hold. What goes wrong is noted in the draft. */
async function* writeOnce(
  { model, builtin, find, signal, onUsage }: WriteInput,
  { instructions, messages, search }: AnswerPrompt,
  { draft, readGround }: { draft: Draft; readGround: () => SentenceCheck },
): AsyncGenerator<string> {
  draft.failure = undefined
  let written = ''
  let end: ChatEnd | undefined
  const splitter = createSentenceSplitter()
  const tools = search ? [...ANSWER_TOOLS, searchTool(async (query) => search(await find(query)))] : ANSWER_TOOLS
  const request = { instructions, messages, tools, maxTokens: ANSWER_TOKENS, signal }
  try {
    await using parts = model.write(request)
    const first = parts.next()
    first.catch(() => {})
    // The passages are read while the model thinks.
    await loopTurn()
    const gate = createSentenceGate(draft, readGround())
    let next = await first
    for (; !next.done; next = await parts.next()) {
      if (next.value.type === 'tool') draft.wishes.push({ name: next.value.name, input: next.value.input })
      else {
        written += next.value.text
        for (const piece of splitter.push(next.value.text)) yield* gate.take(piece)
      }
    }
    end = next.value
    draft.end = end
    if (written.trim() === '') throw new ChatError('wordless', WORDLESS[end.reason])
    // What a limit or a filter cut off in the middle is no sentence.
    if (end.reason === 'stop') {
      for (const piece of splitter.end()) yield* gate.take(piece)
      if (draft.dropped.length === 0 || !lacksAnswer(draft, await builtin())) yield* gate.end()
    }
  } catch (error) {
    if (!(error instanceof ChatError)) throw error
    draft.failure = error
  } finally {
    draft.isUnknown = written.includes(NO_ANSWER)
    const prompt = [instructions, ...messages.map(({ content }) => content)]
    if (!isFree(draft.failure)) onUsage(usageOf(end, { prompt, written }))
  }
}

const WORDLESS: Record<ChatEnd['reason'], string> = {
  stop: 'The model wrote nothing',
  length: 'The model thought until its limit and wrote nothing',
  filtered: 'A content filter of the provider let nothing through',
}

/** Whether the model said all that it wanted to, and nothing of it was held back. */
function isComplete({ shown, dropped, failure, end }: Draft): boolean {
  return shown !== '' && failure === undefined && end?.reason !== 'filtered' && dropped.length === 0
}

const valuesIn = (text: string): string[] => wordsOf(text).filter((word) => /\p{N}/u.test(word))

/** Whether something was held back, and nothing of what the built-in answer tells with a value is in what was shown. */
function lacksAnswer({ shown, dropped }: Draft, builtin: Answer): boolean {
  const values = valuesIn(builtin.parts.join(' '))
  const said = new Set(wordsOf(shown))
  return dropped.length > 0 && builtin.kind === 'known' && values.length > 0 && !values.some((word) => said.has(word))
}

/**
 * What the built-in answer has to add: all of it when nothing was shown, else, after a break, what was not said yet,
 * where the model broke off or what answered was held back.
 */
function missingParts(draft: Draft, builtin: Answer): string[] {
  const { shown, failure, end } = draft
  if (shown === '') return builtin.parts
  const isWhole = failure === undefined && end?.reason !== 'filtered' && !lacksAnswer(draft, builtin)
  if (isWhole || builtin.kind !== 'known') return []
  const said = new Set(wordsOf(shown))
  const news = builtin.parts.filter((part) => valuesIn(part).some((word) => !said.has(word)))
  return news.map((part, at) => (at === 0 ? `\n\n${part.trimStart()}` : part))
}

function conclude(
  draft: Draft,
  { finisher, passages }: { finisher: Answer | undefined; passages: Passage[] },
): WrittenAnswer {
  const { shown, dropped, wishes, failure } = draft
  const own = shown === '' ? [] : sourcesOf(shown, passages)
  const others = finisher?.sources.filter((source) => !own.some(({ itemId }) => itemId === source.itemId)) ?? []
  return {
    kind: shown === '' ? (finisher?.kind ?? 'unknown') : draft.isUnknown ? 'unknown' : 'known',
    sources: [...own, ...others],
    written: shown,
    by: shown === '' ? 'builtin' : finisher ? 'both' : 'model',
    dropped,
    wishes,
    failure,
  }
}

const MAX_SOURCES = 3
const SOURCE_SHARE = 0.6

/** The passages that an answer is made from: those that share most of its words, numbers above all. */
function sourcesOf(shown: string, passages: readonly Passage[]): AnswerSource[] {
  const stems = new Set(
    wordsOf(shown)
      .filter((word) => word.length > 2 || /\p{N}/u.test(word))
      .map(stemOf),
  )
  const scored = passages.map((passage) => {
    const own = new Set(wordsOf(`${passage.title} ${passage.text}`).map(stemOf))
    const score = [...stems].reduce((sum, stem) => sum + (own.has(stem) ? (/\p{N}/u.test(stem) ? 3 : 1) : 0), 0)
    return { passage, score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const chosen = scored
    .filter(({ score }) => score > 0 && score >= best * SOURCE_SHARE)
    .toSorted((a, b) => b.score - a.score)
  const byItem = new Map(chosen.map(({ passage: { itemId, title, url } }) => [itemId, { itemId, title, url }]))
  return [...byItem.values()].slice(0, MAX_SOURCES)
}
