import type { ClaimWords } from '../claim-word-table.ts'

export const PORTUGUESE_CLAIMS: ClaimWords = {
  words: {
    spoken:
      'recomendo, aconselho, conto, explico, digo, sugiro, desejo, ajudo, indico, informo, resumo, agradeco, convido, proponho, mostro, respondo, quando, quanto, como, todo, isto, custo, tempo',
    role: 'colega, equipa, equipe, consultor*, tecnic*, responsavel, atendente, assistente',
    will: 'vou, vamos, iremos, irei, vai, vao, alguem vai, alguem ira',
    do: 'contat, contact, ligar, telefonar, enviar, mandar, retornar, responder, avisar, confirmar, reservar, marcar, guardar, anotar, devolver, entrar, tratar, passar, aplicar',
    done: 'reservei, enviei, confirmei, anotei, encaminhei, enviamos, reservamos, marquei, guardei, passei, avisei, registei, inscrevi, apliquei, deixei, pedi, mandei, falei, reencaminhei',
    willDo: 'ligar, enviar, contactar, responder, avisar, reservar, mandar',
    does: 'ligo, envio, reservo, marco, guardo, mando, aviso, confirmo, contacto, telefono, devolvo, ligamos, enviamos, reservamos, guardamos, avisamos, contactamos, devolvemos',
    settled: 'confirmad, reservad, cancelad, marcad, registad, enviad, guardad',
    news: 'email, e-mail, confirmacao, chamada, resposta, mensagem, contacto, telefonema',
  },
  shapes: [
    '(?:eu )?(?:lhe|lhes|vos) (?!(?:{spoken})(?!\\p{L}))\\p{L}{4,}o',
    '{will} (?:_ ){0,2}{do}*',
    '(?:ja )?{done}',
    'entrarei|entraremos|alguem entrara|garantimos|garanto|prometemos|prometo',
    '{willDo}-?(?:lhe|te|vos|lo|la)?-?(?:ei|emos|a|ao)',
    '(?:um|uma|o|a|nosso|nossa) (?:_ ){0,2}{role} (?:vai|ira|liga|lhe|te|vos|entra|contact|envia|respond)*',
    '{does}-(?:lhe|te|vos|lhes)',
    '(?:a )?(?:sua|tua|seu|teu) _ (?:esta|foi|fica|ficou|sera) (?:ja )?{settled}[oa]',
    '(?:recebera|ira receber|vai receber|tera|(?:voce )?recebe) (?:_ ){0,4}{news}',
  ],
  claims: {
    discount:
      '\\d ?% (?:de )?desconto, \\d ?% a menos, desconto*, cupo(?:m|ns|es), codigos? promociona*, promoc*, precos? especia*, precos? reduzid*',
    guarantee: 'garanti*, garantid*',
    certificate: 'certific*, acredit*, premios?, premiad*, galardo*, selos? de qualidade, michelin*, iso[- ]?\\d+',
    free: 'gratis, gratuit*, de graca, sem (?:custos?|encargos|taxas), oferta da casa, de oferta',
  },
  hedges: 'nao, nenhum, nenhuma, nunca, sem, nem, nada, se, infelizmente, lamento',
  pointers: 'ele, ela, custam?, duram?, isso, depois, senao',
}
