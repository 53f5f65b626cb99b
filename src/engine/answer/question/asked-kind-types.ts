/** What a question can ask for. */
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

/** What a business has one of: asked for without anything else, it is the business that is meant. */
export const CONTACT_KINDS = ['phone', 'email', 'address', 'hours'] as const satisfies readonly AskedKind[]
