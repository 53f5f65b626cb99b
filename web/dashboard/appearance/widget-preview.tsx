import { useEffect, useRef } from 'react'
import type { ChatLook, MountedPreview } from '../../../widget/preview.ts'
import { dashboardText } from '../dashboard-text.ts'
import type { AppearanceDraft } from './appearance-draft.ts'

const text = dashboardText.agent.appearance

interface WidgetPreviewProps {
  sessionToken: string
  draft: AppearanceDraft
}

/** The widget itself, as the form has it now. What is said once, on opening, starts it anew; the rest changes under way. */
export function WidgetPreview({ sessionToken, draft }: WidgetPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  const preview = useRef<MountedPreview>(undefined)
  const { color, position, scheme, avatar, launcher, greeting, bubble } = draft
  const questions = draft.questions.trim().replace(/\s*\n\s*/g, '|') || undefined
  const look = useRef<ChatLook>({})

  useEffect(() => {
    look.current = { color, position, scheme, avatar, launcher, greeting, bubble, questions, delay: 0 }
  })
  useEffect(() => {
    const abort = new AbortController()
    void import('../../../widget/preview.ts').then(({ mountPreview }) => {
      if (!place.current || abort.signal.aborted) return
      preview.current = mountPreview(place.current, { sessionToken }, look.current)
    })
    return () => {
      abort.abort()
      preview.current?.destroy()
      preview.current = undefined
    }
  }, [sessionToken, greeting, questions, bubble])

  useEffect(() => preview.current?.restyle({ color, position, scheme, avatar, launcher }), [color, position, scheme, avatar, launcher])

  return (
    <section className="widget-preview" aria-label={text.preview}>
      <div className="widget-preview-page" ref={place} />
      <p className="field-hint">{text.previewLead}</p>
    </section>
  )
}
