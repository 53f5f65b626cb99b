import type { WordTable } from '../../../language/word-lists.ts'

export const OUR: WordTable = { en: 'our', de: 'unsere', fr: 'nos', es: 'nuestr[oa]s' }

/** Names of lists that say nothing of what costs the price. */
export const LIST_NAMES: WordTable = {
  en:
    'pric(?:es?|ing)(?: list| range)?, fees?(?: range| guide)?, rates?, tariffs?, costs?, amount, menu, from, total, ' +
    '(?:most |our most )?popular, best ?sellers?, best value, recommended',
  de: 'preise?, preisliste, gebühr(?:en)?, betrag, kosten, tarife?, speisekarte, ab, beliebt, meistgebucht',
  fr: 'tarifs?, prix, montant, carte, le plus (?:populaire|choisi)',
  es: 'precios?, importe, tarifas?, más popular',
  pt: 'preços?',
  it: 'prezz[io], tariff[ae], più (?:popolare|scelto)',
  nl: 'prijs, prijzen, tarief, tarieven, meest gekozen',
  ar: 'الأتعاب, السعر, الأسعار',
}

/** With what a name does not end: a verb or a word that leads on stood before the price. */
export const OPEN_ENDS: WordTable = {
  en:
    'you, it, us, me, that, which, of, at, to, for, by, with, and, or, over, above, under, below, than, worth, just, run, runs, add, ' +
    'is, are, costs?, charged?, charge, free, a, an, the',
  de: 'ihnen, sie, euch, über, unter, von, mit, und, oder, für, um, zu, ein*, frei, kostenlos, gratis',
  fr: 'vous, te, le, les, se, me, nos, de, du, des, à, dès, et, ou, un, une, en, offerte?s?, gratuite?s?',
  es: 'con, y, por',
  it: 'ti, vi, ci, si, di, da, e, per',
  nl: 'van, voor, met, een, boven, onder, vanaf',
  ar: 'بـ, ب, من, إلى, على',
}

/** Words of a sentence: who does something, and what is said of it. */
export const SENTENCE_WORDS: WordTable = {
  en:
    'we, they, it, he, she, is, are, was, were, has, have, will, would, can, may, must, runs?, costs?, charges?, charged, pays?, takes?, gets?, ' +
    'starts?, comes?',
  de: 'wir, sie, ihr, ich, ist, sind, gibt, wird, werden, kostet, kosten, zahlen, zahlt, berechnen, beträgt, haben, hat, kann, können',
  fr: 'nous, vous, est, sont, coûte, coûtent, avons, facturons',
  es: 'son, está, están, cuesta, cuestan, tenemos, cobramos, puede',
  it: 'è, sono, costa, costano, abbiamo',
  nl: 'wij, u, zijn, kost, rekenen, wordt, kunnen, anders',
}

/** By which a question asks what something costs. */
export const COST_WORDS: WordTable = {
  en: 'how much, price, costs?, fees?, rates?, charge',
  de: '(?:wie ?)?viel, kosten?, kostet, preis',
  fr: 'combien, coûte, tarif, prix',
  es: 'cuánto, cuesta, precio',
  it: 'quanto, costa, prezzo',
  nl: 'hoeveel, kost',
}

/** Names that many things have: a span of time, a number, whom it is for, a size. */
export const COMMON_NAMES: WordTable = {
  signs: '\\d+, x, ×, &, \\/, u\\d+',
  en:
    'the, a, per, of, for, and, adults?, child(?:ren)?, kids?, students?, seniors?, members?, single, double, half, full, one, small, medium, large, mini, ' +
    'basic, standard, premium, plus, pro, private, group, new, monthly, weekly, daily, annual, yearly, months?, weeks?, days?, hours?, minutes?, mins?, years?, ' +
    'sessions?, lessons?, class(?:es)?, visits?, pack(?:age)?s?, pass, membership, signup, drop-in, trial',
  de: 'erwachsene, kinder, einzel*, monat*, woche, tage?s?, stunden?, jahr*, klein, mittel, groß',
  fr: 'adultes?, enfants?, mois, semaine, jour*, heures?, séances?, petit, grand',
  es: 'adultos?, niños?, mes, mensual, semana*, día, hora, sesi[oó]n*',
  it: 'adulti, bambini, mese, mensile, settiman*, giorn*, or[ae]',
  nl: 'volwassenen, kinderen, maand*, week, dag*, uur',
}

/**
 * Money that nobody pays for an offer: what a company has, earns, gives away or saves somebody, and what others ask, or
 * asked.
 */
export const OTHER_MONEY: WordTable = {
  en:
    'share capital, capital, turnover, raised, in assets, liability insurance, deductible, usage credits, donat_, fine of, ' +
    '(?:grants?|prizes?|awards?) (?:of|worth), awarded (?:over |more than |about )?(?=[£$€\\d]), in (?:_ )?(?:grants|funding), ' +
    'sav(?:es?|ed|ing) (?:you )?(?=[£$€\\d]), instant discount, rebates?, incentives, we (?:_ ){0,6}(?:pay|paid|give|gave), ha(?:s|ve) (?:given|paid), ' +
    'paid (?:about |around |only |just )?(?=[£$€]\\d), (?:most|many|other|some) (?:_ ){1,2}(?:charge|ask|cost|take), (?:it|that) was(?= [£$€\\d]), ' +
    'in (?:19|20)\\d\\d (?:_ ){0,5}cost, back then, used to cost, we(?:.re| are) (?:hiring|looking for), salary',
  de: 'stammkapital, kapital, umsatz, fördermittel, fördergelder, früher, damals, (?:19|20)\\d\\d.{0,60}kostete, wir suchen, gehalt',
  fr: 'capital social, à l.époque, (?:19|20)\\d\\d.{0,60}coûtait, nous recrutons, on recrute',
  es: '(?:19|20)\\d\\d.{0,60}costaba, buscamos',
  it: '(?:19|20)\\d\\d.{0,60}costava, cerchiamo',
  nl: 'wij zoeken, vacatures?',
}
