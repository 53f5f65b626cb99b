import { useEffect, useEffectEvent } from 'react'

/** The names of the service's events. An event without a name is a `message`. */
const NAMES = ['message', 'conversation', 'removed', 'mode', 'ended']

/** Browsers reconnect a broken stream automatically, but not a refused one, such as by a proxy during a restart. */
const REOPEN_MS = 5_000

interface LiveEvents<Event> {
  onEvent: (event: Event) => void
  /** Called when the stream opens. `again` is true after a break or refusal, when events may have been missed. */
  onOpen: (again: boolean) => void
  /** Keeps the stream in a hidden tab. One tab of a browser at most may do so. */
  whileHidden?: boolean
}

/**
 * Follows a stream of server-sent events while the component is mounted and its tab visible, and reconnects after each
 * break. Hidden tabs hold no stream: over HTTP/1.1 all tabs of a browser share six connections, and a seventh would
 * never open.
 */
export function useLiveEvents<Event>(
  address: string | undefined,
  { onEvent, onOpen, whileHidden = false }: LiveEvents<Event>,
): void {
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
      if (document.hidden && !whileHidden) leave()
      else stream ??= connect()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      leave()
    }
  }, [address, whileHidden])
}
