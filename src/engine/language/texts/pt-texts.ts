import type { LanguageTexts } from './language-texts.ts'

export const portugueseTexts: LanguageTexts = {
  language: 'pt',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `ola, oi, bom dia, boa tarde, boa noite, tudo bem, ola tudo bem, oi tudo bem, teste`,
      thanks: 'obrigado, obrigada, muito obrigado, muito obrigada, valeu',
      goodbye: `nao, nao obrigado, nao obrigada, adeus, tchau, ate logo, ate breve, ate a proxima, tenha um bom dia,
        e tudo, isso e tudo`,
      bot: `voce e um robo, es um robo, e um robo, voce e um bot, voce e humano, es humano, quem es tu, quem e voce,
        estou a falar com um robo, estou falando com um robo, voce e uma pessoa, e uma pessoa real, quem sao voces,
        quem sao, quem e o senhor, como te chamas, qual e o seu nome, com quem falo, com quem estou a falar,
        com quem estou falando`,
      human: 'atendente por favor, um humano por favor, uma pessoa por favor, atendimento ao cliente',
      abuse: 'idiota, imbecil, merda, burro, estupido, cala a boca, cala-te, vai a merda, inutil, porra',
      fillers: 'ótimo, perfeito, muito',
      additions: 'pela, a, sua, ajuda, resposta',
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
      siteLanguage: 'O site de {company} está em {language}.',
      related: 'O que está indicado sobre isso: ',
      haggling: 'Os preços são definidos por {company}; aqui não os posso alterar.',
      complaint: 'Lamento saber isso. Eu não posso tratar do assunto; uma pessoa da {company} pode.',
      dispute: 'Só posso guiar-me pelo que a {company} publicou.',
      browsing: 'Esteja à vontade. Estou aqui se quiser saber algo sobre a {company}.',
      statement: 'Obrigado por me dizer.',
      resting: `De momento não posso responder. A sua mensagem fica guardada para {company};
        deixe um email ou um telefone para que o possam contactar.`,
    },
    opening: {
      yes: 'Sim.',
      no: 'Não.',
      now: 'Aberto agora, até às {time}.',
      closed: 'Fechado agora.',
      next: 'Abre {day} às {time}.',
      today: 'Abre hoje às {time}.',
      day: 'Aberto {day}, {times}.',
      shut: 'Fechado {day}.',
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
    values: { price: 'O preço de {name} é {value}.', prices: 'Preços:' },
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
  },

  // What the agent says around a sale.
  turn: {
    askConsent: 'A {company} pode guardar estes dados e contactá-lo?',
    yesOrNo: 'Responda sim ou não.',
    consented: 'A {company} já tem os seus dados.',
    notKept: 'Está bem. A {company} não guardará estes dados como contacto.',
    forgotten: `Feito. A {company} já não tem estes dados como contacto. O que está escrito neste chat fica até a
      conversa ser apagada.`,
    thanks: 'Obrigado.',
    thanksTo: 'Obrigado, {name}.',
    noted: 'Anotei {details}.',
    yourDetails: 'Os seus dados: {details}.',
    urgent: 'Se for urgente, ligue para {phone}.',
    restingKept: 'De momento não posso responder. A {company} tem a sua mensagem e os seus dados.',
    noOrders: 'Aqui não posso reservar nem encomendar por si.',
    consentBox: 'Aceito que a {company} guarde estes dados e me contacte.',
    waiting: 'Assinalei esta conversa para uma pessoa da {company}. Pode responder-lhe aqui; não sei dizer quando.',
    hours: 'Horário:',
    leaveContact: 'Deixe um e-mail ou um número de telefone se quiser ser contactado de outra forma.',
    talkToPerson: 'Falar com uma pessoa',
    contactForm: 'Deixar os meus dados',
    contactPage: 'Página de contacto',
    hoursQuestion: 'Qual é o horário de funcionamento?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'Não receberá mais mensagens daqui. Escreva START se quiser continuar.',
    started: 'Bem-vindo de volta. O que quer saber?',
    media: 'Obrigado. Não consigo ver imagens nem ficheiros. Escreva a sua pergunta, por favor.',
    audio: 'Obrigado. Não consigo ouvir mensagens de voz. Escreva a sua pergunta, por favor.',
    location: 'Obrigado pela localização. Não a posso usar; escreva o que quer saber.',
    contacts: 'Obrigado. Não consigo ler cartões de contacto. Se quer ser contactado, escreva aqui o nome e o número.',
    unsupported: 'Não consigo ler este tipo de mensagem. Escreva a sua pergunta, por favor.',
    liked: 'Ainda bem que ajudou. Quer saber mais alguma coisa?',
    disliked: 'Lamento que não tenha ajudado. Diga-me do que precisa, ou escreva que quer falar com uma pessoa.',
    tooMany: 'Foram muitas mensagens. Continue daqui a {minutes} minutos.',
    listLabel: 'Ver opções',
    noAgent: 'Abra de novo o link de chat da empresa e envie a mensagem que ele traz: diz-me com quem quer falar.',
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'Se for urgente, ligue para {company}: {phone}.',
    quote: 'Não consigo calcular um orçamento aqui.',
    availability: 'Não consigo ver o que ainda está livre.',
    ok: 'Está bem.',
    no: 'Está bem. Estou aqui se quiser saber mais sobre {company}.',
  },

  // How visitors ask for a person.
  person: {
    who: '(?:alguem|uma? d[oa]s (?:voss[oa]s|seus|suas|teus|tuas) (?:colegas|funcionari[oa]s|atendentes)|(?:uma?|o|a) (?:pessoa|humano|atendente|funcionari[oa]|responsavel|gerente|don[oa]))',
    role: 'atendente',
    please: 'por favor',
    machine: 'robo, maquina',
    shapes: [
      '(?:esta|ha|tem) (?:ai|aqui) alguem(?=\\W*$)',
      'lig(?:uem|ue|ar|a)-(?:me|nos)|me (?:liguem|ligue|ligar)',
      'falar com {who}',
      'nao (?:\\p{L}+ )?falar com (?:uma? |o |a )?(?:{machine})',
      '(?<!(?:es|e|voce e) (?:uma )?)pessoa (?:de verdade|real|humana)',
      '(?:tem|ha|esta) alguem (?:ai|aqui)(?=\\W*$)',
      'alguem (?:pode |podia |poderia )?(?:contactar|contatar|ligar)-(?:me|nos)|alguem (?:me|nos) (?:lig|contact|contat)\\p{L}+',
      'com quem (?:posso|poderia|devo) falar',
      '(?:passe|passa|passem)(?:-me)? (?:para |a )?{who}',
      'alguem (?:me )?(?:pode|poderia) (?:me )?(?:ligar|contactar|contatar)',
    ],
  },

  // Messages that need no knowledge, but a reply.
  remarks: {
    haggling: `(?:muito|demasiado|tao|bastante|um pouco|super) car[oa]s?, carissim*, car[oa]s? demais,
      (?:e|sao|esta|acho|fica) (?:_ )?(?:car[oa]s?|muito dinheiro), fora do (?:meu|nosso) orcamento, nao
      (?:posso|consigo|podemos) pagar, (?:noutro|em outro|outros?) (?:sitio|lugar|lado|loja)s? (?:_ ){0,3}mais barato,
      um roubo`,
    asksLess: `(?:fazer|fazem|faz|fazia|consegue*|dar|dao) (?:_ ){0,3}(?:melhor preco|preco melhor|preco
      especial|precinho|mais barato|por menos|um preco), (?:baixar|reduzir|melhorar|negociar) (?:_ )?preco,
      (?:melhor|ultimo) preco, negoci*, regatear, descontinho, (?:fazem|faz|fazes) (?:_ )?descontos?(?=[?.! ]{0,9}$)`,
    complaint: `(?:nao estou|nao estamos|nao fiquei|nao ficamos) (?:_ )?(?:content*|satisfeit*|feliz),
      (?:estou|estamos|fiquei) (?:muito |bastante |realmente
      )?(?:insatisfeit*|descontent*|desiludid*|dececionad*|decepcionad*|zangad*|fart[oa]|irritad*), (?:e|isto e|isso
      e|foi) (?:_ )?(?:inaceitavel|vergonhos[oa]|uma vergonha|ridiculo|inadmissivel|um absurdo|um escandalo),
      (?:mau|pessimo|horrivel) (?:servico|atendimento), (?:servico|atendimento) (?:pessimo|horrivel|muito mau),
      (?:encomenda|pedido|pacote|entrega|fatura|reembolso|tecnico|dinheiro|resposta) (?:_ ){0,2}(?:nunca|nao|ainda
      nao) (?:_ ){0,2}(?:cheg*|receb*|veio|aparec*|entreg*), (?:nao|nunca|ainda nao) (?:recebi|recebemos|chegou|tive
      resposta|me responderam|me ligaram), ninguem (?:me |nos )?(?:_
      )?(?:respond*|atend*|lig*|veio|contact*|apareceu), (?:estou|estamos|continuo) (?:a espera|a
      aguardar|esperando|aguardando), (?:fazer|apresentar) uma (?:queixa|reclamacao), reclamar, quero o meu dinheiro,
      cobrad* (?:duas vezes|a mais), (?:chegou|veio) (?:partid[oa]|danificad[oa]|estragad[oa]|quebrad[oa])`,
    dispute: `(?:voces |me |nos |o senhor )?(?:disseram|disseste|disse|prometeram|tinham dito|haviam
      dito|garantiram)(?: me| nos| -me)? (?:que|ser), (?:disseram|prometeram)-(?:me|nos), (?:o|no) (?:vosso |seu
      )?site (?:diz|dizia|esta escrito)`,
    browsing: `(?:so|apenas|somente) (?:estou |estava )?(?:a ver|a olhar|olhando|vendo|dando uma olhada|a dar uma
      olhada|espreitar)(?! se), (?:estou|estamos) (?:so|apenas|somente) (?:a ver|a olhar|olhando|vendo|a dar|dando)(?:
      uma)?(?: vista de olhos| olhada)?, (?:vou|vamos|preciso de|tenho de|tenho que) (?:pensar|refletir)(?! em)(?:
      nisso| no assunto| melhor)?, (?:talvez|melhor) (?:mais tarde|outro dia|noutra altura|outra hora), depois
      (?:digo|dou|aviso|entro em contacto|falo), ainda nao (?:sei|decidi), nao tenho a certeza, falar com (?:a minha|o
      meu) (?:mulher|marido|esposa), nao (?:me )?(?:estou )?interess*, ^(?:talvez|nao sei|logo se ve|se calhar)[.! ]{0,9}$`,
    tells: `(?:sou|somos|moro|moramos|vivo|vivemos|tenho|temos|adoro|adoramos|gosto|gostamos|viajo|viajamos|trabalho|trabalhamos|venho|vimos),
      (?:(?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)) (?:_
      ){1,3}(?:e|sao|tem|faz|adora|adoram|vive), (?:e|seria) para`,
    wants: `procur*, precis*, quer*, gostari*, gostava, interess*, pergunt*, problem*, duvid*, nao, perd*, esquec*,
      alergi*, reserv*, encomend*, cancel*, compr*, pag*`,
  },

  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `(e|muito|bastante) (uma )?(urgente|urgencia|emergencia), o mais rapido possivel, quanto antes,
        (tenho|temos|ha) (uma |um |muita )?(fuga|vazamento|inundacao|avaria|infiltracao|dor de dentes), (esta|ta) (a
        pingar|pingando|vazando|a inundar|inundando|a sangrar|sangrando), cheiro a gas, cheiro de gas, sem (agua
        quente|aquecimento|luz|eletricidade), (fiquei|ficamos) (na rua|trancad* fora|parad*), nao (pega|arranca|liga),
        doi (muito|imenso|demais), (tenho|temos|com) (muita )?pressa, preciso (ja|hoje|agora)`,
      quote: `(quero|queremos|queria|gostaria de|gostava de|preciso de|precisamos
        de|pedir|receber|ter|mande*-me|fazem-me|me (faz|fazem|manda|mandam)) (um |o )?orcamento,
        orcamento (por favor|para (um|uma|o|a|os|as))`,
      booking: `(quero|queremos|queria|gostaria de|gostava de|preciso de|posso|podemos|da para) (_
        )?(reservar|marcar|agendar|inscrever*|fazer (uma )?(reserva|marcacao)),
        (marcar|agendar|quero) (uma )?(consulta|marcacao|hora), (reserve|marque|agende|inscreva)-(me|nos),
        (pode|podem|poderia|poderiam) (vir|passar|mandar alguem|enviar alguem)`,
      availability: `(ha|tem|teem|ainda ha|ainda tem|restam|sobram) (ainda |alguma |algum
        )*(vagas?|lugar|lugares|mesas?|quartos?|disponibilidade|bilhetes)( livres?| disponiveis| disponivel| para| no|
        na| este| hoje| amanha)?, (esta )?(esgotado|lotado)`,
      yes: 'sim, sim por favor, claro, claro que sim, com certeza, pode ser, sim quero, isso, por favor sim',
      ok: `ok, esta bem, ta bem, ta bom, certo, bem, muito bem, perfeito, otimo, entendi, entendido, percebi, boa, fixe,
        beleza, combinado`,
      no: 'nao, ainda nao, nem por isso, na verdade nao, nenhum, nenhuma',
      help: `ajuda, ajude-me, ajuda-me, info, informacao, informacoes, mais informacoes, mais info, menu, opcoes,
        pergunta, tenho uma pergunta, uma pergunta, uma duvida, tenho uma duvida, pode ajudar, pode ajudar-me,
        pode me ajudar, o que podes fazer`,
    },
    spelling: `exatamente=, realmente=, vc=você, vcs=vocês, q=que, pq=porque, tb=também, tbm=também, qto=quanto, qnto=quanto, qdo=quando,
      hj=hoje, fds=fim de semana, mt=muito, obg=obrigado, tlm=telemóvel, pf=por favor, pfv=por favor, ta=está`,
  },

  // Titles, labels and categories of knowledge items.
  items: {
    contact: 'Contacto',
    contactAndHours: 'Contacto e horários',
    address: 'Endereço',
    phone: 'Telefone',
    email: 'E-mail',
    closed: 'fechado',
    price: 'Preço',
    faq: 'Perguntas',
    product: 'Produtos e serviços',
    policy: 'Condições',
    document: 'Geral',
    value: 'Proposta de valor: quais são as vantagens, em que ajuda?',
    customers: 'Público-alvo: para quem é, quem usa?',
    reasons: 'O que nos distingue: porquê escolher-nos, o que nos torna diferentes?',
    about: 'Sobre',
    slogan: 'Lema',
    employees: 'Funcionários',
    founded: 'Fundação',
    specialties: 'Especialidades',
    website: 'Site',
    visitors: 'Avaliações e comentários',
  },
  control: {
    stop: 'sair, parar, cancelar, descadastrar',
    start: 'iniciar',
  },
}
