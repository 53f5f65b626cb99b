import { numbersIn } from '../../values/written-numbers.ts'

/** A folded label of prices. */
export const PRICE_LABEL =
  /^(?:prices?|preise?|prix|tarifs?|precios?|prezz[oi]|precos?|prij[sz](?:en)?|cost|kosten|السعر|سعر)$/

export const isPriced = (text: string): boolean => numbersIn(text).some(({ kind }) => kind === 'price')
