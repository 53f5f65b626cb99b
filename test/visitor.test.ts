import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { lindenhofChats } from './support/lindenhof-chat.ts'
import { BOX } from './support/lindenhof.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const bearer = (await service.createAccount()).bearer

const openOwnChat = lindenhofChats(service, bearer)

describe('a lead', () => {
  test('is read from the visitor’s words, each value with its message, and updated', async () => {
    const { say, lead, call } = await openOwnChat()
    await say('My name is Anna Schmidt and I am looking for a box for five people.')
    expect(await lead()).toBeUndefined()
    await say('You can reach me at anna@example.com')
    const { body } = await call('GET', '/messages')
    const [first, , second] = body.messages
    expect(await lead()).toMatchObject({
      stage: 'interested',
      details: {
        name: { value: 'Anna Schmidt', message_id: first.id },
        need: { value: 'a box for five people', message_id: first.id },
        email: { value: 'anna@example.com', words: 'anna@example.com', message_id: second.id },
      },
      consent: { by: 'own_words' },
    })
    await say('I want to order the weekly vegetable box, call (212) 555-2368')
    expect(await lead()).toMatchObject({
      stage: 'ready',
      details: { phone: { value: '+12125552368' }, email: { value: 'anna@example.com' } },
    })
  })

  test('does not get the business’s own address, quoted by the visitor', async () => {
    const { say, lead } = await openOwnChat()
    await say('Is hello@lindenhof.example the right address?')
    expect(await lead()).toBeUndefined()
  })

  test('is not stored before consent if the owner asks for it', async () => {
    const { say, lead, session } = await openOwnChat({ askConsent: true })
    expect(session.agent.consent_text).toContain('Lindenhof')
    const { message } = await say('I am looking for a box. My mail is anna@example.com')
    expect(message.text).toContain('May Lindenhof keep these details')
    expect(await lead()).toBeUndefined()
    await say(BOX)
    expect(await lead()).toBeUndefined()
    expect((await say('Yes, go ahead')).message.text).toContain('now has your details')
    expect(await lead()).toMatchObject({
      details: { email: { value: 'anna@example.com' } },
      consent: { by: 'chat', text: expect.stringContaining('May Lindenhof') },
    })
  })

  test('is not stored if the visitor refuses, also after a later "ok"', async () => {
    const { say, lead } = await openOwnChat({ askConsent: true })
    await say('My mail is anna@example.com')
    const { message } = await say('no, rather not')
    expect(message).toMatchObject({
      answered: true,
      text: 'All right. Lindenhof will not keep these details as a contact.',
    })
    await say('ok, how much is the weekly vegetable box?')
    await say('ok')
    expect(await lead()).toBeUndefined()
    expect((await say('You may have my number: 212 555 2368')).message.text).toContain(
      'May Lindenhof keep these details',
    )
  })

  test('is deleted when the visitor withdraws the details, and not read again from earlier messages', async () => {
    const { say, lead } = await openOwnChat()
    await say('I am looking for a box. My mail is anna@example.com')
    expect(await lead()).toBeDefined()
    const { message } = await say('On second thoughts, could you delete my email please?')
    expect(message).toMatchObject({
      answered: true,
      text: expect.stringContaining('no longer has these details as a contact'),
    })
    expect(await lead()).toBeUndefined()
    await say(BOX)
    expect(await lead()).toBeUndefined()
    await say('You can have my number: 212 555 2368')
    expect((await lead())?.details).toEqual(expect.not.objectContaining({ email: expect.anything() }))
  })

  test('gets no consent from a question that begins like a yes; the question is answered', async () => {
    const { say, lead } = await openOwnChat({ askConsent: true })
    await say('My mail is anna@example.com')
    const { message } = await say('Ok, how much is the weekly vegetable box?')
    expect(message.text).toMatch(/24\.50[^]*May Lindenhof keep these details/)
    expect(await lead()).toBeUndefined()
    await say('Yes')
    expect(await lead()).toMatchObject({ consent: { by: 'chat' } })
  })

  test('gets no consent from the answer to another question', async () => {
    const { say, lead } = await openOwnChat({ askConsent: true })
    await say('My mail is anna@example.com')
    expect((await say('👍👍')).message.text).toContain('Could you put it another way?')
    expect((await say('Yes')).message.text).toContain('May Lindenhof keep these details')
    expect(await lead()).toBeUndefined()
    await say('Yes')
    expect(await lead()).toMatchObject({ consent: { by: 'chat' } })
  })

  test('has the consent text that the visitor agreed to, in the language they were asked in', async () => {
    const { say, lead } = await openOwnChat({ askConsent: true, locale: 'en-US' })
    const { message } = await say(
      'Ich möchte gerne die Gemüsekiste bestellen. Meine E-Mail-Adresse ist anna@example.com',
    )
    expect(message.text).toContain('Darf Lindenhof diese Angaben speichern')
    await say('Ja')
    expect(await lead()).toMatchObject({
      consent: { by: 'chat', text: expect.stringContaining('Darf Lindenhof diese Angaben speichern') },
    })
  })

  test('is stored from the form, with its consent box', async () => {
    const { call, lead } = await openOwnChat({ askConsent: true })
    expect(await call('POST', '/leads', { name: 'Anna' })).toMatchObject({
      status: 400,
      body: { error: 'email or phone is required' },
    })
    expect(await call('POST', '/leads', { email: 'nonsense' })).toMatchObject({ status: 400 })
    expect(await call('POST', '/leads', { email: 'anna@example.com' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('consent') },
    })
    const done = await call('POST', '/leads', { name: 'Anna', phone: '212 555 2368', consent: true })
    expect(done.body).toEqual({ success: true, lead: { name: 'Anna', phone: '+12125552368' } })
    expect(await lead()).toMatchObject({ consent: { by: 'form', text: expect.stringContaining('I agree') } })
  })
})

