import { useEffect, useEffectEvent } from 'react'

/** The names under which the service sends events; one without a name is a `message` too. */
const NAMES = ['message', 'conversation', 'removed', 'mode', 'ended']

interface LiveEvents<Event> {
  onEvent: (event: Event) => void
  /** The stream had ended and is open again: what happened in between was not told. */
  onReopen: () => void
}

/** Follows a stream of server-sent events for as long as it is drawn; the browser opens it again when it ends. */
export function useLiveEvents<Event>(address: string | undefined, { onEvent, onReopen }: LiveEvents<Event>): void {
  const tell = useEffectEvent(onEvent)
  const reopened = useEffectEvent(onReopen)

  useEffect(() => {
    if (address === undefined) return undefined
    const stream = new EventSource(address)
    let opened = false
    stream.addEventListener('open', () => {
      if (opened) reopened()
      opened = true
    })
    for (const name of NAMES) stream.addEventListener(name, ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as Event))
    return () => stream.close()
  }, [address])
}
