import type { OpenApiDocument, OpenApiHeader } from '#src/contract/api/openapi-types.ts'
import type { Call } from './documented-call.ts'
import { codeFence, joinParts, operationMarkdown, toTable } from './reference-markdown.ts'
import { markdownUrl } from './read-guide.ts'

/** A page of the reference. */
export interface ReferencePage {
  path: string
  label: string
  description: string
  markdown: string
  /** The operation that the page describes. */
  call?: Call
}

export interface ReferenceGroup {
  front: ReferencePage
  operations: ReferencePage[]
}

interface GroupWords {
  path: string
  title: string
  description: string
  /** Paths of its operations; the first group that matches has an operation. */
  matches: RegExp
}

const GROUPS: GroupWords[] = [
  {
    path: 'sources',
    title: 'Websites and documents',
    description: 'What an agent learns from: its website, documents and codebase, and the facts in them.',
    matches: /^\/agents\/\{agent_id\}\/(?:verification|research|facts|documents|codebase)\b/,
  },
  {
    path: 'whatsapp-numbers',
    title: 'WhatsApp numbers',
    description: "An owner's own WhatsApp number.",
    matches: /^\/agents\/\{agent_id\}\/whatsapp$/,
  },
  {
    path: 'agents',
    title: 'Agents',
    description: 'Create, read, change, archive and export agents, one by one or in batches.',
    matches: /^\/(?:agents|batches)\b/,
  },
  {
    path: 'knowledge',
    title: 'Knowledge',
    description: 'Knowledge items of agents.',
    matches: /^\/knowledge\b/,
  },
  {
    path: 'conversations',
    title: 'Conversations',
    description: 'Conversations with visitors, and replies from a person.',
    matches: /^\/conversations\b/,
  },
  {
    path: 'corrections',
    title: 'Corrections',
    description: 'Corrections by the owner, and verdicts on replies.',
    matches: /^\/(?:messages|corrections)\b/,
  },
  { path: 'leads', title: 'Leads', description: 'Visitors who left contact details.', matches: /^\/leads\b/ },
  {
    path: 'gaps',
    title: 'Unanswered questions',
    description: 'Questions that the agent could not answer, and answering them.',
    matches: /^\/gaps\b/,
  },
  { path: 'insights', title: 'Insights', description: 'Figures for a period.', matches: /^\/insights\b/ },
  {
    path: 'webhooks',
    title: 'Webhooks',
    description: 'Endpoints that get events, and their deliveries.',
    matches: /^\/webhooks\b/,
  },
  {
    path: 'account',
    title: 'Account',
    description: 'Credits, API keys, the team and the audit log of the account.',
    matches: /^\/(?:account|keys|team|changes)\b/,
  },
  {
    path: 'service',
    title: 'Service',
    description: 'QR codes and the OpenAPI document.',
    matches: /^\/(?:qr|openapi\.json)\b/,
  },
]
const IN_NAVIGATION = ['agents', 'sources', 'knowledge', 'conversations', 'corrections', 'gaps', 'leads', 'insights']

/** The visitor API has its own document. */
const VISITORS: Omit<GroupWords, 'matches'> = {
  path: 'visitors',
  title: 'Visitor API',
  description: 'The operations behind a chat: sessions, messages, contact details.',
}

interface Documents {
  api: OpenApiDocument
  visitors: OpenApiDocument
}

/** Returns the groups of the reference in the order of the navigation, with a page for each operation. */
export function describeReference({ api, visitors }: Documents, publicUrl: string): ReferenceGroup[] {
  const headers = `${markdownUrl(publicUrl, 'api')}#response-headers`
  const byGroup = Map.groupBy(listCalls(api), ({ path }) => groupOf(path))
  const rank = ({ path }: GroupWords): number => IN_NAVIGATION.indexOf(path) + 1 || IN_NAVIGATION.length + 1
  const groups = GROUPS.toSorted((a, b) => rank(a) - rank(b)).map((words) => ({
    words,
    lead: '',
    pages: (byGroup.get(words) ?? []).map((call) => describeCall(api, call, headers)),
    baseUrl: baseOf(api),
  }))
  const visitorPages = listCalls(visitors).map((call) => describeCall(visitors, call, headers))
  const all = [
    ...groups,
    { words: VISITORS, lead: visitors.info.description, pages: visitorPages, baseUrl: baseOf(visitors) },
  ]
  return all.map(({ words, pages, ...rest }) => ({
    front: groupPage(words, pages, { publicUrl, ...rest }),
    operations: pages,
  }))
}

