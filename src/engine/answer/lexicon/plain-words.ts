import { memoize } from '#src/base/memoize.ts'
import { MAX_LANGUAGES } from './lexicon.ts'

const ENDS = '(?=[^\\p{L}\\p{N}]*$)'

/**
 * Turns of phrase of visitors that hardly any site uses, by language: what they say, as an expression over folded text,
 * and the words that sites have for it. Words for one idea stand in the tables of ideas; these are of several words, or
 * mean it only in a question.
 */
const PLAIN_WORDS: Readonly<Record<string, readonly (readonly [said: string, plain: string])[]>> = {
  en: [
    [
      '(?:the |my |an? )?(?:order|parcel|package)s? (?:to )?(?:arrives?|gets? (?:here|to (?:me|us))|reach(?:es)? (?:me|us))',
      'delivery order',
    ],
    [
      'how (?:long|far|early|soon) (?:before|ahead|in advance)[^?]{0,40} (?:tell|let|inform|warn) you(?: know)?',
      'how much notice',
    ],
    [
      `who (?:is|are) (?:it|this|that|these|they) (?:(?:meant|made|built|designed|intended|right) )?for${ENDS}|who (?:should|would|could) use (?:it|this)${ENDS}`,
      'target customers',
    ],
    ['what (?:makes|sets) (?:you|it|this) (?:special|unique|better|apart|stand out)', 'what makes you different'],
    ['in case (?:something|anything) (?:happens|goes wrong)', ''],
    [
      'split (?:the|my|our) (?:fees?|costs?|price|payments?|bill)|spread (?:the|my|our) (?:fees?|costs?|payments?)|(?:in|into) several payments',
      'instalments',
    ],
    [
      '(?:just |simply )?(?:show|turn|rock|drop|pop|walk|call) (?:up|in|by) (?=without|for|at|on|any|as)|(?:just|simply) (?:show|turn|rock|drop|pop|walk) (?:up|in|by)',
      'booking ',
    ],
    [
      "call(?:ing|ed)? (?:it |this |that |everything )?off|call(?:ing|ed)? (?:the|a|my|our) \\w+ off|(?:pull|back|drop)(?:ing|ed)? out|(?:can't|cant|cannot|couldn't) (?:make it|come)|ring off|something comes up",
      'cancel',
    ],
    ['(?:my|our|the|any) money back|get money back|(?:of )?my money (?:again|returned)', 'refund'],
    ['(?:get|go|be|getting|going) online', 'wifi'],
    [
      '(?:something|anything|food|a bite) to eat in the morning|(?:eat|food|meal) in the morning|morning meal',
      'breakfast',
    ],
    ['up front', 'upfront'],
    ['grown[- ]?ups?', 'adults'],
    ['(?:turn|come|show) up with|come with', 'bring'],
    ['(?:leave|put|stick|dump) (?:my|the|our|a) (?:car|van|camper)', 'parking'],
    ['get (?:in touch with|hold of) (?:you|someone|somebody)', 'contact you'],
    ['how much (?:warning|notice)', 'how much notice'],
    ['in a wheelchair|get around in a chair', 'wheelchair'],
    [
      'never (?:done|tried|been|ridden|stood|surfed|played|had|held|taken|worked|dived|climbed|sailed|skied|danced)(?: \\p{L}+){0,5}? before|(?:complete|total|absolute) (?:novice|newbie)|(?:no|zero|without any) (?:previous )?experience',
      'beginner',
    ],
    [
      '(?:my|our|a) (?:labrador|retriever|spaniel|terrier|beagle|bulldog|pug|dachshund|collie|poodle|husky|german shepherd|pooch|mutt|whippet|cockapoo|furry friend|four-legged friend)',
      'my dog',
    ],
    ['(?:my|our) (?:little one|youngest|eldest|lad|toddler)s?', 'child'],
    [
      '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|\\d|1[0-7])[- ]years?[- ]olds?',
      '$& child',
    ],
    [
      '(?:better|special|lower|reduced) (?:rate|price|deal)s?|money off|knock (?:anything |something |a bit )?off',
      'discount',
    ],
    [
      '(?:bring|drop|get|take) (?:it|them|that|this|everything) (?:to (?:me|us|my|our)|round|over|home)|(?:bring|drop) (?:it|them|everything) off',
      'deliver',
    ],
    ['(?:people|guests|persons|of us|adults) (?:fit|squeeze)', 'people sleep'],
    [
      '(?:be|get|move|clear) out (?:by|before|of the (?:room|flat|house|cottage|apartment))|hand (?:back|in|over) the keys',
      'check-out departure',
    ],
    ['have a (?:cigarette|smoke|fag)|light up', 'smoking'],
    [
      '(?:put|enter|type|punch) (?:\\p{L}+ ){0,2}?(?:in|into) (?:my|the|a) (?:gps|sat ?nav|navigation|maps?)|(?:for|in) (?:my|the) (?:gps|sat ?nav)',
      'address',
    ],
    ["(?:the boss|who(?:'s| is) behind|who am i dealing with)", 'who is the owner'],
    ['pay (?:by|with) plastic|contactless|tap (?:my|a) (?:card|phone)', 'pay by card'],
    ['(?:swallowed|poisoned|something poisonous|choking|collapsed)', '$& emergency'],
    [
      '(?:tooth|teeth) (?:pulled|out|taken out|removed)|(?:pull|take out|remove) (?:a |my |the )?(?:tooth|teeth)',
      'tooth extraction',
    ],
    [
      '(?:look after|mind|watch|sit for) (?:my|our|the) (?:kids?|child|children|toddlers?|baby|son|daughter|little ones?)',
      'babysitting',
    ],
    [
      '(?:in|by) (?:two|three|four|six|several|monthly|\\d+) (?:goes|parts|payments|instal?ments)|pay (?:it )?(?:off )?monthly',
      'instalments',
    ],
    ['(?:when|if) it (?:pours|rains|storms|buckets down|is raining)|in the rain|bad weather', 'rain weather'],
    ['take the wheel|get behind the wheel', 'drive'],
    ['(?:quote|price) (?:me|us) (?:for|on)', 'quote'],
    [
      '(?:what|which) part of the (?:country|county|region)|which (?:towns|areas|places|villages|suburbs) (?:do|can) you|how far (?:out )?do you (?:go|come|travel)',
      'service area',
    ],
    ['is that too far(?: for you)?|do you come (?:out )?(?:to|as far as)|come out (?:to|as far as)', 'service area'],
  ],
  de: [
    [
      '(?:meine?|die|das|eine?) (?:bestellung|paket|sendung|ware) (?:ankommt|ankommen|(?:hier )?an(?=\\P{L})|da ist|bei (?:mir|uns)(?: ist)?)',
      'lieferung',
    ],
    [
      `fur wen (?:ist|eignet sich|passt) (?:das|dies|es)(?: (?:gedacht|gemacht|geeignet|etwas|was))?${ENDS}|an wen richte(?:t|n) (?:sich das|es sich|ihr euch|sie sich)${ENDS}`,
      'zielgruppe',
    ],
    [
      '(?:einfach(?: so)?|spontan|unangemeldet|ohne (?:vor)?anmeldung) (?:vorbei\\p{L}*|kommen|hingehen|reinschneien|auftauchen)|unangemeldet',
      'termin',
    ],
    [
      '(?:einen )?platz (?:furs|fur das|fur mein|fur unser|fur meinen) (?:auto|wagen)|(?:auto|wagen) (?:abstellen|hinstellen|lassen|stehen lassen)',
      'parkplatz',
    ],
    ['(?<!\\p{L})[us]-?bahn', 'bahn'],
    ['(?:mein |das |unser )?(?:geld|kohle) (?:zuruck|wieder)', 'erstattung'],
    ['(?:etwas|was) zu essen am morgen|morgens (?:etwas|was) zu essen', 'fruhstuck'],
    ['ins (?:internet|netz)', 'wlan'],
    [
      'noch nie (?:\\p{L}+ ){0,4}?(?:gemacht|probiert|versucht|geritten|gestanden|gespielt|gesurft|gefahren)|(?:keine|null|ohne) (?:vor)?(?:erfahrung|kenntnisse|vorkenntnisse)|blutige\\p{L}? anfanger\\p{L}*',
      'anfanger',
    ],
    [
      '(?:mein|unser)(?:e[nmrs]?)? (?:labrador|dackel|pudel|mops|schaferhund|retriever|terrier|beagle|bulldogge|husky|collie|bello|waldi)s?',
      'hund',
    ],
    ['(?:zu (?:mir|uns)|nach hause|vor die tur) (?:bringen|bringt|gebracht)', 'liefern lieferung'],
    ['(?:raus|drau(?:ss|\u00df)en) sein|(?:wohnung|zimmer|haus|ferienwohnung) (?:raumen|verlassen)', 'abreise'],
    ['eine rauchen|zigaretten?', 'rauchen'],
    ['(?:ins|furs|fur das|im) navi(?: eingeben| eintippen)?', 'adresse'],
    ['(?:wer )?steckt (?:hinter|dahinter)|wer ist (?:der|die) chef(?:in)?', 'wer ist inhaber'],
    ['(?:giftiges|vergiftet|verschluckt|gefressen)', '$& notfall'],
    ['(?:zahn|zahne) (?:gezogen|ziehen|raus)', 'zahnextraktion'],
    [
      '(?:auf|nach) (?:mein|unser)(?:e|en)? (?:kinder|kind|tochter|sohn|baby|kleinen?) (?:aufpassen|schauen)',
      'babysitting',
    ],
    ['in (?:zwei|drei|vier|mehreren|monatlichen|\\d+)? ?raten', 'ratenzahlung'],
    // By itself the word is also that for a menu.
    ['karte(?= (?:be)?zahl)', 'kartenzahlung'],
    ['(?:wenn|falls) es (?:regnet|sturmt|gewittert)|soll (?:morgen |es )?regnen|bei regen', 'regen wetter'],
    ['(?:kommen|fahren) sie (?:auch )?(?:nach|bis)|ist das (?:euch|ihnen) zu weit', 'einsatzgebiet'],
  ],
  fr: [
    [
      '(?:recevoir|recois|recevrai|recevrons|arriv\\p{L}+) (?:ma|mon|la|le|un|une) (?:commande|colis)|(?:ma|mon) (?:commande|colis) (?:arriv\\p{L}+|va arriver)',
      'livraison',
    ],
    [
      `(?:c.est|est-ce)(?: fait| prevu)? pour qui${ENDS}|pour qui est-ce(?: fait| prevu)?${ENDS}|a qui (?:est-ce que )?(?:(?:cela|ca) )?s.adresse(?:-t-il|-t-elle)?${ENDS}`,
      'public vise',
    ],
    ['(?:loger|dormir|tenir|etre|venir) a combien', 'combien de personnes dormir'],
    ["(?:recuper\\p{L}+|ravoir|revoir) (?:mon|notre|l')\\s?argent", 'remboursement'],
    [
      '(?:le )?matin,? (?:le )?repas|(?:repas|mange(?:r|-t-on)?|on mange) (?:\\p{L}+ )?(?:le|du) matin',
      'petit dejeuner',
    ],
    ["sans (?:rendez-vous|rdv|prevenir|reserver|reservation)|a l'improviste", 'rendez-vous reserver'],
    ['(?:laisser|mettre|poser) (?:la|ma|notre|sa) voiture', 'parking'],
    ['(?:ligne|telephone|numero) fixe', 'telephone'],
    ['se connecter|avoir internet', 'wifi'],
    [
      'liber\\p{L}+ (?:les lieux|le logement|le gite|la chambre)|(?:rendre|quitter) (?:les lieux|les cles|le logement|la chambre)',
      'depart',
    ],
    [
      'jamais (?:fait|pratique|monte|surfe|joue|essaye|tenu|pris)|(?:aucune|sans) experience|(?:grand|vrai) debutant',
      'debutant',
    ],
    [
      '(?:mon|notre|nos|mes) (?:labradors?|caniches?|teckels?|bergers?|golden|bouledogues?|jack russell|toutous?|cocker|boule de poils)',
      'chien',
    ],
    [
      "(?:me |nous )?(?:l'|le |la |les )?(?:apporter|amener|deposer) (?:chez (?:moi|nous)|a domicile|a la maison)",
      'livraison',
    ],
    ['(?:fumer|griller) une cigarette|cigarettes?|cloper', 'fumer'],
    ['(?:mettre |entrer |rentrer |taper )?(?:dans|sur) (?:le|mon|un) gps', 'adresse'],
    [
      '(?:le|la) (?:patron(?:ne)?|gerante?)|qui (?:se cache|est) derriere|qui (?:nous )?accueill\\p{L}+',
      'qui est le proprietaire',
    ],
    ['garder (?:mon|ma|mes|notre|nos|les) (?:enfants?|fils|fille|bebe|petits?)', 'babysitting'],
    ['(?:arracher|enlever) (?:une|la|ma) dent', 'extraction dent'],
    ['en (?:deux|trois|quatre|plusieurs|\\d+) fois', 'paiement echelonne'],
    ["(?:quand|s'il|si) (?:il )?pleut|en cas de pluie", 'pluie meteo'],
    ['vous deplacez-vous|vous vous deplacez|jusqu.ou (?:allez|venez)-vous', 'zone deplacement'],
  ],
  es: [
    [
      '(?:me )?(?:lleg\\p{L}+|tarda\\p{L}*(?: en llegar)?) (?:el|la|mi|un) (?:pedido|paquete|compra)|recib\\p{L}+ (?:el|la|mi|un) (?:pedido|paquete|compra)',
      'envio',
    ],
    [
      `para quien (?:es|esta (?:hecho|pensado))(?: esto)?${ENDS}|a quien (?:va dirigid[oa]|se dirige)${ENDS}`,
      'publico',
    ],
    ['(?:devolveis|devuelven|recupero|recuperar|pierdo) (?:el|mi|la) (?:dinero|pasta)', 'reembolso'],
    ['sin (?:cita|reserva|reservar|avisar)', 'cita reservar'],
    ['(?:dejar|meter|poner) (?:el|mi) coche', 'aparcamiento'],
    ['(?:conectarme|conectarnos) a internet', 'wifi'],
    ['(?:algo|comida) por la manana|comer por la manana', 'desayuno'],
    ['nunca (?:he|hemos|habia) \\p{L}+|sin (?:ninguna )?experiencia|no (?:tengo|tenemos) experiencia', 'principiante'],
    ['(?:mi|nuestro) (?:labrador|caniche|galgo|teckel|bulldog|husky|pastor aleman|peludo|cachorro)', 'perro'],
    [
      'traer(?:lo|la|los|las|melo|noslo)? a (?:casa|mi casa|domicilio)|llevar(?:lo|la|melo)? a (?:casa|domicilio)',
      'entrega a domicilio',
    ],
    ['dejar (?:la|el) (?:casa|habitacion|apartamento|alojamiento|piso)', 'salida'],
    ['fumar(?:me)? un (?:cigarro|cigarrillo|pitillo)|cigarrillos?', 'fumar'],
    ['(?:poner |meter )?en el (?:gps|navegador)', 'direccion'],
    ['(?:el|la) jef[ea]|quien esta detras', 'quien es el propietario'],
    ['(?:sacar|quitar) (?:una|la|un|el) (?:muela|diente)', 'extraccion diente'],
    ['en (?:dos|tres|varias|\\d+) (?:veces|cuotas)|a plazos', 'plazos cuotas'],
    ['si llueve|cuando llueve|en caso de lluvia', 'lluvia tiempo'],
    ['llegais hasta|os desplazais|se desplazan|hasta donde (?:llegais|vais)', 'zona desplazamiento'],
  ],
  it: [
    [
      "(?:mi )?(?:arriv\\p{L}+|ricev\\p{L}+) (?:il|la|l'|un) ?(?:mi[oa] )?(?:ordine|pacco|acquisto)",
      'consegna spedizione',
    ],
    [`per chi e(?: (?:pensato|fatto|adatto))?${ENDS}|a chi (?:e rivolto|si rivolge)${ENDS}`, 'destinatari'],
    ['(?:soldi|denaro) indietro|riavere (?:i soldi|il denaro)', 'rimborso'],
    ['senza (?:prenotare|prenotazione|appuntamento|avvisare)', 'prenotazione appuntamento'],
    ["lasciare (?:la |il |l')?(?:macchina|auto|camper)", 'parcheggio'],
    ['mangiare (?:la|di) mattina', 'colazione'],
    ['mai (?:fatto|provato|montato|giocato|suonato)|(?:nessuna|senza) esperienza', 'principiante'],
    ['(?:il mio|la mia|il nostro) (?:labrador|barboncino|bassotto|bulldog|beagle|pastore|cagnolino|peloso)', 'cane'],
    ['port\\p{L}+ a (?:casa|domicilio)', 'consegna a domicilio'],
    ["lasciare (?:la camera|l'appartamento|la casa|la stanza|l'alloggio)", 'partenza check-out'],
    ['(?:nel|sul|al) (?:navigatore|gps)', 'indirizzo'],
    ["chi c'e dietro|(?:il|la) (?:capo|titolare)", 'chi e il proprietario'],
    ['togliere (?:un|il) dente', 'estrazione dente'],
    ['in (?:due|tre|piu|\\d+) (?:volte|rate)|a rate', 'rate'],
    ['se piove|quando piove|in caso di pioggia', 'pioggia maltempo'],
  ],
  pt: [
    ['(?:me )?(?:cheg\\p{L}+|receb\\p{L}+) (?:a|o)(?: minha| meu)? (?:encomenda|pedido|compra)', 'entrega envio'],
    [`para quem (?:e|e feito|foi feito)(?: isto| isso)?${ENDS}|a quem se (?:destina|dirige)${ENDS}`, 'publico-alvo'],
    ['(?:dinheiro|valor) de volta', 'reembolso'],
    ['sem (?:marcacao|marcar|reserva|reservar)', 'marcacao reserva'],
    ['deixar o (?:carro|automovel)', 'estacionamento'],
    ['nunca (?:fiz|fizemos|experimentei|montei|andei|joguei)|sem experiencia', 'principiante'],
    ['o (?:meu|nosso) (?:labrador|caniche|bulldog|patudo|cachorro)', 'cao'],
    ['no (?:meu )?gps', 'morada endereco'],
    ['em (?:duas|tres|varias|\\d+) (?:vezes|prestacoes)', 'prestacoes'],
    ['se chover|quando chove|em caso de chuva', 'chuva tempo'],
  ],
  nl: [
    ['(?:mijn|de|het|een) (?:bestelling|pakket|pakje) (?:binnen|aan|in huis|bij (?:mij|ons))', 'levering bezorging'],
    [`voor wie is (?:het|dit|dat)(?: (?:bedoeld|gemaakt|geschikt))?${ENDS}`, 'doelgroep'],
    ['geld terug', 'terugbetaling'],
    ['(?:zomaar|gewoon|spontaan) (?:langs\\p{L}*|binnen\\p{L}*|komen)|zonder (?:afspraak|reservering)', 'afspraak'],
    ['(?:auto|wagen) (?:kwijt|neerzetten|zetten|laten staan)', 'parkeren'],
    ["'s (?:ochtends|morgens) (?:iets )?(?:te )?eten", 'ontbijt'],
    [
      'nog nooit (?:\\p{L}+ ){0,4}?(?:gedaan|geprobeerd|gereden|gestaan|gespeeld|gesurft)|(?:geen|zonder) ervaring',
      'beginner',
    ],
    [
      '(?:mijn|onze) (?:labrador|teckel|poedel|mopshond|herder|retriever|terrier|beagle|bulldog|husky|viervoeter)',
      'hond',
    ],
    ['(?:laten |thuis |aan huis |bij (?:mij|ons) )(?:brengen|bezorgen|afleveren)', 'levering'],
    ['(?:huisje|kamer|woning|appartement) (?:verlaten|uit)', 'vertrek'],
    ['in (?:de|mijn|het) (?:gps|navigatie|navi)', 'adres'],
    ['wie zit er ?achter|de baas', 'wie is de eigenaar'],
    ['(?:tand|kies) (?:trekken|eruit|laten trekken)', 'extractie tand'],
    ['in (?:twee|drie|meerdere|\\d+) (?:keer|termijnen)', 'termijnen gespreid'],
    ['als het (?:regent|stormt|slecht weer is)|bij regen', 'regen weer'],
  ],
}

const expressionsOf = memoize(MAX_LANGUAGES, (language) =>
  (PLAIN_WORDS[language] ?? []).map(([said, plain]) => ({
    said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'gu'),
    plain,
  })),
)

/** A folded question with such turns of phrase in the words that sites use. */
export const inPlainWords = (folded: string, language: string): string =>
  expressionsOf(language).reduce((text, { said, plain }) => text.replace(said, plain), folded)
