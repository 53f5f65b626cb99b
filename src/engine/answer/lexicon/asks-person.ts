import { fold } from '../text/fold.ts'

/** Whom visitors ask for by language, folded, with the articles before them. */
const PERSON = {
  en: '(?:(?:a|an|the|your|some|any|one of your) )?(?:(?:real|actual|live|proper|other) )*(?:human(?: being)?s?|person|people|someone|somebody|anyone|anybody|agent|representative|rep|operator|advis[eo]r|colleagues?|employee|staff|team|member of (?:the |your )?(?:staff|team)|manager|boss|owner|sales(?: team)?|support)',
  de: '(?:(?:einem|einen|einer|eine|ein|nem|nen|ner|ne|dem|den|der|eurem|eurer|ihrem|ihrer) )?(?:(?:echt|richtig|menschlich|lebend|zustandig)\\p{L}* )*(?:(?:irgend)?jemand\\p{L}*|(?:irgend)?wem|irgendwen|menschen?|person|mitarbeiter(?:in|s)?|kolleg(?:en?|in)|chefin|chef|berater\\p{L}*|ansprechpartner\\p{L}*|kundenservice|kundendienst|vertrieb|support)',
  fr: "(?:quelqu[ ']?un|(?:une?|le|la|votre|vos) (?:vraie? |autre )?(?:humain|personne|conseill\\p{L}+|employee?|agent|responsable|vendeu\\p{L}+|patron\\p{L}*|gerante?|service client))",
  es: '(?:alguien|(?:una?|el|la|vuestro|su) (?:persona|humano|agente|encargad[oa]|asesora?|responsable|jef[ea]|duen[oa]|emplead[oa])|(?:atencion|servicio) al cliente)',
  it: "(?:qualcuno|(?:un|una|il|la|vostro|un'altra) ?(?:vera |vero )?(?:persona|umano|essere umano|operatore|operatrice|addett[oa]|responsabile|consulente|titolare|proprietari[oa])|servizio clienti)",
  pt: '(?:alguem|(?:uma?|o|a) (?:pessoa|humano|atendente|funcionari[oa]|responsavel|gerente|don[oa]))',
  nl: '(?:iemand|(?:een|de) (?:echte? )?(?:mens|persoon|medewerk\\p{L}+|collega|baas|eigena\\p{L}+))',
  ar: '(?:شخص|انسان|موظف|احد|مسؤول|المدير|خدمه العملاء)',
}
const { en, de, fr, es, it, pt, nl, ar } = PERSON
const BETWEEN = "(?:[\\p{L}']+ ){0,3}"

