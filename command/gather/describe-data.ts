import { type DataNode, type DataValue, isNode, keyLabel, keyWords } from './data-tree.ts'
import { EMAIL_IN_TEXT, PHONE_IN_TEXT, isHidden, isHiddenPart, isLanguage, isProse, localized } from './human-text.ts'
import { type FoundOffer, type Place, offerOf } from './stated-offers.ts'

/** The content of a data file. */
export interface DescribedData {
  /** In Markdown. */
  text: string
  /** The part of it that counts in any file: questions with answers, hours and policies. */
  told: string
  offers: FoundOffer[]
  contacts: Contact[]
  /** Further values of the business: its name, slogan and description. */
  names: NamedText[]
}

export interface Contact {
  kind: 'email' | 'phone'
  value: string
  /** The names of everything around it, from the file's name inwards. */
  names: readonly string[]
}

export interface NamedText {
  key: string
  text: string
  names: readonly string[]
}

const EMAIL = /^[\w.+%-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u
const EMAIL_KEY = /e_?-?mails?|^mail$|^reply_?to$|courriel|correo/iu
const PHONE_KEY = /phone|^tel$|telefon|telefoon|telephone|téléphone|mobile|^fax$|whatsapp|hotline|^call$/iu
const PHONE = /^\+?[\d\s()./–-]{6,24}\d(?:\s?(?:x|ext\.?)\s?\d+)?$/u
const TITLE_KEY = /^(?!sub)(?:.*(?:title|heading|headline|header|titel|titre)|name|label)\d{0,2}$/iu
const QUESTION_KEY = /^(?:q|question|frage|pregunta|domanda)\d{0,3}$/iu
const ANSWER_KEY = /^(?:a|answer|antwort|respuesta|reponse|risposta|text|body|content)\d{0,3}$/iu
const PARAGRAPH_KEY =
  /text|desc|subtitle|subheading|tagline|body|content|answer|summary|detail|blurb|paragraph|intro|lead|copy|claim|slogan|motto|^p\d{0,2}$|^line\d{0,2}$/iu
const NAME_KEYS =
  /^(?:site_?|company_?|brand_?|business_?|shop_?|store_?|app_?|organi[sz]ation_?|legal_?)?(?:name|title)$|^(?:company|brand|tagline|slogan|motto|claim|description|about|value_?proposition|mission|target_?(?:customers|audience|group)|audience)$/iu
/** Hours, places and policies. */
const TOLD_KEY =
  /hours|opening|address|street|polic(?:y|ies)|refund|returns?$|shipping|delivery|warranty|guarantee|cancell|deposit|payment|parking|notes?$|notice|announcement|oeffnung|horaire|horario|orari|openingstijden/iu
const MAX_DEPTH = 24

/** Describes the data of a file in Markdown, and lists its offers and contact details. */
export function describeData(root: DataNode, place: Place): DescribedData {
  const found: DescribedData = { text: '', told: '', offers: [], contacts: [], names: [] }
  const lines: string[] = []
  const told: string[] = []
  describeNode({ found, lines, told, language: place.language }, withGroups(unwrap(root, place.language)), place)
  found.text = joinLines(lines)
  found.told = joinLines(told)
  return found
}

const joinLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()

interface Description {
  found: DescribedData
  lines: string[]
  told: string[]
  language: string
}

/** Keeps only the translations into the language. */
function unwrap(node: DataNode, language: string): DataNode {
  const own = node.members.find(({ key }) => isLanguage(key) && key.slice(0, 2).toLowerCase() === language)
  return node.members.length > 0 && node.members.every(({ key }) => isLanguage(key)) && isNode(own?.value)
    ? own.value
    : node
}

/** Turns flat keys into objects: `pro.name` and `pro.price`, or `proName` and `proPrice`. */
function withGroups(node: DataNode): DataNode {
  const dotted = node.members.filter(({ key, value }) => /^[\w-]+(?:\.[\w-]+)+$/u.test(key) && !isNode(value))
  if (dotted.length >= 2 && dotted.length * 2 > node.members.length) return unflattened(node)
  const groups = new Map<string, DataNode['members']>()
  for (const { key, value } of node.members) {
    const found =
      /^(.*?\p{L}\d{0,3})[_-]?(name|title|price|preis|prix|precio|description|desc|features|period|unit)$/iu.exec(key)
    if (!found || isNode(value) || /^(?:sub|meta|site|company|page)$/iu.test(found[1] ?? '')) continue
    const members = groups.get(found[1] ?? '') ?? []
    members.push({ key: (found[2] ?? '').toLowerCase(), value })
    groups.set(found[1] ?? '', members)
  }
  const whole = [...groups].filter(
    ([, members]) => members.some(({ key }) => key.startsWith('pr')) && members.length > 1,
  )
  if (whole.length === 0) return node
  const taken = new Set(whole.map(([prefix]) => prefix))
  const rest = node.members.filter(({ key }) => ![...taken].some((prefix) => key.startsWith(prefix)))
  return { ...node, members: [...rest, ...whole.map(([key, members]) => ({ key, value: { call: '', members } }))] }
}

function unflattened(node: DataNode): DataNode {
  const root: DataNode = { call: '', members: [] }
  for (const { key, value } of node.members) {
    const parts = key.split('.')
    let at = root
    for (const part of parts.slice(0, -1)) {
      const next = at.members.find((member) => member.key === part)
      if (isNode(next?.value)) at = next.value
      else {
        const inner: DataNode = { call: '', members: [] }
        at.members.push({ key: part, value: inner })
        at = inner
      }
    }
    at.members.push({ key: parts.at(-1) ?? '', value })
  }
  return root
}

function describeNode(description: Description, node: DataNode, place: Place): void {
  const { found, lines, language } = description
  if (place.names.length > MAX_DEPTH || isPrivate(node) || isLinkOnly(node)) return
  const pair = keyedValue(node)
  if (pair) return describeText(description, pair.key, pair.value, { names: place.names, title: undefined })
  const offer = offerOf(node, place)
  if (offer) {
    found.offers.push(offer)
    return
  }
  if (describeQuestion(description, node)) return
  const own = ownTitle(node, language)
  const title = own ?? (node.members.some(({ value }) => isNode(value)) ? undefined : keyTitle(place))
  const start = lines.length
  if (own !== undefined) lines.push('', `${'#'.repeat(Math.min(6, place.names.length + 1))} ${own}`)
  const opened = lines.length
  for (const { key, value } of node.members) {
    const names = [...place.names, ...(node.call && key === '' ? [node.call] : []), ...(key === '' ? [] : [key])]
    if (isNode(value)) {
      const text = localized(value, language)
      if (text !== '') describeText(description, key, text, { names: place.names, title })
      else if (!isHiddenPart(key)) describeMember(description, value, { ...place, names: called(names, value) })
    } else describeText(description, key, value, { names: place.names, title })
  }
  // A title with nothing below it is a text itself.
  if (own !== undefined && lines.length === opened) lines.splice(start, lines.length - start, own)
}

/** Reports whether an object is an account of a program, which nobody else should see. */
const isPrivate = (node: DataNode): boolean =>
  node.members.some(
    ({ key, value }) => /^(?:password|passwd|pwd|password_?(?:digest|hash))$/iu.test(key) && !isNode(value),
  )

/** Reports whether an object is an entry of a menu: a name and a link. */
const isLinkOnly = ({ members }: DataNode): boolean =>
  members.some(
    ({ key, value }) => /^(?:href|url|to|link|path|route|pageref)$/iu.test(key) && typeof value === 'string',
  ) &&
  members.every(({ value }) => !isNode(value) && !hasContact(String(value))) &&
  members.filter(({ key, value }) => typeof value === 'string' && !isHidden(key)).length <= 1

/** Reads a row of settings: `{ key: 'phone', value: '…' }`. */
function keyedValue({ members }: DataNode): { key: string; value: DataValue } | undefined {
  const key = members.find((one) => /^(?:key|name|setting)$/iu.test(one.key))?.value
  const value = members.find((one) => /^value$/iu.test(one.key))?.value
  return typeof key === 'string' && /^[\w.-]{2,60}$/u.test(key) && typeof value === 'string'
    ? { key, value }
    : undefined
}

const called = (names: string[], { call }: DataNode): string[] =>
  call === '' ? names : [...names, ...call.split('.').filter((part) => /^\p{Lu}/u.test(part))]

function describeMember(description: Description, value: DataNode, place: Place): void {
  const listed = value.members.flatMap(({ key, value: one }) => (key === '' && typeof one === 'string' ? [one] : []))
  const texts = listed.filter(isProse)
  if (texts.length > 0 && texts.length === value.members.length) {
    const key = place.names.at(-1) ?? ''
    if (isHidden(key)) return
    const title = keyLabel(key)
    if (TOLD_KEY.test(key)) description.told.push('', `${title}: ${texts.map(oneLine).join('; ')}`, '')
    if (title !== '' && texts.length > 1) description.lines.push('', `${title}:`)
    for (const text of texts) description.lines.push(`- ${oneLine(text)}`)
    description.lines.push('')
    return
  }
  describeNode(description, withGroups(value), place)
}

/** A question with its answer. */
function describeQuestion({ lines, told, language }: Description, node: DataNode): boolean {
  const question = node.members.find(({ key, value }) => QUESTION_KEY.test(key) && localized(value, language) !== '')
  const answer = node.members.find(({ key, value }) => ANSWER_KEY.test(key) && localized(value, language) !== '')
  if (!question || !answer) return false
  const said = ['', `### ${oneLine(localized(question.value, language))}`, localized(answer.value, language).trim(), '']
  lines.push(...said)
  told.push(...said)
  return true
}

function ownTitle(node: DataNode, language: string): string | undefined {
  for (const { key, value } of node.members) {
    if (!TITLE_KEY.test(key) || isHidden(key)) continue
    const text = oneLine(localized(value, language))
    if (/\p{L}/u.test(text) && text.length <= 120) return text
  }
  return undefined
}

const keyTitle = ({ names }: Place): string | undefined => names.at(-1)

function describeText(
  { found, lines, told }: Description,
  key: string,
  value: DataValue,
  { names, title }: { names: readonly string[]; title: string | undefined },
): void {
  if (typeof value === 'boolean' || isNode(value)) return
  const text = String(value).trim()
  const within = [...names, key]
  const isContact = takeContact(found, key, text, within)
  if (typeof value === 'number') {
    if (!isContact || isHidden(key)) return
  } else if (!isContact && (isHidden(key) || !isProse(text) || isLabel(key, text))) return
  // A constant with a sentence is written for people. Deeper sentences may be messages of the program.
  const isSentence = names.length === 1 && /[.!?]$/u.test(text) && text.split(/\s+/u).length > 5
  if ((TOLD_KEY.test(key) && /\s/u.test(text)) || isSentence || hasContact(text))
    told.push(`${keyLabel(key)}: ${oneLine(text)}  `)
  if (NAME_KEYS.test(key)) found.names.push({ key, text: oneLine(text), names })
  if (/[?？]$/u.test(text) && keyWords(key).length > 0) lines.push('', `### ${oneLine(text)}`)
  else if (text === title && TITLE_KEY.test(key)) return
  else if (TITLE_KEY.test(key) && text.length <= 120) lines.push('', `### ${oneLine(text)}`)
  else if (key === '' || PARAGRAPH_KEY.test(key) || text.length > 90) lines.push('', text, '')
  else lines.push(`${keyLabel(key)}: ${oneLine(text)}  `)
}

function takeContact(found: DescribedData, key: string, text: string, names: readonly string[]): boolean {
  const email = text.replace(/^mailto:/iu, '')
  if (
    EMAIL.test(email) &&
    (EMAIL_KEY.test(key) || text.startsWith('mailto:') || key === '' || /contact|kontakt|support|sales/iu.test(key))
  ) {
    found.contacts.push({ kind: 'email', value: email, names })
    return true
  }
  const phone = text.replace(/^tel:/iu, '')
  if (PHONE.test(phone) && (PHONE_KEY.test(key) || text.startsWith('tel:'))) {
    found.contacts.push({ kind: 'phone', value: phone, names })
    return true
  }
  return false
}

/** Reports whether a text is the label of a field, or a name that says no more than its key. */
const isLabel = (key: string, text: string): boolean =>
  (/[a-z]Label$|_label$/u.test(key) && text.length < 40) ||
  keyWords(key).join(' ') === text.toLowerCase() ||
  key.startsWith('@')

const hasContact = (text: string): boolean =>
  /\s/u.test(text) && (text.search(EMAIL_IN_TEXT) !== -1 || text.search(PHONE_IN_TEXT) !== -1)

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
