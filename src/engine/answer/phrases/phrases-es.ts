import type { Phrases } from './phrases-types.ts'

export const spanishPhrases: Phrases = {
  language: 'es',
  heard: {
    greeting:
      'hola, buenas, buenos dias, buenas tardes, buenas noches, hola que tal, que tal, saludos, como estas, hola buenas',
    thanks: 'gracias, muchas gracias, mil gracias, genial gracias, te lo agradezco',
    goodbye:
      'no, no gracias, adios, hasta luego, hasta pronto, chao, chau, que tengas un buen dia, buen dia, nos vemos, eso es todo',
    bot:
      'eres un bot, eres un robot, eres humano, eres humana, es usted un robot, eres una persona, eres real, eres una ia, quien eres, ' +
      'estoy hablando con un robot, hablo con una persona, eres una persona real, quienes son, quienes son ustedes, quien es usted, ' +
      'quienes sois, como te llamas, como se llama, con quien hablo',
    human: 'una persona por favor, un humano por favor, un agente por favor, atencion al cliente',
    abuse:
      'idiota, imbecil, gilipollas, mierda, puta, eres tonto, callate, estupido, vete a la mierda, inutil, que te den',
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
    related: 'Lo que se indica al respecto: ',
    haggling: 'Los precios los fija {company}; aquí no puedo cambiarlos.',
    complaint: 'Lo siento. Yo no puedo ocuparme de ello; una persona de {company} sí puede.',
    dispute: 'Solo puedo atenerme a lo que {company} ha publicado.',
    browsing: 'Tómese su tiempo. Aquí estoy si quiere saber algo de {company}.',
    statement: 'Gracias por contármelo.',
    resting:
      'Ahora no puedo responder. Su mensaje queda guardado para {company}; deje un correo o un teléfono para que puedan localizarle.',
  },
  opening: {
    yes: 'Sí.',
    no: 'No.',
    now: 'Abierto ahora, hasta las {time}.',
    closed: 'Cerrado ahora.',
    next: 'Abre el {day} a las {time}.',
    today: 'Abre hoy a las {time}.',
    day: '{day}: abierto {times}.',
    shut: '{day}: cerrado.',
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
}
