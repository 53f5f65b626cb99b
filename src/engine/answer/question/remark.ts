import { computeOnce } from '#src/base/memoize.ts'
import { alternatives } from '../../language/word-lists.ts'
import { fold } from '../../language/fold.ts'

/**
 * A message that asks nothing of the knowledge: it haggles, complains, holds the agent to something, is or is
 * undecided.
 */
export interface Remark {
  kind: RemarkKind
  language: string
}

const SENTENCE = /[^.!?؟;\n]+[.!?؟;]*/gu
const ASKS = /[?؟]/u
/** "If I am not happy with it, …" asks what then. */
const CONDITION = /^(?:if|in case|wenn|falls|si|s'il|se|als|indien|اذا) /u

const sentencesIn = (text: string): string[] =>
  (fold(text).match(SENTENCE) ?? []).map((one) => one.replace(/\s+/gu, ' ').trim())

/**
 * Reads a message as such a remark, in the visitor's language first; `undefined` where it asks something beside it, or
 * is none.
 */
export function findRemark(text: string, language: string): Remark | undefined {
  const sentences = sentencesIn(text)
  const said = sentences.filter((sentence) => !ASKS.test(sentence) && !CONDITION.test(sentence))
  for (const spoken of remarksFirstOf(language)) {
    const asksLess = (sentence: string): boolean => spoken.asksLess.test(sentence)
    if (sentences.some((sentence) => ASKS.test(sentence) && !asksLess(sentence))) continue
    const kind = spoken.said.find(({ pattern }) => said.some((sentence) => pattern.test(sentence)))?.kind
    if (kind ?? sentences.some(asksLess)) return { kind: kind ?? 'haggling', language: spoken.language }
  }
  return undefined
}

/**
 * Whether a message only tells of the visitor, and neither asks nor wants anything: "We are a family of four and love
 * hiking".
 */
export function isStatement(text: string, language: string): boolean {
  const sentences = sentencesIn(text)
  return remarksFirstOf(language)
    .slice(0, 1)
    .some(
      ({ tells, wants }) =>
        sentences.length > 0 && sentences.every((one) => tells.test(one) && !wants.test(one) && !ASKS.test(one)),
    )
}

/** Of a text that is two of them, the first says what is to be answered. */
const SAID = ['complaint', 'dispute', 'haggling', 'browsing'] as const
/** What a message is that asks for no knowledge, and wants an answer all the same. */
export type RemarkKind = (typeof SAID)[number]

/** Turns of phrase of one language, folded, in the form of `alternatives`. */
interface RemarkWords extends Record<RemarkKind, string> {
  /** Asks for a lower price. */
  asksLess: string
  /** How visitors begin to tell of themselves, at the beginning of a sentence. */
  tells: string
  /** … and what shows that they want or lack something all the same. */
  wants: string
}

const REMARKS: Readonly<Record<string, RemarkWords>> = {
  en: {
    haggling:
      "too (?:expensive|pricey|dear|steep|costly), too much (?:money|for (?:me|us|that|this|it)), (?:that|it|this|your prices?|price)(?:'s| is| are|s| seems?| sounds?) (?:a )?(?:bit |quite |very |rather |so |pretty |really )*(?:expensive|pricey|steep|high|a lot|a lot of money), (?:can't|cannot|can not|couldn't) afford, over (?:my|our|the) budget, (?:that's|it's|that is|it is) (?:a )?(?:bit |little |rather |lot )*(?:too )?(?:much|steep), cheaper elsewhere, cheaper (?:at|from) (?:another|other|your competit*), rip-?off",
    asksLess:
      '(?:do|make|get|give|offer|have|sell|let) (?:_ ){1,3}(?:for less(?! than)|any cheaper|a (?:better|lower|special|good) (?:price|deal|rate)|a deal), (?:better|lower) (?:price|deal|rate), (?:best|lowest) (?:price )?(?:you|u) can (?:do|offer|give), (?:lower|reduce|drop|come down on|do something about|do anything (?:on|about)) (?:the|your|that) price, (?:knock|take) (?:something|anything|a bit|a little|_) off, negotia*, haggle, meet me halfway, (?:can|could) you do (?:any )?better, (?:a )?bit cheaper',
    complaint:
      "(?:i'm|i am|we're|we are|im) (?:really |very |so |quite |still |extremely )*(?:not (?:at all |very |really |too )*(?:happy|satisfied|impressed|amused)|unhappy|dissatisfied|unsatisfied|disappointed|angry|furious|annoyed|upset|fed up), (?:is|was|are|were|'s) (?:just |really |so |absolutely |totally |simply )*(?:unacceptable|not acceptable|not good enough|ridiculous|outrageous|disgraceful|disappointing|a disgrace|a joke|a scam|a shame), (?:terrible|awful|horrible|poor|bad|appalling|worst|lousy|shocking) (?:_ )?(?:service|experience|support|communication), (?:order|parcel|package|delivery|item|goods|refund|invoice|confirmation|technician|driver|reply|money)s? (?:_ ){0,2}(?:never|not|hasn't|haven't|didn't|isn't|still)(?: _){0,2} (?:came|come|arrived?|show(?:ed)?|turned|here|received|delivered|there), (?:never|haven't|have not|didn't|did not|still not|not) (?:yet |ever |even )*(?:received|got|get|gotten|heard back|had) (?:my|our|any|an|a|the|back|anything), (?:nobody|no one|noone|you never|you didn't|you did not) (?:has |ever |even )*(?:came|called|calls|call|answered|answers|answer|replied|replies|reply|responds|responded|picks up|picked up|turned up|showed up|contacted|rang|got back), (?:staff|service|receptionist|driver|colleague|waiter) (?:was|were|is|are) (?:_ )?(?:rude|unfriendly|unhelpful|terrible|awful|bad), never (?:_ )?(?:called|rang|replied|answered|responded|arrived|turned up|showed up|got back|came back), (?:you|you guys|you people|you lot|they) are (?:all |so |just |completely |totally )*(?:useless|rubbish|terrible|hopeless|incompetent|unreliable), been waiting (?:for|since), want to complain, (?:make|file|have) a complaint, want my money back, overcharged, charged (?:me |us )?twice, waste of (?:time|money), (?:arrived|came|delivered) (?:_ )?(?:broken|damaged|faulty|late)",
    dispute:
      "you (?:guys )?(?:said|told|promised|claimed|wrote|advertised), (?:i was|i've been|we were|been) (?:told|promised), (?:your|the) (?:website|site|page|ad|colleague|flyer) (?:says|said|told|promised|promises)",
    browsing:
      "(?:just|only) (?:looking|browsing)(?! for), (?:just|only) (?:having|taking) a look, (?:i|we|let me|let us)(?:'ll| will| have to| need to| want to|'d like to| must)?(?: \\p{L}+)? think (?:about it|it over|on it|about that), (?:i|we)(?:'ll| will) (?:get|come) back (?:to you|later|another), maybe (?:later|another time|some other time), another time, (?:go|look|try|looking|going) (?:somewhere else|elsewhere), sleep on it, (?:have to|need to|let me|must|i'll) (?:ask|check with|talk to) my, talk it over, discuss it (?:with|at), (?:i|we)(?:'ll| will) let you know, not (?:quite )?sure yet, (?:haven't|have not) decided, no rush, not interested",
    tells:
      "(?:i|we)(?:'m| am|'re| are|'ve| have| both| all| live| love| like| enjoy| own| run| come| work| travel)+, im, (?:it's|it is|this is) (?:for|my|our), (?:my|our) (?:_ ){1,3}(?:is|are|has|have|loves?|likes?|turns?|lives?|works?)",
    wants:
      "look* for, search*, need*, want*, would like, 'd like, interested, hop(?:e|ing), plann*, wonder*, tr(?:y|ying), question*, problem*, issue*, trouble, stuck, lost, locked, forg*, unable, can(?:'t|not), not, allerg*, _n't, book*, order*, cancel*, paid, bought",
  },
  de: {
    haggling:
      '(?:zu|so|sehr|echt|ganz schon|ziemlich|recht|wahnsinnig) (?:teuer|kostspielig), (?:das|es|ihr|euer|der preis) (?:ist|sind) (?:mir |uns |aber |ja |doch )*(?:\\p{L}+ )?(?:teuer|viel geld|happig|ein stolzer preis), zu viel geld, (?:kann|konnen) (?:ich|wir) (?:mir|uns)(?: \\p{L}+)? nicht leisten, uber (?:meinem|unserem|dem) budget, (?:woanders|anderswo|konkurrenz) (?:_ ){0,3}(?:billiger|gunstiger), (?:billiger|gunstiger) (?:woanders|anderswo), abzocke, wucher',
    asksLess:
      '(?:geht|ginge) (?:da |das )?(?:noch |nicht |auch )*(?:was|etwas|irgendwas|billiger|gunstiger)(?: (?:noch|auch))?(?: am preis)?, (?:was|etwas|nichts) am preis (?:_ )?(?:machen|drehen|andern), am preis (?:noch )?(?:etwas |was )?(?:machen|drehen), (?:besseren|niedrigeren|guten|anderen) preis (?:machen|geben|bekommen|anbieten), preis(?:lich)? (?:_ ){0,3}entgegenkommen, entgegenkommen, preisnachlass, verhandel*, verhandlungs*, (?:bester|letzter|letzte|besten|letzten) preis(?! fur)',
    complaint:
      '(?:bin|sind) (?:ich |wir )?(?:_ ){0,3}(?:unzufrieden|enttauscht|verargert|sauer|wutend|nicht (?:_ )?zufrieden), (?:das ist|das war|ist ja|ist doch) (?:_ ){0,2}(?:unverschamt|inakzeptabel|unmoglich|eine frechheit|ein witz|lacherlich|eine zumutung|unerhort|schlecht|ein skandal), (?:schlechter|miserabler|mieser|furchtbarer) (?:service|kundenservice|kundendienst), (?:bestellung|paket|lieferung|ware|rechnung|techniker|monteur|geld|ruckerstattung|antwort|bestatigung) (?:_ ){0,4}(?:nie|nicht|immer noch|noch nicht|niemals) (?:_ ){0,2}(?:an|gekommen|angekommen|erhalten|bekommen|geliefert|da|erschienen), (?:rechnung|bestellung|lieferung|ware|abrechnung) (?:stimmt|ist) (?:_ ){0,2}(?:nicht|falsch|unvollstandig), (?:keine|noch keine|nie eine|immer noch keine) (?:antwort|ruckmeldung|bestatigung|lieferung|rechnung) (?:_ ){0,2}(?:erhalten|bekommen|gekriegt), (?:niemand|keiner) (?:_ ){0,4}(?:gemeldet|zuruckgerufen|geantwortet|gekommen|erreichbar|erreicht|antwortet|meldet|ran|ab|reagiert), (?:warte|warten) (?:ich |wir )?(?:schon|nun|jetzt|immer noch|noch immer|seit), beschweren, beschwerde einreichen, mein geld zuruck, doppelt (?:abgebucht|berechnet), (?:kaputt|beschadigt|defekt) (?:an)?gekommen',
    dispute:
      '(?:sie|ihr|du) (?:haben|habt|hast|hatten|hattet) (?:_ ){0,4}(?:gesagt|versprochen|geschrieben|behauptet|zugesagt), (?:sie|ihr) (?:sagten|sagtet|schrieben|verspracht), (?:mir|uns) wurde (?:_ ){0,6}(?:gesagt|versprochen|zugesagt), auf (?:ihrer|eurer|der) (?:website|webseite|seite|homepage) steht, es hiess',
    browsing:
      '(?:schau*|schaue|guck*|stober*|seh*) (?:ich |wir )?(?:mich |uns |mal |erst |erstmal |einfach )*(?:nur|bloss)(?: mal)?(?: um)?, (?:nur|bloss) (?:mal )?(?:schauen|gucken|stobern|umschauen|umsehen), uberleg* (?:ich |wir )?(?:es |mir |uns |das |noch |mal )*(?:noch|mir|uns|mal|dann), (?:muss|will|werde|mochte|mussen|wollen) (?:_ ){0,4}(?:uberlegen|nachdenken|schlafen|besprechen), melde mich (?:_ ){0,2}(?:spater|wieder|noch), (?:vielleicht|lieber) (?:spater|ein andermal|ein anderes mal), ein andermal, noch (?:nicht|un)(?: ganz)? ?(?:sicher|entschieden), kein interesse',
    tells:
      '(?:ich|wir) (?:bin|sind|habe?n?|wohnen?|lebe?n?|liebe?n?|mag|mogen|fahre?n?|komme?n?|arbeite?n?|reise?n?|besitze?n?|wandern?), (?:mein|meine|unser|unsere) (?:_ ){1,3}(?:ist|sind|hat|haben|liebt|lieben|mag|mogen|wird|werden|wohnt), hier (?:ist|sind), (?:es|das) (?:ist|ware) fur',
    wants:
      'such*, brauch*, mochte*, will, wollen, wurde*, interess*, plan*, frage*, problem*, nicht, kein*, verloren, vergessen, allerg*, buchen, bestell*, gebucht, gekauft, bezahlt, stornier*, hatte, hatten',
  },
  fr: {
    haggling:
      "(?:trop|tres|vraiment|un peu|assez|bien) (?:trop )?cher*, (?:c'est|cela est|ca fait|c est) (?:_ ){0,2}(?:cher|une somme), hors (?:de )?(?:mon|notre) budget, (?:au-dessus de|depasse) (?:mon|notre) budget, pas les moyens, moins cher (?:ailleurs|chez), arnaque, hors de prix",
    asksLess:
      "(?:faire|faites|fais|feriez|avoir) (?:_ ){0,3}(?:un (?:petit )?geste|un effort|un prix|un meilleur prix|moins cher), geste commercial, meilleur prix, (?:baisser|diminuer|negocier|reduire) (?:_ )?prix, negoci*, prix d'ami",
    complaint:
      "(?:suis|sommes) (?:_ )?(?:pas (?:_ )?(?:content*|satisfait*|contente)|mecontent*|decu*|insatisfait*|furieu*|en colere|fache*|tres (?:decu*|mecontent*|fache*)), (?:c'est|c'etait) (?:_ ){0,2}(?:inadmissible|inacceptable|scandaleux|honteux|une honte|ridicule|n'importe quoi|pas normal|lamentable|nul), (?:commande|gateau|plat|produit|article|service|repas|accueil|travail) (?:etait|est) (?:_ )?(?:rate*|casse*|abime*|immangeable*|deplorable*|mauvais*|lamentable*|froid*), (?:mauvais|tres mauvais) (?:service|accueil), service (?:client )?(?:_ )?(?:nul|deplorable|lamentable|horrible), (?:commande|colis|livraison|livreur|facture|remboursement|technicien|argent|reponse|confirmation) (?:_ ){0,2}(?:jamais|pas|toujours pas|n'est pas|n'est jamais|n'est toujours pas) (?:_ ){0,2}(?:arrive*|venue?|recue?|livree?|la|ete), (?:n'ai|n'avons|ai|avons) (?:_ )?(?:jamais|pas|toujours pas|rien|aucune reponse) (?:_ )?(?:recue?|eu), personne (?:ne|n'|n') ?(?:m'a |m'|me |nous |a |est )?(?:_ )?(?:rappele*|repond*|venue?|contacte|rappelle), (?:j'attends|attendons|attends) (?:toujours|depuis|encore), (?:me|nous) plaindre, (?:deposer|faire) une (?:reclamation|plainte), etre rembourse* (?:immediatement|tout de suite), je veux (?:etre rembourse*|mon argent), debite* deux fois, (?:arrive*|recu*) (?:casse*|abime*|endommage*)",
    dispute:
      "(?:vous|tu) (?:m'|nous |l'|me l')?(?:aviez|avez|avais|as) (?:_ )?(?:dit|promis|ecrit|annonce|affirme), (?:vous disiez|on m'a (?:dit|promis|assure)|on nous a (?:dit|promis)), (?:votre|le) site (?:dit|indique|annonce|disait)",
    browsing:
      "(?:je|nous) (?:ne fais que |faisons que |fais juste |fais que )?(?:regarde*|jette*) (?:juste|seulement|simplement)(?! si), (?:juste|simplement|seulement) (?:regarder|jeter un (?:oeil|coup d'oeil)|un tour), ne (?:fais|faisons) que (?:regarder|passer), (?:vais|allons|dois|devons|veux|prefere|laissez-moi|besoin d'?y?) (?:_ )?(?:y )?reflechir, (?:je|nous) (?:vous )?(?:reviendrai|reviendrons|recontacte*|redirai), (?:voir|regarder|chercher|aller) ailleurs, (?:peut-etre )?(?:plus tard|une autre fois), pas encore (?:sur|decide)\\p{L}*, en parler (?:a|avec), pas interesse*",
    tells:
      "(?:je|nous|on) (?:suis|sommes|est|habite|habitons|vis|vivons|aime|aimons|adore|adorons|viens|venons|travaille|travaillons|voyage|voyageons|possede), (?:c'est|ce serait|ce sera) pour, nous serons, (?:j'ai|nous avons|on a|j'habite|j'aime|j'adore), (?:mon|ma|mes|notre|nos) (?:_ ){1,3}(?:est|sont|a|ont|aime|aiment|adore|adorent)",
    wants:
      'cherch*, besoin*, voudrai*, voudrions, souhait*, aimerai*, veux, voulons, interesse*, question*, probleme*, pas, plus, perdu*, oublie*, allergi*, reserv*, command*, annul*, achete*, paye*, essa*',
  },
  es: {
    haggling:
      '(?:muy|demasiado|tan|bastante|un poco|carisimo|algo) (?:car[oa]s?), carisim*, (?:es|son|esta|me parece|sale) (?:_ )?(?:car[oa]s?|mucho dinero), fuera de (?:mi|nuestro) presupuesto, no (?:me|nos) lo (?:puedo|podemos) permitir, no puedo pagar, mas barato en otr*, (?:en otr[oa]s? (?:sitios?|lad[oa]s?|autoescuelas?|tiendas?)) (?:_ ){0,3}(?:mas )?barato, un robo, una estafa',
    asksLess:
      '(?:hacer|hace|haceis|hacen|hacerme|dar|dais|me dejas?|dejarme) (?:_ ){0,3}(?:rebaja|mejor precio|buen precio|precio especial|mas barato|por menos), (?:bajar|rebajar|reducir|mejorar|negociar) (?:_ )?precio, mejor precio, (?:ultimo|mejor) precio, negoci*, regatear',
    complaint:
      '(?:no estoy|no estamos|no quede|no he quedado) (?:_ )?(?:content[oa]s?|satisfech[oa]s?|conforme), (?:estoy|estamos) (?:muy |bastante |realmente )?(?:insatisfech[oa]s?|descontent[oa]s?|decepcionad[oa]s?|enfadad[oa]s?|hart[oa]s?|molest[oa]s?|indignad[oa]s?), (?:es|fue|esto es) (?:_ )?(?:inaceptable|vergonzoso|una verguenza|ridiculo|indignante|intolerable|un desastre|increible que), (?:mal|pesimo|muy mal|horrible) servicio, servicio (?:pesimo|horrible|malisimo|fatal), (?:pedido|paquete|envio|factura|reembolso|tecnico|dinero|respuesta) (?:_ ){0,2}(?:nunca|no|todavia no|aun no|sigue sin) (?:_ ){0,2}(?:lleg*|recib*|vin*|aparec*|entreg*), (?:no|nunca|aun no|todavia no) (?:he|hemos|me han|me ha|nos han|he tenido) (?:_ )?(?:recibido|llegado|contestado|respondido|llamado|respuesta), (?:nunca|no) (?:me |nos )?lleg[oa] (?:mi|el|la|nada), nadie (?:me |nos )?(?:ha |han )?(?:_ )?(?:contest*|respond*|llam*|vino|venido|coge*|atiend*|atendid*|hace caso), (?:llevo|llevamos) (?:_ ){1,4}esperando, sigo esperando, (?:poner|presentar|hacer) una (?:queja|reclamacion), quejarme, quiero (?:que me devuelvan )?mi dinero, (?:me han )?cobrado (?:dos veces|de mas), (?:llego|vino) (?:rot[oa]|danad[oa]|defectuos[oa])',
    dispute:
      '(?:me|nos|usted|ustedes|vosotros) (?:lo )?(?:dijeron|dijisteis|dijiste|dijo|han dicho|habeis dicho|habian dicho|prometieron|prometisteis|aseguraron), (?:dijisteis|dijeron|habian dicho|habiais dicho) que, (?:su|vuestra|la) (?:web|pagina) (?:dice|decia|pone|ponia), lei que',
    browsing:
      '(?:solo|solamente|nada mas) (?:estoy |estamos |estaba )?(?:mirando|echando un vistazo|curioseando|viendo), (?:estoy|estamos) (?:solo |solamente |nada mas )?(?:mirando|curioseando)(?! si), (?:(?:me|nos) lo )?(?:voy|vamos|tengo|tenemos) (?:a|que) pensar*, (?:lo|me lo|nos lo) (?:pensare|pensaremos|pienso|pensamos), dejame pensar*, (?:ya|luego|mas tarde) (?:le|les|os|te) (?:digo|dire|aviso|llamo|contacto), (?:quizas?|tal vez|mejor) (?:mas tarde|otro dia|en otro momento), (?:en )?otro momento, aun no (?:lo )?(?:se|he decidido), no estoy segur[oa], hablarlo con, no (?:me|nos) interesa',
    tells:
      '(?:soy|somos|vivo|vivimos|tengo|tenemos|me encanta*|nos encanta*|me gusta*|nos gusta*|viajo|viajamos|trabajo|trabajamos|vengo|venimos), (?:mi|mis|nuestr[oa]s?) (?:_ ){1,3}(?:es|son|tiene|tienen|cumple|vive|viven), (?:es|seria) para',
    wants:
      'busc*, necesit*, quier*, queremos, quisier*, gustaria*, interes*, pregunt*, problem*, dud[ao]s?, no, perd*, olvid*, alergi*, reserv*, pedid*, cancel*, comprad*, pagad*',
  },
  it: {
    haggling:
      "(?:troppo|molto|davvero|un po'?|abbastanza|cosi) car[oaie], carissim*, costa (?:_ )?(?:troppo|tanto|molto), (?:e|sono|mi sembra) (?:_ )?(?:car[oaie]|tanti soldi), fuori (?:dal )?(?:mio |nostro )?budget, non (?:me lo|ce lo) (?:posso|possiamo) permettere, (?:altrove|da un'altra parte|dai concorrenti) (?:_ ){0,3}meno, una rapina",
    asksLess:
      '(?:fare|fa|fate|farmi|farci|avere) (?:_ ){0,2}(?:(?:un )?prezzo (?:migliore|speciale|piu basso|di favore)|uno sconticino|meno), prezzo (?:migliore|piu basso|di favore), miglior prezzo, (?:abbassare|ridurre|trattare|negoziare|scendere)(?: (?:_ )?(?:prezzo|di prezzo)), trattabil*, venir(?:mi|ci) incontro, negozia*',
    complaint:
      '(?:non (?:sono|siamo)|per niente) (?:_ )?(?:content[oaie]|soddisfatt[oaie]), (?:sono|siamo) (?:molto |davvero |piuttosto )?(?:insoddisfatt[oaie]|delus[oaie]|arrabbiat[oaie]|scontent[oaie]|stuf[oaie]), (?:e|questo e) (?:_ )?(?:inaccettabile|vergognos[oa]|una vergogna|ridicolo|scandaloso|assurdo|uno schifo), (?:pessimo|terribile|cattivo|orribile) servizio, servizio (?:pessimo|scadente|terribile), (?:ordine|pacco|consegna|fattura|rimborso|tecnico|soldi|risposta|spedizione) (?:_ ){0,2}(?:mai|non|ancora non) (?:_ ){0,2}(?:arrivat*|ricevut*|venut*|consegnat*), non (?:_ )?(?:mai |ancora )?(?:e mai |e ancora |e )?(?:arrivat[oa]|ho (?:mai |ancora )?ricevuto|abbiamo (?:mai |ancora )?ricevuto), nessuno (?:mi |ci )?(?:ha |hanno )?(?:_ )?(?:rispo*|richiam*|chiam*|venuto|contattat*), (?:sto|stiamo) (?:ancora )?aspettando, aspetto (?:da|ancora), (?:fare|presentare) un reclamo, lamentarmi, (?:rivoglio|voglio indietro) (?:i miei |i )?soldi, addebitat* due volte, arrivat[oa] (?:rott[oa]|danneggiat[oa])',
    dispute:
      "(?:avevate|avete|aveva|avevi|hai|mi avevate|mi avete|mi aveva|ci avevate) (?:_ )?(?:detto|promesso|scritto|assicurato), (?:mi|ci) (?:hanno|era stato|e stato|avevano) (?:_ )?(?:detto|promesso|assicurato), (?:il|sul) (?:vostro )?sito (?:dice|diceva|c'e scritto|e scritto)",
    browsing:
      "(?:sto|stiamo) (?:solo|soltanto) (?:guardando|dando|curiosando), (?:solo|soltanto) (?:dare|dando) un'occhiata, (?:do|diamo) (?:solo|soltanto) un'occhiata, (?:ci|devo|dobbiamo|vorrei|fammi|mi lasci) (?:pens*|rifletter*|riflett*)(?: su| bene| un po)?, (?:forse|magari|meglio) (?:piu tardi|un'altra volta|in un altro momento), vi (?:faccio|faro|faremo) sapere, non (?:sono|siamo) (?:ancora )?(?:sicur[oaie]|decis[oaie]), ne parlo con, non (?:mi|ci) interessa",
    tells:
      '(?:sono|siamo|abito|abitiamo|vivo|viviamo|ho|abbiamo|amo|amiamo|adoro|adoriamo|vengo|veniamo|lavoro|lavoriamo|viaggio|viaggiamo|mi piac*|ci piac*), (?:(?:il |la |i |le )?(?:mio|mia|miei|mie|nostr[oaie])) (?:_ ){1,3}(?:e|sono|ha|hanno|ama|amano), (?:e|sarebbe) per, saremo',
    wants:
      'cerc*, bisogno, vorre*, voglio, vogliamo, interess*, domand*, problem*, non, pers[oaie], dimenticat*, allergi*, prenot*, ordin*, annull*, compra*, pagat*',
  },
  pt: {
    haggling:
      '(?:muito|demasiado|tao|bastante|um pouco|super) car[oa]s?, carissim*, car[oa]s? demais, (?:e|sao|esta|acho|fica) (?:_ )?(?:car[oa]s?|muito dinheiro), fora do (?:meu|nosso) orcamento, nao (?:posso|consigo|podemos) pagar, (?:noutro|em outro|outros?) (?:sitio|lugar|lado|loja)s? (?:_ ){0,3}mais barato, um roubo',
    asksLess:
      '(?:fazer|fazem|faz|fazia|consegue*|dar|dao) (?:_ ){0,3}(?:melhor preco|preco melhor|preco especial|precinho|mais barato|por menos|um preco), (?:baixar|reduzir|melhorar|negociar) (?:_ )?preco, (?:melhor|ultimo) preco, negoci*, regatear, descontinho',
    complaint:
      '(?:nao estou|nao estamos|nao fiquei|nao ficamos) (?:_ )?(?:content*|satisfeit*|feliz), (?:estou|estamos|fiquei) (?:muito |bastante |realmente )?(?:insatisfeit*|descontent*|desiludid*|dececionad*|decepcionad*|zangad*|fart[oa]|irritad*), (?:e|isto e|isso e|foi) (?:_ )?(?:inaceitavel|vergonhos[oa]|uma vergonha|ridiculo|inadmissivel|um absurdo|um escandalo), (?:mau|pessimo|horrivel) (?:servico|atendimento), (?:servico|atendimento) (?:pessimo|horrivel|muito mau), (?:encomenda|pedido|pacote|entrega|fatura|reembolso|tecnico|dinheiro|resposta) (?:_ ){0,2}(?:nunca|nao|ainda nao) (?:_ ){0,2}(?:cheg*|receb*|veio|aparec*|entreg*), (?:nao|nunca|ainda nao) (?:recebi|recebemos|chegou|tive resposta|me responderam|me ligaram), ninguem (?:me |nos )?(?:_ )?(?:respond*|atend*|lig*|veio|contact*|apareceu), (?:estou|estamos|continuo) (?:a espera|a aguardar|esperando|aguardando), (?:fazer|apresentar) uma (?:queixa|reclamacao), reclamar, quero o meu dinheiro, cobrad* (?:duas vezes|a mais), (?:chegou|veio) (?:partid[oa]|danificad[oa]|estragad[oa]|quebrad[oa])',
    dispute:
      '(?:voces |me |nos |o senhor )?(?:disseram|disseste|disse|prometeram|tinham dito|haviam dito|garantiram)(?: me| nos| -me)? (?:que|ser), (?:disseram|prometeram)-(?:me|nos), (?:o|no) (?:vosso |seu )?site (?:diz|dizia|esta escrito)',
    browsing:
      '(?:so|apenas|somente) (?:estou |estava )?(?:a ver|a olhar|olhando|vendo|dando uma olhada|a dar uma olhada|espreitar)(?! se), (?:estou|estamos) (?:so|apenas|somente) (?:a ver|a olhar|olhando|vendo|a dar|dando)(?: uma)?(?: vista de olhos| olhada)?, (?:vou|vamos|preciso de|tenho de|tenho que) (?:pensar|refletir)(?! em)(?: nisso| no assunto| melhor)?, (?:talvez|melhor) (?:mais tarde|outro dia|noutra altura|outra hora), depois (?:digo|dou|aviso|entro em contacto|falo), ainda nao (?:sei|decidi), nao tenho a certeza, falar com (?:a minha|o meu) (?:mulher|marido|esposa), nao (?:me )?(?:estou )?interess*',
    tells:
      '(?:sou|somos|moro|moramos|vivo|vivemos|tenho|temos|adoro|adoramos|gosto|gostamos|viajo|viajamos|trabalho|trabalhamos|venho|vimos), (?:(?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)) (?:_ ){1,3}(?:e|sao|tem|faz|adora|adoram|vive), (?:e|seria) para',
    wants:
      'procur*, precis*, quer*, gostari*, gostava, interess*, pergunt*, problem*, duvid*, nao, perd*, esquec*, alergi*, reserv*, encomend*, cancel*, compr*, pag*',
  },
  nl: {
    haggling:
      '(?:te|heel|erg|zo|wel|nogal|best|behoorlijk|veel te) (?:duur|prijzig), (?:dat|het|dit) is (?:_ ){0,2}(?:duur|prijzig|veel geld), boven (?:mijn|ons) budget, (?:kan|kunnen) (?:ik|we|wij) (?:_ ){0,2}niet (?:betalen|veroorloven), (?:ergens anders|elders) (?:_ ){0,2}goedkoper, goedkoper (?:ergens anders|elders), afzetterij, oplichting',
    asksLess:
      '(?:kan|kunt|kunnen) (?:_ ){1,4}(?:iets van de prijs af|wat van de prijs af|iets aan de prijs doen|voor minder|goedkoper)(?! dan), (?:betere|lagere|goede|mooie|speciale) prijs (?:_ )?(?:maken|geven|krijgen|doen), van de prijs af, aan de prijs (?:_ )?doen, prijsje, afdingen, onderhandel*, (?:laatste|beste) prijs, matsen',
    complaint:
      '(?:ben|zijn) (?:ik |we |wij )?(?:_ ){0,2}(?:ontevreden|teleurgesteld|boos|kwaad|woedend|niet (?:_ )?(?:blij|tevreden)), (?:dit is|dat is|het is) (?:_ ){0,2}(?:onacceptabel|belachelijk|schandalig|een schande|bespottelijk|te gek voor woorden), (?:slechte|waardeloze|vreselijke|beroerde) (?:service|dienst|klantenservice), (?:bestelling|pakket|pakje|levering|factuur|terugbetaling|monteur|geld|antwoord) (?:_ ){0,3}(?:nooit|niet|nog niet|nog steeds niet) (?:_ ){0,2}(?:aan|gekomen|aangekomen|ontvangen|gekregen|geleverd|er), (?:nooit|niet|nog niet|nog steeds niet|niets|nog niets|geen antwoord|geen reactie) (?:_ )?(?:ontvangen|gekregen|aangekomen|gehoord), niemand (?:_ ){0,4}(?:gebeld|teruggebeld|gereageerd|geantwoord|gekomen|bereikbaar|reageert|antwoordt|opneemt|op), (?:wacht|wachten) (?:ik |we )?(?:al|nog steeds|nog altijd), klacht indienen, (?:wil|willen) (?:_ ){0,2}klagen, mijn geld terug, (?:dubbel|twee keer) (?:afgeschreven|betaald|berekend), (?:kapot|beschadigd|stuk) aangekomen',
    dispute:
      '(?:jullie|u|je|jij) (?:hebben|hebt|heeft|hadden|had) (?:_ ){0,4}(?:gezegd|beloofd|geschreven|beweerd), (?:jullie|u|je) (?:zeiden|zei|beloofden|beloofde), (?:mij|me|ons) (?:is|was|werd) (?:_ ){0,4}(?:gezegd|beloofd), (?:er is|was) (?:mij|me|ons) (?:_ ){0,4}(?:gezegd|beloofd), op (?:jullie|uw|de) (?:website|site) staat',
    browsing:
      '(?:kijk*|rondkijk*|snuffel*) (?:ik |we )?(?:gewoon |alleen |even |maar )*(?:maar|alleen|enkel|alleen maar)(?: wat)?(?: even)?(?: rond)?, (?:alleen|enkel|gewoon) (?:maar )?(?:even )?(?:aan het )?(?:kijken|rondkijken|snuffelen), (?:denk|moet|ga|wil|zal|gaan|moeten) (?:ik |we )?(?:er |hier )?(?:_ ){0,3}(?:over na|over nadenken|nadenken|overna|nachtje over slapen|overleggen), (?:misschien|liever) (?:later|een andere keer), een andere keer, (?:laat|hoor je|hoort) (?:het )?(?:_ )?(?:nog )?weten, nog niet (?:zeker|besloten), geen interesse',
    tells:
      '(?:ik|wij|we) (?:ben|zijn|heb|hebben|woon|wonen|hou|houden|kom|komen|werk|werken|reis|reizen), (?:mijn|ons|onze) (?:_ ){1,3}(?:is|zijn|heeft|hebben|houdt|houden|wordt), het is voor',
    wants:
      'zoek*, nodig, wil*, graag, zou*, interess*, vraag*, vragen, probleem*, problemen, niet, geen, kwijt, vergeten, allergi*, boek*, reserv*, bestel*, annul*, gekocht, betaald, plan*',
  },
  ar: {
    haggling: '(?:غالي|غاليه|باهظ|مكلف)(?: جدا)?, السعر مرتفع, الاسعار مرتفعه, فوق ميزانيتي, ارخص في مكان',
    asksLess: '(?:سعر|اسعار) (?:افضل|اقل|خاص), (?:تخفض|تخفيض|تنزيل|خفض|تنزل) السعر, اخر سعر, التفاوض, تفاوض',
    complaint:
      '(?:لست|لسنا|انا غير|غير) (?:_ )?(?:راض|راضي|راضيه|راضين|سعيد|سعيده|مرتاح), (?:مستاء|غاضب|محبط|منزعج)\\p{L}*, (?:هذا|شيء) (?:غير مقبول|مخجل|سخيف|عيب), خدمه (?:سييه|رديئه|سيئه|فاشله), (?:طلبي|الطلب|طلبيتي|الشحنه|الفاتوره|المال) (?:_ )?(?:لم|ما) (?:_ ){0,2}(?:يصل|تصل|وصل|استلم\\p{L}*), لم (?:يصل|تصل)(?:ني)? (?:_ )?(?:طلب\\p{L}*|شيء|رد|بعد), لم (?:استلم|اتلق)\\p{L}*, لم (?:يرد|يتصل|يجب) (?:_ )?(?:احد|بي), لا احد يرد, ما زلت انتظر, تقديم شكوي, اريد (?:ان )?(?:اشتكي|استرد|استرجع)',
    dispute: '(?:قلت|قلتم|وعدتم|ذكرتم|كتبتم)(?: _)? (?:ان|انه|انها|لي), قيل لي, (?:موقعكم|الموقع) (?:يقول|يذكر)',
    browsing:
      '(?:فقط|مجرد) (?:اتصفح|اشاهد|انظر|القي نظره|تصفح), (?:اتصفح|اشاهد|انظر) (?:فقط|وحسب), (?:سا?فكر|سنفكر|دعني افكر|احتاج (?:ان )?افكر)(?: _)?, ربما لاحقا, في وقت لاحق, لم اقرر بعد, غير مهتم',
    tells: '(?:انا|نحن|لدي|لدينا|عندي|عندنا|اسكن|نسكن|اعيش|نعيش|احب|نحب)',
    wants:
      'ابحث*, نبحث*, احتاج*, نحتاج*, اريد*, نريد*, اود*, مهتم*, سوال*, مشكله*, لا, لم, لن, ليس, فقدت*, نسيت*, حساسيه*, احجز*, طلب*',
  },
}

const anywhere = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(list)})(?![\\p{L}\\p{N}])`, 'u')

const spoken = computeOnce(() =>
  Object.entries(REMARKS).map(([language, words]) => ({
    language,
    asksLess: anywhere(words.asksLess),
    tells: new RegExp(`^(?:${alternatives(words.tells)})(?![\\p{L}\\p{N}])`, 'u'),
    wants: anywhere(words.wants),
    said: SAID.map((kind) => ({ kind, pattern: anywhere(words[kind]) })),
  })),
)

/** The turns of phrase of all languages, the visitor's first. */
const remarksFirstOf = (language: string): ReturnType<typeof spoken> =>
  spoken().toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
