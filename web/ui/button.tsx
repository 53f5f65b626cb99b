import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'

type Variant = 'primary' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  /** Work is under way: the button keeps its place and focus, and does nothing. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ variant = 'quiet', busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={`button button-${variant}`}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
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
