import { expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService())

/** A sail loft that says everything on one page: figures, badges, downloads, contact details and a legal footer. */
const SAIL_LOFT = `<!doctype html><html lang="en"><head><title>Brannock Sails – sailmakers in Penmarrow</title></head>
<body><header class="topbar"><a class="logo" href="#top">Brannock Sails</a>
<nav><a href="#work">Our work</a><a href="#offers">Offers</a><a href="#contact">Contact</a></nav>
<a class="btn" href="tel:+441632960457">01632 960457</a></header>
<section class="hero" id="top"><h1>Sails made and mended by hand</h1><p>A loft of five sailmakers on the quay.</p>
<a class="btn" href="#contact">Get a quote</a></section>
<section class="stats">
<div class="stat"><span class="num">1,240</span><span class="label">sails repaired last year</span></div>
<div class="stat"><span class="num">37</span><span class="label">years on the quay</span></div>
<div class="stat"><strong>98 %</strong> <small>delivered on time</small></div></section>
<section id="offers"><h2>Offers</h2><div class="cards">
<div class="card"><span class="badge">Save 20 %</span><h3>Winter service</h3><p>Wash, check and storage until April.</p>
<p class="price">£180</p></div>
<div class="card"><span class="badge">15% off</span><h3>Spray hood</h3><p>Measured on board, in any colour.</p>
<p class="price">from £640</p></div>
<div class="card"><h3>Mainsail</h3><p>Dacron, two reefs.</p><p class="price">from £1,150</p></div></div></section>
<section id="downloads"><h2>Downloads</h2><ul>
<li><a href="/measure.pdf">Measuring guide</a> <span class="meta">PDF, 2.4 MB</span></li>
<li><a href="/cloth.pdf">Cloth samples (PDF, 850 kB)</a></li></ul></section>
<section id="contact"><div class="row"><div class="col"><h2>Contact</h2>
<div class="item"><h4>Loft</h4><p>Old Rope Walk 3<br>Penmarrow<br>TR99 4QX</p></div>
<div class="item"><h4>Hours</h4><p>Mon–Thu 8:30–17:00<br>Fri 8:30–13:00</p></div>
<div class="item"><h4>Call</h4><p><a href="tel:+441632960457">01632 960457</a></p></div>
<div class="item"><h4>Write</h4><p><a href="mailto:loft@brannock.example">loft@brannock.example</a></p></div></div>
<form><label>Name <input name="name"></label><button>Send</button></form></div></section>
<footer><div>Brannock Sails Ltd · Registered in England no. 08412963 · VAT GB 418 2936 05</div>
<p>© 2026 Brannock Sails Ltd. All rights reserved. Company number 08412963. EORI GB418293605000.</p>
<ul><li><a href="/privacy">Privacy</a></li><li><a href="/cookies">Cookies</a></li></ul></footer></body></html>`

/** A German bell foundry, whose footer is its contact section. */
const BELL_FOUNDRY = `<!doctype html><html lang="de"><head><title>Glockengießerei Harbeck</title></head><body>
<nav><a href="#leistungen">Leistungen</a><a href="#kontakt">Kontakt</a></nav>
<main><h1>Glocken aus Harbeck</h1><p>Wir gießen Glocken für Kirchen, Schulen und Schiffe.</p>
<div class="row counters"><div><p class="n">450</p><p>Glocken seit 1987</p></div>
<div><p class="n">12</p><p>Mitarbeiter</p></div></div>
<section id="leistungen"><h2>Leistungen</h2>
<div class="product"><div class="label">-25 %</div><h3>Tischglocke</h3><p>Aus Bronze.</p><span>39 €</span></div>
<div class="product"><div class="label">Sie sparen 10 €</div><h3>Türglocke</h3><p>Aus Messing.</p><span>89 €</span></div>
<a href="/katalog.pdf" class="btn">Katalog herunterladen (3,1 MB)</a></section></main>
<footer id="kontakt"><div class="c"><h3>Kontakt</h3><p>Harbeck GmbH</p><p>Am Ofen 4, 86899 Landsberg</p>
<p>Telefon: 08191 123456</p><p>info@harbeck.example</p></div>
<div class="c"><h3>Öffnungszeiten</h3><p>Mo–Fr 8–16 Uhr</p></div>
<div class="c"><h3>Rechtliches</h3><p>Amtsgericht Augsburg, HRB 31877</p><p>USt-IdNr.: DE 298 114 703</p>
<p>Steuernummer 131/5120/4471</p></div><p>© 2026 Harbeck GmbH</p></footer></body></html>`

/** Creates an agent for a site of one page. Returns all text of its knowledge. */
async function readOnePage(html: string): Promise<string> {
  await using site = await startSite({ '/': html })
  const { bearer } = await service.createAccount()
  const { agent_id: id } = await service.createAgent({ company_name: 'Workshop', website_url: site.origin }, bearer)
  const { body } = await service.api('GET', `/knowledge?agent_id=${id}&limit=100`, undefined, bearer)
  return body.data.map(({ title, content }: Record<string, string>) => `${title}\n${content}`).join('\n')
}

test('an agent of a one-page site has its figures, badges, downloads, contact details and registrations', async () => {
  const text = await readOnePage(SAIL_LOFT)
  for (const said of [
    '1,240 sails repaired last year',
    '37 years on the quay',
    '98 % delivered on time',
    'Save 20 %',
    '15% off',
    'PDF, 2.4 MB',
    'PDF, 850 kB',
    'Old Rope Walk 3',
    'TR99 4QX',
    'Mon–Thu 8:30–17:00',
    'Fri 8:30–13:00',
    '01632 960457',
    'loft@brannock.example',
    'no. 08412963',
    'VAT GB 418 2936 05',
    'EORI GB418293605000',
  ])
    expect(text).toContain(said)
})

test('an agent of a German one-page site has the same of a footer that is its contact section', async () => {
  const text = await readOnePage(BELL_FOUNDRY)
  for (const said of [
    '450 Glocken seit 1987',
    '12 Mitarbeiter',
    '-25 %',
    'Sie sparen 10 €',
    '3,1 MB',
    'Am Ofen 4, 86899 Landsberg',
    '08191 123456',
    'info@harbeck.example',
    'Mo–Fr 8–16 Uhr',
    'HRB 31877',
    'DE 298 114 703',
    '131/5120/4471',
  ])
    expect(text).toContain(said)
})
