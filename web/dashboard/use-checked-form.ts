import { useState } from 'react'
import type { FormEvent } from 'react'
import { checkForm } from '../lib/check-form.ts'
import type { FieldProblems, FormSchema } from '../lib/check-form.ts'

interface CheckedFormOptions<Values, Request> {
  initial: Values
  schema: FormSchema<Request>
  /** Returns the request for the values. */
  toRequest: (values: Values) => object
}

/** The names of the values that are text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

/** Props that bind a field to its value. */
export interface FieldBinding {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Holds a form's values and checks them with the API's schema on submit. The first invalid field takes the focus. */
export function useCheckedForm<Values extends object, Request>({
  initial,
  schema,
  toRequest,
}: CheckedFormOptions<Values, Request>) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FieldProblems>({})

  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }))
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }))
  }
  const field = (name: TextName<Values>): FieldBinding => ({
    value: String(values[name]),
    error: problems[name],
    onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
  })
  const submit = (event: FormEvent<HTMLFormElement>, onValid: (request: Request) => void) => {
    event.preventDefault()
    const form = event.currentTarget
    const { request, problems: found } = checkForm(schema, toRequest(values))
    setProblems(found ?? {})
    if (request !== undefined) return onValid(request)
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  return { values, problems, field, change, submit, isChanged, reset: () => setValues(initial) }
}
