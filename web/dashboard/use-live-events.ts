import { useEffect, useEffectEvent } from 'react'

/** The names under which the service sends events; one without a name is a `message` too. */
const NAMES = ['message', 'conversation', 'removed', 'mode', 'ended']

/**
 * Browsers open a stream that breaks again by themselves, but give up on one that is refused, as by a proxy while the
 * service restarts.
 */
const REOPEN_MS = 5_000

interface LiveEvents<Event> {
  onEvent: (event: Event) => void
  /** The stream is open, `again` after it had ended or been refused: what happened before was not told. */
  onOpen: (again: boolean) => void
}

/**
 * Follows a stream of server-sent events for as long as it is drawn and its tab is seen, and again after each break.
 * Tabs that nobody looks at hold none open: over HTTP/1.1 a browser has six connections for all of them, and the
 * seventh would wait for ever.
 */
export function useLiveEvents<Event>(address: string | undefined, { onEvent, onOpen }: LiveEvents<Event>): void {
  const tell = useEffectEvent(onEvent)
  const opened = useEffectEvent(onOpen)

  useEffect(() => {
    if (address === undefined) return undefined
    let hasGap = false
    let pause = 0
    const connect = (): EventSource => {
      const source = new EventSource(address)
      source.addEventListener('open', () => {
        opened(hasGap)
        hasGap = false
      })
      source.addEventListener('error', () => {
        hasGap = true
        if (source.readyState === EventSource.CLOSED) pause = window.setTimeout(() => (stream = connect()), REOPEN_MS)
      })
      for (const name of NAMES)
        source.addEventListener(name, ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as Event))
      return source
    }
    let stream: EventSource | undefined
    const leave = () => {
      clearTimeout(pause)
      stream?.close()
      stream = undefined
      hasGap = true
    }
    const follow = () => {
      if (document.hidden) leave()
      else stream ??= connect()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      leave()
    }
  }, [address])
}
