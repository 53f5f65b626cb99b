import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { useGaps } from '../insights/insight-queries.ts'
import { LoadState } from '../load-state.tsx'
import { useAgentSearch } from '../use-selected-agent.ts'
import { homeText } from './home-text.ts'

const text = homeText.questions
const SHOWN = 4

/** Lists what visitors ask most and the agent does not know. */
export function QuestionsCard({ agentId }: { agentId: string }) {
  const { data: gaps, error, refetch } = useGaps(agentId)
  const search = useAgentSearch()
  const link = <Link to={{ pathname: '/insights', search }}>{text.answer}</Link>
  return (
    <Card title={text.title} aside={gaps && gaps.length > 0 && link}>
      {!gaps && <LoadState error={error} onRetry={refetch} />}
      {gaps?.length === 0 && <p className="empty">{text.none}</p>}
      {gaps && gaps.length > 0 && (
        <ul className="gaps">
          {gaps.slice(0, SHOWN).map(({ gap_id: id, question, count }) => (
            <li key={id}>
              <p dir="auto">
                {question} <span className="gap-count">{text.asked(count)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
