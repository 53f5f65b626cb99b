import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'KI-Assistent',
  unverified: 'Dieses Unternehmen wurde nicht überprüft.',
  conversation: 'Unterhaltung',
  suggestions: 'Vorgeschlagene Fragen',
  placeholder: 'Nachricht schreiben…',
  send: 'Nachricht senden',
  close: 'Chat schließen',
  you: 'Sie',
  person: 'Mitarbeiter',
  writing: 'Antwort wird geschrieben…',
  sources: 'Quellen',
  lost: 'Die Verbindung ist abgebrochen. Ihre Nachricht bleibt erhalten.',
  unreachable: 'Der Chat ist gerade nicht erreichbar.',
  retry: 'Erneut versuchen',
}
