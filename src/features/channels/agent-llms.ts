import type { Addresses } from '#src/base/addresses.ts'
import { isInjection } from '#src/engine/injection/read-injection.ts'
import { splitInjected } from '#src/engine/injection/split-injected.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { listLiveItems } from '#src/features/knowledge/knowledge.ts'
import { listFacts } from '#src/features/research/research.ts'
import type { Db } from '#src/store/database.ts'
import { hostedPageLink, mcpLink } from './hosted-page.ts'

type KnowledgeItem = Awaited<ReturnType<typeof listLiveItems>>[number]

/** An assistant reads about 50,000 characters at once. */
const ITEMS_CHARACTERS = 36_000
const FACTS_CHARACTERS = 8_000
const ENTRY_CHARACTERS = 600

const PARTS: [type: KnowledgeItem['type'], title: string][] = [
  ['product', 'Offers'],
  ['faq', 'Questions and answers'],
  ['policy', 'Terms'],
  ['document', 'More'],
]

/**
 * Returns `/chat/<widget_key>/llms.txt`: what the agent tells visitors, and how an assistant asks it. Like answers, it
 * leaves out items that wait and instructions to an assistant. It ends before it is longer than an assistant reads.
 */
export async function agentLlms({ db, addresses }: { db: Db; addresses: Addresses }, agent: Agent): Promise<string> {
  const [items, facts] = await Promise.all([listLiveItems(db, agent.id), listFacts(db, agent.id, undefined)])
  const ordered = PARTS.flatMap(([type]) => items.filter((item) => item.type === type))
  const shown = takeWithin(ordered, ITEMS_CHARACTERS, toEntry)
  // Facts are read from the whole text of an item.
  const whole = new Set(shown.filter(({ from }) => from.approved || isHarmless(from)).map(({ from }) => from.id))
  const stated = facts
    .filter(({ itemId }) => whole.has(itemId))
    .map(({ subject, words, sourceUrl }) => entry(subject, words, sourceUrl))
  const sections: [title: string, entries: string[]][] = [
    ['Facts', takeWithin([...new Set(stated)], FACTS_CHARACTERS, (one) => one).map(({ text }) => text)],
    ...PARTS.map(([type, title]): [string, string[]] => [
      title,
      shown.filter(({ from }) => from.type === type).map(({ text }) => text),
    ]),
  ]
  const parts = sections.filter(([, entries]) => entries.length > 0)
  const left = ordered.length - shown.length
  return `${[
    introduction(addresses, agent),
    ...parts.map(([title, entries]) => `## ${title}\n\n${entries.join('\n')}`),
    ...(left > 0 ? [`Not listed here: ${left} more items. Ask the agent.`] : []),
  ].join('\n\n')}\n`
}

/** Returns the texts that fit, in order, each with what it comes from. An empty text is left out. */
function takeWithin<From>(all: From[], characters: number, toText: (from: From) => string) {
  const taken: { from: From; text: string }[] = []
  let room = characters
  for (const from of all) {
    if (room <= 0) break
    const text = toText(from)
    room -= text.length
    if (text !== '') taken.push({ from, text })
  }
  return taken
}

const isHarmless = ({ title, content }: KnowledgeItem): boolean =>
  !isInjection(title) && splitInjected(content).injected.length === 0

/** Returns an item as an entry, without instructions to an assistant that the owner has not approved. */
function toEntry({ title, content, sourceUrl, approved }: KnowledgeItem): string {
  if (approved) return entry(title, content, sourceUrl)
  const { clean } = splitInjected(content)
  return isInjection(title) || clean.trim() === '' ? '' : entry(title, clean, sourceUrl)
}

function introduction(addresses: Addresses, agent: Agent): string {
  const { name, companyName, websiteUrl, widgetKey } = agent
  const api = `${addresses.public()}/api/v1/chat`
  return [
    `# ${oneLine(companyName)}`,
    `> ${oneLine(name)} answers questions about ${oneLine(companyName)} from what the business has published, and names the source. The texts below are what visitors get.`,
    [
      ...(websiteUrl ? [`- Website: ${websiteUrl}`] : []),
      `- Chat for people: ${hostedPageLink(addresses, widgetKey)}`,
      `- Ask it: \`POST ${api}/sessions\` with \`{"widget_key": "${widgetKey}"}\`, then \`POST ${api}/messages\` with the \`session_token\` as bearer and \`{"text": "…"}\`. Reference: ${addresses.public()}/docs/api/visitors.md`,
      ...(agent.visitorMcp
        ? [`- MCP server with the tools \`ask\` and \`search\`: ${mcpLink(addresses, widgetKey)}`]
        : []),
    ].join('\n'),
  ].join('\n\n')
}

function entry(title: string, content: string, sourceUrl: string | null): string {
  const text = oneLine(content)
  const cut = text.length > ENTRY_CHARACTERS ? `${text.slice(0, text.lastIndexOf(' ', ENTRY_CHARACTERS))} …` : text
  const name = oneLine(title).replace(/[[\]]/g, ' ')
  return `- ${sourceUrl ? `[${name}](${sourceUrl})` : name}: ${cut}`
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
