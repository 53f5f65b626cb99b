import { useEffect, useState } from 'react'

/** Reports whether this tab holds a lock of the browser, which one tab at a time can hold. */
export function useLock(name: string, isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isWanted) return undefined
    const waiting = new AbortController()
    let release: (() => void) | undefined
    // Absent on pages without TLS, where no other tab can be told apart.
    const request = navigator.locks?.request(name, { signal: waiting.signal }, () => {
      setHeld(true)
      return new Promise<void>((resolve) => (release = resolve))
    })
    request?.catch(() => undefined)
    return () => {
      waiting.abort()
      release?.()
      setHeld(false)
    }
  }, [name, isWanted])
  return isHeld
}
