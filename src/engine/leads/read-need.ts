import { BUDGET_WORDS } from './lead-patterns.ts'

/** An amount or a range of amounts. */
const PRICE =
  /(?:[$€£¥₹]|(?:EUR|USD|GBP|CHF|AED|MAD)\s?)\s?\d[\d.,' ]{0,20}(?:k\b)?(?:\s?(?:[-–]|to|bis|à|a|até|hasta|tot|إلى)\s?[$€£¥₹]?\d[\d.,']{0,15}(?:k\b)?)?|(?:\d[\d.,']{0,15}\s?(?:[-–]|to|bis|à|a|até|hasta|tot|إلى)\s?)?\d[\d.,']{0,15}(?: ?\d{3}){0,4}\s?(?:k\s?)?(?:[$€£¥₹]|euros?|EUR|USD|GBP|CHF|AED|MAD|dollars?|pounds?|dirhams?|درهم|يورو|دولار)/iu

const SPENDING_ON = new RegExp(`${BUDGET_WORDS.source}[^]*$`, 'iu')

/** A request to be contacted, after a need. */
const THEN_REACH =
  /[,;]\s*(?:(?:and|und|et|y|e|en)\s)?(?:please |bitte )?(?:schick\p{L}*|send\p{L}*|meld\p{L}*|ruf\p{L}*|call|ring|e-?mail|mail|text|write|contact|envoy\p{L}*|appel\p{L}*|env[ií]\p{L}*|ll[aá]m\p{L}*|mand\p{L}*|chiam\p{L}*|stuur\p{L}*|bel) (?:\p{L}+ ){0,3}(?:me|us|mir|uns|sie|moi|nous|me|nos|mi|ci|mij|ons|it|an|to)(?!\p{L})[^]*$/iu

/** Removes contact details and requests after a need. */
export const cleanNeed = (text: string): string =>
  text
    .replace(/^(?:to|just|juste|nur|solo|sólo|só|soltanto|alleen) (?=\p{L})/iu, '')
    .replace(
      /[,،;]?\s*(?:(?:رقمي|هاتفي|جوالي|بريدي|اسمي)(?!\p{L})|(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mi|il mio|la mia|o meu|a minha|mijn)\s+(?:e-?mail|mail|phone|mobile|cell|number|name|t[eé]l\p{L}*|handy\p{L}*|m[oó]vil|portable|nummer|numéro|nom|correo|nombre|nome|naam))[^]*$/iu,
      '',
    )
    .replace(THEN_REACH, '')
    .replace(SPENDING_ON, (rest) => (/\p{N}/u.test(rest) ? '' : rest))
    .replace(/\s+/g, ' ')
    .replace(/[\s,،;–-]+$/, '')
    .trim()

/** Reads the amount of a sentence that speaks of spending. */
export function readBudget(text: string): string | undefined {
  const sentence = text.split(/(?<=[.!?؟\n])\s/).find((one) => BUDGET_WORDS.test(one) && PRICE.test(one))
  return sentence === undefined ? undefined : PRICE.exec(sentence)?.[0].replace(/[\s.,']+$/, '')
}
