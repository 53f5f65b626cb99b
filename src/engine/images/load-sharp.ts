import type sharp from 'sharp'

export type Sharp = typeof sharp

let loading: Promise<Sharp | undefined> | undefined

/** Loads the library for pictures at its first use; undefined if it has no binary for the machine. */
export function loadSharp(): Promise<Sharp | undefined> {
  loading ??= import('sharp').then(
    ({ default: library }) => {
      library.concurrency(1)
      library.cache(false)
      return library
    },
    () => undefined,
  )
  return loading
}
