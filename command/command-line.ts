import { parseArgs } from 'node:util'
import { CommandFailure, EXIT } from './command-failure.ts'

const OPTIONS = {
  instance: { type: 'string' },
  dir: { type: 'string' },
  app: { type: 'string' },
  exclude: { type: 'string', multiple: true },
  'skip-secrets': { type: 'boolean' },
  email: { type: 'string' },
  company: { type: 'string' },
  website: { type: 'string' },
  apply: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  update: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

export const COMMANDS = ['create', 'show', 'push', 'test', 'ask', 'status', 'open', 'mcp'] as const
export type CommandName = (typeof COMMANDS)[number]

export type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

export interface CommandLine {
  command: CommandName | undefined
  words: string[]
  options: Options
}

/** Reads the arguments. Throws a `CommandFailure` that names what is wrong. */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args)
  const [name, ...words] = positionals
  if (name === undefined) return { command: undefined, words, options: values }
  const command = COMMANDS.find((one) => one === name)
  if (command === undefined)
    throw new CommandFailure(EXIT.usage, `There is no command ${name}.`, { fix: `Use one of ${COMMANDS.join(', ')}.` })
  if (words.length > 0 && command !== 'ask')
    throw new CommandFailure(EXIT.usage, `${command} takes no argument, but got ${words.join(' ')}.`)
  return { command, words, options: values }
}

function parse(args: string[]): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>> {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const said = error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error)
    throw new CommandFailure(EXIT.usage, `${said.replace(/\.$/u, '')}.`, {
      fix: 'node foyer.mjs --help lists the options.',
    })
  }
}

export const USAGE = `Turns a repository into an AI sales agent that answers your visitors.

  node foyer.mjs create         creates the agent, asks it three questions and
                                shows the line that adds the chat to your site
  node foyer.mjs show           shows what would be sent, and sends nothing
  node foyer.mjs push           sends the content again if it changed
  node foyer.mjs ask QUESTION   asks the agent as a visitor would
  node foyer.mjs test           asks the questions of foyer.questions.json
  node foyer.mjs status         shows the agent, and whether content changed
  node foyer.mjs open           opens the dashboard
  node foyer.mjs mcp            connects an assistant over stdio to the instance

Options
  --instance URL     the Foyer instance; default FOYER_URL, else the one that
                     served this file
  --app FOLDER       the application of a monorepo
  --exclude PATH     leaves out a file or folder; can be repeated
  --skip-secrets     leaves out lines that hold a secret, instead of refusing
  --dir FOLDER       the repository; default the current folder

  create
  --email EMAIL      owner of the agent; not needed with FOYER_API_KEY
  --company NAME     default: the name that the repository states
  --website URL      also reads this public website
  --apply            adds the embed line to the layout file
  -y, --yes          asks nothing

  test
  --update           accepts the current answers

  --json             prints one JSON object, as without a terminal
  -h, --help         -v, --version

FOYER_API_KEY is a key of your account. Without it, create makes a demo agent
that you claim by a link; push needs the key.

Exit codes: 0 done, 1 failed, 2 wrong use, 3 secrets found, 4 refused by the
instance, 5 instance not reached, 6 an answer got worse, 130 interrupted.
`
