import { describe, expect, it } from 'vitest'
import { askBusinesses } from '../../../test/support/asked-businesses.ts'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from './answer.ts'

askBusinesses([
  {
    language: 'ko',
    items: [
      ['달빛 미용실', '## 가격표\n커트: 25,000원\n염색: 80,000원\n파마: 120,000원'],
      ['영업시간', '월요일~금요일 10:00-20:00\n토요일 10:00-18:00\n일요일 휴무'],
      ['연락처', '전화번호: 02-3456-7890\n이메일: hello@dalbit.test\n주소: 서울시 마포구 양화로 45'],
      ['주차할 수 있나요?', '건물 지하에 두 시간 동안 무료로 주차하실 수 있습니다.'],
      ['예약을 취소하려면 어떻게 하나요?', '하루 전까지 전화로 알려 주시면 수수료 없이 취소됩니다.'],
      ['소개', '원장 김서연이 2014년에 문을 열었습니다. 모든 시술에는 두피 마사지가 포함됩니다.'],
    ],
    answers: [
      ['커트 얼마예요?', '25,000원'],
      ['염색 가격이 어떻게 되나요?', '80,000원'],
      ['토요일에는 몇 시까지 하나요?', '10:00-18:00'],
      ['일요일에도 영업하나요?', '휴무'],
      ['전화번호 알려주세요', '02-3456-7890'],
      ['어디에 있어요?', '양화로 45'],
      ['주차 되나요?', '무료로 주차'],
      ['예약 취소는 언제까지 가능해요?', '하루 전까지'],
      ['언제 문을 열었나요?', '2014'],
    ],
    unknown: ['네일아트도 하나요?', '상품권을 팔나요?', '와이파이가 있나요?', '강아지를 데려가도 되나요?'],
  },
  {
    language: 'ja',
    items: [
      ['さくら珈琲店', '## 料金\nブレンドコーヒー: 600円\nモーニングセット: 950円\n焙煎体験: 4,500円'],
      ['営業時間', '月曜日〜金曜日 8:00-18:00\n土曜日 9:00-17:00\n日曜日 定休日'],
      ['お問い合わせ', '電話番号: 075-123-4567\nメール: info@sakura.test\n住所: 京都市中京区三条通12'],
      ['駐車場はありますか？', '店の裏に三台分の無料駐車場があります。'],
      ['予約のキャンセルはできますか？', '前日までにお電話いただければキャンセル料はかかりません。'],
      ['店について', '店主の田中健一が2009年に創業しました。焙煎体験には珈琲豆200グラムのお土産が付きます。'],
    ],
    answers: [
      ['ブレンドコーヒーはいくらですか？', '600円'],
      ['焙煎体験の料金を教えてください', '4,500円'],
      ['土曜日は何時まで開いていますか？', '9:00-17:00'],
      ['日曜日は営業していますか？', '定休日'],
      ['電話番号は何ですか？', '075-123-4567'],
      ['車で行きたいのですが駐車場はありますか', '無料駐車場'],
      ['キャンセルしたい場合は？', '前日まで'],
      ['いつ創業しましたか？', '2009'],
    ],
    unknown: ['Wi-Fiはありますか？', '犬を連れて行けますか？', 'ギフト券はありますか？', '配達はしていますか？'],
  },
  {
    language: 'zh',
    items: [
      ['蓝海潜水中心', '## 价格\n体验潜水: 480元\n开放水域课程: 3200元\n装备租赁: 150元'],
      ['营业时间', '周一至周五 8:00-18:00\n周六 8:00-20:00\n周日 休息'],
      ['联系我们', '电话：0898-1234567\n邮箱：hello@lanhai.test\n地址：三亚市海棠区滨海路8号'],
      ['可以停车吗？', '门口有免费停车位。'],
      ['怎么取消预约？', '提前48小时取消全额退款。'],
      ['关于我们', '由王磊于2011年创办。课程包括教材和证书费用。'],
    ],
    answers: [
      ['体验潜水多少钱？', '480元'],
      ['开放水域课程的价格是多少？', '3200元'],
      ['周六几点关门？', '8:00-20:00'],
      ['周日开门吗？', '休息'],
      ['邮箱是什么？', 'hello@lanhai.test'],
      ['你们在哪里？', '滨海路8号'],
      ['有停车位吗？', '免费停车位'],
      ['我想取消怎么办？', '48小时'],
    ],
    unknown: ['可以带狗吗？', '有无线网络吗？', '有学生优惠吗？', '提供住宿吗？'],
  },
  {
    language: 'ru',
    items: [
      ['Пекарня Колос', '## Цены\nРжаной хлеб: 120 руб.\nМедовик: 1 450 руб.\nМастер-класс: 2 500 руб.'],
      ['Часы работы', 'Понедельник–пятница 7:00–20:00\nСуббота 8:00–18:00\nВоскресенье выходной'],
      ['Контакты', 'Телефон: +7 843 555-12-34\nПочта: hello@kolos.test\nАдрес: Казань, ул. Баумана, 17'],
      ['Есть ли парковка?', 'Да, во дворе есть бесплатная парковка на десять машин.'],
      ['Как отменить заказ?', 'Заказ можно отменить за сутки без штрафа.'],
      ['О нас', 'Пекарню основала Ольга Смирнова в 2012 году. Доставка по городу бесплатна от 3000 рублей.'],
    ],
    answers: [
      ['Сколько стоит ржаной хлеб?', '120 руб'],
      ['Какая цена медовика?', '1 450'],
      ['До скольки вы работаете в субботу?', '8:00–18:00'],
      ['Вы открыты в воскресенье?', 'выходной'],
      ['Какой у вас телефон?', '555-12-34'],
      ['Где вы находитесь?', 'Баумана, 17'],
      ['Где можно припарковаться?', 'бесплатная парковка'],
      ['Могу ли я отменить заказ?', 'за сутки'],
      ['Кто основал пекарню?', 'Ольга Смирнова'],
    ],
    unknown: [
      'Есть ли безглютеновый хлеб?',
      'Можно прийти с собакой?',
      'Есть ли вай-фай?',
      'Продаёте ли подарочные сертификаты?',
    ],
  },
  {
    language: 'pl',
    items: [
      [
        'Warsztat Rowerowy Szprycha',
        '## Cennik\nPrzegląd roweru: 120 zł\nWymiana dętki: 35 zł\nWypożyczenie roweru: 60 zł za dzień',
      ],
      ['Godziny otwarcia', 'Poniedziałek–piątek 9:00–18:00\nSobota 10:00–14:00\nNiedziela nieczynne'],
      ['Kontakt', 'Telefon: 12 345 67 89\nE-mail: czesc@szprycha.test\nAdres: ul. Długa 14, 31-147 Kraków'],
      ['Czy jest parking?', 'Tak, za budynkiem jest bezpłatny parking dla klientów.'],
      ['Jak odwołać wizytę?', 'Wizytę można odwołać bezpłatnie do 24 godzin wcześniej.'],
      ['O nas', 'Warsztat założył Marek Zieliński w 2010 roku. Na każdą naprawę dajemy trzy miesiące gwarancji.'],
    ],
    answers: [
      ['Ile kosztuje przegląd roweru?', '120 zł'],
      ['Jaka jest cena wymiany dętki?', '35 zł'],
      ['Do której jesteście otwarci w sobotę?', '10:00–14:00'],
      ['Czy w niedzielę jest otwarte?', 'nieczynne'],
      ['Jaki jest numer telefonu?', '345 67 89'],
      ['Gdzie się znajdujecie?', 'Długa 14'],
      ['Gdzie mogę zaparkować?', 'bezpłatny parking'],
      ['Chcę odwołać wizytę, do kiedy mogę?', '24 godzin'],
      ['Kto założył warsztat?', 'Marek Zieliński'],
    ],
    unknown: [
      'Czy sprzedajecie kaski?',
      'Czy można przyjść z psem?',
      'Czy macie wifi?',
      'Ile kosztuje lakierowanie ramy?',
    ],
  },
  {
    language: 'tr',
    items: [
      ['Zeytin Pansiyon', '## Fiyatlar\nÇift kişilik oda: 3.200 TL\nAile odası: 4.800 TL\nBisiklet kiralama: 400 TL'],
      ['Resepsiyon saatleri', 'Pazartesi–Cuma 08:00–22:00\nCumartesi 09:00–23:00\nPazar kapalı'],
      [
        'İletişim',
        'Telefon: 0286 555 12 34\nE-posta: merhaba@zeytin.test\nAdres: Cumhuriyet Mahallesi, Liman Sokak No: 6, Bozcaada',
      ],
      ['Otopark var mı?', 'Evet, misafirlerimiz için ücretsiz otopark vardır.'],
      ['Rezervasyonu nasıl iptal ederim?', 'Girişten 7 gün öncesine kadar ücretsiz iptal edebilirsiniz.'],
      ['Hakkımızda', 'Pansiyonu 2008 yılında Ayşe Demir kurdu. Kahvaltı oda fiyatına dahildir.'],
    ],
    answers: [
      ['Çift kişilik oda ne kadar?', '3.200 TL'],
      ['Aile odasının fiyatı nedir?', '4.800 TL'],
      ['Cumartesi saat kaça kadar açıksınız?', '09:00–23:00'],
      ['Telefon numaranız nedir?', '555 12 34'],
      ['Neredesiniz?', 'Liman Sokak'],
      ['Rezervasyonumu iptal edebilir miyim?', '7 gün'],
      ['Ne zaman kuruldu?', '2008'],
    ],
    unknown: [
      'Havuzunuz var mı?',
      'Köpek kabul ediyor musunuz?',
      'Spor salonu var mı?',
      'Havaalanı transferi ne kadar?',
    ],
  },
  {
    language: 'el',
    items: [
      ['Ταβέρνα Μελτέμι', '## Τιμές\nΜουσακάς: 11,50 €\nΧταπόδι σχάρας: 16,00 €\nΜάθημα μαγειρικής: 55 €'],
      ['Ωράριο λειτουργίας', 'Δευτέρα–Παρασκευή 12:00–23:00\nΣάββατο 12:00–00:30\nΚυριακή κλειστά'],
      ['Επικοινωνία', 'Τηλέφωνο: 22850 12345\nEmail: yeia@meltemi.test\nΔιεύθυνση: Παραλία Αγίου Γεωργίου 9, Νάξος'],
      ['Υπάρχει πάρκινγκ;', 'Ναι, υπάρχει δωρεάν πάρκινγκ πίσω από την ταβέρνα.'],
      ['Πώς ακυρώνω μια κράτηση;', 'Μπορείτε να ακυρώσετε δωρεάν έως 3 ώρες πριν.'],
      ['Σχετικά', 'Η ταβέρνα άνοιξε το 1987 από τον Νίκο Παππά. Το μάθημα μαγειρικής διαρκεί τρεις ώρες.'],
    ],
    answers: [
      ['Πόσο κάνει ο μουσακάς;', '11,50'],
      ['Ποια είναι η τιμή για το μάθημα μαγειρικής;', '55 €'],
      ['Μέχρι τι ώρα είστε ανοιχτά το Σάββατο;', '12:00–00:30'],
      ['Είστε ανοιχτά την Κυριακή;', 'κλειστά'],
      ['Ποιο είναι το τηλέφωνό σας;', '22850 12345'],
      ['Πού βρίσκεστε;', 'Αγίου Γεωργίου 9'],
      ['Πού μπορώ να παρκάρω;', 'δωρεάν πάρκινγκ'],
      ['Μπορώ να ακυρώσω την κράτηση;', '3 ώρες'],
      ['Πότε άνοιξε η ταβέρνα;', '1987'],
    ],
    unknown: ['Έχετε πισίνα;', 'Επιτρέπονται σκύλοι;', 'Έχετε wifi;', 'Κάνετε γάμους;'],
  },
  {
    language: 'th',
    items: [
      ['สปาดอกบัว', '## ราคา\nนวดแผนไทย: 450 บาท\nนวดน้ำมัน: 800 บาท\nสครับผิว: 650 บาท'],
      ['เวลาเปิดทำการ', 'วันจันทร์–วันศุกร์ 10:00–21:00\nวันเสาร์ 10:00–22:00\nวันอาทิตย์ หยุด'],
      ['ติดต่อเรา', 'โทรศัพท์: 053-123-456\nอีเมล: hello@dokbua.test\nที่อยู่: 22 ถนนนิมมานเหมินท์ เชียงใหม่'],
      ['มีที่จอดรถไหม?', 'มีที่จอดรถฟรีหน้าร้าน'],
      ['ยกเลิกการจองอย่างไร?', 'ยกเลิกได้ฟรีก่อนเวลานัด 4 ชั่วโมง'],
      ['เกี่ยวกับเรา', 'ก่อตั้งโดยคุณสมหญิง ใจดี ในปี 2013 ทุกคอร์สรวมชาสมุนไพร'],
    ],
    answers: [
      ['นวดแผนไทยราคาเท่าไหร่', '450 บาท'],
      ['นวดน้ำมันกี่บาท', '800 บาท'],
      ['วันเสาร์เปิดถึงกี่โมง', '10:00–22:00'],
      ['วันอาทิตย์เปิดไหม', 'หยุด'],
      ['เบอร์โทรศัพท์อะไร', '053-123-456'],
      ['ร้านอยู่ที่ไหน', 'นิมมานเหมินท์'],
      ['จอดรถได้ที่ไหน', 'ที่จอดรถฟรี'],
      ['ขอยกเลิกการจองได้ไหม', '4 ชั่วโมง'],
    ],
    unknown: ['มีสระว่ายน้ำไหม', 'พาหมามาได้ไหม', 'มีไวไฟไหม', 'ขายบัตรของขวัญไหม'],
  },
  {
    language: 'hi',
    items: [
      ['सूर्य योग केंद्र', '## शुल्क\nएक कक्षा: ₹300\nमासिक सदस्यता: ₹2,400\nनिजी कक्षा: ₹1,200'],
      ['समय', 'सोमवार–शुक्रवार 6:00–20:00\nशनिवार 7:00–14:00\nरविवार बंद'],
      ['संपर्क', 'फ़ोन: 0141 234 5678\nईमेल: namaste@surya.test\nपता: 15 अशोक मार्ग, जयपुर'],
      ['क्या पार्किंग है?', 'हाँ, भवन के पीछे मुफ़्त पार्किंग उपलब्ध है।'],
      ['बुकिंग कैसे रद्द करें?', 'कक्षा से 12 घंटे पहले तक मुफ़्त रद्द कर सकते हैं।'],
      ['हमारे बारे में', 'केंद्र की स्थापना 2015 में मीरा शर्मा ने की थी। चटाई हर कक्षा में शामिल है।'],
    ],
    answers: [
      ['एक कक्षा का शुल्क कितना है?', '₹300'],
      ['मासिक सदस्यता कितने की है?', '₹2,400'],
      ['शनिवार को कब तक खुला है?', '7:00–14:00'],
      ['क्या रविवार को खुला है?', 'बंद'],
      ['फ़ोन नंबर क्या है?', '234 5678'],
      ['आप कहाँ हैं?', 'अशोक मार्ग'],
    ],
    unknown: ['क्या वाईफ़ाई है?', 'क्या छात्रों को छूट मिलती है?', 'क्या मैं कुत्ता ला सकता हूँ?'],
  },
])

