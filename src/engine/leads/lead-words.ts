import type { WordTable } from '../language/word-lists.ts'

// The words by which people say who they are and what they want, by language: lists with commas as in `word-lists.ts`,
// over text as it was written, so that `’` stands for both apostrophes and vowels keep their accents.

/** After these a name stands, however it is written. */
export const NAME_FOLLOWS: WordTable = {
  en: 'my name is, my name’s, name ?:, contact(?:person| name)? ?:',
  de: 'ich hei(?:ß|ss)e, mein name ist, ansprechpartner(?:in)? ?:?',
  fr: 'je m’appelle, mon nom est, nom ?:, interlocuteur ?:',
  es: 'me llamo, mi nombre es, nombre ?:, contacto ?:',
  it: 'mi chiamo, il mio nome (?:è|e), nome ?:, contatto ?:, referente ?:?',
  pt: 'o? ?meu nome (?:é|e), me chamo, chamo-me',
  nl: 'mijn naam is, ik heet, naam ?:, contactpersoon ?:?',
  ar: 'اسمي, الاسم ?:',
}

/** After these much else may stand: a name has two words here. */
export const NAME_MAY_FOLLOW: WordTable = {
  en: '[Ii]’m, [Ii] am, [Tt]his is, [Ii]t’s',
  de: '[Ii]ch bin, [Hh]ier ist, [Hh]ier spricht',
  fr: '[Jj]e suis, [Cc]’est, [Ii]ci',
  es: '[Ss]oy, [Hh]abla',
  it: '[Ss]ono',
  pt: '[Aa]qui (?:é|fala)(?: [oa])?, [Dd]aqui (?:é|fala)(?: [oa])?, [Ss]ou(?: [oa])?',
  nl: '[Ii]k ben',
  ar: 'أنا, معك, معكم, الاسم',
}

/** Labels before a name, at the beginning of a clause: "name Dave". */
export const NAME_LABELS: WordTable = {
  en: 'name',
  de: 'name',
  fr: 'nom, prénom',
  es: 'nombre',
  it: 'nome',
  pt: 'nome',
  nl: 'naam',
}

/** Greetings before an introduction. */
export const GREETINGS: WordTable = {
  en: 'hi, hiya, hey, hello, good (?:morning|afternoon|evening)',
  de: 'hallo, hi, moin, servus, gr(?:ü|ue)(?:ß|ss) (?:dich|gott), guten (?:morgen|tag|abend)',
  fr: 'bonjour, bonsoir, salut, coucou',
  es: 'hola, buenas, buen[oa]s (?:días|dias|tardes|noches)',
  it: 'ciao, salve, buongiorno, buonasera',
  pt: 'ol[áa], oi, bom dia, boa (?:tarde|noite)',
  nl: 'hoi, hallo, hey, goede(?:morgen|middag|navond)',
}

/** Introductions in small letters, before a name with a capital. Each may begin a sentence as well. */
export const GREETED_NAME_FOLLOWS: WordTable = {
  en: 'it’?s, it is, this is',
  de: 'hier spricht, (?:ich bin|bin)’?s',
  fr: 'c’est, moi c’est',
  es: 'soy, aquí',
  it: 'sono, qui',
  pt: 'sou(?: [oa])?, (?:aqui|daqui) (?:é|fala)(?: [oa])?',
  nl: 'met, ik ben',
}

/** The same as people type in a hurry, before a first name that all know. */
export const HURRIED_NAME_FOLLOWS: WordTable = {
  en: 'i’?m, i am, it’?s, it is, this is, name’?s, name is, ask for, speak to',
  de: 'ich bin(?: der| die)?, hier ist, hier, bins, bin(?: der| die)?',
  fr: 'je suis, moi c’est, c’est, ici',
  es: 'soy, aquí, me llamo',
  it: 'sono, qui',
  pt: 'sou(?: [oa])?, aqui(?: é)?(?: [oa])?',
  nl: 'ik ben, met, hier',
}

