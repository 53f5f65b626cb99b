import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['We repair bikes and we are open for you all of the week with our team.', 'en'],
  ['Wir reparieren Fahrräder und sind für Sie da, auch mit dem ganzen Team.', 'de'],
  ['Nous réparons les vélos pour vous et votre famille dans notre atelier.', 'fr'],
  ['Reparamos las bicicletas para los clientes y el taller es por su cuenta.', 'es'],
  ['Reparamos as bicicletas para você e não fechamos ao domingo, com o nosso time em casa.', 'pt'],
  ['Ripariamo le biciclette per tutti e il nostro negozio è aperto anche la domenica con gli amici.', 'it'],
  ['Wij repareren de fietsen voor u en ons team is er ook op zondag met het hele gezin.', 'nl'],
  ['نصلح الدراجات لكم ولعائلاتكم', 'ar'],
  ['我们修理自行车', 'zh'],
  ['私たちは自転車を直します', 'ja'],
])('%s', (text, language) => expect(detectLanguage(text, '')).toBe(language))

test('the declared language counts if the words tell nothing, and not if they tell another', () => {
  expect(detectLanguage('Menu 12 €', 'fr-CH')).toBe('fr')
  expect(detectLanguage('Wir sind für Sie da und reparieren das Rad mit Liebe, auch die alten.', 'en')).toBe('de')
  expect(detectLanguage('', '')).toBe('')
})

test.each([
  ['en_US', 'en'],
  ['de-AT', 'de'],
  ['{{lang}}', ''],
  ['deutsch', ''],
])('declared as %s is %j', (declared, language) =>
  expect(detectLanguage('Menu 12 €', declared.toLowerCase())).toBe(language),
)

test.each([
  [
    'Tarifas. Recepción de 8:00 a 22:00. Viernes de 10 a 14 h y de 17 a 20 h. Sábados de 10 a 14 h. Menores de 3 años, en cuna.',
    'es',
  ],
  ['Bolo de aniversário. Pão de queijo. Caixa de 10 pastéis de nata, bolo de arroz e pão de forma.', 'pt'],
  ['Somos tres marineros que hacemos un calendario de las mareas. Capitanes de puerto que siguen la marea.', 'es'],
  ['Menu du midi. Plat du jour. Tarte de saison, soupe de légumes, en terrasse, de 12h à 14h et de 19h à 22h.', 'fr'],
])('a short text in a language that shares its small words with others: %s', (text, language) =>
  expect(detectLanguage(text, language)).toBe(language),
)

test.each([
  [
    'Naprawiamy rowery od dziesięciu lat. Jak do nas dojechać? Na miejscu jest parking, do centrum jest blisko.',
    'pl',
    'pl',
  ],
  [
    'Vi lagar cyklar i hela stan. Vi har en butik i centrum där du kan hyra en cykel. Boka en tid på en av våra sidor.',
    'sv',
    'sv',
  ],
  ['We repair bikes and we are open for you all of the week with our team.', 'sv', 'en'],
  ['Пекарня у центрі Києва. Ми печемо хліб щодня, їжте на здоров’я.', '', 'uk'],
  ['Пекарна в центъра на София.', 'bg', 'bg'],
  ['Пекарня в центре Казани.', 'en', 'ru'],
])(
  'a language whose small words are not known, or whose script is also that of others: %s',
  (text, declared, language) => expect(detectLanguage(text, declared)).toBe(language),
)
