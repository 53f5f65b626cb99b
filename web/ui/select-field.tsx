import type { SelectHTMLAttributes } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { FieldText } from './field-frame.tsx'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldText {
  options: { value: string; label: string }[]
}

/** A labeled select. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(inputProps) => (
        <select {...select} {...inputProps}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
