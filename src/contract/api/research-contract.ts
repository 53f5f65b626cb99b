import { z } from 'zod'
import { agentId, readingWarnings, sourceTitle, sourceUrl, success, warnings, websiteUrl } from './fields.ts'
import { FACT_KINDS, fact } from './knowledge-items-contract.ts'
import { pageOf, wholeListQuery } from './pagination.ts'

/** `POST /agents/{agent_id}/research`. */
export const readAgainRequest = z.object({
  url: z
    .url('must be a complete URL')
    .max(2_000)
    .optional()
    .describe('One page of the website. Default: the whole website.'),
})

export const researchState = z
  .enum(['none', 'reading', 'done'])
  .describe('`none`: the agent has no website. `reading`: a job is reading it.')
export const pagesRead = z
  .int()
  .min(0)
  .meta({ description: 'Pages read so far.', examples: [20] })
export const pagesToRead = z
  .int()
  .min(0)
  .meta({
    description: 'Pages that will still be read, up to `CRAWL_MAX_PAGES` for the website; 0 when all are read.',
    examples: [0],
  })

const pageUrl = z.string().describe('Address of the page.')

/** A URL of the website and its outcome. */
const triedPage = z.object({
  url: pageUrl,
  title: z.string().optional().describe('Title of the page; absent if it was not read.'),
  outcome: z
    .enum(['read', 'rendered', 'skipped', 'failed'])
    .describe('`rendered`: a browser had to run its scripts. `skipped` and `failed` say why in `reason`.'),
  reason: z
    .string()
    .optional()
    .describe(
      'Such as `robots_disallowed`, `noindex`, `not_html`, `document`, `empty`, `needs_javascript`, `no_sandbox`, `challenge`, `duplicate`, `same_text`, `leads_elsewhere`; `timeout`, `not_found`, `access_denied`, `rate_limited`, `server_error`, `connection_failed`; `notice` and `website_away` if nothing of the website could be read, so that all items stay.',
    ),
  sentence: z.string().optional().describe('The reason in a sentence; for a page that was read, what is missing.'),
  used: z
    .boolean()
    .describe("Whether the page's knowledge is used. Also true for a page that was read before and fails now."),
  tried_at: z.iso.datetime().describe('When it was last requested.'),
  changed_at: z.iso.datetime().optional().describe('When its content last changed.'),
  due_at: z.iso.datetime().optional().describe('When Foyer reads it again.'),
})

const conflict = z.object({
  kind: z.enum([...FACT_KINDS, 'edited']).describe("`edited`: the website differs from the owner's edit."),
  subject: z.string().describe('What the facts are about.'),
  facts: z.array(fact).describe('The conflicting facts, each with its page and its words.'),
  knowledge_item_ids: z.array(z.uuid()).describe('The items concerned.'),
})

const FIXES = [
  'read_website',
  'read_page',
  'add_knowledge',
  'settle_conflict',
  'review_items',
  'install_chromium',
  'answer_question',
] as const

const readinessReason = z.object({
  code: z.string().meta({ description: 'Name of the reason, for programs.', examples: ['missing_policies'] }),
  points_lost: z
    .int()
    .min(0)
    .max(100)
    .meta({ description: 'Points that the score loses for it.', examples: [10] }),
  minutes: z
    .int()
    .min(0)
    .meta({ description: 'How long the fix takes, roughly, in minutes.', examples: [5] }),
  sentence: z.string().meta({
    description: 'The reason in a sentence.',
    examples: ['No terms for cancelling, returns or delivery were found.'],
  }),
  fix: z
    .object({
      action: z.enum(FIXES).describe('What to do.'),
      sentence: z.string().meta({ description: 'What to do, in a sentence.', examples: ['Add your terms.'] }),
      target: z
        .string()
        .optional()
        .meta({ description: 'The page, the item or the question concerned.', examples: ['policies'] }),
    })
    .describe('How to regain the points.'),
})

export const readiness = z
  .object({
    score: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'From 0 to 100 points.', examples: [90] }),
    reasons: z.array(readinessReason).describe('Reasons for lost points, largest first.'),
  })
  .describe('How ready the agent is for buyers.')

const pageChange = z.object({
  change: z.enum(['new', 'changed', 'gone']).describe('What happened to the page.'),
  url: pageUrl,
})

