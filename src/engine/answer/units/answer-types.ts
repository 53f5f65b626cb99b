import type { VisitorQuestion } from '../question/question-types.ts'
import type { TimeBudget } from '#src/base/steps.ts'
import type { ItemType } from '../../understand/knowledge/knowledge-types.ts'

/** A knowledge item for the answerer. `content` is the Markdown of `KnowledgeDraft`. */
export interface KnowledgeText {
  id: string
  type: ItemType
  title: string
  content: string
  category: string
  url: string
  /** A picture of an offer on its website. */
  imageUrl?: string
  /** Such as `en`, or '' if unknown. */
  language: string
  /** The owner approved its text, so it may give instructions. */
  isApproved?: boolean
}

export interface AnswerQuestion extends VisitorQuestion {
  /**
   * Cosine similarity of the question and each item, by item ID, from a configured embedding model; empty without
   * one.
   */
  similarity: ReadonlyMap<string, number>
  /** The time for the answer. When it is spent, the best answer so far is used. */
  budget?: TimeBudget
}

export interface AnswerSource {
  itemId: string
  title: string
  url: string
}

/** Returns an item as a source of an answer. */
export const toSource = ({ id, title, url }: KnowledgeText): AnswerSource => ({ itemId: id, title, url })

/** A written answer. */
export interface ComposedAnswer {
  parts: string[]
  sources: AnswerSource[]
  /** It begins with whether it is open on the requested day or at the requested moment. */
  tellsOpening: boolean
}

export interface Answer {
  /**
   * `known` has an answer from the knowledge; `unknown` says that it does not know; `talk` replies to a message that
   * asks nothing: a greeting, a complaint.
   */
  kind: 'known' | 'unknown' | 'talk'
  /**
   * In the order in which they are shown. Each has its own leading space or line break, so that joined they are the
   * answer.
   */
  parts: string[]
  sources: AnswerSource[]
  /** The language of the agent's own phrases, such as `en`. */
  language: string
  /** 0–1: how sure the answerer is that `parts` answers the question. */
  confidence: number
  /** No model's sentence is better: a greeting, a table of the compared offers, or whether it is open. */
  isFinal?: boolean
  /** Only a person can help with it. */
  isForPerson?: boolean
  /** The suggestions beside it: those close to the message, as beside every refusal, or the usual ones. */
  suggests?: 'close' | 'usual' | undefined
}

/** A part of the knowledge of at most 1,000 characters, from which a model answers. */
export interface Passage {
  itemId: string
  title: string
  url: string
  text: string
}