/** After these stands a number that its writer wants to be reached at. */
export const NUMBER_FOLLOWS: WordTable = {
  en: '(?:my|our)(?: (?:phone|mobile|mob|cell|tel|telephone|contact|home|work|best|whatsapp)){0,2} (?:number|num|no|nr|#)(?:’?s| is)?, (?:my|our) (?:phone|mobile|mob|cell|tel|telephone|landline|whatsapp)(?: is)?, (?:best|contact|phone|mobile|mob|cell|tel|telephone) (?:number|num|no)(?: is)?, (?:phone|mobile|mob|cell|tel|telephone) ?(?=:), number is, (?:call|ring|phone|text|reach|contact|whatsapp|message) (?:me|us)(?: back)?(?: (?:please|pls))?(?: (?:on|at|@))?',
  de: '(?:(?:telefon|handy|mobil|festnetz)nummer|meine (?:nummer|nr|tel\\.?|handy ?nr)|(?:tel|handy|mobil|telefon)\\.?(?: ?nr\\.?)?)(?: ist| lautet)?, (?:ruf|rufen|ruft|erreich\\p{L}*|meld\\p{L}*)~25 (?:unter|an)',
  fr: '(?:mon|le) (?:num(?:éro)?|numero|t[ée]l(?:[ée]phone)?|portable|mobile|gsm)(?: est| c’est)?(?: le)?, t[ée]l(?:[ée]phone)? ?(?=:), (?:r?appele[zr]|r?appelle|joindre|joignable|contactez)(?:[- ](?:moi|nous))?(?: (?:au|sur)(?: le)?)?',
  es: 'mi (?:n[úu]mero|tel(?:[ée]fono)?|m[óo]vil|cel(?:ular)?|whatsapp)(?: de (?:tel[ée]fono|m[óo]vil))?(?: es)?(?: el)?, tel(?:[ée]fono)? ?(?=:), ll[áa]m(?:ame|enme|adme|eme)(?: al?)?',
  it: '(?:il )?mio (?:numero|tel(?:efono)?|cell(?:ulare)?)(?: di (?:telefono|cellulare))?(?: (?:è|e))?(?: il)?, (?:tel(?:efono)?|cell(?:ulare)?) ?(?=:), (?:ri)?chiam(?:atemi|ami|i|ate)(?: al(?: numero)?| allo)?',
  pt: 'meu (?:n[úu]mero|tel(?:efone|em[óo]vel)?|telem[óo]vel|tlm|celular|whatsapp)(?: de telefone)?(?: (?:é|e))?(?: o)?, (?:tel(?:efone)?|tlm) ?(?=:), lig(?:uem|ue|ar|a)(?:-me)?(?: para(?: o)?)?',
  nl: 'mijn (?:telefoon|mobiele )?(?:nummer|nr|tel|telefoon|mobiel|gsm)(?: is)?, tel(?:efoon)? ?(?=:), bel(?:len)? (?:me|mij|ons)(?: maar)?(?: terug)?(?: op)?',
  ar: '(?:رقمي|رقمنا|هاتفي|جوالي|موبايلي|تلفوني|رقم (?:الهاتف|الجوال|هاتفي|جوالي|موبايلي))(?: هو)?, اتصل(?:وا)? (?:بي|بنا)(?: على)?',
}

/** After a number or an address, these say whose it is: "07700 900123 is my number". */
export const LABEL_AFTER: WordTable = {
  en: '(?:is|’s) (?:my|our)',
  de: 'ist (?:meine?|unsere?)',
  fr: '(?:c’)?est (?:mon|notre)',
  es: 'es (?:mi|nuestro)',
  it: '(?:è|e) (?:il )?(?:mio|nostro)',
  pt: '(?:é|e) (?:o )?(?:meu|nosso)',
  nl: 'is (?:mijn|ons)',
}

/**
 * Common first names of a script without capitals, in which nothing else tells a name from a statement; adjectives that
 * are names as well are left out.
 */
