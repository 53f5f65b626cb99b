import type { ContentHint } from '#src/engine/understand/knowledge/knowledge-types.ts'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { topicOf } from './buyer-questions.ts'
import type { ContactProblem } from './contact-checks.ts'

type Reason = ResearchReport['readiness']['reasons'][number]
/** Its minutes follow from the fix. */
type Gap = Omit<Reason, 'minutes'>

/** The report before it is scored. */
export type ReportFacts = Pick<
  ResearchReport,
  'outcomes' | 'knowledge_items' | 'conflicts' | 'waiting' | 'questions' | 'state'
> & {
  pages: Pick<ResearchReport['pages'][number], 'url' | 'reason' | 'sentence'>[]
  website_url?: string
  missing_content_hints: ContentHint[]
  contacts: ContactProblem[]
  /** Names of offers that have no price, while others have one. */
  unpriced: string[]
  /** Whether pages can be rendered. */
  renders: boolean
}

/** Points of each part, 100 in total. */
const WORTH = { reading: 20, pricing: 15, contact: 15, hours: 10, policies: 10, conflicts: 10, questions: 20 }
const PER_CONFLICT = 2
const PER_QUESTION = 2
const PER_OFFER = 1
const MAX_OFFERS = 5
const PER_CONTACT = 3
/** What a fix takes an owner, in minutes. */
const MINUTES: Record<Reason['fix']['action'], number> = {
  read_website: 1,
  read_page: 1,
  add_knowledge: 2,
  settle_conflict: 1,
  review_items: 1,
  answer_question: 2,
  install_chromium: 10,
}
const POLICY_MINUTES = 5
const START_CHROMIUM =
  'Chromium does not start with its sandbox; "npx foyer doctor" says why. Fix it, then read the website again.'
const BLOCKED = new Set([
  'challenge',
  'access_denied',
  'rate_limited',
  'timeout',
  'server_error',
  'connection_failed',
  'unreadable',
  'notice',
])

const MISSING: Record<ContentHint, { sentence: string; fix: string }> = {
  pricing: { sentence: 'No prices were found.', fix: 'Add what your products or services cost.' },
  contact: { sentence: 'No phone number or email address was found.', fix: 'Add how buyers can reach you.' },
  hours: { sentence: 'No opening hours were found.', fix: 'Add when you are open or can be reached.' },
  policies: { sentence: 'No terms for cancelling, returns or delivery were found.', fix: 'Add your terms.' },
}

/**
 * Scores how ready the agent is for buyers, out of 100, with the reasons for lost points, largest first. A gap costs
 * once: a question about content that is missing altogether is no second reason.
 */
export function scoreReadiness(facts: ReportFacts): ResearchReport['readiness'] {
  const reasons = [
    ...readingReasons(facts),
    ...missingReasons(facts),
    ...offerReasons(facts),
    ...contactReasons(facts),
    ...conflictReasons(facts),
    ...questionReasons(facts),
    ...waitingReasons(facts),
  ]
  const lost = reasons.reduce((sum, { points_lost: points }) => sum + points, 0)
  const timed = reasons.map((gap): Reason => ({ ...gap, minutes: minutesFor(gap) }))
  return { score: Math.max(0, 100 - lost), reasons: timed.toSorted((a, b) => b.points_lost - a.points_lost) }
}

const minutesFor = ({ code, fix }: Gap): number => (code === 'missing_policies' ? POLICY_MINUTES : MINUTES[fix.action])

/** Contact details that cannot be read explain why none were found. */
function missingReasons({ missing_content_hints: hints, contacts }: ReportFacts): Gap[] {
  const unreadable = contacts.find(({ code }) => code === 'contact_unreadable')
  return hints.map((hint) => ({
    code: `missing_${hint}`,
    points_lost: WORTH[hint],
    sentence: (hint === 'contact' ? unreadable?.sentence : undefined) ?? MISSING[hint].sentence,
    fix: { action: 'add_knowledge', sentence: MISSING[hint].fix, target: hint },
  }))
}

function offerReasons({ unpriced }: ReportFacts): Gap[] {
  return unpriced.slice(0, MAX_OFFERS).map((name) => ({
    code: 'offer_without_price',
    points_lost: PER_OFFER,
    sentence: `“${name}” has no price.`,
    fix: { action: 'add_knowledge', sentence: `Add prices for ${name}.`, target: name },
  }))
}

function contactReasons({ contacts, missing_content_hints: hints }: ReportFacts): Gap[] {
  if (hints.includes('contact')) return []
  return contacts.map(({ code, sentence, itemId }) => ({
    code,
    points_lost: PER_CONTACT,
    sentence,
    fix: { action: 'settle_conflict', sentence: 'Correct it, or the website.', target: itemId },
  }))
}

