import { sourceOf, type WordTable } from '../../language/word-lists.ts'
import { foldKey } from '../../values/text-signs.ts'

const MAX_LABEL = 40

/** What the links are called by which a site has its visitors book, order, try or ask for an offer, without accents. */
const NEXT_STEPS: WordTable = {
  en:
    'book (?:now|online|here|today|an?|your|us|at|it|the|with), bookings?, reserve(?: now| online| an?| your)?, reservations?, appointments?, schedule an?, ' +
    '(?:get|request) (?:an? )?(?:free )?quote, (?:book|request|get) a demo, free trial, (?:start|try) (?:it |for )?free, order (?:now|online|here|today|an?|your)',
  de:
    'termin(?:e|buchung|vereinbarung|anfrage)?, (?:jetzt|online|tisch|zimmer|kurs)? ?(?:buchen|reservieren|bestellen|anfragen), buchung, reservierung, ' +
    'angebot anfordern, kostenlos testen',
  fr: 'reserver, prendre (?:un )?rendez-vous, rendez-vous, demander un devis, commander, essai gratuit, essayer gratuitement',
  es: 'reservar?, reservas, reservaciones, pedir cita, cita previa, pedir presupuesto, pide (?:tu )?cita, prueba gratis',
  pt: 'marcar(?: uma)? consulta, agendar, marcacao, pedir orcamento, encomendar, experimente gratis',
  it: 'prenota(?:re|zioni?|ti)?, appuntamento, richiedi (?:un )?preventivo, ordina(?: ora| online)?, prova gratis',
  nl: 'boek(?: nu| online|en|ing)?, reserveren, afspraak(?: maken)?, offerte aanvragen, bestel(?: nu| online), probeer gratis',
}
const NEXT_STEP = new RegExp(`${sourceOf(NEXT_STEPS)}|احجز|حجز|موعد|اطلب`, 'u')

/** Whether a link of this name leads to the next step of a sale. */
export function isNextStep(label: string): boolean {
  return (
    label.length <= MAX_LABEL &&
    !label.includes('.') &&
    NEXT_STEP.test(foldKey(label.normalize('NFD').replace(/\p{M}/gu, '')))
  )
}
