import type { WordTable } from '../../language/word-lists.ts'

/** How buttons begin. */
export const BUTTONS: WordTable = {
  en:
    'choose, select, learn, read, find out, discover, view, see, show, book, get, shop, buy, order, call, contact, e-?mail, send, download, sign, log ?in, ' +
    'register, subscribe, apply, explore, start, try, watch, click, go to, back, skip, next, previous, more, details?, enquire, request, reserve, check, join, ' +
    'follow, share, add to, open, close, menu, home',
  de: 'wähl, auswähl, mehr, weiter, jetzt, zum, zur, hier, anfrag, buch, bestell, kontakt, anruf, reservier, alle(?= ), zurück, anmeld, termin, entdeck',
  fr: 'choisi, en savoir, lire, voir, découvr, réserv, command, contact, appel, télécharg, retour, tou[ts], demand',
  es: 'elegir, elige, leer, ver, más, saber, descubr, reserv, pedir, solicit, contact, llam, descarg, volver, todos, comprar',
  pt: 'ler, saiba, mais, descubra, ligar, baixar, voltar, peça',
  it: 'scegli, leggi, scopri, vedi, prenota, ordina, contatt, chiama, scarica, torna, richiedi, acquista',
  nl: 'kies, lees, meer, bekijk, ontdek, boek, bestel, neem contact, bel, download, terug, vraag',
}

/** The link with which a teaser ends. */
export const READ_ON: WordTable = {
  en: '(?:read|learn|find out|see|show) more, more info(?:rmation)?, more details',
  de: 'mehr (?:erfahren|lesen|infos?|dazu), weiterlesen',
  fr: 'en savoir plus, lire (?:la suite|plus)',
  es: 'leer más, saber más, más información, ver más',
  pt: 'saiba mais, ler mais',
  it: 'scopri di più, leggi (?:tutto|di più)',
  nl: 'lees (?:meer|verder), meer (?:lezen|informatie)',
  ar: 'اقرأ المزيد, المزيد',
}