export const ARABIC_FIRST_NAMES =
  'محمد, [أا]حمد, علي, حسن, حسين, عمر, خالد, يوسف, [إا]براهيم, محمود, مصطفى, سعد, فهد, سلطان, ناصر, فيصل, تركي, بندر, ماجد, طارق, زياد, وليد, ياسر, سامي, رامي, هاني, باسم, [أا]نس, بلال, حمزة, زيد, عثمان, ياسين, [إا]سماعيل, [أا]يمن, [أا]شرف, عماد, فادي, لؤي, مازن, مروان, معاذ, منصور, موسى, نبيل, هشام, وائل, وسام, راشد, حمد, سيف, جاسم, منير, رشيد, مهدي, سليمان, داود, عيسى, يحيى, زكريا, فاطمة, عائشة, مريم, سارة, نورة, نور, ليلى, زينب, خديجة, هدى, منى, رنا, ريم, دانا, لينا, هند, سلمى, ياسمين, [أا]سماء, [إا]يمان, رغد, شيماء, نادية, سعاد, حنان, سمر, رانيا, دينا, مها, نجلاء, عبير, لمياء, بشرى, حليمة, سمية, [أا]ميرة, لطيفة, ندى, غادة, هبة, ولاء, [آا]منة, رقية'

/** After these a first name may stand by itself. */
export const FIRST_NAME_FOLLOWS: WordTable = {
  en: '[Aa]sk for, [Cc]all me',
  de: '[Ff]ragen? Sie nach(?: Herrn| Frau)?',
  fr: '[Mm]oi,? c’est, [Dd]emandez',
  es: '[Pp]regunte[ns]? por, [Pp]reguntad por',
  it: '[Cc]hieda di, [Cc]hiedete di',
  pt: '[Aa]qui (?:é|fala)(?: [oa])?, [Pp]erguntem? (?:por|pel[oa])',
  nl: '[Vv]raag naar',
}

/** The same, in languages that write only names with a capital. */
export const CAPITAL_NAME_FOLLOWS: WordTable = {
  en: '[Ii]t’?s(?=\\s+_ (?:btw|by the way|again|here|from)(?!\\p{L}))',
  de: '[Ii]ch bin (?:der|die)',
  es: '[Ss]oy',
  it: '[Ss]ono',
  pt: '[Ss]ou(?: [oa])?',
}

/** What a message ends with before the name. */
export const FAREWELLS: WordTable = {
  en: '[Cc]heers, [Tt]hanks, [Tt]hank you, [Tt]hx, (?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards, [Bb]est, [Ll]ove',
  de: '(?:[Vv]iele |[Ll]iebe |[Bb]este |[Ss]chöne )?[Gg]r(?:ü(?:ß|ss)e|uß|uss), LG, VG, MfG',
  fr: '[Mm]erci, [Cc]ordialement, [Bb]ien à vous',
  es: '[Ss]aludos, [Gg]racias',
  it: '[Ss]aluti, [Gg]razie',
  pt: '[Oo]brigad[oa], [Cc]umprimentos, [Aa]braço',
  nl: '[Gg]roet(?:en|jes)?, [Bb]edankt',
}

/** What stands at the end of a message and is no name. */
export const COURTESIES: WordTable = {
  en: 'Thanks*, Thx, Cheers, Please, Bye, Hello, Hi, Ok*, Great, Perfect, Yes, No, Sorry, Regards, Best, Many',
  de: 'Danke*, Vielen?, Herzliche*, Besten, Liebe, Bitte, Gruß, Grüße, Tschüss, Super, Ja, Nein',
  fr: 'Merci, Bonjour, Salut, Super, Oui, Non, Cordialement',
  es: 'Gracias, Muchas, Saludos, Hola, Perfecto, Sí, Vale',
  it: 'Grazie, Mille, Saluti, Ciao, Perfetto, Sì',
  pt: 'Obrigad[oa], Abraço, Olá, Perfeito, Sim',
  nl: 'Bedankt, Dank*, Groet*, Alvast, Hoi, Ja, Nee',
}

