import { CommandFailure, EXIT } from '../command-failure.ts'
import { openChat } from '../instance/agent-chat.ts'
import type { Lock } from '../lock-file.ts'
import { describeAnswer } from '../terminal/describe-answer.ts'
import { type Outcome, type Run, getLock, instanceOf } from './command-run.ts'

/** Asks the agent as a visitor would. It costs one credit. */
export async function askCommand(run: Run, words: readonly string[]): Promise<Outcome> {
  const question = words.join(' ').trim()
  if (question === '')
    throw new CommandFailure(EXIT.usage, 'The question is missing.', {
      next: 'node foyer.mjs ask "What does it cost?"',
    })
  const lock = getLock(run)
  const { ask } = await openChat(instanceOf(run, lock), widgetKeyOf(lock))
  run.screen.begin(question)
  const answer = await run.screen.work('Waiting for the answer', () => ask(question))
  run.screen.show(lock.agent_name, describeAnswer(answer))
  run.screen.end('')
  return { ...answer }
}

export function widgetKeyOf({ widget_key: key }: Lock): string {
  if (key !== undefined) return key
  throw new CommandFailure(EXIT.usage, 'This agent has no chat on websites, so this command cannot reach it.')
}
