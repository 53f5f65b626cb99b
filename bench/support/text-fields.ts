/** A text field that anyone outside can fill. */
export interface TextField {
  name: string
  /** Its limit in characters, or, if only the body is limited, the characters that fit. */
  limit: number
  /** A person waits for a reply in a conversation. */
  isReply?: boolean
  /** Resolves with the status of the service's response. */
  send: (text: string) => Promise<number>
}

export interface FieldSetup {
  origin: string
  /** Key of the agent to talk to. */
  widgetKey: string
  agentId: string
  /** Leads to that agent on the simulated phone. */
  phoneCode: string
  /** Credentials of the account that owns the agent. */
  authorization: string
}

/** The longest body, less the JSON around the text. */
const BODY = 1_000_000
const LONG = 200_000
/** JSON escapes (a quote, a control character) take more bytes than characters, and the limit is in bytes. */
const fits = (text: string, most = BODY): string => {
  let taken = text
  while (Buffer.byteLength(JSON.stringify(taken)) > most) taken = taken.slice(0, Math.floor(taken.length * 0.8))
  return taken
}

interface Answer {
  status: number
  // @NOTE any: each caller knows the body that it asks for.
  body: any
}

/** Returns every text field of the public API of a running service. */
export function listTextFields(setup: FieldSetup): TextField[] {
  return [...visitorFields(setup), ...creationFields(setup), ...knowledgeFields(setup), ...ownerFields(setup)]
}

/** Calls `METHOD /path`. */
async function call(origin: string, operation: string, sent?: unknown, headers = {}): Promise<Answer> {
  const [method = '', path = ''] = operation.split(' ')
  const form = sent instanceof FormData
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: form || sent === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: form || sent === undefined ? sent : JSON.stringify(sent),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

function visitorFields({ origin, widgetKey, phoneCode }: FieldSetup): TextField[] {
  const open = async (fields: object = {}) => {
    const { body } = await call(origin, 'POST /chat/sessions', { widget_key: widgetKey, locale: 'en-US', ...fields })
    return { authorization: `Bearer ${body.session_token}` }
  }
  const asVisitor = (path: string, toBody: (text: string) => object) => async (text: string) =>
    (await call(origin, `POST /chat${path}`, toBody(text), await open())).status
  const lead = (field: string, limit: number): TextField => ({
    name: `lead ${field}`,
    limit,
    send: asVisitor('/leads', (text) => ({ name: 'Ann', email: 'ann@example.com', [field]: text })),
  })
  const phone = { cookie: '' }
  return [
    { name: 'chat text', limit: 4000, isReply: true, send: asVisitor('/messages', (text) => ({ text })) },
    {
      name: 'chat text, then a question that goes on',
      limit: 4000,
      isReply: true,
      send: async (text) => {
        const headers = await open()
        await call(origin, 'POST /chat/messages', { text: `${text.slice(0, 3980)} how much?` }, headers)
        return (await call(origin, 'POST /chat/messages', { text: 'and how much is it?' }, headers)).status
      },
    },
    {
      name: 'text on WhatsApp',
      limit: 4000,
      send: async (text) => {
        const headers = { origin, ...(phone.cookie ? { cookie: phone.cookie } : {}) }
        const send = (said: string) =>
          fetch(`${origin}/whatsapp/simulator/messages`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify({ text: said }),
          })
        if (phone.cookie === '') {
          const response = await send(`${phoneCode} hello`)
          phone.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
          return response.status
        }
        return (await send(text)).status
      },
    },
    {
      name: 'session page_url',
      limit: 2048,
      send: asSession((text) => ({ page_url: `https://a.cc/${text}`.slice(0, 2048) })),
    },
    { name: 'session locale', limit: 35, send: asSession((locale) => ({ locale })) },
    { name: 'session identity', limit: 4096, send: asSession((identity) => ({ identity })) },
    lead('name', 200),
    lead('email', 254),
    lead('phone', 40),
    lead('company', 200),
    lead('need', 1000),
    lead('budget', 200),
    { name: 'handoff text', limit: 1000, send: asVisitor('/handoff', (text) => ({ email: 'ann@example.com', text })) },
    { name: 'identify token', limit: 4096, send: asVisitor('/identify', (token) => ({ token })) },
    {
      name: 'feedback comment',
      limit: 1000,
      send: async (comment) => {
        const headers = await open()
        const { body } = await call(origin, 'POST /chat/messages', { text: 'hello' }, headers)
        const fields = { message_id: body.message?.id, rating: 'down', comment }
        return (await call(origin, 'POST /chat/feedback', fields, headers)).status
      },
    },
  ]

  function asSession(toFields: (text: string) => object) {
    return async (text: string) =>
      (await call(origin, 'POST /chat/sessions', { widget_key: widgetKey, ...toFields(text) })).status
  }
}

