import type { FastifyRequest } from 'fastify'
import type { ToolAnnotations } from '@modelcontextprotocol/server'
import type { OperationAnswer, OperationInput } from './call-operation.ts'
import type { Quoted } from './tool-results.ts'
import type { ObjectSchema } from './tool-schemas.ts'

/** A call of a tool, with the HTTP request that carries it. */
export interface ToolCall {
  request: FastifyRequest
  input: OperationInput
  /** Aborts when the client disconnects or cancels. */
  signal: AbortSignal
}

/** A tool of an MCP server. */
export interface Tool {
  name: string
  title: string
  description: string
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'>>
  /** Whether the call needs an API key or an OAuth token. */
  needsKey: boolean
  inputSchema: ObjectSchema
  outputSchema: ObjectSchema
  quoted: Quoted | undefined
  run: (call: ToolCall) => Promise<OperationAnswer>
}
