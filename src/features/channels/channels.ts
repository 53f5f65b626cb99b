/** The places where visitors meet an agent: the links that lead there, and what arrives from WhatsApp. */
export { chatLink, embedCode, isOwnLink } from './links.ts'
export { createChatCode, receiveWhatsAppText } from './whatsapp.ts'
