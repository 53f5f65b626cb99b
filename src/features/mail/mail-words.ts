import type { Addresses } from '#src/base/addresses.ts'
import { quoteWords } from '#src/engine/mail/quote-words.ts'
import { type MailWords, writeInvitationMail, writeSignInMail } from './access-words.ts'
import type { QueuedMail } from './mail-store.ts'

/** Secrets in an email, created when it is sent. */
export interface MailSecrets {
  /** Token of a claim, sign-in or invitation link. */
  token?: string
  /** Sign-in code. */
  code?: string
}

/** Contents of an email. */
interface MailParts extends Required<MailSecrets>, Pick<QueuedMail, 'agentId' | 'notices'> {
  addresses: Addresses
  /** The quoted company name, or ''. */
  company: string
}

const WRITERS: Record<QueuedMail['kind'], (parts: MailParts) => MailWords> = {
  claim: ({ addresses, company, token }) => ({
    subject: 'A sales agent is waiting for you to claim it',
    paragraphs: [
      'Hello,',
      'somebody, probably you, has created an AI sales agent under this email address. Whoever did so called the company:',
      company,
      'The link below makes the agent yours. It works once, within 30 days, and only this mail carries it.',
      'If it was not you, there is nothing to do: without the link nobody acts under your address.',
    ],
    button: { label: 'Claim the agent', url: `${addresses.app()}/login?invite=${token}` },
  }),
  sign_in: ({ addresses, token, code }) => writeSignInMail(addresses, { token, code }),
  invitation: ({ addresses, company, token }) => writeInvitationMail(addresses, company, token),
  website_taken: ({ company }) => ({
    subject: 'Your sales agent was archived',
    paragraphs: [
      'Hello,',
      'somebody has proven that the website of this agent is theirs, with a record that only its owner can set:',
      company,
      'One website has one agent, so yours has been archived and does not answer any more.',
      'If the website is yours, take that record away, create an agent without a website, and prove the website for it: its page “Channels” says how.',
    ],
  }),
  new_lead: ({ addresses, company, agentId, notices }) => ({
    subject: notices > 1 ? `${notices} visitors left their contact details` : 'Somebody left their contact details',
    paragraphs: [
      'Hello,',
      notices > 1
        ? `${notices} visitors told this agent how they can be reached:`
        : 'a visitor told this agent how they can be reached:',
      company,
      'Who it is and what they said stands in the dashboard.',
    ],
    button: { label: 'Open the leads', url: dashboardLink(addresses, 'leads', { agentId }) },
  }),
  person_wanted: ({ addresses, company, agentId, notices }) => ({
    subject: notices > 1 ? `${notices} visitors want to talk to a person` : 'A visitor wants to talk to a person',
    paragraphs: [
      'Hello,',
      notices > 1
        ? `${notices} visitors of this agent wait for a person:`
        : 'a visitor of this agent waits for a person:',
      company,
      'You can answer in the same conversation, from the dashboard.',
    ],
    button: {
      label: 'Open the conversations',
      url: dashboardLink(addresses, 'conversations', { agentId, show: 'waiting' }),
    },
  }),
  webhook_off: ({ addresses, company }) => ({
    subject: 'A webhook was switched off',
    paragraphs: [
      'Hello,',
      'what this agent should tell your own system did not arrive, however often it was tried:',
      company,
      'So the webhook is switched off, and nothing is sent to it any more. What was tried and why it failed stands in its log; there you can test it and switch it on again.',
    ],
    button: { label: 'Open the webhooks', url: `${addresses.app()}/dashboard/settings/webhooks` },
  }),
  whatsapp_problem: ({ addresses, company, agentId }) => ({
    subject: 'WhatsApp refuses your number',
    paragraphs: [
      'Hello,',
      'WhatsApp does not take messages from the number of this agent any more:',
      company,
      'The dashboard says why and what to do. What could not be sent is kept and sent once it is put right, if that is within a day.',
    ],
    button: { label: 'Open the channels', url: dashboardLink(addresses, 'ai-agent/channels', { agentId }) },
  }),
  trial_ended: ({ addresses, company, agentId }) => ({
    subject: 'The trial of your sales agent has ended',
    paragraphs: [
      'Hello,',
      'the free messages of this agent are used up, or their time is over:',
      company,
      'It tells visitors so, and keeps what they write. You find that in the dashboard.',
    ],
    button: { label: 'Open the dashboard', url: dashboardLink(addresses, 'ai-agent', { agentId }) },
  }),
}

/** Returns an email's text. Subjects are fixed; company names are quoted so that nothing in them becomes a link. */
export function writeMail(addresses: Addresses, mail: QueuedMail, { token = '', code = '' }: MailSecrets): MailWords {
  const { kind, agentId, companyName, notices } = mail
  const company = companyName ? `“${quoteWords(companyName)}”` : ''
  return WRITERS[kind]({ addresses, company, agentId, notices, token, code })
}

/** Returns the URL of a dashboard page with this agent selected. */
function dashboardLink(
  addresses: Addresses,
  page: string,
  { agentId, show }: { agentId: string | null; show?: string },
): string {
  const link = new URL(`${addresses.app()}/dashboard/${page}`)
  if (agentId) link.searchParams.set('agent', agentId)
  if (show) link.searchParams.set('show', show)
  return link.href
}
