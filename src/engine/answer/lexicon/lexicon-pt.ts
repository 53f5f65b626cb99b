import type { Lexicon } from './lexicon-types.ts'

export const portuguese: Lexicon = {
  language: 'pt',
  stopwords:
    'durante tiver vosso vossa vossos vossas q vc vcs pq oi ola tb a levar trazer aceitam aceita vendem abrem ao aos aquela aquele aqui as ate cada com como da das de dela dele do dos e ela elas ele eles em entre era essa esse esta estamos estao este eu foi ha isso isto ja la lhe ' +
    'mais mas me meu meus minha muito na nao nas nem no nos nossa nosso num numa o onde os ou para pela pelas pelo pelos por porque posso pode podem podemos qual quais quando quanta quantas ' +
    'quanto quantos que quem se sem ser seu seus so sua suas sao tambem te tem tenho temos tu um uma umas uns voce voces vos oferecem fazem ter estou',
  openers: 'e ou mas tambem',
  pointers: 'isso isto esse essa este aquele',
  cues: {
    list:
      'o que vendem, o que posso comprar, o que se pode comprar, que * oferecem, que * tem, quais * oferecem, quais * tem, ' +
      'que servicos, que produtos',
    about: 'o que fazem, quem sao, o que e',
    when: 'quando, que dia, que mes, que meses, que data',
    price:
      'cobra*, quanto e, quanto sai, quanto fica, a quanto, quanto * pag*, custar*, preco*, custo, custa, valor, tarifa*, taxa, ' +
      'quanto custa*, suplemento*, acrescimo, montante, fica por quanto, quanto me, quanto vou gastar, quanto gast*, por quanto, quanto levam por, quanto leva por',
    hours: 'horario*, aberto*, abrem, fecham, que dias, funcionamento, abre, fecha, fechado*, aberta, horas',
    phone: 'telefone, numero de telefone, ligar, telemovel, celular, whatsapp, numero',
    email: 'email, correio eletronico, escrever, correio, mail',
    address:
      'morada, endereco, onde fica*, onde estao, onde esta, localizacao, onde se situa, como chegar, codigo postal, onde voces ficam, ' +
      'onde e, onde estais',
    date: 'a data, que ano, que data',
    founded:
      'desde quando, que ano * abert*, que ano abri*, que ano * inaugurad*, ha quanto tempo, ha quantos anos, fundad*, ' +
      'quando abriram, quando abriu, desde que ano',
    age: 'que idade, que idades, idade minima',
    duration:
      'quanto tempo, quanto dura, quantos dias, quantas horas, quantos minutos, quantos meses, quantos anos, prazo, duracao',
    frequency: 'com que frequencia, quantas vezes, de quanto em quanto',
    percent: 'percentagem, porcentagem, por cento, desconto*',
    weight: 'quanto pesa*, quantos quilos, peso',
    length: 'a que distancia, quantos quilometros, quantos km, quantos metros, que altura, medidas, dimensoes',
    area: 'metros quadrados, que area, quantos m2',
    count: 'quantos, quantas, tamanho, maximo, minimo, quanta, quanto mede',
    person:
      'como se chama o, como se chama a, como se chamam os, quem e, quem sao, quem, nome do, nome da, qual medico, qual professor, ' +
      'responsavel',
    payment:
      'formas de pagamento, metodos de pagamento, meios de pagamento, como posso pagar, como pago, pagar com, pagar em, ' +
      'aceitam cartao, aceitam cartoes',
    yesno: 'ha, pode-se, e possivel',
  },
}
