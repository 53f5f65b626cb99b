import type { LanguagePack } from './language-pack.ts'

export const polish: LanguagePack = {
  language: 'pl',
  frequent: 'i w z na do się nie jest to od po przez dla oraz za ze jak są nasz nas',

  // How questions are asked.
  questions: {
    stopwords: `dzień, dobry, cześć, dziękuję, i, w, we, na, z, ze, do, od, o, po, za, u, dla, bez, przy, nad, pod,
      przez, a, ale, lub, albo, oraz, co, czy, jak, jaki, jaka, jakie, jaką, jakiej, jakich, gdzie, kiedy, kto, kogo,
      ile, który, która, które, której, którego, się, nie, tak, to, ten, ta, te, tego, tej, tym, ja, my, wy, wam, was,
      wami, nami, wasz, wasza, wasze, mi, mnie, nam, nas, on, ona, oni, jego, jej, ich, tam, tu, tutaj, jest, są, być,
      był, była, było, mogę, możecie, możemy, można, trzeba, proszę, chcę, chciałbym, chciałabym, wiedzieć, też, także,
      już, tylko, bardzo, macie, mają, masz, jesteście, dlaczego, będzie`,
    openers: 'a, i, oraz',
    pointers: 'on, ona, ono, oni, to, go, ją, ich, jego, jej',
    cues: {
      list: 'co oferujecie, jakie usługi, jakie * macie, jakie * oferujecie, co macie',
      about: 'czym się zajmujecie, kim jesteście, co to jest',
      when: 'kiedy, w jaki dzień, w jakie dni',
      price: `ile kosztuje, ile kosztują, ile to kosztuje, ile płacę, ile zapłacę, za ile, po ile, cena, ceny, cenę,
        cennik, koszt*, opłat*, stawk*, ile wynosi`,
      hours: `o której, do której, od której, godziny otwarcia, godziny, w jakich godzinach, otwarte, otwarty, otwarci,
        otwieracie, zamykacie, zamknięte, nieczynne, czynne, pracujecie, jak długo otwarte`,
      phone: 'telefon*, numer*, zadzwonić, skontaktować, kontakt*',
      email: 'e-mail*, email*, mail*, poczt*',
      address: 'adres*, gdzie, znajdujecie, znajduje, lokalizacja, dojechać, jak dojść, położon*',
      founded: `od kiedy działacie, od kiedy, kiedy powstał*, kiedy założ*, w którym roku *, od ilu lat,
        jak długo działacie`,
      duration: 'jak długo, ile czasu, ile trwa, ile dni, ile godzin, ile minut, jak długa, do kiedy',
      age: 'od ilu lat, w jakim wieku, wiek*',
      frequency: 'jak często, ile razy',
      percent: 'ile procent, jaki rabat, jaka zniżka',
      count: 'ile, liczba',
      length: 'jak daleko, odległość',
      person: 'kto, jak się nazywa',
      payment: 'zapłacić, płacić, płatnoś*',
      yesno: 'czy',
    },
    concepts: `price: cena, ceny, cenę, cennik, kosztuje, kosztują, koszt, opłata; free: bezpłatny, bezpłatnie, darmowy,
      gratis, za-darmo; pay: płacić, zapłacić, płatność, płatności; card: karta, kartą, karty, kart, blik; cash:
      gotówka, gotówką; parking: parking, parkować, zaparkować, parkowanie; car: samochód, auto; open: otwarte,
      otwarcia, otwieracie, czynne, godziny; close: nieczynne, zamknięte, zamykacie; hour: godzina, godziny; phone:
      telefon; email: mail, email, poczta; address: adres, ulica, ul, znajdujecie, lokalizacja; contact: kontakt,
      skontaktować; found: założył, założyła, powstał, założono, działa, działacie, założyciel; owner: właściciel,
      właścicielka, szef, kierownik; company: warsztat, firma, sklep, salon; cancel: odwołać, anulować, rezygnacja,
      odwołanie; refund: zwrot; book: zarezerwować, rezerwacja, umówić; deliver: dostawa, dostarczacie, wysyłka;
      include: zawiera, wliczone, obejmuje; discount: rabat, zniżka, zniżki; child: dziecko, dzieci; pet: pies, psem,
      psa, zwierzęta; wifi: wifi, internet; guarantee: gwarancja, gwarancji; breakfast: śniadanie; deposit: kaucja,
      zadatek; rent: wypożyczyć, wypożyczenie, wynajem, wynająć; buy: kupić, sprzedajecie; toilet: toaleta; voucher:
      bon, voucher, karnet; appointment: wizyta, wizytę; today: dziś, dzisiaj; tomorrow: jutro; weekend: weekend;
      weekday: powszedni`,
  },
}
