import type { LanguagePack } from './language-pack.ts'

export const dutch: LanguagePack = {
  language: 'nl',
  frequent: 'de het een en is van voor met op wij je uw zijn niet bij ook aan dat onze te',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: twee; 3: drie; 4: vier!; 5: vijf; 6: zes; 7: zeven; 8: acht; 9: negen; 10: tien; 11: elf!; 12: twaalf,
      dozijn; 13: dertien; 14: veertien; 15: vijftien; 16: zestien; 17: zeventien; 18: achttien; 19: negentien;
      20: twintig; 30: dertig; 40: veertig; 50: vijftig; 60: zestig; 70: zeventig; 80: tachtig; 90: negentig;
      100: honderd; 1000: duizend; 1.5: anderhalf, anderhalve; 2.5: tweeenhalf, tweeenhalve`,
    one: 'een, eén',
    and: 'en',
    half: 'half, halve',
    percent: 'procent',
    currencies: 'EUR: euro, euros; GBP: pond; USD: dollar; coin: cent!',
    units: `second: seconde, seconden; minute: minuut, minuten; hour: uur, uren, uurs; night: nacht, nachten,
      overnachting, overnachtingen; day: dag, dagen, daagse, werkdag, werkdagen; week: week, weken, weekse;
      month: maand, maanden; year: jaar, jaren, jarige; mm: millimeter; cm: centimeter; m: meter; km: kilometer;
      g: gram; kg: kilo, kilogram; tonne: ton!; ml: milliliter; litre: liter; m2: vierkante meter; hectare: hectare`,
    unitAdjectives: 'volle, hele, goede, extra, eerste',
    spans: '15: kwartier; 30: half uur, halfuur; 45: drie kwartier',
    per: 'per, elke, ieder, iedere, voor een',
    about: 'ongeveer, circa, ca, rond, rond de, bijna, zo n, om en nabij, een kleine, omstreeks',
    over: 'meer dan, ruim',
    under: 'minder dan, onder de',
    bounds: 'tot, binnen, minstens, duurt, maximaal, duren, geldig',
    to: 'tot, en!, of!, tot en met, t m',
    shortDays: ['ma!', 'di!', 'wo!', 'do!', 'vr!', 'za!', 'zo!'],
    everyDay: 'dagelijks, elke dag, iedere dag, alle dagen, zeven dagen per week, 7 dagen per week',
    workdays: 'doordeweeks, op werkdagen, door de week',
    weekend: 'weekend, weekeinde, weekends',
    holidays: `101: nieuwjaarsdag; 1224: kerstavond; 1225: eerste kerstdag; 1226: tweede kerstdag;
      1225-1226: kerst, kerstmis; 1231: oudejaarsdag, oudejaarsavond`,
    months: '3: mrt',
    oclock: 'uur',
    at: 'om!, vanaf, tot, van!, na!, voor!, tegen, tussen, sinds, rond',
    morning: 's ochtends, s morgens',
    evening: 's middags, s avonds, s nachts',
    noon: 'twaalf uur s middags',
    midnight: 'middernacht',
    spokenClock: `-30: half _; 15: kwart over _; -15: kwart voor _; 10: tien over _; -10: tien voor _; 5: vijf over _;
      -5: vijf voor _`,
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      spoken: `snap, hoor, vraag, reken, help, denk, weet, kan, raad, adviseer, begrijp, zie, vertel, stel, hoop, heb,
        ben, wens, noem, vind, zou, wil, mag, moet, geef, leg, beveel, beantwoord, wijs, vat, zal, als, dat`,
      role: 'team, collega*, medewerk*, adviseur*, specialist*, balie, receptie, monteur*',
      who: 'ik, wij, we, iemand, (?:ons|onze|een|de|het|uw) (?:_ ){0,3}?{role}',
      does: `geef, geven, geeft, bel, bellen, belt, neem, nemen, neemt, stuur, sturen, stuurt, mail, mailen, mailt, zal,
        zullen, ga, gaan, gaat, reserveer, reserveren, reserveert, boek, boeken, noteer, noteren, houd, houden, zet,
        zetten, leg, leggen, schrijf, schrijven, schrijft, regel, regelen, bevestig, bevestigen, garandeer, garanderen,
        beloof, beloven, laat, laten, kom, komen`,
      visitor: 'je, jou, jullie, u, uw, contact, terug, vast, vrij, opzij, in, door',
      done: `gereserveerd, geboekt, gestuurd, doorgestuurd, bevestigd, besteld, genoteerd, vastgelegd, gezet, ingepland,
        opzijgelegd, doorgegeven, ingeschreven, aangemeld, gemaild, gebeld, toegepast, vrijgehouden`,
      settled: 'vast, bevestigd, geboekt, gereserveerd, genoteerd, geannuleerd, ingepland, onderweg, vastgelegd',
      news: 'van ons, bevestiging, mail, e-mail, telefoontje, antwoord, bericht',
    },
    shapes: [
      'ik (?!(?:{spoken})(?!\\p{L}))\\p{L}{3,} (?:_ ){0,3}?(?:u|je|jou|jullie)',
      '{who} {does}~50{visitor}',
      '(?:(?:heb|hebben|heeft) (?:ik|wij|we)|(?:ik|we|wij) (?:heb|hebben))~60{done}',
      '(?:uw|je|jouw) _ (?:is|werd|staat|wordt) (?:(?:nu|al|reeds|hierbij) )*{settled}',
      '(?:u|je) (?:ontvangt|krijgt|hoort) (?:_ ){0,5}{news}',
    ],
    claims: {
      discount: `\\d ?% (?:korting|minder), korting*, \\p{L}*korting*, kortingscode*, aanbieding*, actieprij*,
        speciale prij*`,
      guarantee: 'garan(?:t|d)*, \\p{L}*garantie',
      certificate: `gecertificeerd*, certific*, keurmerk*, bekroond*, prijswinnend*, onderscheiding*, michelin*,
        iso[- ]?\\d+, erkend door`,
      free: 'gratis, kosteloos*, kosteloze, zonder (?:extra |bij)?kosten, cadeau',
    },
    hedges: 'geen, niet, nooit, zonder, noch, niets, helaas, of',
    pointers: '(?:het|die|dat) (?:kost|duurt|is|zijn|geldt), dit, daarna, anders, ze',
  },

  // How questions are asked.
  questions: {
    stopwords: `tijdens, gedurende, sinds, tussen, volgens, via, ff, effe, gaat, hoi, aan, accepteren, verkopen,
      accepteert, al, alle, als, ben, bij, daar, dan, dat, de, deze, die, dit, door, dus, een, en, er, ge, geen, graag,
      had, hebben, hebt, heb, heeft, hem, het, hier, hij, hoe, hun, ik, in, is, ja, je, jij, jou, jouw, jullie, kan,
      kunnen, kun, maar, me, meer, men, met, mij, mijn, moet, moeten, mag, na, naar, niet, nog, nu, of, om, omdat,
      onder, ons, onze, ook, op, over, per, te, tegen, ten, tot, u, uit, uw, van, veel, voor, waar, waarom, was, wat,
      we, welk, welke, wel, wie, wij, wil, worden, wordt, zal, ze, zei, zeer, zich, zij, zijn, zo, zonder, zou, hoeveel,
      wanneer, bieden, doen, doet`,
    light: `denken, dacht, geloven, geloof, hopen, hoop, wensen, menen, lijkt, begrijpen, weten, weet, merken, tonen,
      leggen, zetten, gooien, dragen, trekken, vallen, lopen, zitten, liggen, ligt, hangen, drukken, draaien, praten,
      horen, hoor, lukt, lukken, zorgen, proberen, probeer, geldt, gelden, klopt, gebruiken, besluiten, beslissen,
      overwegen, regelen, geregeld, afvragen, leuk, mooi, fijn, helaas, hopelijk, misschien, waarschijnlijk,
      natuurlijk, eigenlijk, echt, behoorlijk, vooral, onlangs, momenteel, tegenwoordig, inmiddels, binnenkort,
      volgende, vorige, meteen, direct, plotseling, toevallig, extra, overal, nergens, thuis, vanavond, daarna,
      daarvoor, eerst, laatst, alvast, mogelijk, samen, alleen, zoiets, ermee, ervoor, daarmee, weer, even, gewoon,
      iets, iemand, voordat, ongeveer, staan, staat, krijg, krijgt, stuur, sturen, valt, mis, raar, eens, eraf, erop,
      erbij, bovenop, zelf, moeder, vader, zus, broer, vriendin, probleem, nodig, willen, zeggen, vraag, vragen,
      nemen, neem, geven, geeft, gaan, komen, komt, zien, laten, gebeurt, werkt, werken, ding, manier, soort, type,
      informatie, info, details, voorwaarden, toegestaan, beschikbaar, precies, normaal, meestal, totaal, compleet,
      heel, elke, iedere, andere, zelfde, eigen, nieuw, goed, beste, mensen, persoon, dag, vandaag, erheen, hallo,
      goedendag, bedankt, alsjeblieft, aub, kunt, zouden, mogen, bent, waren, doe, ga, blijf, blijft, houd, houdt,
      vindt, zoek, vergeet, vergeten, snel, soms, vaak, altijd, nooit, dichtbij, binnen, ergens, niemand, niets,
      meerdere, sommige, anders, behalve, toch, gauw, rond, omtrent, betreft, spreekt, helpen, helpt, kennen,
      volstaat, zorgt, rekenen, terugbrengen, brengen, meenemen, meebrengen, terwijl, hoewel, pakken, minder, verder,
      spul, neer, kwijt, kwijtraken, mee`,
    openers: 'en, of, maar, ook',
    sells: 'verkopen jullie, verkoopt u, verkoop je',
    tags: 'toch, hè, nietwaar, dan',
    pointers: 'dat, dit, deze, daarvan',
    cues: {
      list: `wat bieden jullie, wat verkopen jullie, wat kan ik * kopen, wat is er te koop, welke * hebben jullie,
        welke * bieden jullie, welke * zijn er, welke diensten, wat voor * hebben`,
      about: 'wat doen jullie, wie zijn jullie, wat is dit',
      reasons: `waarom jullie, waarom zou ik (voor )?jullie, (is het|het) de moeite waard`,
      when: 'wanneer, welke dag, welke maand, welke datum, welke maanden, periode van het jaar',
      price: `wat vragen jullie, hoeveel is de borg, hoeveel is de aanbetaling, hoeveel is de entree, hoeveel is de
        contributie, hoeveel rekenen, wat betaal, hoeveel betaal*, hoeveel moet ik * betalen, wat moet ik * betalen,
        kost, kosten, prijs, prijzen, tarief, tarieven, hoe duur, wat kost*, toeslag, meerprijs, bedrag, hoe hoog is
        het bedrag, hoe hoog zijn de kosten, hoe hoog is de borg, hoeveel moet ik rekenen, waar moet ik op rekenen,
        wat ben ik kwijt, hoeveel ben ik kwijt, wat reken*, wat komt er * bij, verzendkosten, neertellen, voor
        hoeveel, wat betalen, wat betaalt, (moet|moeten) (ik|je|we|wij) (_ ){1,6}betalen`,
      hours: `bij u terecht, bij jullie terecht, openingstijden, hoe laat, open, geopend, welke dagen,
        wanneer zijn jullie, sluiten, gesloten, dicht, openen jullie, openingsuren`,
      phone: `telefoon*, bellen, mobiel, whatsapp, nummer, bel ik, tel, contact (_ )*opnemen, contactgegevens,
        jullie bereiken`,
      email: `e-mail*, email*, mailadres, mailen, schrijven, mail, contact (_ )*opnemen, contactgegevens,
        jullie bereiken`,
      address: `adres, waar bent u, waar zitten, waar ligt, locatie, waar is, gevestigd, welke plaats, welk dorp,
        welke straat, welke stad, waar zit, postcode, hoe kom ik, waar vind, waar zijn, waar`,
      date: 'welk jaar, welke datum, de datum',
      founded: `sinds wanneer, welk jaar * geopend, hoe lang besta*, hoelang besta*, hoe lang bent u al,
        hoe lang zijn jullie, opgericht, wanneer zijn jullie begonnen, sinds welk jaar, vanaf welk jaar`,
      age: 'hoe oud, welke leeftijd, minimumleeftijd, leeftijdsgrens',
      duration: `hoe lang, hoelang, hoeveel dagen, hoeveel uur, hoeveel minuten, hoeveel maanden, hoe snel,
        hoe ver van tevoren`,
      frequency: 'hoe vaak, hoe dikwijls',
      percent: 'percentage, procent, hoeveel aanbetaling, korting*',
      weight: 'hoe zwaar, weegt, gewicht, hoeveel kilo',
      length: `hoe ver, hoe breed, hoe diep, hoe hoog, hoeveel kilometer, hoeveel meter, afstand, afmetingen,
        hoe groot is`,
      area: 'vierkante meter, welke oppervlakte, hoeveel m2',
      count: 'hoeveel, hoe groot, maximaal, minimaal, minimum, maximum',
      person: 'hoe heet de, hoe heten de, wie is, wie zijn, wie, naam van, welke arts, welke docent, verantwoordelijk',
      payment: `hoe kan ik betalen, hoe betaal ik, betaalmethode*, betaalmogelijkhe*, betaalwijze*, met pin,
        contant betalen, betalen met, pinnen`,
      yesno: '(_(en|t|k|g)|is|zijn|kan) (jullie|je|jij|men|we|wij|ik|u|er)',
    },
    concepts: `monday: ma; tuesday: di; wednesday: wo; thursday: do; friday: vr; saturday: za; sunday: zo; access:
      rolstoel, rolstoeltoegankelijk, toegankelijk, mindervaliden, rolstoelvriendelijk, lift, trap, drempel,
      kinderwagen; address: adres, locatie, gevestigd, ligging, straat, vinden; adult: volwassene; afternoon: middag,
      namiddag; age: leeftijd, jaar, oud, jaren; alcohol: alcohol, wijn, bier, fles, prosecco, champagne, borrel;
      allergy: allergie, allergenen, allergisch, noten, gluten, lactose; appointment: afspraak, afspraken, inloop;
      area: regio, gebied, omgeving, voorrijkosten; award: prijs, gecertificeerd, certificaat, erkend, keurmerk;
      beginner: beginner; bicycle: fiets, fietsen; big: groot, grote, grootste; birthday: verjaardag, feest,
      kinderfeestje; book: boeken, reserveren, reservering, afspraak; bread: brood; breakfast: ontbijt; bring:
      meenemen, meebrengen, aantrekken, kleding; buy: kopen, koop, bestellen, aankoop; cake: taart, gebak; cancel:
      annuleren, annulering, opzeggen, afzeggen, opzegtermijn; car: auto, voertuig, wagen; card: pinpas, creditcard,
      kaart, pinnen, visa, mastercard, amex, maestro; cash: contant, cash; catering: catering, buffet; charge:
      opladen, laadpaal; cheap: goedkoop, goedkoper, goedkoopste, voordelig, korting; checkin: aankomst, inchecken;
      checkout: vertrek, uitchecken; cheque: cheque; child: kind, kinderen, baby, zoon, dochter, kids, peuter,
      kleuter, tiener, jongeren, minderjarig; christmas: kerst, kerstmis; close: gesloten, sluit, dicht; coffee:
      koffie, thee, café; company: bedrijf, winkel, zaak, filiaal, kantoor; contact: contact, bereiken, opnemen;
      contract: contract, overeenkomst; country: europese, unie, internationaal, land, buitenland, europa; day: dag,
      dagelijks; deliver: bezorgen, levering, leveren, verzenden, versturen, verstuurt, verzendkosten, sturen,
      bezorgd; deposit: aanbetaling, borg, borgsom, waarborgsom, vooruitbetaling, waarborg; dinner: diner, avondeten;
      directions: route, routebeschrijving, bereikbaarheid, bereiken; discount: korting, kortingen; drink: drank,
      drankje, wijn, bier; drive: rijden, rijles; duration: duurt, duur, lang; email: email, mail, mailadres;
      emergency: spoed, spoedgeval, noodgeval, dringend; entry: toegang, entree, ticket, kaartje; evening: avond;
      event: evenement, evenementen, feest, partij, vrijgezellenfeest; extra: extra, toeslag, bijkomend; far: ver,
      afstand, km, kilometer, straal; fitness: fitness, sportschool, trainen, toestellen; food: eten, voedsel,
      maaltijden, gerechten; found: opgericht, oprichter, sinds, bestaat, gestart, geopend, bestaan; free: gratis,
      kosteloos, vrij; garden: tuin, terras, buiten; glutenfree: gluten, glutenvrij; group: groep, groepsgrootte,
      gezelschap, groepstarief; guarantee: garantie, gegarandeerd, waarborg; highseason: hoogseizoen; holiday:
      feestdag, vakantie; hour: uur, uren; include: inclusief, inbegrepen, bevat; install: installeren, installatie,
      montage, plaatsen; instalment: termijnen, financiering, gespreid, afbetaling; job: vacature, baan, sollicitatie,
      stage; keep: bewaren, bewaar, houdbaar, koelkast, invriezen; kitchen: keuken, koken; last: duurt, duur, lang;
      late: laat, later, vertraging; lesson: les, lessen, cursus, cursussen, workshop, training, sessie; license:
      rijbewijs; lowseason: laagseizoen; lunch: lunch, middageten; material: materiaal, stof, hout, gemaakt, leer,
      metaal, staal, goud, zilver, katoen, wol; maximum: maximum, maximaal, hooguit, hoogstens, limiet; minimum:
      minimum, minimaal, minstens; minute: minuut, minuten, min; miss: missen, te-laat, vergeten, vergeet, mis,
      verzuim, verlaat; month: maand, maandelijks; morning: ochtend; motorbike: motor, bromfiets, scooter; night:
      nacht, overnachten; offer: pakket, arrangement; old: oud, vorige, vroeger; online: online, internet, webshop;
      open: open, geopend, openingstijden, opent, uren; owner: eigenaar, eigenaresse, baas, directeur, leidinggevende;
      parking: parkeren, parkeerplaats, parkeerplaatsen, parkeergarage, parkeer, auto; pass: slagen, geslaagd, slaagt;
      pay: betalen, betalingen, betaal, betaalt, betaald, afrekenen; percent: procent, percentage, aandeel; person:
      persoon, personen, gasten, deelnemer, mensen; pet: hond, huisdier, huisdieren, dieren, kat; phone: telefoon,
      telefoonnummer, bellen, mobiel, tel, nummer; pickup: afhalen, ophalen, afhaal, meenemen; plan: abonnement,
      pakket; pool: zwembad, zwemmen; premises: huis, huisje, appartement, accommodatie, vakantiehuis; price: prijs,
      prijzen, kost, tarief, tarieven, duur, goedkoop; publicholiday: feestdag; quiet: lawaai, stil, rust, muziek,
      geluid; quote: offerte, prijsopgave; ready: klaar, gereed, af; reduced: korting, actie, aanbieding; refund:
      terugbetaling, geld, terug, terugbetaald, restitutie, vergoeding; register: inschrijven, aanmelden, meedoen,
      deelnemen; rent: huren, huur, verhuur, lenen, uitlenen; repair: repareren, reparatie, herstellen, maken, lekke,
      band, kapot; reschedule: verzetten, verplaatsen, wijzigen, verschuiven, omboeken; return: retour, retourneren,
      terugbetaling, ruilen, herroepen, terugsturen, terugbrengen; review: nakijken, controle; rightnow: nu,
      momenteel; room: kamer, accommodatie; seat: plaatsen, capaciteit, zitplaatsen; senior: ouderen, senioren,
      gepensioneerd, 65+; service: onderhoud, beurt, keuring; showroom: showroom, bezoeken, bekijken; single: alleen,
      enkele, eenpersoons; size: grootte, maat, maten, afmetingen, vierkante, m2; small: klein, kleinste; solar:
      zonnepanelen, zonne-energie, panelen; staff: team, medewerkers, personeel, mensen, collega's; start: begin,
      begint, start, aanvang; station: station, halte, trein, bus; stay: verblijf, blijven, slapen, overnachten,
      nacht, verblijven; student: student, scholier, scholieren, leerling; support: hulp, ondersteuning,
      klantenservice; swim: zwemmen, zwembad, strand; tax: btw, belasting; teacher: leraar, docent, instructeur,
      lesgever, lerares, begeleider; ticket: ticket, kaartje, entree, toegang; today: vandaag, nu; toilet: toilet, wc;
      tomorrow: morgen; trade: restaurant, praktijk, hotel, sportschool, salon, bakkerij, pizzeria, kapsalon;
      transfer: overschrijving, overmaken; travel: bus, trein, tram, metro, station, ov, vliegveld, openbaar, vervoer;
      trial: proef, proefperiode, proefles, demo, uitproberen, kennismaken; user: gebruiker; vaccine: vaccinatie,
      vaccinaties, inenting, prik; valid: geldig, geldigheid, verloopt, verlopen; vegan: vegan, veganistisch,
      plantaardig; vegetarian: vegetarisch, vegetarier; voucher: cadeaubon, bon, tegoedbon, waardebon, cadeau,
      cadeaukaart; weather: weer, regen, slecht; week: week, weken, wekelijks; weekday: doordeweeks, werkdag,
      weekdagen; weekend: weekend; wifi: wifi, internet, wi-fi; work: werkt, werken; year: jaar, jaren, jaarlijks;
      couple: koppel, stel, romantisch, romantische, partner; broken: kapot, beschadigd, defect, stuk; wholesale:
      groothandel, wederverkoper; branding: logo, gravure, gepersonaliseerd, bedrukt; insurance: verzekering,
      verzekerd, zorgverzekeraar; invoice: factuur, bon, rekening; reply: antwoord, antwoorden, reactie, reageren;
      prescription: recept, medicijn, medicijnen`,
  },

  // What an offer must meet.
  needs: {
    advice: 'aanbevel*, aanrad*, (raad|raden) (je|jullie|u), geschikt voor, past (bij|voor)',
    wish: 'zoek, zoeken, nodig, iets (voor|onder|tot), cadeau*, wat (hebben jullie|hebt u|heb je)',
    choose: 'beter, beste, past, kiezen, nemen, moet ik',
    compare: 'verschil*, vergelijk*',
    lowest: 'goedkoop*, goedkope*, voordelig*',
    highest: 'duurste',
    upTo: 'minder dan, onder( de)?, tot, hooguit, maximaal, niet meer dan, budget( van)?',
    people: 'personen, mensen, gasten, gebruikers?, deelnemers, medewerkers, kinderen, volwassenen, van ons',
    groups: '(team|groep) van, (we|wij) zijn( met)?, voor, groep, koppel',
    when: 'op, om, deze, en',
    both: '(alle)?bei(de)?, ons twee',
    age: 'jaar oud, jarig*, leeftijd, dochter, zoon, kind, kleinkind',
    plans: 'pakket(ten)?, abonnement(en)?, plannen, lidmaatschap(pen)?',
    each: 'per (persoon|hoofd|volwassene|gast|deelnemer|gebruiker)',
  },
}
