import { z } from 'zod'
import { FACT_KINDS, fact } from './knowledge-items-contract.ts'

/** `POST /agents/{agent_id}/research`. */
export const readAgainRequest = z.object({
  url: z
    .url('must be a whole address')
    .max(2_000)
    .optional()
    .describe('One page of the website; without it the whole website is read anew.'),
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
      'Such as `robots_disallowed`, `noindex`, `not_html`, `document`, `empty`, `needs_javascript`, `challenge`, `duplicate`, `same_text`, `leads_elsewhere`; `timeout`, `not_found`, `access_denied`, `rate_limited`, `server_error`, `connection_failed`; `notice` and `website_away` where nothing of the website could be read, so that all stays.',
    ),
  sentence: z.string().optional().describe('The reason for people; of a page that was read, what of it is missing.'),
  used: z
    .boolean()
    .describe('Whether knowledge is made of it: also true for a page that was read before and only fails for now.'),
  tried_at: z.iso.datetime(),
  changed_at: z.iso.datetime().optional().describe('When its content was last seen to change.'),
  due_at: z.iso.datetime().optional().describe('When it is looked at again.'),
})

const conflict = z.object({
  kind: z
    .enum([...FACT_KINDS, 'edited'])
    .describe('`edited`: the site says something else than what the owner edited.'),
  subject: z.string(),
  facts: z.array(fact).describe('What is said, each with its page and its words.'),
  knowledge_item_ids: z.array(z.uuid()).describe('The items to look at.'),
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
    target: z.string().optional().describe('The page, the item or the question that it is about.'),
  }),
})

const pageChange = z.object({ change: z.enum(['new', 'changed', 'gone']), url: z.string() })

const itemChange = z.object({
  change: z
    .enum(['new', 'changed', 'gone', 'flagged'])
    .describe('`flagged`: the site says something else now than what the owner edited; the item stays as it is.'),
  knowledge_item_id: z.uuid().optional().describe('Absent when the item is gone.'),
  title: z.string(),
  source_url: z.string().optional(),
  said: z.string().optional().describe('What the site said and says no more; long texts are cut.'),
  says: z.string().optional().describe('What it says in its place, or anew.'),
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
  pages_to_read: z.int().min(0),
  outcomes: z
    .record(z.string(), z.int())
    .describe('How many addresses came to each outcome, or to each reason of a miss.'),
  languages: z
    .record(z.string(), z.int())
    .describe(
      'From how many pages the agent knows something, by the language that they are written in; its own first.',
    ),
  pages: z.array(triedPage).describe('Every address that was tried; the first thousand.'),
  changes: z
    .array(siteChange)
    .describe(
      'What later readings changed, newest first; the first reading is none of them, and neither is one by the clock that found all as it was.',
    ),
  knowledge_items: z.int().min(0).describe('Items that the agent answers from.'),
  items_by_kind: z
    .object({ product: z.int(), faq: z.int(), policy: z.int(), document: z.int(), held: z.int(), quarantined: z.int() })
    .describe('Items of each type, in whatever state but removed, and those that wait for approval.'),
  facts: z
    .object({ price: z.int(), hours: z.int(), phone: z.int(), email: z.int(), address: z.int(), policy: z.int() })
    .describe('How many facts of each kind are known.'),
  conflicts: z.array(conflict),
  waiting: z.int().min(0).describe('Items that wait for approval: held and quarantined ones.'),
  missing_content_hints: z.array(z.enum(['pricing', 'contact', 'hours', 'policies'])),
  warnings: z.array(z.string()),
  readiness: z.object({
    score: z.int().min(0).max(100),
    reasons: z.array(readinessReason).describe('What keeps it from 100, heaviest first.'),
  }),
  questions: z
    .array(
      z.object({
        question: z.string(),
        answer: z.string(),
        answered: z.boolean(),
        sources: z.array(z.object({ title: z.string(), url: z.string().optional() })),
      }),
    )
    .describe('Ten questions of a buyer, as the built-in answerer answers them.'),
})

export const researchReportResponse = z.object({ success: z.literal(true), report: researchReport })

export const factQuery = z.object({ kind: z.enum(FACT_KINDS).optional().describe('Only of this kind.') })
export const factList = z.object({ data: z.array(fact) })

export type SiteChange = z.infer<typeof siteChange>
export type ResearchReport = z.infer<typeof researchReport>
export type ResearchReportResponse = z.infer<typeof researchReportResponse>
export type FactList = z.infer<typeof factList>
