import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ChatLook, MountedPreview } from '../../../widget/preview.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { agentText } from '../agent/agent-text.ts'
import { useMedia } from '../use-media.ts'
import type { AppearanceDraft } from './appearance-draft.ts'

const text = agentText.appearance

interface WidgetPreviewProps {
  sessionToken: string
  draft: AppearanceDraft
}

/**
 * Shows the widget with the form's values. A changed greeting restarts it, because it appears only on opening. Other
 * changes apply at once.
 */
export function WidgetPreview({ sessionToken, draft }: WidgetPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  const preview = useRef<MountedPreview>(undefined)
  const { color, position, scheme, avatar, launcher, greeting, bubble } = draft
  const questions = draft.questions.trim().replace(/\s*\n\s*/g, '|') || undefined
  const look = useRef<ChatLook>({})
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    look.current = { color, position, scheme, avatar, launcher, greeting, bubble, questions, delay: 0 }
  })
  useEffect(() => {
    const abort = new AbortController()
    const mount = async () => {
      const { mountPreview } = await import('../../../widget/preview.ts')
      if (!place.current || abort.signal.aborted) return
      preview.current = mountPreview(place.current, { sessionToken }, look.current)
      setFailed(false)
    }
    mount().catch(() => !abort.signal.aborted && setFailed(true))
    return () => {
      abort.abort()
      preview.current?.destroy()
      preview.current = undefined
    }
  }, [sessionToken, greeting, questions, bubble])

  useEffect(
    () => preview.current?.restyle({ color, position, scheme, avatar, launcher }),
    [color, position, scheme, avatar, launcher],
  )

  return (
    <section className="widget-preview" aria-label={text.preview}>
      <ScreenFrame place={place} />
      {failed ? <p role="alert">{sharedText.chatFailed}</p> : <p className="field-hint">{text.previewLead}</p>}
    </section>
  )
}

/** Screens that the open chat covers, as in the widget's own style sheet. */
const COVERED = '(max-width: 480px), (max-height: 440px)'

/** Draws a page behind the widget. If the chat covers the screen, it draws a whole screen, scaled down. */
function ScreenFrame({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const frame = useRef<HTMLDivElement>(null)
  const isCovered = useMedia(COVERED)
  const [scale, setScale] = useState(1)

  useLayoutEffect(() => {
    const fit = () => setScale((frame.current?.clientWidth ?? innerWidth) / innerWidth)
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [isCovered])

  const screen = isCovered
    ? { width: innerWidth, height: innerHeight, transform: `scale(${scale})`, transformOrigin: '0 0' }
    : undefined
  return (
    <div className="widget-preview-frame" ref={frame} style={screen && { height: innerHeight * scale }}>
      <div className="widget-preview-page" ref={place} style={screen} />
    </div>
  )
}
