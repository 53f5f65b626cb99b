import type { ClaimWords } from '../claim-word-table.ts'

/** Words take the conjunction and the future before them. */
export const ARABIC_CLAIMS: ClaimWords = {
  words: {
    do: 'تواصل, تصل, رسل, كلم, عود, بلغ, حجز, خبر, تابع, رد',
    done: 'حجز, تاكيد, ارسال, الغاء, تسجيل',
  },
  shapes: ['و?(?:س[انيت]|سوف )\\p{L}{0,4}{do}*', 'و?تم {done}*', '(?:حجزت|ارسلت|سجلت) ل*'],
  claims: {
    discount: 'خصم, خصومات, تخفيض*, تنزيلات, كوبون*',
    guarantee: '\\p{L}{0,3}ضمان*, مضمون*, كفاله',
    certificate: 'شهاده, شهادات, معتمد*, معتمده, جايزه, جوايز, حايز*',
    free: 'مجان*, بدون (?:تكلفه|رسوم|مقابل), مجاني*',
  },
  hedges: 'لا, ليس, ليست, لم, لن, بدون, غير, للاسف, هل',
  pointers: 'هو, هي, هذا, هذه, ذلك',
}
