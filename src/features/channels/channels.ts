/** The places where visitors meet an agent: the links that lead there, and what arrives from WhatsApp. */
export { chatTheme, checkOrigin, launcherSettings } from './appearance.ts'
export { updateAppearance } from './appearance-store.ts'
export { hostedPageHead, hostedPageIcon, hostedPageLink } from './hosted-page.ts'
export { checkImageLink, createImageCache, getImage, imageLink } from './images.ts'
export { chatLink, embedCode, isOwnLink } from './links.ts'
export { continueOnWhatsApp, createChatCode, receiveWhatsAppText } from './whatsapp.ts'
