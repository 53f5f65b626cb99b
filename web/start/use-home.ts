import { useEffect, useState } from 'react'
import type { HomeResponse } from '#src/contract/app/app-contract.ts'
import { getHome } from '../lib/app-api.ts'

/** What the form can offer beyond its fields; `undefined` until it is known, and for good when it cannot be had. */
export function useHome(): HomeResponse | undefined {
  const [home, setHome] = useState<HomeResponse>()
  useEffect(() => {
    getHome().then(setHome, () => undefined)
  }, [])
  return home
}
