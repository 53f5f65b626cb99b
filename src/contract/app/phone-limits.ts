/**
 * The longest message a person can write on WhatsApp. The Cloud API's limit for businesses is lower. In its own file
 * for a page that does not load the schemas.
 */
export const MAX_PHONE_TEXT = 65_536
