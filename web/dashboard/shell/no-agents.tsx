import { ButtonLink } from '../../ui/button.tsx'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.noAgents

export function NoAgents() {
  return (
    <div className="empty-page">
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <ButtonLink variant="primary" href="/">
        {text.create}
      </ButtonLink>
    </div>
  )
}
