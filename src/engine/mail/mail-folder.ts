import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeMail } from './compose-mail.ts'
import type { Mailer } from './mail-types.ts'
import { readEml } from './read-eml.ts'

/** A message in the folder. */
export interface WrittenMail {
  id: string
  to: string
  subject: string
  date: string
  text: string
  html: string
}

/** Stores messages as `.eml` files instead of sending them. */
export interface MailFolder extends Mailer {
  /** The newest first. */
  list(): Promise<WrittenMail[]>
  /** Returns undefined if there is none with this ID. */
  find(id: string): Promise<WrittenMail | undefined>
  /** Deletes the messages with these IDs. */
  remove(ids: string[]): Promise<void>
}

const KEPT = 200
const ID = /^[0-9a-f-]{36}$/

/**
 * Creates a folder of messages, named by their IDs, which sort by time. Keeps the newest 200, readable only by the
 * folder's owner.
 */
export function createMailFolder({ folder, from }: { folder: string; from: string }): MailFolder {
  const read = async (id: string): Promise<WrittenMail> => ({
    id,
    ...readEml(await readFile(join(folder, `${id}.eml`), 'utf8')),
  })
  return {
    send: async (message) => {
      if (!ID.test(message.id)) throw new Error('a mail is named by a UUID')
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message: raw } = await transport.sendMail(composeMail(message, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${message.id}.eml`)
      await writeFile(`${path}.part`, raw, { mode: 0o600 })
      await rename(`${path}.part`, path)
      for (const id of (await listIds(folder)).slice(KEPT)) await rm(join(folder, `${id}.eml`), { force: true })
    },
    list: async () => Promise.all((await listIds(folder)).map(read)),
    remove: async (ids) => {
      for (const id of ids.filter((name) => ID.test(name))) await rm(join(folder, `${id}.eml`), { force: true })
    },
    find: async (id) => ((await listIds(folder)).includes(id) ? read(id) : undefined),
  }
}

async function listIds(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
  return names
    .filter((name) => ID.test(name))
    .toSorted()
    .toReversed()
}
