/** The kinds of answer that a question can ask for. */
export const ASKED_KINDS = [
  'price',
  'hours',
  'phone',
  'email',
  'address',
  'date',
  'founded',
  'when',
  'duration',
  'age',
  'frequency',
  'percent',
  'count',
  'weight',
  'length',
  'area',
  'person',
  'payment',
  'yesno',
  'list',
  'about',
  'reasons',
] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

/** Kinds of which a business has one: a question for one of them that names nothing else is about the business. */
export const CONTACT_KINDS = ['phone', 'email', 'address', 'hours'] as const satisfies readonly AskedKind[]
