import { groupBy } from '../group-by.ts'
import type { Contribution, Gathered } from '../gather/gather-context.ts'
import type { LeftOut } from '../repository/read-repository.ts'
import { textColumns } from './screen.ts'

const MAX_FILES = 6
const MAX_REASONS = 12
const MAX_NAMES = 60

/** Returns the plan for a person: each member with the files that it comes from. */
export function describeSent({ contributions, context }: Gathered): string[] {
  const width = Math.max(...contributions.map(({ path }) => path.length), 0)
  const column = Math.min(width, textColumns() - 34)
  const byMember = groupBy(contributions, ({ member }) => member)
  const lines = Object.keys(context).flatMap((member) => {
    const own = byMember.get(member) ?? []
    const shown = own.slice(0, MAX_FILES).map(({ path, what }) => `  ${shorten(path, column).padEnd(column)}  ${what}`)
    const more = own.length - shown.length
    return [member, ...shown, ...(more > 0 ? [`  and ${more} more files`] : [])]
  })
  return lines.length > 0 ? lines : ['Nothing.']
}

/** Describes the files that are not sent, by reason. */
export function describeLeftOut(leftOut: readonly LeftOut[]): string[] {
  const reasons = [...groupBy(leftOut, ({ reason }) => reason)].sort(([a], [b]) => importance(a) - importance(b))
  return reasons.slice(0, MAX_REASONS).map(([reason, files]) => {
    const names: string[] = []
    for (const { path } of files) if (names.join(', ').length < MAX_NAMES - path.length) names.push(path)
    if (names.length === 0 && files[0]) names.push(shorten(files[0].path, MAX_NAMES))
    const more = files.length - names.length
    return `${reason}: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  })
}

const importance = (reason: string): number =>
  /never opened|not looked at/u.test(reason) ? 0 : /size|MB/u.test(reason) ? 1 : 2

/** Shortens a path but keeps its end. */
const shorten = (path: string, columns: number): string =>
  path.length <= columns ? path : `…${path.slice(path.length - columns + 1)}`

/** Returns the plan for a program. */
export function planJson({ app, company, language, contributions, leftOut }: Gathered): Record<string, unknown> {
  return {
    company_name: company,
    app: app.folder.slice(0, -1) || '.',
    framework: app.framework,
    language,
    sent: membersOf(contributions),
    left_out: leftOut,
  }
}

const membersOf = (contributions: readonly Contribution[]): Record<string, { path: string; what: string }[]> =>
  Object.fromEntries(
    [...groupBy(contributions, ({ member }) => member)].map(([member, own]) => [
      member,
      own.map(({ path, what }) => ({ path, what })),
    ]),
  )
