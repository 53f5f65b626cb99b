import { fold } from './fold.ts'

/** Whom visitors ask for by language, folded, with the articles before them. */
const PERSON = {
  en: '(?:(?:a|an|the|your|some|any|one of your) )?(?:(?:real|actual|live|proper|other) )*(?:human(?: being)?s?|person|people|someone|somebody|anyone|anybody|agent|representative|rep|operator|advis[eo]r|colleagues?|employee|staff|team|member of (?:the |your )?(?:staff|team)|manager|boss|owner|sales(?: team)?|support)',
  de: '(?:(?:einem|einen|einer|eine|ein|nem|nen|ner|ne|dem|den|der|eurem|eurer|ihrem|ihrer|deinem|deiner) )?(?:(?:echt|richtig|menschlich|lebend|zustandig)\\p{L}* )*(?:(?:irgend)?jemand\\p{L}*|(?:irgend)?wem|irgendwen|menschen?|person|mitarbeiter(?:in|s)?|kolleg(?:en?|in)|chefin|chef|berater\\p{L}*|ansprechpartner\\p{L}*|kundenservice|kundendienst|vertrieb|support)',
  fr: "(?:quelqu[ ']?un|une? de vos (?:collegues|conseillers|employes|collaborateurs)|(?:une?|le|la|votre|vos) (?:vraie? |autre )?(?:humain|personne|conseill\\p{L}+|employee?|agent|responsable|vendeu\\p{L}+|patron\\p{L}*|gerante?|service client))",
  es: '(?:alguien|algun[oa] de (?:sus|tus|vuestr[oa]s) (?:companer|agent|emplead)\\p{L}+|(?:una?|el|la|vuestro|su) (?:persona|humano|agente|encargad[oa]|asesora?|responsable|jef[ea]|duen[oa]|emplead[oa])|(?:atencion|servicio) al cliente)',
  it: "(?:qualcuno|un(?:a|o)? (?:vostr|tu|su)[oa] (?:collega|operatore|operatrice|consulente)|(?:un|una|il|la|vostro|un'altra) ?(?:vera |vero )?(?:persona|umano|essere umano|operatore|operatrice|addett[oa]|responsabile|consulente|titolare|proprietari[oa])|servizio clienti)",
  pt: '(?:alguem|uma? d[oa]s (?:voss[oa]s|seus|suas|teus|tuas) (?:colegas|funcionari[oa]s|atendentes)|(?:uma?|o|a) (?:pessoa|humano|atendente|funcionari[oa]|responsavel|gerente|don[oa]))',
  nl: '(?:iemand|een van (?:uw|jullie|je) (?:collega|medewerker|mens)\\p{L}*|(?:een|de) (?:echte? )?(?:mens|persoon|medewerk\\p{L}+|collega|baas|eigena\\p{L}+))',
  ar: '(?:شخص|انسان|موظف|احد|حد|مسؤول|المدير|خدمه العملاء)',
}
const { en, de, fr, es, it, pt, nl, ar } = PERSON

/** Whom nobody wants to talk to who says so. */
const MACHINE = '(?:chat)?bot|robot(?:er)?|robo|machine|maschine|maquina|macchina|computer|automaten?|ki|ai|ia'

/** Who is asked for by these words alone, with "please" or without. */
const ROLE =
  'human|(?:real |live )?(?:person|agent)|representative|operator|mensch|mitarbeiter(?:in)?|kundenservice|kundendienst|humain|conseiller|conseillere|agente|operadora?|asesora?|humano|operatore|operatrice|umano|atendente|medewerker|mens|موظف|انسان'
const PLEASE = '(?:please|bitte|svp|stp|por favor|per favore|graag|aub|من فضلك)'
const ROLE_ALONE = new RegExp(`^\\P{L}*(?:${PLEASE},? )?(?:${ROLE})(?:,? ${PLEASE})?\\P{L}*$`, 'u')
const BETWEEN = "(?:[\\p{L}']+ ){0,3}"

