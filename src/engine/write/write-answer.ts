import { beginSpan, inSpan } from '#src/base/tracing.ts'
import { type ChatEnd, ChatError, type ChatModel } from '../models/chat/chat-types.ts'
import { type Answer, type AnswerSource, toSource } from '../answer/units/answer-types.ts'
import { readSentence } from './guard/read-sentence.ts'
import type { Value } from '../values/value-types.ts'
import { findSources } from './guard/find-sources.ts'
import { type Ground, readGround } from './guard/ground.ts'
import { type Guard, type SentenceCheck, createGuard } from './guard/guard.ts'
import { agrees } from '../values/value-agreement.ts'
import { type AnswerPrompt, type Found, type PromptInput, createAnswerPrompt } from './prompt/answer-prompt.ts'
import { ANSWER_TOOLS, searchTool } from './prompt/answer-tools.ts'
import { ANSWER_TOKENS } from './prompt/knowledge-prompt.ts'
import { NO_ANSWER } from './prompt/sales-rules.ts'
import { writeQueries } from './prompt/search-queries.ts'
import { type Passed, type SentenceGate, createSentenceGate, isCut } from './sentence-gate.ts'
import { type Piece, createSentenceSplitter } from './sentence-splitter.ts'
import { type TokenUsage, isFree, usageOf } from './prompt/token-usage.ts'

export interface WriteInput extends PromptInput {
  model: ChatModel
  /** The language of the business. */
  language: string
  /** Returns the built-in answer, which completes the turn if the model does not. Called only in that case. */
  builtin: () => Promise<Answer>
  /** Finds passages for a query, if not all knowledge fits into the prompt. '' is the visitor's question. */
  find: (query: string) => Promise<Found>
  signal: AbortSignal
  /**
   * Called once for each call that a provider counts, even if it was given up. The tokens are estimated if the
   * provider did not report them.
   */
  onUsage: (usage: TokenUsage) => void
}

export interface WrittenAnswer {
  kind: Answer['kind']
  sources: AnswerSource[]
  /** The part of the shown text that the model wrote. */
  written: string
  /** Who wrote the shown text. */
  by: 'model' | 'builtin' | 'both'
  /** The model's sentences in order, with the reasons why some were not shown. */
  pieces: Passed['pieces']
  /** Checks another sentence by the same rules. Undefined if the model wrote nothing. */
  check: SentenceCheck | undefined
  wishes: ToolWish[]
  /** The model's error, if it failed. */
  failure: ChatError | undefined
}

/** A tool call that the model leaves to the caller. */
export interface ToolWish {
  name: string
  input: Record<string, unknown>
}

interface Draft extends Passed {
  check: SentenceCheck | undefined
  /** A question or a farewell at the end of an answer that is held back. It follows the built-in answer. */
  closing: string
  /** Whether the shown text says something about the business, or that the answer is not known. */
  isAnswer: boolean
  /** Whether the model said that it does not know. */
  isUnknown: boolean
  /** Whether the text ends with a paragraph, as before a tool call. A later failure then cuts off no sentence. */
  endsParagraph: boolean
  wishes: ToolWish[]
  end: ChatEnd | undefined
  failure: ChatError | undefined
}

/** The share of the context to try again with, if the prompt is too long. */
const RETRY_SHARE = 0.4
const MAX_TRIES = 3

/**
 * Lets a model write the answer. Yields it sentence by sentence, each after the guard's check. Yielded text is never
 * taken back. If nothing shown answers, the built-in answer completes it. After the signal aborts, yields nothing
 * more.
 */
export async function* writeAnswer(input: WriteInput): AsyncGenerator<string, WrittenAnswer> {
  const { builtin, signal } = input
  const draft: Draft = {
    shown: '',
    check: undefined,
    closing: '',
    isAnswer: false,
    isUnknown: false,
    endsParagraph: false,
    cited: [],
    pieces: [],
    wishes: [],
    end: undefined,
    failure: undefined,
  }
  let found = input.knowledge.whole ? [] : await inSpan('retrieve', () => findForPrompt(input))
  let prompt = await inSpan('prompt', () => createAnswerPrompt(input, found))
  for (let tries = 1; ; tries += 1) {
    yield* writeOnce(input, { prompt, found, draft })
    if (draft.failure?.failure !== 'too_long' || tries === MAX_TRIES) break
    if (found.length === 0) found = [await input.find('')]
    prompt = createAnswerPrompt(input, found, prompt.tokens * RETRY_SHARE)
  }
  const finisher = signal.aborted || isComplete(draft) ? undefined : await builtin()
  const rest = finisher ? missingParts(draft, finisher) : []
  yield* rest
  if (draft.closing !== '' && finisher?.kind === 'known') yield `\n\n${draft.closing}`
  const sources = draft.shown === '' ? [] : sourcesOf(draft, prompt, await groundOf(input, prompt, found))
  return conclude(draft, sources, rest.length > 0 ? finisher : undefined)
}

/**
 * Reads the knowledge that the model may draw on, in the order of its numbers: all of it or, for a large agent, what
 * was found for this reply.
 */
function groundOf({ knowledge }: WriteInput, prompt: AnswerPrompt, found: readonly Found[]): Promise<Ground> {
  const isWhole = knowledge.items.length > 0 && knowledge.items.length === prompt.items.length
  return readGround(isWhole ? knowledge.items : [...prompt.items, ...found.flatMap(({ index }) => index.items)])
}

/** Finds passages for the visitor's question and, if the model cannot search, for the queries that it writes. */
async function findForPrompt(input: WriteInput): Promise<Found[]> {
  const { model, find } = input
  const found = await find('')
  if (model.usesTools()) return [found]
  const queries = await writeQueries(model, createAnswerPrompt(input, []), input)
  return [found, ...(await Promise.all(queries.map(find)))]
}

