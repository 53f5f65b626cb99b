import type { App } from '#src/app.ts'
import { toJsonSchema } from '#src/contract/api/openapi-schemas.ts'
import type { JsonSchema } from '#src/contract/api/openapi-types.ts'
import { appearance } from '#src/contract/chat/appearance-contract.ts'
import { askResult, ownerAskInput } from '#src/contract/chat/assistant-contract.ts'
import { OPEN_TO_ANYBODY } from '#src/contract/api/rights.ts'
import { getShownAgent } from '#src/features/agents/agents.ts'
import { parseInput, toObject } from '../http/wire/parse-input.ts'
import { askAgent } from './ask-agent.ts'
import { type OperationAnswer, callOperation } from './call-operation.ts'
import type { Quoted } from './tool-results.ts'
import { type ObjectSchema, inputOf, resultOf, shortObject } from './tool-schemas.ts'
import type { Tool, ToolCall } from './tool-types.ts'

/** The tools of developers and owners: operations of the public API. */

/** What a call does, for `annotations`. */
type Effect = 'reads' | 'adds' | 'replaces'

const EFFECTS: Record<Effect, { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean }> = {
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  replaces: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
}

interface OperationTool {
  name: string
  title: string
  description: string
  operation: string
  effect: Effect
  /** Name of the result's schema in the contract. */
  result: string
  /** Members of the result that the list of tools leaves out. */
  unlisted?: readonly string[]
  /** Fields of the operation that the tool takes. Default: all. */
  fields?: readonly string[]
  quoted?: Quoted
  /** Whether a call reaches websites or visitors. */
  isOpenWorld?: boolean
  /** Schemas of optional fields that differ from the operation's. */
  overrides?: Record<string, JsonSchema>
  /** Fields that the tool itself sends unless the caller does. */
  defaults?: Record<string, unknown>
  /** Shortens a long answer. */
  shorten?: (body: Record<string, unknown>) => Record<string, unknown>
}

const APPEARANCE = `Replaces the look: ${Object.keys(appearance.shape).join(', ')}`

const OPERATION_TOOLS: OperationTool[] = [
  {
    name: 'create_agent',
    title: 'Create an agent',
    description:
      'Creates a sales agent from a website or a codebase, in up to 30 s. Without a key, its owner claims it with claim_url. A taken website gives existing_agent.',
    operation: 'createAgent',
    effect: 'adds',
    result: 'CreateAgentResponse',
    unlisted: ['company_name', 'is_new_user', 'missing_content_hints', 'verification'],
    fields: [
      'email',
      'company_name',
      'website_url',
      'codebase_context',
      'agent_name',
      'greeting_message',
      'industry',
      'deploy_channels',
    ],
    quoted: 'pages',
    isOpenWorld: true,
    overrides: {
      email: { type: 'string', description: 'Needed without a key.' },
      codebase_context: { type: 'object', description: 'Members as in push_codebase.' },
    },
    defaults: { source: 'mcp' },
  },
  {
    name: 'add_knowledge',
    title: 'Add knowledge',
    description: 'Adds a text that the agent answers from. Without a key, only to an unclaimed agent.',
    operation: 'addKnowledge',
    effect: 'adds',
    result: 'AddKnowledgeResponse',
  },
  {
    name: 'push_codebase',
    title: 'Push the codebase',
    description: 'Replaces the items from the codebase, and returns the difference.',
    operation: 'replaceCodebase',
    effect: 'replaces',
    result: 'ReplaceCodebaseResponse',
    fields: ['agent_id', 'codebase_context'],
  },
  {
    name: 'get_status',
    title: 'Status',
    description: 'Whether it is active, and how much of the website is read.',
    operation: 'getAgentStatus',
    effect: 'reads',
    result: 'AgentStatusResponse',
  },
  {
    name: 'get_research',
    title: 'Research report',
    description:
      'Pages that failed, contradictions, missing content, readiness with fixes, and answers to typical questions.',
    operation: 'getResearchReport',
    effect: 'reads',
    result: 'ResearchReportResponse',
    quoted: 'pages',
    shorten: shortenReport,
  },
  {
    name: 'test_agent',
    title: 'Test the agent',
    description: 'Asks for free and stores nothing. The built-in answerer replies, without a language model.',
    operation: 'testAgent',
    effect: 'reads',
    result: 'TestAgentResponse',
    quoted: 'pages',
  },
  {
    name: 'list_gaps',
    title: 'Unanswered questions',
    description: 'Questions of visitors that the agent could not answer, most frequent first.',
    operation: 'listGaps',
    effect: 'reads',
    result: 'GapList',
    quoted: 'visitors',
  },
  {
    name: 'answer_gap',
    title: 'Answer a gap',
    description: 'Stores the answer as knowledge. Ask the owner first; do not invent facts.',
    operation: 'answerGap',
    effect: 'adds',
    result: 'AnswerGapResponse',
    quoted: 'visitors',
  },
  {
    name: 'list_leads',
    title: 'List leads',
    description: 'Visitors who left contact details, newest first.',
    operation: 'listLeads',
    effect: 'reads',
    result: 'LeadPage',
    quoted: 'visitors',
  },
  {
    name: 'correct_answer',
    title: 'Correct an answer',
    description: 'Sets the answer that the agent gives to the question of a message from now on.',
    operation: 'correctAnswer',
    effect: 'adds',
    result: 'CorrectionResponse',
    quoted: 'visitors',
  },
  {
    name: 'update_agent',
    title: 'Look and behavior',
    description: 'Changes the fields you send.',
    operation: 'updateAgent',
    effect: 'replaces',
    result: 'AgentRecordResponse',
    quoted: 'pages',
    overrides: {
      visitor_texts: { type: 'boolean', description: 'Use reviews and comments on the website' },
      consent_text: { type: 'string', description: '`none` for the default' },
      visitor_mcp: { type: 'boolean', description: "Answer visitors' assistants" },
      appearance: { type: 'object', description: APPEARANCE },
      time_zone: { type: 'string', description: 'Such as Europe/Berlin, or auto' },
      goals: { type: 'string', description: 'Conversation goal, or `none`' },
    },
  },
  {
    name: 'list_agents',
    title: 'List agents',
    description: "The account's agents, newest first.",
    operation: 'listAgents',
    effect: 'reads',
    result: 'AgentRecordPage',
    quoted: 'pages',
  },
]

