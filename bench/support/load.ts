import { Client } from 'undici'
import { median } from './statistics.ts'

export interface Load {
  /** Origins that callers are assigned to in turn. */
  origins: string[]
  path: string
  callers: number
  durationMs: number
  /** Returns the caller's request number `count`. */
  request: (caller: number, count: number) => { headers?: Record<string, string>; body: unknown }
}

export interface LoadResult {
  perSecond: number
  medianMs: number
}

/**
 * Runs callers that each send one request after the other over their own connection. Throws at the first unsuccessful
 * response.
 */
export async function runLoad({ origins, path, callers, durationMs, request }: Load): Promise<LoadResult> {
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + durationMs
  const call = async (caller: number): Promise<void> => {
    await using client = new DisposableClient(origins[caller % origins.length] ?? '')
    for (let count = 0, now = performance.now(); now < until; count++) {
      const { headers = {}, body } = request(caller, count)
      await client.post(path, headers, JSON.stringify(body))
      const after = performance.now()
      times.push(after - now)
      now = after
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  return { perSecond: (times.length * 1000) / (performance.now() - startedAt), medianMs: median(times) }
}

class DisposableClient implements AsyncDisposable {
  readonly #client: Client

  constructor(origin: string) {
    this.#client = new Client(origin)
  }

  async post(path: string, headers: Record<string, string>, body: string): Promise<void> {
    const answer = await this.#client.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`POST ${path} answered ${answer.statusCode}: ${text}`)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#client.close()
  }
}
