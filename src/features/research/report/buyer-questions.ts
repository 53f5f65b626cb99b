import { isSameQuestion, readCompared } from '#src/engine/answer/answer.ts'
import type { ContentHint } from '#src/engine/understand/knowledge/knowledge-types.ts'

/** What buyers ask any business, in the languages of answers. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'What do you offer?',
    'How much does it cost?',
    'What are your opening hours?',
    'Where are you located?',
    'How can I contact you?',
    'How can I pay?',
    'Can I cancel or return something?',
    'How do I book or order?',
    'Who are you?',
    'Is there anything I should know before I come?',
  ],
  de: [
    'Was bieten Sie an?',
    'Was kostet das?',
    'Wann haben Sie geöffnet?',
    'Wo finde ich Sie?',
    'Wie kann ich Sie erreichen?',
    'Wie kann ich bezahlen?',
    'Kann ich stornieren oder etwas zurückgeben?',
    'Wie kann ich buchen oder bestellen?',
    'Wer sind Sie?',
    'Was muss ich vor meinem Besuch wissen?',
  ],
  fr: [
    'Que proposez-vous ?',
    'Combien ça coûte ?',
    'Quels sont vos horaires d’ouverture ?',
    'Où êtes-vous situés ?',
    'Comment puis-je vous contacter ?',
    'Comment puis-je payer ?',
    'Puis-je annuler ou retourner un article ?',
    'Comment réserver ou commander ?',
    'Qui êtes-vous ?',
    'Que dois-je savoir avant de venir ?',
  ],
  es: [
    '¿Qué ofrecen?',
    '¿Cuánto cuesta?',
    '¿Cuál es su horario de apertura?',
    '¿Dónde están?',
    '¿Cómo puedo contactar con ustedes?',
    '¿Cómo puedo pagar?',
    '¿Puedo cancelar o devolver algo?',
    '¿Cómo puedo reservar o pedir?',
    '¿Quiénes son?',
    '¿Qué debo saber antes de ir?',
  ],
  it: [
    'Che cosa offrite?',
    'Quanto costa?',
    'Quali sono gli orari di apertura?',
    'Dove vi trovate?',
    'Come posso contattarvi?',
    'Come posso pagare?',
    'Posso annullare o restituire qualcosa?',
    'Come posso prenotare o ordinare?',
    'Chi siete?',
    'Che cosa devo sapere prima di venire?',
  ],
  pt: [
    'O que oferecem?',
    'Quanto custa?',
    'Qual é o horário de funcionamento?',
    'Onde ficam?',
    'Como posso entrar em contacto?',
    'Como posso pagar?',
    'Posso cancelar ou devolver algo?',
    'Como posso reservar ou encomendar?',
    'Quem são vocês?',
    'O que devo saber antes de ir?',
  ],
  nl: [
    'Wat bieden jullie aan?',
    'Hoeveel kost het?',
    'Wat zijn de openingstijden?',
    'Waar zijn jullie gevestigd?',
    'Hoe kan ik contact opnemen?',
    'Hoe kan ik betalen?',
    'Kan ik annuleren of iets terugsturen?',
    'Hoe kan ik boeken of bestellen?',
    'Wie zijn jullie?',
    'Wat moet ik weten voordat ik kom?',
  ],
  ar: [
    'ماذا تقدمون؟',
    'كم السعر؟',
    'ما هي ساعات العمل؟',
    'أين موقعكم؟',
    'كيف يمكنني التواصل معكم؟',
    'كيف يمكنني الدفع؟',
    'هل يمكنني الإلغاء أو الإرجاع؟',
    'كيف أحجز أو أطلب؟',
    'من أنتم؟',
    'ماذا يجب أن أعرف قبل الزيارة؟',
  ],
}

/** What the questions at these positions ask for. */
const TOPICS: Readonly<Record<number, ContentHint>> = { 1: 'pricing', 2: 'hours', 4: 'contact', 6: 'policies' }

/** Returns the content that a general question asks for, if it is one that `missing_content_hints` can name. */
export function topicOf(question: string): ContentHint | undefined {
  const position = Object.values(QUESTIONS)
    .map((questions) => questions.indexOf(question))
    .find((at) => at !== -1)
  return position === undefined ? undefined : TOPICS[position]
}

export const REPORT_QUESTIONS = 10
const GENERAL = 8

/** Returns ten questions: eight general ones, and two that this website raises. */
export function buyerQuestions(language: string, own: string[]): string[] {
  const general = QUESTIONS[language] ?? QUESTIONS['en'] ?? []
  const asked = general.map((question) => readCompared(question, language))
  const isFresh = (question: string): boolean => {
    const read = readCompared(question, language)
    return !asked.some((one) => isSameQuestion(one, read))
  }
  const fresh = own.filter(isFresh).slice(0, REPORT_QUESTIONS - GENERAL)
  return [...general.slice(0, REPORT_QUESTIONS - fresh.length), ...fresh]
}
