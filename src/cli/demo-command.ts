import { createApp } from '#src/app.ts'
import { emailAddress } from '#src/contract/api/email.ts'
import { type Config, readConfig } from '#src/config.ts'
import { type Demo, DEMO_CONVERSATIONS, createDemo } from '#src/features/demo/demo.ts'
import { startServer } from '#src/transport/http/server.ts'
import { askRunning } from './ask-running.ts'
import { locateDatabase } from './open-configured.ts'
import { type Progress, showProgress } from './show-progress.ts'

const DEFAULT_EMAIL = 'owner@tidewheel.example'

/** Creates the demo in an account and prints a sign-in link. */
export async function fillDemo(email = DEFAULT_EMAIL): Promise<number> {
  if (!emailAddress.safeParse(email).success)
    throw new Error('--email must be an email address such as name@example.com')
  const config = readConfig()
  const { isNew, conversations, signInLink } = await fill(config, email)
  process.stdout.write(
    [
      isNew
        ? `Created the demo: an agent with ${conversations} conversations.`
        : 'The demo already exists. Nothing was added.',
      `Sign in as ${email} (once, within 15 minutes):`,
      signInLink,
      '',
    ].join('\n'),
  )
  return 0
}

/** Creates the demo in the running service, if that holds the database, or else in this process. */
async function fill(config: Config, email: string): Promise<Pick<Demo, 'isNew' | 'conversations' | 'signInLink'>> {
  using progress = showProgress()
  progress.show('Creating the demo')
  return (await askRunning(config, { ask: 'demo', email })) ?? (await fillAlone(config, email, progress))
}

/**
 * Serves the sample website from this process on its own port, but names it by the service's future URL: PUBLIC_URL, or
 * localhost with the configured port.
 */
async function fillAlone(config: Config, email: string, progress: Progress): Promise<Demo> {
  const settings: Config = {
    ...config,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'warn',
    role: 'web',
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
  }
  progress.show('Opening the database')
  await using app = await createApp(settings, locateDatabase(config))
  const server = await startServer(app)
  try {
    return await createDemo(app, email, ({ conversations }) =>
      conversations === 0
        ? progress.show('Reading the sample website')
        : progress.show('Answering its visitors', `${conversations} of ${DEMO_CONVERSATIONS}`),
    )
  } finally {
    await server.close()
  }
}
