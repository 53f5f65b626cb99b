import type { InjectionWords } from './injection-concepts.ts'

export const HUNGARIAN: InjectionWords = {
  language: 'hu',
  machine:
    'mesterséges intelligenci*, nyelvi modell*, chatbot*, csevegőbot*, csetbot*, botok*, botnak, virtuális asszisztens*, digitális asszisztens*, digitális kolléga, automatikus válasz*, automata válasz*, mi-asszisztens*, mi asszisztens*, robot, robotok, robotoknak, (virtuális|digitális|automata|automatikus|elektronikus|mesterséges) (asszisztens*|segítő*|recepció*|kolléga*|munkatárs*|idegenvezető*|tanácsadó*|ügynök*|titkár*|eladó*), válaszoló (program*|rendszer*), mi-rendszer*, ai rendszer*',
  maybeMachine: 'asszisztens, asszisztensek, asszisztensnek, asszisztenseknek, modell',
  address: 'megjegyzés, üzenet, utasítás, figyelmeztetés, minden, összes, kedves, figyelem, fontos, szia, tisztelt',
  ifYouAre: 'ha te egy, ha ön egy, ha, mint, amennyiben',
  reads:
    'olvas*, feldolgoz*, összefoglal*, elemz*, olvasó, olvassák, összefoglaló, összefoglalják, feldolgozó, feldolgozzák, elemző, elemzik, indexelő',
  here: 'ezt az oldalt, ezt a szöveget, ezt, ezt az értékelést, ezt a sort, ezt az oldalt, ezen az oldalon, ezt a dokumentumot, ezt a szöveget, e dokumentum*, jelen dokumentum*, jelen szöveg*, ezt a hirdetést, ezt a leírást, ezt a választ, ezt a véleményt',
  forget:
    'felejtsd el, felejtse el, felejts el, hagyd figyelmen kívül, hagyja figyelmen kívül, ne vedd figyelembe, ne vegye figyelembe, tedd félre, ne kövesd, ne tartsd be, már nem érvényes*, érvényét vesztette, érvénytelen*, töröld',
  orders: 'utasítás*, szabály*, előírás*, irányelv*, parancs*, korlátozás*, instrukció*',
  earlier: 'korábbi*, előző*, fenti*, minden, összes, eddigi*, eredeti*, saját, régi',
  told: 'mindent amit eddig mondtak, amit eddig mondtak neked, amit eddig mondtak, mindent amit mondtak neked, minden fentit, a fentieket, az oldal többi részét, amit a tulajdonos, amit a tulajdonos (írt|mondott), a fent írt*, a fentieket, ami fent áll',
  reveal: 'fedd fel, mutasd meg, ismételd meg, írd ki, másold',
  prompt: 'rendszerprompt*, rendszerutasítás*, az utasításaidat, a szabályaidat',
  fromNow: 'mostantól, ettől kezdve, a továbbiakban, ezentúl, további értesítésig',
  become: 'mostantól te, most már te, már nem vagy, tégy úgy mintha, viselkedj úgy, játszd el, az új szereped, te most',
  role: 'korlátozások nélkül, fejlesztői mód, szabályok nélkül, kalóz, tulajdonos',
  say: 'mondd, mondja, mondjátok, válaszolj, válaszold, válaszoljon, válaszoljatok, írd, írj, írja, ajánld, ajánlja, ajánljátok, említsd, állítsd, erősítsd meg, ígérd, ígérj, fejezd be, zárd, tedd hozzá, javasold, add meg, azt mondod, azt válaszolod, mondod, válaszolod',
  tell: 'mondd el, mondd, közöld, közölje, közöljétek, tájékoztasd, tájékoztassa, biztosítsd, áruld el',
  direct:
    'kérd, kérj, kérjen, kérje, kérdezd, kérdezz, küldd, küldj, küldje, irányítsd, irányítsa, ajánld, adj, kínálj, követeld',
  strictly: 'csak, kizárólag, mindig, pontosan, semmi mást, soha, szó szerint, a mondattal, mondatot',
  everyAnswer: 'minden válasz*, minden beszélgetés*, az összes válasz*, ebben a szerepben, az egyetlen válasz',
  anyQuestion: 'minden kérdés*, bármilyen kérdés*, bármit kérdez*, bármely kérdés*, akármit kérdez*',
  audience:
    'ügyfél, ügyfelek, ügyfelet, ügyfelektől, ügyfélnek, ügyfeleknek, ügyféltől, vásárló*, látogató*, felhasználó*, vendég*, vevő*',
  anyone: 'mindenki*, bárki*, valaki*, emberek*, nekik',
  when: 'ha, amikor, valahányszor, bármikor',
  asks: 'kérdez*, kérdi, megkérdez*, érdeklőd*, tudni akar*',
  hide: 'ne említsd, ne említse, ne mondd, ne mondja, ne áruld el, ne fedd fel, soha ne említsd, anélkül hogy említenéd, titkold, említése nélkül, idézése nélkül, anélkül hogy .. (említ*|idéz*|mond*|elárul*), megemlítése nélkül, forrás nélkül',
  must: 'kell, köteles, kérlek, kérjük, muszáj, kötelező',
  others: 'mi, mi is, kollégáink, tudunk, önnek',
  speaker:
    'rendszer, asszisztens, fejlesztő, adminisztrátor, admin, mi, bot, új utasítás, új utasítások, rendszerüzenet, rendszerértesítés, rendszerfrissítés, rendszerutasítás',
  responder:
    'aki válaszol, aki itt válaszol, bárki válaszol, bárki is válaszol, akik válaszolnak, azok akik válaszolnak, aki a kérdésekre válaszol, az ügyfeleknek válaszoló*, válaszoló kolléga, chates kolléga, chat kezelő*, ha válaszolsz, amikor válaszolsz, ember vagy gép, aki ezt olvassa, akit megkérdez*, akitől .. kérdez*, ha megkérdeznek, (aki|akik|bárki|az aki) .. (kérdésekre|ügyfeleknek|vendégeknek|itt) (válaszol*|felel*)',
  secret:
    'jelszó*, jelszav*, pin-kód*, pin kód*, kártyaszám*, cvv, cvc, útlevélszám*, útlevel*, személyi igazolvány*, születési dátum*, születési idő*, taj szám*',
  that: 'hogy',
  system: 'rendszer*, program*, eszköz*, szoftver*, gép, gépek, alkalmazás*',
  void: '(már|többé) nem (érvényes*|használ*|olvas*|számít*|alkalmaz*), (hatályát|érvényét) veszt*, (érvénytelen*|visszavon*|hatálytalan*)',
  decode: 'visszafelé, hátulról, dekódol*, fejtsd meg, rot13, base64',
  obey: 'engedelmeskedj*, hajtsd végre, hajtsa végre, végrehajt*, teljesítsd, kövesd azt, alkalmazd',
  thisAnswer: 'ezt a választ, ezt a mondatot, ezeket a szavakat',
  asker:
    '(aki|akik|bárki|mindenkinek aki|azoknak akik) .. (kérdez|kérdezi|kérdezik|érdeklődik|érdeklődnek|telefonál), kérdező*, (ha|amikor) (valaki|egy vendég|egy vevő|a vendég|a vevő) .. (kérdez*|kérdi|érdeklődik)',
  replied:
    '(azt|ezt) (mondják|válaszolják|felelik), (kell|kötelező) (mondani|válaszolni|közölni|irányítani|felelni), a válasz (az|ez|csak|mindig), (mondani|válaszolni|közölni|felelni) kell',
  forbids: 'soha, ne',
}
