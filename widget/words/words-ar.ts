import type { Words } from './words-types.ts'

export const words: Words = {
  assistant: 'مساعد ذكاء اصطناعي',
  unverified: 'لم يتم التحقق من هذه المنشأة.',
  conversation: 'المحادثة',
  suggestions: 'أسئلة مقترحة',
  placeholder: 'اكتب رسالة…',
  send: 'إرسال الرسالة',
  close: 'إغلاق الدردشة',
  you: 'أنت',
  person: 'عضو في الفريق',
  writing: 'جارٍ كتابة الرد…',
  sources: 'المصادر',
  lost: 'انقطع الاتصال. رسالتك محفوظة.',
  unreachable: 'لا يمكن الوصول إلى الدردشة الآن.',
  retry: 'إعادة المحاولة',
}
