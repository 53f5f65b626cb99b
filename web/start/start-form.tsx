import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import type { ExistingAgent } from '#src/contract/api/agents-contract.ts'
import type { HomeResponse } from '#src/contract/app/app-contract.ts'
import type { ApiError } from '../lib/http.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { TakeOverLink } from '../ui/take-over-link.tsx'
import { fieldOf, withField, withSample } from './form-values.ts'
import type { FieldName, FormValues } from './form-values.ts'
import { startText } from './start-text.ts'

const text = startText.form

/** Plain text, not `type=url`, so that a website can be typed without its scheme. */
export const WEBSITE_INPUT = {
  placeholder: text.websitePlaceholder,
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'off',
  spellCheck: false,
} as const

interface StartFormProps {
  values: FormValues
  home: HomeResponse | undefined
  error: ApiError | undefined
  onChange: (values: FormValues) => void
  onSubmit: () => void
  onClaimWebsite: () => void
}

/** Asks for website, company and email. An error appears at its field, or above the button. */
export function StartForm({ values, home, error, onChange, onSubmit, onClaimWebsite }: StartFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const refused = error && fieldOf(error.message)

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid], .notice')?.focus()
  }, [error])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const field = (name: FieldName) => ({
    label: text[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange(withField(values, name, event.target.value)),
    error: refused === name ? error?.message : undefined,
  })
  const fillIn = (business: HomeResponse['sample']) => {
    onChange(withSample(values, business))
    submitButton.current?.focus()
  }

  return (
    <form className="start-form" ref={form} onSubmit={submit}>
      <Field {...field('website')} {...WEBSITE_INPUT} />
      <Field {...field('company')} autoComplete="organization" required maxLength={200} />
      <Field {...field('email')} hint={text.emailHint} type="email" autoComplete="email" required />
      {error && !refused && <Refusal error={error} onClaimWebsite={onClaimWebsite} />}
      <Button variant="primary" type="submit" ref={submitButton}>
        {text.submit}
        <Icon name="arrow" />
      </Button>
      {home && (
        <>
          <SampleOffer onTake={() => fillIn(home.sample)} />
          <p className="start-trial">{text.trial(home.trial.message_limit, home.trial.expires_in_days)}</p>
        </>
      )}
    </form>
  )
}

function SampleOffer({ onTake }: { onTake: () => void }) {
  return (
    <p className="start-sample">
      <button type="button" className="text-button" onClick={onTake}>
        {text.sample}
      </button>
      <span>{text.sampleHint}</span>
    </p>
  )
}

function Refusal({ error, onClaimWebsite }: { error: ApiError; onClaimWebsite: () => void }) {
  const existing = error.body.existing_agent as ExistingAgent | undefined
  return (
    <Notice tone="danger" title={error.message} urgent focusable>
      {existing && <p>{startText.refused.existing(existing.agent_name, existing.company_name)}</p>}
      {error.code === 'website_taken' && (
        <p className="notice-actions">
          <Button onClick={onClaimWebsite}>{startText.refused.claim}</Button>
        </p>
      )}
      <TakeOverLink error={error} />
    </Notice>
  )
}
