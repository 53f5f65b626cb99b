import { useEffect, useState } from 'react'
import type { HomeResponse } from '#src/contract/app/app-contract.ts'
import { getHome } from '../lib/app-api.ts'

/** Loads what the form offers besides its fields. `undefined` until loaded, and if loading fails. */
export function useHome(): HomeResponse | undefined {
  const [home, setHome] = useState<HomeResponse>()
  useEffect(() => {
    getHome().then(setHome, () => undefined)
  }, [])
  return home
}
