import { wordsOfAny } from '../../../language/word-lists.ts'

export interface Audience {
  words: RegExp
  /** Who is meant as well where no offer names them, in this order. */
  else?: readonly string[]
  /** How many they are, where no offer names any of these. */
  people?: (to: number) => boolean
}

/** For whom an offer can be, in the words of visitors and sites. */
export const AUDIENCES: Readonly<Record<string, Audience>> = {
  freelancer: {
    words: wordsOfAny({
      en: 'freelanc*, self-? ?employed, sole (?:trader|proprietor)s?, (?:independent )?contractors?, solopreneurs?',
      de: 'freiberuf*, selbst(?:st)?andig*, soloselbst*, einzelunternehm*',
      fr: 'independant*, auto-?entrepreneur*, micro-?entrepreneur*',
      es: 'autonom[oa]s?, profesional(?:es)? independientes?',
      it: 'liber[oi] professionist[ai], partit[ae] iva, lavorator[ei] autonom[oi]',
      pt: 'trabalhador(?:es)? independentes?, profissiona(?:l|is) libera(?:l|is), recibos verdes',
      nl: "zzp(?:'ers?|ers?)?, zelfstandig*, eenmanszaak",
      ar: '(?:لل|ال|ل)?مستقل(?:ين|ون)?, العمل الحر',
    }),
    else: ['individual'],
    people: (to) => to === 1,
  },
  individual: {
    words: wordsOfAny({
      en: 'individuals?, one person, one-person, single person, just me, only me, myself, on (?:my|your) own, personal use',
      de: 'einzelperson(?:en)?, nur (?:fur )?mich, nur ich, privatperson(?:en)?',
      fr: 'pour (?:les )?particuliers?, une (?:seule )?personne, juste (?:pour )?moi, moi seule?',
      es: 'para particulares, una (?:sola )?persona, solo (?:para mi|yo)',
      it: 'una (?:sola )?persona, singol[oi], solo (?:per me|io)',
      pt: 'para particulares, uma (?:so )?pessoa, so (?:para mim|eu)',
      nl: 'particulieren, een persoon, alleen (?:voor mij|ik)',
      ar: '(?:لل|ال)?افراد, شخص واحد, لي فقط, انا فقط',
    }),
    else: ['freelancer'],
    people: (to) => to === 1,
  },
  couple: {
    words: wordsOfAny({
      en: 'couples?, two (?:people|persons|adults)',
      de: 'paare?, zwei personen',
      fr: 'couples?, deux personnes',
      es: 'parejas?, dos personas',
      it: 'coppi[ae], due persone',
      pt: 'casa(?:l|is), duas pessoas',
      nl: 'koppels?, twee personen',
      ar: '(?:لل|ال)?زوجين, شخصين',
    }),
    people: (to) => to === 2,
  },
  family: {
    words: wordsOfAny({
      en: 'famil(?:y|ies), households?, adults? and .{0,20}(?:children|kids)',
      de: 'familien?, haushalte?, erwachsenen? und .{0,20}kinder',
      fr: 'familles?, foyers?, adultes? et .{0,20}enfants?',
      es: 'familias?, hogar(?:es)?, adultos? y .{0,20}ninos?',
      it: 'famigli[ae], adulti e .{0,20}bambini',
      pt: 'familias?, adultos e .{0,20}criancas',
      nl: 'gezin(?:nen)?, famil(?:ie|ies), huishoudens?, volwassenen en .{0,20}kinderen',
      ar: '(?:لل|ال)?عايل(?:ه|ات), (?:لل|ال)?اسر(?:ه)?',
    }),
  },
  student: {
    words: wordsOfAny({
      en: 'students?, under[ -]2\\d',
      de: 'student*, studierende*, schuler*, azubis?',
      fr: 'etudiant*',
      es: 'estudiantes?',
      it: 'student[ie](?:ssa|sse)?, universitari',
      pt: 'estudantes?, universitari[oa]s?',
      nl: 'student(?:en)?, scholier(?:en)?',
      ar: '(?:لل|ال)?طلا?ب(?:ه)?',
    }),
  },
  senior: {
    words: wordsOfAny({
      en: 'seniors?, pensioners?, retire(?:d|es)',
      de: 'senior(?:en|innen)?, rentner*',
      fr: 'seniors?, retraites?',
      es: 'jubilad[oa]s?, tercera edad',
      it: 'anziani, pensionat[oi]',
      pt: 'seniores, reformad[oa]s?, idosos?',
      nl: 'senioren, ouderen, gepensioneerd*',
      ar: '(?:لل|ال)?متقاعدين, كبار السن',
    }),
  },
  beginner: {
    words: wordsOfAny({
      en: 'beginners?, starters?, novices?, newcomers?, starting out, getting started, first steps, from scratch, for (?:the|your) first, trying (?:things|it) out, new to',
      de: 'anfanger*, einsteiger*, neulinge?, einstieg',
      fr: 'debut(?:er?|ants?|antes?), premiers? pas',
      es: 'principiantes?, empezar, desde cero, empiez*, primeros pasos',
      it: 'principiant[ei], iniziare, inizia, da zero, primi passi',
      pt: 'iniciantes?, principiantes?, comecar?, comeca do zero, primeiros passos',
      nl: 'beginners?, starters?, beginnend*, eerste stappen',
      ar: '(?:لل|ال)?مبتدي(?:ين)?, البدايه',
    }),
  },
  small: {
    words: wordsOfAny({
      en: '(?:small|growing|little) (?:_ )?(?:teams?|business(?:es)?|compan(?:y|ies)|firms?|organi[sz]ations?|offices?), start-?ups?, smes?',
      de: 'klein(?:e|es|en|er|em) (?:und mittlere )?(?:teams?|firm(?:a|en)|unternehmen|betriebe?|buros?), start-?ups?, kmu, kleinunternehm*, kleinbetrieb*',
      fr: 'petites? (?:equipes?|entreprises?|structures?), tpe, pme, start-?ups?',
      es: 'pequen[oa]s? (?:equipos?|empresas?|negocios?), pymes?, equipos? pequenos?, empresas? pequenas?, startups?',
      it: 'piccol[oiae] (?:team|gruppi|gruppo|impres[ae]|aziend[ae]|studi), pmi, team piccol[oi], startup',
      pt: 'pequen[oa]s? (?:equipas?|equipes?|empresas?|negocios?), pme, startups?, equipas? pequenas?',
      nl: 'kleine? (?:teams?|bedrij(?:f|ven)|ondernemingen), mkb, start-?ups?',
      ar: '(?:لل|ال)?(?:فرق|فريق|شركات|شركه) (?:ال)?صغير(?:ه)?',
    }),
    else: ['team'],
    people: (to) => to >= 2 && to <= 25,
  },
  team: {
    words: wordsOfAny({
      en: 'teams?',
      de: 'teams?',
      fr: 'equipes?, teams?',
      es: 'equipos?',
      it: 'team, gruppi, gruppo',
      pt: 'equipas?, equipes?, grupos?',
      nl: 'teams?',
      ar: '(?:لل|ال)?(?:فرق|فريق)',
    }),
    else: ['small', 'company'],
    people: (to) => to >= 2,
  },
  large: {
    words: wordsOfAny({
      en: '(?:large|larger|big|bigger) (?:_ )?(?:teams?|business(?:es)?|compan(?:y|ies)|firms?|organi[sz]ations?), enterprises?, corporations?, corporates?',
      de: 'gross(?:e|es|en|er|ere|eren|em) (?:teams?|firm(?:a|en)|unternehmen|betriebe?|organisationen), konzerne?, enterprise',
      fr: 'grand(?:e|es)? (?:equipes?|entreprises?|groupes?|comptes?), enterprise',
      es: 'grandes? (?:equipos?|empresas?), (?:empresas?|equipos?) grandes?, corporaciones, enterprise',
      it: 'grandi? (?:team|impres[ae]|aziend[ae]), (?:aziend[ae]|impres[ae]) grandi?, enterprise',
      pt: 'grandes? (?:equipas?|equipes?|empresas?), (?:empresas?|equipas?) grandes?, enterprise',
      nl: 'grote (?:teams?|bedrij(?:f|ven)|organisaties), enterprise',
      ar: '(?:لل|ال)?(?:شركات|شركه|فرق|فريق|موسسات) (?:ال)?كبير(?:ه|ي)?',
    }),
    people: (to) => to === Number.POSITIVE_INFINITY,
  },
  company: {
    words: wordsOfAny({
      en: 'business(?:es)?, compan(?:y|ies), firms?, organi[sz]ations?',
      de: 'unternehmen, firm(?:a|en), betriebe?',
      fr: 'entreprises?, societes?',
      es: 'empresas?, negocios?',
      it: 'impres[ae], aziend[ae]',
      pt: 'empresas?, negocios?',
      nl: 'bedrij(?:f|ven), ondernemingen',
      ar: '(?:لل|ال)?شرك(?:ه|ات), (?:لل|ال)?موسسات',
    }),
    else: ['small', 'large', 'team'],
  },
  agency: {
    words: wordsOfAny({
      en: 'agenc(?:y|ies)',
      de: 'agentur(?:en)?',
      fr: 'agences?',
      es: 'agencias?',
      it: 'agenzi[ae]',
      pt: 'agencias?',
      nl: 'bureaus?',
      ar: '(?:لل|ال)?وكالات?',
    }),
  },
  charity: {
    words: wordsOfAny({
      en: 'charit(?:y|ies), non-?profits?, ngos?',
      de: 'vereine?, gemeinnutzig*, ngos?',
      fr: 'associations?, ong',
      es: 'asociacion(?:es)?, ong, fundaciones',
      it: 'associazion[ei], onlus',
      pt: 'associac(?:ao|oes), ong',
      nl: 'verenigingen, vereniging, goede doelen, stichting(?:en)?',
      ar: '(?:لل|ال)?جمعيات',
    }),
  },
}
