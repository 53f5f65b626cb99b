import type { LanguagePack } from './language-pack.ts'

export const german: LanguagePack = {
  language: 'de',
  frequent: 'der die das und ist nicht mit für auf wir sie ein eine von den zu im ihre bei auch werden',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: zwei, zwo, zweit; 3: drei, dritt; 4: vier!, viert; 5: funf; 6: sechs, sechst; 7: sieben; 8: acht; 9:
      neun; 10: zehn; 11: elf!; 12: zwolf, dutzend; 13: dreizehn; 14: vierzehn; 15: funfzehn; 16: sechzehn; 17:
      siebzehn; 18: achtzehn; 19: neunzehn; 20: zwanzig; 30: dreißig, dreissig; 40: vierzig; 50: funfzig; 60: sechzig;
      70: siebzig; 80: achtzig; 90: neunzig; 100: hundert; 1000: tausend; 1.5: anderthalb, eineinhalb; 2.5: zweieinhalb;
      3.5: dreieinhalb; 4.5: viereinhalb`,
    one: 'ein, eine, einen, einem, einer, eines, eins',
    and: 'und',
    half: 'halb, halbe, halben, halber, halbes',
    percent: 'prozent',
    currencies: `EUR: euro, euros; GBP: pfund; CHF: franken, schweizer franken; USD: dollar, us dollar; coin: cent!,
      cents, rappen`,
    units: `second: sekunde, sekunden; minute: minute, minuten, minutig, minutige, minutigen, minutiger, min; hour:
      stunde, stunden, std, stundig, stundige, stundigen, stundiger; night: nacht, nachte, nachten, ubernachtung,
      ubernachtungen; day: tag!, tage, tagen, tages, tagig, tagige, tagigen, werktag, werktage, werktagen, arbeitstag,
      arbeitstage, arbeitstagen; week: woche, wochen, wochig, wochige, wochigen; month: monat, monate, monaten, monats,
      monatig, monatige; year: jahr, jahre, jahren, jahres, jahrig, jahrige, jahrigen, jahriger; mm: millimeter; cm:
      zentimeter; m: meter, metern; km: kilometer, kilometern; g: gramm; kg: kilo, kilogramm; tonne: tonnen; ml:
      milliliter; litre: liter, litern; m2: quadratmeter, quadratmetern, qm; hectare: hektar`,
    unitAdjectives: 'volle, vollen, ganze, ganzen, gute, guten, weitere, weiteren, knappe, knappen, ersten',
    spans: `15: viertelstunde; 30: halbe stunde, halben stunde, halbstunde; 45: dreiviertelstunde; 518400: jahrlich,
      jahrliche, jahrlichen`,
    per: 'pro, je, im, in der, am, die, den, jede, jeden, jedes, fur eine, fur einen, fur ein',
    about: 'etwa, circa, ca, ungefahr, rund, fast, knapp, gut, zirka, um die, in etwa, beinahe, annahernd',
    over: 'uber, mehr als, gut',
    under: 'unter, weniger als, knapp',
    bounds: 'bis zu, innerhalb, binnen, mindestens, hochstens, dauert, nach, dauern, gilt, gelten, gultig',
    to: 'bis, und, oder, bis zu, bis einschließlich',
    shortDays: ['mo!', 'di!', 'mi!', 'do!', 'fr!', 'sa!', 'so!'],
    everyDay: 'taglich, jeden tag, tgl, an allen tagen, die ganze woche, sieben tage die woche',
    workdays: 'werktags, wochentags, unter der woche, werktagen, wochentagen',
    weekend: 'wochenende, wochenenden, wochenends',
    holidays: `101: neujahr(?:stag)?; 1224: heilig(?:er)? ?abend; 1225: 1. weihnachts(?:feier)?tag; 1226: 2.
      weihnachts(?:feier)?tag; 1225-1226: weihnachten; 1231: silvester`,
    months: '1: janner; 2: feber',
    oclock: 'uhr',
    at: 'um!, ab!, bis, von!, gegen, nach, vor, zwischen, seit',
    morning: 'morgens, vormittags, fruh, am morgen, am vormittag, in der fruh',
    evening: 'nachmittags, abends, am nachmittag, am abend, nachts',
    noon: 'mittag, mittags',
    midnight: 'mitternacht',
    spokenClock: `-30: halb _; 15: viertel nach _; -15: viertel vor _, dreiviertel _; -45: viertel _; 10: zehn nach _;
      -10: zehn vor _; 20: zwanzig nach _; -20: zwanzig vor _; 5: funf nach _; -5: funf vor _`,
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      spoken: `lasse, uberlasse, berate, wollte, sollte, durfte, vermute, denke, glaube, finde, sehe, lese, suche,
        frage, unterstutze, rechne, vergleiche, helfe, sage, erklare, zeige, nenne, empfehle, rate, wunsche, danke,
        verstehe, freue, beschreibe, erzahle, gebe, habe, hatte, bitte, kenne, verrate, wurde, mochte, konnte, musste,
        ware, beantworte, schlage, hoffe, stelle, fasse, liste, verweise, wenn, falls, welche, diese, eine, keine, alle,
        die, wie, da`,
      role: `team, kolleg*, mitarbeiter*, berater*, empfang, rezeption, fachmann, techniker*, mechaniker*, praxisteam,
        arzt, arztin`,
      who: 'ich, wir, jemand, (?:unser|eine?r?|das|der|die|ihre?)\\p{L}{0,2} (?:_ ){0,3}?{role}',
      do: `melden, anrufen, zuruckrufen, schicken, senden, schreiben, kontaktieren, reservieren, buchen, bestatigen,
        informieren, weiterleiten, prufen, kummern, erstatten, zusenden, zuschicken, vormerken, eintragen, vorbereiten,
        freihalten, zurucklegen, mailen, kommen`,
      does: `meld, ruf, schick, send, schreib, kontaktier, reservier, buch, bestatig, informier, leit, kummer, sorg,
        erstatt, erlass, leg, merk, trag, geb, reich, notier, halt, mail`,
      tells: 'ruft, meldet, schreibt, kontaktiert, schickt, sendet, informiert, benachrichtigt',
      done: `gebucht, reserviert, geschickt, gesendet, weitergeleitet, bestellt, bestatigt, notiert, storniert,
        informiert, vorgemerkt, zuruckgelegt, eingetragen, gutgeschrieben, weitergegeben, hinterlegt, angemeldet,
        verschickt, freigehalten`,
      settled: `bestatigt, gebucht, reserviert, eingetragen, vorgemerkt, storniert, zuruckgelegt, unterwegs,
        weitergeleitet`,
      visitor: 'ihnen, sie, dir, dich, euch, mich, uns, ihre?[nm]?, deine?[nmr]?, eure?[nmr]?',
      apart: 'darum, weiter, zuruck, vor, ein, frei, fest, an',
      confirmed: '(?:eine |die )?(?:bestatigung|antwort|nachricht|mail|e-mail)',
      news: 'von uns, von mir, bestatigung, antwort, ruckruf, anruf, nachricht, e-?mail, mail',
    },
    shapes: [
      '(?:ich (?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}e|(?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}e ich) (?:_ ){0,4}?(?:ihnen|dir|euch|sie|dich|fur sie|fur dich|fur euch)',
      '(?:und|oder) {does}e~50(?:frei|vor|zuruck|weiter|bescheid)',
      '(?:ist|sind) (?:schon |bereits )?(?:zu (?:ihnen|dir|euch) )?unterwegs(?: zu (?:ihnen|dir|euch))?',
      '{confirmed} (?:erhalten|bekommen|erhaltst|bekommst) (?:sie|du)',
      '(?:habe|haben) (?:ich|wir)~70{done}|~40(?:habe ich|haben wir)~70{done}',
      '{who} (?:werden?|wird|wurde)~60{do}',
      '{who} (?:_ ){0,3}?{does}(?:e|t|et|en|n|st)?~50(?:{visitor}|{apart})',
      '{tells} (?:sich|sie|ihnen|dich|dir|euch)(?= )',
      '(?:habe?n? (?:ich|wir)|(?:ich|wir) haben?)~70{done}',
      '(?:ihre?|deine?) _ (?:ist|wurde|sind|wird) (?:(?:nun|jetzt|bereits|schon|fur sie|hiermit) )*{settled}',
      '(?:ist|sind) (?:fur sie|fur dich) (?:reserviert|vorgemerkt|zuruckgelegt)',
      '(?:sie (?:erhalten|bekommen|horen)|du (?:erhaltst|bekommst|kriegst|horst)|ihr (?:erhaltet|bekommt|kriegt|hort)) (?:_ ){0,6}{news}',
    ],
    claims: {
      discount: `\\d ?(?:%|prozent) (?:weniger|gunstiger), rabatt*, \\p{L}*rabatte?, nachlass, preisnachlass, ermassig*,
        gutscheincode*, sonderangebot*, sonderpreis*, vorzugspreis*, skonto, aktionspreis*`,
      guarantee: '\\p{L}*garantie*, garantier*, gewahrleist*',
      certificate: `zertifi*, zertifikat*, ausgezeichnet (?:mit|von|als), auszeichnung*, pramiert*, gutesiegel*,
        michelin*, iso[- ]?\\d+, akkreditiert*, preisgekront*`,
      free: `kostenlos*, kostenfrei*, gratis, umsonst, unentgeltlich*, ohne (?:aufpreis|mehrkosten|zusatzliche kosten),
        geschenkt, kostet nichts`,
    },
    hedges: 'kein, keine, keinen, keiner, keinem, keinerlei, nicht, nie, nichts, ohne, weder, leider, ob',
    pointers: `es (?:kostet|dauert|beginnt|findet|ist), er, (?:das|die|der)
      (?:kostet|dauert|kosten|dauern|gilt|ist|sind), danach, sonst, dies*, dafur, dazu`,
  },

  // How questions are asked.
  questions: {
    stopwords: `wahrend, seit, zwischen, trotz, wegen, statt, pro, je, sowie, jedoch, falls, sobald, solange, obwohl,
      per, verkauft, verkaufen, darf, durfen, durfte, durft, gibts, habts, hab, is, ne, nen, ihrs, seids, aber,
      akzeptieren, akzeptiert, nehmt, nehmen, wann, alle, allem, allen, aller, alles, als, also, am, an, auch, auf, aus,
      bei, beim, bin, bis, bitte, bist, da, dann, das, dass, dein, deine, dem, den, denn, der, des, dich, die, dies,
      diese, diesem, diesen, dieser, dir, doch, du, durch, ein, eine, einem, einen, einer, eines, er, es, etwas, euch,
      eure, euren, eurer, fur, gab, geben, gibt, habe, haben, habt, hat, hatte, hier, ich, ihm, ihn, ihnen, ihr, ihre,
      ihrem, ihren, ihrer, im, in, ins, ist, ja, jede, jeden, jeder, kann, kannst, kein, keine, keinen, konnen, konnte,
      konnt, man, mein, meine, meinem, meinen, meiner, mich, mir, mit, mochte, muss, mussen, nach, nicht, noch, nun,
      nur, ob, oder, ohne, sehr, sein, seine, seid, sich, sie, sind, so, soll, sollte, sollen, uber, um, und, uns,
      unser, unsere, unter, vom, von, vor, war, warum, was, welche, welchem, welchen, welcher, welches, wenn, wer, wem,
      wen, werden, wie, wieder, wir, wird, wo, woher, wohin, wurde, wurden, zu, zum, zur, eigentlich, denn, mal, lautet,
      heisst, machen, macht, bieten, bietet, anbieten, weit, braucht, brauche, brauchen, vieler, viele, viel`,
    light: `verstehen, weiss, liegt, gehört, gilt, stimmt, gebrauch, benutzen, verwenden, nutzen, kümmern, klären,
      hoffentlich, vielleicht, wahrscheinlich, natürlich, wirklich, ziemlich, gerade, momentan, nächstes, letztes,
      extra, zusätzlich, höchstens, zuhause, erst, frühestens, spätestens, bevor, nachdem, richtet, melden, meldet,
      drin, jemand, lassen, bekomme, bekommt, kriege, nimmt, gehen, geht, kommen, kommt, tun, benötige, benötigt,
      wissen, sagen, fragen, will, wollen, verlangt, verlangen, passiert, funktioniert, sieht, schaut, bedeutet,
      betrifft, art, weise, information, infos, details, bedingungen, voraussetzung, möglich, möglichkeit, erlaubt,
      verfügbar, genau, ungefähr, etwa, circa, normalerweise, insgesamt, gesamt, komplett, ganz, andere, eigene, neue,
      gute, beste, hin, hinkommen, fährt, mitbringen, mitnehmen, schicke, schickt, sende, überhaupt, leute, person,
      stück, direkt, gleich, heute, jetzt, hallo, hi, moin, servus, rein, raus, danach, spät, schnell, kurz,
      kurzfristig, stellt, steht, stehen, müsste, hätten, wäre, bleibt, liegen, findet, suche, biete, kümmert, klappt,
      klappen, reicht, reichen, lohnt, spricht, hole, passt, passen, spontan, einfach, vorbei, vorbeikommen, zurzeit,
      wohl, immer, nie, weniger, weiter, davon, dauern, zuständig, verantwortlich, hilft, helfen, kennen, bestimmt,
      sonst, richtig, ok, okay, daheim, beachten, gerne, schon, einmal, tut, ca, drauf, dazu, dran, drin, dabei,
      eigentlich, überhaupt, eben, halt, gern, hätte, würde, könnte, krieg, kriegt, kriegen, ne, nen, nem`,
    openers: 'und, oder, aber, auch',
    sells: 'verkaufen sie, verkauft ihr, sie verkaufen, ihr verkauft',
    tags: 'oder, gell, nicht wahr, stimmts, ja, ne',
    pointers: 'es, das, dies, diese, dieser, dieses, davon, dafur, dazu',
    cues: {
      list: `was (bietet|verkauft|habt) ihr, was (bieten|verkaufen) sie, was kann (man|ich) * kaufen, (welche|was fur) *
        (bietet ihr|bieten sie|habt ihr|gibt es), welche (leistungen|produkte)`,
      about: 'was macht ihr, was machen sie, was ist das, (wer|was) seid ihr, wer sind sie',
      reasons: `warum (gerade )?(ihr|sie), warum soll* ich (zu )?(euch|ihnen), was macht (euch|sie) besonders, lohnt
        (sich|es sich) (das|uberhaupt), warum (soll*|_) (ich )?(zu|bei) (euch|ihnen), (kann ich|konnen wir)
        (euch|ihnen) (ver)?trauen`,
      when: 'wann, welche[mnr]? tage?n?, welche monate, zu welcher jahreszeit, in welchen monaten',
      price: `zahle? ich, zahlt man, (was|wie ?viel) (be)?zahl*, (berechnet|verlangt|nimmt|nehmt) ihr,
        (verlangen|nehmen) sie, was (berechnen|nimmt ihr|macht das), kost*, preis*, wie teuer, gebuhr*, tarif*,
        aufpreis*, zuschlag*, aufschlag, wie hoch, (womit|was) (ist|muss|mussen|musste|mussten|habe) (ich |man |wir
        )?(zu )?rechnen, was (muss|mussen|musste|mussten|habe) (ich|man|wir) * (zu )?(be)?zahlen, billiger, gunstiger,
        (fur )?wie ?viel geld, fur wie ?viel, hinlegen, (was|wie viel) * einplanen, (muss|mussen) (ich|man|wir) (_
        ){1,6}(be)?zahlen`,
      hours: `wann (habt ihr|haben sie|offnet|schliesst|macht), geoffnet, offen, geschlossen, besetzt, sprechzeiten, wie
        ?viel uhr, (bis|ab) wann, offnungszeit*, (auf|zu) habt, macht ihr (auf|zu), (seid ihr|sind sie) * da, habt ihr *
        auf, jemand da, (zu )?welche[rn]? zeit(en)?, wann kann ich * (vorbei)?kommen`,
      phone: `rufnummer, anrufen, handynummer, whatsapp, fax*, tel, handy, (euch|sie) (telefonisch )?erreichen, erreiche
        ich (euch|sie), kontaktieren, kontaktdaten, festnetz*, mobil*, telefon*`,
      email: 'e-mail*, email*, schreiben, mail, mailadresse*, kontaktieren, kontaktdaten',
      address: `adresse, anschrift, standorte?, wo, wohin, welchem ort, welcher (stadt|strasse), wie komme ich,
        postleitzahl, anfahrt`,
      date: '(in )?welche[sm] jahr, wann wurde, (welches|das) datum',
      founded: `seit wann, gegrundet, wie lange (gibt es|gibts|besteht|existiert|seid ihr schon|macht ihr das), seit wie
        viele?n? jahren, (seit|aus) welchem jahr, (wann|welchem jahr) * eroffnet`,
      age: 'wie alt, welche[smn]? alters?, mindestalter, altersgrenze',
      duration: 'wie ?lang(e)?, wie schnell, wie weit im voraus, wie vieler? (tage|stunden|minuten)',
      frequency: 'wie oft',
      percent: 'prozent, anzahlen, rabatt*, ermassigung*, nachlass, wie hoch',
      weight: 'wie schwer, wiegt, gewicht, wie viele? kilo',
      length: `wie (weit|breit|tief|hoch), wie viele? (kilometer|meter), welcher umkreis, entfernung, abmessungen,
        masse`,
      area: 'quadratmeter, wie viele? qm, welche flache',
      count: 'wie ?viele?, wie gross, mindestens, maximal, hochstens, kapazitat',
      person: `wie (heisst|heissen) (der|die), wer, wem gehort, wessen, name (des|der), welche[rs]?
        (arzt|arztin|lehrer), ansprechpartner*, zustandig`,
      payment: `wie (kann ich )?(be)?zahlen?( ich)?, zahlungs(art*|methode*|moglichkeit*), mit karte, bar (be)?zahlen,
        kartenzahlung`,
      yesno: `ist der, ist die, ist das, akzeptiert, liefert, (_(t|en|e|st)|kann|darf|muss|soll|sind|seid)
        (ihr|sie|du|man|ich|wir|es)`,
    },
    concepts: `monday: mo; tuesday: di; wednesday: mi; thursday: do; friday: fr; saturday: sonnabend, sa; access:
      rollstuhl, rollstuhlgerecht, barrierefrei, stufenlos, aufzug, treppe, rollstuhlfahrer, lift, fahrstuhl, stufen,
      kinderwagen, ebenerdig; address: adresse, anschrift, standort, lage, anfahrt, strasse, finden, sitzt, befindet,
      sitz; adult: erwachsene; afternoon: nachmittag; age: alter, jahre, mindestalter, jung, ab; alcohol: alkohol,
      wein, bier, bar, flasche, sekt, prosecco, champagner, schnaps, cocktail; allergy: allergie, allergien,
      allergene, allergisch, nüsse, laktose, gluten, zöliakie; appointment: termin, anmeldung, voranmeldung; area:
      gebiet, einzugsgebiet, umkreis, region, anfahrt, kommen, hausbesuch; award: auszeichnung, preis, zertifiziert,
      zertifikat, zugelassen, anerkannt; beginner: anfänger, einsteiger; bicycle: fahrrad, e-bike; big: groß, größte;
      birthday: geburtstag, kindergeburtstag, feier; book: buchen, gebucht, reservieren, reservierung, termin; bread:
      brot, brötchen; breakfast: frühstück; bring: mitbringen, anziehen, mitnehmen, kleidung, schuhe, handtuch,
      tragen; buy: kaufen, bestellen, auftrag, beauftragen, bestellt, erwerben; cake: torte, kuchen; cancel:
      stornieren, stornierung, absagen, kündigen, widerruf, abgesagt, abbestellen, abmelden, rücktritt; car: auto,
      wagen, fahrzeug, pkw; card: karte, kreditkarte, kartenzahlung, visa, mastercard, amex, maestro; cash: bar,
      barzahlung, bargeld; catering: catering, buffet; charge: laden, ladestation, aufladen, wallbox, ladesäule,
      ladegerät; cheap: billig, günstig, günstigste, preiswert, rabatt; checkin: anreise, ankunft, einchecken,
      check-in; checkout: abreise, auschecken, check-out, verlassen; cheque: scheck; child: kind, baby, sohn, tochter,
      kids, jugendliche, kleinkind, säugling, teenager, kleine; christmas: weihnachten, heiligabend; close:
      geschlossen, schließt, schließen, ruhetag; coffee: kaffee, café, tee; company: firma, unternehmen, betrieb,
      geschaft, laden, filiale, büro; contact: kontakt, erreichen; contract: vertrag; country: europäische, union,
      international, land, ausland, europa, eu; day: tag, taglich; deliver: liefern, lieferung, versand, lieferzeit,
      verschicken, verschickt, versenden, versendet, schicken, geliefert, liefert, porto, zustellung; deposit:
      anzahlung, kaution, vorauszahlung, vorauskasse, pfand, hinterlegen; dinner: abendessen; directions: anfahrt,
      wegbeschreibung, hinkommen, weg, finden; discount: rabatt, ermassigung, nachlass; drink: getränk, wein, bier,
      trinken; drive: fahren, fahrstunde; duration: dauert, dauer, lange; email: email, mail, mailadresse; emergency:
      notfall, notdienst, störung, notruf, dringend; entry: eintritt, eintrittskarte, karte, ticket; evening: abend;
      event: veranstaltung, feier, feiern, fest, event, mieten; extra: zusätzlich, extra, aufpreis, zuschlag, weitere;
      far: entfernung, entfernt, km, kilometer, umkreis, radius; fitness: fitness, fitnessstudio, training,
      trainieren, geräte, sport, kraft; food: essen, speisen, küche, mahlzeit, imbiss, gerichte, verpflegung,
      speisekarte; found: gegründet, grunder, gründete, besteht, eröffnet, existiert, anfang, seit; free: kostenlos,
      gratis, kostenfrei, umsonst, frei; garden: garten, draußen, terrasse; glutenfree: glutenfrei, gluten, zöliakie;
      group: gruppe, schulklasse, verein, firma; guarantee: garantie, gewährleistung, garantiert; highseason:
      hochsaison; holiday: feiertag, urlaub, ferien; hour: stunde; include: enthalten, inklusive, inkludiert,
      beinhaltet, inbegriffen, dabei, drin; install: montage, montieren, einbau, installation, installieren, einbaut,
      aufbauen; instalment: raten, ratenzahlung, finanzierung, teilzahlung; job: job, stelle, karriere, bewerbung,
      ausbildung, praktikum; keep: aufbewahren, lagern, haltbar, kühlschrank, einfrieren; kitchen: küche, kochen;
      last: dauert, dauer, länge; late: spät, verspätet, verspätung; lesson: kurs, kurse, unterricht, stunde,
      workshop, schnupperstunde, schnupperkurs, seminar, einheit, training; license: führerschein, fahrerlaubnis;
      lowseason: nebensaison; lunch: mittagessen, mittag; material: material, stoff, holz, gefertigt, leder, metall,
      stahl, gold, silber, baumwolle, wolle, kunststoff; maximum: maximum, maximal, höchstens, max, größte; minimum:
      minimum, mindestens, min, kleinste; minute: minute, min; miss: verpassen, verspätet, verpasst, vergessen,
      vergisst, ausfall, ausfallgebühr, versäumt; month: monat, monatlich; morning: morgen, vormittag, früh;
      motorbike: motorrad, moped, roller; night: nacht, übernachten; offer: paket, tarif, angebot; old: alt, früher,
      vorher, vorherige; online: online, internet, webseite; open: offen, geöffnet, öffnungszeiten, öffnet, offnen,
      sprechzeiten, uhr, besetzt, aufmachen; owner: inhaber, inhaberin, eigentumer, besitzer, gehört, geschäftsführer,
      chef, chefin, leiter, leiterin, geschäftsführerin; parking: parkplatz, parken, parkhaus, tiefgarage, stellplatz,
      abstellen, auto; pass: bestehen, bestanden, besteht; pay: zahlen, bezahlen, zahlbar; percent: prozent, anteil,
      quote; person: person, gast, leute, teilnehmer, teilnehmende, teilnehmerinnen; pet: hund, haustier, tiere,
      katze, vierbeiner; phone: telefon, telefonnummer, rufnummer, anrufen, handy, handynummer, mobil, tel, nummer,
      durchwahl; pickup: abholung, mitnehmen, abholservice, transfer, abgeholt, abholbereit, selbstabholung; plan:
      tarif, paket, abo, plan; pool: pool, schwimmbad, schwimmen, baden; premises: ferienwohnung, ferienhaus,
      unterkunft, wohnung; price: preis, preise, kostet, kosten, gebuhr, tarif, teuer, gunstig; publicholiday:
      feiertag; quiet: ruhe, laut, lärm, musik; quote: angebot, kostenvoranschlag, offerte; ready: fertig,
      abholbereit, bereit, abgeschlossen; reduced: ermäßigung, ermäßigt, rabatt, nachlass, angebot, vergünstigung;
      refund: rückerstattung, erstattung, geld, zurück, erstattet, rückzahlung, gutschrift; register: anmelden,
      registrieren, melde, einschreiben, beitreten, teilnehmen; rent: mieten, leihen, ausleihen, verleih, vermieten,
      vermietet, leihweise, geliehen; repair: reparieren, reparatur, repariert, flicken, platten, panne, defekt,
      kaputt, richten; reschedule: verschieben, umbuchen, ändern, verschoben, verlegen, tauschen; return: rückgabe,
      zurückgeben, umtausch, widerruf, zurucktreten, rucktritt, erstattung, zurückbringen, zurückschicken, retoure,
      zurück; review: prüfen, überprüfung; rightnow: jetzt, gerade, momentan; room: zimmer, raum, unterkunft, suite;
      seat: plätze, sitzplätze, kapazität, gäste; senior: senioren, rentner, rentnerin, oma, opa, ältere; service:
      wartung, inspektion, service; showroom: ausstellung, besichtigen, ansehen, anschauen, besuchen, showroom;
      single: einzel, allein, einzelne; size: größe, maße, abmessungen, fläche, quadratmeter, qm, m2; small: klein,
      kleinste; solar: solar, photovoltaik, module, solarmodule, pv, anlage; staff: mitarbeiter, mitarbeitende, leute,
      team, belegschaft, angestellte, beschäftigte, kollegen, personal; start: beginn, beginnt, anfang, start,
      startet, los, losgeht; station: bahnhof, haltestelle, bus, bahn, zug; stay: aufenthalt, bleiben, übernachten,
      schlafen, nacht; student: student, studierende, schüler, schülerin, azubi; support: hilfe, support,
      kundendienst; swim: schwimmen, baden, becken, strand, see; tax: mwst, mehrwertsteuer, umsatzsteuer, ust, uid,
      steuer, steuern; teacher: lehrer, lehrerin, trainer, kursleiter, ausbilder, lehrkraft, trainerin, unterrichtet,
      leitung; ticket: eintritt, ticket, karte, eintrittspreis, tageskarte; today: heute, jetzt, gerade; toilet:
      toilette, wc, klo, wickeltisch; tomorrow: morgen; trade: studio, club, zentrum, institut, verein, restaurant,
      praxis, hotel, salon, backerei, pension, werkstatt, kanzlei, apotheke; transfer: überweisung; travel: anreise,
      bus, bahn, zug, bahnhof, straßenbahn, öpnv, haltestelle, flughafen, öffis; trial: testphase, testen, probe,
      probezeit, demo, schnuppern, ausprobieren, kennenlernen; user: nutzer, benutzer, anwender; vaccine: impfung;
      valid: gültig, gültigkeit, lauft, ablaufen, verfallen, verfällt, gelten, gilt; vegan: vegan, pflanzlich;
      vegetarian: vegetarisch, vegetarier; voucher: gutschein, geschenkgutschein, geschenk, verschenken, schenken;
      weather: wetter, regen; week: woche, wochentlich; weekday: werktag, wochentag; weekend: wochenende; wifi: wlan,
      wifi, internet, wi-fi; work: arbeiten, arbeitet; year: jahr, jahrlich; couple: paar, paare, pärchen, romantisch,
      romantisches, hochzeitstag, partner; broken: kaputt, defekt, beschädigt, zerbrochen, gesprungen, schaden;
      wholesale: großhandel, wiederverkäufer, händler, mengenrabatt; branding: logo, gravur, personalisiert, bedruckt,
      aufdruck; insurance: versicherung, versichert, krankenkasse; invoice: rechnung, quittung, beleg; reply: antwort,
      antworten, antwortet, rückmeldung, reagieren; prescription: rezept, medikament, medikamente, arznei, tabletten;
      waiting: warteliste; listing: inserieren, inserat, eintragen; legal: rechtsform, firmierung, impressum,
      handelsregister`,
  },

  // What an offer must meet.
  needs: {
    advice: 'empfehl*, empfiehl*, raten sie, geeignet für, passt (zu|für)',
    wish: `(ich|wir) suchen?, suche, brauchen?, hätten? gern*, (etwas|was|geschenk) (für|unter|bis),
      (was|welche|welcher|welches)( _)? (habt ihr|haben sie|gibt es|passt|passen)`,
    choose: 'besser, beste, bester, bestes, besten, passt, soll, sollte, wählen, nehmen, eher',
    compare: 'unterschied*, unterscheide*, vergleich*, gegenüber*',
    lowest: 'günstigste*, billigste*, preiswerteste*, günstiger*, billiger*, preiswerter*',
    highest: 'teuerste*',
    upTo: 'unter, bis( zu)?, höchstens, weniger als, maximal, budget( von)?, ausgeben, oder weniger',
    people: `personen, leuten?, gäste*, teilnehmer*, nutzer*, benutzer, mitarbeiter*, kindern?, erwachsene*, plätze*,
      von uns`,
    groups: '(team|gruppe) von, wir sind( zu)?, zu, für, gruppe(ngröße)?, kapazität, paar',
    when: 'am, um, im, und, bitte',
    both: '(wir |uns |für )?beiden?',
    age: 'jahre alt, jährig*, im alter von, alter, altersgruppe, tochter, sohn, kind, enkel(in)?',
    plans: 'tarife?n?s?, pakete?n?, abos?, abonnements?, mitgliedschaft(en)?',
    each: '(pro|je) (person|kopf|nase|gast|nutzer*|teilnehmer*|erwachsene*|mitarbeiter*)',
  },
}
