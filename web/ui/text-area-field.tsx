import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { FieldText } from './field-frame.tsx'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldText

/** A labeled text area with a hint and an error. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(inputProps) => <textarea {...area} {...inputProps} />}
    </FieldFrame>
  )
}
