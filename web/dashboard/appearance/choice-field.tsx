import { useId } from 'react'

interface ChoiceFieldProps<Value extends string> {
  label: string
  choices: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one from a few, all visible. */
export function ChoiceField<Value extends string>({ label, choices, value, onChange }: ChoiceFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice-field">
      <legend>{label}</legend>
      <div className="chips">
        {(Object.keys(choices) as Value[]).map((choice) => (
          <label key={choice} className="chip">
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            {choices[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
