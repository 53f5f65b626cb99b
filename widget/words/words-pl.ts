import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'Asystent AI',
  unverified: 'Ta firma nie została zweryfikowana.',
  conversation: 'Rozmowa',
  suggestions: 'Sugerowane pytania',
  placeholder: 'Napisz wiadomość…',
  send: 'Wyślij wiadomość',
  close: 'Zamknij czat',
  you: 'Ty',
  person: 'Członek zespołu',
  writing: 'Trwa pisanie odpowiedzi…',
  sources: 'Źródła',
  lost: 'Połączenie zostało przerwane. Twoja wiadomość jest zachowana.',
  unreachable: 'Czat jest teraz niedostępny.',
  retry: 'Spróbuj ponownie',
}
