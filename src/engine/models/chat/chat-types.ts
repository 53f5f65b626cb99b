/** A model that writes. One interface for all providers; what differs between them ends here. */
export interface ChatModel {
  /** As it is configured: `openai:gpt-4.1-mini`. */
  name: string
  /**
   * Writes one answer. Text comes as the model writes it, without its reasoning. Throws `ChatError` when the model
   * cannot be had, breaks off or takes too long; what came before stands.
   */
  write(request: ChatRequest): AsyncGenerator<ChatPart, ChatEnd>
  /** Returns the tokens that prompt and answer may take together. A visitor waits at most a moment for it. */
  contextTokens(): Promise<number>
  /** Reports whether the model may call tools, as far as is known. */
  usesTools(): boolean
  /** How long it may be silent, in milliseconds. */
  patienceMs: number
}

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
  /** The same in many requests, with everything before it: worth keeping in the provider's cache. */
  isStable?: boolean
}

export interface ChatRequest {
  instructions: string
  messages: ChatMessage[]
  tools: readonly ChatTool[]
  maxTokens: number
  signal: AbortSignal
}

/** Something the model may ask for. Its input is JSON in the shape of `parameters`, or not: nobody may rely on it. */
export interface ChatTool {
  name: string
  description: string
  parameters: {
    type: 'object'
    properties: Record<string, { type: 'string' | 'array'; description: string; items?: { type: 'string' } }>
  }
  /** Answers a call while the model waits. Without it, the call is noted and told to the caller. */
  run?: (input: Record<string, unknown>) => Promise<string>
}

export type ChatPart = { type: 'text'; text: string } | { type: 'tool'; name: string; input: Record<string, unknown> }

export interface ChatEnd {
  /** `filtered`: the provider's content filter cut it off. */
  reason: 'stop' | 'length' | 'filtered'
  /** With those that the provider had cached. */
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}

export type ChatFailure =
  | 'timeout'
  | 'rate_limited'
  | 'unavailable'
  | 'refused'
  | 'too_long'
  | 'broken_off'
  | 'wordless'
  | 'unreadable'
  | 'aborted'

/** The model failed. The message is plain and never holds a key or the provider's own words. */
export class ChatError extends Error {
  readonly failure: ChatFailure
  constructor(failure: ChatFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ChatError'
    this.failure = failure
  }
}
