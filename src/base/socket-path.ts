import { join, relative } from 'node:path'

/**
 * Returns the path of a Unix socket in a folder. Such paths are limited to about 100 bytes, so this is the shorter of
 * the absolute and the relative path.
 */
export function socketPath(folder: string, name: string): string {
  const path = join(folder, name)
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}
