/** A model that writes. All providers have this interface, which hides their differences. */
export interface ChatModel {
  /** The name in the settings: `openai:gpt-4.1-mini`. */
  name: string
  /**
   * Writes one answer. Yields text as the model writes it, without its reasoning. Throws `ChatError` if the model is
   * not available, breaks off or takes too long. Text that was yielded before stays valid.
   */
  write(request: ChatRequest): AsyncGenerator<ChatPart, ChatEnd>
  /** Returns the most tokens for prompt and answer together. It waits only a moment to find out. */
  contextTokens(): Promise<number>
  /** Reports whether the model may call tools, as far as is known. */
  usesTools(): boolean
  /** The longest time without a sign of the model, in milliseconds. */
  patienceMs: number
}

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
  /** This message and everything before it are the same in many requests, so the provider may cache them. */
  isStable?: boolean
}

export interface ChatRequest {
  instructions: string
  messages: ChatMessage[]
  tools: readonly ChatTool[]
  maxTokens: number
  signal: AbortSignal
}

/** A tool for the model. Its input should be JSON in the shape of `parameters`, but may be anything. */
export interface ChatTool {
  name: string
  description: string
  parameters: {
    type: 'object'
    properties: Record<string, { type: 'string' | 'array'; description: string; items?: { type: 'string' } }>
  }
  /** Answers a call while the model waits. Without it, the caller gets the call and decides. */
  run?: (input: Record<string, unknown>) => Promise<string>
}

export type ChatPart = { type: 'text'; text: string } | { type: 'tool'; name: string; input: Record<string, unknown> }

export interface ChatEnd {
  /** `filtered`: the provider's content filter cut it off. */
  reason: 'stop' | 'length' | 'filtered'
  /** Includes the tokens that the provider had cached. */
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

/** The model failed. The message is plain and never contains a key or the provider's own words. */
export class ChatError extends Error {
  readonly failure: ChatFailure
  constructor(failure: ChatFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ChatError'
    this.failure = failure
  }
}
