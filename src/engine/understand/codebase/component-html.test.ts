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