/** After these, in any case, a company's name stands. */
export const COMPANY_FOLLOWS: WordTable = {
  en: '(?:I|we) work (?:at|for|with), (?:my|our) company(?: is| name is)?(?: called)?, company ?:, on behalf of',
  de: '(?:ich|wir) arbeiten? (?:bei|für), (?:unsere|meine) firma(?: ist| heißt)?, firma ?:, von der firma, wir sind die',
  fr: 'je travaille (?:chez|pour), (?:mon|notre) entreprise(?: est| s’appelle)?, entreprise ?:, soci[eé]t[eé] ?:?, de (?:la soci[eé]t[eé]|l’entreprise)',
  es: 'trabajo (?:en|para), (?:mi|nuestra) empresa(?: es| se llama)?, empresa ?:, de la (?:empresa|sociedad)',
  it: 'siamo (?:lo|la|il), lavoro (?:per|in|da|all[ao]|ne[li]l[ao]?|all’), (?:la mia|la nostra) azienda(?: è| si chiama)?, azienda ?:, del(?:la (?:ditta|società)|l’azienda)',
  pt: 'd[ae] empresa, trabalho (?:na|no|para), (?:a minha|minha|nossa) empresa(?: é| chama-se| se chama)?',
  nl: 'ik werk (?:bij|voor), (?:mijn|ons) bedrijf(?: is| heet)?, bedrijf ?:',
  ar: 'أعمل (?:في|لدى), شركتي, شركة',
}

/** After these stands what somebody is looking for. */
export const NEED_FOLLOWS: WordTable = {
  en: '(?:(?:i’m|i am|we’re|we are) )?(?:looking (?:for|to(?! see))|searching for|interested in|in the market for), (?:i’m|we’re) after, here,? (?:and )?after, (?:i|we)(?: need| want| would like|’d like|’d love), interested in, and (?:(?:am |are )?looking for|need)',
  de: '(?<=^|[.!?] )(?:suchen?|brauchen?|bräuchten?), (?:ich|wir) (?:suchen?|bräuchten?|brauchen?|benötigen?|möchten?(?: gerne?)?|hätten? gern(?:e)?|interessieren? (?:mich|uns) für), und (?:suchen?|brauchen?|benötigen?)',
  fr: '(?:je|nous|on) (?:cherche|cherchons|recherche|recherchons|voudrais|voudrions|voudrait|veux|veut|souhaite|souhaiterais|souhaitons), j’?(?:aimerais|veux|cherche|voudrais), on a besoin (?:de|d’), il (?:me|nous) fa(?:ut|udrait), j’au?rais besoin (?:d’|de), j’ai besoin (?:de|d’), nous avons besoin (?:de|d’), et cherche, intéressée?s? par',
  es: '(?:me|nos) (?:urgen?|hacen? falta|interesan?), (?:estoy|estamos|ando) buscando, busco, buscamos, necesito, necesitamos, quiero, queremos, quisiera, interesad[oa]s? en',
  it: 'cerco, cerchiamo, vorrei, vorremmo, (?:sto|stiamo) cercando, (?:mi|ci) serv(?:e|ono|irebbe|irebbero), avrei bisogno di, avremmo bisogno di, (?:ho|abbiamo) bisogno di, interessat[oaie] a',
  pt: '(?:(?:estou|estamos) (?:à procura de|a procurar|procurando)|procuro|procuramos|preciso de|precisamos de|queria|gostava de|gostaria de)(?: receber)?, interessad[oa]s? (?:em|n[oa]s?)',
  nl: '(?:ik|wij|we) (?:zoek|zoeken|wil|willen), en (?:zoek|zoeken), (?:ben|zijn) op zoek naar, geïnteresseerd in',
  ar: 'و?أبحث عن, و?نبحث عن, و?أحتاج(?: إلى)?, و?نحتاج, و?أريد, و?نريد',
}

