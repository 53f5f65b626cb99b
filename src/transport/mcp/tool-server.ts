import {
  type CallToolResult,
  type ListToolsResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { memoizeByObject } from '#src/base/memoize.ts'
import { VERSION } from '#src/base/version.ts'
import { toErrorReply } from '../http/wire/error-replies.ts'
import { toErrorResult, toResult, withLabel } from './tool-results.ts'
import type { Tool, ToolCall } from './tool-types.ts'

/** What an MCP server says about itself, and its tools. */
export interface ToolServer {
  title: string
  websiteUrl: string
  instructions: string
  /** Returns the same tools with every call. */
  tools: () => readonly Tool[]
}

/** Clients may keep the list of tools, which changes only with a new version of Foyer. */
const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Builds the server of one HTTP request. */
export function buildToolServer(request: FastifyRequest, offered: ToolServer): McpServer {
  const { title, websiteUrl, instructions } = offered
  const tools = offered.tools()
  const server = new McpServer(
    { name: 'foyer', title, version: VERSION, websiteUrl },
    {
      capabilities: { tools: { listChanged: false } },
      instructions,
      cacheHints: { 'tools/list': LIST_CACHE, 'server/discover': LIST_CACHE },
    },
  )
  server.server.setRequestHandler('tools/list', () => ({ tools: describeTools(tools) }))
  server.server.setRequestHandler('tools/call', ({ params }, { mcpReq: { signal } }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    return callTool(tool, { request, input: params.arguments ?? {}, signal })
  })
  return server
}

/** Describes tools for clients. */
const describeTools = memoizeByObject((tools: readonly Tool[]): ListToolsResult['tools'] => {
  const described = tools.map(({ needsKey: _needsKey, run: _run, quoted, outputSchema, ...tool }) => ({
    ...tool,
    outputSchema: quoted ? withLabel(outputSchema) : outputSchema,
  }))
  // Leaves out the members without a value.
  return JSON.parse(JSON.stringify(described)) as ListToolsResult['tools']
})

async function callTool(tool: Tool, call: ToolCall): Promise<CallToolResult> {
  try {
    const answer = await tool.run(call)
    return answer.status < 400 ? toResult(answer.body, tool.quoted) : toErrorResult(answer)
  } catch (error) {
    const { status, body, code, retryAfterSeconds } = toErrorReply(error)
    if (status >= 500) call.request.log.error({ err: error, tool: tool.name }, 'tool failed')
    return toErrorResult({ status, body, errorCode: code, retryAfter: retryAfterSeconds?.toString() })
  }
}