/** Yields the model's sentences that pass the check. Notes problems in the draft. */
async function* writeOnce(
  input: WriteInput,
  { prompt, found, draft }: { prompt: AnswerPrompt; found: readonly Found[]; draft: Draft },
): AsyncGenerator<string> {
  const { model, find, signal, onUsage } = input
  const { instructions, messages, search, items } = prompt
  draft.failure = undefined
  let guard: Guard | undefined
  let written = ''
  let end: ChatEnd | undefined
  const splitter = createSentenceSplitter()
  const tools = search ? [...ANSWER_TOOLS, searchTool(async (query) => search(await find(query)))] : ANSWER_TOOLS
  const request = { instructions, messages, tools, maxTokens: ANSWER_TOKENS, signal }
  try {
    await using parts = model.write(request)
    const first = parts.next()
    first.catch(() => {})
    // Reads the knowledge while the model thinks.
    let ground = await groundOf(input, prompt, found)
    let known = items.length
    guard = guardOf(input, instructions, () => ground)
    draft.check = guard.check
    const gate = createSentenceGate(draft, guard.check)
    let next = await first
    for (; !next.done; next = await parts.next()) {
      if (next.value.type === 'tool') draft.wishes.push({ name: next.value.name, input: next.value.input })
      else {
        written += next.value.text
        // A search of a large agent adds items.
        if (items.length > known) ground = await groundOf(input, prompt, found)
        known = items.length
        for (const piece of splitter.push(next.value.text)) yield* takeChecked(gate, piece)
      }
    }
    end = next.value
    draft.end = end
    if (written.trim() === '') throw new ChatError('wordless', WORDLESS[end.reason])
    // Text that a limit or a filter cut off is not a sentence.
    if (end.reason === 'stop') {
      for (const piece of splitter.end()) yield* takeChecked(gate, piece)
      if (!isCut(draft) || guard.isAnswer(draft.shown)) yield* gate.end()
      else draft.closing = gate.closing()
    }
  } catch (error) {
    if (!(error instanceof ChatError)) throw error
    draft.failure = error
  } finally {
    draft.isUnknown = written.includes(NO_ANSWER)
    draft.endsParagraph = written.endsWith('\n\n')
    draft.isAnswer = guard?.isAnswer(draft.shown) ?? false
    if (!isFree(draft.failure)) onUsage(usageOf(end, { sent: () => prompt.tokens - ANSWER_TOKENS, written }))
  }
}

function takeChecked(gate: SentenceGate, piece: Piece): string[] {
  using span = beginSpan('guard')
  const shown = gate.take(piece)
  span.set({ 'foyer.sentences_shown': shown.length })
  return shown
}

const WORDLESS: Record<ChatEnd['reason'], string> = {
  stop: 'The model wrote nothing',
  length: 'The model thought until its limit and wrote nothing',
  filtered: 'A content filter of the provider let nothing through',
}

/** Creates the guard. The visitor's own words and the present time count as known. */
function guardOf(
  { history, texts, moment, visitor, language }: WriteInput,
  instructions: string,
  ground: () => Ground,
) {
  const by = (who: 'visitor' | 'agent'): string[] => history.filter(({ role }) => role === who).map(({ text }) => text)
  const said = [visitor, ...by('visitor'), ...texts]
  return createGuard({ ground, said, moment, replied: by('agent'), instructions, language })
}

const isBroken = ({ failure, end, endsParagraph }: Draft): boolean =>
  (failure !== undefined && !endsParagraph) || end?.reason === 'filtered'

/** Reports whether the model finished, or enough of its answer was shown. */
function isComplete(draft: Draft): boolean {
  return draft.shown !== '' && (draft.isAnswer || !isCut(draft)) && !isBroken(draft)
}

/**
 * Returns the parts that the built-in answer adds: all of it if nothing was shown, or only an opener; its new values
 * if the stream broke off.
 */
function missingParts({ shown, isAnswer }: Draft, builtin: Answer): string[] {
  if (shown === '') return builtin.parts
  const told = readSentence(shown)
  const isTold = (value: Value): boolean => told.some((one) => agrees(one, value))
  if (isAnswer && builtin.kind !== 'known') return []
  const news = isAnswer ? builtin.parts.filter((part) => readSentence(part).some((one) => !isTold(one))) : builtin.parts
  return news.map((part, at) => (at === 0 ? `\n\n${part.trimStart()}` : part))
}

/** Returns the items that a reply cites or, without citations, those whose values and words it uses. */
function sourcesOf({ shown, cited }: Draft, { items }: AnswerPrompt, ground: Ground): AnswerSource[] {
  const named = [...new Set(cited)].map((number) => number - 1).filter((item) => item in items)
  return (named.length > 0 ? named : findSources(shown, ground)).flatMap((at) => items[at] ?? []).map(toSource)
}

function conclude(draft: Draft, own: readonly AnswerSource[], finisher: Answer | undefined): WrittenAnswer {
  const { shown, pieces, check, wishes, failure } = draft
  const others = finisher?.sources.filter((source) => !own.some(({ itemId }) => itemId === source.itemId)) ?? []
  return {
    kind: shown === '' ? (finisher?.kind ?? 'unknown') : draft.isUnknown ? 'unknown' : 'known',
    sources: [...own, ...others],
    written: shown,
    by: shown === '' ? 'builtin' : finisher ? 'both' : 'model',
    pieces,
    check,
    wishes,
    failure,
  }
}
