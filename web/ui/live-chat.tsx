import { useEffect, useRef, useState } from 'react'
import { sharedText } from '../lib/shared-text.ts'
import { Button } from './button.tsx'

type LiveChatProps = { widgetKey: string; sessionToken?: undefined } | { sessionToken: string; widgetKey?: undefined }

/**
 * Draws the website's chat in place: as a visitor by its widget key, or as the owner by a preview's session token. If
 * it fails to load, it offers a button to retry, and retries when the browser is online again.
 */
export function LiveChat({ widgetKey, sessionToken }: LiveChatProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading')
  const [tries, setTries] = useState(1)
  const tryAgain = () => {
    setState('loading')
    setTries((count) => count + 1)
  }

  useEffect(() => {
    if (state !== 'failed') return undefined
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [state])

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
    mount().catch(() => !abort.signal.aborted && setState('failed'))
    return () => abort.abort()
  }, [widgetKey, sessionToken, tries])

  return (
    <div className="live-chat">
      {state === 'loading' && <p className="live-chat-state">{sharedText.chatLoading}</p>}
      {state === 'failed' && (
        <div className="live-chat-state" role="alert">
          <p>{sharedText.chatFailed}</p>
          <Button onClick={tryAgain}>{sharedText.retry}</Button>
        </div>
      )}
      <div className="live-chat-place" ref={place} />
    </div>
  )
}
