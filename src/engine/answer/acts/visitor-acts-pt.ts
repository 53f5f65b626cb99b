import type { ActWords } from './act-types.ts'

export const portugueseActs: ActWords = {
  language: 'pt',
  heard: {
    trouble:
      '(e|muito|bastante) (uma )?(urgente|urgencia|emergencia), o mais rapido possivel, quanto antes, (tenho|temos|ha) (uma |um |muita )?(fuga|vazamento|inundacao|avaria|infiltracao|dor de dentes), (esta|ta) (a pingar|pingando|vazando|a inundar|inundando|a sangrar|sangrando), cheiro a gas, cheiro de gas, sem (agua quente|aquecimento|luz|eletricidade), (fiquei|ficamos) (na rua|trancad* fora|parad*), nao (pega|arranca|liga), doi (muito|imenso|demais)',
    quote:
      '(quero|queremos|queria|gostaria de|gostava de|preciso de|precisamos de|pedir|receber|ter|mande*-me|fazem-me|me (faz|fazem|manda|mandam)) (um |o )?orcamento, orcamento (por favor|para (um|uma|o|a|os|as))',
    booking:
      '(quero|queremos|queria|gostaria de|gostava de|preciso de|posso|podemos|da para) (_ )?(reservar|marcar|agendar|inscrever*|fazer (uma )?(reserva|marcacao)), (marcar|agendar|quero) (uma )?(consulta|marcacao|hora), (reserve|marque|agende|inscreva)-(me|nos), (pode|podem|poderia|poderiam) (vir|passar|mandar alguem|enviar alguem)',
    availability:
      '(ha|tem|teem|ainda ha|ainda tem|restam|sobram) (ainda |alguma |algum )*(vagas?|lugar|lugares|mesas?|quartos?|disponibilidade|bilhetes)( livres?| disponiveis| disponivel| para| no| na| este| hoje| amanha)?, (esta )?(esgotado|lotado)',
    yes: 'sim, sim por favor, claro, claro que sim, com certeza, pode ser, sim quero, isso, por favor sim',
    ok: 'ok, esta bem, ta bem, ta bom, certo, bem, muito bem, perfeito, otimo, entendi, entendido, percebi, boa, fixe, beleza, combinado',
    no: 'nao, ainda nao, nem por isso, na verdade nao, nenhum, nenhuma',
    help: 'ajuda, ajude-me, ajuda-me, info, informacao, informacoes, mais informacoes, mais info, menu, opcoes, pergunta, tenho uma pergunta, uma pergunta, uma duvida, tenho uma duvida, pode ajudar, pode ajudar-me, pode me ajudar, o que podes fazer',
  },
  spelling:
    'vc=você, vcs=vocês, q=que, pq=porque, tb=também, tbm=também, qto=quanto, qnto=quanto, qdo=quando, hj=hoje, ' +
    'fds=fim de semana, mt=muito, obg=obrigado, tlm=telemóvel, pf=por favor, pfv=por favor, ta=está',
  said: {
    trouble: 'Se for urgente, ligue para {company}: {phone}.',
    quote: 'Não consigo calcular um orçamento aqui.',
    availability: 'Não consigo ver o que ainda está livre.',
    ok: 'Está bem.',
    no: 'Está bem. Estou aqui se quiser saber mais sobre {company}.',
  },
}
