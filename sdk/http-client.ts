import { ConnectionError, NotFoundError } from './api-errors.ts'
import { type AttemptDeadline, startDeadline } from './attempt-deadline.ts'
import { createUuid } from './create-uuid.ts'
import { readEvents } from './event-stream.ts'
import {
  type Call,
  type Destination,
  type PreparedRequest,
  prepareRequest,
  readJson,
  sendRequest,
} from './http-request.ts'
import { delayBefore, isRetryable, pause } from './retries.ts'

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, its retries included. */
  signal?: AbortSignal
  /** Milliseconds that each attempt waits for a response, or a stream for its next event. Default: 60,000. */
  timeoutMs?: number
  /** Attempts after the first one. Default: 3. */
  maxRetries?: number
  /** Identifies a call that creates or sends something. Each such call has a key of its own by default. */
  idempotencyKey?: string
}

export interface ClientSettings extends Destination {
  timeoutMs: number
  maxRetries: number
}

/** Makes calls, and repeats those that failed for a while. All attempts of a call have the same idempotency key. */
export class HttpClient {
  readonly #settings: ClientSettings

  constructor(settings: ClientSettings) {
    this.#settings = settings
  }

  /** Returns a client with other settings. */
  with(changes: Partial<ClientSettings>): HttpClient {
    return new HttpClient({ ...this.#settings, ...changes })
  }

  /** Returns the JSON of a response. */
  json<T>(call: Call, options: CallOptions = {}): Promise<T> {
    return this.#receive(call, options, async (response) => (await readJson(response)) as T)
  }

  text(call: Call, options: CallOptions = {}): Promise<string> {
    return this.#receive(call, options, (response) => response.text())
  }

  blob(call: Call, options: CallOptions = {}): Promise<Blob> {
    return this.#receive({ ...call, accept: '*/*' }, options, (response) => response.blob())
  }

  /** Yields the entries of all pages. */
  async *entries<T>(call: Call, options: CallOptions = {}): AsyncGenerator<T, void> {
    let { query } = call
    for (;;) {
      const page = await this.json<{ data: T[]; next_cursor?: string }>({ ...call, query }, options)
      yield* page.data
      if (page.next_cursor === undefined) return
      query = { ...call.query, cursor: page.next_cursor }
    }
  }

  /**
   * Yields the events of a stream. A stream that was cut is opened again if the operation accepts an idempotency key:
   * with the same key, so that it yields its events again. Any other one throws a `ConnectionError`.
   */
  async *events<T>(call: Call, options: CallOptions = {}): AsyncGenerator<T, void> {
    const request = this.#prepare({ ...call, accept: 'text/event-stream' }, options)
    const { maxRetries = this.#settings.maxRetries } = options
    for (let cuts = 0; ; cuts += 1) {
      const { response, deadline } = await this.#retry(options, () => this.#open(request, options))
      try {
        return yield* readEvents<T>(readChunks(response, deadline))
      } catch (error) {
        const failure = deadline.explain(error)
        if (!call.takesKey || !(failure instanceof ConnectionError) || cuts >= maxRetries) throw failure
        await pause(delayBefore(failure, cuts), options.signal)
      } finally {
        deadline.abort()
      }
    }
  }

  async #receive<T>(call: Call, options: CallOptions, read: (response: Response) => Promise<T>): Promise<T> {
    const request = this.#prepare(call, options)
    let isUnsure = false
    return this.#retry(options, async () => {
      const deadline = this.#startDeadline(options)
      try {
        return await read(await sendRequest(request, deadline.signal))
      } catch (error) {
        const failure = deadline.explain(error)
        // An earlier attempt, whose response was lost, has deleted it. Every deletion has this response.
        if (isUnsure && call.method === 'DELETE' && failure instanceof NotFoundError) return { success: true } as T
        isUnsure ||= failure instanceof ConnectionError
        throw failure
      } finally {
        deadline.end()
      }
    })
  }

  async #open(
    request: PreparedRequest,
    options: CallOptions,
  ): Promise<{ response: Response; deadline: AttemptDeadline }> {
    const deadline = this.#startDeadline(options)
    try {
      return { response: await sendRequest(request, deadline.signal), deadline }
    } catch (error) {
      deadline.end()
      throw deadline.explain(error)
    }
  }

  async #retry<T>(options: CallOptions, attempt: () => Promise<T>): Promise<T> {
    const { maxRetries = this.#settings.maxRetries, signal } = options
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (retries >= maxRetries || !isRetryable(error)) throw error
        await pause(delayBefore(error, retries), signal)
      }
    }
  }

  #prepare(call: Call, { idempotencyKey = createUuid() }: CallOptions): PreparedRequest {
    return prepareRequest(this.#settings, call, idempotencyKey)
  }

  #startDeadline({ timeoutMs = this.#settings.timeoutMs, signal }: CallOptions): AttemptDeadline {
    return startDeadline(this.#settings.baseUrl, timeoutMs, signal)
  }
}

async function* readChunks({ body }: Response, deadline: AttemptDeadline): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader()
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) return
    deadline.restart()
    yield read.value
  }
}
