import { Button } from '../../ui/button.tsx'
import { LiveChat } from '../../ui/live-chat.tsx'
import { usePreview } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useDarkness } from '../theme.ts'

const text = dashboardText.agent.chat

/** The name of the chat's place on the page, to link to. */
export const PREVIEW_CHAT = 'try-it'

/** The owner's own chat with the agent. */
export function PreviewChat({ agentId }: { agentId: string }) {
  const preview = usePreview(agentId)
  const dark = useDarkness()
  return (
    <section className="preview-chat" id={PREVIEW_CHAT} aria-labelledby="preview-chat-title">
      <header className="preview-chat-header">
        <h2 id="preview-chat-title">{text.title}</h2>
        <p>{text.free}</p>
        {preview.data && (
          <Button busy={preview.isFetching} onClick={() => void preview.refetch()}>
            {text.restart}
          </Button>
        )}
      </header>
      {preview.isPending && <output>{text.opening}</output>}
      {preview.error && !preview.data && <LoadFailure error={preview.error} onRetry={preview.refetch} />}
      {preview.data && <LiveChat key={String(dark)} sessionToken={preview.data.session_token} />}
    </section>
  )
}
