import type { ClaimWords } from '../claim-word-table.ts'

export const SPANISH_CLAIMS: ClaimWords = {
  words: {
    spoken:
      'oriento, guio, pregunto, dejo, calculo, comparo, senalo, espero, recomiendo, aconsejo, cuento, explico, digo, sugiero, deseo, ayudo, indico, informo, resumo, agradezco, animo, invito, propongo, muestro, detallo, aclaro, comento, entiendo, comprendo, respondo, cuando, cuanto, como, todo, esto, tanto, caso, segundo',
    you: 'te, le, les, os, lo',
    will: 'are, aremos, ere, eremos, ire, iremos',
    participle: 'ado, ido, puesto, hecho, escrito',
    done: 'reservado, enviado, confirmado, anotado, pedido, cancelado, avisado, transmitido, apuntado, guardado, aplicado, pasado, bloqueado, registrado, hablado, dejado, solicitado',
    do: 'reservar, enviar, llamar, escribir, confirmar, avisar, guardar, anotar, apuntar, contactar, mandar, devolver, aplicar, pasar',
    does: 'reserv, apunt, envi, llam, guard, avis, mand, escrib, confirm, garantiz, aplic, devuelv, contact, inscrib',
    present: 'o, amos, imos, emos, a, an, en',
    settled: 'confirmad, reservad, cancelad, apuntad, registrad, enviad',
    news: 'correo, confirmacion, llamada, respuesta, mensaje, noticias, email',
  },
  shapes: [
    '(?:te|le|les|os) (?:lo |la |los |las )?(?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}o',
    '{you} (?:_ )?(?:he|hemos) (?:ya )?_{participle}',
    '{you} \\p{L}{3,}{will}',
    '(?:se|la) (?:contactar|llamar|enviar|escribir|avisar|responder|confirmar|reservar|mandar|informar)(?:e|emos)',
    '(?:le|te|les|os) (?:llamar|escribir|contactar|responder|enviar|avisar|confirmar)(?:a|an)',
    '(?:le|te|les|os) paso',
    '(?:he|hemos) (?:ya )?{done}',
    '(?:voy|vamos|va|van) a {do}*',
    '{you} {does}{present}',
    '(?:me|nos) (?:pondre|pondremos|encargo|encargamos|ocupo|ocupamos)|se pondra|se pondran',
    '(?:su|tu|sus) _ (?:esta|ha sido|han sido|queda|quedan|estan) (?:ya )?{settled}[oa]s?',
    '(?:recibiras?|le llegara|tendra) (?:_ ){0,4}{news}',
    'garantizamos|prometemos|garantizo|prometo|garantizado',
  ],
  claims: {
    discount:
      '\\d ?% menos, descuento*, rebaja*, cupon*, codigos? promocional*, precios? especial*, precios? reducid*, ofertas? especial*, promocion*',
    guarantee: 'garanti*',
    certificate:
      'certific*, acreditad*, premios?, premiad*, galardon*, sellos? de calidad, michelin*, iso[- ]?\\d+, homologad*',
    free: 'gratis, gratuit*, sin (?:coste|cargo|costo)s?, de regalo, sin recargo',
  },
  hedges: 'no, ningun, ninguna, nunca, sin, ni, nada, si, lamentablemente, siento',
  pointers: 'cuestan?, duran?, vale, est[eoa]s?, eso, despues, si no, l[oa]s hay',
}
