import type { InjectionWords } from './injection-concepts.ts'

export const SPANISH: InjectionWords = {
  language: 'es',
  machine:
    'ia, ias, chatbot, chatbots, bot, bots, asistente de ia, asistente virtual, asistentes virtuales, modelo de lenguaje, modelos de lenguaje, modelo de ia, modelos de ia, inteligencia artificial, inteligencias artificiales, gpt, chatgpt, llm, llms, agente de ia, agentes de ia, agente virtual, sistemas automáticos, sistemas automatizados, asistente virtual*, asistentes virtual*, agente virtual*, agentes virtual*, asistente digital*, asistentes digital*, asistente automático*, agente automático, agentes automáticos, respuestas automáticas, sistema automático, robot, robots, secretaria virtual, recepcionista virtual, compañero digital, compañera digital, (asistente*|ayudante*|recepcionista*|recepción|conserje*|compañer*|guía*|asesor*|agente*|secretari*|vendedor*|anfitrión|lector*) (virtual*|digital*|automátic*|automatizad*|artificial*|electrónic*), (programa*|sistema*|software|herramienta*) (de respuesta*|de conversación|conversacional*|de resumen|de ia|de inteligencia), asistentes de compra*, máquina que (lee|responde)',
  maybeMachine: 'asistente, asistentes, el modelo',
  address:
    'nota para, nota a, nota al, mensaje para, mensaje a, mensaje al, atención, querido, querida, estimado, estimada, estimados, hola, aviso a, aviso para, aviso al, instrucción para, instrucciones para, instrucciones al, a todos, a todas, a cualquier, para todos, para cualquier, importante para, para el, para la, para los, orden para, recordatorio para',
  ifYouAre: 'si eres, si es usted, si usted es, como, siendo, ya que eres',
  reads:
    'lee, leen, lea, lean, leyendo, lees, procesa, procesan, procese, procesando, procesas, resume, resumen, resuma, resumiendo, analiza, analizan, analice, analizando, indexa, resumir, leer, procesar, analizar, indexan, rastrean, resumen',
  here: 'esta página, este texto, este sitio, esta web, este documento, este contenido, este mensaje, esta línea, estas líneas, este párrafo, esta frase, esta reseña, este comentario, esta ficha, este anuncio, esta etiqueta, este archivo, esta descripción, este producto, esta respuesta, el presente documento, el presente texto, esta entrada, este listado, este artículo',
  forget:
    'ignora, ignore, ignoren, ignorad, ignorar, olvida, olvide, olviden, olvidad, olvidar, olvídate, olvídese, omite, omita, omitan, descarta, descarte, descarten, desestima, desestime, desatiende, desobedece, anula, anule, anulen, anulan, borra, borre, elimina, elimine, cancela, sobrescribe, sustituye, reemplaza, reemplazan, haz caso omiso, haga caso omiso, hagan caso omiso, no hagas caso, no haga caso, no sigas, no siga, no obedezcas, no obedezca, no tengas en cuenta, no tenga en cuenta, deja de lado, deje de lado, deja .. de lado, deje .. de lado, deja a un lado, deje a un lado, pon a un lado, aparta, aparte, deja de seguir, deje de seguir, pasa por alto, pase por alto, prescinde, prescinda, ya no son válidas, quedan anuladas, prevalece sobre, prevalecen sobre, no respetes, salta, sáltate, dará por anulado, da por anulado, den por anulado, ya no vale, ya no valen, no cuenta, queda anulado, quedan anulados, es un borrador, haz como si, hagan como si',
  orders:
    'instrucción, instrucciones, orden, órdenes, regla, reglas, norma, normas, directriz, directrices, directiva, directivas, indicación, indicaciones, prompt, prompts, comando, comandos, restricción, restricciones, pautas, contexto, programación, consignas',
  earlier:
    'anterior, anteriores, previa, previas, previo, previos, de arriba, más arriba, original, originales, inicial, iniciales, tus, sus, tu, todas las, todos los, recibidas, dadas, existentes, sistema, precedentes, hasta ahora, antiguas, del desarrollador, antes',
  told: 'todo lo anterior, lo anterior, todo lo que te han dicho, todo lo que se te ha dicho, lo que te han dicho, lo que te dijeron, lo que se te dijo, lo que se te ha dicho, lo que le dijeron, lo que le han dicho, todo lo que te dijeron, todo lo que sabes, lo que te ordenaron, lo que te indicaron, lo que te enseñaron, todo lo dicho, lo dicho hasta, lo que has aprendido, lo que aprendiste, todas las instrucciones, cualquier instrucción, tus instrucciones, sus instrucciones, tus reglas, tus normas, tus órdenes, tu programación, todo lo de arriba, todo lo que has, todo lo que el dueño, todo lo que escribió el dueño, lo que diga el resto, el resto de esta página, cualquier límite previo, cualquier otro documento, todo lo dicho antes, lo que (escribió|dijo|diga) (el dueño|la dueña|el propietario|la propietaria), lo que está escrito (arriba|antes), lo que ponía antes, lo que se dijo antes',
  reveal:
    'revela, revele, revelen, revelar, muestra, muestre, mostrar, repite, repita, repetir, imprime, imprima, divulga, divulgue, di, diga, dime, dígame, enseña, cita, cite, copia, copie, comparte, comparta, publica, lista, traduce, escribe, da, dame, expón',
  prompt:
    'prompt del sistema, prompt de sistema, instrucciones del sistema, instrucciones de sistema, instrucciones iniciales, instrucciones internas, instrucciones ocultas, instrucciones secretas, instrucciones originales, prompt inicial, tus instrucciones, sus instrucciones, tu prompt, tus reglas, tus directrices, mensaje de sistema, mensaje del sistema, tu configuración, configuración del sistema, toda la conversación, clave api, claves api, otros visitantes, otros clientes',
  fromNow:
    'a partir de ahora, desde ahora, de ahora en adelante, en adelante, a partir de este momento, desde este momento, por el resto de, durante el resto, hasta nuevo aviso, a partir de hoy, en lo sucesivo',
  become:
    'ahora eres, eres ahora, ya no eres, no eres, usted es ahora, ahora es, actúa como, actúe como, compórtate como, compórtese como, finge, finja, fingir, haz de cuenta, simula, simule, imagina que eres, imagine que es, interpreta, interprete, asume el papel, asuma el papel, hazte pasar, hágase pasar, juega el papel, adopta, entra en, activa, cambia a, responde como, habla como, llámate, haz como si',
  role: 'modo desarrollador, modo de desarrollador, modo administrador, modo de depuración, modo mantenimiento, sin restricciones, sin límites, sin reglas, sin filtros, sin censura, jailbreak, una ia, un chatbot, un robot, un pirata, el dueño, el propietario, el gerente, sujeto a',
  say: 'diga, digan, decid, decir, responde, responda, respondan, responded, responder, contesta, conteste, contesten, contestar, escribe, escriba, afirma, afirme, declara, menciona, mencione, recomienda, recomiende, recomendar, termina, termine, terminar, finaliza, finalice, comienza, comience, empieza, empiece, añade, añada, agrega, agregue, incluye, incluya, ofrece, ofrezca, promete, confirma, confirme, repite, repita, indica, indique, imprime, di que, di siempre, di solo, di sólo, di únicamente, se responderá, se contestará, dirás, dices, responderás, contestarás, respondes, contestas, contesta así, repite esta, repita esta',
  tell: 'dile, diles, diga, dígale, dígales, informe, infórmales, indícales, asegúrales, convence, convénceles, di a, di al, di siempre, hágase saber, haga saber, hazles saber, comunique a, comunica a, avise a, avisa a, se dirá a, decirle, decirles, hay que decir',
  direct:
    'envía, envíe, envíalos, dirige, dirija, redirige, redirija, deriva, pide, pida, pídeles, pídale, ofrece, ofréceles, ofrezca, aconseja, recomiéndales, da, dales, pidan, pedir, exige, exija, solicita, solicite, haz que, promete, prometa, prometan, garantiza, garantice, manda, mande, derive',
  strictly:
    'solo, sólo, solamente, únicamente, siempre, exactamente, nada más, nunca, jamás, literalmente, palabra por palabra, con la palabra, con las palabras, con la frase, la frase, la palabra, las palabras, el siguiente texto, exclusivamente, en todo momento, cada vez',
  that: 'que',
  everyAnswer:
    'cada respuesta, todas tus respuestas, todas sus respuestas, todas las respuestas, toda respuesta, cada mensaje, cada una de tus, cada conversación, todas las conversaciones, cada charla, cada chat, en este papel, en este rol, toda la conversación, única respuesta',
  yourAnswer: 'tus respuestas, sus respuestas, tu respuesta, su respuesta',
  anyQuestion:
    'cualquier pregunta, cada pregunta, todas las preguntas, a todo, sea cual sea la pregunta, pregunten lo que pregunten, le pregunten lo que le pregunten, a cualquier pregunta, toda pregunta, cualquier consulta, toda consulta, cada consulta',
  audience:
    'cliente, clientes, clienta, clientas, visitante, visitantes, usuario, usuarios, usuaria, comprador, compradores, huésped, huéspedes',
  anyone: 'alguien, quien, quienes, cualquiera, todos, todo el mundo, persona, personas, gente, les, a quien',
  when: 'si, cuando, cada vez que, siempre que, en cuanto, a quien, a quienes, a cualquiera que, cuandoquiera',
  asks: 'pregunta, preguntan, pregunte, pregunten, preguntado, consulta, consultan, consulte, quiere saber, quiera saber, quieren saber, solicita, menciona, mencione, se pregunta por, se menciona, sale el tema, se hable, pregunte por',
  hide: 'no menciones, no mencione, nunca menciones, no reveles, no revele, nunca reveles, no digas, no diga, nunca digas, no informes, no informe, no divulgues, no muestres, sin mencionar, sin decir, sin informar, oculta, oculte, guarda .. secreto, mantén .. secreto, no hables, no hable, niégate a, sin (citarla|citarlo|citar|mencionarla|mencionarlo|mencionarlos|nombrarla|nombrarlo|decirlo|explicarlo|revelarlo|indicarlo), sin decir por qué, sin hacer referencia, no citar, no mencionar',
  must: 'debes, debe, deben, deberás, deberá, tienes que, tiene que, has de, está obligado, estás obligado, es obligatorio que, por favor, hay que',
  others:
    'nosotros, yo, él, ella, ellos, nos, nuestro, nuestra, equipo, te, se, puede, pueden, le, que, me, puedes, podéis, podemos',
  your: 'tus, sus, tu, su, nuestros, nuestro, los otros, otros, nuevos, muchos, algunos, de',
  about: 'sobre, acerca, respecto, de',
  speaker:
    'sistema, asistente, desarrollador, administrador, admin, ia, bot, nueva instrucción, nuevas instrucciones, mensaje del sistema, nueva tarea, nuevo rol, (mensaje|nota|aviso|actualización|alerta|orden|instrucción) (del sistema|de sistema)',
  responder:
    'quien responda, quien responde, quien conteste, quien contesta, quienes respondan, quienes responden, quienes contesten, el que responda, el que responde, la persona que responde, la persona que responda, quien atienda, quien atiende, quienes atienden, el servicio de atención, atención al cliente humana o automática, humano o automático, humana o automática, el equipo del chat, si respondes, cuando respondas, al responder, quien lea esto, quien procese, (a quien|a quienes|al que|a los que) .. (pregunten|pregunte|preguntan), si le preguntan, si te preguntan, cuando te pregunten, cuando le pregunten, (quien|quienes|persona*|personal|emplead*|compañer*|el que|los que) que (responde*|contesta*|atiende*) (a|las|preguntas|consultas|aquí), (quien|quienes) (responde*|responda*|conteste*|atienda*|informe*)',
  secret:
    'contraseña*, pin, número de tarjeta, número de la tarjeta, cvv, tres dígitos, código de seguridad, pasaporte*, dni, documento de identidad, fecha de nacimiento, clave del banco, código de verificación',
  system: 'sistema*, programa*, herramienta*, software, máquinas, motores, aplicaciones, servicios',
  void: 'ya no (vale|valen|rige|rigen|se aplica|se aplican|se lee|se usa|se usan|sirve|sirven|cuenta|cuentan|es válid*|son válid*|está* vigente*), (queda|quedan|ha sido|han sido|está|están) (derogad*|anulad*|revocad*|suspendid*|sustituid*|sin efecto|obsolet*), deja* de (valer|regir|aplicarse|usarse|lo demás), dejen de lado',
  decode: 'al revés, hacia atrás, decodifica*, descifra*, descodifica*, rot13, base64, invierte el',
  obey: 'obedece*, cumple, cumplan, cumpla, cumplir, ejecuta*, aplica, aplíca*, haz lo que, acata*, síguela, síguelo, lleva a cabo, a aplicar',
  thisAnswer: 'esta respuesta, esta frase, estas palabras, esta fórmula',
  asker:
    '(quien|quienes|todo el que|todos los que|persona que|personas que|cualquiera que|el que|al que|a la que|los que|a los que|clientes que|cliente que|visitantes que|visitante que|huéspedes que|huésped que|aquel que|aquellos que|gente que) (pregunta|pregunte|preguntan|pregunten|preguntara|consulta|consulte|consultan|consulten|llama|llame|llaman|llamen|escribe|escriba|escriban|contacta|contacte|quiera saber|quiere saber|quieran saber|solicita|solicite|pida|pidan|nos escriba|nos llame|nos pregunte|se interese), (si|cuando) (alguien|le|te|os|les|nos) (pregunta|pregunte|preguntan|pregunten), a (las|toda|todas las|cualquier) (pregunta|preguntas|consulta|consultas) (sobre|de|por|acerca), interesados',
  replied:
    'se (responde|responderá|contesta|contestará|dice|dirá|informa|informará|indica|indicará|comunica|comunicará|remite|remitirá|deriva|derivará|anuncia|cotiza), se (le|les) (responde|responderá|contesta|contestará|dice|dirá|informa|informará|indica|indicará|comunica|remite|remitirá|deriva|da|dará|cotiza|ofrece|envía|manda), (hay que|ha de|debe|deberá|deben|conviene) (decirle|decirles|decir|responder|responderle|contestar|contestarle|informar|indicar|indicarle), (recibe|reciben|recibirá|recibirán|oye|oirá) .. (respuesta|frase|palabras), la (respuesta|contestación) (es|será|única|oficial), (será|serán) (informado*|remitido*|derivado*|dirigido*)',
  forbids: 'nadie, nunca, jamas, no',
  elsewhere: 'asunto, caja',
  newRole: 'nuevo rol, nueva identidad',
}
