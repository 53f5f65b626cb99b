import { Notice } from '../../ui/notice.tsx'
import { useAgent } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.credits
/** The share of used credits from which the notice appears. */
const NEARLY_USED = 0.8

/** Warns that the selected agent's credits are running out, and says what happens then. */
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
