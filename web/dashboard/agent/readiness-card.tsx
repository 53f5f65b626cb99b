import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { useReadPageAgain, useReadSiteAgain } from './agent-queries.ts'
import type { Editing } from './knowledge-editor.tsx'
import { knowledgeText } from './knowledge-text.ts'
import { readinessText } from './readiness-text.ts'

const text = knowledgeText.readiness
const NEXT_POINTS = 10
type Reason = ResearchReport['readiness']['reasons'][number]

interface ReadinessCardProps {
  agentId: string
  report: ResearchReport
  onEdit: (editing: Editing) => void
  onReview: (counts: ResearchReport['items_by_kind']) => void
}

/** Shows how ready the agent is and what would improve it, with a button for each reason. */
export function ReadinessCard({ agentId, report, onEdit, onReview }: ReadinessCardProps) {
  const { score, reasons } = report.readiness
  const { next, later } = splitReasons(reasons)
  const points = sum(next, 'points_lost')
  const fix = useFix(agentId, { onEdit, onReview: () => onReview(report.items_by_kind) })
  return (
    <Card title={text.title} aside={<strong className="readiness-score">{text.of(score)}</strong>}>
      <progress aria-label={text.title} value={score} max={100} />
      <p className="empty">{reasons.length === 0 ? text.complete : text.lead}</p>
      {next.length > 0 && (
        <>
          {points > 0 && <h3 className="readiness-next">{readinessText.next(points, sum(next, 'minutes'))}</h3>}
          <ReasonList reasons={next} onFix={fix} />
        </>
      )}
      {later.length > 0 && (
        <>
          <h3 className="readiness-next">{readinessText.later(sum(later, 'minutes'))}</h3>
          <ReasonList reasons={later} onFix={fix} />
        </>
      )}
    </Card>
  )
}

function ReasonList({ reasons, onFix }: { reasons: Reason[]; onFix: (reason: Reason) => void }) {
  return (
    <ul className="readiness-reasons">
      {reasons.map((reason) => (
        <li key={reason.sentence}>
          <span className="readiness-points">{reason.points_lost > 0 && text.points(reason.points_lost)}</span>
          <p>
            {reason.sentence}{' '}
            <span className="empty">
              {reason.fix.sentence.replace(/\.$/, '')}: {readinessText.minutes(reason.minutes)}.
            </span>
          </p>
          {reason.fix.action !== 'install_chromium' && (
            <Button onClick={() => onFix(reason)}>
              {text.fixes[reason.fix.action]}
              <span className="visually-hidden">: {reason.sentence}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const sum = (reasons: readonly Reason[], field: 'points_lost' | 'minutes'): number =>
  reasons.reduce((total, reason) => total + reason[field], 0)

/** Splits the reasons after those that regain the next ten points. Decisions that cost no points come at once. */
function splitReasons(reasons: readonly Reason[]): { next: Reason[]; later: Reason[] } {
  const free = reasons.filter(({ points_lost: points }) => points === 0)
  const costly = reasons.filter(({ points_lost: points }) => points > 0)
  const end = costly.findIndex((_reason, at) => sum(costly.slice(0, at + 1), 'points_lost') >= NEXT_POINTS)
  const count = end === -1 ? costly.length : end + 1
  return { next: [...costly.slice(0, count), ...free], later: costly.slice(count) }
}

interface FixOptions extends Pick<ReadinessCardProps, 'onEdit'> {
  onReview: () => void
}

/** Starts the fix for a reason: reads the website again, opens the editor, or links to the items concerned. */
function useFix(agentId: string, { onEdit, onReview }: FixOptions): (reason: Reason) => void {
  const site = useReadSiteAgain(agentId)
  const page = useReadPageAgain(agentId)
  const tell = {
    onSuccess: () => showToast({ title: text.done }),
    onError: showFailure,
  }
  return ({ code, fix: { action, target } }) => {
    if (action === 'read_website') return site.mutate(undefined, tell)
    if (action === 'read_page' && target !== undefined) return page.mutate(target, tell)
    if (CONTACT.has(code) && target !== undefined) return onEdit({ way: 'edit', id: target })
    if (action === 'settle_conflict') return scrollTo(CONFLICTS)
    if (action === 'review_items') {
      onReview()
      return scrollTo(ITEMS)
    }
    const isNamed = action === 'answer_question' || code === 'offer_without_price'
    return onEdit({ way: 'add', title: isNamed ? target : undefined })
  }
}

/** Reasons whose target is the item to correct. */
const CONTACT = new Set(['contact_unreadable', 'contact_differs'])

const scrollTo = (place: string) => document.getElementById(place)?.scrollIntoView({ block: 'start' })

/** Anchor of the conflicts. */
export const CONFLICTS = 'contradictions'

/** Anchor of the knowledge items. */
export const ITEMS = 'items'
