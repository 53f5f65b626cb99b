import type { ActWords } from './act-types.ts'

export const spanishActs: ActWords = {
  language: 'es',
  heard: {
    trouble:
      '(es|muy|bastante) (una )?(urgente|urgencia|emergencia), cuanto antes, lo antes posible, (tengo|tenemos|hay) (una |un |mucho )?(fuga|gotera|inundacion|averia|dolor de muelas|escape), (esta|se esta) (goteando|inundando|sangrando|quemando), olor a gas, huele a gas, sin (agua caliente|calefaccion|luz|electricidad), (me|nos) (he|hemos) quedado (fuera|tirad*|encerrad*), no arranca, (me|nos) duele (mucho|muchisimo)',
    quote:
      '(quiero|queremos|quisiera|querria|necesito|necesitamos|me gustaria|pedir|dame|deme|denme|enviame|envieme|hazme|hagame|me (das|da|haces|hace)) (un |el )?presupuesto, presupuesto (por favor|para (un|una|mi|el|la|los|las))',
    booking:
      '(quiero|queremos|quisiera|querria|necesito|me gustaria|puedo|podemos|se puede) (_ ){0,2}(reservar*|apuntar*|inscribir*|pedir (una )?cita|coger (una )?cita|hacer una reserva), (pedir|coger|necesito|quiero|dame|deme) (una )?cita, (reserva|reserve|reserven)(me|nos) _, apunt(a|e|en)(me|nos), (puede|pueden|podria|podrian|podeis) (venir|pasar*|mandar* a alguien|enviar a alguien)',
    availability:
      '(quedan?|hay|teneis|tienen) (aun |todavia |algun |alguna )*(plazas?|sitio|hueco|huecos|mesas?|habitaciones|entradas|citas|disponibilidad)( libres?| disponibles?| para| el| este| hoy| manana)?, esta (completo|lleno|agotado)',
    yes: 'si, si por favor, si porfa, sip, claro, claro que si, por supuesto, vale si, desde luego, adelante',
    ok: 'ok, vale, de acuerdo, bien, muy bien, perfecto, genial, entendido, entiendo, ya veo, bueno, estupendo, dale, esta bien',
    no: 'no, nop, todavia no, aun no, la verdad no, no mucho, ninguno, ninguna, nada',
    help: 'ayuda, ayudame, ayudeme, info, informacion, mas info, mas informacion, menu, opciones, pregunta, tengo una pregunta, una pregunta, una duda, tengo una duda, me puedes ayudar, me puede ayudar, puedes ayudarme, que puedes hacer',
  },
  spelling:
    'q=que, k=que, xq=porque, pq=porque, x=por, tb=también, tmb=también, dnd=dónde, finde=fin de semana, ' +
    'kiero=quiero, kuanto=cuánto, aki=aquí, bn=bien, xfa=por favor, porfa=por favor, xfavor=por favor, ' +
    'tlf=teléfono, tfno=teléfono, hrs=horas',
  said: {
    trouble: 'Si es urgente, llame a {company} al {phone}.',
    quote: 'No puedo calcular un presupuesto aquí.',
    availability: 'No puedo ver qué queda libre.',
    ok: 'De acuerdo.',
    no: 'De acuerdo. Aquí estoy si quiere saber algo más sobre {company}.',
  },
}