/** What follows where a wish is a question. */
export const WANTING_TO_KNOW: WordTable = {
  en: '(?:to )?(?:know|ask|find out)',
  de: '(?:gerne? )?(?:wissen|gewusst|fragen|erfahren)',
  fr: 'savoir, demander',
  es: 'saber, preguntar',
  it: 'sapere, chiedere',
  pt: 'saber, perguntar',
  nl: '(?:graag )?(?:weten|vragen)',
  ar: '(?:أن )?(?:أعرف|أسأل|نعرف|معرفة)',
}

/** What speaks of how much somebody wants to spend. */
export const SPENDING: WordTable = {
  en: 'budget, spend, afford, (?:can’?t|cannot|won’t) go (?:over|above|beyond), up to, at most, (?<=(?:\\d|[€$£]|EUR|USD|GBP|euros|pounds|dollars) )tops, max(?:imum)?, no more than',
  de: 'nicht mehr als, bis zu, höchstens, maximal, ausgeben',
  fr: 'mettre, pas plus de, jusqu’à, dépenser',
  es: 'gastar, no más de, tope, presupuesto(?! para), hasta, máximo, como mucho',
  it: 'non più di, fino a, massimo, spendere',
  pt: 'não mais de, orçamento(?! para), até, no máximo',
  nl: 'niet meer dan, tot, hooguit, uitgeven',
  ar: 'ميزانية, ميزانيتي, حتى, أقصى',
}

/** How people ask to be called or written to. */
export const REACHING: WordTable = {
  en: '(?:call|ring|phone|text|e-?mail|mail|message|whatsapp|contact|reach|write|get back)(?: to)? (?:me|us)(?!\\p{L})',
  de: '(?:ruf|meld|schreib|mail|kontaktier|erreich)\\p{L}*~20(?:mich|mir|uns|zurück)(?!\\p{L}), (?:mich|mir|uns)~20(?:anrufen|zurückrufen|kontaktieren|schreiben|erreichen|melden), zurückrufen, rückruf',
  fr: '(?:r?appel|contact|écri|envoy)\\p{L}*[- ](?:moi|nous)(?!\\p{L}), (?:me|m’|nous) ?(?:r?appel|contact|joindre|écri)\\p{L}*',
  es: '(?:ll[aá]m|escr[ií]b|cont[aá]ct|env[ií])\\p{L}*(?:me|nos)(?!\\p{L}), (?:me|nos) (?:llam|escrib|contact)\\p{L}*',
  it: '(?:ri)?(?:chiam|scriv|contatt)\\p{L}*(?:mi|ci)(?!\\p{L}), (?:mi|ci) (?:ri)?(?:chiam|contatt|scriv)\\p{L}*',
  pt: '(?:lig|contact|escrev|mand)\\p{L}*-me(?!\\p{L}), me (?:lig|contact)\\p{L}*',
  nl: '(?:bel|mail|app|schrijf|contacteer)(?:len|en)?~15(?:me|mij|ons)(?!\\p{L}), (?:me|mij|ons)~15bellen, terugbellen',
  ar: 'ا?تصل\\p{L}* ?(?:بي|بنا|فيني), تتصل\\p{L}*, تواصل\\p{L}* معي',
}

