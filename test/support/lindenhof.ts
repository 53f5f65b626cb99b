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

/** Its phone number and opening hours are known, so that the agent can name them instead of a person. */
export const LINDENHOF_WITH_HOURS = {
  ...LINDENHOF_WITH_PHONE,
  company_description: `${LINDENHOF.company_description} The shop is open Monday to Friday from 9 am to 6 pm.`,
}

/** A question that LINDENHOF_WITH_PARKING answers. */
export const PARKING = 'Where can I park my car?'
