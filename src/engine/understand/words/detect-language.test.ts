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

test('the declared language stands where the words say nothing, and falls where they say another', () => {
  expect(detectLanguage('Menu 12 €', 'fr-CH')).toBe('fr')
  expect(detectLanguage('Wir sind für Sie da und reparieren das Rad mit Liebe, auch die alten.', 'en')).toBe('de')
  expect(detectLanguage('', '')).toBe('')
})
