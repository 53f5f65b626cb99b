import { Button } from '../../ui/button.tsx'
import { LiveChat } from '../../ui/live-chat.tsx'
import { usePreview } from '../dashboard-queries.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useDarkness } from '../theme.ts'
import { agentText } from './agent-text.ts'

const text = agentText.chat

/** Draws the owner's preview chat with the agent. `titled`: the surrounding element shows the name already. */
export function PreviewChat({ agentId, titled = false }: { agentId: string; titled?: boolean }) {
  const preview = usePreview(agentId)
  const dark = useDarkness()
  return (
    <section className="preview-chat" aria-label={text.title}>
      <header className="preview-chat-header">
        {!titled && <h2>{text.title}</h2>}
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
