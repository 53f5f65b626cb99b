import type { Phrases } from './phrases-types.ts'

export const portuguesePhrases: Phrases = {
  language: 'pt',
  heard: {
    greeting: 'ola, oi, bom dia, boa tarde, boa noite, tudo bem, ola tudo bem, oi tudo bem',
    thanks: 'obrigado, obrigada, muito obrigado, muito obrigada, valeu',
    goodbye:
      'nao, nao obrigado, nao obrigada, adeus, tchau, ate logo, ate breve, ate a proxima, tenha um bom dia, e tudo, isso e tudo',
    bot:
      'voce e um robo, es um robo, e um robo, voce e um bot, voce e humano, es humano, quem es tu, quem e voce, ' +
      'estou a falar com um robo, estou falando com um robo, voce e uma pessoa, e uma pessoa real, quem sao voces, quem sao, ' +
      'quem e o senhor, como te chamas, qual e o seu nome, com quem falo, com quem estou a falar, com quem estou falando',
    human: 'atendente por favor, um humano por favor, uma pessoa por favor, atendimento ao cliente',
    abuse: 'idiota, imbecil, merda, burro, estupido, cala a boca, cala-te, vai a merda, inutil, porra',
  },
  said: {
    greeting: 'Olá! O que gostaria de saber sobre {company}?',
    thanks: 'De nada! Quer saber mais alguma coisa?',
    goodbye: 'Até logo e obrigado por visitar {company}!',
    bot: 'Sou o assistente automático de {company}. Respondo com o que está publicado e digo quando não sei.',
    human: 'Sou um assistente automático; uma pessoa de {company} pode ajudar.',
    abuse: 'Lamento que não esteja a correr bem. Diga-me o que procura e farei o meu melhor.',
    gibberish: 'Não percebi. Pode dizer de outra forma?',
    empty: 'O que gostaria de saber sobre {company}?',
    unknown: 'Não sei.',
    unknownSubject: 'Não sei: não tenho informação sobre «{subject}».',
    noPrice: 'Não tenho preço para «{subject}».',
    related: 'O que está indicado sobre isso: ',
    haggling: 'Os preços são definidos por {company}; aqui não os posso alterar.',
    complaint: 'Lamento saber isso. Eu não posso tratar do assunto; uma pessoa da {company} pode.',
    dispute: 'Só posso guiar-me pelo que a {company} publicou.',
    browsing: 'Esteja à vontade. Estou aqui se quiser saber algo sobre a {company}.',
    statement: 'Obrigado por me dizer.',
    resting:
      'De momento não posso responder. A sua mensagem fica guardada para {company}; deixe um email ou um telefone para que o possam contactar.',
  },
  opening: {
    yes: 'Sim.',
    no: 'Não.',
    now: 'Aberto agora, até às {time}.',
    closed: 'Fechado agora.',
    next: 'Abre {day} às {time}.',
    today: 'Abre hoje às {time}.',
    day: '{day}: aberto {times}.',
    shut: '{day}: fechado.',
  },
  offers: {
    offer: 'Oferta',
    price: 'Preço',
    fits: 'Isto pode servir:',
    otherCurrency: 'Os preços aqui estão noutra moeda que o seu orçamento. De resto, isto pode servir:',
    noneFits: 'Não encontro nada com preço publicado que sirva para tudo isso. O mais próximo:',
    lowest: 'Primeiro o preço publicado mais baixo:',
    highest: 'Primeiro o preço publicado mais alto:',
    byNeed: 'A melhor escolha depende do que precisa:',
  },
  contact: {
    phone: 'Pode ligar para {company}: {phone}.',
    email: 'Pode escrever para {company}: {email}.',
    both: 'Pode contactar {company} pelo {phone} ou por {email}.',
    page: 'Pode contactar {company} aqui: {url}',
  },
  asksDiscount: 'Há algum desconto?',
  suggestions: [
    'Quanto custa {subject}?',
    'Qual é o horário?',
    'Onde ficam?',
    'Como posso contactar?',
    'Que formas de pagamento aceitam?',
    'Posso cancelar?',
    'Fazem entregas?',
  ],
}
