import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMailFolder } from './mail-folder.ts'
import type { MailMessage } from './mail-types.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'foyer-mail-')), 'mail')
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const from = 'Foyer <no-reply@foyer.example>'
const compose = (fields: Partial<MailMessage> = {}): MailMessage => ({
  id: v7(),
  to: 'anna@example.com',
  subject: 'Claim your agent',
  paragraphs: ['Grüße, „Lindenhof“ = <b>bold</b> & more.', `A long line. ${'word '.repeat(60)}`.trim()],
  button: { label: 'Claim the agent', url: `https://foyer.example/login?invite=${'t'.repeat(43)}` },
  stopUrl: `https://foyer.example/mail/stop?token=${'s'.repeat(90)}`,
  ...fields,
})

describe('the folder of mails', () => {
  test('returns the stored mails, text and HTML, the newest first', async () => {
    const mails = createMailFolder({ folder, from })
    const [first, second] = [compose(), compose({ subject: 'Second' })]
    await mails.send(first)
    await mails.send(second)
    expect((await mails.list()).map(({ subject }) => subject)).toEqual(['Second', 'Claim your agent'])
    const found = await mails.find(first.id)
    expect(found).toMatchObject({ id: first.id, to: 'anna@example.com', subject: 'Claim your agent' })
    for (const paragraph of first.paragraphs) expect(found?.text).toContain(paragraph)
    expect(found?.text).toContain(first.button?.url)
    expect(found?.html).toContain('Grüße, „Lindenhof“ = &lt;b&gt;bold&lt;/b&gt; &amp; more.')
    expect(found?.html).toContain(`href="${first.button?.url}"`)
    expect(found?.html).toContain('<meta name="viewport" content="width=device-width">')
  })

  test('finds nothing by a foreign name, and only its owner can read it', async () => {
    const mails = createMailFolder({ folder, from })
    await mails.send(compose())
    for (const id of ['../secret', v7(), '']) expect(await mails.find(id)).toBeUndefined()
    const [name = ''] = await readdir(folder)
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  })

  test('keeps the newest 200', async () => {
    const mails = createMailFolder({ folder, from })
    const messages = Array.from({ length: 203 }, () => compose())
    for (const message of messages) await mails.send(message)
    expect(await readdir(folder)).toHaveLength(200)
    expect(await mails.find(messages[2]?.id ?? '')).toBeUndefined()
    expect(await mails.find(messages[3]?.id ?? '')).toBeDefined()
  })
})

describe('a composed mail', () => {
  test('shows the code to type in large characters', async () => {
    const message = compose({ paragraphs: ['Type this code:', '482913', 'Or 123456.'] })
    const mails = createMailFolder({ folder, from })
    await mails.send(message)
    expect((await mails.find(message.id))?.html.match(/<p style="font-size:28px[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/>482913$/),
    ])
  })

  test('carries one-click unsubscription (RFC 8058) on one line, and says that nobody reads replies', async () => {
    const mails = createMailFolder({ folder, from })
    const message = compose()
    await mails.send(message)
    const raw = await readFile(join(folder, `${message.id}.eml`), 'utf8')
    expect(raw).toContain(`\nList-Unsubscribe: <${message.stopUrl}>\n`)
    expect(raw).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
    expect(raw).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(raw).toContain(`\nMessage-ID: <${message.id}@foyer.example>\n`)
    expect(raw).toMatch(/Content-Type: multipart\/alternative/)
  })

  test.each<Partial<MailMessage>>([
    { subject: 'Hello\r\nBcc: x@evil.example' },
    { to: 'anna@example.com\nBcc: x@evil.example' },
    { to: 'anna@example.com\u2028x' },
    { stopUrl: 'https://foyer.example/\r\nX: y' },
  ])('refuses a line break in a header: %j', async (fields) => {
    await expect(createMailFolder({ folder, from }).send(compose(fields))).rejects.toThrow('control characters')
  })

  test('has one recipient, in any notation of the address', async () => {
    const mails = createMailFolder({ folder, from })
    const message = compose({ to: 'a,b@example.com' })
    await mails.send(message)
    expect((await mails.find(message.id))?.to).not.toMatch(/^a, /)
  })
})
