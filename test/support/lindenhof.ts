/** The request that creates the agent of a fictional farm shop. */
export const LINDENHOF = {
  company_description: 'Lindenhof is a farm shop in Bremen.',
  products: [
    { name: 'Weekly vegetable box', description: 'Seven kinds of vegetables in season.', price: '24.50 EUR a week' },
  ],
  contact_info: { email: 'hello@lindenhof.example' },
}

/** A question that its visitors ask. */
export const BOX = 'How much is the weekly vegetable box?'

export const LINDENHOF_WITH_PHONE = {
  ...LINDENHOF,
  contact_info: { ...LINDENHOF.contact_info, phone: '+49 421 5550 123' },
}

export const LINDENHOF_WITH_PARKING = {
  ...LINDENHOF,
  company_description: `${LINDENHOF.company_description} Visitors park their cars for free behind the barn.`,
}
