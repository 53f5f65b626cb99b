import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'AI-assistent',
  unverified: 'Dit bedrijf is niet geverifieerd.',
  conversation: 'Gesprek',
  suggestions: 'Voorgestelde vragen',
  placeholder: 'Schrijf een bericht…',
  send: 'Bericht versturen',
  close: 'Chat sluiten',
  you: 'U',
  person: 'Teamlid',
  writing: 'Antwoord wordt geschreven…',
  sources: 'Bronnen',
  lost: 'De verbinding is verbroken. Uw bericht blijft bewaard.',
  unreachable: 'De chat is op dit moment niet bereikbaar.',
  retry: 'Opnieuw proberen',
}