describe('details from the form', () => {
  test('replace earlier details until the visitor says others', async () => {
    const { say, call, lead } = await openOwnChat()
    await say('You can reach me at anna@exmaple.com')
    expect((await call('POST', '/leads', { email: 'anna@example.com' })).status).toBe(200)
    await say(BOX)
    expect(await lead()).toMatchObject({ details: { email: { value: 'anna@example.com', message_id: null } } })
    await say('Please write to anna@work.example instead')
    expect(await lead()).toMatchObject({ details: { email: { value: 'anna@work.example' } } })
  })
})

describe('a visitor who only gives details', () => {
  test('gets a confirmation of what is stored and one next step', async () => {
    const { say, lead } = await openOwnChat({ locale: 'en-GB' })
    const { message: named } = await say('My name is Anna Schmidt')
    expect(named).toMatchObject({
      answered: true,
      text: 'Thank you, Anna Schmidt. What would you like to know about Lindenhof?',
    })
    expect((await say('You can call me on 020 7946 0958')).message.text).toBe(
      'Thank you. I have noted +44 20 7946 0958. Lindenhof now has your details. If it is urgent, call +49 421 5550 123.',
    )
    expect(await lead()).toMatchObject({
      details: { name: { value: 'Anna Schmidt' }, phone: { value: '+442079460958' } },
    })
    expect((await say('ok, thank you so much')).message).toMatchObject({ answered: true })
    const { message } = await say('How much is the weekly vegetable box? My email is anna@example.com.')
    expect(message.text).toContain('24.50')
  })

  test('gets the contact details of a business without an owner, and the consent question if the owner asks for it', async () => {
    const { say } = await openOwnChat({ owned: false })
    expect((await say('anna@example.com')).message.text).toContain('hello@lindenhof.example')
    const asking = await openOwnChat({ askConsent: true })
    expect((await asking.say('You can write to anna@example.com')).message.text).toMatch(
      /^Thank you\. Your details: anna@example\.com\.\n\nMay Lindenhof keep/,
    )
  })
})

describe('the next step', () => {
  const LINK = { type: 'link', label: 'Order your box', url: 'https://lindenhof.example/order' }

  test('of the website is offered with an offer or after intent, not with every reply', async () => {
    const { agentId, say } = await openOwnChat()
    const item = { agent_id: agentId, title: 'How to order', content: `${LINK.label}: ${LINK.url}` }
    await service.call('POST', '/api/v1/public/knowledge', item, bearer)
    const ask = async (text: string) => (await say(text)).message.actions ?? []
    expect(await ask('Where can I park?')).not.toContainEqual(LINK)
    expect(await ask(BOX)).toEqual([LINK])
    expect(await ask('And what is in the weekly vegetable box?')).toEqual([])
    const ready = await ask('I want to order the weekly vegetable box')
    expect(ready).toEqual([LINK, expect.objectContaining({ type: 'contact_form' })])
  })
})

