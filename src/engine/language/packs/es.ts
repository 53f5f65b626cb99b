import type { LanguagePack } from './language-pack.ts'

export const spanish: LanguagePack = {
  language: 'es',
  frequent: 'el la los las de y es para con una por del nuestro su que nuestra tu más como en se al',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: dos!; 3: tres!; 4: cuatro; 5: cinco; 6: seis; 7: siete!; 8: ocho; 9: nueve; 10: diez, decena;
      11: once!; 12: doce!, docena; 13: trece; 14: catorce; 15: quince!; 16: dieciseis; 17: diecisiete; 18: dieciocho;
      19: diecinueve; 20: veinte, veinti; 30: treinta; 40: cuarenta; 50: cincuenta; 60: sesenta; 70: setenta;
      80: ochenta; 90: noventa; 100: cien, ciento, centenar; 200: doscientos, doscientas; 300: trescientos, trescientas;
      400: cuatrocientos, cuatrocientas; 500: quinientos, quinientas; 600: seiscientos, seiscientas; 700: setecientos,
      setecientas; 800: ochocientos, ochocientas; 900: novecientos, novecientas; 1000: mil!`,
    one: 'un, uno, una',
    and: 'y',
    half: 'media, medio',
    percent: 'por ciento',
    currencies: 'EUR: euro, euros; GBP: libras; USD: dolar, dolares; PHP: pesos; coin: centimos',
    units: `second: segundo, segundos; minute: minuto, minutos; hour: hora, horas; night: noche, noches; day: dia, dias,
      jornada, jornadas; week: semana, semanas; month: mes!, meses; year: ano, anos; mm: milimetros; cm: centimetro,
      centimetros; m: metro, metros; km: kilometro, kilometros; g: gramo, gramos; kg: kilo, kilos, kilogramos;
      tonne: toneladas; ml: mililitros; litre: litro, litros; m2: metro cuadrado, metros cuadrados; hectare: hectarea,
      hectareas`,
    unitAdjectives: 'buenas, buenos, primeros, primeras, ultimos, ultimas',
    spans: '15: cuarto de hora; 30: media hora; 45: tres cuartos de hora',
    per: 'por, al, a la, la, el, cada, para una, para un',
    about: `unos, unas, alrededor de, aproximadamente, aprox, cerca de, casi, mas o menos, sobre, en torno a,
      aproximado, aproximados, aproximadas, hacia`,
    over: 'mas de',
    under: 'menos de',
    bounds: 'hasta, al menos, dura, durante, duran, valido, valida, validos, validas, vale',
    to: 'a!, y, al!, o!, hasta, hasta las, a las, y las',
    shortDays: ['lun', 'mar!', 'mie', 'jue', 'vie', 'sab', 'dom!'],
    everyDay: 'todos los dias, cada dia, a diario, diariamente, toda la semana, los siete dias de la semana',
    workdays: 'entre semana, dias laborables, de lunes a viernes',
    weekend: 'fin de semana, fines de semana, findes',
    holidays: '101: ano nuevo; 1224: nochebuena; 1225: dia de navidad, navidad; 1231: nochevieja',
    months: '9: setiembre',
    oclock: 'en punto',
    at: `a las, a la, de las, desde las, hasta las, sobre las, las!, antes de las, a partir de las, despues de las,
      entre las, y las`,
    morning: 'de la manana, por la manana',
    evening: 'de la tarde, de la noche, por la tarde, por la noche, del mediodia',
    noon: 'mediodia',
    midnight: 'medianoche',
    spokenClock: '30: _ y media; 15: _ y cuarto; -15: _ menos cuarto; 10: _ y diez; 20: _ y veinte; -10: _ menos diez',
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      spoken: `oriento, guio, pregunto, dejo, calculo, comparo, senalo, espero, recomiendo, aconsejo, cuento, explico,
        digo, sugiero, deseo, ayudo, indico, informo, resumo, agradezco, animo, invito, propongo, muestro, detallo,
        aclaro, comento, entiendo, comprendo, respondo, cuando, cuanto, como, todo, esto, tanto, caso, segundo`,
      you: 'te, le, les, os, lo',
      will: 'are, aremos, ere, eremos, ire, iremos',
      participle: 'ado, ido, puesto, hecho, escrito',
      done: `reservado, enviado, confirmado, anotado, pedido, cancelado, avisado, transmitido, apuntado, guardado,
        aplicado, pasado, bloqueado, registrado, hablado, dejado, solicitado`,
      do: `reservar, enviar, llamar, escribir, confirmar, avisar, guardar, anotar, apuntar, contactar, mandar, devolver,
        aplicar, pasar`,
      does: 'reserv, apunt, envi, llam, guard, avis, mand, escrib, confirm, garantiz, aplic, devuelv, contact, inscrib',
      present: 'o, amos, imos, emos, a, an, en',
      settled: 'confirmad, reservad, cancelad, apuntad, registrad, enviad',
      news: 'correo, confirmacion, llamada, respuesta, mensaje, noticias, email',
    },
    shapes: [
      '(?:te|le|les|os) (?:lo |la |los |las )?(?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}o',
      '{you} (?:_ )?(?:he|hemos) (?:ya )?_{participle}',
      '{you} \\p{L}{3,}{will}',
      '(?:se|la) (?:contactar|llamar|enviar|escribir|avisar|responder|confirmar|reservar|mandar|informar)(?:e|emos)',
      '(?:le|te|les|os) (?:llamar|escribir|contactar|responder|enviar|avisar|confirmar)(?:a|an)',
      '(?:le|te|les|os) paso',
      '(?:he|hemos) (?:ya )?{done}',
      '(?:voy|vamos|va|van) a {do}*',
      '{you} {does}{present}',
      '(?:me|nos) (?:pondre|pondremos|encargo|encargamos|ocupo|ocupamos)|se pondra|se pondran',
      '(?:su|tu|sus) _ (?:esta|ha sido|han sido|queda|quedan|estan) (?:ya )?{settled}[oa]s?',
      '(?:recibiras?|le llegara|tendra) (?:_ ){0,4}{news}',
      'garantizamos|prometemos|garantizo|prometo|garantizado',
    ],
    claims: {
      discount: `\\d ?% menos, descuento*, rebaja*, cupon*, codigos? promocional*, precios? especial*,
        precios? reducid*, ofertas? especial*, promocion*`,
      guarantee: 'garanti*',
      certificate: `certific*, acreditad*, premios?, premiad*, galardon*, sellos? de calidad, michelin*, iso[- ]?\\d+,
        homologad*`,
      free: 'gratis, gratuit*, sin (?:coste|cargo|costo)s?, de regalo, sin recargo',
    },
    hedges: 'no, ningun, ninguna, nunca, sin, ni, nada, si, lamentablemente, siento',
    pointers: 'cuestan?, duran?, vale, est[eoa]s?, eso, despues, si no, l[oa]s hay',
  },

  // How questions are asked.
  questions: {
    stopwords: `durante, segun, mediante, tras, sino, aunque, mientras, q, k, xq, pq, porfa, vale, hola, oye, pues, a,
      estais, estan, esta, aceptais, aceptan, acepta, acepto, aceptas, abris, abren, vendeis, venden, ofrecen, al, algo,
      alguien, alguna, alguno, algun, ante, aqui, asi, aun, cada, como, con, cual, cuales, cualquier, cuando, cuanta,
      cuantas, cuanto, cuantos, cuyo, da, dan, de, del, desde, donde, e, el, ella, ellas, ellos, en, entre, era, es,
      esa, ese, eso, esos, esta, estan, estar, estas, este, esto, estos, estoy, fue, ha, hace, hacen, haceis, hacer,
      han, hasta, hay, he, la, las, le, les, lo, los, mas, me, mi, mis, mucho, muy, nada, ni, no, nos, nosotros,
      nuestra, nuestro, o, os, otra, otro, para, pero, por, porque, pueda, puede, pueden, puedo, que, quien, quienes,
      se, sea, ser, si, sido, sin, sobre, sois, son, soy, su, sus, suele, tambien, te, tengo, teneis, tenemos, tener,
      ti, tiene, tienen, tu, tus, un, una, unas, uno, unos, usted, ustedes, va, vais, van, vosotros, vuestra, vuestro,
      y, ya, yo, estais, ofreceis, hay, que`,
    light: `pensar, espero, desear, parecer, entender, entiendo, mostrar, colocar, tirar, caer, correr, sentar, oír,
      escuchar, lograr, conseguir, intentar, decidir, dudar, arreglármelas, bonito, genial, lamentablemente, quizás,
      probablemente, naturalmente, realmente, bastante, especialmente, recientemente, actualmente, próxima, siguiente,
      última, enseguida, inmediatamente, pronto, casa, juntos, solo, solamente, absolutamente, finalmente, deberia,
      deberíamos, tendría, tendríamos, vendría, hubiera, tengamos, quería, queríamos, aparte, parte, empezar, traéis,
      madre, padre, hermana, marido, novio, problema, obtener, necesito, necesitan, quiero, quisiera, querría, saber,
      decir, pregunta, coger, tomar, poner, dar, dais, ir, voy, venir, vengo, ver, pasa, funciona, funcionan, valen,
      cosa, manera, forma, tipo, clase, información, datos, detalles, condiciones, posible, permitido, disponible,
      exactamente, aproximadamente, normalmente, generalmente, total, completo, entero, primero, mismo, propio, nuevo,
      bueno, mejor, todavía, gente, persona, día, hoy, ahora, sacar, sacarse, llevar, falta, cobráis, cobran, enviar,
      envío, mandar, gracias, favor, podéis, podría, debo, había, habría, somos, será, sería, hago, vamos, vas,
      dejáis, guardo, quedan, encontrar, busco, olvido, temprano, rápido, corto, poco, muchos, demasiado, todo, veces,
      siempre, nunca, después, hacia, cerca, ahí, allí, dentro, varios, algunas, ninguno, nadie, salvo, entonces,
      rollo, tema, respecto, hablar, conocer, conozco, usar, uso, sirve, servir, basta, ocupar, encargado, contar,
      creer, pienso, volver, vuelvo, traer, traigo, meter, poder, tampoco, cojo, pillar, liarla, además, dais, teneis,
      haceis, quereis, podeis, sacarme, cosa, tema, rollo`,
    openers: 'y, o, pero, tambien',
    sells: 'vend(e|en|éis|eis)',
    tags: 'no, verdad, cierto, vale, entonces',
    pointers: 'eso, esto, ese, esa, esos, esas, este',
    cues: {
      list: `que vendeis, que puedo comprar, que se puede comprar, que venden, que * ofreceis, que * ofrecen,
        que * teneis, que * hay, que servicios, que productos`,
      about: 'que haceis, que hacen, a que os dedicais, quienes sois, quienes son',
      reasons: `por que (elegiros|elegirles|vosotros|ustedes), por que deberia elegir*, (vale|merece) la pena, por que
        vosotros, (puedo|se puede) confiar`,
      when: 'cuando, que dia, que mes, que meses, que fecha, (epoca|periodo) del ano, que meses',
      price: `cobra*, cuanto sale, cuanto salen, que vale, cuanto es, me sale, a cuanto, a como, cuanto vale, cuanto
        valen, precio*, coste, tarifa*, cuanto * pag*, cuanto cost*, cuesten, saldria*, cuesta*, cuanto cobr*,
        suplemento*, recargo*, importe, que pago, que pagamos, que pagaria*, asciende, que me cobr*, cuanto seria, por
        cuanto, sale por, que cobr*, que tengo que pagar, que tenemos que pagar, que hay que pagar, que se paga,
        cuanto dinero, en cuanto se queda, en cuanto sale, (hay|tengo|tenemos) que pagar, se paga`,
      hours: `horario*, a que hora, abierto*, abris, abren, cerrais, cierran, hasta que hora, que dias, horas,
        que dia cerrais, cerrado, cerrada, abierta, apertura`,
      phone: `telefono, numero de telefono, llamar, movil, celular, whatsapp, llamo, numero, contactar*, contacto,
        datos de contacto`,
      email: 'correo, email, correo electronico, escrib*, mail, contactar*, contacto, datos de contacto',
      address: `direccion, donde estais, donde estan, donde esta, donde se encuentra*, ubicacion, ubicados,
        en que ciudad, en que calle, en que pueblo, donde queda, donde os, donde os encuentro, como llegar, como llego,
        codigo postal, donde teneis, donde quedais, donde`,
      date: 'la fecha, que ano, que fecha, cuando fue',
      founded: `desde cuando, que ano abri*, cuanto tiempo lleva*, cuanto lleva*, cuantos anos lleva*, fundad*,
        se fundo, cuando abristeis, cuando se abrio, desde que ano`,
      age: 'que edad, que edades, edad minima, a partir de que edad',
      duration: `cuanto dura, cuanto tiempo, cuantos dias, cuantas horas, cuantos minutos, cuantos meses, cuantos anos,
        cuanto tarda*, con cuanta antelacion, plazo, duracion`,
      frequency: 'cada cuanto, con que frecuencia, cuantas veces',
      percent: 'porcentaje, por ciento, cuanta gente, descuento*, rebaja',
      weight: 'cuanto pesa*, cuantos kilos, peso',
      length: `cuantos kilometros, cuantos km, cuantos metros, que distancia, que altura, a cuantos, medidas,
        dimensiones`,
      area: 'metros cuadrados, que superficie, cuantos m2',
      count: 'cuantos, cuantas, que tamano, maximo, minimo, cuanta, cuanto, cuanto mide, capacidad',
      person: `como se llama el, como se llaman los, como se llama la, quien es, quienes son, quien, quienes,
        nombre del, nombre de la, que profesor, que medico, que abogado, responsable`,
      payment: `formas de pago, metodos de pago, medios de pago, como puedo pagar, como se paga, pagar con, pagar en,
        aceptan tarjeta*, aceptais tarjeta*`,
      yesno: `tiene, se puede, es posible, abris los, sois, son, hay, esta, necesito, puedo, debo, tengo que, existe,
        hace falta, (no |se |me |nos |os |les?
        )*(_(ais|eis)|estan|tienen|venden|abren|hacen|aceptan|reparan|admiten|ofrecen)`,
    },
    concepts: `access: silla, ruedas, accesible, accesibilidad, minusválidos, ascensor, escalones, rampa, discapacidad,
      movilidad, escaleras, carrito, cochecito; address: dirección, ubicación, situado, ubicado, calle, queda; adult:
      adulto; afternoon: tarde; age: edad, años, mayor; alcohol: alcohol, vino, cerveza, botella, barra, cava,
      champán, copa, prosecco; allergy: alergia, alérgenos, alérgico, intolerancia, frutos, gluten, lactosa, celíaco;
      appointment: cita, turno, hora; area: zona, desplazamiento, región, domicilio; award: premio, certificado,
      certificación, acreditado, titulación; beginner: principiante, iniciación; bicycle: bicicleta, bici; big:
      grande, mayor; birthday: cumpleaños, fiesta; book: reservar, cita; bread: pan; breakfast: desayuno; bring:
      traer, llevar, ropa, ponerme; buy: comprar, pedir, pedido, encargar; cake: tarta, pastel; cancel: cancelar,
      cancelaciones, anular, darme, baja; car: coche, vehículo, auto, turismo; card: tarjeta, visa, mastercard, amex,
      maestro; cash: efectivo, metálico; catering: catering, bufé; charge: cargar, cargador, recarga; cheap: barato,
      económico, descuento; checkin: llegada, llegar, entrada, check-in; checkout: salida, salir, dejar; cheque:
      cheque, talón; child: niño, bebé, infantil, hijo, peque, crío, chavales, pequeño, adolescente, menores;
      christmas: navidad, nochebuena; close: cerrado, cierra, cierran, cerráis; coffee: café, cafetería; company:
      empresa, negocio, tienda, local, oficina, despacho, academia, autoescuela; contact: contacto; contract:
      contrato; country: europea, unión, internacional, país, países, extranjero, europa; day: dia; deliver: entrega,
      envío, enviáis, domicilio, reparto, mandar, portes; deposit: depósito, señal, anticipo, fianza, adelanto;
      dinner: cena; directions: llegar, indicaciones; discount: descuento, rebaja; drink: bebida, vino, cerveza;
      drive: conducir, manejar, llevar; duration: dura, tiempo; email: electronico, email, correo, mail; emergency:
      urgencia, emergencia; entry: entrada, billete; evening: noche; event: evento, fiesta, celebración, despedida;
      extra: extra, adicional, suplemento; far: lejos, distancia, km, kilómetros, radio; fitness: gimnasio, fitness,
      entrenar, entrenamiento, ejercicio, máquinas; food: comer, comida, platos, menú; found: fundada, fundacion,
      fundador, desde, lleváis, abrió, abierta, existe; free: gratis, gratuito; garden: jardín, terraza, fuera,
      exterior; glutenfree: gluten, celíacos; group: grupo, colegio; guarantee: garantía, garantizado; highseason:
      alta; holiday: festivo, vacaciones; hour: hora; include: incluye, incluido; install: instalar, montaje, montar;
      instalment: plazos, cuotas, financiación, fraccionar; job: empleo, trabajo, vacante, curriculum, prácticas;
      keep: conservar, guardar, nevera, congelar; kitchen: cocina; last: dura, tarda; late: tarde, retraso; lesson:
      clase, curso, taller, lección, talleres, sesión, formación; license: carnet, carné, permiso, licencia, sacarse;
      lowseason: baja; lunch: almuerzo, comida, comer; material: material, tela, madera, hecho, cuero, piel, metal,
      acero, oro, plata, algodón, lana; maximum: máximo, límite; minimum: mínimo, menos; minute: minuto, min; miss:
      faltar, olvidar, presentarse, inasistencia, retraso; month: mes, mensual; morning: mañana; motorbike: moto,
      ciclomotor; night: noche, pernoctar; offer: paquete, plan, pack; old: antiguo, anterior, antes; online: línea,
      internet, online, web; open: abierto, apertura, horario, abre, horas; owner: dueño, propietario, jefe, director,
      encargado, gerente; parking: aparcamiento, parking, aparcar, estacionamiento, estacionar, coche; pass: aprueba,
      aprobar, aprobados; pay: pagar, pagan, abonar; percent: porcentaje, tasa; person: persona, participante, gente;
      pet: perro, mascota, animales, gato; phone: teléfono, tel, llamar, móvil, celular, número; pickup: recogida,
      recoger, llevar, traslado, recojo; plan: plan, tarifa, abono; pool: piscina, nadar, bañarse; premises: casa,
      alojamiento, apartamento; price: precio, coste, cuesta, cuestan, vale, tarifa, caro, barato; publicholiday:
      festivo, feriado; quiet: ruido, silencio, música; quote: presupuesto, cotización; ready: listo, terminado;
      reduced: descuento, rebaja, oferta, bonificación, reducida; refund: reembolso, devolución, devolver, devuelven,
      dinero; register: apuntarse, apuntarme, matrícula, matricularse, inscribirse, inscripción, inscribir,
      inscribirme, apuntar, matricularme, participar; rent: alquilar, prestar, dejan; repair: reparar, reparación,
      arreglar, reparaciones, pinchazo, avería; reschedule: cambiar, aplazar, modificar, mover, posponer; return:
      devolución, reembolso, devolver, cambio, cambiar; review: revisar, revisión; rightnow: ahora; room: habitación,
      habitaciones, alojamiento, cuarto; seat: plazas, capacidad, asientos, aforo; senior: jubilado, mayores, tercera;
      service: mantenimiento, revisión; showroom: exposición, visitar, ver, tienda; single: individual, solo; size:
      tamaño, medida, grande, metros, superficie, m2; small: pequeño; solar: solar, placas, paneles, fotovoltaica;
      staff: equipo, empleados, plantilla, trabajadores, personas, personal; start: empieza, comienza, inicio,
      empezar; station: estación, parada, tren, autobús, metro; stay: estancia, quedarse, alojarse, dormir, noche,
      pernoctar; student: estudiante, alumno, escolar; support: ayuda, soporte, asistencia; swim: nadar, bañarse,
      baño, piscina, playa, lago; tax: iva, impuestos; teacher: profesor, instructor, monitor, enseña, maestro,
      imparte; ticket: entrada, billete, tique; today: hoy, ahora; toilet: baño, aseo, servicio, lavabo; tomorrow:
      mañana; trade: estudio, club, centro, spa, restaurante, clinica, hotel, gimnasio, peluqueria, panaderia,
      cafeteria, taller; transfer: transferencia; travel: autobús, bus, tren, metro, estación, transporte, aeropuerto;
      trial: prueba, probar, demo, gratis, ensayo; user: usuario; vaccine: vacuna, refuerzo; valid: válido, caduca,
      caducan, caducidad, vence; vegan: vegano; vegetarian: vegetariano; voucher: vale, bono, regalo; weather: tiempo,
      lluvia, llueve; week: semana; weekday: laborable; weekend: finde; wifi: wifi, internet, wi-fi; work: trabaja,
      trabajan; year: ano, anual; couple: pareja, romántico, romántica, enamorados, aniversario; broken: roto, rota,
      dañado, dañada, defectuoso, estropeado; wholesale: mayorista, revendedor; branding: logo, grabado,
      personalizado; insurance: seguro, asegurado, aseguradora; invoice: factura, recibo; reply: respuesta, responder,
      contestar, contestáis; prescription: receta, medicamento, medicina`,
  },

  // What an offer must meet.
  needs: {
    advice: 'recomiend*, recomend*, aconsej*, (ideal|indicado|adecuado) para',
    wish: `busco, buscamos, necesito, necesitamos, quiero, quisiera, (algo|regalo|qué) (para|por|de), (qué|cuál|cuáles)(
      _)? (tienen|hay|(me|nos) (conviene|sirve))`,
    choose: 'mejor(es)?, conviene, debo, debería, elegir',
    compare: 'diferenci*, compar*',
    lowest: 'más barat*, más económic*, menor precio',
    highest: 'más caro, más cara, más caros, más caras',
    upTo: 'menos de, hasta, (como )?máximo, no más de, por debajo de, presupuesto( de)?, o menos',
    people: 'personas, huéspedes, usuarios?, niños, adultos, empleados, plazas',
    groups: '(equipo|grupo) de, somos, para, grupo, capacidad, pareja',
    when: 'el, este, en, y, por',
    both: '(l[oa]s |nosotr[oa]s )dos, amb[oa]s',
    age: 'años, edad(es)?, hij[oa], niñ[oa], niet[oa]',
    plans: 'plan, planes, tarifas?, suscripción, suscripciones, paquetes?, abonos?, membresías?',
    each: '(por|cada) (persona|cabeza|adulto|participante|usuario|comensal)',
  },
}