/** What is said by somebody who wants to buy now. */
export const BUYING: WordTable = {
  en: '(?:i|we)(?:’d like| would like| want| wanna|’ll| will| need)? ?(?:to )?(?:buy|order|book|reserve|sign up|purchase|subscribe|take it), (?:i|we)(?:’ll| will) (?:have|take|go with) (?:the|that|this|these|those|one|two|three|both)(?!\\p{L}), (?:put (?:me|us) down|sign (?:me|us) up|count (?:me|us) in), (?:book|reserve|order) (?:me|us|it|one|two|that|this)(?!\\p{L}), start (?:(?:the|my|a) )?(?:free )?trial',
  de: '(?:möchte|möchten|will|wollen|würde gern|würde gerne)~60(?:kaufen|bestellen|buchen|reservieren|anmelden), (?:dann|also|gerne?|ok|okay|gut|ja|super)[,\\s]+(?:(?:ich|wir) )?(?:nehm|buch|bestell|reservier)en?(?: (?:ich|wir))?(?!\\p{L}), (?:buch|reservier|bestell)(?:e|t|en sie)? (?:mir|mich|uns|bitte)(?!\\p{L}), meld(?:e|et|en)? (?:sie )?(?:mich|uns)~20 an(?!\\p{L})',
  fr: '(?:je|nous) (?:voudrais|voudrions|veux|voulons|souhaite|souhaitons)~30(?:acheter|commander|réserver|inscrire), (?:je|on|nous) pren(?:ds|d|ons) (?:le|la|les|celui|celle|ça|cette)(?!\\p{L}), (?:je|on|nous) (?:réserv|command)(?:e|ons)(?!\\p{L}), (?:réservez|réserve|inscrivez|inscris)-(?:moi|nous), je m’inscris',
  es: '(?:quiero|queremos|quisiera|me gustaría)~30(?:comprar|reservar|pedir|contratar|apuntarme|inscribirme), me (?:apunto|inscribo), me l[oa] quedo, me quedo con, (?:ap[uú]nt|res[eé]rv)(?:a|e|ad)(?:me|nos), inscr[ií]b(?:e|a|id)(?:me|nos)',
  it: '(?:vorrei|vorremmo|voglio)~30(?:comprare|ordinare|prenotare|acquistare|iscrivermi), prenot(?:o|i|ate|iamo|ami|atemi|imi)(?!\\p{L}), (?:la|lo|le|li) prend(?:o|iamo)(?!\\p{L}), prend(?:o|iamo) (?:la|il|lo|le|i|quell[ao])(?!\\p{L}), mi (?:iscrivo|iscriva)',
  pt: '(?:quero|queremos|gostaria de|queria)~30(?:comprar|reservar|encomendar|marcar|inscrever), fic(?:o|amos) com, inscrevo-me, (?:reserve|marque)(?:-me|-nos)?(?!\\p{L})',
  nl: '(?:ik|we|wij) (?:wil|willen|zou)~40(?:kopen|bestellen|boeken|reserveren), (?:ik|we|wij) (?:neem|nemen) (?:de|het|die|dat|deze)(?!\\p{L}), schrijf (?:me|mij|ons)~15 in(?!\\p{L})',
  ar: 'و?(?:أريد|نريد|أرغب)~30(?:شراء|حجز|طلب|الاشتراك)',
}

/** What somebody asks who takes their wish for a booking: whether it is one. */
export const ASKING_WHETHER_BOOKED: WordTable = {
  en: '(?:is|was|has) (?:it|that|this|everything|my (?:booking|order|place)) (?:been |now |already |all )*(?:booked|reserved|confirmed|ordered|registered), (?:am i|are we|have i|have we) (?:now |already |all )*(?:booked|registered|confirmed|signed up|enrolled), did (?:it|that|my (?:booking|order)) go through',
  de: 'ist (?:es|das|alles|der (?:termin|tisch|platz)|die (?:buchung|bestellung)) (?:denn |jetzt |nun |schon |damit |also )*(?:gebucht|reserviert|bestätigt|bestellt|fest), (?:bin ich|sind wir) (?:denn |jetzt |nun |schon |damit |also )*(?:angemeldet|gebucht|eingetragen), hat (?:das|die (?:buchung|bestellung)) geklappt',
  fr: '(?:c’est|est-ce|est-ce que c’est) (?:donc |bien |déjà )*(?:réservé|confirmé|commandé), (?:je suis|suis-je|nous sommes|on est) (?:donc |bien |déjà )*inscrite?s?',
  es: '(?:ya )?(?:es|está|queda|estoy|estamos) (?:ya )?(?:reservad|confirmad|apuntad|inscrit|pedid)[oa]s?',
  it: '(?:è|e’|sono|siamo) (?:già |quindi |tutto )*(?:prenotat|confermat|ordinat|iscritt)[oaie]',
  pt: '(?:já )?(?:está|fica|estou|estamos) (?:já )?(?:reservad|marcad|confirmad|inscrit|encomendad)[oa]s?',
  nl: 'is (?:het|dat|alles) (?:nu |al |dan )*(?:geboekt|gereserveerd|bevestigd|besteld), (?:ben ik|zijn we) (?:nu |al |dan )*(?:ingeschreven|aangemeld|geboekt)',
  ar: 'هل تم (?:الحجز|التأكيد|الطلب|التسجيل), هل حجزي مؤكد',
}

