import { spawnSync } from 'node:child_process'
import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** The files of a repository that may be read, and the ignored ones. Paths are relative, with slashes. */
export interface RepositoryFiles {
  root: string
  /** Whether Git decides which files are ignored. */
  usesGit: boolean
  paths: string[]
  /** The number of files that Git or `.gitignore` ignores. They are not looked at. */
  ignored: number
}

const NEVER_ENTERED = new Set(['.git', 'node_modules', '.hg', '.svn'])
const MAX_FILES = 50_000

/**
 * Lists the files that are not ignored: by Git if it is installed, or else by the `.gitignore` files. Leaves out
 * links.
 */
export function listRepositoryFiles(root: string): RepositoryFiles {
  const listed = listByGit(root)
  const { paths, ignored } = listed ?? listByRules(root)
  return {
    root,
    usesGit: listed !== undefined,
    paths: paths.filter((path) => isPlainFile(join(root, path))).sort(),
    ignored,
  }
}

function listByGit(root: string): { paths: string[]; ignored: number } | undefined {
  const known = runGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  if (known === undefined) return undefined
  // A file that was added in spite of a rule is still ignored: the rule says that nobody else should see it.
  const forced = new Set(runGit(root, ['ls-files', '-z', '--cached', '--ignored', '--exclude-standard']))
  const untracked = runGit(root, ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']) ?? []
  const paths = known.filter((path) => !forced.has(path)).slice(0, MAX_FILES)
  return { paths, ignored: forced.size + untracked.length }
}

function runGit(root: string, args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : undefined
}

interface Rules {
  /** Folder of the `.gitignore`, relative to the root, with a slash at its end, or ''. */
  folder: string
  rules: Ignore
}

function listByRules(root: string): { paths: string[]; ignored: number } {
  const paths: string[] = []
  let ignored = 0
  const visit = (folder: string, outer: Rules[]): void => {
    const rules = [...outer, ...readRules(root, folder)]
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + entry.name
      if (paths.length >= MAX_FILES || NEVER_ENTERED.has(entry.name)) continue
      if (isIgnored(path + (entry.isDirectory() ? '/' : ''), rules)) ignored++
      else if (entry.isDirectory()) visit(`${path}/`, rules)
      else if (entry.isFile()) paths.push(path)
    }
  }
  visit('', [])
  return { paths, ignored }
}

function readRules(root: string, folder: string): Rules[] {
  try {
    return [{ folder, rules: ignore().add(readFileSync(join(root, folder, '.gitignore'), 'utf8')) }]
  } catch {
    return []
  }
}

/** Reports whether a file is ignored. As in Git, the innermost rule that matches wins. */
function isIgnored(path: string, all: Rules[]): boolean {
  for (const { folder, rules } of all.toReversed()) {
    const { ignored, unignored } = rules.test(path.slice(folder.length))
    if (ignored || unignored) return ignored
  }
  return false
}

function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Returns the folder that Git calls the root of the repository, or the given one. */
export function findRoot(folder: string): string {
  const [root] = runGit(folder, ['rev-parse', '--show-toplevel']) ?? []
  const top = root?.trim()
  return top && !relative(top, folder).startsWith('..') ? top : folder
}

/** Returns the email address in Git's settings, for a person to accept. */
export const gitEmail = (root: string): string => (runGit(root, ['config', 'user.email']) ?? [''])[0]?.trim() ?? ''
