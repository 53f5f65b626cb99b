import { useId } from 'react'
import { TONES } from '#src/contract/api/own-agents-contract.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import type { FieldBinding } from '../use-checked-form.ts'
import { agentText } from './agent-text.ts'

const text = agentText.behavior
const TONE_CHOICES = TONES.map((value) => ({ value, label: text.tones[value] }))

interface FieldsProps<Name extends string> {
  field: (name: Name) => FieldBinding
}

interface MannerFieldsProps extends FieldsProps<'tone' | 'languages' | 'goals'> {
  /** Whether a model writes the agent's answers. */
  hasModel: boolean
}

/** Fields for how a model writes replies. They say whether they have an effect. */
export function MannerFields({ field, hasModel }: MannerFieldsProps) {
  const hint = useId()
  return (
    <fieldset className="form-group" aria-describedby={hint}>
      <legend className="field-label">{text.model}</legend>
      <p className="field-hint" id={hint}>
        {hasModel ? text.modelHints.on : text.modelHints.off}
      </p>
      <SelectField label={text.tone} options={TONE_CHOICES} {...field('tone')} />
      <Field label={text.languages} hint={text.languagesHint} {...field('languages')} />
      <TextAreaField label={text.goals} hint={text.goalsHint} rows={2} {...field('goals')} />
    </fieldset>
  )
}

interface ConsentFieldsProps extends FieldsProps<'consent_text' | 'privacy_url'> {
  asks: boolean
  onAsk: (asks: boolean) => void
}

/** Fields for the consent question and the privacy policy. */
export function ConsentFields({ field, asks, onAsk }: ConsentFieldsProps) {
  return (
    <>
      <CheckField
        label={text.consent}
        hint={text.consentHint}
        checked={asks}
        onChange={({ target }) => onAsk(target.checked)}
      />
      {asks && (
        <TextAreaField
          label={text.consentText}
          hint={text.consentTextHint}
          rows={3}
          minLength={10}
          maxLength={500}
          {...field('consent_text')}
        />
      )}
      <Field label={text.privacy} hint={text.privacyHint} type="url" {...field('privacy_url')} />
    </>
  )
}
