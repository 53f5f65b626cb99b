import type { LeadRecord } from '#src/contract/api/inbox-contract.ts'

/** Returns a lead's name, or else its contact details. */
export function leadName({ details }: LeadRecord): string {
  const { name, email, phone } = details
  return (name ?? email ?? phone)?.value ?? ''
}
