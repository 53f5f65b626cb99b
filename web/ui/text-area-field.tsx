import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords

/** A labeled text area with a hint and an error. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <textarea {...area} {...ties} />}
    </FieldFrame>
  )
}
