import type { LeadRecord } from '#src/contract/api/inbox-contract.ts'

/** What a lead is called: the name, else the way to reach it. */
export function whoIs({ details }: LeadRecord): string {
  const { name, email, phone } = details
  return (name ?? email ?? phone)?.value ?? ''
}
