import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ChatLook, MountedPreview } from '../../../widget/preview.ts'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { websitePictureUrl } from '../../lib/app-api.ts'
import { sharedText } from '../../lib/shared-text.ts'
import { agentText } from '../agent/agent-text.ts'
import { useMedia } from '../use-media.ts'
import type { AppearanceDraft } from './appearance-draft.ts'

const text = agentText.appearance

export interface WidgetPreviewProps {
  agent: AgentView
  sessionToken: string
  draft: AppearanceDraft
}

/**
 * Shows the widget with the form's values, open until the text beside the icon or the bubble changes, which the open
 * chat hides. A changed greeting restarts it, because it appears only on opening. Other changes apply at once.
 */
export function WidgetPreview({ agent, sessionToken, draft }: WidgetPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  const preview = useRef<MountedPreview>(undefined)
  const { color, position, scheme, launcher, greeting, bubble } = draft
  // This page may not show pictures of other websites.
  const avatar = agent.site_look.images.find(({ url }) => url === draft.avatar)?.shown_url ?? draft.avatar
  const questions = draft.questions.trim().replace(/\s*\n\s*/g, '|') || undefined
  const look = useRef<ChatLook>({})
  const startsOpen = useRef(true)
  const closedLook = useRef({ launcher, bubble })
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    look.current = { color, position, scheme, avatar, launcher, greeting, bubble, questions, delay: 0 }
  })
  useEffect(() => {
    if (closedLook.current.launcher === launcher && closedLook.current.bubble === bubble) return
    closedLook.current = { launcher, bubble }
    startsOpen.current = false
    preview.current?.close()
  }, [launcher, bubble])
  useEffect(() => {
    const abort = new AbortController()
    const mount = async () => {
      const { mountPreview } = await import('../../../widget/preview.ts')
      if (!place.current || abort.signal.aborted) return
      preview.current = mountPreview(
        place.current,
        { sessionToken },
        { look: look.current, startsOpen: startsOpen.current },
      )
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
      <ScreenFrame place={place} picture={agent.has_website_picture ? websitePictureUrl(agent.id) : undefined} />
      {failed ? <p role="alert">{sharedText.chatFailed}</p> : <p className="field-hint">{text.previewLead}</p>}
    </section>
  )
}

/** Screens that the open chat covers, as in the widget's own style sheet. */
const COVERED = '(max-width: 480px), (max-height: 440px)'

/** As on the picture of the website. */
const DESKTOP = { width: 840, height: 880 }

interface ScreenFrameProps {
  place: RefObject<HTMLDivElement | null>
  /** URL of a picture of the website. */
  picture: string | undefined
}

/** Draws a screen behind the widget, scaled down. If the chat covers this screen, it has the same size. */
function ScreenFrame({ place, picture }: ScreenFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isCovered = useMedia(COVERED)
  const [scale, setScale] = useState(1)

  useLayoutEffect(() => {
    const fit = () => setScale((frame.current?.clientWidth ?? innerWidth) / (isCovered ? innerWidth : DESKTOP.width))
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [isCovered])

  const { width, height } = isCovered ? { width: innerWidth, height: innerHeight } : DESKTOP
  const screen = { width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }
  return (
    <div className="widget-preview-frame" ref={frame} style={{ height: height * scale }}>
      <div className="widget-preview-page" ref={place} style={screen}>
        {picture && <img src={picture} alt="" onError={({ currentTarget }) => currentTarget.remove()} />}
      </div>
    </div>
  )
}
