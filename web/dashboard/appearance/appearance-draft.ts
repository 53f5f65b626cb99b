import type { AgentView, UpdateAgentRequest } from '#src/contract/app/app-contract.ts'
import type { Appearance } from '#src/contract/chat/appearance-contract.ts'
import { DEFAULT_COLOR, DEFAULT_DELAY_SECONDS } from '#src/contract/chat/appearance-defaults.ts'

/** The form's values: texts, and lists with an entry on each line. */
export interface AppearanceDraft {
  greeting: string
  color: string
  position: 'right' | 'left'
  scheme: 'auto' | 'light' | 'dark'
  avatar: string
  launcher: string
  questions: string
  bubble: string
  delay: string
  page: string
  origins: string
}

type Looks = Pick<AgentView, 'greeting' | 'appearance' | 'site_look'>

/** Returns the form's values. The color and the avatar are the website's if the owner set none. */
export function toDraft({ greeting, appearance, site_look: site }: Looks): AppearanceDraft {
  const { color, position, scheme, avatar, launcher, questions, bubble, delay, page, origins } = appearance
  return {
    greeting,
    color: color ?? site.colors[0] ?? DEFAULT_COLOR,
    position: position ?? 'right',
    scheme: scheme ?? 'auto',
    avatar: avatar ?? site.images[0]?.url ?? '',
    launcher: launcher ?? '',
    questions: questions?.join('\n') ?? '',
    bubble: bubble ?? '',
    delay: String(delay ?? DEFAULT_DELAY_SECONDS),
    page: page ?? '',
    origins: origins?.join('\n') ?? '',
  }
}

/** Returns the request. It leaves out empty fields, so that they get their defaults. */
export function toChanges({ greeting, ...draft }: AppearanceDraft): UpdateAgentRequest {
  const { color, position, scheme, avatar, launcher, bubble, page } = draft
  const questions = linesOf(draft.questions)
  const origins = linesOf(draft.origins)
  const appearance: Appearance = {
    color,
    position,
    scheme,
    avatar: avatar || undefined,
    launcher: launcher || undefined,
    questions: questions.length > 0 ? questions : undefined,
    ...(bubble && { bubble, delay: Number(draft.delay), page: page || undefined }),
    origins: origins.length > 0 ? origins : undefined,
  }
  return { greeting: greeting.trim(), appearance }
}

/** Reports whether saving the draft would change the agent. */
export const isChanged = (draft: AppearanceDraft, agent: Looks): boolean =>
  JSON.stringify(toChanges(draft)) !== JSON.stringify(toChanges(toDraft(agent)))

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
