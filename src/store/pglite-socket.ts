import { Duplex } from 'node:stream'
import type { Pglite } from './pglite.ts'

/**
 * The wire protocol's message: a type byte, a length, a body.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
function message(type: string, body: Buffer): Buffer {
  const frame = Buffer.alloc(5 + body.length)
  frame.write(type, 0, 'latin1')
  frame.writeInt32BE(4 + body.length, 1)
  body.copy(frame, 5)
  return frame
}

const cString = (...parts: string[]): Buffer => Buffer.from(parts.map((part) => `${part}\0`).join(''))
const TERMINATE = 'X'.charCodeAt(0)

/** What a server says to a client that it lets in: authenticated, its parameters, its key, ready. */
const WELCOME = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', cString('server_version', '18.0')),
  message('S', cString('client_encoding', 'UTF8')),
  message('S', cString('standard_conforming_strings', 'on')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
])

/**
 * The socket `pg` believes it has: what it writes goes to the embedded database, what that answers is read back. PGlite
 * has one session, so whoever drops the connection leaves a clean one: open transactions are rolled back.
 */
export class PgliteSocket extends Duplex {
  readonly #pglite: Pglite
  /** Whether there is a session to leave clean. */
  #inSession = false

  constructor(pglite: Pglite) {
    super({ allowHalfOpen: false })
    this.#pglite = pglite
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#handle(chunk).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#handle(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#leave().then(
      () => done(error),
      () => done(error),
    )
  }

  async #handle(wire: Buffer): Promise<void> {
    if (!this.#inSession) {
      await this.#pglite.begin()
      this.#inSession = true
      this.push(WELCOME)
    } else if (wire[0] === TERMINATE) {
      await this.#leave()
      this.push(null)
    } else {
      const answer = await this.#exchange(wire)
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
    }
  }

  async #exchange(wire: Buffer): Promise<Uint8Array> {
    try {
      return await this.#pglite.exchange(new Uint8Array(wire))
    } catch (error) {
      // The session is gone; the next one is somebody else's.
      this.#inSession = false
      throw error
    }
  }

  async #leave(): Promise<void> {
    if (!this.#inSession) return
    this.#inSession = false
    for (const statement of ['ROLLBACK', 'DISCARD ALL'])
      await this.#pglite.exchange(new Uint8Array(message('Q', cString(statement))))
  }
}
