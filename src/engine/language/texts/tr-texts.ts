import type { LanguageTexts } from './language-texts.ts'

export const turkishTexts: LanguageTexts = {
  language: 'tr',

  // Small talk, and what the agent says of its own.
  phrases: {
    heard: {
      greeting: 'merhaba, selam, günaydın, iyi günler, iyi akşamlar, selamlar, merhabalar',
      thanks: 'teşekkürler, teşekkür ederim, çok teşekkürler, sağ olun, sağol, eyvallah',
      goodbye: 'hoşça kal, görüşürüz, hayır, hayır teşekkürler, bu kadar, iyi geceler, güle güle',
      bot: 'bot musun, robot musun, insan mısın, gerçek misin, sen kimsin, adın ne, kiminle konuşuyorum',
      human: 'temsilci, müşteri hizmetleri, yetkili, insanla görüşmek istiyorum',
      abuse: 'aptal, salak, gerizekalı, kapa çeneni, aptal bot',
    },
    said: {
      greeting: 'Merhaba! {company} hakkında ne bilmek istersiniz?',
      thanks: 'Rica ederim! Bilmek istediğiniz başka bir şey var mı?',
      goodbye: 'Hoşça kalın, {company} sitesini ziyaret ettiğiniz için teşekkürler!',
      bot: 'Ben {company} otomatik asistanıyım. Yayımlanmış bilgilerden yanıt veririm ve bilmediğimde bunu söylerim.',
      human: 'Ben otomatik bir asistanım; {company} ekibinden biri size yardımcı olabilir.',
      abuse: 'İşler yolunda gitmediği için üzgünüm. Ne aradığınızı yazın, elimden geleni yapayım.',
      gibberish: 'Bunu anlayamadım. Başka şekilde yazar mısınız?',
      empty: '{company} hakkında ne bilmek istersiniz?',
      unknown: 'Bunu bilmiyorum.',
      unknownSubject: 'Bunu bilmiyorum: “{subject}” hakkında bilgim yok.',
      noPrice: '“{subject}” için fiyat bilgim yok.',
      related: 'Bu konuda yazan: ',
      haggling: 'Fiyatları {company} belirler; burada değiştiremem.',
      complaint: 'Bunu duyduğuma üzüldüm. Ben inceleyemem; {company} ekibinden biri inceleyebilir.',
      dispute: 'Yalnızca {company} tarafından yayımlananlara dayanabilirim.',
      browsing: 'Acele etmeyin. {company} hakkında bir şey bilmek isterseniz buradayım.',
      statement: 'Bilgi için teşekkürler.',
      resting: `Şu anda yanıt veremiyorum. Mesajınız {company} için kaydedildi; size ulaşabilmeleri için bir e-posta
        adresi veya telefon numarası bırakın.`,
    },
    opening: {
      yes: 'Evet.',
      no: 'Hayır.',
      now: 'Şu anda açık, saat {time} itibarıyla kapanır.',
      closed: 'Şu anda kapalı.',
      next: 'Açılış: {day}, {time}.',
      today: 'Bugün açılış: {time}.',
      day: '{day} açık, {times}.',
      shut: '{day} kapalı.',
    },
    offers: {
      offer: 'Teklif',
      price: 'Fiyat',
      fits: 'Bu uygun olabilir:',
      otherCurrency: 'Buradaki fiyatlar bütçenizden başka bir para biriminde. Bunun dışında uygun olabilir:',
      noneFits: 'Hepsine uyan, fiyatı yayımlanmış bir şey bulamıyorum. En yakını:',
      lowest: 'En düşük yayımlanmış fiyattan başlayarak:',
      highest: 'En yüksek yayımlanmış fiyattan başlayarak:',
      byNeed: 'Hangisinin en iyi olduğu ihtiyacınıza bağlı:',
    },
    values: { price: '{name} fiyatı {value}.' },
    contact: {
      phone: '{company} telefonu: {phone}.',
      email: '{company} e-postası: {email}.',
      both: '{company} ile iletişim: {phone} veya {email}.',
      page: '{company} ile iletişim: {url}',
    },
    asksDiscount: 'İndirim var mı?',
    suggestions: [
      '{subject} fiyatı nedir?',
      'Çalışma saatleriniz nedir?',
      'Neredesiniz?',
      'Size nasıl ulaşabilirim?',
      'Nasıl ödeyebilirim?',
      'İptal edebilir miyim?',
      'Teslimat yapıyor musunuz?',
    ],
  },
  control: {
    stop: 'dur, iptal',
    start: 'başla',
  },
}
