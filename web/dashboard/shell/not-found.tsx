import { Link } from 'react-router'
import { dashboardText } from '../dashboard-text.ts'
import { useDocumentTitle } from '../use-document-title.ts'

const text = dashboardText.notFound

export function NotFound() {
  useDocumentTitle(text.title)
  return (
    <div className="empty-page">
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <Link className="button button-quiet" to="/ai-agent">
        {text.back}
      </Link>
    </div>
  )
}
