import { groupBy } from '../group-by.ts'
import type { CodebaseContext } from '../../src/contract/api/agents-contract.ts'
import type { App } from '../repository/choose-app.ts'
import type { LeftOut, Repository, SourceText } from '../repository/read-repository.ts'
import { chooseCompany, chooseText } from './company-names.ts'
import { chooseContacts, contactSection, contactsIn, type FoundContact } from './choose-contacts.ts'
import type { DataNode } from './data-tree.ts'
import { type NamedText, describeData } from './describe-data.ts'
import { readMarkup } from './markup-text.ts'
import { offersInText } from './offers-in-text.ts'
import { type FoundOffer, type Offer, type Place } from './stated-offers.ts'
import { type PriceStyle, findPriceStyle } from './stated-prices.ts'
import { readDataFile, splitFrontMatter } from './read-data-file.ts'
import { readLiterals } from './read-literals.ts'
import { readInserts } from './read-sql.ts'
import { type SortedFiles, rankPath, sortFiles } from './sort-files.ts'

/** What one file adds to one member of the context. */
export interface Contribution {
  path: string
  member: string
  what: string
}

/** The content to send, and the origin of each part. */
export interface Gathered {
  app: App
  company: string
  language: string
  context: CodebaseContext
  contributions: Contribution[]
  leftOut: LeftOut[]
}

const MAX_TEXT = 200_000
/** A request's body has at most 1 MiB. In some scripts, two texts of the allowed length would exceed that. */
const MAX_TEXT_BYTES = 420_000
const MAX_PRODUCTS = 500
const MAX_TIERS = 100

/** The content of the files read so far. */
interface Collection {
  sections: { path: string; text: string }[]
  readme: { path: string; text: string }[]
  offers: (FoundOffer & { path: string })[]
  contacts: FoundContact[]
  names: (NamedText & { path: string })[]
  style: PriceStyle
  language: string
}

/** Builds the `codebase_context` of one application from its files. The same files always give the same context. */
export function gatherContext(repository: Repository): Gathered {
  const sorted = sortFiles(repository.files, repository.app)
  const { language } = sorted
  const style = findPriceStyle(sorted.all.map(({ text }) => text))
  const collection: Collection = { sections: [], readme: [], offers: [], contacts: [], names: [], style, language }
  readTexts(collection, sorted)
  for (const file of sorted.data) addData(collection, file.path, readDataFile(file.path, file.text), true)
  for (const file of sorted.markup) addMarkup(collection, file)
  for (const file of sorted.programs) addProgram(collection, file)
  for (const file of sorted.all) if (/\.config\.\w+$/u.test(file.path)) addSettings(collection, file)
  for (const { path, text } of [...collection.sections, ...collection.readme])
    for (const offer of offersInText(text))
      collection.offers.push({ offer, path, isTier: /plan|tier|pric/iu.test(path) })
  const manifest = readManifest(repository)
  const company = chooseCompany(collection.names, manifest?.displayName ?? manifest?.name, repository.name)
  const built = buildContext(collection, company, manifest)
  return {
    app: repository.app,
    company,
    language,
    context: built.context,
    contributions: built.contributions,
    leftOut: [...repository.leftOut, ...sorted.leftOut, ...built.leftOut].sort((a, b) => a.path.localeCompare(b.path)),
  }
}

interface Manifest {
  path: string
  name?: string
  displayName?: string
  description?: string
}

