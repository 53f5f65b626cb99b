import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { FieldText } from './field-frame.tsx'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldText {
  ref?: Ref<HTMLInputElement>
}

/** A labeled input with a hint and an error. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(inputProps) => <input {...input} {...inputProps} />}
    </FieldFrame>
  )
}
