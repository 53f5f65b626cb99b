import { Duplex } from 'node:stream'
import type { Pglite } from './pglite.ts'

/**
 * A wire protocol message: type byte, length, body.
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

/** What a server sends to a client it accepts: authentication, parameters, key, ready. */
const WELCOME = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', cString('server_version', '18.0')),
  message('S', cString('client_encoding', 'UTF8')),
  message('S', cString('standard_conforming_strings', 'on')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
])

/**
 * Acts as `pg`'s socket: passes what it writes to the embedded database, and returns the responses. PGlite has one
 * session, so closing the connection rolls back an open transaction.
 */
export class PgliteSocket extends Duplex {
  readonly #pglite: Pglite
  /** Whether there is a session to clean up. */
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
      // The next session belongs to another client.
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
