/** How people say who they are and what they want, in eight languages. Applied to text as it was written. */

const WORD = "[\\p{L}][\\p{L}\\p{M}'’.-]{0,30}"
const CAPITAL = "(?:\\p{Lu}|\\p{Script=Arabic})[\\p{L}\\p{M}'’-]{0,30}"
const PARTICLES = '(?:de|da|di|do|dos|del|della|van|von|zu|der|den|la|le|el|al|bin|ter)'
/** A small word within a name. */
export const PARTICLE = new RegExp(`^${PARTICLES}$`)
/** A noun that names a trade, by a list or by its ending: Padaria, Librería, Boulangerie, Schreinerei, Bakkerij. */
const TRADE =
  '(?:Firma|Bedrijf|Empresa|Azienda|Ditta|Entreprise|Société|Company|Restaurante?|Ristorante|Hotel|Hôtel|Café|Clínica|Clinica|Clinique|Praxis|Loja|Tienda|Magasin|Negozio|Taller|Oficina|Officina|Werkstatt|Garage|Farmacia|Farmácia|Pharmacie|Escola|Escuela|Scuola|École|Schule|Studio|Agência|Agencia|Agenzia|Agence|Agentur|Transport(?:s|es)?|Bodegas?|Ferragens|Viveros|Muebles|Móveis|Mobili|Meubles|Möbel\\p{L}*|Constru[cç][cç]\\p{L}+|Costruzioni|Constructions|Talleres|Estudio|Cabinet|Kanzlei|Grupo|Gruppo|Groupe|Gruppe|Verein|Asociación|Associação|Associazione|Association|Fundación|Colegio|Clube?|Trasporti|(?!Maria|Rosaria|Valeria|Ilaria)\\p{Lu}\\p{L}{2,}(?:aria|eria|ería|erie|erei|erij))'
const COMPANY_WORD = `${TRADE}(?!\\p{L})`
/** What a line of contact details begins with, and no name. */
const LABEL =
  '(?:[Mm]y|[Oo]ur|[Mm]eine?|[Uu]nsere?|[Mm]on|[Mm]a|[Nn]otre|[Mm]i|[Nn]uestr[oa]|[Mm]io|[Mm]ia|[Ii]l|[Ll]a|[Mm]eu|[Mm]inha|[Mm]ijn|[Ee]-?[Mm]ail|[Mm]ail|[Tt]el\\p{L}*|[Pp]hone|[Mm]obile|[Hh]andy|[Tt]éléphone|[Cc]orreo|[Cc]el\\p{L}*)(?!\\p{L})'
/** Before a name, and no part of it. */
const TITLE = '(?:Frau|Herrn?|Mr|Mrs|Ms|Miss|Dr|Madame|Mme|Monsieur|M|Señora?|Sra?|Signora?|Senhora?|Mevrouw|Meneer)\\.?(?= )'
const FULL_NAME = `(?!${LABEL})(?!${TITLE})${CAPITAL}(?: (?!(?:${PARTICLES} ){0,2}${COMPANY_WORD})(?:${PARTICLES} ){0,2}${CAPITAL}){1,3}`