describe('in a language that is partly or not at all known', () => {
  const indexOf = (language: string, content: string) =>
    buildAnswerIndex([knowledgeText({ id: '1', type: 'document', title: 'Opening hours', content, language })], {
      name: 'Norr',
      language,
    })

  it('does not take the hours of unknown days for those of every day', () => {
    const index = indexOf('sv', 'Måndag–fredag 9:00–18:00\nLördag 10:00–14:00\nSöndag stängt')
    const said = answerQuestion(index, questionOf('Are you open on Sunday?')).parts.join('')
    expect(said).not.toMatch(/^Yes|Sunday: open/)
    expect(said).toContain('Lördag 10:00–14:00')
  })

  it.each([
    ['pl', 'Do której jest otwarte na miejscu?', 'pl'],
    ['ja', '駐車場', 'ja'],
    ['en', '停车场', 'zh'],
    ['uk', 'Де паркування?', 'en'],
    ['bg', 'Къде има паркинг?', 'en'],
    ['pl', 'Is there parking?', 'en'],
  ])('on a site in %s "%s" is answered in %s', (language, question, spoken) => {
    expect(answerQuestion(indexOf(language, 'Norr 2020'), questionOf(question)).language).toBe(spoken)
  })

  it.each([
    ['안녕하세요', 'ko'],
    ['こんにちは', 'ja'],
    ['नमस्ते', 'hi'],
    ['Dzień dobry', 'pl'],
  ])('"%s" is a greeting', (text, language) => {
    expect(answerQuestion(indexOf('en', 'Norr 2020'), questionOf(text))).toMatchObject({ kind: 'talk', language })
  })
})
