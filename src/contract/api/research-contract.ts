import { z } from 'zod'
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

/** A URL of the website and its outcome. */
const triedPage = z.object({
  url: z.string(),
  title: z.string().optional(),
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
  tried_at: z.iso.datetime(),
  changed_at: z.iso.datetime().optional().describe('When its content last changed.'),
  due_at: z.iso.datetime().optional().describe('When it is refreshed.'),
})

const conflict = z.object({
  kind: z.enum([...FACT_KINDS, 'edited']).describe("`edited`: the website differs from the owner's edit."),
  subject: z.string(),
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
  code: z.string(),
  points_lost: z.int().min(0).max(100),
  sentence: z.string(),
  fix: z.object({
    action: z.enum(FIXES).describe('What to do.'),
    sentence: z.string(),
    target: z.string().optional().describe('The page, the item or the question concerned.'),
  }),
})

export const readiness = z.object({
  score: z.int().min(0).max(100),
  reasons: z.array(readinessReason).describe('Reasons for lost points, largest first.'),
})

const pageChange = z.object({ change: z.enum(['new', 'changed', 'gone']), url: z.string() })

const itemChange = z.object({
  change: z
    .enum(['new', 'changed', 'gone', 'flagged'])
    .describe("`flagged`: the website now differs from the owner's edit, which stays."),
  knowledge_item_id: z.uuid().optional().describe('Absent if the item is gone.'),
  title: z.string(),
  source_url: z.string().optional(),
  said: z.string().optional().describe("The website's earlier text; long texts are cut."),
  says: z.string().optional().describe("The website's current text."),
})

/** What one refresh changed. */
export const siteChange = z.object({
  began_at: z.iso.datetime(),
  page_counts: z.object({ new: z.int(), changed: z.int(), gone: z.int() }),
  item_counts: z.object({ new: z.int(), changed: z.int(), gone: z.int(), flagged: z.int() }),
  pages: z.array(pageChange).describe('The first hundred.'),
  items: z.array(itemChange).describe('The first hundred.'),
})

export const researchReport = z.object({
  agent_id: z.uuid(),
  website_url: z.string().optional(),
  state: z.enum(['none', 'reading', 'done']),
  pages_read: z.int().min(0),
  pages_to_read: z
    .int()
    .min(0)
    .describe('Pages that will still be read, up to `CRAWL_MAX_PAGES` for the website; 0 when `state` is `done`.'),
  outcomes: z.record(z.string(), z.int()).describe('Number of URLs by outcome, or by reason if they were not read.'),
  languages: z
    .record(z.string(), z.int())
    .describe("Number of pages used, by language; the agent's own language first."),
  pages: z.array(triedPage).describe('Every URL that was tried; the first thousand.'),
  changes: z
    .array(siteChange)
    .describe('Changes of the last refreshes, newest first. Automatic refreshes without changes are left out.'),
  knowledge_items: z.int().min(0).describe('Items that the agent uses.'),
  items_by_kind: z
    .object({ product: z.int(), faq: z.int(), policy: z.int(), document: z.int(), held: z.int(), quarantined: z.int() })
    .describe('Items of each type, except removed ones, and items that wait for approval.'),
  facts: z
    .object({ price: z.int(), hours: z.int(), phone: z.int(), email: z.int(), address: z.int(), policy: z.int() })
    .describe('Number of facts of each kind.'),
  conflicts: z.array(conflict),
  waiting: z.int().min(0).describe('Held and quarantined items, which wait for approval.'),
  missing_content_hints: z.array(z.enum(['pricing', 'contact', 'hours', 'policies'])),
  warnings: z.array(z.string()),
  readiness,
  questions: z
    .array(
      z.object({
        question: z.string(),
        answer: z.string(),
        answered: z.boolean(),
        sources: z.array(z.object({ title: z.string(), url: z.string().optional() })),
      }),
    )
    .describe('Ten typical questions with the built-in answers.'),
})

export const researchReportResponse = z.object({ success: z.literal(true), report: researchReport })

export const factQuery = wholeListQuery.extend({
  kind: z.enum(FACT_KINDS).optional().describe('Filters by kind.'),
})
export const factList = pageOf(fact)

export type SiteChange = z.infer<typeof siteChange>
export type ResearchReport = z.infer<typeof researchReport>
export type ResearchReportResponse = z.infer<typeof researchReportResponse>
export type FactList = z.infer<typeof factList>
