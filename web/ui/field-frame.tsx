import { useId } from 'react'
import type { AriaAttributes, ReactNode } from 'react'

/** The text around an input. */
export interface FieldText {
  label: string
  hint?: ReactNode
  error?: string
}

interface FieldFrameProps extends FieldText {
  /** Draws the input with the props that bind it to its label. */
  children: (inputProps: { id: string } & Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>) => ReactNode
}

/** The label of an input, with its hint and error, which screen readers read with it. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
