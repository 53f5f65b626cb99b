import { describe, expect, test } from 'vitest'
import { understandCodebase } from './understand-codebase.ts'

const understood = (source: string) =>
  understandCodebase({ landing_page_content: source }, 'Paws').items.map(({ type, title, content }) => ({
    type,
    title,
    content,
  }))

describe('a landing page given as the source of a component', () => {
  test('its data stand where its markup shows them, and none of its code', () => {
    const found = understood(`import { Check } from 'icons'
import type { Plan } from './types'

interface Props { name: 'small' | 'large' }
const nav = [{ name: 'Prices', href: '/prices' }, { name: 'Help', href: '/help' }]
const plans: Plan[] = [
  { name: 'Starter', price: 5, 'features': ['1 dog', "A walker's call"], cta: 'Go' },
  { name: 'Pro', price: 19, features: [{ text: '3 dogs', included: true }, { text: 'A map' }], popular: true },
]
const faqs = [{ q: 'Can I cancel a walk?', a: 'Yes, until the evening before.' }] // don't move

export default function Home({ title = 'Hi' }: Props) {
  const [open, setOpen] = useState<boolean | null>(false)
  const user = useUser()
  return (
    <main className="flex">
      <Nav items={nav} />
      <Hero title="Walks for dogs" subtitle={"Book in two minutes."} />
      {/* what it costs */}
      <p>We don&apos;t walk cats{' '}<b>yet</b>.</p>
      <h2>Prices</h2>
      <div>
        {plans.map((plan) => (
          <div key={plan.name} onClick={() => setOpen(!open)}>
            {plan.popular && <span>Most popular</span>}
            <p>\${plan.price}<span className="unit">/month</span></p>
            <ul>{plan.features.map((feature) => <li><Check /> {feature}</li>)}</ul>
          </div>
        ))}
      </div>
      <h2>Questions</h2>
      <Questions items={faqs} />
      {user && (<section><h2>Contact</h2><p>Write to hello@paws.example.</p></section>)}
    </main>
  )
}
`)
    expect(found).toEqual([
      { type: 'faq', title: 'Can I cancel a walk?', content: 'Yes, until the evening before.' },
      { type: 'product', title: 'Starter', content: "$5/month\n- 1 dog\n- A walker's call" },
      { type: 'product', title: 'Pro', content: '$19/month\n- 3 dogs\n- A map' },
      {
        type: 'document',
        title: 'Paws',
        content:
          "We don't walk cats yet.\n\n### Walks for dogs\nBook in two minutes.\n\n## Contact\nWrite to hello@paws.example.",
      },
    ])
  })

  test('what its attributes fall back on, prices that are counted in hundredths, and no sentence with a gap', () => {
    const found = understood(`export default async function Prices() {
  const small = await findPlan('Small')
  return (
    <main>
      <p>{icon} Every walk ends at home.</p>
      <p>Hello {user.name}, good to see you. We walk in groups of {size}. Rain is no reason to stay in.</p>
      <Plan name={small?.name || 'Small'} price={small?.amount ?? 800} interval={small?.interval || 'month'} features={['1 dog', \`Up to \${walks} walks\`]} />
      <Plan name="Large" price={1250} features={['3 dogs']} />
      {#if rain}<p>Bring a towel.</p>{/if}
    </main>
  )
}
function Plan({ name, price, trialDays }) {
  return <div><h2>{name}</h2><p>with {trialDays} days for free</p><p>\${price / 100}<span>per dog / {interval}</span></p></div>
}
`)
    expect(found).toEqual([
      { type: 'product', title: 'Small', content: '$8/month\n- 1 dog' },
      { type: 'product', title: 'Large', content: '$12.50\n- 3 dogs' },
      {
        type: 'document',
        title: 'Paws',
        content: 'Every walk ends at home.\nRain is no reason to stay in.\nBring a towel.',
      },
    ])
  })

  test('offers that are named by their keys', () => {
    const cards =
      "{ [Plan.Hobby]: { name: nameOf(Plan.Hobby), price: '$9', features: ['1 dog'] }, pack: { price: '$40', features: ['9 dogs'] } }"
    const shown =
      '{Object.keys(cards).map((id) => (<div><h3><b>{cards[id].name}</b></h3><p>{cards[id].price}</p></div>))}'
    for (const page of ['', `\nexport const Page = () => <main>${shown}</main>`])
      expect(understood(`export const cards: Record<Plan, Card> = ${cards}${page}`)).toEqual([
        { type: 'product', title: 'Hobby', content: '$9\n- 1 dog' },
        { type: 'product', title: 'Pack', content: '$40\n- 9 dogs' },
      ])
  })

  test('a price for a month and one for a year, and the name that only the program uses', () => {
    const found = understood(`export default function Prices() {
  const plans = [
    { id: 'small', monthly: 12, yearly: 108, perks: ['1 dog'] },
    { id: 'pack', monthly: 29, yearly: 24, perks: ['3 dogs'] },
    { id: 'puppy', monthly: 0, yearly: 0, perks: ['1 puppy'] },
  ]
  return <Table currency="GBP" labels={{ monthly: 'Monthly', yearly: 'Yearly' }} plans={plans} />
}`)
    expect(found).toEqual([
      { type: 'product', title: 'Small', content: '£12/month, or £108/year\n- 1 dog' },
      { type: 'product', title: 'Pack', content: '£29/month, or £24/month, billed yearly\n- 3 dogs' },
      { type: 'product', title: 'Puppy', content: '£0\n- 1 puppy' },
    ])
    expect(
      understood(
        "export const plans = [{ name: 'Pack', price: { monthly: '$9', annually: '$90' }, text: 'For three.' }]",
      ),
    ).toEqual([{ type: 'product', title: 'Pack', content: '$9/month, or $90/year\nFor three.' }])
  })

  test('members with names in the language of the website', () => {
    const found = understood(`<script setup>
const cours = [{ nom: 'Stage week-end', prix: '185 €', duree: '10 h – 17 h', detail: 'Repas du midi inclus.' }]
const pied = { tel: '02 61 91 40 17', mail: 'bonjour@paws.example', modifie: '2026-02-20T15:41:09Z' }
</script>
<template><h2>Nos cours</h2><p>Pour chiens de toute taille.</p><Carte v-for="c in cours" :nom="c.nom" /></template>`)
    expect(found).toEqual([
      { type: 'product', title: 'Stage week-end', content: '185 €\nRepas du midi inclus.\n10 h – 17 h' },
      {
        type: 'document',
        title: 'Paws',
        content: '02 61 91 40 17\nbonjour@paws.example\n\n## Nos cours\nPour chiens de toute taille.',
      },
    ])
  })

  test('rows of a table, of terms and of opening hours', () => {
    const found =
      understood(`const hours = [{ days: 'Tuesday – Friday', time: '5:00 – 9:30 pm' }, { days: 'Monday', time: 'Closed' }]
const lessons = [{ day: 'Monday', lesson: 'Recall', time: '09:15' }]
const fees = [{ upTo: 10, price: 0, label: 'First 10 walks' }, { upTo: 99, price: 0.5, label: 'Others' }]
const towns = ['YORK', 'Leeds and Hull', 'HQ']
const visit = { opens: [{ label: 'Sat', from: '9:00 am', to: '12:00 pm' }], place: { street: '4 Moor Lane', city: 'York' } }
const verbs = ['GET', 'POST']
export const Page = () => (
  <main>
    <h2>Hours</h2>
    <dl>{hours.map(({ days, time }) => <div><dt>{days}</dt><dd>{time}</dd></div>)}</dl>
    <h2>Lessons</h2>
    <table><thead><tr><th>Day</th><th>Lesson</th><th>Time</th></tr></thead>
      <tbody>{lessons.map((one) => <tr><td>{one.day}</td><td>{one.lesson}</td><td>{one.time}</td></tr>)}</tbody></table>
    <h2>Fees</h2>
    <table>{fees.map((fee) => <tr><td>{fee.label}</td><td>{fee.price === 0 ? 'free' : \`$\${fee.price} each\`}</td></tr>)}</table>
    <h2>Towns</h2>
    <ul>{towns.map((town) => <li>{town}</li>)}</ul>
    <h2>Visit</h2>
    <Visit {...visit} />
  </main>
)`)
    const text = found.map(({ title, content }) => `${title}\n${content}`).join('\n')
    for (const line of [
      '- Tuesday – Friday: 5:00 – 9:30 pm\n- Monday: Closed',
      '| Day | Lesson | Time |\n| --- | --- | --- |\n| Monday | Recall | 09:15 |',
      '| First 10 walks | free |',
      '| Others | $0.50 |',
      '- YORK',
      '- HQ',
      '- Sat: 9:00 am – 12:00 pm',
      '- 4 Moor Lane, York',
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('POST')
  })

  test('an answer that is markup, with its own question', () => {
    expect(
      understood(`export const Page = () => (
  <main>
    <Faq entries={[
      { q: 'Can I cancel?', a: 'Until the evening before.' },
      { q: 'Do you walk in rain?', a: <>Always, <em>even</em> in storms.</> },
      { q: 'Do you walk at night?', a: (<p>Until 10 pm.</p>) },
    ]} />
    <Letter note="One tip every Friday." />
  </main>
)`),
    ).toEqual([
      { type: 'faq', title: 'Can I cancel?', content: 'Until the evening before.' },
      { type: 'faq', title: 'Do you walk in rain?', content: 'Always, even in storms.' },
      { type: 'faq', title: 'Do you walk at night?', content: 'Until 10 pm.' },
      { type: 'document', title: 'Paws', content: 'One tip every Friday.' },
    ])
  })

  test('data alone', () => {
    expect(
      understood(
        "export const plans = [{ name: 'Pro', price: '$19', period: 'month', description: 'For busy owners.' }]",
      ),
    ).toEqual([{ type: 'product', title: 'Pro', content: '$19/month\nFor busy owners.' }])
  })

  test('no tag, brace or import of a component in any of four forms', () => {
    const text = 'Every walk ends at home.'
    const sources = [
      `import Head from 'next/head'\nexport default ({ a }: Props<typeof b>) => <><Head><title>{a}</title></Head><p>${text}</p></>`,
      `<script lang="ts">\n  let a = 1\n</script>\n<svelte:head>\n  <title>Paws</title>\n</svelte:head>\n{#each walks as walk}\n  <p>{walk.name}</p>\n{/each}\n<p>${text}</p>`,
      `export const parts = [{ title: 'At home', text: '<p>${text}</p>' }]`,
      `<script setup>\nimport a from 'a'\n</script>\n<template><Badge\n              >New</Badge\n              ><p>${text}</p></template>`,
    ]
    for (const source of sources) {
      const shown = understood(source)
        .map(({ title, content }) => `${title}\n${content}`)
        .join('\n')
      expect(shown).toContain(text)
      expect(shown).not.toMatch(/[{}<>]|import|svelte/u)
    }
  })

  test('no expression that an attribute of a Vue template is bound to', () => {
    expect(
      understood(`<template>
  <main>
    <PlanCard v-for="plan in plans" :name="plan.name" v-bind:price="plan.price" @click="choose(plan.title)" />
    <Badge
      :icon="[
        plans.find((plan) => plan.popular) ? 'star' : 'walk',
      ]"
      title="Walks in
        the rain"
    />
    <p>Every walk ends at home.</p>
  </main>
</template>
<script setup>
import { plans } from './plans'
</script>`),
    ).toEqual([{ type: 'document', title: 'Paws', content: '### Walks in the rain\nEvery walk ends at home.' }])
  })

  test.each([
    '{',
    '[',
    '{a:{',
    "{name:'a',b:",
    '<a>',
    '<A b={',
    '`',
    "'\\",
    '/*',
    '(',
    '"',
    '${',
    '<A a="b" ',
    'const a = [{ name: "b" }]\n',
    "[{ name: 'a' },",
  ])('of many times %s is read in time', (unit) => {
    const source = `export default function A() { return (<p>${unit.repeat(190_000 / unit.length)}`
    expect(understandCodebase({ landing_page_content: source }, 'Paws').warnings).toBeInstanceOf(Array)
  })
})