let made = 0

function creationFields({ origin }: FieldSetup): TextField[] {
  const create = (toFields: (text: string) => object) => async (text: string) => {
    const fields = { company_name: 'Lindenhof', email: `freeze-${++made}@example.com`, ...toFields(fits(text)) }
    return (await call(origin, 'POST /public/agents', fields)).status
  }
  const context = (name: string, toContext: (text: string) => object, limit = LONG): TextField => ({
    name: `codebase_context ${name}`,
    limit,
    send: create((text) => ({ codebase_context: toContext(text) })),
  })
  const short = (name: string, limit: number): TextField => ({
    name: `POST /agents ${name}`,
    limit,
    send: create((text) => ({ [name]: text })),
  })
  const parts = (text: string, size: number): string[] =>
    Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
  return [
    context('landing_page_content', (text) => ({ landing_page_content: text })),
    context('readme_content', (text) => ({ readme_content: text })),
    context('company_description', (text) => ({ company_description: text })),
    context('all five texts', (text) => allFive(parts(text, LONG)), BODY),
    context('key_differentiators', (text) => ({ key_differentiators: parts(text, 20) }), BODY * 0.8),
    context('products, name', (text) => ({ products: [{ name: text }] })),
    context(
      'products, 500 of them',
      (text) => ({
        products: parts(text, 1800)
          .slice(0, 500)
          .map((one) => ({ name: one.slice(0, 100), price: one.slice(0, 200), description: one })),
      }),
      BODY * 0.8,
    ),
    context('products, features', (text) => ({
      products: [{ name: 'Tea', features: parts(text, 2000).slice(0, 100) }],
    })),
    context('products, price', (text) => ({ products: [{ name: 'Tea', price: text }] })),
    context('pricing_tiers', (text) => ({
      pricing_tiers: parts(text, 2000)
        .slice(0, 100)
        .map((price) => ({ name: 'Plan', price })),
    })),
    context('contact_info', (text) => ({
      contact_info: { email: text.slice(0, LONG / 2), phone: text.slice(0, LONG / 2) },
    })),
    short('company_name', 200),
    short('agent_name', 200),
    short('industry', 200),
    short('greeting_message', 1000),
    { name: 'POST /agents email', limit: 254, send: create((email) => ({ email })) },
    {
      name: 'POST /agents website_url',
      limit: 2048,
      send: create((text) => ({ website_url: `http://127.0.0.1:1/${text}`.slice(0, 2048) })),
    },
    { name: 'POST /agents linkedin_url', limit: 2048, send: create((text) => ({ linkedin_url: text })) },
  ]
}

const allFive = ([landing = '', readme = '', description = '', value = '', customers = '']: string[]): object => ({
  landing_page_content: landing,
  readme_content: readme,
  company_description: description,
  value_proposition: value,
  target_customers: customers,
})

