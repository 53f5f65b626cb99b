import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'Assistente IA',
  unverified: 'Questa azienda non è stata verificata.',
  conversation: 'Conversazione',
  suggestions: 'Domande suggerite',
  placeholder: 'Scrivi un messaggio…',
  send: 'Invia messaggio',
  close: 'Chiudi la chat',
  you: 'Tu',
  person: 'Membro del team',
  writing: 'Risposta in scrittura…',
  sources: 'Fonti',
  lost: 'La connessione si è interrotta. Il tuo messaggio è conservato.',
  unreachable: 'La chat non è raggiungibile in questo momento.',
  retry: 'Riprova',
}
