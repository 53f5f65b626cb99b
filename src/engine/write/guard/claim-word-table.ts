/** What nobody may say of a business unless it says so itself. */
export const CLAIM_KINDS = ['discount', 'guarantee', 'certificate', 'free'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]
