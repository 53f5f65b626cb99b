/**
 * What made-up visitors of the sample business did. Their questions are real ones to its website; some of them it does
 * not answer.
 */
export interface DemoVisitor {
  /** How many days ago, and at which hour of the day (UTC). */
  daysAgo: number
  hour: number
  channel?: 'whatsapp'
  locale?: string
  page?: string
  says: string[]
  /** Of the last reply. */
  rating?: 'up' | 'down'
  comment?: string
  form?: { name: string; email?: string; phone?: string; company?: string; need?: string }
  /** Asks for a person in these words. */
  wantsPerson?: string
  /** What the owner answers, as a person. */
  ownerSays?: string
  /** The agent answers again after that. */
  handedBack?: boolean
  /** What the owner has the agent say instead of its last reply, from then on. */
  correction?: string
}

const ANNA = { name: 'Anna Whitcombe', email: 'anna.whitcombe@example.com' }

export const DEMO_VISITORS: readonly DemoVisitor[] = [
  {
    daysAgo: 41,
    hour: 10,
    page: 'courses.html',
    says: ['Do I need any experience?', 'What should I wear?'],
    rating: 'up',
  },
  { daysAgo: 39, hour: 19, page: 'shop.html', says: ['How much is a dinner plate?', 'And a set of six?'] },
  { daysAgo: 38, hour: 14, says: ['Do you ship abroad?', 'How long does it take to Ireland?'], rating: 'up' },
  { daysAgo: 36, hour: 9, page: 'visit.html', says: ['When are you open on Sundays?'] },
  {
    daysAgo: 35,
    hour: 20,
    page: 'courses.html',
    says: ['What is date night?', 'How much is it?'],
    form: { name: 'Tom Pascoe', email: 'tom.pascoe@example.com', need: 'Date night for two, a Friday in spring' },
  },
  { daysAgo: 32, hour: 16, channel: 'whatsapp', says: ['Hi! Are you open on Mondays?', 'Thanks'] },
  {
    daysAgo: 30,
    hour: 13,
    page: 'events.html',
    says: ['Can we book the mobile studio for a team of 12?'],
    form: {
      name: 'Leila Haddad',
      email: 'leila.haddad@example.com',
      company: 'Harbour Analytics',
      need: 'Team day for 12 in May',
    },
  },
  { daysAgo: 29, hour: 10, says: ['Can I bring my dog?', 'Is there Wi-Fi?'] },
  { daysAgo: 28, hour: 11, says: ['Do you accept bitcoin?'] },
  {
    daysAgo: 27,
    hour: 21,
    says: ['Is there parking for a coach?'],
    rating: 'down',
    comment: 'I still do not know where our coach can stop.',
  },
  {
    daysAgo: 26,
    hour: 12,
    page: 'studio-time.html',
    says: ['How much is a bag of porcelain?', 'What does a biscuit firing cost per kg?'],
    rating: 'up',
  },
  {
    daysAgo: 24,
    hour: 18,
    says: ['I want to book the weekend on the wheel. My name is Anna Whitcombe, anna.whitcombe@example.com'],
    form: ANNA,
  },
  { daysAgo: 23, hour: 15, locale: 'de-DE', says: ['Haben Sie am Sonntag geöffnet?'] },
  { daysAgo: 22, hour: 9, says: ['Do gift vouchers expire?', 'Can I exchange one for money?'] },
  { daysAgo: 20, hour: 17, page: 'courses.html', says: ['do you accept bitcoin'], rating: 'down' },
  { daysAgo: 19, hour: 11, says: ['Can two people share a wheel?', 'I am pregnant. Can I come?'], rating: 'up' },
  { daysAgo: 17, hour: 20, channel: 'whatsapp', says: ['Can I cancel or move my booking?'] },
  {
    daysAgo: 16,
    hour: 14,
    says: ['What is the age limit for clay club?'],
    wantsPerson: 'Can I talk to somebody about a birthday party for ten children?',
    ownerSays:
      'Hello, this is Morwenna from the studio. Ten children is fine on a Saturday afternoon. Which date do you have in mind?',
    handedBack: true,
  },
  { daysAgo: 14, hour: 10, says: ['Can I rent a kiln for a whole day?'] },
  {
    daysAgo: 13,
    hour: 19,
    page: 'shop.html',
    says: ['How much is the breakfast bowl?'],
    correction: 'The breakfast bowl is £32, and a set of four is £118. Both are on the shelf in Fog and in Kelp.',
  },
  { daysAgo: 12, hour: 13, says: ['Do you have vegan food?', 'Is there food?'] },
  { daysAgo: 10, hour: 16, locale: 'fr-FR', says: ['Livrez-vous en France ?'] },
  {
    daysAgo: 9,
    hour: 21,
    page: 'courses.html',
    says: ['What happens if I miss an evening of a six-week course?'],
    rating: 'up',
  },
  { daysAgo: 8, hour: 11, says: ['Do you accept bitcoin?', 'Ok, thank you'] },
  {
    daysAgo: 6,
    hour: 18,
    page: 'events.html',
    says: ['How do I book a private event?', 'How much is the deposit?'],
    form: { name: 'Rory Trelawny', phone: '+44 20 7946 0733', need: 'Hen party for nine, a Saturday in June' },
  },
  { daysAgo: 5, hour: 12, says: ['Can you repair a broken pot?'], rating: 'up' },
  {
    daysAgo: 4,
    hour: 20,
    channel: 'whatsapp',
    says: ['Is there parking near the studio?', 'Do you have a baby changing table?'],
  },
  { daysAgo: 2, hour: 9, page: 'studio-time.html', says: ['Can members pause a membership?', 'And how do I leave?'] },
  {
    daysAgo: 1,
    hour: 17,
    says: ['How much is the breakfast bowl?'],
    form: { name: 'Mei Tanaka', email: 'mei.tanaka@example.com', need: 'Four breakfast bowls' },
  },
  { daysAgo: 0, hour: 8, says: ['Hello!'], wantsPerson: 'Could a person call me back about a wedding list?' },
]
