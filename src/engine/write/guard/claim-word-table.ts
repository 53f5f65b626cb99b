/** Claims that a reply may make only if the business makes them. */
export const CLAIM_KINDS = ['discount', 'guarantee', 'certificate', 'free'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]
