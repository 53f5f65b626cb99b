import { findLayout } from '../embed/layout-file.ts'
import { describeLeftOut, describeSent, planJson } from '../terminal/describe-plan.ts'
import { type Outcome, type Read, type Run, readContent, refuseSecrets } from './command-run.ts'

/** Shows what `create` or `push` would send, and sends nothing. */
export async function showCommand(run: Run): Promise<Outcome> {
  run.screen.begin('Foyer: what would be sent')
  const read = await readContent(run)
  showPlan(run, read)
  refuseSecrets(read)
  run.screen.end('Nothing was sent. Create the agent: node foyer.mjs create')
  return {
    ...planJson(read.gathered),
    layout_file: findLayout(read.repository.files, read.repository.app)?.path,
    codebase_context: read.gathered.context,
    next: ['node foyer.mjs create'],
  }
}

export function showPlan({ screen }: Run, { gathered, repository }: Read): void {
  const { app, company, leftOut } = gathered
  const place = app.folder === '' ? '' : ` in ${app.folder.slice(0, -1)}`
  const known = app.framework === 'unknown' ? 'no known framework' : app.framework
  screen.step(`${company}: ${known}${place}, ${repository.files.length} files read`)
  screen.show('Sent', describeSent(gathered))
  if (leftOut.length > 0) screen.show('Left out', describeLeftOut(leftOut))
}
