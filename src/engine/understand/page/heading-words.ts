import type { WordTable } from '../../language/word-lists.ts'

/** What stands before the name of a section. */
export const OUR: WordTable = {
  en: 'your, our',
  de: 'unsere',
  fr: 'notre, nos',
  es: 'nuestr[oa]s?',
  it: 'i nostri, le nostre',
  nl: 'onze',
}

/** In a heading: it names no offer, but what is in one, how to come and to pay, or a part of the site. */
export const NOT_OFFERED: WordTable = {
  en: 'included, inclusions?, exclusions?, parking, directions, find us, contact, hours, faqs?, payment, jobs?, careers?, blog, news, reviews?, testimonials?',
  de: 'inbegriffen, enthalten, parkplätze, parken, anfahrt, kontakt, öffnungszeiten, zahlung',
  fr: 'inclus, horaires, paiement',
  es: 'incluido, aparcamiento, contacto, horarios?, pago',
  pt: 'estacionamento, horários?, pagamento',
  it: 'incluso, parcheggio, contatto, orari, pagamento',
  nl: 'inbegrepen, parkeren, openingstijden, betaling',
  ar: 'أسئلة, الأسئلة, (?:غير )?(?:متضمن*|مشمول*), ساعات العمل, اتصل بنا, الدفع',
}

/** Rules of a stay, ways to come, and what is around: a fee or a fare may stand there, and is not their price. */
export const RULES_OF_STAY: WordTable = {
  en: 'arrival, departure, check-?in, check-?out, smoking, visitors?, surroundings, getting here, by (?:car|train|bus|bike|bicycle|taxi|tram|air|plane|ferry|public transport)',
  de: 'anreise, abreise, rauchen, besucher?, umgebung, mit (?:dem auto|der bahn|dem zug|dem bus)',
  fr: 'arrivée, départ, fumer, environs, en (?:voiture|train|bus)',
  es: 'llegada, salida, fumar, alrededores, en (?:coche|tren|bus|autobús)',
  it: 'arrivo, partenza, fumo, dintorni, in (?:auto|treno)',
  nl: 'aankomst, vertrek, roken, vuur, bezoek(?:ers)?, omgeving, auto.?s, met (?:de auto|de trein|de bus)',
}
export const AND_WORDS: WordTable = { signs: '&', en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', nl: 'en' }

export const LISTS_OF_PRICES: WordTable = {
  en: 'pric(?:es?|ing)(?: list)?, fees?, rates?, tariffs?',
  de: 'preise?, preisliste, tarife?',
  fr: 'prix, tarifs?',
  es: 'precios?, tarifas?',
  pt: 'preços?',
  it: 'prezz[io], tariff[ae], listino',
  nl: 'prijzen, tarieven',
  ar: '(?:قائمة )?الأسعار',
}

/** What is added to offers or sums one up, and is none. */
export const NOTES: WordTable = {
  en:
    'in short, in brief, at a glance, in a nutshell, (?:key|quick) facts, good to know, (?:please )?note, notes, ' +
    '(?:additional|further|more|important|other|general) (?:information|info|details|notes?)',
  de:
    'auf einen blick, kurz (?:und knapp|gefasst), bitte beachten, hinweise?, gut zu wissen, wichtig, ' +
    '(?:zusätzliche|weitere|wichtige|allgemeine) (?:informationen|information|infos|hinweise)',
  fr: 'en bref, en un coup d.œil, bon à savoir, (?:informations?|infos) (?:complémentaires?|supplémentaires?|importantes?|utiles|pratiques)',
  es: 'de un vistazo, en resumen, información (?:adicional|importante|general)',
  pt: 'em resumo, informaç(?:ão|ões) (?:adiciona(?:l|is)|importantes?)',
  it: 'in breve, in sintesi, (?:ulteriori|altre) informazioni, informazioni (?:aggiuntive|importanti|utili)',
  nl: 'in het kort, in één oogopslag, goed om te weten, (?:aanvullende|extra|belangrijke|overige) informatie',
}

/** How headings begin that speak to their reader: `If you cannot come`. */
export const CLAUSES: WordTable = {
  en: 'if, when, why, how, what, where, who, i',
  de: 'wenn, wie, warum, wo, wer, was, ich, falls',
  fr: 'si, comment, pourquoi, où, quand, je',
  es: 'cómo, por qué, cuándo, dónde',
  it: 'perché, quando, dove',
  nl: 'hoe, waarom',
}

/** How questions begin that ask the visitor rather than answer one: `Ready to book?`, `Need a quote?`. */
export const CALLS_TO_ACT: WordTable = {
  en:
    'ready, need, want, looking, fancy, interested, thinking, still, got, any, have (?:a|any|more), questions, curious, like what, not sure, hungry, ' +
    'did you know, why (?:not|wait)',
  de:
    'bereit, lust, interesse, interessiert, noch fragen, fragen, (?:haben sie|hast du) (?:(?:noch|weitere|eine?|besondere) )*(?:fragen?|interesse|lust|ideen?|projekt|anliegen|wünsche), ' +
    'neugierig',
  fr: 'prête?s?, besoin, envie, intéressée?, une question, des questions, vous avez (?:(?:une?|des|encore|d.autres) )*(?:questions?|projet|envie|besoin|idée|doutes?)',
  es: 'sabías, damos, hablamos, list[oa], necesitas, quieres, buscas, interesado, tienes, alguna, dudas',
  pt: 'pronto, precisa, quer, procura, tem alguma, dúvidas',
  it: 'pronti, vuoi, hai, cerchi, domande',
  nl: 'klaar, zin, (?:heb je|heeft u) (?:(?:nog|een|andere) )*(?:vraag|vragen|interesse|zin|idee|project), nog vragen, interesse',
}

/** How a visitor's questions begin. */
export const ASKING_WORDS: WordTable = {
  en:
    'how, what, when, where, which, who, whose, why, can, could, do, does, did, is, are, will, would, should, may, must, am, ' +
    'has, have, if',
  de:
    'wie, was, wann, wo, wohin, woher, welche[rsmn]?, wer, warum, wieso, kann, können, gibt, ist, sind, muss, müssen, darf, dürfen, ' +
    'habt, bietet, werden',
  fr: 'comment, que, quels?, quelles?, quand, où, qui, pourquoi, combien, est-ce, peut-on, puis-je, faut-il, y a-t-il',
  es:
    'cómo, qué, cuándo, dónde, cuál, cuáles, quién, por qué, cuánto, cuántos, cuánta, cuántas, puedo, se puede, es, hay, tiene, aceptan, ' +
    'en qué, a qué',
  pt: 'como, quando, onde, qual, quais, quem, por que, quanto, quantos, posso, é, há',
  it: 'come, cosa, che, dove, quale, quali, chi, perché, posso, si può, è, c.è',
  nl: 'hoe, wat, wanneer, waar, welke, wie, waarom, hoeveel, kan, kunnen, mag, moet',
  ar: 'هل, كيف, ما, متى, أين, كم, من, لماذا',
}