function knowledgeFields({ origin, agentId, authorization }: FieldSetup): TextField[] {
  const headers = { authorization }
  const item = (content: string) => ({ agent_id: agentId, title: 'Notice', content, item_type: 'faq' })
  const withItem = (change?: (path: string, content: string) => Promise<Answer>) => async (text: string) => {
    const content = fits(text)
    const { status, body } = await call(origin, 'POST /public/knowledge', item(change ? 'New.' : content), headers)
    const path = `/public/knowledge/${body.knowledge_item_id}`
    const changed = status === 200 ? await change?.(path, content) : undefined
    if (status === 200) await call(origin, `DELETE ${path}`, undefined, headers)
    return changed?.status ?? status
  }
  /** A new agent that knows only this text. Its index is built for the question. */
  const ask = async (text: string): Promise<number> => {
    const email = `freeze-${++made}@example.com`
    const { body: agent } = await call(origin, 'POST /public/agents', { company_name: 'Lindenhof', email })
    await call(origin, 'POST /public/knowledge', { ...item(fits(text)), agent_id: agent.agent_id })
    const { body } = await call(origin, 'POST /chat/sessions', { widget_key: agent.webchat_widget_key })
    const visitor = { authorization: `Bearer ${body.session_token}` }
    return (await call(origin, 'POST /chat/messages', { text: 'How much is the notice?' }, visitor)).status
  }
  const upload = (name: string) => async (text: string) => {
    const form = new FormData()
    form.set('file', new Blob([text]), name)
    return (await call(origin, `POST /public/agents/${agentId}/documents`, form, headers)).status
  }
  return [
    {
      name: 'POST /knowledge title',
      limit: 200,
      send: async (title) => (await call(origin, 'POST /public/knowledge', { ...item('New.'), title }, headers)).status,
    },
    { name: 'POST /knowledge content', limit: LONG, send: withItem() },
    {
      name: 'PATCH /knowledge content',
      limit: LONG,
      send: withItem((path, content) => call(origin, `PATCH ${path}`, { content }, headers)),
    },
    { name: 'POST /knowledge, then a question', limit: LONG, isReply: true, send: ask },
    { name: 'document, plain text', limit: BODY, send: upload('notes.txt') },
    { name: 'document, Markdown', limit: BODY, send: upload('notes.md') },
  ]
}

function ownerFields({ origin, agentId, authorization }: FieldSetup): TextField[] {
  const headers = { authorization }
  const search = (path: string) => async (text: string) => {
    const asked = new URLSearchParams({ agent_id: agentId, q: text })
    return (await call(origin, `GET ${path}?${asked.toString()}`, undefined, headers)).status
  }
  const agent = (field: string, limit: number): TextField => ({
    name: `PATCH /agents ${field}`,
    limit,
    send: async (text) => (await call(origin, `PATCH /public/agents/${agentId}`, { [field]: text }, headers)).status,
  })
  const correct = async (text: string): Promise<number> => {
    const { body } = await call(origin, `GET /public/conversations?agent_id=${agentId}`, undefined, headers)
    const conversation = `GET /public/conversations/${body.data?.[0]?.conversation_id}`
    const { body: thread } = await call(origin, conversation, undefined, headers)
    const message = thread.conversation?.messages.findLast(({ role }: { role: string }) => role === 'agent')
    const fields = { question: text.slice(0, 1000), answer: text }
    const operation = `POST /public/messages/${message?.message_id}/correction`
    const { status, body: kept } = await call(origin, operation, fields, headers)
    await call(origin, `DELETE /public/corrections/${kept.correction_id}`, undefined, headers)
    return status
  }
  return [
    { name: 'GET /knowledge q', limit: 200, send: search('/public/knowledge') },
    { name: 'GET /conversations q', limit: 200, send: search('/public/conversations') },
    { name: 'correction', limit: 2000, send: correct },
    agent('agent_name', 200),
    agent('greeting_message', 1000),
    agent('consent_text', 500),
    agent('goals', 500),
    agent('privacy_url', 2048),
  ]
}
