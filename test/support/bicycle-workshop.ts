const NAV =
  '<header><nav><a href="/">Home</a> <a href="/prices.html">Prices</a> <a href="/faq.html">FAQ</a> <a href="/contact.html">Contact us</a></nav></header>'
const FOOTER =
  '<footer><p>Honest bicycles, mended with care since 1987 in Harbour Town.</p><p>12 Quay Street, Harbour Town HT1 2AB</p>' +
  '<p>Tel: <a href="tel:01632960001">01632 960001</a></p><p>Mon–Fri: 9:00–17:30</p><p>© 2026 Quay Cycles. All rights reserved.</p></footer>'

/** Returns a page of the workshop with the given HTML in its main part. */
export function page(title: string, main: string): string {
  return `<head><title>${title} | Quay Cycles</title></head><body>${NAV}<main>${main}</main>${FOOTER}</body>`
}

/** Its pages by path. */
export const SITE = {
  '/': page(
    'Bicycle workshop',
    '<h1>Your bike, mended today</h1><p>We repair any bicycle, from children’s bikes to cargo bikes.</p><a href="/prices.html">See our prices</a>',
  ),
  '/prices.html': page(
    'Prices',
    `<h1>What we charge</h1>
     <div class="grid">
       <div class="card"><h3>Basic service</h3><p class="price">£45</p><ul><li>Brakes</li><li>Gears</li></ul><a href="/contact.html">Book now</a></div>
       <div class="card"><h3>Full service</h3><p class="price">from £95</p><ul><li>Everything in Basic</li><li>Wheels trued</li></ul><a href="/contact.html">Book now</a></div>
     </div>
     <h2>Small repairs</h2>
     <table><tr><th>Repair</th><th>Price</th></tr><tr><td>Puncture</td><td>£12</td></tr><tr><td>New chain</td><td>£30</td></tr></table>`,
  ),
  '/faq.html': page(
    'FAQ',
    `<h1>Questions</h1><details><summary>Do you mend e-bikes?</summary><p>Yes, all makes but the motor itself.</p></details>
     <h3>How long does a service take?</h3><p>A day, usually less.</p>
     <h2>Ready to book?</h2><p>Give us a ring and we find a slot for you.</p>`,
  ),
  '/contact.html': page('Contact us', '<h1>Find us</h1><p>We are next to the lighthouse. Parking is free.</p>'),
  '/returns.html': page(
    'Returns policy',
    '<h1>Returns</h1><p>Unused parts can come back within 30 days, with the receipt.</p>',
  ),
}
