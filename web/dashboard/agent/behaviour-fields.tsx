import { TONES } from '#src/contract/api/own-agents-contract.ts'
import type { FieldProblems } from '../../lib/check-form.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { agentText } from './agent-text.ts'

const text = agentText.behaviour
const TONE_CHOICES = TONES.map((value) => ({ value, label: text.tones[value] }))

export interface BehaviourDraft {
  name: string
  zone: string
  tone: string
  languages: string
  goals: string
  consent: boolean
  consentText: string
  privacyUrl: string
  retention: string
}

interface BehaviourFieldsProps {
  values: BehaviourDraft
  problems: FieldProblems
  onChange: (changes: Partial<BehaviourDraft>) => void
}

/** How a model writes for the agent. */
export function MannerFields({ values, problems, onChange }: BehaviourFieldsProps) {
  return (
    <fieldset className="form-group">
      <legend className="field-label">{text.model}</legend>
      <SelectField
        label={text.tone}
        options={TONE_CHOICES}
        value={values.tone}
        onChange={({ target }) => onChange({ tone: target.value })}
      />
      <Field
        label={text.languages}
        hint={text.languagesHint}
        error={problems['languages']}
        value={values.languages}
        onChange={({ target }) => onChange({ languages: target.value })}
      />
      <TextAreaField
        label={text.goals}
        hint={text.goalsHint}
        error={problems['goals']}
        rows={2}
        value={values.goals}
        onChange={({ target }) => onChange({ goals: target.value })}
      />
    </fieldset>
  )
}

/** What visitors are asked before details of theirs are kept, and where they read more. */
export function ConsentFields({ values, problems, onChange }: BehaviourFieldsProps) {
  return (
    <>
      <CheckField
        label={text.consent}
        hint={text.consentHint}
        checked={values.consent}
        onChange={({ target }) => onChange({ consent: target.checked })}
      />
      {values.consent && (
        <TextAreaField
          label={text.consentText}
          hint={text.consentTextHint}
          error={problems['consent_text']}
          rows={3}
          minLength={10}
          maxLength={500}
          value={values.consentText}
          onChange={({ target }) => onChange({ consentText: target.value })}
        />
      )}
      <Field
        label={text.privacy}
        hint={text.privacyHint}
        error={problems['privacy_url']}
        type="url"
        value={values.privacyUrl}
        onChange={({ target }) => onChange({ privacyUrl: target.value })}
      />
    </>
  )
}
