import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { HttpHandler } from '../../scripts/loopback-server.ts'

const VECTOR = [0.5, 0.5, 0.5, 0.5]

/** Returns an embeddings endpoint in OpenAI's format that gives each text its vector. */
export function embedBy(vectorOf: (text: string) => number[]): HttpHandler {
  return async (request, response) => {
    const data = (await readInput(request)).map((text, index) => ({ index, embedding: vectorOf(text) }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  }
}

export const embed = embedBy(() => VECTOR)

/** Returns an embeddings endpoint that refuses every text the first time, so that a job embeds it. */
export function refuseFirstEmbedding(): HttpHandler {
  const seen = new Set<string>()
  return async (request, response) => {
    const input = await readInput(request)
    const isNew = input.some((text) => !seen.has(text))
    for (const text of input) seen.add(text)
    const data = input.map((_, index) => ({ index, embedding: VECTOR }))
    response
      .writeHead(isNew ? 500 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(isNew ? {} : { data }))
  }
}

async function readInput(request: IncomingMessage): Promise<string[]> {
  return ((await json(request)) as { input: string[] }).input
}
