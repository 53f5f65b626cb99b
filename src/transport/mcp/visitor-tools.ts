import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { toJsonSchema } from '#src/contract/api/openapi-schemas.ts'
import {
  type SearchResult,
  askInput,
  askResult,
  searchInput,
  searchResult,
} from '#src/contract/chat/assistant-contract.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { searchKnowledge } from '#src/features/answers/answers.ts'
import { limitAddress } from '../http/chat/visitor.ts'
import { parseInput } from '../http/wire/parse-input.ts'
import { askAgent } from './ask-agent.ts'
import { toAnswer } from './call-operation.ts'
import { shortObject } from './tool-schemas.ts'
import type { Tool } from './tool-types.ts'

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

declare module 'fastify' {
  interface FastifyRequest {
    /** The agent whose visitors' assistants the URL serves. */
    askedAgent?: Agent
  }
}

/** Builds the tools of visitors' assistants, which read only. */
export function createVisitorTools(app: App): Tool[] {
  return [
    {
      name: 'ask',
      title: 'Ask the business',
      description: 'Asks the agent of this business, which answers from what the business publishes. It may not know.',
      // The business sees the conversation.
      annotations: { ...READS, idempotentHint: false },
      needsKey: false,
      inputSchema: shortObject(toJsonSchema(askInput)),
      outputSchema: shortObject(toJsonSchema(askResult), { isResult: true }),
      quoted: 'pages',
      run: (call) => askAgent(app, call, agentOf(call.request)),
    },
    {
      name: 'search',
      title: 'Search the business',
      description: 'Returns the best matching passages from the business’s pages, each with its page.',
      annotations: READS,
      needsKey: false,
      inputSchema: shortObject(toJsonSchema(searchInput)),
      outputSchema: shortObject(toJsonSchema(searchResult), { isResult: true }),
      quoted: 'pages',
      run: async ({ request, input }) => {
        const { query, limit } = parseInput(searchInput, input)
        await limitAddress(app, agentOf(request).id, request)
        const found = await searchKnowledge(app, agentOf(request), { text: query, limit })
        const passages = found.map(({ title, url, text }) => ({ title, url: url || undefined, text }))
        return toAnswer({ passages } satisfies SearchResult)
      },
    },
  ]
}

function agentOf({ askedAgent }: FastifyRequest): Agent {
  if (!askedAgent) throw new Error('the hooks of the scope set the agent')
  return askedAgent
}
