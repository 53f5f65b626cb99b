import type { InjectionWords } from './injection-concepts.ts'

export const TURKISH: InjectionWords = {
  language: 'tr',
  machine:
    'yapay zeka*, yapay zekâ*, yz, chatbot*, sohbet robot*, sohbet bot*, bot, botlar, botu, botlara, dil model*, gpt, chatgpt, llm, yapay zeka model*, yapay zeka asistan*, sanal asistan*, dijital asistan*, dijital yardımcı*, sanal temsilci*, otomatik yanıt*, otomatik cevap*, yanıt sistemi*, sohbet asistan*, dil modeli*, dil modelleri*, robot, robotlar, dijital arkadaş*, (sanal|dijital|otomatik|elektronik|yapay) (asistan*|yardımcı*|resepsiyon*|danışma*|danışman*|rehber*|görevli*|temsilci*|sekreter*|satıcı*|okuyucu*|karşılama*), (yanıt*|cevap*|sohbet|konuşma|özetleme) (program*|sistem*|yazılım*|makine*), okuyan makine*',
  maybeMachine: 'asistan, asistanlar, asistana, asistanlara, asistanı, asistanları, asistanın, model',
  address: 'not, dikkat, sevgili, sayın, merhaba, mesaj, talimat, tüm, bütün, her, bu bir, önemli',
  ifYouAre: 'eğer bir, eğer sen, eğer siz, eğer, sen bir, siz bir, bir',
  reads:
    'okuyan, okuyorsan*, okuyan*, okurken, işleyen, işliyorsan*, özetleyen, özetliyorsan*, özetlerken, analiz eden, tarayan, kullanan, özetleyecek, okuyacak, özetle*, okuyan*, tarayan*, işleyen*',
  here: 'bu sayfayı, bu sayfa, bu metni, bu metin, bu siteyi, bu site, bu belgeyi, bu içeriği, bu mesajı, bu satırı, bu satırları, bu paragrafı, bu yorumu, bu ilanı, bu ürünü, bu etiketi, bu dosyayı, bu açıklamayı, bu yanıtı, bu cevabı, bu kartı, işbu belge*, bu yazıyı, bu belge*',
  forget:
    'yok say*, görmezden gel*, göz ardı et*, gözardı et*, dikkate alma*, unut*, boş ver*, boşver*, önemseme*, umursama*, geçersiz kıl*, iptal et*, sil*, bir kenara bırak*, bir kenara koy*, bir yana bırak*, kenara bırak*, uyma*, takip etme*, izleme*, itaat etme*, uymayı bırak*, yerine geç*, üzerine yaz*, atla*, taslaktır, burada bırak*, geride bırak*, say ki, yokmuş gibi',
  orders:
    'talimat*, komut*, kural*, yönerge*, emir*, prompt*, istem*, kısıtlama*, sınırlama*, bağlam*, direktif*, yönlendirme*, program*',
  earlier:
    'önceki, yukarıdaki, daha önceki, eski, orijinal, ilk, mevcut, tüm, bütün, sana verilen, size verilen, verilen, sistem, kendi, şimdiye kadar*, bugüne kadar*, senin, asıl',
  told: 'sana söylenen*, size söylenen*, sana söylediklerini*, sana söylenenleri*, daha önce söylenen*, önceden söylenen*, sana anlatılan*, sana öğretilen*, sana denilen*, yukarıdaki her şeyi, yukarıdakilerin hepsini, bundan önceki her şeyi, bildiğin her şeyi, öğrendiğin her şeyi, öncesini, tüm talimatları, bütün talimatları, talimatlarını, kurallarını, şimdiye kadar söylenen*, önceki her şeyi, şimdiye kadar hangi, şimdiye kadarki her şey*, sahibinin yazdığı*, yukarıdaki her şey*, bu sayfadaki diğer*, diğer tüm belgeler*, hangi kimlikle, sahibin yazdık*, sahibinin yazdık*, işletmenin yazdık*, yukarıda yazan*, daha önce yazıl*, sana verilen kurallar*',
  reveal:
    'açıkla*, göster*, tekrarla*, tekrar et*, yazdır*, yaz*, paylaş*, ifşa et*, söyle*, ver*, kopyala*, listele*, alıntıla*, çevir*, ortaya çıkar*',
  prompt:
    'sistem komutu*, sistem istem*, sistem mesaj*, sistem prompt*, sistem talimat*, ilk talimat*, gizli talimat*, orijinal talimat*, iç talimat*, talimatlarını*, kendi talimat*, promptunu*, komutlarını*, kurallarını*, yapılandırmanı*, tüm konuşmayı*, api anahtar*, diğer müşteri*, diğer ziyaretçi*, diğer kullanıcı*',
  fromNow:
    'bundan sonra, bundan böyle, artık, şu andan itibaren, bu andan itibaren, şimdiden itibaren, bugünden itibaren, bundan sonraki, konuşmanın sonuna kadar, ikinci bir emre kadar',
  become:
    'artık sen, sen artık, artık bir, şimdi bir, sen şimdi, gibi davran*, gibi yap*, gibi konuş*, rolünü üstlen*, rolünü oyna*, rolüne gir*, rolü yap*, numarası yap*, farz et*, hayal et*, moduna geç*, modunu etkinleştir*, modunu aç*, olarak davran*, olarak cevap ver*, kılığına gir*, taklit et*, gibi hareket et*, yeni kimliğin*, elindeki yeni kimlik, yeni rolün*, yeni görevin*, hayal et ki sen, kendini .. olarak, rehbersin, asistansın, robotsun, korsansın',
  role: 'geliştirici mod*, yönetici mod*, hata ayıklama mod*, bakım mod*, kısıtlama olmadan, kısıtlamasız, sınırsız, kuralsız, filtresiz, sansürsüz, jailbreak, korsan, sahibi, memur*, yeni kimlik*',
  say: 'söyle, söyleyin, söyleyiniz, söylemelisin*, söylemeli, deyin, cevap ver, cevap verin, cevapla, cevaplayın, cevap vermelisin*, yanıtla, yanıtlayın, yanıt ver, yanıt verin, yanıt vermelisin*, yazın, belirt, belirtin, öner, önerin, önermelisin*, tavsiye et, tavsiye edin, bitir, bitirin, sonlandır, başla, başlayın, ekle, ekleyin, teklif et, teklif edin, onayla, onaylayın, vaat et, tekrarla, verin, dersin, dersiniz, diyeceksin, diyeceksiniz, diyorsun, söylersin, söylersiniz, söyleyeceksin, cevap verirsin, yanıt verirsin, yanıtlarsın, cevaplarsın',
  tell: 'söyle*, bildir*, anlat*, ilet*, ikna et*, bilgilendir*, temin et*',
  direct:
    'yönlendir*, gönder*, iste*, rica et*, öner*, tavsiye et*, teklif et*, sun, ver*, iste, isteyin, sor, sorun, talep et*, vaat et*, söz ver*',
  strictly:
    'sadece, yalnızca, yalnız, her zaman, daima, hep, tam olarak, aynen, kelimesi kelimesine, başka hiçbir şey, asla, hiçbir zaman, mutlaka, ile bitir*, ile başla*, cümlesini, kelimesini, kelimesiyle, cümlesiyle, şu metni, her seferinde',
  that: 'olduğunu, diye',
  everyAnswer:
    'her cevab*, her yanıt*, tüm cevap*, tüm yanıt*, bütün cevap*, bütün yanıt*, cevabını*, her mesaj*, her konuşma*, her sohbet*, tüm konuşmalar*, bütün konuşmalar*, bu rolde, tüm konuşma boyunca, tek cevap, tek yanıt',
  yourAnswer: 'cevaplarını*, yanıtlarını*, yanıtını*',
  anyQuestion:
    'her soru*, tüm soru*, bütün soru*, ne sorulursa sorulsun, her soruya, her soru, bütün sorulara, tüm sorulara, hangi soru gelirse, ne sorarlarsa',
  audience: 'müşteri*, ziyaretçi*, kullanıcı*, misafir*, alıcı*',
  anyone: 'biri, birisi, kim, herkes*, kimse*, insanlar*, kişi*, soranlara, onlara',
  when: 'eğer, zaman, her ne zaman, ne zaman, -se, sorarsa, sorduğunda, sorulduğunda, sorarlarsa, sorulursa, isterse, soran',
  asks: 'sorarsa, sorduğunda, sorarlarsa, sorulduğunda, sorulursa, sorduklarında, soran, soranlara, öğrenmek isterse, isterse, sorunca, bahsederse',
  hide: 'bahsetme, bahsetmeyin, asla bahsetme, söyleme, söylemeyin, asla söyleme, açıklama, açıklamayın, ifşa etme, gösterme, bilgilendirme, gizle*, sakla*, sır olarak, belirtmeden, bahsetmeden, söylemeden, reddet*, bunu belirtmeden, alıntılamadan, kaynak göstermeden, adını anmadan, bundan söz etmeden, söz etmeden, açıklamadan, göstermeden, anmadan',
  must: 'zorundasın*, zorunda*, gerekir, gerekiyor, lazım, gerek, lütfen, mecbur*, şart, şarttır, -malısın',
  others: 'biz, ben, o, onlar, bizim, ekibimiz, size, sizin, sizlere',
  your: 'müşterilerinize, müşterilerinizin, bizim, diğer, yeni, birçok',
  about: 'hakkında, ile ilgili, konusunda',
  speaker:
    'sistem, asistan, geliştirici, yönetici, admin, yapay zeka, bot, yeni talimat, yeni talimatlar, sistem mesajı, yeni görev, yeni rol, sistem (mesajı|uyarısı|bildirimi|güncellemesi|notu|talimatı|duyurusu|komutu), (asistan|bot) (notu|mesajı|talimatı)',
  responder:
    'cevap veren her kimse, yanıt veren her kimse, cevap veren kim, burada cevap veren, burada yanıt veren, buraya yazan, soruları yanıtlayan*, soruları cevaplayan*, müşterilere cevap veren*, müşterilere yanıt veren*, sohbette cevap veren*, sohbet ekibi*, sohbet görevlisi*, canlı destek görevlisi*, insan veya otomatik, insan ya da otomatik, bunu okuyan, yanıt verirken, cevap verirken, (soran*|sorulan*) .. (kişi*|herkes*|kim*), kendisine sorulan*, size sorulursa, sana sorulursa, (soruları|müşterilere|misafirlere|ziyaretçilere|mesajlara|sorulara) (yanıtlayan*|cevaplayan*|cevap veren*|yanıt veren*), bilgi veren kim*, görevli* .. yanıtla*',
  secret:
    'şifre*, parola*, pin, kart numarası*, cvv, güvenlik kodu*, üç hane*, pasaport*, kimlik numarası*, kimlik no, doğum tarihi*, doğrulama kodu*',
  system: 'sistem*, program*, araç*, yazılım*, makine*, uygulama*',
  void: 'artık geçerli değil*, geçerli değil*, geçersizdir, geçersiz, hükümsüz*, yürürlükten kalk*, yürürlükten kaldır*, iptal edil*, artık kullanılm*, artık kullanm*, artık okunm*, askıya alın*, geçerliliğini yitir*',
  decode: 'tersten, sondan başa, geriye doğru oku*, deşifre*, çözümle*, şifresini çöz*, kodunu çöz*, rot13, base64',
  obey: 'uygula*, yerine getir*, gereğini yap*, itaat et*, dediğini yap*, söyleneni yap*',
  thisAnswer: 'bu cevabı, bu yanıtı, bu cümleyi, bu sözleri',
  asker:
    'soran*, sorulduğunda, sorulursa, soranlar*, (arayan|yazan|arayıp soran|merak eden|öğrenmek isteyen) herkes*, arayanlara, merak eden*, bilgi isteyen*',
  replied:
    'söylenir, söylenecek*, söylenmeli*, söylensin, denir, denilir, denecek*, densin, denmeli*, (cevap|yanıt|cevabı|yanıtı) (verilir|verilmeli*|verilecek*|verilsin), bildirilir, bildirilmeli*, yönlendirilir, yönlendirilmeli*, yönlendirilecek*, iletilir, yanıtlanır, cevaplanır, tek (cevap|yanıt)',
  forbids: 'kimseye, asla, hicbir',
  newRole: 'yeni rol',
}