const itemChange = z.object({
  change: z
    .enum(['new', 'changed', 'gone', 'flagged'])
    .describe("`flagged`: the website now differs from the owner's edit, which stays."),
  knowledge_item_id: z.uuid().optional().describe('Absent if the item is gone.'),
  title: sourceTitle,
  source_url: sourceUrl.optional(),
  said: z.string().optional().describe("The website's earlier text; long texts are cut."),
  says: z.string().optional().describe("The website's current text."),
})

const count = z.int().min(0)
const changeCounts = {
  new: count.describe('How many were found for the first time.'),
  changed: count.describe('How many have new content.'),
  gone: count.describe('How many no longer exist.'),
}

/** What one refresh changed. */
export const siteChange = z.object({
  began_at: z.iso.datetime().describe('When the refresh started.'),
  page_counts: z.object(changeCounts).describe('Numbers of new, changed and removed pages.'),
  item_counts: z
    .object({
      ...changeCounts,
      flagged: count.describe("Number of items whose website text now differs from the owner's edit."),
    })
    .describe('Numbers of new, changed, removed and flagged items.'),
  pages: z.array(pageChange).describe('The first hundred.'),
  items: z.array(itemChange).describe('The first hundred.'),
})

const testedAnswer = z.object({
  question: z.string().describe('The question.'),
  answer: z.string().describe('The agent’s answer.'),
  answered: z.boolean().describe('Whether the agent knows the answer.'),
  sources: z
    .array(z.object({ title: sourceTitle, url: sourceUrl.optional() }))
    .describe('Where the answer comes from.'),
})

export const researchReport = z.object({
  agent_id: agentId,
  website_url: websiteUrl.optional(),
  state: researchState,
  pages_read: pagesRead,
  pages_to_read: pagesToRead,
  outcomes: z.record(z.string(), z.int()).describe('Number of URLs by outcome, or by reason if they were not read.'),
  languages: z
    .record(z.string(), z.int())
    .describe("Number of pages used, by language; the agent's own language first."),
  pages: z.array(triedPage).describe('The URLs that Foyer tried; at most the first thousand.'),
  changes: z
    .array(siteChange)
    .describe('Changes in the last refreshes, newest first. Automatic refreshes without changes are left out.'),
  knowledge_items: z.int().min(0).describe('Items that the agent uses.'),
  items_by_kind: z
    .object({
      product: count.describe('Number of products and services.'),
      faq: count.describe('Number of questions with answers.'),
      policy: count.describe('Number of texts about terms, returns, cancellation and the like.'),
      document: count.describe('Number of other texts.'),
      held: count.describe('Number of held items, which wait for approval.'),
      quarantined: count.describe('Number of items with instructions to an assistant, which wait for approval.'),
    })
    .describe('Items of each type, except removed ones, and items that wait for approval.'),
  facts: z
    .object({
      price: count.describe('Number of prices.'),
      hours: count.describe('Number of opening hours.'),
      phone: count.describe('Number of phone numbers.'),
      email: count.describe('Number of email addresses.'),
      address: count.describe('Number of postal addresses.'),
      policy: count.describe('Number of periods of policies, such as 14 days for returns.'),
    })
    .describe('Number of facts of each kind.'),
  conflicts: z.array(conflict).describe('Facts that contradict each other.'),
  waiting: z.int().min(0).describe('Held and quarantined items, which wait for approval.'),
  missing_content_hints: z
    .array(z.enum(['pricing', 'contact', 'hours', 'policies']))
    .describe('Topics that buyers ask about and that the knowledge lacks.'),
  warnings: readingWarnings.describe('What could not be read, and what to do, in plain sentences.'),
  readiness,
  questions: z.array(testedAnswer).describe('Ten typical questions with the built-in answers.'),
})

/** `POST /agents/{agent_id}/test`. */
export const testAgentRequest = z.object({
  questions: z
    .array(z.string().trim().min(1).max(1000))
    .min(1)
    .max(20)
    .describe('Questions to ask, each as the first message from a visitor.'),
})

export const testAgentResponse = z.object({
  success,
  agent_id: agentId,
  answers: z.array(testedAnswer).describe('One for each question, in their order.'),
  warnings,
})

export const researchReportResponse = z.object({ success, report: researchReport.describe('The report.') })

export const factQuery = wholeListQuery.extend({
  kind: z.enum(FACT_KINDS).optional().describe('Filters by kind.'),
})
export const factList = pageOf(fact)

export type SiteChange = z.infer<typeof siteChange>
export type ResearchReport = z.infer<typeof researchReport>
export type ResearchReportResponse = z.infer<typeof researchReportResponse>
export type TestAgentResponse = z.infer<typeof testAgentResponse>
export type FactList = z.infer<typeof factList>
