import { parseArgs } from 'node:util'
import { backUp, restore } from './cli/backup-commands.ts'
import { examine } from './cli/doctor.ts'
import { listJobs, retryJobs } from './cli/jobs-commands.ts'
import { ConfigError } from './config.ts'

/** The command `foyer`. Exits with 0 when done, 1 when it could not be done, 2 when the command line makes no sense. */
const HELP = `Usage: foyer COMMAND

  start           serve, as npm start does, without building the pages
  backup FILE     write everything that the database holds into FILE
  restore FILE    fill an empty database, of either kind, from FILE
  doctor          look at the settings, the database, the disk and all that the service talks to
  jobs list       show the jobs that wait, run, are tried again or are dead
  jobs retry      let the dead jobs run again

Settings are read from the environment and .env, as the service reads them: DATABASE_URL names a PostgreSQL, without it the
database is the embedded one in DATA_DIR. A command works on the database itself; the embedded one must not be in use.
`

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  start: async () => {
    await import('./main.ts')
    return 0
  },
  doctor: () => examine(),
  backup: ([file]) => (file ? backUp(file) : misuse('Say where to: foyer backup FILE')),
  restore: ([file]) => (file ? restore(file) : misuse('Say from where: foyer restore FILE')),
  jobs: ([action]) =>
    action === 'list' ? listJobs() : action === 'retry' ? retryJobs() : misuse('Say what to do: foyer jobs list, or foyer jobs retry'),
}

function misuse(sentence: string): Promise<number> {
  process.stderr.write(`${sentence}\n\n${HELP}`)
  return Promise.resolve(2)
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
  const [name = '', ...args] = positionals
  if (values.help || name === 'help') return process.stdout.write(HELP) ? 0 : 0
  const command = COMMANDS[name]
  return command ? command(args) : misuse(name ? `Unknown command: ${name}` : 'Say what to do.')
}

try {
  process.exitCode = await run()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const misused = code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`${message}\n`)
  process.exitCode = misused || error instanceof ConfigError ? 2 : 1
}
