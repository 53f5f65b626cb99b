import { useEffect, useRef, useState } from 'react'
import { sharedText } from '../lib/shared-text.ts'

type LiveChatProps = { widgetKey: string; sessionToken?: undefined } | { sessionToken: string; widgetKey?: undefined }

/** The website's own chat, drawn in place: as a visitor by its widget key, or as the owner by a preview's session token. */
export function LiveChat({ widgetKey, sessionToken }: LiveChatProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading')

  useEffect(() => {
    const element = place.current
    const access = sessionToken === undefined ? widgetKey && { widgetKey } : { sessionToken }
    if (!element || !access) return undefined
    const abort = new AbortController()
    const mount = async () => {
      const { mountChat } = await import('../../widget/panel.ts')
      if (abort.signal.aborted) return
      const chat = await mountChat(element, { ...access, apiBase: '', mode: 'inline' })
      if (abort.signal.aborted) return chat.destroy()
      abort.signal.addEventListener('abort', () => chat.destroy())
      setState('open')
    }
    mount().catch(() => setState('failed'))
    return () => abort.abort()
  }, [widgetKey, sessionToken])

  return (
    <div className="live-chat">
      {state === 'loading' && <p className="live-chat-state">{sharedText.chatLoading}</p>}
      {state === 'failed' && (
        <p className="live-chat-state" role="alert">
          {sharedText.chatFailed}
        </p>
      )}
      <div className="live-chat-place" ref={place} />
    </div>
  )
}
