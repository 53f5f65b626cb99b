import { fold } from '../../language/fold.ts'

/** Whether something is sold, asked in the languages of the answerer, folded. */
const ASKS_SALE =
  /(?<!\p{L})(?:do you (?:sell|stock)|are you selling|(?:verkauft|verkaufen) (?:ihr|sie)|vendez|vendeis|venden|vendem|vendete|verkopen|verkoopt|تبيعون|تبيع)(?!\p{L})/u
/** True for a text that asks whether, or what, the business sells. */
export const asksSale = (text: string): boolean => ASKS_SALE.test(fold(text))
