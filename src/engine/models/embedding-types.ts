/** A model that turns texts into vectors. Vectors of different models are never compared. */
export interface Embedder {
  /** The name that is stored with each vector. */
  model: string
  /** The length of every vector. 0 until an endpoint has returned one. */
  readonly dimensions: number
  /**
   * Returns one vector of length 1 for each text, in order. Throws `EmbeddingError` if the model is not available or
   * its response is invalid.
   */
  embed(texts: string[], kind: 'passage' | 'query', signal?: AbortSignal): Promise<Float32Array[]>
}

/** The provider of embeddings failed. The message is plain enough for an owner and never contains a key. */
export class EmbeddingError extends Error {
  /** Whether trying again later may help. */
  readonly temporary: boolean
  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbeddingError'
    this.temporary = temporary
  }
}
