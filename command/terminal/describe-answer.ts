import type { AgentAnswer } from '../instance/agent-chat.ts'

const MAX_LINES = 12

/** An answer with its sources. */
export function describeAnswer({ answer, answered, sources }: AgentAnswer): string[] {
  const lines = answer.split('\n').filter((line) => line.trim() !== '')
  const shown = lines.slice(0, MAX_LINES)
  const named = sources.map(({ title, url }) => (url ? `${title} (${url})` : title))
  return [
    ...shown,
    ...(lines.length > shown.length ? ['…'] : []),
    ...(named.length > 0 ? [`Source: ${named.join('; ')}`] : []),
    ...(answered ? [] : ['The agent does not know this.']),
  ]
}
