/** Returns the offer and the business that Open Graph's `meta` names declare, in the form of JSON-LD. */
export function readOpenGraph(meta: Record<string, string>): Record<string, unknown>[] {
  const amount = meta['product:price:amount'] ?? meta['og:price:amount']
  const currency = meta['product:price:currency'] ?? meta['og:price:currency'] ?? ''
  const name = meta['og:title']
  const description = meta['og:description'] ?? ''
  const offer =
    amount && name
      ? [
          {
            '@type': 'Product',
            name,
            description,
            offers: { '@type': 'Offer', price: amount, priceCurrency: currency },
          },
        ]
      : []
  return [...offer, ...readBusiness(meta)]
}

function readBusiness(meta: Record<string, string>): Record<string, unknown>[] {
  const said = (member: string) => meta[`business:contact_data:${member}`] ?? ''
  const address = {
    '@type': 'PostalAddress',
    streetAddress: said('street_address'),
    addressLocality: said('locality'),
    addressRegion: said('region'),
    postalCode: said('postal_code'),
    addressCountry: said('country_name'),
  }
  const business = { '@type': 'LocalBusiness', address, telephone: said('phone_number'), email: said('email') }
  return said('street_address') || business.telephone || business.email ? [business] : []
}
