import { fillPhrase } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { OfficeHours } from '#src/features/answers/answers.ts'
import type { StoredMessage } from './conversations-store.ts'

/** The agent's own texts around a sale. `{company}` is replaced. */
export interface TurnWords {
  /** Before contact details are stored, if the owner asks for consent. */
  askConsent: string
  /** How to answer that. */
  yesOrNo: string
  /** After the thanks, when the details are stored. */
  consented: string
  /** If the visitor does not consent. */
  notKept: string
  /** If the visitor withdraws stored details. */
  forgotten: string
  /** For a name, or for details that are not stored yet. */
  thanks: string
  thanksTo: string
  /** Before a next step: the phone number and the email address as they were understood. */
  noted: string
  /** The same, before asking for consent. */
  yourDetails: string
  /** The quickest way to the business. */
  urgent: string
  /** Without a credit, if the visitor already left contact details. */
  restingKept: string
  /** If the visitor wants to buy and the agent has no more information. */
  noOrders: string
  /** Beside the form's box. */
  consentBox: string
  /** After a request for a person; true for every agent with an owner. */
  waiting: string
  /** Before the opening hours. */
  hours: string
  leaveContact: string
  talkToPerson: string
  contactForm: string
  contactPage: string
}

const WORDS: Readonly<Record<string, TurnWords>> = {
  en: {
    askConsent: 'May {company} keep these details and contact you?',
    yesOrNo: 'Please answer yes or no.',
    consented: '{company} now has your details.',
    notKept: 'All right. {company} will not keep these details as a contact.',
    forgotten:
      'Done. {company} no longer has these details as a contact. What was written in this chat stays until the conversation is deleted.',
    thanks: 'Thank you.',
    thanksTo: 'Thank you, {name}.',
    noted: 'I have noted {details}.',
    yourDetails: 'Your details: {details}.',
    urgent: 'If it is urgent, call {phone}.',
    restingKept: "I can't answer right now. {company} has your message and your details.",
    noOrders: "I can't book or order anything for you here.",
    consentBox: 'I agree that {company} keeps these details and contacts me.',
    waiting: 'I have marked this conversation for a person at {company}. They can answer you here; I cannot say when.',
    hours: 'Opening hours:',
    leaveContact: 'Leave an email address or a phone number if you want to be reachable elsewhere.',
    talkToPerson: 'Talk to a person',
    contactForm: 'Leave my contact details',
    contactPage: 'Contact page',
  },
  de: {
    askConsent: 'Darf {company} diese Angaben speichern und Sie kontaktieren?',
    yesOrNo: 'Bitte antworten Sie mit Ja oder Nein.',
    consented: '{company} hat nun Ihre Angaben.',
    notKept: 'In Ordnung. {company} speichert diese Angaben nicht als Kontakt.',
    forgotten:
      'Erledigt. {company} hat diese Angaben nicht mehr als Kontakt. Was in diesem Chat steht, bleibt, bis das Gespräch gelöscht wird.',
    thanks: 'Danke.',
    thanksTo: 'Danke, {name}.',
    noted: 'Notiert: {details}.',
    yourDetails: 'Ihre Angaben: {details}.',
    urgent: 'Wenn es eilt, rufen Sie {phone} an.',
    restingKept: 'Ich kann gerade nicht antworten. {company} hat Ihre Nachricht und Ihre Angaben.',
    noOrders: 'Buchen oder bestellen kann ich hier nicht für Sie.',
    consentBox: 'Ich bin einverstanden, dass {company} diese Angaben speichert und mich kontaktiert.',
    waiting:
      'Ich habe dieses Gespräch für eine Person bei {company} vorgemerkt. Sie kann Ihnen hier antworten; wann, weiß ich nicht.',
    hours: 'Öffnungszeiten:',
    leaveContact:
      'Hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer, wenn Sie auch anders erreichbar sein möchten.',
    talkToPerson: 'Mit einer Person sprechen',
    contactForm: 'Kontaktdaten hinterlassen',
    contactPage: 'Kontaktseite',
  },
  fr: {
    askConsent: '{company} peut-il conserver ces coordonnées et vous contacter ?',
    yesOrNo: 'Répondez par oui ou non.',
    consented: '{company} a maintenant vos coordonnées.',
    notKept: 'D’accord. {company} ne conservera pas ces coordonnées comme contact.',
    forgotten:
      'C’est fait. {company} n’a plus ces coordonnées comme contact. Ce qui est écrit dans ce chat reste jusqu’à ce que la conversation soit supprimée.',
    thanks: 'Merci.',
    thanksTo: 'Merci, {name}.',
    noted: 'J’ai noté {details}.',
    yourDetails: 'Vos coordonnées : {details}.',
    urgent: 'En cas d’urgence, appelez le {phone}.',
    restingKept: 'Je ne peux pas répondre pour le moment. {company} a votre message et vos coordonnées.',
    noOrders: 'Je ne peux ni réserver ni commander pour vous ici.',
    consentBox: 'J’accepte que {company} conserve ces coordonnées et me contacte.',
    waiting:
      'J’ai signalé cette conversation à une personne de {company}. Elle peut vous répondre ici ; je ne peux pas dire quand.',
    hours: 'Horaires :',
    leaveContact: 'Laissez une adresse e-mail ou un numéro de téléphone si vous voulez être joint autrement.',
    talkToPerson: 'Parler à une personne',
    contactForm: 'Laisser mes coordonnées',
    contactPage: 'Page de contact',
  },
  es: {
    askConsent: '¿Puede {company} guardar estos datos y ponerse en contacto con usted?',
    yesOrNo: 'Responda sí o no.',
    consented: '{company} ya tiene sus datos.',
    notKept: 'De acuerdo. {company} no guardará estos datos como contacto.',
    forgotten:
      'Hecho. {company} ya no tiene estos datos como contacto. Lo escrito en este chat permanece hasta que se borre la conversación.',
    thanks: 'Gracias.',
    thanksTo: 'Gracias, {name}.',
    noted: 'He anotado {details}.',
    yourDetails: 'Sus datos: {details}.',
    urgent: 'Si es urgente, llame al {phone}.',
    restingKept: 'Ahora no puedo responder. {company} tiene su mensaje y sus datos.',
    noOrders: 'Aquí no puedo reservar ni hacer pedidos por usted.',
    consentBox: 'Acepto que {company} guarde estos datos y me contacte.',
    waiting: 'He marcado esta conversación para una persona de {company}. Puede responderle aquí; no sé cuándo.',
    hours: 'Horario:',
    leaveContact: 'Deje un correo electrónico o un teléfono si quiere que le localicen de otra forma.',
    talkToPerson: 'Hablar con una persona',
    contactForm: 'Dejar mis datos',
    contactPage: 'Página de contacto',
  },
  it: {
    askConsent: '{company} può conservare questi dati e contattarla?',
    yesOrNo: 'Risponda sì o no.',
    consented: '{company} ora ha i suoi dati.',
    notKept: 'Va bene. {company} non conserverà questi dati come contatto.',
    forgotten:
      'Fatto. {company} non ha più questi dati come contatto. Quanto scritto in questa chat resta finché la conversazione non viene eliminata.',
    thanks: 'Grazie.',
    thanksTo: 'Grazie, {name}.',
    noted: 'Ho annotato {details}.',
    yourDetails: 'I suoi dati: {details}.',
    urgent: 'Se è urgente, chiami il {phone}.',
    restingKept: 'Al momento non posso rispondere. {company} ha il suo messaggio e i suoi dati.',
    noOrders: 'Qui non posso prenotare né ordinare per lei.',
    consentBox: 'Accetto che {company} conservi questi dati e mi contatti.',
    waiting: 'Ho segnalato questa conversazione a una persona di {company}. Può risponderle qui; non so dire quando.',
    hours: 'Orari:',
    leaveContact: 'Lasci un indirizzo e-mail o un numero di telefono se vuole essere raggiungibile altrove.',
    talkToPerson: 'Parlare con una persona',
    contactForm: 'Lasciare i miei dati',
    contactPage: 'Pagina dei contatti',
  },
  pt: {
    askConsent: 'A {company} pode guardar estes dados e contactá-lo?',
    yesOrNo: 'Responda sim ou não.',
    consented: 'A {company} já tem os seus dados.',
    notKept: 'Está bem. A {company} não guardará estes dados como contacto.',
    forgotten:
      'Feito. A {company} já não tem estes dados como contacto. O que está escrito neste chat fica até a conversa ser apagada.',
    thanks: 'Obrigado.',
    thanksTo: 'Obrigado, {name}.',
    noted: 'Anotei {details}.',
    yourDetails: 'Os seus dados: {details}.',
    urgent: 'Se for urgente, ligue para {phone}.',
    restingKept: 'De momento não posso responder. A {company} tem a sua mensagem e os seus dados.',
    noOrders: 'Aqui não posso reservar nem encomendar por si.',
    consentBox: 'Aceito que a {company} guarde estes dados e me contacte.',
    waiting: 'Assinalei esta conversa para uma pessoa da {company}. Pode responder-lhe aqui; não sei dizer quando.',
    hours: 'Horário:',
    leaveContact: 'Deixe um e-mail ou um número de telefone se quiser ser contactado de outra forma.',
    talkToPerson: 'Falar com uma pessoa',
    contactForm: 'Deixar os meus dados',
    contactPage: 'Página de contacto',
  },
  nl: {
    askConsent: 'Mag {company} deze gegevens bewaren en contact met je opnemen?',
    yesOrNo: 'Antwoord met ja of nee.',
    consented: '{company} heeft nu je gegevens.',
    notKept: 'Goed. {company} bewaart deze gegevens niet als contact.',
    forgotten:
      'Gedaan. {company} heeft deze gegevens niet meer als contact. Wat in deze chat staat, blijft tot het gesprek wordt verwijderd.',
    thanks: 'Bedankt.',
    thanksTo: 'Bedankt, {name}.',
    noted: 'Ik heb {details} genoteerd.',
    yourDetails: 'Je gegevens: {details}.',
    urgent: 'Bel {phone} als het dringend is.',
    restingKept: 'Ik kan nu niet antwoorden. {company} heeft je bericht en je gegevens.',
    noOrders: 'Ik kan hier niet voor je boeken of bestellen.',
    consentBox: 'Ik ga ermee akkoord dat {company} deze gegevens bewaart en contact met mij opneemt.',
    waiting:
      'Ik heb dit gesprek gemarkeerd voor een persoon bij {company}. Die kan je hier antwoorden; wanneer weet ik niet.',
    hours: 'Openingstijden:',
    leaveContact: 'Laat een e-mailadres of telefoonnummer achter als je ook anders bereikbaar wilt zijn.',
    talkToPerson: 'Met een persoon praten',
    contactForm: 'Mijn gegevens achterlaten',
    contactPage: 'Contactpagina',
  },
  ar: {
    askConsent: 'هل تسمح لـ {company} بحفظ هذه البيانات والاتصال بك؟',
    yesOrNo: 'أجب بنعم أو لا.',
    consented: 'أصبحت بياناتك لدى {company}.',
    notKept: 'حسنا. لن تحفظ {company} هذه البيانات كجهة اتصال.',
    forgotten: 'تم. لم تعد هذه البيانات لدى {company} كجهة اتصال. ما كتب في هذه المحادثة يبقى حتى تحذف.',
    thanks: 'شكرا.',
    thanksTo: 'شكرا يا {name}.',
    noted: 'سجلت {details}.',
    yourDetails: 'بياناتك: {details}.',
    urgent: 'إذا كان الأمر عاجلا فاتصل على {phone}.',
    restingKept: 'لا أستطيع الإجابة الآن. رسالتك وبياناتك لدى {company}.',
    noOrders: 'لا أستطيع الحجز أو الطلب لك هنا.',
    consentBox: 'أوافق على أن تحفظ {company} هذه البيانات وتتصل بي.',
    waiting: 'وضعت علامة على هذه المحادثة لشخص من {company}. يمكنه أن يجيبك هنا، ولا أعرف متى.',
    hours: 'ساعات العمل:',
    leaveContact: 'اترك بريدا إلكترونيا أو رقم هاتف إذا أردت أن يمكن الوصول إليك بطريقة أخرى.',
    talkToPerson: 'التحدث إلى شخص',
    contactForm: 'ترك بيانات الاتصال',
    contactPage: 'صفحة الاتصال',
  },
}

