import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { useReadPageAgain, useReadSiteAgain } from './agent-queries.ts'
import type { Editing } from './knowledge-editor.tsx'
import { knowledgeText } from './knowledge-text.ts'

const text = knowledgeText.readiness
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
  const fix = useFix(agentId, { onEdit, onReview: () => onReview(report.items_by_kind) })
  return (
    <Card title={text.title} aside={<strong className="readiness-score">{text.of(score)}</strong>}>
      <progress aria-label={text.title} value={score} max={100} />
      <p className="empty">{reasons.length === 0 ? text.complete : text.lead}</p>
      {reasons.length > 0 && (
        <ul className="readiness-reasons">
          {reasons.map((reason) => (
            <li key={reason.sentence}>
              <span className="readiness-points">{reason.points_lost > 0 && text.points(reason.points_lost)}</span>
              <p>
                {reason.sentence} <span className="empty">{reason.fix.sentence}</span>
              </p>
              {reason.fix.action !== 'install_chromium' && (
                <Button onClick={() => fix(reason)}>{text.fixes[reason.fix.action]}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
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
  return ({ fix: { action, target } }) => {
    if (action === 'read_website') return site.mutate(undefined, tell)
    if (action === 'read_page' && target !== undefined) return page.mutate(target, tell)
    if (action === 'settle_conflict') return scrollTo(CONFLICTS)
    if (action === 'review_items') {
      onReview()
      return scrollTo(ITEMS)
    }
    return onEdit({ way: 'add', title: action === 'answer_question' ? target : undefined })
  }
}

const scrollTo = (place: string) => document.getElementById(place)?.scrollIntoView({ block: 'start' })

/** Anchor of the conflicts. */
export const CONFLICTS = 'contradictions'

/** Anchor of the knowledge items. */
export const ITEMS = 'items'