/** Reads the application's `package.json`, or else the repository's. */
function readManifest({ files, app }: Repository): Manifest | undefined {
  const paths = [`${app.folder}package.json`, 'package.json', `${app.folder}composer.json`]
  const file = paths.flatMap((path) => files.find((one) => one.path === path) ?? [])[0]
  if (!file) return undefined
  const members = new Map(readDataFile(file.path, file.text)?.members.map(({ key, value }) => [key, value]))
  const textOf = (key: string): string | undefined => {
    const value = members.get(key)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  return {
    path: file.path,
    name: textOf('name'),
    displayName: textOf('displayName') ?? textOf('productName'),
    description: textOf('description'),
  }
}

function placeOf({ style, language }: Collection, path: string): Place {
  const stem = path.replace(/\.\w+$/u, '').split('/')
  return { names: [stem.slice(-2).join(' ')], style, language }
}

const isPage = (path: string): boolean => /\.(?:tsx|jsx|vue|svelte|astro|html?|php)$/iu.test(path)

function addData(collection: Collection, path: string, tree: DataNode | undefined, hasText: boolean): void {
  if (tree === undefined) return
  const described = describeData(tree, { ...placeOf(collection, path), isPage: isPage(path) })
  for (const offer of described.offers) collection.offers.push({ ...offer, path })
  for (const contact of described.contacts) collection.contacts.push({ ...contact, path, isLink: false })
  if (!hasText) {
    if (described.told !== '' && !isPage(path)) collection.sections.push({ path, text: described.told })
    return
  }
  for (const name of described.names) collection.names.push({ ...name, path })
  if (described.text !== '') collection.sections.push({ path, text: described.text })
}

function readTexts(collection: Collection, { readmes, documents }: SortedFiles): void {
  for (const { path, text } of readmes) {
    collection.readme.push({ path, text: splitFrontMatter(text).body.trim() })
    const title = /^#\s+(.{2,80})$/mu.exec(text)?.[1]
    if (title) collection.names.push({ key: 'readme', text: title, names: ['readme'], path })
  }
  for (const file of documents) addDocument(collection, file)
}

/** Adds a document in Markdown: a product if its front matter has a price, or else a text. */
function addDocument(collection: Collection, { path, text }: SourceText): void {
  const { data, body } = splitFrontMatter(text)
  const shown = withoutShortcodes(path.endsWith('.mdx') ? withoutImports(body) : body).trim()
  if (data) {
    const members = [...data.members, { key: 'body', value: firstParagraphs(shown) }]
    const before = collection.offers.length
    addData(collection, path, { call: '', members: [{ key: 'page', value: { call: '', members } }] }, false)
    if (collection.offers.length > before) return addBelow(collection, path, shown)
  }
  const title = data?.members.find(({ key }) => key === 'title')?.value
  const others = data && { ...data, members: data.members.filter(({ key }) => key !== 'title') }
  const described = others && describeData(others, placeOf(collection, path))
  const head = typeof title === 'string' && !/^#\s/mu.test(shown) ? `# ${title}\n\n` : ''
  const facts = described?.text.replace(/^#+\s.*$/mu, '').trim() ?? ''
  const whole = `${head}${facts === '' ? '' : `${facts}\n\n`}${shown}`.trim()
  if (whole === '') return
  const isForDevelopers = /(?:^|\/)(?:docs?|documentation|guides?|tutorials?|handbook)\//iu.test(path)
  if (isForDevelopers) collection.readme.push({ path, text: whole })
  else collection.sections.push({ path, text: whole })
}

/** Adds more text from a product's page below the product's name. */
function addBelow(collection: Collection, path: string, shown: string): void {
  const name = collection.offers.at(-1)?.offer.name ?? ''
  if (/^#/mu.test(shown))
    collection.sections.push({ path, text: `## ${name}\n\n${shown.replace(/^#{1,3}(?= )/gmu, '###')}` })
}

/** Removes shortcodes, which Hugo and Jekyll fill in. */
const withoutShortcodes = (text: string): string => text.replace(/^.*(?:\{\{[<%]|\{%).*$/gmu, '')

const withoutImports = (text: string): string => text.replace(/^(?:import|export)\s.*$/gmu, '')

const firstParagraphs = (text: string): string => (text.split(/^#/mu)[0] ?? '').trim().slice(0, 2000)

function addMarkup(collection: Collection, { path, text }: SourceText): void {
  const shown = readMarkup(path, text)
  if (shown.title !== '') collection.names.push({ key: 'page title', text: shown.title, names: [], path })
  if (shown.siteName !== '') collection.names.push({ key: 'site_name', text: shown.siteName, names: [], path })
  if (shown.description !== '') collection.names.push({ key: 'description', text: shown.description, names: [], path })
  for (const value of shown.emails) collection.contacts.push({ kind: 'email', value, names: [], path, isLink: true })
  for (const value of shown.phones) collection.contacts.push({ kind: 'phone', value, names: [], path, isLink: true })
  for (const json of shown.declared) addData(collection, path, readDataFile('declared.json', json), true)
  if (/\.(?:tsx|jsx|vue|svelte|astro)$/u.test(path)) addData(collection, path, readLiterals(text, path), false)
  if (shown.text !== '') collection.sections.push({ path, text: shown.text })
}

/** Program files whose texts people read. Of other program files, only offers and contact details count. */
const STATES_CONTENT =
  /(?:^|\/)(?:routes|pages)\/(?!.*\+server).*\.(?:ts|js)$|(?:^|\/)(?:content|contents|copy|data|site|locales?|lang|i18n|messages|translations?|constants?|seeds?|fixtures)\/|(?:^|\/)(?:site|content|copy|faqs?|about|company|business|brand|contact|features|benefits|home|landing|navigation|policies|shipping|hours|team|services|products|pricing|plans|menu|seo|metadata|strings|messages)(?:[-._]?(?:data|content|config|list|copy|page))?(?:\.server)?\.\w+$/iu

function addProgram(collection: Collection, { path, text }: SourceText): void {
  const tree = /\.sql$/iu.test(path) ? readInserts(text) : readLiterals(text, path)
  addData(collection, path, tree, STATES_CONTENT.test(path))
}

/** Adds the title in `nuxt.config.ts` and similar files. */
function addSettings(collection: Collection, { path, text }: SourceText): void {
  const title = /\btitle:\s?(["'])([^"']{2,80})\1/u.exec(text)?.[2]
  if (title) collection.names.push({ key: 'page title', text: title, names: [], path })
}

function buildContext(
  collection: Collection,
  company: string,
  manifest: Manifest | undefined,
): Pick<Gathered, 'context' | 'contributions' | 'leftOut'> {
  const contributions: Contribution[] = []
  const leftOut: LeftOut[] = []
  const say = (path: string, member: string, what: string): void => void contributions.push({ path, member, what })
  const { tiers, products } = splitOffers(collection.offers)
  const context: CodebaseContext = {}
  const listed = collection.contacts.concat(contactsIn([...collection.sections, ...collection.readme]))
  const contacts = chooseContacts(listed)
  const further = contactSection(listed, collection.sections)
  const described = [
    chooseText(collection.names, 'company_description'),
    chooseText(collection.names, 'value_proposition'),
  ]
  const told = collection.sections.toSorted((a, b) => rankPath(a.path) - rankPath(b.path))
  const own = withoutLines(told, described).map((one) => ({
    ...one,
    text: ownHeadings(one.text, company),
  }))
  const sections = further === '' ? own : [...own, { path: '', text: further }]
  context.landing_page_content = joinTexts(sections, (path, what) => say(path, 'landing_page_content', what), leftOut)
  context.readme_content = joinTexts(collection.readme, (path, what) => say(path, 'readme_content', what), leftOut)
  context.products = offersFor(products, 'products', say)
  context.pricing_tiers = offersFor(tiers, 'pricing_tiers', say)
  const description = chooseText(collection.names, 'company_description')
  context.company_description = description?.text ?? manifest?.description
  if (context.company_description) say(description?.path ?? manifest?.path ?? '', 'company_description', 'text')
  for (const member of ['value_proposition', 'target_customers'] as const) {
    const found = chooseText(collection.names, member)
    if (found && found.text !== context.company_description) {
      context[member] = found.text
      say(found.path, member, 'text')
    }
  }
  if (contacts.email ?? contacts.phone) {
    context.contact_info = { email: contacts.email?.value, phone: contacts.phone?.value }
    for (const one of [contacts.email, contacts.phone]) if (one) say(one.path, 'contact_info', one.kind)
  }
  return { context: withoutEmpty(context), contributions, leftOut }
}

/** Merges the offers with the same name: the most detailed one, with the details that the others add. */
function splitOffers(found: Collection['offers']): Record<'tiers' | 'products', Collection['offers']> {
  const whole = new Map<string, Collection['offers'][number]>()
  for (const one of found) {
    const key = `${one.offer.name.toLowerCase()} ${one.offer.price?.replace(/\D/gu, '') ?? ''}`
    const bare = [...whole].find(
      ([, { offer }]) =>
        offer.name.toLowerCase() === one.offer.name.toLowerCase() && (!offer.price || !one.offer.price),
    )
    const [at, other] = whole.has(key) ? [key, whole.get(key)] : (bare ?? [key, undefined])
    whole.set(at, other ? { ...other, isTier: other.isTier || one.isTier, offer: joined(other.offer, one.offer) } : one)
  }
  const all = [...whole.values()]
  const tiers = all.filter(({ isTier, offer }) => isTier && offer.price).slice(0, MAX_TIERS)
  return { tiers, products: all.filter((one) => !tiers.includes(one)).slice(0, MAX_PRODUCTS) }
}

function joined(first: Offer, later: Offer): Offer {
  const longer = (a = '', b = ''): string | undefined => (a.length >= b.length ? a : b) || undefined
  return {
    name: first.name,
    description: longer(first.description, later.description),
    price: longer(first.price, later.price),
    features: (first.features?.length ?? 0) >= (later.features?.length ?? 0) ? first.features : later.features,
  }
}

function offersFor(
  offers: Collection['offers'],
  member: 'products' | 'pricing_tiers',
  say: (path: string, member: string, what: string) => void,
): Offer[] | undefined {
  for (const [path, own] of groupBy(offers, (one) => one.path)) {
    const priced = own.filter(({ offer }) => offer.price).length
    say(path, member, `${own.length} ${own.length === 1 ? 'entry' : 'entries'}, ${priced} with a price`)
  }
  const taken = offers.map(({ offer }) => offer)
  if (taken.length === 0) return undefined
  if (member === 'products') return taken
  // A plan has no description, so its description becomes the first feature.
  return taken.map(({ name, description, price, features }) => ({
    name,
    price,
    features: description ? [description, ...(features ?? [])] : features,
  }))
}

/** Removes lines that another member contains already. */
const withoutLines = (
  sections: Collection['sections'],
  told: ({ text: string; path: string } | undefined)[],
): Collection['sections'] =>
  sections.map(({ path, text }) => {
    const lines = new Set(told.flatMap((one) => (one?.path === path ? [one.text] : [])))
    const kept = text.split('\n').filter((line) => !lines.has(line.trim()))
    return { path, text: kept.join('\n').replace(/\n{3,}/gu, '\n\n') }
  })

/** Makes all headings of a file begin at the same level. Text above them belongs to the company. */
function ownHeadings(text: string, company: string): string {
  const top = Math.min(...[...text.matchAll(/^(#{1,6}) /gmu)].map(([, marks = '']) => marks.length))
  const shifted = text.replace(/^#{1,6}(?= )/gmu, (marks) => '#'.repeat(Math.min(6, marks.length - top + 2)))
  return shifted.trim() === '' || /^\s*#/u.test(shifted) ? shifted.trim() : `## ${company}\n\n${shifted.trim()}`
}

function joinTexts(
  parts: readonly { path: string; text: string }[],
  say: (path: string, what: string) => void,
  leftOut: LeftOut[],
): string | undefined {
  let whole = ''
  for (const { path, text } of parts.filter((part) => part.text.trim() !== '')) {
    const next = whole === '' ? text : `${whole}\n\n${text}`
    if (next.length > MAX_TEXT || Buffer.byteLength(next) > MAX_TEXT_BYTES) {
      leftOut.push({ path, reason: 'beyond the size of a text' })
      continue
    }
    whole = next
    if (path !== '') say(path, `${text.length} characters`)
  }
  return whole || undefined
}

const withoutEmpty = (context: CodebaseContext): CodebaseContext =>
  JSON.parse(JSON.stringify(context)) as CodebaseContext