function groupOf(path: string): GroupWords {
  const group = GROUPS.find(({ matches }) => matches.test(path))
  if (!group) throw new Error(`no group of the reference has ${path}`)
  return group
}

const baseOf = ({ servers }: OpenApiDocument): string => servers[0]?.url ?? ''

function listCalls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ baseUrl: baseOf(document), method, path, operation })),
  )
}

function describeCall(document: OpenApiDocument, call: Call, headers: string): ReferencePage {
  const { operationId, summary, description } = call.operation
  const [sentence = summary] = description.split(/(?<=\.)\s/)
  return {
    path: `api/${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('whats-app', 'whatsapp')}`,
    label: summary,
    description: sentence.replaceAll('`', ''),
    markdown: operationMarkdown(document, call, { headers }),
    call,
  }
}

function groupPage(
  { path, title, description }: Omit<GroupWords, 'matches'>,
  pages: ReferencePage[],
  { publicUrl, baseUrl, lead }: { publicUrl: string; baseUrl: string; lead: string },
): ReferencePage {
  const rows = pages.map(({ path: page, label, call }) => {
    const name = call ? `\`${call.method.toUpperCase()} ${call.path}\`` : ''
    return [`[${label}](${markdownUrl(publicUrl, page)})`, name]
  })
  return {
    path: `api/${path}`,
    label: title,
    description,
    markdown: joinParts([
      `# ${title}`,
      description,
      lead,
      `Base URL: \`${baseUrl}\``,
      '## Operations',
      toTable(['Operation', 'Call'], rows),
    ]),
  }
}

/** Returns the reference's first page. */
export function referenceFront(
  { api, visitors }: Documents,
  groups: ReferenceGroup[],
  publicUrl: string,
): ReferencePage {
  const { info, components } = api
  const link = (path: string): string => markdownUrl(publicUrl, path)
  return {
    path: 'api',
    label: 'API reference',
    description: 'Every operation of the API: fields, limits, examples, responses, errors and headers.',
    markdown: joinParts([
      '# API reference',
      info.description,
      `The [API guide](${link('api-guide')}) explains how operations work together. [Authentication](${link('authentication')}) has keys and scopes, and [errors](${link('errors')}) every \`Error-Code\` with its fix. The reference as OpenAPI documents: [API of an account](${baseOf(api)}/openapi.json), version ${info.version}, and [visitor API](${baseOf(visitors)}/openapi.json).`,
      '## Base URLs',
      toTable(
        ['API', 'Base URL'],
        [
          ['API of an account', `\`${baseOf(api)}\``],
          [`[Visitor API](${link('api/visitors')})`, `\`${baseOf(visitors)}\``],
        ],
      ),
      '## Resources',
      groups.map(({ front }) => `- [${front.label}](${link(front.path)}): ${front.description}`).join('\n'),
      '## Authentication',
      'Send an API key as bearer. Without an `Authorization` header, you can create a demo agent for an `email` and add items to demo agents. Any other `Authorization` header returns 401.',
      codeFence('sh', `curl '${baseOf(api)}/account' \\\n  -H 'Authorization: Bearer ak_…'`),
      '## Response headers',
      toTable(['Header', 'Example', 'Meaning'], Object.entries(components.headers).map(describeHeader)),
    ]),
  }
}

function describeHeader([name, { description, example }]: [string, OpenApiHeader]): string[] {
  const when = name === 'Retry-After' ? 'On 429 and 503: ' : ''
  return [`\`${name}\``, `\`${String(example)}\``, `${when}${description}`]
}