const ASKS_PERSON = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      `(?:talk|speak|chat)(?:ing)? (?:to|with) ${en}`,
      `discuss (?:\\p{L}+ )?with ${en}`,
      'who (?:can|could|should|do) i (?:talk|speak) (?:to|with)',
      `(?:not|\\p{L}+n't|dont) (?:\\p{L}+ ){0,3}(?:talk|speak|chat)(?:ing)? (?:to|with) (?:an? |the |this )?(?:${MACHINE})`,
      '(?<!(?:are|r) (?:you|u) (?:an? )?|(?:is|are) this (?:an? )?)(?:real|actual|live) (?:human(?: being)?|person|agent)',
      'is (?:there )?(?:anybody|anyone|somebody|someone) (?:there|here)(?=\\W*$)',
      '(?:have|like|want|need|get) (?:someone|somebody|a colleague) (?:\\p{L}+ )?(?:call|contact|ring|phone|reach|get back)',
      `(?:get|put|pass|transfer|connect|hand|give|send) (?:me|us|this)(?: (?:over|through|on|back))?(?: (?:to|with|on to))? ${en}`,
      '(?:want|need|prefer|like) (?:a|an|some) (?:(?:real|actual|live) )*(?:human|person|agent)',
      '(?:can|could|may|will|would) (?:someone|somebody|anyone|a (?:real )?(?:human|person)) (?:(?:from|of|on) (?:your|the) \\p{L}+ )?(?:please )?(?:call|ring|phone|contact|reply|answer|get back)',
      '(?:can|could|will|would) (?:you|u|ya) (?:guys )?(?:please |pls )?(?:call|ring|phone) (?:me|us)(?! an? )|(?:call|ring) me back',
      `mit ${de} ${BETWEEN}(?:sprech|red|telefonier|chatt|verbind|verbund)\\p{L}*`,
      `(?:spreche|rede|sprechen|reden|verbind\\p{L}+) ${BETWEEN}mit ${de}`,
      `(?:gib|gebt|geben|hol|holt|holen) ${BETWEEN}(?:eine?n?|ne?n?|den|die) (?:(?:echt|richtig|menschlich)\\p{L}* )*(?:menschen?|person|mitarbeiter(?:in)?|kolleg(?:en?|in)|chef(?:in)?|ansprechpartner(?:in)?)`,
      `nicht (?:mit )?(?:eine[mnr]|dem|der) (?:${MACHINE}) (?:red|sprech|schreib|chatt)\\p{L}*`,
      '(?<!(?:bist du|sind sie|seid ihr|bin ich) (?:eine? )?)echte[nr]? (?:mensch(?:en)?|person|mitarbeiter(?:in)?)',
      'mit wem (?:kann|konnte|soll) ich (?:\\p{L}+ ){0,2}(?:sprechen|reden)',
      'ist (?:da |hier )?(?:irgend)?jemand (?:da|hier)(?=\\W*$)',
      '(?:mich|uns) (?:bitte |mal )?jemand (?:\\p{L}+ ){0,4}(?:anruf|zuruckruf|kontaktier)\\p{L}*|jemand (?:bitte |mal )?bei (?:mir|uns) (?:meld\\p{L}+)',
      `(?:brauche?|will|mochte|hatte gern\\p{L}*) (?:lieber |bitte )?(?:eine?n?|ne?n?) (?:(?:echt|richtig|menschlich|personlich)\\p{L}* )*(?:menschen?|person|mitarbeiter(?:in)?|ansprechpartner(?:in)?)`,
      '(?:kann|konnte|konnten|soll|moge) (?:mich|uns) (?:bitte |mal |da )*jemand (?:\\p{L}+ ){0,2}(?:anrufen|zuruckrufen|kontaktieren)',
      '(?:konnt|konnen|konntet) (?:ihr|sie) (?:mich|uns) (?:\\p{L}+ ){0,2}(?:anrufen|zuruckrufen)|(?:ruft|rufen sie) mich (?:bitte |mal )*(?:an|zuruck)',
      `(?:parler|discuter|echanger) (?:(?:a|avec) ${fr}|au (?:patron|responsable|gerant|chef|service client))`,
      `(?:passez|passe|mettez)[- ](?:moi|nous) (?:en (?:contact|relation) avec )?${fr}`,
      "(?:quelqu[ ']?un|une personne) (?:peut|pourrait|peut-il|pourrait-il) (?:me |m'|nous )(?:r?appeler|contacter|repondre)",
      "(?:pouvez[- ]vous|vous pouvez) (?:me |nous |m')(?:r?appeler|telephoner)|rappelez[- ]moi",
      `(?:mettre|mettez) en (?:relation|contact) avec ${fr}`,
      `pas (?:\\p{L}+ )?(?:parler|discuter) (?:a|avec) (?:une? |la |le )?(?:${MACHINE})`,
      '(?<!(?:etes-vous|es-tu|vous etes|tu es) )une (?:vraie personne|personne reelle)|(?<!(?:etes-vous|es-tu|vous etes|tu es) )un vrai (?:humain|conseiller|agent)',
      "(?:y a[- ]t[- ]il|il y a) quelqu[ ']?un(?=\\W*$)",
      "etre (?:rappele|recontacte)e?s?|(?:qu'on|que l'on|que quelqu[ ']?un) me (?:rappell|recontact|contact)\\p{L}+",
      `(?:hablar|contactar|comunicar\\p{L}*) con ${es}`,
      'alguien con quien (?:pued[ao] )?hablar',
      `(?:pas[ae]|pase|ponga|pon|pasad|comunique|comunica)(?:me|nos)? (?:ya )?con ${es}`,
      '(?:alguien (?:me|nos) (?:puede|puedes|podria) llamar|(?:puede|podria|pueden) llamar(?:me|nos) alguien)',
      '(?:(?:me|nos) (?:puede|pueden|podeis|podrian) llamar|(?:puede|pueden|podeis|podrian) llamar(?:me|nos))',
      `(?:tratar|comentar)(?:l[oa])? con ${es}`,
      `no (?:\\p{L}+ )?hablar con (?:una? |el |la )?(?:${MACHINE})`,
      '(?<!(?:eres|es usted) (?:una )?)persona (?:de verdad|real|humana)',
      'hay alguien (?:ahi|aqui)?(?=\\W*$)',
      '(?:me|nos) llame alguien|alguien (?:me|nos) (?:llam|contact|atiend)\\p{L}+',
      'con quien (?:puedo|podria|tengo que) hablar',
      `parlare?(?:ne)? (?:con|a) ${it}`,
      `non (?:\\p{L}+ )?parlare con (?:una? |il |la )?(?:${MACHINE})`,
      '(?<!(?:sei|e) (?:una )?)persona (?:vera|reale|umana)',
      "c'e qualcuno(?: li)?(?=\\W*$)",
      '(?:essere|venire) (?:ri)?(?:contattat|chiamat)[oaie]',
      'con chi (?:posso|potrei|devo) parlare',
      `(?:passa(?:mi|temi|teci)|mi (?:passi|passa|passate)|mi faccia parlare con) ${it}`,
      '(?:qualcuno|una persona) (?:mi |ci )?(?:puo|potrebbe) (?:ri)?(?:chiamar|contattar)\\p{L}+',
      '(?:mi|ci) (?:potete|puo|potreste) (?:ri)?chiamare|(?:potete|puo|potreste) (?:ri)?chiamar(?:mi|ci)',
      `falar com ${pt}`,
      `nao (?:\\p{L}+ )?falar com (?:uma? |o |a )?(?:${MACHINE})`,
      '(?<!(?:es|e|voce e) (?:uma )?)pessoa (?:de verdade|real|humana)',
      '(?:tem|ha|esta) alguem (?:ai|aqui)(?=\\W*$)',
      'alguem (?:pode |podia |poderia )?(?:contactar|contatar|ligar)-(?:me|nos)|alguem (?:me|nos) (?:lig|contact|contat)\\p{L}+',
      'com quem (?:posso|poderia|devo) falar',
      `(?:passe|passa|passem)(?:-me)? (?:para |a )?${pt}`,
      'alguem (?:me )?(?:pode|poderia) (?:me )?(?:ligar|contactar|contatar)',
      `met ${nl} ${BETWEEN}(?:spreken|praten|bellen|chatten)`,
      `(?:spreken|praten|spreek|praat) (?:ik )?met ${nl}`,
      `(?:kan|wil|mag) ik ${nl} (?:\\p{L}+ ){0,2}spreken|${nl} spreken`,
      `kan ${nl} (?:mij|me|ons) (?:\\p{L}+ )?(?:bellen|terugbellen)`,
      `niet (?:met )?(?:een |de )?(?:${MACHINE}) (?:praten|spreken|chatten)`,
      '(?<!(?:ben je|bent u|ben jij) (?:een )?)echte? (?:mens|persoon|medewerker)',
      'is (?:daar|er|hier) iemand(?=\\W*$)',
      'iemand (?:\\p{L}+ )?contact (?:met (?:mij|me|ons) )?(?:\\p{L}+ )?opnemen|contact (?:laten )?opnemen met (?:mij|me|ons)',
      `(?:geef|verbind) (?:me|mij|ons)(?: door)?(?: met)? ${nl}|liever met ${nl}|${nl} aan de (?:lijn|telefoon)`,
      'met wie (?:kan|moet|mag) ik (?:\\p{L}+ )?(?:praten|spreken)',
      `(?:حولني|حولوني|وصلني|اوصلني) (?:الي |مع )?${ar}`,
      'لا (?:اريد|ارغب) (?:\\p{L}+ )?(?:التحدث|التكلم|اتحدث|اتكلم) (?:مع|الي) (?:روبوت|بوت|اله)',
      'شخصا? حقيقيا?',
      'هل (?:يوجد|هناك|من|في) احد(?=\\W*$)',
      '(?:يتصل|يتواصل) (?:بي|بنا|معي|معنا)|(?:اتصلوا|اتصل) (?:بي|بنا)',
      'مع من (?:يمكنني|استطيع|ممكن) (?:ان )?(?:التحدث|اتكلم|اتحدث|اكلم)',
      `(?:التحدث|التكلم|اتحدث|اتكلم|اكلم) (?:مع |الي )?${ar}`,
    ].join('|') +
    ')(?!\\p{L})',
  'u',
)

/** Whether a message asks for somebody to talk to: "Can I speak to someone in sales?" */
export function asksForPerson(text: string): boolean {
  const folded = fold(text).replace(/\s+/gu, ' ')
  return ROLE_ALONE.test(folded) || ASKS_PERSON.test(folded)
}

const SENTENCE = /[^.!?؟;\n]+[.!?؟;]*/gu

/** Whether a message asks for that and nothing else: what stands beside it is no question. */
export function asksOnlyForPerson(text: string): boolean {
  const others = (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const parts = sentence.split(/,? (?:and|und|et|y|e|en|و) /iu).filter((part) => !asksForPerson(part))
    return /[?؟]/u.test(sentence) ? parts : []
  })
  return asksForPerson(text) && others.every((part) => !/\p{L}/u.test(part))
}
