import type { Addresses } from '#src/base/addresses.ts'
import { NOTICE_EVENTS, type NoticeEvent } from '#src/contract/app/notices-contract.ts'
import { quoteWords } from '#src/engine/mail/quote-words.ts'
import {
  type MailWords,
  writeInvitationMail,
  writeNewBrowserMail,
  writeNewPasskeyMail,
  writeSignInMail,
} from './access-words.ts'
import type { QueuedMail } from './mail-store.ts'

/** Secrets in an email, created when it is sent. */
export interface MailSecrets {
  /** Token of a claim, sign-in or invitation link. */
  token?: string
  /** Sign-in code. */
  code?: string
}

/** Contents of an email. */
interface MailParts
  extends Required<MailSecrets>, Pick<QueuedMail, 'agentId' | 'notices' | 'digest' | 'device' | 'createdAt'> {
  addresses: Addresses
  /** The quoted company name, or ''. */
  company: string
}

const WRITERS: Record<QueuedMail['kind'], (parts: MailParts) => MailWords> = {
  claim: ({ addresses, company, token }) => ({
    subject: 'Claim your sales agent',
    paragraphs: [
      'Hello,',
      'An AI sales agent was created for this email address, probably by you. The company is called:',
      company,
      'Use the link below to claim the agent. It works once, within 30 days. Only this email contains it.',
      'If it was not you, ignore this email. Nobody can use your address without the link.',
    ],
    button: { label: 'Claim agent', url: `${addresses.app()}/login?invite=${token}` },
  }),
  sign_in: ({ addresses, token, code }) => writeSignInMail(addresses, { token, code }),
  invitation: ({ addresses, company, token }) => writeInvitationMail(addresses, company, token),
  new_browser: ({ addresses, device, createdAt: at }) => writeNewBrowserMail(addresses, { device, at }),
  new_passkey: ({ addresses, device, createdAt: at }) => writeNewPasskeyMail(addresses, { device, at }),
  website_taken: ({ company }) => ({
    subject: 'Your sales agent was archived',
    paragraphs: [
      'Hello,',
      'Another account has verified the website of this agent:',
      company,
      'A website can have one agent, so we archived yours. It no longer answers visitors.',
      'If the website is yours, remove their DNS record or meta tag from it. Then create an agent without a website and verify the website under Channels.',
    ],
  }),
  new_lead: ({ addresses, company, agentId, notices }) => ({
    subject: notices > 1 ? `${notices} visitors left their contact details` : 'A visitor left their contact details',
    paragraphs: [
      'Hello,',
      notices > 1
        ? `${notices} visitors left their contact details with this agent:`
        : 'A visitor left contact details with this agent:',
      company,
      'The dashboard shows the details and the conversation.',
    ],
    button: { label: 'Open leads', url: dashboardLink(addresses, 'leads', { agentId }) },
  }),
  person_wanted: ({ addresses, company, agentId, notices }) => ({
    subject: notices > 1 ? `${notices} visitors want to talk to a person` : 'A visitor wants to talk to a person',
    paragraphs: [
      'Hello,',
      notices > 1
        ? `${notices} visitors of this agent are waiting for a person:`
        : 'A visitor of this agent is waiting for a person:',
      company,
      'Answer them in the dashboard. They see your reply in the same chat.',
    ],
    button: {
      label: 'Open conversations',
      url: dashboardLink(addresses, 'conversations', { agentId, show: 'waiting' }),
    },
  }),
  question_unanswered: ({ addresses, company, agentId, notices }) => ({
    subject: notices > 1 ? `${notices} questions were not answered` : 'A question was not answered',
    paragraphs: [
      'Hello,',
      notices > 1
        ? `Visitors asked this agent ${notices} questions it could not answer:`
        : 'A visitor asked this agent a question it could not answer:',
      company,
      'Answer in the dashboard. The agent uses your answer from the next message.',
    ],
    button: { label: 'Open the questions', url: dashboardLink(addresses, 'insights', { agentId }) },
  }),
  digest: ({ addresses, company, agentId, digest }) => ({
    subject: 'Your agent today',
    paragraphs: ['Hello,', 'Since the last email, this happened with your agent:', company, ...listDigest(digest)],
    button: { label: 'Open the dashboard', url: dashboardLink(addresses, 'home', { agentId }) },
  }),
  webhook_off: ({ addresses, company }) => ({
    subject: 'A webhook was disabled',
    paragraphs: [
      'Hello,',
      'Foyer could not deliver events from this agent to your system:',
      company,
      'All retries failed, so we disabled the webhook. Its log shows each attempt and the error. Fix the endpoint, test it, then enable the webhook again.',
    ],
    button: { label: 'Open webhooks', url: `${addresses.app()}/dashboard/settings/webhooks` },
  }),
  whatsapp_problem: ({ addresses, company, agentId }) => ({
    subject: 'Your WhatsApp number needs attention',
    paragraphs: [
      'Hello,',
      'WhatsApp no longer accepts messages from the number of this agent:',
      company,
      'The dashboard shows the reason and the fix. Pending messages are sent if you fix it within a day.',
    ],
    button: { label: 'Open channels', url: dashboardLink(addresses, 'ai-agent/channels', { agentId }) },
  }),
  trial_ended: ({ addresses, company, agentId }) => ({
    subject: 'The trial of your sales agent has ended',
    paragraphs: [
      'Hello,',
      'The free trial of this agent has ended: its credits are used up, or it has expired:',
      company,
      'The agent tells visitors that it is unavailable, and stores their messages and contact details in the dashboard.',
    ],
    button: { label: 'Open dashboard', url: dashboardLink(addresses, 'ai-agent', { agentId }) },
  }),
}

/** Returns an email's text. Subjects are fixed; company names are quoted so that nothing in them becomes a link. */
export function writeMail(addresses: Addresses, mail: QueuedMail, { token = '', code = '' }: MailSecrets): MailWords {
  const { kind, companyName } = mail
  const company = companyName ? `“${quoteWords(companyName)}”` : ''
  return WRITERS[kind]({ ...mail, addresses, company, token, code })
}

const COUNTED: Record<NoticeEvent, [one: string, other: string]> = {
  person_wanted: ['visitor wanted to talk to a person', 'visitors wanted to talk to a person'],
  new_lead: ['visitor left contact details', 'visitors left contact details'],
  question_unanswered: ['question was not answered', 'questions were not answered'],
}

function listDigest(digest: QueuedMail['digest']): string[] {
  return NOTICE_EVENTS.flatMap((event) => {
    const count = digest[event] ?? 0
    return count > 0 ? [`${count} ${COUNTED[event][count === 1 ? 0 : 1]}.`] : []
  })
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
