import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { linkText, openPhone } from './support/phone.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ WHATSAPP_WAIT_SECONDS: '0.1' }))

const shop = (name: string, price: string) => ({
  company_name: name,
  codebase_context: { products: [{ name: 'Gift basket', price }] },
})

describe('the chat link', () => {
  test('the prefilled text names the company and leads to its agent', async () => {
    const agent = await service.createAgent(shop('Apfelgarten', '31 EUR'))
    expect(linkText(agent.whatsapp_link)).toMatch(/Apfelgarten.*FY[A-Z0-9]{6}/)
    const phone = openPhone(service)
    expect(await phone.ask(linkText(agent.whatsapp_link))).toBeTruthy()
    expect(await phone.ask('How much is the gift basket?')).toContain('31 EUR')
  })

  test("the prefilled text and the reply to it are in the agent's language", async () => {
    const context = {
      landing_page_content:
        '# Gärtnerei Ahorn\n\nWir ziehen Kräuter und Stauden für Gärten und verschicken sie in ganz Deutschland.',
    }
    const agent = await service.createAgent({ company_name: 'Gärtnerei Ahorn', codebase_context: context })
    expect(linkText(agent.whatsapp_link)).toMatch(/^Hallo Gärtnerei Ahorn! Ich habe eine Frage\. \(FY/)
    expect(await openPhone(service).ask(linkText(agent.whatsapp_link))).toContain(
      'Was möchten Sie über Gärtnerei Ahorn wissen?',
    )
  })

  test('a new code moves the visitor to another agent, and later messages follow', async () => {
    const [one, other] = [
      await service.createAgent(shop('Apfelgarten', '31 EUR')),
      await service.createAgent(shop('Birnbaum', '47 EUR')),
    ]
    const code = /FY[A-Z0-9]{6}/.exec(linkText(other.whatsapp_link))?.[0] ?? ''
    const phone = openPhone(service)
    await phone.ask(linkText(one.whatsapp_link))
    expect(await phone.ask(`${code.toLowerCase()} hi, how much is the gift basket`)).toContain('47 EUR')
    expect(await phone.ask('How much is the gift basket?')).toContain('47 EUR')
  })

  test('words that look like a code stay in the question', async () => {
    const agent = await service.createAgent(shop('Apfelgarten', '31 EUR'))
    const phone = openPhone(service)
    await phone.ask(linkText(agent.whatsapp_link))
    const question = 'Please specify what the gift basket costs'
    expect(await phone.ask(question)).toContain('31 EUR')
    const said = service.app.db
      .selectFrom('messages')
      .select('text')
      .where('role', '=', 'visitor')
      .orderBy('id', 'desc')
    expect(await said.executeTakeFirst()).toEqual({ text: question })
  })

  test('a message without a code gets instructions that name no business', async () => {
    await service.createAgent(shop('Geheimrat', '1 EUR'))
    const said = await openPhone(service).ask('hello')
    expect(said).toContain('chat link')
    expect(said).not.toContain('Geheimrat')
  })
})

test("a message of WhatsApp's maximum length is answered", async () => {
  const agent = await service.createAgent(shop('Apfelgarten', '31 EUR'))
  const phone = openPhone(service)
  await phone.ask(linkText(agent.whatsapp_link))
  expect(
    await phone.ask(`How much is the gift basket? ${'We were all so happy with it. '.repeat(2_200)}`.slice(0, 65_536)),
  ).toBeTruthy()
})

test('messages in a burst get one reply', async () => {
  await using slow = await startService({ WHATSAPP_WAIT_SECONDS: '10' })
  const agent = await slow.createAgent(shop('Apfelgarten', '31 EUR'))
  const phone = openPhone(slow)
  const pause = async () => {
    await sql`update whatsapp_inbound set received_at = received_at - interval '10 seconds'`.execute(slow.app.db)
    await sql`update pgboss.job set start_after = now() where name = 'answer-whatsapp'`.execute(slow.app.db)
  }
  await phone.send({ text: linkText(agent.whatsapp_link) })
  await pause()
  await phone.replies(1)
  for (const text of ['Hello', 'how much is', 'the gift basket?', 'Thank you, and goodbye']) await phone.send({ text })
  await pause()
  const said = (await phone.replies(2)).slice(1)
  expect(said[0]).toContain('31 EUR')
  expect(said).toHaveLength(1)
})