/** Reading nothing loses all points; pages that could not be read lose their share. */
function readingReasons({
  website_url: website,
  outcomes,
  pages,
  knowledge_items: items,
  renders,
  state,
}: ReportFacts): Gap[] {
  if (website === undefined) {
    const fix = { action: 'add_knowledge', sentence: 'Add what visitors ask about, or a website to read.' } as const
    return items > 0
      ? []
      : [{ code: 'nothing_known', points_lost: WORTH.reading, sentence: 'The agent has no knowledge yet.', fix }]
  }
  const read = (outcomes['read'] ?? 0) + (outcomes['rendered'] ?? 0)
  const fix = { action: 'read_website', sentence: 'Read the website again, or add its content yourself.' } as const
  if (read === 0 && state !== 'reading') {
    const [first] = pages
    return [
      {
        code: 'website_not_read',
        points_lost: WORTH.reading,
        sentence: first?.sentence ?? 'The website was not read.',
        fix,
      },
    ]
  }
  const shells = (outcomes['needs_javascript'] ?? 0) + (outcomes['no_sandbox'] ?? 0)
  const blocked = pages.filter(({ reason }) => reason !== undefined && BLOCKED.has(reason))
  const tried = Math.max(1, read + shells + blocked.length)
  const points = (count: number) => Math.min(WORTH.reading, Math.ceil((WORTH.reading * count) / tried))
  return [
    ...(shells > 0
      ? [
          {
            code: 'pages_need_javascript',
            points_lost: points(shells),
            sentence: `${shells === 1 ? 'One page has' : `${shells} pages have`} no text without JavaScript.`,
            fix: javascriptFix(outcomes, renders),
          },
        ]
      : []),
    ...(blocked.length > 0
      ? [
          {
            code: 'pages_not_read',
            points_lost: points(blocked.length),
            sentence: `${blocked.length === 1 ? 'One page' : `${blocked.length} pages`} could not be read: ${blocked[0]?.sentence ?? ''}`,
            fix:
              blocked.length === 1
                ? ({
                    action: 'read_page',
                    sentence: 'Read it again, or add its content yourself.',
                    target: blocked[0]?.url,
                  } as const)
                : fix,
          },
        ]
      : []),
  ]
}

function javascriptFix(outcomes: ReportFacts['outcomes'], renders: boolean): Reason['fix'] {
  if (outcomes['no_sandbox'] !== undefined) return { action: 'install_chromium', sentence: START_CHROMIUM }
  return renders
    ? { action: 'add_knowledge', sentence: 'Add the content of these pages yourself.' }
    : {
        action: 'install_chromium',
        sentence: 'Install Chromium or set CHROMIUM_PATH, then read the website again.',
      }
}

function conflictReasons({ conflicts }: ReportFacts): Gap[] {
  return conflicts
    .slice(0, WORTH.conflicts / PER_CONFLICT)
    .map(({ kind, subject, facts, knowledge_item_ids: [target] }) => ({
      code: 'conflict',
      points_lost: PER_CONFLICT,
      sentence:
        kind === 'edited'
          ? `Your website and your edit differ on "${subject}".`
          : `Pages differ on "${subject}": ${[...new Set(facts.map(({ value }) => value.replace(/\.$/, '')))].slice(0, 3).join(' / ')}.`,
      fix: { action: 'settle_conflict', sentence: 'Choose the right one.', target },
    }))
}

function questionReasons({ questions, missing_content_hints: hints }: ReportFacts): Gap[] {
  const isMissing = (question: string): boolean => {
    const topic = topicOf(question)
    return topic !== undefined && hints.includes(topic)
  }
  return questions
    .filter(({ question, answered }) => !answered && !isMissing(question))
    .map(({ question }) => ({
      code: 'question_not_answered',
      points_lost: PER_QUESTION,
      sentence: `The agent does not know: "${question}"`,
      fix: { action: 'answer_question', sentence: 'Add the answer if visitors ask this.', target: question },
    }))
}

/** Costs no points, because the owner decides. */
function waitingReasons({ waiting }: ReportFacts): Gap[] {
  if (waiting === 0) return []
  const fix = { action: 'review_items', sentence: 'Approve or delete each of them.' } as const
  return [
    {
      code: 'items_wait',
      points_lost: 0,
      sentence: `${waiting === 1 ? 'One item waits' : `${waiting} items wait`} for your approval.`,
      fix,
    },
  ]
}
