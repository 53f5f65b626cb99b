import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type App, filesOfApp, listApps } from './choose-app.ts'
import { judgePath } from './file-rules.ts'
import { findRoot, listRepositoryFiles } from './list-files.ts'

/** A file whose text may be used. */
export interface SourceText {
  path: string
  text: string
}

/** The files of a repository that may be used, and those that were left out. */
export interface Repository {
  root: string
  name: string
  usesGit: boolean
  app: App
  apps: App[]
  files: SourceText[]
  leftOut: LeftOut[]
}

export interface LeftOut {
  path: string
  reason: string
}

const MAX_BYTES = 1_000_000

/** Opens the repository around a folder and lists its applications. Reads only `package.json` files. */
export function openRepository(folder: string): {
  root: string
  apps: App[]
  listed: ReturnType<typeof listRepositoryFiles>
} {
  const root = findRoot(folder)
  const listed = listRepositoryFiles(root)
  const open = listed.paths.filter((path) => judgePath(path).kind !== 'never opened')
  const apps = listApps(open, (path) => readFileSync(join(root, path), 'utf8'))
  return { root, apps, listed }
}

/** Reads the files of one application, except those that `exclude` names. */
export function readRepository(
  { root, apps, listed }: ReturnType<typeof openRepository>,
  app: App,
  exclude: readonly string[],
): Repository {
  const leftOut: LeftOut[] = []
  if (listed.ignored > 0) leftOut.push({ path: `${listed.ignored} ignored by Git`, reason: 'not looked at' })
  const own = new Set(filesOfApp(listed.paths, app, apps))
  const files = listed.paths.flatMap((path) => {
    const verdict = judgePath(path)
    if (verdict.kind === 'never opened') leftOut.push({ path, reason: `${verdict.reason}, never opened` })
    else if (!own.has(path)) leftOut.push({ path, reason: 'another application' })
    else if (verdict.kind === 'left out') leftOut.push({ path, reason: verdict.reason })
    else if (exclude.some((pattern) => matches(path, pattern))) leftOut.push({ path, reason: '--exclude' })
    else if (statSync(join(root, path)).size > MAX_BYTES) leftOut.push({ path, reason: 'over 1 MB' })
    else {
      const text = readFileSync(join(root, path), 'utf8')
      if (isWritten(path, text)) return [{ path, text }]
      leftOut.push({ path, reason: 'binary or minified' })
    }
    return []
  })
  return { root, name: basename(root), usesGit: listed.usesGit, app, apps, files, leftOut }
}

/** Reports whether a person wrote a file: it is text, and it is not a program on a few long lines. */
const isWritten = (path: string, text: string): boolean =>
  !text.slice(0, 8000).includes('\0') && !(/\.(?:m?js|cjs)$/u.test(path) && /[^\n]{5000}/u.test(text))

const matches = (path: string, pattern: string): boolean => {
  const folder = pattern.replace(/^\.\//u, '').replace(/\/+$/u, '')
  return path === folder || path.startsWith(`${folder}/`)
}
