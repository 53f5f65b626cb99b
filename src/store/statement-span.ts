import { currentContext } from '#src/base/context.ts'

/** The first verb that reads or writes, and its table. Values are never part of it. */
const VERB = /\b(?:select|insert|update|delete|begin|commit|rollback|declare|fetch|lock|analyze|vacuum)\b/i
const TABLE = /(?<!epoch )\b(?:from|into|update)\s+"?([a-z_]\w*)"?(?:\."?([a-z_]\w*)"?)?/i

/** Runs a statement as a span of the current request or job: the time of the database, its connection included. */
export function inStatementSpan<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const parent = currentContext()?.span
  if (!parent) return run()
  const verb = (VERB.exec(text)?.[0] ?? 'statement').toLowerCase()
  const [, first, second] = TABLE.exec(text) ?? []
  const table = second ?? first
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': verb, 'db.collection.name': table }
  const span = parent.begin(table === undefined ? verb : `${verb} ${table}`, { kind: 'client', attributes })
  return run()
    .catch((error: unknown) => {
      span.fail(error)
      throw error
    })
    .finally(() => span[Symbol.dispose]())
}
