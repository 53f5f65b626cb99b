import type { KnowledgeText } from '../answer-types.ts'

export interface OfferDetail {
  /** '' for a remark. */
  label: string
  value: string
}

/** A place where offers stand side by side. */
export interface OfferPlace {
  /** The same for all that stand there. */
  key: string
  /** Title, heading and path of it. */
  label: string
}

/** Something that can be compared or recommended, with what the knowledge says of it, in its words. */
export interface Offer {
  title: string
  /** The items that tell of it. */
  itemIds: string[]
  /** Title, heading and path of where it stands. */
  place: string
  /** The places that it shares with others. */
  besides: OfferPlace[]
  /** Label '' where the knowledge has none. */
  price: OfferDetail | undefined
  details: OfferDetail[]
  /** `list` for a line with a price, `section` when it is no more than what stands under a heading. */
  kind: 'product' | 'table' | 'policy' | 'list' | 'section'
}

/** Where the offers of an item are read from. */
export interface Origin {
  item: KnowledgeText
  place: string
  /** The page itself. */
  page: OfferPlace
}
