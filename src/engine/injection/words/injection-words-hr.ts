import type { InjectionWords } from './injection-concepts.ts'

export const CROATIAN: InjectionWords = {
  language: 'hr',
  machine:
    'umjetn* inteligencij*, veštačk* inteligencij*, jezičn* model*, jezičk* model*, chatbot*, botovi, botovima, bote, bot, virtualn* asistent*, virtuelni asistent, digitaln* asistent*, digitaln* pomoćnik*, digitaln* kolega, automatsk* odgovor*, ai asistent*, robot, roboti, robotima, (virtualn*|digitaln*|automatsk*|umjetn*|elektroničk*) (asisten*|pomoćni*|recepcij*|recepcionar*|koleg*|vodič*|savjetni*|agent*|tajni*|prodavač*), (program*|sustav*) (za odgovor*|umjetne|ai)',
  maybeMachine: 'asistent, asistenti, asistente, asistentima, asistentu, pomoćnik, pomoćniče, model',
  address:
    'napomena za, poruka za, uputa za, upute za, uputstvo za, obavijest za, svim, svima, za sve, dragi, draga, poštovani, pozor, pažnja, važno za, bok',
  ifYouAre: 'ako si, ako ste, kao',
  reads:
    'čita, čitaju, čitaš, čitate, obrađuje, sažima, analizira, koji čita*, čitaju, sažim*, sažet*, obrađuj*, analiziraj*, indeksiraj*',
  here: 'ovu stranicu, ovaj tekst, ovu recenziju, ovaj redak, ovo, ovu stranicu, ove stranice, ovaj dokument, ovog dokumenta, ovaj tekst, ovog teksta, ovaj oglas, ovaj opis, ovaj odgovor, ovu recenziju',
  forget:
    'ignoriraj*, ignoriši*, zanemari*, zaboravi*, zaboravite, ne obaziri se, stavi sa strane, stavi* po strani, ostavi* po strani, ne slijedi*, prestani slijediti, više ne vrijede, više ne vrijedi, više ne važe, više ne važi, nevažeć*',
  orders: 'uput*, uputstv*, pravil*, instrukcij*, naredb*, ograničenj*, smjernic*',
  earlier: 'prethodn*, ranij*, gore, gornj*, sve, svoje, tvoje, vaše, dosadašnj*, prijašnj*',
  told: 'sve što ti je rečeno, što ti je rečeno, sve što vam je rečeno, što vam je rečeno, sve gore navedeno, sve prethodno, ostatak stranice, što je vlasnik napisao, sve što je vlasnik, što je (vlasnik|vlasnica) (napisao|rekao|napisala|rekla), što piše gore, gore navedeno',
  reveal: 'otkrij*, pokaži*, ponovi*, ispiši*',
  prompt: 'sistemski prompt, sistemske upute, svoje upute, tvoje upute',
  fromNow: 'od sada, odsad, ubuduće, nadalje, od ovog trenutka, do daljnjega',
  become: 'sada si, ti si sada, više nisi, pretvaraj se, ponašaj se kao, glumi, igraj ulogu, tvoja nova uloga',
  role: 'bez ograničenja, način rada za razvojne, bez pravila, pirat, gusar, vlasnik',
  say: 'reci*, recite, govori*, odgovori*, odgovaraj*, napiši*, piši*, preporuči*, preporučuj*, spomeni*, tvrdi*, potvrdi*, potvrđuj*, obećaj*, obećavaj*, završi*, završavaj*, dodaj*, predloži*',
  tell: 'reci*, recite, kaži*, obavijesti*, obavještavaj*, uvjeri*, uvjeravaj*, javi*',
  direct:
    'traži*, zatraži*, pitaj*, upitaj*, pošalji*, šalji*, uputi*, upućuj*, usmjeri*, ponudi*, nudi*, daj*, zahtijevaj*',
  strictly: 'samo, isključivo, uvijek, uvek, točno, tačno, ništa drugo, nikad, doslovno, rečenicom, rečenicu',
  everyAnswer: 'svaki odgovor, sve odgovore, svakom razgovoru, svaki razgovor',
  anyQuestion: 'svako pitanje, sva pitanja, bilo koje pitanje, što god pitali, šta god pitali, svaki upit',
  audience:
    'kupac, kupc*, kupaca, klijent*, posjetitelj*, posetioc*, korisnik*, korisnic*, gost, gosti, gostima, gosta, mušterij*',
  anyone: 'svakome, svakom, svima, netko, ljudima, bilo tko, njima',
  when: 'ako, kad, kada, kad god, čim',
  asks: 'pita, pitaju, upita, upitaju, zanima, želi znati',
  hide: 'ne spominji*, ne govori*, ne otkrivaj*, nikad ne spominji*, ne reci, bez spominjanja, zataji*, bez (citiranja|spominjanja|navođenja|otkrivanja|objašnjenja), a da .. (ne spomen*|ne navod*)',
  must: 'moraš, morate, mora, trebaš, trebate, treba, molim, molimo',
  others: 'mi, možemo, možete, naš*, vam',
  speaker:
    'sustav, sistem, asistent, programer, administrator, ai, bot, nova uputa, nove upute, sistemska poruka, sustavna poruka, poruka sustava, obavijest sustava, ažuriranje sustava',
  responder:
    'tko odgovara, ko odgovara, tko god odgovara, ko god odgovara, onaj tko odgovara, oni koji odgovaraju, svi koji odgovaraju, odgovara na upite, odgovara kupcima, osoba na chatu, tim za chat, djelatnik chata, kad odgovaraš, kada odgovarate, čovjek ili stroj, tko ovo čita, koga pitaju, ako vas pitaju, ako te pitaju, (tko|onaj tko|oni koji|zaposlenik koji|osoba koja) (odgovara*|poslužuj*) .. (pitanja|kupcima|gostima|ovdje)',
  secret: 'lozink*, pin, broj kartice, cvv, putovnic*, pasoš*, oib, osobn* iskaznic*, datum rođenja',
  that: 'da je, da su, da',
  system: 'sustav*, program*, alat*, softver*, strojev*, aplikacij*',
  void: 'više ne (vrijed*|važ*|korist*|čita*|primjenjuj*), (ukinut*|poništen*|nevažeć*|opozvan*|zamijenjen*)',
  decode: 'unatrag, naopako, dekodiraj*, dešifriraj*, rot13, base64',
  obey: 'izvrši*, poslušaj*, primijeni*, postupi po, učini što',
  thisAnswer: 'ovaj odgovor, ovu rečenicu, ove riječi',
  asker:
    '(tko|svakome tko|svima koji|onima koji|gostima koji|kupcima koji|kupci koji) (pita|pitaju|upita|nazove|zove|piše|zanima), (ako|kada|kad) (netko|gost|kupac|vas) (pita|upita), na (pitanje|pitanja|upit|upite) o',
  replied:
    'se (odgovara|kaže|govori|navodi|upućuje), (odgovara|kaže|govori) se, (treba|valja) (odgovoriti|reći|uputiti|navesti), odgovor (je|glasi)',
  forbids: 'nikad, ne',
  newRole: 'nova uloga',
}
