import type { LanguageSite } from './site-words.ts'

export const arabicSite: LanguageSite = {
  language: 'ar',
  site: {
    pricedAdverbs: 'شهري[ًا]{0,2}, سنوي[ًا]{0,2}, للساعة, في الساعة, للشخص(?: الواحد)?',
    priceLimits: '(?:(?:ابتداءً?|بدءًا|تبدأ|يبدأ) )?من',
    free: 'مجاني*, مجان*',
    closed: 'مغلق, عطلة',
    opening: 'ساعات, الدوام, من',
    phonePieces: 'هاتف, واتساب',
    phoneLabels: 'هاتف, جوال, واتساب',
    addresses: 'العنوان',
    contactPieces: 'هاتف, البريد, العنوان, واتساب',
    listNames: 'الأتعاب, السعر, الأسعار',
    openEnds: 'بـ, ب, من, إلى, على',
    readOn: 'اقرأ المزيد, المزيد',
    nextSteps: '*حجز*, *موعد*, *اطلب*',
    cookies: 'ملفات تعريف الارتباط',
    ourSite: 'نستخدم',
    buyersRules: `الشحن, التوصيل, الإرجاع, الاسترجاع, الاستبدال, الاسترداد, الإلغاء, إلغاء الحجز, الضمان,
      الشروط والأحكام, شروط الحجز`,
    legalNotices: 'سياسة الخصوصية, إشعار قانوني',
    notOffered: 'أسئلة, الأسئلة, (?:غير )?(?:متضمن*|مشمول*), ساعات العمل, اتصل بنا, الدفع',
    priceLists: '(?:قائمة )?الأسعار',
    askingWords: 'هل, كيف, ما, متى, أين, كم, من, لماذا',
  },
}
