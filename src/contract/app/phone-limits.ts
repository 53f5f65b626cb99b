/**
 * What a person can write into one WhatsApp message. What the Cloud API takes of a business is shorter. Apart from
 * schemas, for a page without them.
 */
export const MAX_PHONE_TEXT = 65_536