export const TURN_LANGUAGES: readonly string[] = Object.keys(WORDS)

/**
 * Reports whether a message asks the visitor for contact details, or offers a form for them. A person may ask in any
 * words.
 */
export function asksForContact({ role, text, actions }: Pick<StoredMessage, 'role' | 'text' | 'actions'>): boolean {
  const isAsked = Object.values(WORDS).some(({ leaveContact }) => text.includes(leaveContact))
  return role === 'person' || isAsked || actions.some(({ type }) => type === 'contact_form')
}

/** Returns the language of a locale, or else the agent's. */
export const spokenLanguage = (locale: string, agent: Pick<Agent, 'language'>): string =>
  locale.slice(0, 2).toLowerCase() || agent.language

/** Returns the texts in the first of these languages that has them, or else in English, with values filled in. */
export function turnWords(languages: readonly string[], values: Readonly<Record<string, string>>): TurnWords {
  const found = languages.flatMap((language) => WORDS[language.slice(0, 2).toLowerCase()] ?? [])[0] ?? WORDS['en']
  return Object.fromEntries(
    Object.entries(found ?? {}).map(([name, text]) => [name, fillPhrase(text, values)]),
  ) as unknown as TurnWords
}

/**
 * Returns when somebody is available: by the current time if known, else the website's opening hours; '' without
 * either.
 */
export function sayHours({ hours: label }: TurnWords, { now, text }: OfficeHours): string {
  if (now !== '' || text === '') return now
  return text.startsWith(label) ? text : `${label} ${text}`
}