/** What is said by somebody who wants their contact details back. */
export const TAKING_BACK: WordTable = {
  en: '(?:delete|remove|forget|erase)~25(?:e-?mail|address|number|phone|mobile|details|data), (?:don’t|do not|never) (?:keep|store|save)~20(?:e-?mail|address|number|phone|details|data)',
  de: '(?:lösch|vergiss|vergess|entfern|streich)\\p{L}*~25(?:nummer|mail|adresse|daten|angaben)',
  fr: '(?:efface|supprime|oublie|retire)\\p{L}*~25(?:numéro|mail|adresse|coordonnées|données|téléphone)',
  es: '(?:borr|elimin|olvid|quit)\\p{L}*~25(?:correo|mail|teléfono|número|datos|dirección)',
  it: '(?:cancell|elimin|dimentic|togli)\\p{L}*~25(?:mail|numero|indirizzo|dati|telefono|recapit)',
  pt: '(?:apag|elimin|esque[çc]|remov)\\p{L}*~25(?:mail|número|telefone|dados|endereço)',
  nl: '(?:verwijder|wis|vergeet|schrap)\\p{L}*~25(?:mail|nummer|adres|gegevens)',
  ar: '(?:احذف|امسح|احذفوا|امسحوا)~25(?:بريد|رقم|بيانات)',
}

/** What an agreement begins with. */
export const AGREEING: WordTable = {
  en: 'yes, yeah, yep, sure, ok, okay, of course, i agree, agreed, go ahead',
  de: 'ja, klar, gern, gerne, einverstanden, natürlich',
  fr: 'oui, d’accord, bien sûr, volontiers',
  es: 'sí, si, claro, vale, de acuerdo',
  it: 'sì, certo, va bene, d’accordo',
  pt: 'sim, com certeza, pode ser, concordo',
  nl: 'prima, akkoord, natuurlijk',
  ar: 'نعم, موافق, أوافق, طبعا, حسنا',
}

/** How people begin who do not agree, or not yet. */
export const REFUSING: WordTable = {
  en: 'no, nope, not, don’t, do not, stop, wait, never mind, rather not, better not',
  de: 'nein, nicht, doch nicht, lieber nicht, besser nicht, stopp, warte, warten Sie',
  fr: 'non, pas, plutôt pas, stop, attendez, attends',
  es: 'no, mejor no, espera, espere',
  it: 'no, meglio di no, aspetta, aspetti',
  pt: 'não, nao, melhor não, espera, espere',
  nl: 'nee, niet, liever niet, toch niet, stop, wacht',
  ar: 'لا, توقف, انتظر',
}

/** Nouns that name a trade. */
export const TRADES: WordTable = {
  en: 'Company, Café, Hotel, Studio, Garage, Transports?',
  de: 'Firma, Praxis, Werkstatt, Schule, Agentur, Möbel*, Kanzlei, Gruppe, Verein',
  fr: 'Entreprise, Société, Restaurante?, Hôtel, Clinique, Magasin, Pharmacie, École, Agence, Transportes, Meubles, Constructions, Cabinet, Groupe, Association',
  es: 'Empresa, Clínica, Clinica, Tienda, Taller, Oficina, Farmacia, Escuela, Agencia, Bodegas?, Viveros, Muebles, Constru[cç][cç]\\p{L}+, Talleres, Estudio, Grupo, Asociación, Fundación, Colegio, Clube?',
  it: 'Azienda, Ditta, Ristorante, Negozio, Officina, Scuola, Agenzia, Mobili, Costruzioni, Gruppo, Associazione, Trasporti',
  pt: 'Loja, Farmácia, Escola, Agência, Ferragens, Móveis, Associação',
  nl: 'Bedrijf',
}
