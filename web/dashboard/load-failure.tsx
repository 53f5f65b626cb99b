import { errorMessage } from '../lib/http.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { dashboardText as text } from './dashboard-text.ts'

export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  return (
    <Notice tone="danger" title={text.failed} urgent>
      <p>{errorMessage(error)}</p>
      <Button onClick={() => void onRetry()}>{text.retry}</Button>
    </Notice>
  )
}