/** Introductions after which a name stands, however it is written. */
export const SURE_NAME = new RegExp(
  `(?<![\\p{L}])(?:my name is|my name's|name ?:|ich hei(?:ß|ss)e|mein name ist|je m['’]appelle|mon nom est|nom ?:|me llamo|mi nombre es|nombre ?:|mi chiamo|il mio nome (?:è|e)|nome ?:|o? ?meu nome (?:é|e)|me chamo|chamo-me|mijn naam is|ik heet|naam ?:|contact(?:person| name)? ?:|ansprechpartner(?:in)? ?:?|interlocuteur ?:|contacto ?:|contatto ?:|referente ?:?|contactpersoon ?:?|اسمي|الاسم ?:)\\s+(${WORD}(?: ${WORD}){0,3})`,
  'iu',
)
/** Introductions after which much else may stand: a name has two words here. */
export const LIKELY_NAME = new RegExp(
  `(?<![\\p{L}])(?:[Ii]['’]m|[Ii] am|[Tt]his is|[Ii]t['’]s|[Ii]ch bin|[Hh]ier ist|[Hh]ier spricht|[Jj]e suis|[Cc]['’]est|[Ii]ci|[Ss]oy|[Hh]abla|[Ss]ono|[Aa]qui (?:é|fala)(?: [oa])?|[Dd]aqui (?:é|fala)(?: [oa])?|[Ss]ou(?: [oa])?|[Ii]k ben|أنا)\\s+(${FULL_NAME})`,
  'u',
)
/** Introductions after which a first name may stand by itself. */
export const FIRST_NAME = new RegExp(
  `(?<![\\p{L}])(?:[Mm]oi,? c['’]est|[Aa]sk for|[Cc]all me|[Dd]emandez|[Pp]regunte por|[Cc]hieda di|[Aa]qui (?:é|fala)(?: [oa])?)\\s+(\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,30}(?: ${CAPITAL}){0,2})`,
  'u',
)
const SINGLE = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,30}"
/** Introductions of languages that write only names with a capital. */
export const INTRODUCED_NAME = new RegExp(
  `(?<![\\p{L}])(?:[Ss]oy|[Ss]ono|[Ss]ou(?: [oa])?|[Ii]ch bin (?:der|die)|[Ii]t['’]s(?=\\s+\\p{L}+ (?:btw|by the way|again|here|from)(?!\\p{L})))\\s+(${SINGLE})(?!\\p{L})`,
  'u',
)
/** A first name behind "I'm", where the visitor leaves contact details as well. */
export const BARE_NAME = new RegExp(
  `(?<![\\p{L}])(?:I['’]m|I am) (?!\\p{L}+(?:ish|ese)(?!\\p{L})|(?:American|German|French|Italian|Dutch|Canadian|Australian|Indian|Vegan|Vegetarian|CEO|Head)(?!\\p{L}))(${SINGLE})\\s*(?:[.!,;]|$)`,
  'u',
)
/** What a message ends with: thanks, and a name. */
export const SIGN_OFF = new RegExp(
  `(?<![\\p{L}])(?:[Cc]heers|[Tt]hanks|[Tt]hank you|[Tt]hx|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Bb]est|[Ll]ove|(?:[Vv]iele |[Ll]iebe |[Bb]este |[Ss]chöne )?[Gg]r(?:ü(?:ß|ss)e|uß|uss)|LG|VG|MfG|[Mm]erci|[Cc]ordialement|[Bb]ien à vous|[Ss]aludos|[Gg]racias|[Ss]aluti|[Gg]razie|[Oo]brigad[oa]|[Cc]umprimentos|[Aa]braço|[Gg]roet(?:en|jes)?|[Bb]edankt)[,.!]?\\s+(${SINGLE}(?: ${CAPITAL}){0,2})\\s*[.!]?\\s*$`,
  'u',
)
/** A name before the word that says who writes. */
export const NAME_HERE = new RegExp(
  `(?<![\\p{L}])(${FULL_NAME}|(?<=^|[,!.] )${SINGLE}) (?:here|speaking|hier|aquí|aqui|qui|ici)(?![\\p{L}])`,
  'u',
)
/** A greeting, a name and where it comes from. */
export const GREETED_NAME = new RegExp(
  `^\\s*(?:\\p{L}+(?: there| all| \\p{Lu}?\\p{Ll}{2,8})?[,!]? )?(?<=[,!] )(${FULL_NAME}) (?:from|of|at|von|bei|de|da|di|van)(?!\\p{L})`,
  'u',
)
/** A name that stands alone at the end, behind contact details. */
export const CLOSING_NAME = new RegExp(`[,\\n]\\s*(${FULL_NAME})\\s*[.!]?\\s*$`, 'u')
/** A name that stands alone before or after contact details, as people sign. */
export const SIGNED_NAME = new RegExp(`^\\s*(${FULL_NAME})\\s*(?:[,;:|/\\n–-]|$)`, 'u')

/** Words that end a name which was written without capitals. */
export const NAME_ENDS = new Set(
  'and from of at with i my we but you can please und von aus vom bei ich wir mein meine et de du je mon ma y de del yo mi con e da io il la mia eu o a meu minha en van uit ik mijn و من في'.split(
    ' ',
  ),
)

