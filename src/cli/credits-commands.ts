import { type Config, readConfig } from '#src/config.ts'
import type { ControlRequest } from '#src/contract/control/control-contract.ts'
import type { OperatorAccount } from '#src/contract/app/operator-contract.ts'
import { runCommand } from '#src/features/access/access.ts'
import { askRunning } from './ask-running.ts'
import { openConfigured } from './open-configured.ts'

export type CreditsRequest = Omit<ControlRequest & { ask: 'credits' }, 'ask'>

/** Changes an account's credits or limits, then prints them. */
export async function manageCredits(request: CreditsRequest): Promise<number> {
  const config = readConfig()
  const running = await askRunning(config, { ask: 'credits', ...request })
  const account = running ? running.account : await runStandalone(config, request)
  process.stdout.write(describe(account))
  return 0
}

async function runStandalone(config: Config, request: CreditsRequest): Promise<OperatorAccount> {
  await using database = await openConfigured(config)
  return await runCommand({ db: database.db, config }, request)
}

function describe({ account, credits, agents, exceptions, agents_per_day: agentsPerDay }: OperatorAccount): string {
  const lines = [
    `Account ${account.account_id}${account.email ? `, ${account.email}` : ', no verified email'}${account.name ? `, ${account.name}` : ''}`,
    `  granted: ${credits.granted} credits, ${credits.used} used, ${credits.left} left`,
    `  agents a day: ${agentsPerDay}${exceptions.agents_per_day === undefined ? '' : ' (exception)'}`,
    ...(exceptions.model_tokens_per_day === undefined
      ? []
      : [`  model tokens a day: ${exceptions.model_tokens_per_day} (exception)`]),
    ...agents.map(
      ({ agent_id: id, agent_name: name, used, limit, left }) =>
        `  agent ${id}, ${name}: ${used} of ${limit} used, ${left} left`,
    ),
  ]
  return `${lines.join('\n')}\n`
}