const ASKS_PERSON = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      `(?:talk|speak|chat)(?:ing)? (?:to|with) ${en}`,
      `(?:get|put|pass|transfer|connect|hand|give|send) (?:me|us|this)(?: (?:over|through|on|back))?(?: (?:to|with|on to))? ${en}`,
      '(?:want|need|prefer|like) (?:a|an|some) (?:(?:real|actual|live) )*(?:human|person|agent)',
      '(?:can|could|may|will|would) (?:someone|somebody|anyone|a (?:real )?(?:human|person)) (?:please )?(?:call|ring|phone|contact|reply|answer|get back)',
      '(?:can|could|will|would) (?:you|u|ya) (?:guys )?(?:please |pls )?(?:call|ring|phone) (?:me|us)(?! an? )|(?:call|ring) me back',
      `mit ${de} ${BETWEEN}(?:sprech|red|telefonier|chatt|verbind|verbund)\\p{L}*`,
      `(?:spreche|rede|sprechen|reden|verbind\\p{L}+) ${BETWEEN}mit ${de}`,
      `(?:gib|gebt|geben|hol|holt|holen) ${BETWEEN}(?:eine?n?|ne?n?|den|die) (?:(?:echt|richtig|menschlich)\\p{L}* )*(?:menschen?|person|mitarbeiter(?:in)?|kolleg(?:en?|in)|chef(?:in)?|ansprechpartner(?:in)?)`,
      `(?:brauche|will|mochte|hatte gern\\p{L}*) (?:lieber |bitte )?(?:eine?n?|ne?n?) (?:(?:echt|richtig|menschlich)\\p{L}* )*(?:menschen?|person|mitarbeiter(?:in)?|ansprechpartner(?:in)?)`,
      '(?:kann|konnte|konnten|soll|moge) (?:mich|uns) (?:bitte |mal |da )*jemand (?:\\p{L}+ ){0,2}(?:anrufen|zuruckrufen|kontaktieren)',
      '(?:konnt|konnen|konntet) (?:ihr|sie) (?:mich|uns) (?:\\p{L}+ ){0,2}(?:anrufen|zuruckrufen)|(?:ruft|rufen sie) mich (?:bitte |mal )*(?:an|zuruck)',
      `(?:parler|discuter|echanger) (?:(?:a|avec) ${fr}|au (?:patron|responsable|gerant|chef|service client))`,
      `(?:passez|passe|mettez)[- ](?:moi|nous) (?:en (?:contact|relation) avec )?${fr}`,
      "(?:quelqu[ ']?un|une personne) (?:peut|pourrait|peut-il|pourrait-il) (?:me |m'|nous )(?:r?appeler|contacter|repondre)",
      "(?:pouvez[- ]vous|vous pouvez) (?:me |nous |m')(?:r?appeler|telephoner)|rappelez[- ]moi",
      `(?:hablar|contactar|comunicar\\p{L}*) con ${es}`,
      'alguien con quien (?:pued[ao] )?hablar',
      `(?:pas[ae]|pase|ponga|pon|pasad|comunique|comunica)(?:me|nos)? (?:ya )?con ${es}`,
      '(?:alguien (?:me|nos) (?:puede|puedes|podria) llamar|(?:puede|podria|pueden) llamar(?:me|nos) alguien)',
      '(?:(?:me|nos) (?:puede|pueden|podeis|podrian) llamar|(?:puede|pueden|podeis|podrian) llamar(?:me|nos))',
      `parlare (?:con|a) ${it}`,
      `(?:passa(?:mi|temi|teci)|mi (?:passi|passa|passate)|mi faccia parlare con) ${it}`,
      '(?:qualcuno|una persona) (?:mi |ci )?(?:puo|potrebbe) (?:ri)?(?:chiamar|contattar)\\p{L}+',
      '(?:mi|ci) (?:potete|puo|potreste) (?:ri)?chiamare|(?:potete|puo|potreste) (?:ri)?chiamar(?:mi|ci)',
      `falar com ${pt}`,
      `(?:passe|passa|passem)(?:-me)? (?:para |a )?${pt}`,
      'alguem (?:me )?(?:pode|poderia) (?:me )?(?:ligar|contactar|contatar)',
      `met ${nl} ${BETWEEN}(?:spreken|praten|bellen|chatten)`,
      `(?:spreken|praten|spreek|praat) (?:ik )?met ${nl}`,
      `(?:kan|wil|mag) ik ${nl} (?:\\p{L}+ ){0,2}spreken|${nl} spreken`,
      `kan ${nl} (?:mij|me|ons) (?:\\p{L}+ )?(?:bellen|terugbellen)`,
      `(?:التحدث|التكلم|اتحدث|اتكلم|اكلم) (?:مع |الي )?${ar}`,
    ].join('|') +
    ')(?!\\p{L})',
  'u',
)

/** Whether a message asks for somebody to talk to: "Can I speak to someone in sales?" */
export const asksForPerson = (text: string): boolean => ASKS_PERSON.test(fold(text).replace(/\s+/gu, ' '))

const SENTENCE = /[^.!?؟;\n]+[.!?؟;]*/gu

/** Whether a message asks for that and nothing else: what stands beside it is no question. */
export function asksOnlyForPerson(text: string): boolean {
  const others = (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const parts = sentence.split(/,? (?:and|und|et|y|e|en|و) /iu).filter((part) => !asksForPerson(part))
    return /[?؟]/u.test(sentence) ? parts : []
  })
  return asksForPerson(text) && others.every((part) => !/\p{L}/u.test(part))
}
