import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ChatMessage } from '#src/contract/chat/chat-contract.ts'
import { startFoyer } from '../bench/support/foyer-process.ts'
import { comparable } from './answers-measure.ts'
import { type MeasuredAgent, WITHOUT_LIMITS, createMeasuredAgent } from './measured-agent.ts'
import { serveSite } from './served-site.ts'
import { findSites } from './site-folders.ts'

/** What a good seller does in a turn; `eval/unread/talk/README.md` explains the words. */
type Duty =
  | 'answer'
  | 'recommend'
  | 'unknown'
  | 'refuse'
  | 'confirm'
  | 'noask'
  | 'contact'
  | 'link'
  | 'handoff'
  | 'small'

interface Turn {
  says: string
  do: Duty[]
  /** The reply holds one string of each group. */
  values?: string[][]
  note?: string
}

interface Conversation {
  id: string
  /** `sample`, or a business of `eval/corpus`. */
  site: string
  locale: string
  turns: Turn[]
}

interface Handled {
  conversation: string
  turn: Turn
  reply: ChatMessage
  /** By duty; undefined where only a reader can tell. */
  fulfilled: (readonly [Duty, boolean | undefined])[]
}

const READ_HALF = 'eval/unread/talk/read'
const SMALL_TALK_LENGTH = 250
const CONTACT = /[\w.+-]+@[\w-]+\.\w+|\+?\d(?:[ ()./-]{0,2}\d){6,}/gu

/**
 * `eval -- talk [<folder>…]`: leads each conversation through the chat API, with the built-in answerer, and counts the
 * turns in which the agent does what a good seller must do, as far as rules can tell. With `--failures` it prints the
 * other turns.
 */
export async function evaluateTalk(words: readonly string[], corpus: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { failures: { type: 'boolean', default: false } },
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-talk-'))
  try {
    await using service = await startFoyer({ DATA_DIR: dataDir, ...WITHOUT_LIMITS })
    for (const folder of positionals.length > 0 ? positionals : [READ_HALF]) {
      const conversations = readConversations(folder)
      const handled: Handled[] = []
      for (const [site, held] of Map.groupBy(conversations, (one) => one.site))
        handled.push(...(await holdAtSite(service.origin, site, held, corpus)))
      if (values.failures) handled.filter((one) => !isWell(one)).forEach(printTurn)
      printTable(folder, handled)
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function readConversations(folder: string): Conversation[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Conversation)
}

async function holdAtSite(
  service: string,
  site: string,
  conversations: readonly Conversation[],
  corpus: string,
): Promise<Handled[]> {
  if (site === 'sample') return holdAll(await createMeasuredAgent(service, `${service}/sample/`), conversations)
  const found = findSites(corpus, corpus).find(({ id }) => id === site)
  if (!found) throw new Error(`${site} is not in ${corpus}`)
  const { start = '/' } = JSON.parse(readFileSync(found.truthFile, 'utf8')) as { start?: string }
  await using served = await serveSite(found.folder)
  return holdAll(await createMeasuredAgent(service, `${served.origin}${start}`), conversations)
}

async function holdAll(agent: MeasuredAgent, conversations: readonly Conversation[]): Promise<Handled[]> {
  const handled: Handled[] = []
  for (const { id, locale, turns } of conversations) {
    const say = await agent.begin(locale)
    let hasLeftContact = false
    for (const turn of turns) {
      const reply = await say(turn.says)
      const left = turn.says.match(CONTACT) ?? []
      hasLeftContact ||= left.length > 0
      const fulfilled = turn.do.map((duty) => [duty, isFulfilled(duty, turn, reply, { left, hasLeftContact })] as const)
      handled.push({ conversation: id, turn, reply, fulfilled })
    }
  }
  return handled
}

/** What is shown with a reply, in one comparable text. */
function shownIn({ text, cards, actions = [] }: ChatMessage): string {
  const links = actions.map((action) => (action.type === 'link' ? `${action.label} ${action.url}` : action.label))
  return comparable([text, ...cards.flatMap(({ title, price = '' }) => [title, price]), ...links].join('\n'))
}

function isFulfilled(
  duty: Duty,
  { values = [] }: Turn,
  reply: ChatMessage,
  { left, hasLeftContact }: { left: readonly string[]; hasLeftContact: boolean },
): boolean | undefined {
  const shown = shownIn(reply)
  const hasValues = values.every((group) => group.some((value) => shown.includes(comparable(value))))
  const actions = new Set((reply.actions ?? []).map(({ type }) => type))
  switch (duty) {
    case 'answer':
    case 'recommend':
      return reply.answered && hasValues
    case 'unknown':
      return !reply.answered || (values.length > 0 && hasValues)
    case 'refuse':
      return values.length > 0 ? hasValues : undefined
    case 'link':
      return hasValues
    case 'confirm':
      return left.length > 0 ? left.every((contact) => isShown(contact, shown)) : undefined
    case 'noask':
      return hasLeftContact ? !actions.has('contact_form') : undefined
    case 'contact':
      return actions.has('contact_form') || actions.has('link')
    case 'handoff':
      return actions.has('handoff') || actions.has('contact_form') || CONTACT_SHOWN.test(reply.text)
    case 'small':
      return reply.answered && reply.text.length <= SMALL_TALK_LENGTH
  }
}

/** Not global, so that a test keeps no position. */
const CONTACT_SHOWN = new RegExp(CONTACT.source, 'u')

/** A phone number counts as shown with its last nine digits. */
function isShown(contact: string, shown: string): boolean {
  if (contact.includes('@')) return shown.includes(comparable(contact))
  return shown.replace(/\D/gu, '').includes(contact.replace(/\D/gu, '').slice(-9))
}

const isWell = ({ fulfilled }: Handled): boolean => fulfilled.every(([, done]) => done !== false)

function printTurn({ conversation, turn, reply, fulfilled }: Handled): void {
  const missed = fulfilled.filter(([, done]) => done === false).map(([duty]) => duty)
  const wanted = turn.values?.map((group) => group.join(' or ')).join(', ')
  console.log(`\n${conversation} > ${turn.says}`)
  console.log(`   [${missed.join(', ')}${wanted ? `: ${wanted}` : ''}] ${turn.note ?? ''}`)
  console.log(`   ${reply.text.replaceAll('\n', '\n   ')}`)
  const below = [
    ...(reply.suggestions ?? []).map(({ title }) => title),
    ...(reply.actions ?? []).map((one) => one.label),
  ]
  if (below.length > 0) console.log(`   (${below.join(') (')})`)
}

function printTable(folder: string, handled: readonly Handled[]): void {
  const scored = handled.filter(({ fulfilled }) => fulfilled.some(([, done]) => done !== undefined))
  const well = scored.filter(isWell)
  const share = ((100 * well.length) / Math.max(1, scored.length)).toFixed(1)
  console.log(`\n${folder}: ${well.length} of ${scored.length} turns handled well, as far as rules tell (${share} %)`)
  const duties = scored.flatMap(({ fulfilled }) => fulfilled)
  for (const [duty, all] of Map.groupBy(duties, ([name]) => name)) {
    const known = all.filter(([, done]) => done !== undefined)
    console.log(`  ${duty.padEnd(10)} ${known.filter(([, done]) => done).length} of ${known.length}`)
  }
  const unread = handled.length - scored.length
  if (unread > 0) console.log(`  ${unread} further turns are for a reader to judge`)
}
