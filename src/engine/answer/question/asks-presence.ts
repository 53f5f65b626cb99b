import { isLight } from '../../language/word-rarity.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'
import { conceptsOf, stopwordsOf } from '../../language/lexicon.ts'
import { TIME_IDEAS } from '../../language/time-ideas.ts'

/** To come by and to be there, folded, in the languages of the answerer. */
const PRESENCE: ReadonlySet<string> = new Set(
  (
    'come visit drop pop stop swing there around available reach reachable work working someone somebody anyone appointment ' +
    'kommen komme vorbeikommen vorbei vorbeischauen besuchen erreichbar arbeiten arbeitet da jemand termin ' +
    'venir viens passer passe rendez joindre joignable travaillez travailler disponible disponibles quelqu present presents ' +
    'ir pasar paso visitar trabajais trabajan atendeis atienden alguien disponibles cita ' +
    'passare passo visitare lavorate disponibili qualcuno appuntamento ' +
    'passar vir trabalham atendem alguem disponiveis ' +
    'komen langskomen langs binnenlopen aanwezig bereikbaar werken iemand terecht afspraak'
  ).split(' '),
)
const DAYS: ReadonlySet<string> = new Set([...WEEKDAYS, 'weekend', 'weekday', 'holiday', 'publicholiday'])

/**
 * "Can one come on a Monday?", "Is someone there on Saturday evening?": true for a folded question of nothing but a day
 * and being there, which asks for opening hours.
 */
export function asksPresence(folded: string, language: string): boolean {
  const stopwords = stopwordsOf(language)
  const words = wordsOf(folded).filter((word) => !stopwords.has(word))
  const ideasOf = (word: string): readonly string[] => conceptsOf(stemOf(word), language)
  const isTime = (word: string): boolean => /^\d/.test(word) || ideasOf(word).some((idea) => TIME_IDEAS.has(idea))
  return (
    words.some((word) => ideasOf(word).some((idea) => DAYS.has(idea))) &&
    words.every((word) => PRESENCE.has(word) || isTime(word) || isLight(stemOf(word), language))
  )
}
