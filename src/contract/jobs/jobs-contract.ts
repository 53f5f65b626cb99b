import { z } from 'zod'

/** Background jobs. A job has little data: the rest is in its rows. */
export const JOBS = {
  /** Reads the pages that the creation call had no time for; `tries` counts how often the host was unreachable. */
  'read-rest': z.object({ agent_id: z.uuid(), tries: z.int().min(0).optional() }),
  /** Creates the agents of a batch that still wait. */
  'create-batch': z.object({ batch_id: z.uuid() }),
  /** Refreshes the due pages of a website. */
  'refresh-site': z.object({ agent_id: z.uuid() }),
  /** Checks again for a missing verification record or tag, for the website the agent had at the time. */
  'verify-website': z.object({
    agent_id: z.uuid(),
    website_url: z.string(),
    account_id: z.uuid().nullable(),
    verified_at: z.string().nullable(),
    round: z.int().min(0),
  }),
  /** Creates missing vectors for the configured model. */
  'embed-knowledge': z.object({ agent_id: z.uuid() }),
  /** Indexes the chunks of an agent that has grown large. */
  'prepare-search': z.object({ agent_id: z.uuid() }),
  /** Lets a model judge the lines of a website before they stay in its prompt. */
  'judge-lines': z.object({ agent_id: z.uuid() }),
  /** Lets a model judge a reply that was sent, to flag sentences to the owner. */
  'audit-reply': z.object({ message_id: z.uuid() }),
  /** Sends an email. */
  'send-mail': z.object({ mail_id: z.uuid() }),
  /** Delivers an event to a webhook. */
  'deliver-webhook': z.object({ delivery_id: z.uuid() }),
  /** Answers a visitor on WhatsApp after a pause. */
  'answer-whatsapp': z.object({ chat_id: z.uuid() }),
  /** Sends waiting WhatsApp messages in order. */
  'send-whatsapp': z.object({ chat_id: z.uuid() }),
}

export type JobName = keyof typeof JOBS
export type JobData<N extends JobName> = z.infer<(typeof JOBS)[N]>
