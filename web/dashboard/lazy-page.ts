import { lazy } from 'react'
import type { ComponentType } from 'react'

/** A page that is fetched when it is first opened; `name` is what its file exports. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
