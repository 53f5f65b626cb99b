import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'

type Variant = 'primary' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  /** A request is running: the button keeps its place and focus, and does nothing. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Enter in a field presses the form's button. Ignoring it here prevents a second submit. */
const refuse = (event: MouseEvent) => event.preventDefault()

export function Button({ variant = 'quiet', busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${variant}`}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: Variant
}

export function ButtonLink({ variant = 'quiet', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`button button-${variant}`}>
      {children}
    </a>
  )
}
