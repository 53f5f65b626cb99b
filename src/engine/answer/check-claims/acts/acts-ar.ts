import type { ActTable } from './act-shapes.ts'

/** Words take the conjunction and the future before them. */
export const ARABIC_ACTS: ActTable = {
  words: {
    do: 'تواصل, تصل, رسل, كلم, عود, بلغ, حجز, خبر, تابع, رد',
    done: 'حجز, تاكيد, ارسال, الغاء, تسجيل',
  },
  shapes: ['و?(?:س[انيت]|سوف )\\p{L}{0,4}{do}*', 'و?تم {done}*', '(?:حجزت|ارسلت|سجلت) ل*'],
}
