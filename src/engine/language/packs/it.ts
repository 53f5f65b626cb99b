import type { LanguagePack } from './language-pack.ts'

export const italian: LanguagePack = {
  language: 'it',
  frequent: 'il la gli e è per con una del della nostro che non più di come sono nel al dei alla',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: due!; 3: tre; 4: quattro; 5: cinque; 6: sei!; 7: sette; 8: otto; 9: nove; 10: dieci, decina;
      11: undici; 12: dodici, dozzina; 13: tredici; 14: quattordici; 15: quindici, quindicina; 16: sedici;
      17: diciassette; 18: diciotto; 19: diciannove; 20: venti, vent, ventina; 30: trenta, trent, trentina;
      40: quaranta, quarant, quarantina; 50: cinquanta, cinquant, cinquantina; 60: sessanta, sessant; 70: settanta,
      settant; 80: ottanta, ottant; 90: novanta, novant; 100: cento, centinaio; 1000: mille!, mila!`,
    one: 'un, uno, una',
    and: 'e',
    half: 'mezzo, mezza, mezz',
    percent: 'per cento, percento',
    currencies: 'EUR: euro, euros; CHF: franchi; GBP: sterline; USD: dollari; coin: centesimi',
    units: `second: secondi; minute: minuto, minuti; hour: ora, ore; night: notte, notti, pernottamento, pernottamenti;
      day: giorno, giorni, giornata, giornate; week: settimana, settimane; month: mese, mesi; year: anno, anni;
      mm: millimetri; cm: centimetro, centimetri; m: metro, metri; km: chilometro, chilometri; g: grammo, grammi;
      kg: chilo, chili, chilogrammi; tonne: tonnellate; ml: millilitri; litre: litro, litri; m2: metro quadrato,
      metri quadrati, metri quadri, mq; hectare: ettaro, ettari`,
    unitAdjectives: 'buoni, buone, interi, lavorativi, primi, prime',
    spans: '15: quarto d ora; 30: mezz ora, mezza ora; 45: tre quarti d ora',
    per: 'per, a, al, alla, all, ogni, la, il, l, per una, per un',
    about: 'circa, quasi, intorno a, attorno a, all incirca, pressappoco, piu o meno, sui, sulle, sugli, una, verso',
    over: 'oltre, piu di',
    under: 'meno di, sotto, sotto i',
    bounds: 'fino a, entro, almeno, dura, dopo, durano, valido, valida, validi, valide, vale, per',
    to: 'a!, e!, al!, o!, alle, ai!, fino a, fino alle',
    shortDays: ['lun', 'mar!', 'mer!', 'gio', 'ven', 'sab', 'dom!'],
    everyDay: 'tutti i giorni, ogni giorno, quotidianamente, sette giorni su sette, 7 giorni su 7',
    workdays: 'giorni feriali, nei feriali, in settimana',
    weekend: 'fine settimana, weekend',
    holidays: `101: capodanno; 815: ferragosto, assunzione; 1224: vigilia di natale; 1225: giorno di natale, natale;
      1226: santo stefano`,
    months: '',
    oclock: 'in punto',
    at: 'alle, dalle, le!, ore!, dopo le, entro le, prima delle, fino alle, verso le, a partire dalle, all!, tra le',
    morning: 'del mattino, di mattina',
    evening: 'del pomeriggio, di sera, della sera, di notte',
    noon: 'mezzogiorno',
    midnight: 'mezzanotte',
    spokenClock: '30: _ e mezza, _ e mezzo; 15: _ e un quarto; -15: _ meno un quarto; 10: _ e dieci; 20: _ e venti',
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      spoken: `lascio, segnalo, chiedo, calcolo, guido, aspetto, accompagno, consiglio, suggerisco, dico, spiego,
        ricordo, auguro, aiuto, racconto, informo, indico, elenco, riassumo, ringrazio, rispondo, capisco, invito,
        propongo, mostro, preciso, quando, quanto, tutto, questo`,
      role: 'colleg*, consulente, operatore, team, responsabile, staff, addett*',
      you: 'ti, la, le, vi, lo, ci, gliel*',
      will: 'ero, eremo, iro, iremo, eranno',
      have: 'ho, abbiamo',
      participle: 'ato, uto, ito, sso, tto, ata, ati, ate, sto',
      done: `prenotato, inviato, confermato, annotato, ordinato, annullato, inoltrato, riservato, mandato, messo,
        segnato, tenuto, avvisato, parlato, registrato, applicato, bloccato, passato`,
      does: `prenot, riserv, invi, chiam, richiam, ricontatt, contatt, segn, teng, mand, scriv, conferm, garantis,
        avvis, mett, blocc, applic, offr, rimbors, restitu`,
      present: 'o, iamo, hiamo, iam, a, ano, ono, co, go, e',
      settled: 'confermat, prenotat, annullat, riservat, inviat, registrat',
      news: 'mail, e-mail, conferma, chiamata, risposta, messaggio, telefonata',
    },
    shapes: [
      '(?:ti|vi) (?:lo |la )?(?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}(?<!iam|an|on)o',
      '{you} \\p{L}{3,}{will}',
      "(?:le|ti|la|vi|l'|gliel') ?{have} (?:gia )?_{participle}",
      '{have} (?:gia |appena )?{done}',
      '(?:le|ti|la|vi|lo) {does}{present}?',
      '(?:sua|tua|suo|tuo) _ (?:e|e stat[ao]|risulta|sara) (?:gia |ora )?{settled}[ao]',
      '(?:vostra|vostro) _ (?:e|e stat[ao]|risulta|sara) (?:gia |ora )?{settled}[ao]',
      '(?:ricevera|riceverai|le arrivera|avra) (?:_ ){0,4}{news}',
      '(?:un|una|il|la|nostr[oa]) (?:_ ){0,2}{role} (?:la|ti|vi|le|si) _',
      'garantiamo|promettiamo|garantisco|prometto|(?:me ne|ce ne) occup*|glielo garantisc*',
    ],
    claims: {
      discount: `\\d ?% in meno, scont[oi], scontat*, ribass*, codic[ei] sconto, promozion*, prezz[oi] special*,
        prezz[oi] ridott*, offert[ae] special*`,
      guarantee: 'garan[tz]i*, garantisc*',
      certificate: `certific*, accredit*, premi(?:o|ato|ata|ati|ate)?, riconosciment*, michelin*, iso[- ]?\\d+,
        marchio di qualita`,
      free: 'gratis, gratuit*, senza (?:costi|spese|supplement*)*, in omaggio, omaggio',
    },
    hedges: 'non, nessun, nessuno, nessuna, mai, senza, ne, niente, se, purtroppo, mi dispiace',
    pointers: 'costano?, durano?, quest[oaie], poi, dopo, altrimenti',
  },

  // How questions are asked.
  questions: {
    stopwords: `durante, mediante, verso, presso, xke, xche, nn, ciao, salve, cmq, a, accettate, accetta, vendete,
      aprite, ad, agli, ai, al, alla, alle, allo, anche, avete, c'e, che, chi, ci, cio, come, con, cosa, cui, da, dagli,
      dai, dal, dalla, dalle, dei, degli, del, dell, della, delle, dello, di, dove, e, ed, era, essere, fa, fare, fate,
      gli, ha, hai, hanno, ho, i, il, in, io, l, la, le, lei, li, lo, loro, lui, ma, mi, mia, mie, miei, mio, ne, negli,
      nei, nel, nella, nelle, no, noi, non, nostra, nostro, o, ogni, per, perche, piu, poi, posso, possiamo, puo, puoi,
      qual, quale, quali, quando, quanta, quante, quanti, quanto, quella, quello, questa, queste, questi, questo, qui,
      se, sei, si, sia, siamo, siete, sono, su, sua, sue, sugli, sui, sul, sulla, suo, suoi, ti, tra, tu, tua, un, un',
      una, uno, vi, nello, sullo, sulle, dallo, dall, nell, sull, col, coi, quei, quegli, possono, potete, potrei,
      potremmo, vorrei, dobbiamo, bisogna, occorre, stessa, stesse, stessi, stesso, voi, vostra, vostro, vostri,
      offrite, fare, dei, cosa`,
    light: `pensare, penso, credere, credo, sperare, spero, desiderare, sembra, capire, capisco, sapere, so, mostrare,
      posare, tirare, cadere, correre, sedere, sentire, riuscire, riesco, provo, tentare, decidere, dubbio, bello,
      ottimo, purtroppo, forse, probabilmente, naturalmente, realmente, davvero, abbastanza, soprattutto,
      recentemente, attualmente, presto, prossima, ultima, appena, immediatamente, casa, insieme, solo, soltanto,
      assolutamente, finalmente, quasi, dovrebbe, dovremmo, avrei, avremmo, sarebbe, verrebbe, faccio, facciamo,
      fanno, dare, darmi, prendere, prendo, tenere, tengo, mandate, trovo, cercare, cerco, voglio, vuoi, vuole,
      vogliamo, volete, vogliono, vorrebbe, vorrebbero, vorremmo, potrebbe, devo, dovete, devono, dovrei, qualcosa,
      qualcuno, subito, tutti, invece, frattempo, esattamente, mandare, usare, continuare, mettere, prendete,
      aggiungere, madre, padre, sorella, fratello, marito, problema, avere, ottenere, bisogno, serve, servono, volere,
      dire, domanda, chiedere, andare, venire, viene, vengono, vedere, succede, funziona, funzionano, modo, maniera,
      tipo, genere, informazione, dettagli, condizioni, possibile, permesso, disponibile, circa, normalmente,
      generalmente, totale, completo, intero, primo, altro, proprio, nuovo, buono, migliore, già, ancora, gente,
      persona, giorno, oggi, adesso, farsi, trovare, mando, inviare, invio, buongiorno, grazie, favore, sarà, sto,
      sta, stare, state, vado, va, vanno, lascio, lasciate, tenete, resto, rimane, rimanere, chiamo, dimentico,
      dimenticare, veloce, breve, corto, poco, molto, troppo, volte, sempre, mai, dopo, fra, vicino, qua, dentro,
      qualsiasi, qualunque, vari, alcuni, nessuno, niente, nulla, tranne, allora, quindi, riguardo, parlare, parla,
      aiutare, conoscere, uso, basta, occuparsi, occupa, contare, tornare, torno, riportare, riporto, portare, porto,
      potere, neanche, mentre, roba, cose, magari, insomma, pure, comunque, inoltre, secondo, sapete, sai, sa, dirmi`,
    openers: 'e, o, ma, invece, anche',
    sells: 'vend(e|ete)',
    tags: 'vero, no, giusto, allora',
    pointers: 'questo, quello, quella, questi, quelli, cio',
    cues: {
      list: `cosa offrite, cosa vendete, cosa posso comprare, cosa si puo comprare, che * offrite, che * avete,
        quali * offrite, quali * avete, quali servizi, che servizi, quali prodotti`,
      about: 'cosa fate, chi siete, di cosa vi occupate',
      reasons: `perche (voi|scegliere voi|dovrei scegliere voi), (ne )?vale la pena`,
      when: `quando, che giorno, che mese, quali mesi, che data, (periodo|stagione|mese) dell'anno, (quali|che) mesi`,
      price: `quanto prendete, quanto chiedete, quanto viene, quanto vengono, quanto fa, spesa, prezzo, prezzi,
        tariffa, tariffe, quanto * pag*, cost*, supplement*, sovrapprezzo, importo, quanto devo, quanto si aggiunge,
        quanto in piu, quanto si spende, quanto ammonta, quanto chiede, che cifra, quale cifra, pago qualcosa, da
        quanto si parte, si paga a parte, quanto viene a costare, quanto vuole, quanto volete, quanto spend*, quant'e
        per, quanto vi devo, quanto le devo, per quanto posso, (bisogna|si deve|devo|dobbiamo|occorre) pagare, si paga`,
      hours: `orari*, a che ora, aperto, aperti, apertura, aprite, chiudete, fino a che ora, quali giorni, che giorni,
        chiuso, chiusi, chiudono, chiude, apre, da che ora, entro che ora, aperta, quando siete, ora di chiusura,
        quali sere`,
      phone: 'telefono, numero di telefono, chiamare, cellulare, whatsapp, chiamo, numero, tel, contattar*, recapiti',
      email: 'email, posta elettronica, mail, scrivere, scrivo, posta, contattar*, recapiti',
      address: `indirizzo, dove siete, dove si trova, dove vi trovate, dove vi trovo, posizione, in che citta,
        in quale citta, dov'e, dove trovarvi, come arrivare, come si arriva, cap, dove vi troviamo, dove si trovano,
        dove`,
      date: 'la data, che anno, che data',
      founded: `da quando, da quanto tempo, da quanti anni, fondat*, quando e nat*, di che anno, quale anno * apert*,
        che anno * apert*, quando avete aperto, quando e stat*, da che anno, da quale anno`,
      age: 'che eta, quale eta, eta minima',
      duration: `quanto dura, quanto tempo, quanti giorni, quante ore, quanti minuti, quanti mesi, durata,
        con quanto anticipo, entro quando, quante notti, quante settimane, quanti anni`,
      frequency: 'ogni quanto, con che frequenza, quante volte',
      percent: 'percentuale, per cento, quanto acconto, caparra, sconto, sconti, riduzione, riduzioni',
      weight: 'quanto pesa*, quanti chili, peso',
      length: `quanto dista*, quanti chilometri, quanti km, quanti metri, quanti metri dista*, quanto e alto,
        quanto e lungo, quanto e lunga, distanza, dimensioni, misure`,
      area: 'metri quadri, metri quadrati, che superficie, quanti mq',
      count: 'quanti, quante, massimo, minimo, quanto, quanto e grande, quanto misura',
      person: `come si chiama il, come si chiama la, come si chiamano i, come si chiamano gli, chi e, chi sono, chi,
        nome del, nome della, quale medico, quale insegnante, responsabile`,
      payment: `metodi di pagamento, modalita di pagamento, forme di pagamento, come posso pagare, come si paga,
        pagare con, pagare in, accettate carte, accettate la carta`,
      yesno: `bisogna, occorre, si deve, c'e, ci sono, si puo, fate, e possibile, posso, possiamo, devo, serve,
        servono, esiste, (non |si |mi |ci |vi )*_(ate|ete|ite)`,
    },
    concepts: `monday: lun; tuesday: mar; wednesday: mer; thursday: gio; friday: ven; saturday: sab; sunday: dom,
      domeniche; access: carrozzina, rotelle, accessibile, disabili, sedia, ascensore, gradini, disabilità, scale,
      rampa, passeggino; address: indirizzo, posizione, situato, sede, via, trova, trovate; adult: adulto; afternoon:
      pomeriggio; age: età, anni; alcohol: alcol, vino, birra, bottiglia, prosecco, spumante; allergy: allergia,
      allergeni, allergico, intolleranza, noci, glutine, lattosio, celiaci; appointment: appuntamento, visita; area:
      zona, area, trasferta, regione, domicilio; award: premio, certificato, certificazione, abilitato; beginner:
      principiante; bicycle: bici, bicicletta; big: grande; birthday: compleanno, festa; book: prenotare,
      prenotazione, appuntamento; bread: pane; breakfast: colazione; bring: portare, indossare, vestiti,
      abbigliamento, scarpe; buy: comprare, acquistare, acquisto, ordinare, ordine; cake: torta, dolce; cancel:
      cancellare, cancellazione, annullare, annullamento, disdire, disdetta, annullo, disdico, rinunciare, recesso;
      car: auto, macchina, automobile, veicolo; card: carta, bancomat, visa, mastercard, amex, maestro; cash:
      contanti; catering: catering, buffet; charge: ricarica, ricaricare, colonnina, caricatore; cheap: economico,
      conveniente, sconto, basso; checkin: arrivo, arrivare, check-in, entrare; checkout: partenza, partire, lasciare,
      check-out; cheque: assegno; child: bambino, neonato, bimbi, figlio, ragazzino, figli, ragazzi, minori,
      minorenni, piccoli; christmas: natale; close: chiuso, chiusura, chiude, chiudete, riposa; coffee: caffè, tè,
      bar; company: azienda, ditta, negozio, locale, ufficio; contact: contatto, contattare; contract: contratto;
      country: europea, unione, internazionale, paese, estero, europa; day: giorno; deliver: consegna, consegnate,
      spedizione, spedite, spediamo, spedire, domicilio, consegnare, inviare, corriere; deposit: acconto, caparra,
      deposito, cauzione, versare, anticipo; dinner: cena, cenare; directions: raggiungere, raggiungerci, arrivare,
      indicazioni; discount: sconto, riduzione, promozione; drink: bevanda, vino, birra, bere; drive: guidare, guida;
      duration: dura, durata, tempo; email: elettronica, email, mail, posta; emergency: emergenza, urgenza, urgente;
      entry: ingresso, entrata, biglietto; evening: sera, serata; event: evento, festa, celebrazione; extra:
      supplemento, extra, aggiuntivo; far: lontano, distanza, km, chilometri; fitness: palestra, fitness, allenamento,
      allenarsi, attrezzi; food: mangiare, cibo, piatti, ristorazione, pasti, menù; found: fondata, fondatore, dal,
      nata, nasce, aperta, aprirono, anno, esiste, esistete; free: gratis, gratuito, omaggio; garden: giardino,
      terrazza, fuori, esterno; glutenfree: glutine, celiaci; group: gruppo, comitiva, scolaresche; guarantee:
      garanzia, garantito; highseason: alta; holiday: festivo, ferie, vacanze; hour: ora, ore; include: include,
      incluso, compreso, comprende; install: installare, installazione, montaggio, montare; instalment: rate,
      rateizzare, finanziamento, rateale, dilazione; job: lavoro, posizioni, candidatura, curriculum, posto,
      tirocinio, assumete; keep: conservare, conservazione, frigo, congelare; kitchen: cucina, cucinare; last: dura,
      durata; late: tardi, ritardo; lesson: lezione, corso, laboratorio, incontro, seduta; license: patente;
      lowseason: bassa; lunch: pranzo, pranzare; material: materiale, tessuto, legno, fatto, pelle, cuoio, metallo,
      acciaio, oro, argento, cotone, lana; maximum: massimo, limite; minimum: minimo, meno, almeno; minute: minuto,
      min; miss: mancare, ritardo, tardi, dimenticare, dimentico, saltare, mancata, assenza, presento; month: mese,
      mensile; morning: mattina; motorbike: moto, motorino, scooter; night: notte, pernottare, pernottamento; offer:
      pacchetto, piano; old: vecchio, precedente, prima; online: online, linea, internet, sito; open: aperto,
      apertura, orari, orario, apre, aprite, ore; owner: proprietario, titolare, capo, gestore, direttore,
      responsabile; parking: parcheggio, parcheggi, parcheggiare, posteggio, posteggiare, auto, macchina; pass:
      supera, superato, promossi; pay: pagare, pagamento, paga; percent: percentuale, quota, tasso; person: persona,
      partecipante; pet: cane, animale, gatto, cagnolino, domestici; phone: telefono, tel, chiamare, cellulare,
      numero; pickup: ritiro, ritirare, asporto, prendere, navetta, veniamo, transfer; plan: piano, abbonamento; pool:
      piscina, nuotare; premises: casa, appartamento, alloggio, struttura; price: prezzo, costo, costano, tariffa,
      caro, economico; publicholiday: festivo, festività; quiet: rumore, silenzio, musica; quote: preventivo, stima;
      ready: pronto, finito; reduced: sconto, ridotto, promozione, offerta; refund: rimborso, rimborsare, rimborsato,
      soldi, indietro; register: iscriversi, iscrizione, iscrivere, iscrivermi, partecipare, registrarsi; rent:
      noleggio, noleggiare, noleggiate, affittare, prestare, affitto, noleggi; repair: riparare, riparazione,
      aggiustare, sistemare, foratura, guasto; reschedule: spostare, rimandare, cambiare, modificare, rinviare;
      return: reso, rimborso, restituire, cambio, recesso, restituzione, riportare, cambiare, rimandare; review:
      revisione, controllare, verificare; rightnow: adesso; room: camera, stanza, alloggio; seat: posti, capienza,
      capacità; senior: anziani, pensionati, over; service: manutenzione, revisione, tagliando; showroom: esposizione,
      visitare, vedere, mostra; single: singola; size: dimensione, misura, grande, metri, quadri, superficie, mq, m2;
      small: piccolo; solar: solare, pannelli, fotovoltaico; staff: squadra, dipendenti, personale, persone,
      collaboratori, staff; start: inizia, comincia, iniziare, parte; station: stazione, fermata, treno, autobus,
      corriera; stay: soggiorno, restare, fermarsi, dormire, notte, pernottare, soggiornare; student: studente,
      alunno, scolaresca; support: aiuto, assistenza, supporto; swim: nuotare, bagno, piscina, spiaggia, lago; tax:
      iva, tasse, imposta; teacher: insegnante, istruttore, maestro, insegna, istruttrice, docente, tiene; ticket:
      biglietto, ingresso, entrata; today: oggi, adesso, ora; toilet: bagno, servizi, wc, toilette; tomorrow: domani;
      trade: club, centro, istituto, spa, ristorante, studio, albergo, palestra, salone, panificio, pizzeria,
      officina, barberia; transfer: bonifico; travel: autobus, bus, treno, metro, stazione, mezzi, aeroporto; trial:
      prova, provare, demo, assaggio; user: utente; vaccine: vaccino, richiamo; valid: valido, validità, scade,
      scadenza, valgono; vegan: vegano; vegetarian: vegetariano; voucher: regalo, regalare; weather: maltempo,
      pioggia, piove; week: settimana; weekday: feriale; weekend: weekend; wifi: wifi, internet, wi-fi; work: lavora,
      lavorano; year: anno, annuale; couple: coppia, romantico, romantica, anniversario; broken: rotto, rotta,
      danneggiato, difettoso, guasto; wholesale: ingrosso, rivenditore, rivenditori; branding: logo, inciso,
      personalizzato; insurance: assicurazione, assicurato; invoice: fattura, ricevuta, scontrino; reply: risposta,
      rispondere, rispondete; prescription: ricetta, farmaco, medicina`,
  },

  // What an offer must meet.
  needs: {
    advice: 'consigli*, raccomand*, adatt[oaie] (a|per)',
    wish: 'cerco, cerchiamo, vorrei, vorremmo, ho bisogno di, (qualcosa|regalo|cosa) (per|sotto|di), cosa avete',
    choose: 'meglio, miglior[ei]?, conviene, devo, dovrei, scegliere',
    compare: 'differenz*, differisc*, confront*, paragon*',
    lowest: 'più economic*, meno car[oaie]',
    highest: 'più car[oaie]',
    upTo: 'meno di, fino a, al massimo, sotto, entro, non più di, budget( di)?',
    people: 'persone, ospiti, utent[ei], dipendenti, collaboratori, bambini, adulti, posti',
    groups: '(team|gruppo) di, siamo( in)?, per, gruppo, capienza, coppia',
    when: 'il, questo, alle, e',
    both: 'entramb[ie], tutti e due, noi due',
    age: 'anni, età, figli[oa], bambin[oa], nipote',
    plans: 'pian[oi], abbonament[oi], pacchett[oi], tariff[ae]',
    each: '(a|per) (persona|testa|adulto|partecipante|utente)',
  },
}
