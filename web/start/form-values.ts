import type { HomeResponse } from '#src/contract/app/app-contract.ts'
import type { CreationRequest } from '../lib/agent-creation.ts'
import { completeAddress, suggestCompanyName } from '../lib/website-address.ts'

export interface FormValues {
  website: string
  company: string
  /** The form guesses the company from the website until the person types one. */
  companySuggested: boolean
  email: string
}

export type FieldName = 'website' | 'company' | 'email'

export const emptyValues: FormValues = { website: '', company: '', companySuggested: true, email: '' }

/** Returns the values after the person types into a field. */
export function withField(values: FormValues, field: FieldName, typed: string): FormValues {
  if (field === 'email') return { ...values, email: typed }
  if (field === 'company') return { ...values, company: typed, companySuggested: typed.trim() === '' }
  const company = values.companySuggested ? suggestCompanyName(typed) : values.company
  return { ...values, website: typed, company }
}

/** Fills in the sample business. Without a typed email, it uses a random address of a reserved domain. */
export function withSample(values: FormValues, sample: HomeResponse['sample']): FormValues {
  const someone = crypto.getRandomValues(new Uint32Array(1)).join('')
  return {
    website: sample.website_url,
    company: sample.company_name,
    companySuggested: false,
    email: values.email.trim() || `owner-${someone}@example.com`,
  }
}

export function toRequest({ website, company, email }: FormValues): CreationRequest {
  const address = completeAddress(website)
  return { email: email.trim(), company_name: company.trim(), website_url: address || undefined }
}

/** Returns the field that an error names, if it names one. */
export function fieldOf(message: string): FieldName | undefined {
  if (message.includes('website_url')) return 'website'
  if (/^Invalid email\b/.test(message)) return 'email'
  if (message.startsWith('company_name')) return 'company'
  return undefined
}