describe('a visitor who wants to buy something unknown', () => {
  test('gets the way to the business, without a pretended order and without an unanswered question', async () => {
    const { agentId, say } = await openOwnChat()
    const { message } = await say("OK, I'd like to book the llama ride for Saturday")
    expect(message.text).toMatch(/^I can't book or order anything for you here\. .*hello@lindenhof\.example/)
    expect(message).toMatchObject({ answered: true, actions: [expect.objectContaining({ type: 'contact_form' })] })
    const { body: gaps } = await service.api('GET', `/gaps?agent_id=${agentId}`, undefined, bearer)
    expect(gaps.data).toEqual([])
    expect((await say('I want to book the llama ride. Is it far?')).message.answered).toBe(false)
  })

  test('gets a confirmation of their details, and that nothing is ordered', async () => {
    const { say, lead } = await openOwnChat({ locale: 'en-GB' })
    const { message } = await say('Put me down for one. Ann Lee, ann (at) post dot example')
    const kept = "Lindenhof now has your details. I can't book or order anything for you here."
    expect(message.text).toBe(`Thank you, Ann Lee. I have noted ann@post.example. ${kept}`)
    expect(await lead()).toMatchObject({
      stage: 'ready',
      details: { name: { value: 'Ann Lee' }, email: { value: 'ann@post.example' } },
    })
    const { message: other } = await say(
      "and I'll take the llama ride with my two grandchildren on Saturday afternoon, 020 7946 0958",
    )
    expect(other.text).toBe(`Thank you. I have noted +44 20 7946 0958. ${kept}`)
    const { message: named } = await say(
      'Please reserve the weekly vegetable box for me and my two grandchildren, 020 7946 0958',
    )
    expect(named.text).toBe(other.text)
  })

  test('gets the same after naming a day, a time and a number, and when asking whether they are booked', async () => {
    const { say } = await openOwnChat({ owned: false, locale: 'en-GB' })
    const way = 'You can reach Lindenhof on +49 421 5550 123 or at hello@lindenhof.example.'
    const noOrders = `I can't book or order anything for you here. ${way}`
    const box = 'Seven kinds of vegetables in season (Weekly vegetable box).\nPrice – 24.50 EUR a week.'
    expect((await say('I want to order the weekly vegetable box')).message.text).toBe(`${box}\n\n${noOrders}`)
    for (const text of ['how do I book an appointment', 'so is it booked?'])
      expect((await say(text)).message).toMatchObject({ answered: true, text: noOrders })
    const noted = 'Thank you. I have noted +44 20 7946 0958.'
    const hours = 'The shop is open Monday to Friday from 9 am to 6 pm.'
    const { message } = await say('Saturday 10:30 would suit me, my number is 020 7946 0958')
    expect(message.text).toBe(`${noted}\n\n${hours}\n\n${noOrders}`)
    expect((await say('Friday 8pm, 020 7946 0958')).message.text).toBe(`${noted}\n\n${hours}\n\n${noOrders}`)
  })
})

test('a message with two questions gets both answers, or says which one is missing', async () => {
  const { say } = await openOwnChat()
  const both = await say('How much is the weekly vegetable box and when are you open?')
  expect(both.message.text).toMatch(/24\.50[^]*\n\n[^]*Monday to Friday/)
  const half = await say('Do you sell a sailing boat and how much is the weekly vegetable box?')
  expect(half.message.text).toMatch(/24\.50[^]*\n\n“Do you sell a sailing boat” – I don't know that/)
})

describe('a visitor', () => {
  test('rates a reply, changes the rating, and cannot rate anything else', async () => {
    const { say, call } = await openOwnChat()
    const { message } = await say(BOX)
    expect(
      (await call('POST', '/feedback', { message_id: message.id, rating: 'down', comment: 'Too short.' })).status,
    ).toBe(200)
    expect((await call('GET', '/messages')).body.messages.at(-1).rating).toBe('down')
    await call('POST', '/feedback', { message_id: message.id, rating: 'none' })
    expect((await call('GET', '/messages')).body.messages.at(-1)).not.toHaveProperty('rating')
    const other = await openOwnChat()
    expect((await other.call('POST', '/feedback', { message_id: message.id, rating: 'up' })).status).toBe(404)
  })

  test('has the page they came from only if it is a web page', async () => {
    const { webchat_widget_key: key } = await service.createAgent({}, bearer)
    const pageOf = async (url: string) => {
      const { body: session } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: key, page_url: url })
      const { status, body } = await service.api('GET', `/conversations/${session.conversation_id}`, undefined, bearer)
      return [status, body.conversation.page_url]
    }
    expect(await pageOf('https://shop.example/boxes')).toEqual([200, 'https://shop.example/boxes'])
    for (const url of ['javascript:alert(1)', 'data:text/html,hello', 'file:///home/ada/shop.html', 'nothing']) {
      expect(await pageOf(url)).toEqual([200, undefined])
    }
  })

  test('deletes the conversation with all its data', async () => {
    const { say, call, lead, conversation } = await openOwnChat()
    await say('My mail is anna@example.com')
    expect(await lead()).toBeDefined()
    expect((await call('DELETE', '/conversation')).body).toEqual({ success: true })
    expect([await lead(), await conversation()]).toEqual([undefined, undefined])
    expect((await call('GET', '/messages')).status).toBe(401)
  })

  test('gets nothing without a token', async () => {
    for (const [method, path] of [
      ['POST', '/feedback'],
      ['POST', '/handoff'],
      ['POST', '/leads'],
      ['POST', '/identify'],
      ['DELETE', '/conversation'],
      ['GET', '/messages'],
    ] as const) {
      expect((await service.call(method, `/api/v1/chat${path}`, method === 'GET' ? undefined : {})).status).toBe(401)
    }
  })
})
