import type { LanguageLeads } from './lead-words.ts'

export const spanishLeads: LanguageLeads = {
  language: 'es',
  leads: {
    nameFollows: 'me llamo, mi nombre es, nombre ?:, contacto ?:',
    nameMayFollow: '[Ss]oy, [Hh]abla',
    nameLabels: 'nombre',
    greetings: 'hola, buenas, buen[oa]s (?:días|dias|tardes|noches)',
    greetedNameFollows: 'soy, aquí',
    hurriedNameFollows: 'soy, aquí, me llamo',
    numberFollows: `mi (?:n[úu]mero|tel(?:[ée]fono)?|m[óo]vil|cel(?:ular)?|whatsapp)(?: de (?:tel[ée]fono|m[óo]vil))?(?: es)?(?: el)?,
    tel(?:[ée]fono)? ?(?=:), ll[áa]m(?:ame|enme|adme|eme)(?: al?)?`,
    labelAfter: 'es (?:mi|nuestro)',
    firstNameFollows: '[Pp]regunte[ns]? por, [Pp]reguntad por',
    capitalNameFollows: '[Ss]oy',
    farewells: '[Ss]aludos, [Gg]racias',
    courtesies: 'Gracias, Muchas, Saludos, Hola, Perfecto, Sí, Vale',
    companyFollows: `trabajo (?:en|para), (?:mi|nuestra) empresa(?: es| se llama)?, empresa ?:, de la (?:empresa|sociedad)`,
    needFollows: `(?:me|nos) (?:urgen?|hacen? falta|interesan?), (?:estoy|estamos|ando) buscando, busco, buscamos, necesito,
    necesitamos, quiero, queremos, quisiera, interesad[oa]s? en`,
    wantingToKnow: 'saber, preguntar',
    spending: 'gastar, no más de, tope, presupuesto(?! para), hasta, máximo, como mucho',
    reaching: `(?:ll[aá]m|escr[ií]b|cont[aá]ct|env[ií])\\p{L}*(?:me|nos)(?!\\p{L}), (?:me|nos) (?:llam|escrib|contact)\\p{L}*`,
    buying: `(?:quiero|queremos|quisiera|me gustaría)~30(?:comprar|reservar|pedir|contratar|apuntarme|inscribirme),
    me (?:apunto|inscribo), me l[oa] quedo, me quedo con, (?:ap[uú]nt|res[eé]rv)(?:a|e|ad)(?:me|nos),
    inscr[ií]b(?:e|a|id)(?:me|nos)`,
    askingWhetherBooked: `(?:ya )?(?:es|está|queda|estoy|estamos) (?:ya )?(?:reservad|confirmad|apuntad|inscrit|pedid)[oa]s?`,
    takingBack: '(?:borr|elimin|olvid|quit)\\p{L}*~25(?:correo|mail|teléfono|número|datos|dirección)',
    agreeing: 'sí, si, claro, vale, de acuerdo',
    refusing: 'no, mejor no, espera, espere',
    trades: `Empresa, Clínica, Clinica, Tienda, Taller, Oficina, Farmacia, Escuela, Agencia, Bodegas?, Viveros, Muebles,
    Constru[cç][cç]\\p{L}+, Talleres, Estudio, Grupo, Asociación, Fundación, Colegio, Clube?`,
    firstNames: `adriana agustín alba alberto alejandra alejandro alfonso álvaro ana andrés ángel ángela antonia beatriz begoña
    blanca carlos carmen carolina clara concha cristina diego eduardo elena emilio enrique ernesto esteban esther
    fernando francisca francisco gabriel gabriela gonzalo guillermo gustavo héctor ignacio inés íñigo irene isabel
    iván javier jesús joaquín jorge josefa juana juanjo julio laura leticia lola lorena lourdes luis luisa manolo
    manuel marcos maría mariano marina mercedes mónica montse nacho nuria óscar pablo paco paloma patricia paz pepe
    pilar rafael ramón raquel raúl rocío rodrigo rosa rosario rubén santiago sergio silvia sonia susana tomás trini
    vicente víctor ximena yolanda`,
    namesAsWords: 'alba angel blanca clara concha esther marina mercedes paz pilar rocio rosa rosario',
  },
}
