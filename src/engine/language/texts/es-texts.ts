import type { LanguageTexts } from './language-texts.ts'

export const spanishTexts: LanguageTexts = {
  language: 'es',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `hola, buenas, buenos dias, buenas tardes, buenas noches, hola que tal, que tal, saludos, como estas,
        hola buenas, prueba, test`,
      thanks: 'gracias, muchas gracias, mil gracias, genial gracias, te lo agradezco',
      goodbye: `no, no gracias, adios, hasta luego, hasta pronto, chao, chau, que tengas un buen dia, buen dia,
        nos vemos, eso es todo`,
      bot: `eres un bot, eres un robot, eres humano, eres humana, es usted un robot, eres una persona, eres real,
        eres una ia, quien eres, estoy hablando con un robot, hablo con una persona, eres una persona real, quienes son,
        quienes son ustedes, quien es usted, quienes sois, como te llamas, como se llama, con quien hablo`,
      human: 'una persona por favor, un humano por favor, un agente por favor, atencion al cliente',
      abuse: `idiota, imbecil, gilipollas, mierda, puta, eres tonto, callate, estupido, vete a la mierda, inutil,
        que te den`,
      fillers: 'vale, perfecto, muy, y',
      additions: 'por, la, su, tu, ayuda, información, respuesta, todo, a, usted',
    },
    said: {
      greeting: '¡Hola! ¿Qué le gustaría saber de {company}?',
      thanks: '¡De nada! ¿Quiere saber algo más?',
      goodbye: '¡Hasta luego y gracias por visitar {company}!',
      bot: 'Soy el asistente automático de {company}. Respondo con lo que está publicado y lo digo cuando no lo sé.',
      human: 'Soy un asistente automático; una persona de {company} puede ayudarle.',
      abuse: 'Siento que no vaya bien. Dígame qué busca y haré lo posible.',
      gibberish: 'No lo he entendido. ¿Puede decirlo de otra manera?',
      empty: '¿Qué le gustaría saber de {company}?',
      unknown: 'No lo sé.',
      unknownSubject: 'No lo sé: no tengo información sobre «{subject}».',
      noPrice: 'No tengo ningún precio de «{subject}».',
      siteLanguage: 'El sitio web de {company} está en {language}.',
      related: 'Lo que se indica al respecto: ',
      haggling: 'Los precios los fija {company}; aquí no puedo cambiarlos.',
      complaint: 'Lo siento. Yo no puedo ocuparme de ello; una persona de {company} sí puede.',
      dispute: 'Solo puedo atenerme a lo que {company} ha publicado.',
      browsing: 'Tómese su tiempo. Aquí estoy si quiere saber algo de {company}.',
      statement: 'Gracias por contármelo.',
      resting: `Ahora no puedo responder. Su mensaje queda guardado para {company};
        deje un correo o un teléfono para que puedan localizarle.`,
    },
    opening: {
      yes: 'Sí.',
      no: 'No.',
      now: 'Abierto ahora, hasta las {time}.',
      closed: 'Cerrado ahora.',
      next: 'Abre el {day} a las {time}.',
      today: 'Abre hoy a las {time}.',
      day: 'Abierto el {day}, {times}.',
      shut: 'Cerrado el {day}.',
    },
    offers: {
      offer: 'Oferta',
      price: 'Precio',
      fits: 'Esto podría encajar:',
      otherCurrency: 'Los precios aquí están en otra moneda que su presupuesto. Por lo demás, esto podría encajar:',
      noneFits: 'No encuentro nada con precio publicado que cumpla todo eso. Lo más cercano:',
      lowest: 'Primero el precio publicado más bajo:',
      highest: 'Primero el precio publicado más alto:',
      byNeed: 'Cuál es mejor depende de lo que necesite:',
    },
    values: { price: 'El precio de {name} es {value}.', prices: 'Precios:' },
    contact: {
      phone: 'Puede llamar a {company} al {phone}.',
      email: 'Puede escribir a {company} a {email}.',
      both: 'Puede contactar con {company} en el {phone} o en {email}.',
      page: 'Puede contactar con {company} aquí: {url}',
    },
    asksDiscount: '¿Hay algún descuento?',
    suggestions: [
      '¿Cuánto cuesta {subject}?',
      '¿Cuál es el horario?',
      '¿Dónde están?',
      '¿Cómo puedo contactar?',
      '¿Qué formas de pago aceptan?',
      '¿Puedo cancelar?',
      '¿Hacen envíos?',
    ],
  },

  // What the agent says around a sale.
  turn: {
    askConsent: '¿Puede {company} guardar estos datos y ponerse en contacto con usted?',
    yesOrNo: 'Responda sí o no.',
    consented: '{company} ya tiene sus datos.',
    notKept: 'De acuerdo. {company} no guardará estos datos como contacto.',
    forgotten: `Hecho. {company} ya no tiene estos datos como contacto. Lo escrito en este chat permanece hasta que se
      borre la conversación.`,
    thanks: 'Gracias.',
    thanksTo: 'Gracias, {name}.',
    noted: 'He anotado {details}.',
    yourDetails: 'Sus datos: {details}.',
    urgent: 'Si es urgente, llame al {phone}.',
    restingKept: 'Ahora no puedo responder. {company} tiene su mensaje y sus datos.',
    noOrders: 'Aquí no puedo reservar ni hacer pedidos por usted.',
    consentBox: 'Acepto que {company} guarde estos datos y me contacte.',
    waiting: 'He marcado esta conversación para una persona de {company}. Puede responderle aquí; no sé cuándo.',
    hours: 'Horario:',
    leaveContact: 'Deje un correo electrónico o un teléfono si quiere que le localicen de otra forma.',
    talkToPerson: 'Hablar con una persona',
    contactForm: 'Dejar mis datos',
    contactPage: 'Página de contacto',
    hoursQuestion: '¿Cuál es su horario de apertura?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'No recibirá más mensajes desde aquí. Escriba START si quiere continuar.',
    started: 'Bienvenido de nuevo. ¿Qué quiere saber?',
    media: 'Gracias. No puedo ver imágenes ni archivos. Escriba su pregunta, por favor.',
    audio: 'Gracias. No puedo escuchar mensajes de voz. Escriba su pregunta, por favor.',
    location: 'Gracias por la ubicación. No puedo usarla; escriba lo que quiere saber.',
    contacts: `Gracias. No puedo leer tarjetas de contacto. Si quiere que le contacten,
      escriba aquí el nombre y el número.`,
    unsupported: 'No puedo leer este tipo de mensaje. Escriba su pregunta, por favor.',
    liked: 'Me alegra que le haya ayudado. ¿Quiere saber algo más?',
    disliked: 'Siento que esto no le haya ayudado. Dígame qué necesita, o escriba que quiere hablar con una persona.',
    tooMany: 'Han sido muchos mensajes. Continúe dentro de {minutes} minutos.',
    listLabel: 'Ver opciones',
    noAgent: `Abra otra vez el enlace de chat de la empresa y envíe el mensaje que trae: me dice con quién quiere
      hablar.`,
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'Si es urgente, llame a {company} al {phone}.',
    quote: 'No puedo calcular un presupuesto aquí.',
    availability: 'No puedo ver qué queda libre.',
    ok: 'De acuerdo.',
    no: 'De acuerdo. Aquí estoy si quiere saber algo más sobre {company}.',
  },

  // How visitors ask for a person.
  person: {
    who: '(?:alguien|algun[oa] de (?:sus|tus|vuestr[oa]s) (?:companer|agent|emplead)\\p{L}+|(?:una?|el|la|vuestro|su) (?:persona|humano|agente|encargad[oa]|asesora?|responsable|jef[ea]|duen[oa]|emplead[oa])|(?:atencion|servicio) al cliente)',
    role: 'agente, operadora?, asesora?, humano',
    please: 'por favor',
    machine: 'maquina, ia',
    shapes: [
      'llam(?:adme|adnos|ame|enme|eme)(?!\\p{L})',
      '(?:hablar|contactar|comunicar\\p{L}*) con {who}',
      'alguien con quien (?:pued[ao] )?hablar',
      '(?:pas[ae]|pase|ponga|pon|pasad|comunique|comunica)(?:me|nos)? (?:ya )?con {who}',
      '(?:alguien (?:me|nos) (?:puede|puedes|podria) llamar|(?:puede|podria|pueden) llamar(?:me|nos) alguien)',
      '(?:(?:me|nos) (?:puede|pueden|podeis|podrian) llamar|(?:puede|pueden|podeis|podrian) llamar(?:me|nos))',
      '(?:tratar|comentar)(?:l[oa])? con {who}',
      'no (?:\\p{L}+ )?hablar con (?:una? |el |la )?(?:{machine})',
      '(?<!(?:eres|es usted) (?:una )?)persona (?:de verdad|real|humana)',
      'hay alguien (?:ahi|aqui)?(?=\\W*$)',
      '(?:me|nos) llame alguien|alguien (?:me|nos) (?:llam|contact|atiend)\\p{L}+',
      'con quien (?:puedo|podria|tengo que) hablar',
    ],
  },

  // Messages that need no knowledge, but a reply.
  remarks: {
    haggling: `(?:muy|demasiado|tan|bastante|un poco|carisimo|algo) (?:car[oa]s?), carisim*, (?:es|son|esta|me
      parece|sale) (?:_ )?(?:car[oa]s?|mucho dinero), fuera de (?:mi|nuestro) presupuesto, no (?:me|nos) lo
      (?:puedo|podemos) permitir, no puedo pagar, mas barato en otr*, (?:en otr[oa]s?
      (?:sitios?|lad[oa]s?|autoescuelas?|tiendas?)) (?:_ ){0,3}(?:mas )?barato, un robo, una estafa, en otr[oa]s? (?:_
      )?(?:es|esta|sale) mas barat[oa]`,
    asksLess: `(?:hacer|hace|haceis|hacen|hacerme|dar|dais|me dejas?|dejarme) (?:_ ){0,3}(?:rebaja|mejor precio|buen
      precio|precio especial|mas barato|por menos), (?:bajar|rebajar|reducir|mejorar|negociar) (?:_ )?precio, mejor
      precio, (?:ultimo|mejor) precio, negoci*, regatear, (?:haceis|hacen|haces|hace|me das) (?:_ )?descuento(?=
      *\\W*$), mas barat[oa](?=[?.! ]{0,9}$), es lo menos, ultimo precio`,
    complaint: `(?:no estoy|no estamos|no quede|no he quedado) (?:_ )?(?:content[oa]s?|satisfech[oa]s?|conforme),
      (?:estoy|estamos) (?:muy |bastante |realmente
      )?(?:insatisfech[oa]s?|descontent[oa]s?|decepcionad[oa]s?|enfadad[oa]s?|hart[oa]s?|molest[oa]s?|indignad[oa]s?),
      (?:es|fue|esto es) (?:_ )?(?:inaceptable|vergonzoso|una verguenza|ridiculo|indignante|intolerable|un
      desastre|increible que), (?:mal|pesimo|muy mal|horrible) servicio, servicio (?:pesimo|horrible|malisimo|fatal),
      (?:pedido|paquete|envio|factura|reembolso|tecnico|dinero|respuesta) (?:_ ){0,2}(?:nunca|no|todavia no|aun
      no|sigue sin) (?:_ ){0,2}(?:lleg*|recib*|vin*|aparec*|entreg*), (?:no|nunca|aun no|todavia no) (?:he|hemos|me
      han|me ha|nos han|he tenido) (?:_ )?(?:recibido|llegado|contestado|respondido|llamado|respuesta), (?:nunca|no)
      (?:me |nos )?lleg[oa] (?:mi|el|la|nada), nadie (?:me |nos )?(?:ha |han )?(?:_
      )?(?:contest*|respond*|llam*|vino|venido|coge*|atiend*|atendid*|hace caso), (?:llevo|llevamos) (?:_
      ){1,4}esperando, sigo esperando, (?:poner|presentar|hacer) una (?:queja|reclamacion), quejarme, quiero (?:que me
      devuelvan )?mi dinero, (?:me han )?cobrado (?:dos veces|de mas), (?:llego|vino)
      (?:rot[oa]|danad[oa]|defectuos[oa]), llevo (?:_ ){0,3}esperando, devol\\p{L}* (?:_ )?dinero, (?:no|nunca)
      (?:vino|aparecio|ha venido|se presento)`,
    dispute: `(?:me|nos|usted|ustedes|vosotros) (?:lo )?(?:dijeron|dijisteis|dijiste|dijo|han dicho|habeis
      dicho|habian dicho|prometieron|prometisteis|aseguraron), (?:dijisteis|dijeron|habian dicho|habiais dicho) que,
      (?:su|vuestra|la) (?:web|pagina) (?:dice|decia|pone|ponia), lei que`,
    browsing: `(?:solo|solamente|nada mas) (?:estoy |estamos |estaba )?(?:mirando|echando un
      vistazo|curioseando|viendo), (?:estoy|estamos) (?:solo |solamente |nada mas )?(?:mirando|curioseando)(?! si),
      (?:(?:me|nos) lo )?(?:voy|vamos|tengo|tenemos) (?:a|que) pensar*, (?:lo|me lo|nos lo)
      (?:pensare|pensaremos|pienso|pensamos), dejame pensar*, (?:ya|luego|mas tarde) (?:le|les|os|te)
      (?:digo|dire|aviso|llamo|contacto), (?:quizas?|tal vez|mejor) (?:mas tarde|otro dia|en otro momento), (?:en
      )?otro momento, aun no (?:lo )?(?:se|he decidido), no estoy segur[oa], hablarlo con, no (?:me|nos) interesa,
      ^(?:quizas?|tal vez|a lo mejor|puede|no se|no lo se)[.! ]{0,9}$`,
    tells: `(?:soy|somos|vivo|vivimos|tengo|tenemos|me encanta*|nos encanta*|me gusta*|nos
      gusta*|viajo|viajamos|trabajo|trabajamos|vengo|venimos), (?:mi|mis|nuestr[oa]s?) (?:_
      ){1,3}(?:es|son|tiene|tienen|cumple|vive|viven), (?:es|seria) para`,
    wants: `busc*, necesit*, quier*, queremos, quisier*, gustaria*, interes*, pregunt*, problem*, dud[ao]s?, no,
      perd*, olvid*, alergi*, reserv*, pedid*, cancel*, comprad*, pagad*`,
  },

  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `(es|muy|bastante) (una )?(urgente|urgencia|emergencia), cuanto antes, lo antes posible,
        (tengo|tenemos|hay) (una |un |mucho )?(fuga|gotera|inundacion|averia|dolor de muelas|escape), (esta|se esta)
        (goteando|inundando|sangrando|quemando), olor a gas, huele a gas, sin (agua
        caliente|calefaccion|luz|electricidad), (me|nos) (he|hemos) quedado (fuera|tirad*|encerrad*), no arranca,
        (me|nos) duele (mucho|muchisimo), (tengo|tenemos) (mucha )?prisa, corre prisa, lo necesito
        (ya|hoy|ahora|cuanto antes)`,
      quote: `(quiero|queremos|quisiera|querria|necesito|necesitamos|me
        gustaria|pedir|dame|deme|denme|enviame|envieme|hazme|hagame|me (das|da|haces|hace)) (un |el )?presupuesto,
        presupuesto (por favor|para (un|una|mi|el|la|los|las)), precio aproximado, (una|alguna) idea (del|de) precio`,
      booking: `(quiero|queremos|quisiera|querria|necesito|me gustaria|puedo|podemos|se puede) (_
        ){0,2}(reservar*|apuntar*|inscribir*|pedir (una )?cita|coger (una )?cita|hacer una reserva),
        (pedir|coger|necesito|quiero|dame|deme) (una )?cita, (reserva|reserve|reserven)(me|nos) _,
        apunt(a|e|en)(me|nos), (puede|pueden|podria|podrian|podeis) (venir|pasar*|mandar* a alguien|enviar a alguien),
        (me|nos) apunt(o|amos), pasar(me|nos)? (a ver*|por (ahi|alli))`,
      availability: `(quedan?|hay|teneis|tienen) (aun |todavia |algun |alguna
        )*(plazas?|sitio|hueco|huecos|mesas?|habitaciones|entradas|citas|disponibilidad)( libres?| disponibles?| para|
        el| este| hoy| manana)?, esta (completo|lleno|agotado)`,
      yes: 'si, si por favor, si porfa, sip, claro, claro que si, por supuesto, vale si, desde luego, adelante',
      ok: `ok, vale, de acuerdo, bien, muy bien, perfecto, genial, entendido, entiendo, ya veo, bueno, estupendo, dale,
        esta bien`,
      no: 'no, nop, todavia no, aun no, la verdad no, no mucho, ninguno, ninguna, nada',
      help: `ayuda, ayudame, ayudeme, info, informacion, mas info, mas informacion, menu, opciones, pregunta,
        tengo una pregunta, una pregunta, una duda, tengo una duda, me puedes ayudar, me puede ayudar, puedes ayudarme,
        que puedes hacer`,
    },
    spelling: `exactamente=, realmente=, q=que, k=que, xq=porque, pq=porque, x=por, tb=también, tmb=también, dnd=dónde,
      kiero=quiero, kuanto=cuánto, aki=aquí, bn=bien, xfa=por favor, porfa=por favor, xfavor=por favor, tlf=teléfono,
      tfno=teléfono, hrs=horas`,
  },

  // Titles, labels and categories of knowledge items.
  items: {
    contact: 'Contacto',
    contactAndHours: 'Contacto y horarios',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    closed: 'cerrado',
    price: 'Precio',
    faq: 'Preguntas',
    product: 'Productos y servicios',
    policy: 'Condiciones',
    document: 'General',
    value: 'Propuesta de valor: ¿qué ventajas tiene, en qué ayuda?',
    customers: 'Público: ¿para quién es, quién lo usa?',
    reasons: 'Qué nos hace diferentes: ¿por qué elegirnos, qué nos distingue?',
    about: 'Acerca de',
    slogan: 'Lema',
    employees: 'Empleados',
    founded: 'Fundación',
    specialties: 'Especialidades',
    website: 'Sitio web',
    visitors: 'Reseñas y comentarios',
  },
  control: {
    stop: 'baja, darme de baja, parar, detener, cancelar',
    start: 'alta, iniciar',
  },
}