const COMPANY_PART = "[\\p{Lu}\\p{N}\\p{Script=Arabic}](?:[\\p{L}\\p{N}&'’-]|\\.(?=\\p{L}))*"
const COMPANY_NAME = `${COMPANY_PART}(?: (?:(?:&|of|and|und|et|y|e|en|de|du|des|del|della|di|do|da|dos|das|von|van) )?${COMPANY_PART}){0,4}(?:(?<=Ltd|Inc|Corp|Lda|Co|S\\.L|S\\.A|S\\.r\\.l|S\\.p\\.A|B\\.V|N\\.V)\\.)?`

/** What a company's name follows, in any case. A modifier within one pattern for both would be shorter, but V8 forgets it once it compiles the pattern. */
export const COMPANY_LEAD = new RegExp(
  `(?<![\\p{L}])(?:(?:I|we) work (?:at|for|with)|(?:my|our) company(?: is| name is)?(?: called)?|company ?:|on behalf of|(?:ich|wir) arbeiten? (?:bei|für)|(?:unsere|meine) firma(?: ist| heißt)?|firma ?:|von der firma|wir sind die|siamo (?:lo|la|il)|je travaille (?:chez|pour)|(?:mon|notre) entreprise(?: est| s['’]appelle)?|entreprise ?:|soci[eé]t[eé] ?:?|de (?:la soci[eé]t[eé]|l['’]entreprise)|trabajo (?:en|para)|(?:mi|nuestra) empresa(?: es| se llama)?|empresa ?:|de la (?:empresa|sociedad)|d[ae] empresa|lavoro (?:per|in|da|all[ao]|ne[li]l[ao]?|all['’])|(?:la mia|la nostra) azienda(?: è| si chiama)?|azienda ?:|del(?:la (?:ditta|società)|l['’]azienda)|trabalho (?:na|no|para)|(?:a minha|minha|nossa) empresa(?: é| chama-se| se chama)?|ik werk (?:bij|voor)|(?:mijn|ons) bedrijf(?: is| heet)?|bedrijf ?:|أعمل (?:في|لدى)|شركتي|شركة)(?=\\s)`,
  'giu',
)
/** A company's name right behind such words. */
export const COMPANY_BEHIND = new RegExp(`\\s+(${COMPANY_NAME})`, 'uy')
/** A name that says by itself that it is a company's. */
export const LEGAL_FORM =
  /(?<![\p{L}])((?:[\p{Lu}\p{N}][\p{L}\p{N}&'’.-]* (?:(?:&|and|und|et|y|e|en) )?){1,4}(?:GmbH(?: & Co\. KG)?|AG|UG|KG|Ltd\.?|Limited|LLC|Inc\.?|Corp\.?|S\.?A\.?R\.?L\.?|SAS|S\.?L\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|Lda\.?|B\.?V\.?|N\.?V\.?))(?![\p{L}])/u

/** The company behind a name: "Tamika Rollins from Bluebonnet Pediatrics", "Nuno Quintela, da Vidraria Sado". */
export const NAMED_COMPANY = new RegExp(
  `\\p{Lu}\\p{Ll}+,? (?:(?:from|with|(?:speaking |calling |writing )?for)\\s+(?:the\\s+)?(?=\\p{Lu}\\p{L}+ \\p{Lu})|(?:von der|von|de la|de|d[ao]|dell[ao]|dalla|del|di|van|bij)\\s+(?=${TRADE}(?!\\p{L})))(${COMPANY_NAME})`,
  'u',
)

export const NEED = new RegExp(
  `(?<![\\p{L}])(?:(?:(?:i['’]m|i am|we['’]re|we are) )?(?:looking (?:for|to(?! see))|searching for|interested in|in the market for)|(?:i['’]m|we['’]re) after|here,? (?:and )?after|(?:i|we)(?: need| want| would like|['’]d like|['’]d love)|interested in|(?<=^|[.!?] )(?:suchen?|brauchen?|bräuchten?)|(?:ich|wir) (?:suchen?|bräuchten?|brauchen?|benötigen?|möchten?(?: gerne?)?|hätten? gern(?:e)?|interessieren? (?:mich|uns) für)|(?:je|nous|on) (?:cherche|cherchons|recherche|recherchons|voudrais|voudrions|voudrait|veux|veut|souhaite|souhaiterais|souhaitons)|j['’]?(?:aimerais|veux|cherche|voudrais)|on a besoin (?:de|d['’])|il (?:me|nous) fa(?:ut|udrait)|j['’]au?rais besoin (?:d['’]|de)|j['’]ai besoin (?:de|d['’])|nous avons besoin (?:de|d['’])|(?:und|and|et|y|e|en) (?:suchen?|brauchen?|benötigen?|(?:am |are )?looking for|need|cherche|busco|necesito|cerco|procuro|preciso de|zoek|zoeken)|intéressée?s? par|(?:(?:me|nos) (?:urgen?|hacen? falta|interesan?)|(?:estoy|estamos|ando) buscando|busco|buscamos|necesito|necesitamos|quiero|queremos|quisiera)|interesad[oa]s? en|(?:cerco|cerchiamo|vorrei|vorremmo|(?:sto|stiamo) cercando|(?:mi|ci) serv(?:e|ono|irebbe|irebbero))|avrei bisogno di|avremmo bisogno di|(?:ho|abbiamo) bisogno di|interessat[oaie] a|(?:(?:estou|estamos) (?:à procura de|a procurar|procurando)|procuro|procuramos|preciso de|precisamos de|queria|gostava de|gostaria de)(?: receber)?|interessad[oa]s? (?:em|n[oa]s?)|(?:ik|wij|we) (?:zoek|zoeken|wil|willen)|(?:ben|zijn) op zoek naar|geïnteresseerd in|أبحث عن|نبحث عن|أحتاج(?: إلى)?|نحتاج|أريد|نريد)(?:\\s+|(?<=['’]))((?:[^.!?\\n؟]|(?<=\\d)\\.(?=\\d)){3,160})`,
  'iu',
)

export const BUDGET_WORDS =
  /(?<![\p{L}])(?:budget|spend|afford|(?:can['’]?t|cannot|won['’]t) go (?:over|above|beyond)|nicht mehr als|mettre|pas plus de|gastar|no más de|tope|non più di|não mais de|niet meer dan|up to|at most|(?<=(?:\d|[€$£]|EUR|USD|GBP|euros|pounds|dollars) )tops|max(?:imum)?|no more than|bis zu|höchstens|maximal|ausgeben|jusqu['’]à|dépenser|presupuesto(?! para)|hasta|gastar|máximo|como mucho|fino a|massimo|spendere|orçamento(?! para)|até|no máximo|tot|hooguit|uitgeven|ميزانية|ميزانيتي|حتى|أقصى)(?![\p{L}])/iu

export const READY =
  /(?<![\p{L}])(?:(?:i|we)(?:['’]d like| would like| want| wanna|['’]ll| will| need)? ?(?:to )?(?:buy|order|book|reserve|sign up|purchase|subscribe|take it)|(?:möchte|möchten|will|wollen|würde gern|würde gerne)[^.!?\n]{0,60}(?:kaufen|bestellen|buchen|reservieren|anmelden)|(?:je|nous) (?:voudrais|voudrions|veux|voulons|souhaite|souhaitons)[^.!?\n]{0,30}(?:acheter|commander|réserver|inscrire)|(?:quiero|queremos|quisiera|me gustaría)[^.!?\n]{0,30}(?:comprar|reservar|pedir|contratar|apuntarme|inscribirme)|(?:vorrei|vorremmo|voglio)[^.!?\n]{0,30}(?:comprare|ordinare|prenotare|acquistare|iscrivermi)|(?:quero|queremos|gostaria de|queria)[^.!?\n]{0,30}(?:comprar|reservar|encomendar|marcar|inscrever)|(?:ik|we|wij) (?:wil|willen|zou)[^.!?\n]{0,40}(?:kopen|bestellen|boeken|reserveren)|(?:أريد|نريد|أرغب)[^.!?\n]{0,30}(?:شراء|حجز|طلب|الاشتراك))/iu

export const YES =
  /^\W*(?:yes|yeah|yep|sure|ok|okay|of course|i agree|agreed|go ahead|ja|klar|gern|gerne|einverstanden|natürlich|oui|sì|d['’]accord|bien sûr|volontiers|sí|si|claro|vale|de acuerdo|certo|va bene|d['’]accordo|sim|com certeza|pode ser|concordo|prima|akkoord|natuurlijk|نعم|موافق|أوافق|طبعا|حسنا)(?![\p{L}])/iu
