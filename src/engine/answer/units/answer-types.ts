import type { VisitorQuestion } from '../question/question-types.ts'
import type { TimeBudget } from '#src/base/steps.ts'
import type { ItemType } from '../../understand/knowledge/knowledge-types.ts'

/** A knowledge item as the answerer sees it. `content` is the Markdown of `KnowledgeDraft`. */
export interface KnowledgeText {
  id: string
  type: ItemType
  title: string
  content: string
  category: string
  url: string
  /** A picture of an offer, as its site has it. */
  imageUrl?: string
  /** `en` style, or '' when unknown. */
  language: string
  /** Its owner approved its text: it may give instructions. */
  isApproved?: boolean
}

export interface AnswerQuestion extends VisitorQuestion {
  /** Cosine of the question with each item, by item id, from a configured embedding model; empty without one. */
  similarity: ReadonlyMap<string, number>
  /** What the answer may take. Once it is spent, the best answer so far is the answer. */
  budget?: TimeBudget
}

export interface AnswerSource {
  itemId: string
  title: string
  url: string
}

/** An item as the source of what is said. */
export const toSource = ({ id, title, url }: KnowledgeText): AnswerSource => ({ itemId: id, title, url })

/** What would be said. */
export interface ComposedAnswer {
  parts: string[]
  sources: AnswerSource[]
  /** It begins with what the hours say of the day or the moment that is asked for. */
  tellsOpening: boolean
}

export interface Answer {
  /**
   * `known` says something from the knowledge; `unknown` says that it does not know; `talk` answers what asks nothing:
   * a greeting, a complaint.
   */
  kind: 'known' | 'unknown' | 'talk'
  /**
   * Piece by piece, in the order they are shown; each brings its own leading space or line break, so that joined they
   * are the answer.
   */
  parts: string[]
  sources: AnswerSource[]
  /** The language of the agent's own phrases, `en` style. */
  language: string
  /** 0–1: how sure the answerer is that `parts` answers the question. */
  confidence: number
  /**
   * No sentence of a model betters it: a greeting, a table of what was asked to be compared, or what the clock says of
   * opening hours.
   */
  isFinal?: boolean
  /** It concerns what only a person can settle. */
  isForPerson?: boolean
  /** Answers to tap are offered beside it: those close to the message, as beside every refusal, or the usual ones. */
  suggests?: 'close' | 'usual' | undefined
}

/** A piece of knowledge of at most 1,000 characters, for a model to answer from. */
export interface Passage {
  itemId: string
  title: string
  url: string
  text: string
}
