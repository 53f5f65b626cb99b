import type { ChangeEvent } from 'react'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { Field } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { agentText } from '../agent/agent-text.ts'
import type { AppearanceDraft } from './appearance-draft.ts'
import { AvatarField } from './avatar-field.tsx'
import { ColorField } from './color-field.tsx'
import { lookText } from './look-text.ts'
import { Suggestions } from './suggestions.tsx'
import { ChoiceField } from './choice-field.tsx'

const text = agentText.appearance

interface AppearanceFieldsProps {
  agent: AgentView
  /** Questions that the agent can answer. */
  questions: readonly string[]
  draft: AppearanceDraft
  onChange: (changes: Partial<AppearanceDraft>) => void
}

type TextName = 'greeting' | 'launcher' | 'questions' | 'bubble' | 'delay' | 'page' | 'origins'

/** The most characters that fit beside the launcher's icon. */
const MAX_LAUNCHER = 40

export function AppearanceFields({ agent, questions, draft, onChange }: AppearanceFieldsProps) {
  const input = (name: TextName) => ({
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: target.value }),
  })
  return (
    <div className="appearance-fields">
      <ColorField value={draft.color} colors={agent.site_look.colors} onChange={(color) => onChange({ color })} />
      <ChoiceField
        label={text.position}
        choices={text.positions}
        value={draft.position}
        onChange={(position) => onChange({ position })}
      />
      <ChoiceField
        label={text.scheme}
        choices={text.schemes}
        value={draft.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <TextAreaField label={text.greeting} rows={2} maxLength={1000} required {...input('greeting')} />
      <TextAreaField label={text.questions} hint={text.questionsHint} rows={3} {...input('questions')} />
      {!draft.questions && questions.length > 0 && (
        <TextButton onClick={() => onChange({ questions: questions.join('\n') })}>{lookText.foundQuestions}</TextButton>
      )}
      <AvatarField agent={agent} value={draft.avatar} onChange={(avatar) => onChange({ avatar })} />
      <Field label={text.launcher} maxLength={MAX_LAUNCHER} {...input('launcher')} />
      {!draft.launcher && (
        <Suggestions
          texts={[agent.name, agent.company_name].filter((name) => name.length <= MAX_LAUNCHER)}
          onPick={(launcher) => onChange({ launcher })}
        />
      )}
      <Field label={text.bubble} hint={text.bubbleHint} maxLength={200} {...input('bubble')} />
      {!draft.bubble && <Suggestions texts={questions.slice(0, 2)} onPick={(bubble) => onChange({ bubble })} />}
      {draft.bubble && (
        <>
          <Field label={text.delay} type="number" min={0} max={3600} required {...input('delay')} />
          <Field label={text.page} hint={text.pageHint} maxLength={500} {...input('page')} />
        </>
      )}
      <TextAreaField label={text.origins} hint={text.originsHint} rows={3} {...input('origins')} />
    </div>
  )
}