/** Builds the tools once. */
export function createOwnerTools(app: App): Tool[] {
  return [...OPERATION_TOOLS.map(toTool), askTool(app), CONVERSATIONS, EMBED_CODE]
}

function toTool(one: OperationTool): Tool {
  const { name, title, description, operation, effect, result, fields, quoted, isOpenWorld = false } = one
  const { overrides = {}, unlisted, defaults, shorten = (body: Record<string, unknown>) => body } = one
  return {
    name,
    title,
    description,
    annotations: { ...EFFECTS[effect], openWorldHint: isOpenWorld },
    needsKey: !OPEN_TO_ANYBODY.has(operation),
    inputSchema: override(inputOf(operation, fields), overrides),
    outputSchema: resultOf(result, unlisted),
    quoted,
    run: async ({ request, input, signal }) => {
      const answer = await callOperation(request, operation, { ...defaults, ...input }, signal)
      return answer.status < 400 ? { ...answer, body: shorten(answer.body) } : answer
    },
  }
}

/** Replaces the schemas of fields, which are then optional. */
function override(schema: ObjectSchema, overrides: Record<string, JsonSchema>): ObjectSchema {
  const properties = { ...schema.properties, ...overrides }
  return { ...schema, properties, required: schema.required?.filter((name) => !(name in overrides)) }
}

const askTool = (app: App): Tool => ({
  name: 'ask',
  title: 'Ask the agent',
  description: 'Asks as a visitor would, for one credit. The conversation is stored.',
  annotations: { ...EFFECTS.adds, openWorldHint: false },
  needsKey: false,
  inputSchema: shortObject(toJsonSchema(ownerAskInput)),
  outputSchema: shortObject(toJsonSchema(askResult), { isResult: true }),
  quoted: 'pages',
  run: async (call) => {
    const { widget_key: key } = parseInput(ownerAskInput, call.input)
    return askAgent(app, call, await getShownAgent(app.db, key))
  },
})

const CONVERSATIONS: Tool = {
  name: 'get_conversations',
  title: 'Read conversations',
  description: 'Newest first, or with conversation_id one with its messages.',
  annotations: { ...EFFECTS.reads, openWorldHint: false },
  needsKey: true,
  inputSchema: withConversationId(inputOf('listConversations', ['agent_id', 'channel', 'unanswered', 'q', 'cursor'])),
  outputSchema: {
    type: 'object',
    properties: { ...resultOf('ConversationPage').properties, conversation: { type: 'object' } },
  },
  quoted: 'visitors',
  run: ({ request, input, signal }: ToolCall): Promise<OperationAnswer> =>
    input['conversation_id'] === undefined
      ? callOperation(request, 'listConversations', input, signal)
      : callOperation(request, 'getConversation', { conversation_id: input['conversation_id'] }, signal),
}

function withConversationId({ properties, ...schema }: ObjectSchema): ObjectSchema {
  return { ...schema, properties: { ...properties, ...inputOf('getConversation', ['conversation_id']).properties } }
}

const EMBEDDING = ['webchat_embed_code', 'webchat_widget_key', 'whatsapp_link'] as const

const EMBED_CODE: Tool = {
  name: 'get_embed_code',
  title: 'Get the embed code',
  description: 'The script tag for the website, placed before </body>, and the WhatsApp link.',
  annotations: { ...EFFECTS.reads, openWorldHint: false },
  needsKey: true,
  inputSchema: inputOf('getAgent'),
  outputSchema: {
    type: 'object',
    properties: Object.fromEntries(EMBEDDING.map((name) => [name, { type: 'string' }])),
  },
  quoted: undefined,
  run: async ({ request, input, signal }) => {
    const answer = await callOperation(request, 'getAgent', input, signal)
    if (answer.status >= 400) return answer
    const agent = toObject(answer.body['agent'])
    return {
      ...answer,
      body: Object.fromEntries(EMBEDDING.flatMap((name) => (name in agent ? [[name, agent[name]]] : []))),
    }
  },
}

const LISTED = 20

/** Leaves out pages that were read without a problem, and long lists. */
function shortenReport(body: Record<string, unknown>): Record<string, unknown> {
  const report = toObject(body['report'])
  const lists = Object.entries(report).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value]
    return [name, (name === 'pages' ? value.filter((page) => toObject(page)['sentence']) : value).slice(0, LISTED)]
  })
  return { ...body, report: Object.fromEntries(lists) }
}
