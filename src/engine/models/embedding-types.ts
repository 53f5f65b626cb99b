/** A model that turns texts into vectors. Vectors of different models are never compared. */
export interface Embedder {
  /** Stored beside each vector. */
  model: string
  /** Length of every vector; 0 until an endpoint has said it. */
  readonly dimensions: number
  /**
   * One vector of length 1 per text, in order. Throws `EmbeddingError` when the model cannot be had or answers
   * nonsense.
   */
  embed(texts: string[], kind: 'passage' | 'query', signal?: AbortSignal): Promise<Float32Array[]>
}

/** The provider of embeddings failed. The message is plain, fit for an owner's eyes, and never holds a key. */
export class EmbeddingError extends Error {
  /** Worth trying again later. */
  readonly temporary: boolean
  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbeddingError'
    this.temporary = temporary
  }
}
