import type { LanguagePack } from './language-pack.ts'

export const portuguese: LanguagePack = {
  language: 'pt',
  frequent: 'os as de e é para com uma por do da nosso seu que não você mais como em ao na no',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: dois, duas; 3: tres!; 4: quatro; 5: cinco; 6: seis; 7: sete; 8: oito; 9: nove; 10: dez!, dezena;
      11: onze!; 12: doze, duzia; 13: treze; 14: catorze, quatorze!; 15: quinze; 16: dezasseis, dezesseis;
      17: dezassete, dezessete; 18: dezoito; 19: dezanove, dezenove; 20: vinte; 30: trinta; 40: quarenta; 50: cinquenta;
      60: sessenta; 70: setenta; 80: oitenta; 90: noventa; 100: cem, cento; 200: duzentos, duzentas; 300: trezentos,
      trezentas; 400: quatrocentos, quatrocentas; 500: quinhentos, quinhentas; 600: seiscentos; 700: setecentos;
      800: oitocentos; 900: novecentos; 1000: mil!`,
    one: 'um, uma',
    and: 'e',
    half: 'meia, meio',
    percent: 'por cento',
    currencies: 'EUR: euro, euros; BRL: real, reais; GBP: libras; USD: dolares; coin: centimos, centavos',
    units: `second: segundo, segundos; minute: minuto, minutos; hour: hora, horas; night: noite, noites; day: dia, dias;
      week: semana, semanas; month: mes!, meses; year: ano, anos; mm: milimetros; cm: centimetro, centimetros; m: metro,
      metros; km: quilometro, quilometros; g: grama, gramas; kg: quilo, quilos; tonne: toneladas; ml: mililitros;
      litre: litro, litros; m2: metro quadrado, metros quadrados; hectare: hectare, hectares`,
    unitAdjectives: 'uteis, bons, boas, primeiros, primeiras, ultimos',
    spans: '15: quarto de hora; 30: meia hora; 45: tres quartos de hora',
    per: 'por, ao, a, cada, para uma, para um',
    about: 'cerca de, aproximadamente, quase, perto de, mais ou menos, a volta de, uns, umas, por volta de',
    over: 'mais de, acima de',
    under: 'menos de, abaixo de',
    bounds: 'ate, dentro de, pelo menos, dura, durante, duram, valido, valida, vale',
    to: 'a!, e!, ao!, ou!, ate, ate as, as!, e as',
    longDays: [
      'segunda feira, segunda!',
      'terca feira, terca!',
      'quarta feira, quarta!',
      'quinta feira, quinta!',
      'sexta feira, sexta!',
    ],
    shortDays: ['seg!', 'ter!', 'qua!', 'qui!', 'sex!', 'sab', 'dom!'],
    everyDay: 'todos os dias, diariamente, cada dia, toda a semana',
    workdays: 'dias uteis, durante a semana',
    weekend: 'fim de semana, fins de semana',
    holidays: '101: ano novo; 1224: vespera de natal; 1225: dia de natal, natal',
    months: '',
    oclock: 'em ponto',
    at: 'as!, das!, ate as, a partir das, desde as, antes das, depois das, entre as, pelas',
    morning: 'da manha, de manha',
    evening: 'da tarde, da noite, a tarde, a noite',
    noon: 'meio dia',
    midnight: 'meia noite',
    spokenClock: '30: _ e meia; 15: _ e um quarto, _ e quarto; 10: _ e dez; 20: _ e vinte',
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      spoken: `recomendo, aconselho, conto, explico, digo, sugiro, desejo, ajudo, indico, informo, resumo, agradeco,
        convido, proponho, mostro, respondo, quando, quanto, como, todo, isto, custo, tempo`,
      role: 'colega, equipa, equipe, consultor*, tecnic*, responsavel, atendente, assistente',
      will: 'vou, vamos, iremos, irei, vai, vao, alguem vai, alguem ira',
      do: `contat, contact, ligar, telefonar, enviar, mandar, retornar, responder, avisar, confirmar, reservar, marcar,
        guardar, anotar, devolver, entrar, tratar, passar, aplicar`,
      done: `reservei, enviei, confirmei, anotei, encaminhei, enviamos, reservamos, marquei, guardei, passei, avisei,
        registei, inscrevi, apliquei, deixei, pedi, mandei, falei, reencaminhei`,
      willDo: 'ligar, enviar, contactar, responder, avisar, reservar, mandar',
      does: `ligo, envio, reservo, marco, guardo, mando, aviso, confirmo, contacto, telefono, devolvo, ligamos,
        enviamos, reservamos, guardamos, avisamos, contactamos, devolvemos`,
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
      discount: `\\d ?% (?:de )?desconto, \\d ?% a menos, desconto*, cupo(?:m|ns|es), codigos? promociona*, promoc*,
        precos? especia*, precos? reduzid*`,
      guarantee: 'garanti*, garantid*',
      certificate: 'certific*, acredit*, premios?, premiad*, galardo*, selos? de qualidade, michelin*, iso[- ]?\\d+',
      free: 'gratis, gratuit*, de graca, sem (?:custos?|encargos|taxas), oferta da casa, de oferta',
    },
    hedges: 'nao, nenhum, nenhuma, nunca, sem, nem, nada, se, infelizmente, lamento',
    pointers: 'ele, ela, custam?, duram?, isso, depois, senao',
  },

  // How questions are asked.
  questions: {
    stopwords: `durante, tiver, vosso, vossa, vossos, vossas, q, vc, vcs, pq, oi, ola, tb, a, levar, trazer, aceitam,
      aceita, vendem, abrem, ao, aos, aquela, aquele, aqui, as, ate, cada, com, como, da, das, de, dela, dele, do, dos,
      e, ela, elas, ele, eles, em, entre, era, essa, esse, esta, estamos, estao, este, eu, foi, ha, isso, isto, ja, la,
      lhe, mais, mas, me, meu, meus, minha, muito, na, nao, nas, nem, no, nos, nossa, nosso, num, numa, o, onde, os, ou,
      para, pela, pelas, pelo, pelos, por, porque, posso, pode, podem, podemos, qual, quais, quando, quanta, quantas,
      quanto, quantos, que, quem, se, sem, ser, seu, seus, so, sua, suas, sao, tambem, te, tem, tenho, temos, tu, um,
      uma, umas, uns, voce, voces, vos, oferecem, fazem, ter, estou`,
    light: `pensar, acreditar, acho, espero, desejar, parece, perceber, entender, sabe, sei, mostrar, puxar, cair,
      correr, sentar, ouvir, conseguir, consigo, tentar, decidir, duvido, bonito, ótimo, infelizmente, talvez,
      provavelmente, naturalmente, realmente, bastante, sobretudo, recentemente, atualmente, próxima, última, logo,
      imediatamente, casa, juntos, sozinho, somente, absolutamente, finalmente, quase, deveria, teria, teríamos,
      viria, gostaria, gostávamos, dão, dar, faço, fazemos, fazer, comigo, livre, mãe, pai, irmã, irmão, marido,
      problema, obter, preciso, quero, queria, dizer, pergunta, tomar, ir, vou, vir, ver, passa, acontece, funciona,
      coisa, maneira, forma, tipo, género, informação, dados, detalhes, condições, possível, permitido, disponível,
      exatamente, aproximadamente, normalmente, geralmente, total, completo, inteiro, primeiro, outro, mesmo, próprio,
      novo, bom, melhor, ainda, algo, alguém, gente, pessoa, dia, hoje, agora, enviar, envio, mandar, boa, obrigado,
      favor, poderia, devo, havia, haveria, sou, somos, será, seria, vai, vão, deixo, guardar, procurar, esqueço,
      cedo, rápido, curto, pouco, muitos, demais, apenas, sobre, tudo, vezes, sempre, nunca, depois, perto, aí, ali,
      dentro, fora, qualquer, vários, algumas, alguns, nenhum, ninguém, senão, salvo, então, pois, relação, falar,
      conhecer, usar, uso, serve, chegam, cuidar, responsável, contar, crer, voltar, trago, meter, poder, enquanto,
      embora, pegar, além, tá, cê, pra, pro`,
    openers: 'e, ou, mas, tambem',
    sells: 'vendem?',
    tags: 'né, não, não é, certo, então',
    pointers: 'isso, isto, esse, essa, este, aquele',
    cues: {
      list: `o que vendem, o que posso comprar, o que se pode comprar, que * oferecem, que * tem, quais * oferecem,
        quais * tem, que servicos, que produtos`,
      about: 'o que fazem, quem sao, o que e',
      reasons: `porque voces, por que voces, porque (vos )?escolher, vale a pena`,
      when: 'quando, que dia, que mes, que meses, que data, epoca do ano',
      price: `cobra*, quanto e, quanto sai, quanto fica, a quanto, quanto * pag*, custar*, preco*, custo, custa,
        valor, tarifa*, taxa, quanto custa*, suplemento*, acrescimo, montante, fica por quanto, quanto me, quanto vou
        gastar, quanto gast*, por quanto, quanto levam por, quanto leva por, (e preciso|tenho de|tenho que) pagar,
        paga-se`,
      hours: 'horario*, aberto*, abrem, fecham, que dias, funcionamento, abre, fecha, fechado*, aberta, horas',
      phone: `telefone, numero de telefone, ligar, telemovel, celular, whatsapp, numero, contactar*, contatar,
        entrar em contact?o`,
      email: 'email, correio eletronico, escrever, correio, mail, contactar*, contatar, entrar em contact?o',
      address: `morada, endereco, onde fica*, onde estao, onde esta, localizacao, onde se situa, como chegar,
        codigo postal, onde voces ficam, onde e, onde estais`,
      date: 'a data, que ano, que data',
      founded: `desde quando, que ano * abert*, que ano abri*, que ano * inaugurad*, ha quanto tempo, ha quantos anos,
        fundad*, quando abriram, quando abriu, desde que ano`,
      age: 'que idade, que idades, idade minima',
      duration: `quanto tempo, quanto dura, quantos dias, quantas horas, quantos minutos, quantos meses, quantos anos,
        prazo, duracao`,
      frequency: 'com que frequencia, quantas vezes, de quanto em quanto',
      percent: 'percentagem, porcentagem, por cento, desconto*',
      weight: 'quanto pesa*, quantos quilos, peso',
      length: 'a que distancia, quantos quilometros, quantos km, quantos metros, que altura, medidas, dimensoes',
      area: 'metros quadrados, que area, quantos m2',
      count: 'quantos, quantas, tamanho, maximo, minimo, quanta, quanto mede',
      person: `como se chama o, como se chama a, como se chamam os, quem e, quem sao, quem, nome do, nome da,
        qual medico, qual professor, responsavel`,
      payment: `formas de pagamento, metodos de pagamento, meios de pagamento, como posso pagar, como pago, pagar com,
        pagar em, aceitam cartao, aceitam cartoes`,
      yesno: `ha, pode-se, e possivel, preciso, posso, devo, existe, esta, estao, (nao |se |voces
        )*(tem|abrem|fecham|aceitam|fazem|vendem|podem|entregam|reparam)`,
    },
    concepts: `access: cadeira, rodas, acessível, acessibilidade, mobilidade, elevador, deficientes, escadas, degraus,
      rampa, carrinho; address: morada, endereco, localizacao, situado, rua, fica, ficam; adult: adulto; afternoon:
      tarde; age: idade, anos; alcohol: álcool, vinho, cerveja, garrafa, espumante, champanhe; allergy: alergia,
      alergénios, alérgico, intolerância, glúten, lactose; appointment: consulta, marcação, agendar, hora; area: zona,
      área, região, deslocação; award: prémio, certificado, certificação; beginner: iniciante; bicycle: bicicleta;
      big: grande, maior; birthday: aniversário, festa; book: reservar, marcar; bread: pão, pães; breakfast: cafe,
      pequeno-almoço; bring: roupa, vestir; buy: comprar, encomendar, pedido; cake: bolo; cancel: cancelar,
      cancelamento, anular, desistir, desmarcar; car: carro, viatura, automóvel; card: cartão, cartões, multibanco,
      visa, mastercard, amex, maestro; cash: dinheiro, numerário; catering: catering, bufete; charge: carregar,
      carregador, carregamento; cheap: barato, económico, desconto; checkin: chegada, chegar, check-in; checkout:
      saída, sair; cheque: cheque; child: criança, bebé, infantil, filho, miúdo, garotos, menor, adolescente;
      christmas: natal; close: fechado, fecha, fecham, encerrado, encerra; coffee: café, chá; company: empresa, loja,
      negocio, escritório; contact: contacto, contato; contract: contrato; country: europeia, união, internacional,
      país, países, estrangeiro; day: dia; deliver: entrega, envio, enviar, portes, expedição, entregam; deposit:
      depósito, sinal, caução, adiantamento; dinner: jantar, jantares; directions: chegar, direções; discount:
      desconto, promocao; drink: bebida, vinho, cerveja; drive: conduzir, condução; duration: dura, demora, tempo;
      email: eletronico, email, correio, mail; emergency: urgência, emergência; entry: entrada, bilhete, ingresso;
      evening: noite; event: evento, festa, celebração; extra: extra, adicional, suplemento; far: longe, distância,
      km, quilómetros; fitness: ginásio, fitness, treinar, exercício; food: comer, comida, pratos, refeições,
      refeição, ementa; found: fundada, fundador, fundacao, desde, abriu, existe; free: grátis, gratuito; garden:
      jardim, terraço, exterior, esplanada; glutenfree: glúten, celíaco; group: grupo; guarantee: garantia, garantido;
      highseason: alta; holiday: feriado, ferias; hour: hora; include: inclui, incluído; install: instalar, montagem;
      instalment: prestações, parcelas, financiamento; job: emprego, trabalho, vaga, curriculo, estágio; keep:
      conservar, guardar, frigorífico, congelar; kitchen: cozinha; last: dura, demora; late: tarde, atraso; lesson:
      aula, curso, oficina, sessão, formação; license: carta, habilitação; lowseason: baixa; lunch: almoço; material:
      material, tecido, madeira, feito, couro, metal, aço, ouro, prata, algodão; maximum: máximo, limite; minimum:
      mínimo, menos; minute: minuto, min; miss: faltar, atraso, esquecer; month: mes, mensal; morning: manhã;
      motorbike: mota, ciclomotor; night: noite, pernoitar; offer: pacote, plano; old: antigo, anterior; online:
      linha, internet, online; open: aberto, abertura, horário, abre, horas, funcionamento; owner: dono, proprietário,
      chefe, gerente, diretor; parking: estacionamento, estacionar, parque, carro; pass: aprovação, aprovados; pay:
      pagar, pagamento; percent: percentagem, taxa; person: pessoa, participante; pet: cão, cães, animal, animais,
      cachorro, gato, estimação; phone: telefone, tel, ligar, telemóvel, celular, número; pickup: levantamento,
      recolha, levantar, retirar, buscar, transfer; plan: plano, assinatura; pool: piscina, nadar; premises: casa,
      alojamento, apartamento; price: preco, custo, custam, valor, tarifa, taxa, caro, barato; publicholiday: feriado;
      quiet: barulho, silêncio, música; quote: orçamento; ready: pronto, terminado; reduced: desconto, promoção;
      refund: reembolso, devolução, devolver, dinheiro; register: inscrever, inscrição, matrícula, participar, aderir;
      rent: alugar, aluguer, aluguel, emprestar, empréstimo; repair: reparar, reparação, consertar, arranjar, furo,
      avaria; reschedule: alterar, remarcar, mudar, adiar; return: devolução, devoluções, reembolso, devolver, troca,
      trocar; review: rever, revisão; rightnow: agora; room: quarto, alojamento; seat: lugares, capacidade; senior:
      reformado, idosos, sénior; service: manutenção, revisão; showroom: exposição, visitar, ver; single: individual,
      sozinho; size: tamanho, medidas, grande, metros, m2; small: pequeno; solar: solar, painéis, fotovoltaico; staff:
      equipa, funcionários, pessoas, pessoal; start: começa, início; station: estação, paragem, comboio, autocarro,
      metro; stay: estadia, ficar, dormir, noite, pernoitar; student: estudante, aluno; support: ajuda, suporte,
      apoio; swim: nadar, banho, piscina, praia, lago; tax: iva, imposto; teacher: professor, instrutor, ensina;
      ticket: bilhete, entrada, ingresso; today: hoje, agora; toilet: casa-de-banho, wc, banheiro; tomorrow: amanhã;
      trade: restaurante, clinica, hotel, academia, salao, padaria, barbearia; transfer: transferência; travel:
      autocarro, comboio, metro, estação, transportes, aeroporto; trial: teste, experimentar, experiência,
      experimental, prova; user: utilizador, usuário; vaccine: vacina, reforço; valid: válido, validade, expira,
      caduca; vegan: vegano; vegetarian: vegetariano; voucher: vale, voucher, presente, prenda, oferta; weather:
      chuva, tempo; week: semana; weekday: úteis; weekend: fim-de-semana, fds, weekend; wifi: wifi, internet, wi-fi;
      work: trabalha, trabalham; year: ano, anual; couple: casal, romântico, romântica, aniversário; broken: partido,
      partida, danificado, avariado, defeituoso; wholesale: grossista, revendedor, atacado; branding: logótipo,
      logotipo, gravação, personalizado; insurance: seguro, seguradora; invoice: fatura, recibo; reply: resposta,
      responder, respondem; prescription: receita, medicamento`,
  },

  // What an offer must meet.
  needs: {
    advice: 'recomend*, aconselh*, (ideal|indicado|adequado) para',
    wish: `procuro, procuramos, preciso de, precisamos de, queria, gostaria de, (algo|presente|prenda) (para|até), o que
      (tem|há)`,
    choose: 'melhor(es)?, convém, devo, deveria, escolher',
    compare: 'diferença*, diferenci*, compar*',
    lowest: 'mais barat*, mais económic*, mais econômic*',
    highest: 'mais caro, mais cara, mais caros, mais caras',
    upTo: 'menos de, até, (no )?máximo, não mais de, abaixo de, orçamento( de)?, ou menos',
    people: 'pessoas?, hóspedes, utilizador(es)?, colaboradores, crianças, adultos, lugares',
    groups: '(equipa|equipe|grupo) de, somos, para, grupo, capacidade, casal',
    when: 'no, na, em, e',
    both: '(os|as|nós) dois, amb[oa]s',
    age: 'anos, idades?, filh[oa], criança, net[oa]',
    plans: 'planos?, pacotes?, assinaturas?, mensalidades?',
    each: '(por|cada) (pessoa|cabeça|adulto|participante|utilizador)',
  },
}
