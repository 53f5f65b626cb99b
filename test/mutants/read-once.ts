import { readValues } from '../../src/engine/values/read-values.ts'

/**
 * Computes the tables of words before the first test. Otherwise Stryker would take the test that needs a table first
 * for the only one that covers it.
 */
for (const language of ['en', 'de', 'fr'])
  readValues('25 December, half past 3 pm on Monday: twenty five euros for two hours, about 10 percent', language)
