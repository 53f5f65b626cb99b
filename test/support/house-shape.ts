import { basename, dirname } from 'node:path'
import type { SourceFile } from './source-files.ts'

const MAX_LINES = 400
const MAX_COLUMNS = 120
const MAX_SUBJECT = 72
const EMPTY_WORDS = /(^|-)(utils?|helpers?|common|manager|misc|index)$/
/** The service's settings, and the variables of the developers' command. */
const SETTINGS_READERS = new Set(['src/config.ts', 'command/environment.ts'])
/** Names that a tool requires, so several folders may have them. */
const FIXED_NAMES = new Set(['vite.config', 'vitest.config'])

export function findBadNames(paths: string[]): string[] {
  const named = paths.filter((path) => /^(src|web|widget|command|sdk)\/.*(?<!\.test)\.tsx?$/.test(path))
  const stems = Map.groupBy(named, stemOf)
  return paths.flatMap((path) => {
    const stem = stemOf(path)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|d))?$/.test(stem)) return [`${path}: is not in kebab-case. Rename it.`]
    if (EMPTY_WORDS.test(stem)) return [`${path}: the name says nothing. Call it what it holds.`]
    const sharers = stems.get(stem) ?? []
    if (sharers.length < 2 || !sharers.includes(path) || FIXED_NAMES.has(stem)) return []
    const twins = sharers.filter((sharer) => sharer !== path)
    return [`${path}: shares its name with ${twins.join(', ')}. Give each a name that tells them apart.`]
  })
}

export function findLongFiles(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.lines.length > MAX_LINES)
    .map(
      (file) =>
        `${file.path}: has ${file.lines.length} lines, the limit is ${MAX_LINES}. Split it by what changes together.`,
    )
}

/** Lists comment lines that are too long. The formatter wraps code, but not comments. */
export function findLongComments(files: SourceFile[]): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      line.length > MAX_COLUMNS && /^\s*(?:\/\/|\/?\*)/.test(line)
        ? [`${path}:${index + 1}: has ${line.length} columns, the limit is ${MAX_COLUMNS}. Wrap the comment.`]
        : [],
    ),
  )
}

/** Lists commit subjects that are too long or lack a scope; see docs/style.md. */
export function findBadSubjects(subjects: string[]): string[] {
  return subjects
    .filter((subject) => subject.length > MAX_SUBJECT || !/^[a-z][a-z -]*: [A-Z]/.test(subject))
    .map((subject) => `“${subject}”: write “scope: Do one thing” in at most ${MAX_SUBJECT} characters.`)
}

/**
 * Lists each `any`, `!` and disabled type check without a `@NOTE` that gives the reason, on the line or the one above.
 */
export function findUnexplainedEscapes(files: SourceFile[]): string[] {
  return files.flatMap(({ path, lines, findings }) =>
    findings
      .filter(
        ({ what, line }) =>
          what !== 'process.env' && !`${lines[line - 2] ?? ''}${lines[line - 1] ?? ''}`.includes('@NOTE'),
      )
      .map(
        ({ what, line }) =>
          `${path}:${line}: ${what} without a reason. Narrow the type, or write a @NOTE that says why not.`,
      ),
  )
}

/**
 * Lists files that read the environment outside the settings, where every variable has a name, a description and a
 * check.
 */
export function findEnvironmentReaders(files: SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) =>
        /^(src|web|widget|command|sdk)\//.test(path) &&
        !SETTINGS_READERS.has(path) &&
        !/\.test\.tsx?$|\.config\.ts$/.test(path),
    )
    .flatMap(({ path, findings }) =>
      findings
        .filter(({ what }) => what === 'process.env')
        .map(
          ({ line }) =>
            `${path}:${line}: reads the environment. Add the setting to src/settings.ts and take it as an argument.`,
        ),
    )
}

/** Lists lines with a path of one machine, such as the checkout's own folder. */
export function findMachinePaths(texts: { path: string; text: string }[], places: string[]): string[] {
  return texts.flatMap(({ path, text }) =>
    places
      .filter((place) => text.includes(place))
      .map(
        (place) =>
          `${path}: names ${place}, which other machines do not have. Write the path relative to the repository.`,
      ),
  )
}

/** Lists packages that the decision's table does not explain, and rows without a package. */
export function findUnexplainedDependencies(declared: string[], decision: string): string[] {
  const rows = decision.split('\n').filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []),
  )
  return [
    ...declared
      .filter((name) => !explained.includes(name))
      .map((name) => `package.json: ${name} has no row. Say in the decision why it is here.`),
    ...explained
      .filter((name) => !declared.includes(name))
      .map((name) => `the decision explains ${name}, which is not installed. Remove it.`),
  ]
}

/** Describes the shape of the code in one line for the log. */
export function describeShape(files: SourceFile[]): string {
  const source = files.filter(({ path }) => /^(src|web|widget|command|sdk)\//.test(path) && !path.includes('.test.'))
  const lengths = source.map((file) => file.lines.length).sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
  const fullest = [...Map.groupBy(source, ({ path }) => dirname(path))].sort(([, a], [, b]) => b.length - a.length)[0]
  const folder = fullest ? `${fullest[0]} with ${fullest[1].length} files` : 'none'
  return `house: ${source.length} files, ${at(0.5)} lines at the median (aim: 90), ${at(0.95)} at p95 (aim: 300); fullest folder: ${folder}`
}

function stemOf(path: string): string {
  return basename(path).replace(/\.[a-z]+$/, '')
}
