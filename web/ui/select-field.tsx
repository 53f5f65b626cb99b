import type { SelectHTMLAttributes } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldWords {
  options: { value: string; label: string }[]
}

/** A labeled select. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <select {...select} {...ties}>
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
