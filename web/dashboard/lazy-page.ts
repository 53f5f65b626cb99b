import { lazy } from 'react'
import type { ComponentType } from 'react'

/** Returns a page that is loaded when it first opens. `name` is its file's export. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
