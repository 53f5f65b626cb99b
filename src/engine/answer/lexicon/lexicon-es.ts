import type { Lexicon } from './lexicon-types.ts'

export const spanish: Lexicon = {
  language: 'es',
  stopwords:
    'durante segun mediante tras sino aunque mientras q k xq pq porfa vale hola oye pues a estais estan esta aceptais aceptan acepta acepto aceptas abris abren vendeis venden ofrecen al algo alguien alguna alguno algun ante aqui asi aun cada como con cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuyo da dan de del desde donde e el ella ellas ' +
    'ellos en entre era es esa ese eso esos esta estan estar estas este esto estos estoy fue ha hace hacen haceis hacer han hasta hay he la las le les lo los mas me mi mis mucho muy ' +
    'nada ni no nos nosotros nuestra nuestro o os otra otro para pero por porque pueda puede pueden puedo que quien quienes se sea ser si sido sin sobre sois son soy su sus ' +
    'suele tambien te tengo teneis tenemos tener ti tiene tienen tu tus un una unas uno unos usted ustedes va vais van vosotros vuestra vuestro y ya yo estais ofreceis hay que',
  openers: 'y o pero tambien',
  pointers: 'eso esto ese esa esos esas este',
  cues: {
    list:
      'que vendeis, que puedo comprar, que se puede comprar, que venden, que * ofreceis, que * ofrecen, que * teneis, que * hay, ' +
      'que servicios, que productos',
    about: 'que haceis, que hacen, a que os dedicais, quienes sois, quienes son',
    when: 'cuando, que dia, que mes, que meses, que fecha',
    price:
      'cobra*, cuanto sale, cuanto salen, que vale, cuanto es, me sale, a cuanto, a como, cuanto vale, cuanto valen, precio*, coste, ' +
      'tarifa*, cuanto * pag*, cuanto cost*, cuesten, saldria*, cuesta*, cuanto cobr*, suplemento*, recargo*, importe, que pago, ' +
      'que pagamos, que pagaria*, asciende, que me cobr*, cuanto seria, por cuanto, sale por, que cobr*, ' +
      'que tengo que pagar, que tenemos que pagar, que hay que pagar, que se paga, cuanto dinero, en cuanto se queda, en cuanto sale',
    hours:
      'horario*, a que hora, abierto*, abris, abren, cerrais, cierran, hasta que hora, que dias, horas, que dia cerrais, cerrado, ' +
      'cerrada, abierta, apertura',
    phone: 'telefono, numero de telefono, llamar, movil, celular, whatsapp, llamo, numero',
    email: 'correo, email, correo electronico, escrib*, mail',
    address:
      'direccion, donde estais, donde estan, donde esta, donde se encuentra*, ubicacion, ubicados, en que ciudad, en que calle, ' +
      'en que pueblo, donde queda, donde os, donde os encuentro, como llegar, como llego, codigo postal, donde teneis, donde quedais, ' +
      'donde',
    date: 'la fecha, que ano, que fecha, cuando fue',
    founded:
      'desde cuando, que ano abri*, cuanto tiempo lleva*, cuanto lleva*, cuantos anos lleva*, fundad*, se fundo, cuando abristeis, ' +
      'cuando se abrio, desde que ano',
    age: 'que edad, que edades, edad minima, a partir de que edad',
    duration:
      'cuanto dura, cuanto tiempo, cuantos dias, cuantas horas, cuantos minutos, cuantos meses, cuantos anos, cuanto tarda*, ' +
      'con cuanta antelacion, plazo, duracion',
    frequency: 'cada cuanto, con que frecuencia, cuantas veces',
    percent: 'porcentaje, por ciento, cuanta gente, descuento*, rebaja',
    weight: 'cuanto pesa*, cuantos kilos, peso',
    length:
      'cuantos kilometros, cuantos km, cuantos metros, que distancia, que altura, a cuantos, medidas, dimensiones',
    area: 'metros cuadrados, que superficie, cuantos m2',
    count: 'cuantos, cuantas, que tamano, maximo, minimo, cuanta, cuanto, cuanto mide, capacidad',
    person:
      'como se llama el, como se llaman los, como se llama la, quien es, quienes son, quien, quienes, nombre del, nombre de la, ' +
      'que profesor, que medico, que abogado, responsable',
    payment:
      'formas de pago, metodos de pago, medios de pago, como puedo pagar, como se paga, pagar con, pagar en, aceptan tarjeta*, ' +
      'aceptais tarjeta*',
    yesno: 'tiene, se puede, es posible, abris los, sois, son',
  },
}
