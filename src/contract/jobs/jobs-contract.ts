import { z } from 'zod'

/** The work that is done after an answer was given. A job's data is small: what it needs stands in its rows. */
export const JOBS = {
  /**
   * Reads the pages of a website that the creation call had no time for; `tries`: how often the host was away before.
   */
  'read-rest': z.object({ agent_id: z.uuid(), tries: z.int().min(0).optional() }),
  /** Looks again at the pages of a website that are due. */
  'refresh-site': z.object({ agent_id: z.uuid() }),
  /** Looks again for the proof of a website that was asked for and not found, of an agent as it was then. */
  'verify-website': z.object({
    agent_id: z.uuid(),
    website_url: z.string(),
    account_id: z.uuid().nullable(),
    verified_at: z.string().nullable(),
    round: z.int().min(0),
  }),
  /** Makes the vectors that an agent's knowledge lacks for the configured model. */
  'embed-knowledge': z.object({ agent_id: z.uuid() }),
  /** Makes the chunks of an agent that has grown large ready to be searched. */
  'prepare-search': z.object({ agent_id: z.uuid() }),
  /** Hands a mail to the mail server. */
  'send-mail': z.object({ mail_id: z.uuid() }),
  /** Tells an account's own system what happened. */
  'deliver-webhook': z.object({ delivery_id: z.uuid() }),
  /** Answers what a visitor wrote on WhatsApp, once they have paused. */
  'answer-whatsapp': z.object({ chat_id: z.uuid() }),
  /** Hands what waits for a visitor on WhatsApp to its API, in order. */
  'send-whatsapp': z.object({ chat_id: z.uuid() }),
}

export type JobName = keyof typeof JOBS
export type JobData<N extends JobName> = z.infer<(typeof JOBS)[N]>
