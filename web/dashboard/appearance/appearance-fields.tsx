import type { ChangeEvent } from 'react'
import { Field } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { agentText } from '../agent/agent-text.ts'
import type { AppearanceDraft } from './appearance-draft.ts'
import { ChoiceField } from './choice-field.tsx'

const text = agentText.appearance

interface AppearanceFieldsProps {
  draft: AppearanceDraft
  onChange: (changes: Partial<AppearanceDraft>) => void
}

type TextName = 'greeting' | 'color' | 'avatar' | 'launcher' | 'questions' | 'bubble' | 'delay' | 'page' | 'origins'

export function AppearanceFields({ draft, onChange }: AppearanceFieldsProps) {
  const input = (name: TextName) => ({
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: target.value }),
  })
  return (
    <div className="appearance-fields">
      <Field label={text.color} hint={text.colorHint} type="color" {...input('color')} />
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
      <Field label={text.avatar} hint={text.avatarHint} maxLength={2048} {...input('avatar')} />
      <Field label={text.launcher} maxLength={40} {...input('launcher')} />
      <Field label={text.bubble} hint={text.bubbleHint} maxLength={200} {...input('bubble')} />
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
