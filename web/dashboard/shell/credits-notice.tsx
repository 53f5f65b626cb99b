import { Notice } from '../../ui/notice.tsx'
import { useAgent } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.credits
/** From which share of the credits on their end is announced. */
const NEARLY_USED = 0.8

/** Says in time that the credits of the shown agent come to their end, and what happens then. */
export function CreditsNotice({ agentId }: { agentId: string }) {
  const { data: agent } = useAgent(agentId)
  if (!agent) return null
  const { used, limit } = agent.credits
  if (used < limit * NEARLY_USED) return null
  const left = Math.max(0, limit - used)
  return (
    <Notice tone="warning" title={left === 0 ? text.none : text.few(left)}>
      <p>{text.atZero}</p>
    </Notice>
  )
}
