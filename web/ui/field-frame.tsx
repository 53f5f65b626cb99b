import { useId } from 'react'
import type { AriaAttributes, ReactNode } from 'react'

export interface FieldWords {
  label: string
  hint?: ReactNode
  error?: string
}

interface FieldFrameProps extends FieldWords {
  /** Draws the input with the props that bind it to its label. */
  children: (ties: { id: string } & Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'>) => ReactNode
}

/** The label of an input, with its hint and error, which screen readers read with it. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
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
