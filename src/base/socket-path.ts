import { join, relative } from 'node:path'

/**
 * The path of a Unix socket in a folder. Such paths end at about 100 bytes, so the shorter of its spellings is used.
 */
export function socketPath(folder: string, name: string): string {
  const path = join(folder, name)
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}
