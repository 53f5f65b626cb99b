import type { LanguagePack } from './language-pack.ts'

export const turkish: LanguagePack = {
  language: 'tr',
  frequent: 've bir bu ile için da de olarak daha çok en her gibi var ya size sizi bizim olan',

  // How questions are asked.
  questions: {
    stopwords: `merhaba, selam, teşekkürler, ve, ile, bir, bu, şu, o, da, de, ki, mi, mı, mu, mü, misiniz, mısınız,
      musunuz, müsünüz, miyim, mıyım, muyum, miyiz, mıyız, ne, nedir, neler, hangi, hangisi, nasıl, nerede, nereye,
      nereden, kim, kaç, niye, neden, ben, biz, siz, size, sizi, sizin, sizde, bana, bize, benim, bizim, için, gibi,
      kadar, sonra, önce, daha, çok, en, her, var, yok, olan, olarak, olur, oluyor, istiyorum, isterim, lütfen, acaba,
      söyler, öğrenmek, eder, ediyor, musun, edebilir, olabilir, varmı, vardır, değil, ama, veya, ya`,
    openers: 'peki, ve, ya',
    pointers: 'o, onu, ona, bu, bunu, onlar',
    cues: {
      list: 'neler sunuyorsunuz, hangi hizmetler*, hangi * var, neler var',
      about: 'ne yapıyorsunuz, siz kimsiniz, bu nedir',
      when: 'ne zaman, hangi gün, hangi günler',
      price: 'ne kadar, kaç para, kaç lira, kaç tl, fiyat*, ücret* ne*, ücreti, ücretler*, kaça',
      hours: `saat kaçta, saat kaça, kaçta, kaça kadar, saatler*, çalışma saat*, açık mı*, açıksınız, açılıyor*,
        kapanıyor*, kapalı mı*, açılış*, kapanış*, kaçta açıl*`,
      phone: 'telefon*, numara*, aramak, ulaşabilirim, ulaşabiliriz, iletişim*',
      email: 'e-posta*, eposta*, mail*, e-mail*',
      address: 'adres*, neredesiniz, nerede, konum*, nasıl gel*, nasıl gid*, yeriniz*',
      founded: 'ne zaman kuruldu*, ne zaman açıldı*, kaç yılında, ne zamandan beri, kaç yıldır',
      duration: 'ne kadar sür*, kaç gün, kaç saat, kaç dakika, ne kadar zaman, süresi',
      age: 'kaç yaş*, yaş sınırı',
      frequency: 'ne sıklıkla, kaç kez',
      percent: 'yüzde kaç, indirim*',
      count: 'kaç, kaç kişi*, kaç oda*',
      length: 'ne kadar uzak*, kaç km, mesafe*, uzaklık*',
      person: 'kim, kimdir, kimler',
      payment: 'ödeyebilir*, ödeme*, ödenir',
    },
    concepts: `price: fiyat, ücreti; free: ücretsiz, bedava; pay: ödeme, ödeyebilir, ödenir, ödemek; card: kart, kartla,
      karta, kredi; cash: nakit; parking: otopark, park; car: araba, araç; open: açık, açılış, açılıyor, saatleri,
      açıksınız; close: kapalı, kapanış, kapanıyor; hour: saat; phone: telefon; email: posta, mail, eposta; address:
      adres, konum, sokak, nerede, neredesiniz; contact: iletişim, ulaşabilir, ulaşım; found: kurdu, kuruldu, kuruluş,
      kurucu; owner: sahibi, sahip, müdür, işletmeci; company: pansiyon, mağaza, dükkan, firma, şirket, otel, salon;
      cancel: iptal; refund: iade; book: rezervasyon, randevu; deliver: teslimat, kargo; include: dahil; discount:
      indirim; child: çocuk, bebek; pet: köpek, evcil, hayvan; wifi: wifi, internet, kablosuz; guarantee: garanti;
      breakfast: kahvaltı; deposit: depozito, kapora; rent: kiralama, kiralamak, kiralık; buy: satın, almak; toilet:
      tuvalet; voucher: hediye; room: oda; pool: havuz; transfer: transfer, havaalanı; today: bugün; tomorrow: yarın;
      weekend: haftasonu; weekday: hafta-içi`,
  },
}
