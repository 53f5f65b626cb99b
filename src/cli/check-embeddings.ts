import type { Config } from '#src/config.ts'
import { createEndpointEmbedder } from '#src/engine/models/endpoint-embedding.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import { type Finding, bad, good, hintAtVersion, odd, wordsOf } from './finding.ts'

const PATIENCE_MS = 15_000
const OTHER_MODEL =
  'Serve the model that created them, or give the new model another name: Foyer then embeds everything again.'

/**
 * Checks that the embedding endpoint returns vectors that match the stored ones, and names the usual mistake if it does
 * not.
 */
export async function checkEmbeddings({ embedding }: Config, stored: number | undefined): Promise<Finding[]> {
  if (!embedding) return [good('Embeddings come from the built-in model.')]
  const web = createEndpointWeb(embedding.baseUrl)
  try {
    const embedder = createEndpointEmbedder({ ...embedding, fetch: web.fetch })
    await embedder.embed(['How much is the weekly box?'], 'query', AbortSignal.timeout(PATIENCE_MS))
    const { dimensions } = embedder
    if (stored !== undefined && stored !== dimensions)
      return [
        bad(
          `EMBEDDING_MODEL ${embedding.model} returns ${dimensions} dimensions, its stored vectors have ${stored}. ${OTHER_MODEL}`,
        ),
      ]
    return [good(`EMBEDDING_MODEL ${embedding.model} returns ${dimensions} dimensions.`)]
  } catch (error) {
    const words = wordsOf(error)
    const hint = hintAtVersion('EMBEDDING_BASE_URL', embedding.baseUrl, words)
    return [odd(`${words}. Until it works, search uses words only.${hint}`)]
  } finally {
    await web.close()
  }
}
