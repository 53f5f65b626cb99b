import type { InjectionWords } from './injection-concepts.ts'

export const CATALAN: InjectionWords = {
  language: 'ca',
  machine:
    'intel·ligència artificial, intelligencia artificial, assistent virtual*, assistents virtual*, assistent digital*, agent virtual*, model de llenguatge, models de llenguatge, xatbot*, bots, robot, robots, respostes automàtiques',
  maybeMachine: 'assistent, assistents, el model',
  address:
    'nota per a, nota per als, missatge per a, avís per a, instruccions per a, a tots els, a totes les, atenció, estimat, estimada, hola',
  ifYouAre: 'si ets, si sou, si és, com a',
  reads:
    'llegeix, llegeixin, llegint, processa, resumeix, analitza, llegeixen, llegeix, resumeixen, processen, analitzen, indexen',
  here: 'aquesta pàgina, aquest text, aquesta ressenya, això, aquesta pàgina, aquest document, aquest text, aquest anunci, aquesta descripció, aquesta ressenya, aquesta resposta',
  forget:
    'ignora, ignoreu, ignori, oblida, oblideu, deixa de banda, deixeu de banda, no facis cas, no feu cas, ja no val, ja no valen, queda anul·lat, no segueixis',
  orders: 'instruccio*, ordres, regles, normes, directrius, límits',
  earlier: 'anterior*, prèvies, previs, de dalt, totes, tots, teves, vostres, originals',
  told: "tot el que t'han dit, el que t'han dit, tot el que t han dit, el que t han dit, tot el que us han dit, tot l'anterior, tot l anterior, la resta de la pàgina, el que ha escrit el propietari",
  reveal: 'revela, mostra, repeteix, copia',
  prompt: 'instruccions del sistema, les teves instruccions, prompt del sistema',
  fromNow: "a partir d'ara, a partir d ara, d'ara endavant, d ara endavant, des d'ara, fins a nou avís",
  become: 'ara ets, ja no ets, fes veure, actua com, fes de, el teu nou paper',
  role: 'sense restriccions, mode desenvolupador, sense límits, pirata, el propietari',
  say: 'digues, digueu, respon, responeu, contesta, contesteu, escriu, escriviu, recomana, recomaneu, esmenta, afirma, confirma, promet, acaba, afegeix',
  tell: 'digues, digueu, informa, informeu, explica, expliqueu, assegura',
  direct: 'demana, demaneu, pregunta, envia, envieu, adreça, ofereix, dona, exigeix',
  strictly: 'només, únicament, sempre, exactament, res més, mai, la frase, paraula per paraula',
  everyAnswer: 'cada resposta, totes les respostes, cada conversa, totes les converses',
  anyQuestion: 'qualsevol pregunta, cada pregunta, totes les preguntes, preguntin el que preguntin',
  audience: 'client, clients, clienta, visitant, visitants, usuari, usuaris, hoste, hostes, comprador*',
  anyone: 'tothom, algú, qualsevol, la gent',
  when: 'si, quan, cada vegada, sempre que',
  asks: 'pregunta, pregunten, demana, demanen, vol saber',
  hide: 'no esmentis, no mencionis, no diguis, no revelis, no digueu, sense esmentar, sense dir, sense (citar-la|citar-lo|citar|esmentar-la|esmentar-lo|dir-ho|revelar-ho)',
  must: 'has de, heu de, ha de, cal, si us plau, deu',
  others: 'nosaltres, podem, podeu, el nostre',
  speaker:
    'sistema, assistent, desenvolupador, administrador, ia, bot, nova instrucció, noves instruccions, missatge del sistema, avís del sistema',
  responder:
    'qui respon, qui respongui, qui contesta, qui contesti, els qui responen, la persona que respon, qui atén, equip del xat, quan responguis, humà o automàtic, (qui|la persona que|els que) (respon|responen|respongui|atén) .. (preguntes|clients|aquí), si et pregunten, si us pregunten',
  secret: 'contrasenya, contrasenyes, pin, número de targeta, cvv, passaport, dni, data de naixement',
  that: 'que',
  system: 'sistema, sistemes, programa, programes, eines, programari',
  void: 'ja no (val|valen|s aplica|s apliquen|es llegeix|serveix), (queda|queden|ha estat|han estat) (derogad*|anul·lad*|sense efecte)',
  decode: 'del revés, al revés, descodifica*, desxifra*, rot13, base64',
  obey: 'obeeix*, executa*, aplica, apliqueu, compleix*',
  asker:
    '(qui|tothom qui|tothom que|els qui|clients que|client que|visitants que|persones que) (pregunta|pregunti|preguntin|preguntes|truca|truqui|escriu|escrigui|vulgui saber), (si|quan) (algú|us|et|li) (pregunta|pregunti)',
  replied: 'se (li|ls|us) (respon|diu|informa|comunica), es (respon|diu|comunica|informa), la resposta (és|serà)',
}
