// Words of a fictional tea house. Texts of the same seed are the same.
const WORDS =
  'tea garden harvest leaf kettle porcelain tasting evening terrace guest booking table window season mountain river roast aroma blend ' +
  'delivery parcel voucher morning weekend market village workshop teacher lesson cup plate honey lemon ginger jasmine oolong sencha ' +
  'visit parking station bicycle family children music reading shelf wood light winter summer spring autumn price order payment return'
const LIST = WORDS.split(' ')
const VERBS = ['brings', 'keeps', 'needs', 'offers', 'follows', 'welcomes', 'includes', 'replaces', 'suits', 'opens']

const pick = (list: readonly string[], random: () => number): string => list[Math.floor(random() * list.length)] ?? ''

export function writeSentence(random: () => number): string {
  const subject = `The ${pick(LIST, random)} ${pick(LIST, random)}`
  const object = Array.from({ length: 3 + Math.floor(random() * 6) }, () => pick(LIST, random)).join(' ')
  return `${subject} ${pick(VERBS, random)} the ${object} ${Math.floor(random() * 900) + 10}.`
}

export function writeParagraph(random: () => number, sentences: number): string {
  return Array.from({ length: sentences }, () => writeSentence(random)).join(' ')
}
