import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import { readAskedPhone } from '#src/engine/leads/read-reach.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { IndexDeps } from '#src/features/answers/answers.ts'
import { type Lead, type LeadDetails, recordLead } from '#src/features/leads/leads.ts'
import type { MailQueueDeps } from '#src/features/mail/mail.ts'
import { consentWords } from './consent-words.ts'
import { type Conversation, touch, updateConversation } from './conversations-store.ts'
import { readingFor } from './visitor-details.ts'
import { turnWords } from './turn-words.ts'

export interface ContactForm {
  name?: string
  email?: string
  phone?: string
  company?: string
  need?: string
  budget?: string
  consent?: boolean
}

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i

/**
 * Stores a visitor's contact form. Throws `invalid_input` without contact details, or without consent if it is
 * required.
 */
export async function submitContactForm(
  deps: MailQueueDeps & IndexDeps,
  { agent, conversation }: { agent: Agent; conversation: Conversation },
  form: ContactForm,
): Promise<Lead> {
  const { countries } = await readingFor(deps, agent, conversation)
  const phone = form.phone === undefined ? undefined : readAskedPhone(form.phone, countries)?.value
  if (form.email !== undefined && !EMAIL.test(form.email))
    throw new AppError('invalid_input', 'email must be an email address such as name@example.com')
  if (form.phone !== undefined && !phone)
    throw new AppError('invalid_input', 'phone must be a phone number of 6 to 15 digits, such as +44 7911 123456')
  if (!form.email && !phone) throw new AppError('invalid_input', 'email or phone is required')
  if (agent.askConsent && form.consent !== true && conversation.consent !== 'given') {
    throw new AppError('invalid_input', 'consent is required: tick the box')
  }
  const { name, email, company, need, budget } = form
  const values = { name, email, phone, company, need, budget }
  const details: LeadDetails = Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value ? [[field, { value, words: value, message_id: null }]] : [],
    ),
  )
  const words = turnWords([conversation.locale, agent.language], { company: agent.companyName })
  const lead = await deps.db.transaction().execute(async (tx) => {
    if (form.consent === true) await updateConversation(tx, conversation.id, { consent: 'given' })
    const agreedTo =
      form.consent === true ? { text: consentWords(agent, words).box, version: agent.consentVersion } : { text: '' }
    const consent = { by: 'form' as const, ...agreedTo }
    if (conversation.preview) return undefined
    await touch(tx, conversation.id)
    return recordLead(
      deps,
      tx,
      { agent, conversationId: conversation.id },
      { details, stage: 'interested', consent, isNews: true },
    )
  })
  return lead ?? previewLead(agent, conversation, details)
}

/** Returns what an owner's preview of the form shows: nothing is stored. */
function previewLead(agent: Agent, conversation: Conversation, details: LeadDetails): Lead {
  const now = new Date()
  return {
    id: createId(),
    agentId: agent.id,
    conversationId: conversation.id,
    details,
    stage: 'interested',
    stageSet: false,
    status: 'new',
    consent: { by: 'form', text: '', at: now.toISOString() },
    createdAt: now,
    updatedAt: now,
  }
}
