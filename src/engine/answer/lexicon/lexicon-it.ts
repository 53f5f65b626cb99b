import type { Lexicon } from './lexicon-types.ts'

export const italian: Lexicon = {
  language: 'it',
  stopwords:
    "durante mediante verso presso xke xche nn ciao salve cmq a accettate accetta vendete aprite ad agli ai al alla alle allo anche avete c'e che chi ci cio come con cosa cui da dagli dai dal dalla dalle dei degli del dell della delle dello di dove e ed era essere fa fare fate " +
    'gli ha hai hanno ho i il in io l la le lei li lo loro lui ma mi mia mie miei mio ne negli nei nel nella nelle no noi non nostra nostro o ogni per perche piu poi posso possiamo puo puoi ' +
    "qual quale quali quando quanta quante quanti quanto quella quello questa queste questi questo qui se sei si sia siamo siete sono su sua sue sugli sui sul sulla suo suoi ti tra tu tua un un' una uno vi " +
    'nello sullo sulle dallo dall nell sull col coi quei quegli possono potete potrei potremmo vorrei dobbiamo bisogna occorre ' +
    'stessa stesse stessi stesso ' +
    'voi vostra vostro vostri offrite fare dei cosa',
  openers: 'e o ma invece anche',
  pointers: 'questo quello quella questi quelli cio',
  cues: {
    list:
      'cosa offrite, cosa vendete, cosa posso comprare, cosa si puo comprare, che * offrite, che * avete, quali * offrite, ' +
      'quali * avete, quali servizi, che servizi, quali prodotti',
    about: 'cosa fate, chi siete, di cosa vi occupate',
    when: 'quando, che giorno, che mese, quali mesi, che data',
    price:
      'quanto prendete, quanto chiedete, quanto viene, quanto vengono, quanto fa, spesa, prezzo, prezzi, tariffa, tariffe, ' +
      'quanto * pag*, cost*, supplement*, sovrapprezzo, importo, quanto devo, quanto si aggiunge, quanto in piu, quanto si spende, ' +
      'quanto ammonta, quanto chiede, che cifra, quale cifra, pago qualcosa, da quanto si parte, si paga a parte, ' +
      "quanto viene a costare, quanto vuole, quanto volete, quanto spend*, quant'e per, quanto vi devo, quanto le devo, per quanto posso",
    hours:
      'orari*, a che ora, aperto, aperti, apertura, aprite, chiudete, fino a che ora, quali giorni, che giorni, chiuso, chiusi, ' +
      'chiudono, chiude, apre, da che ora, entro che ora, aperta, quando siete, ora di chiusura, quali sere',
    phone: 'telefono, numero di telefono, chiamare, cellulare, whatsapp, chiamo, numero, tel',
    email: 'email, posta elettronica, mail, scrivere, scrivo, posta',
    address:
      "indirizzo, dove siete, dove si trova, dove vi trovate, dove vi trovo, posizione, in che citta, in quale citta, dov'e, " +
      'dove trovarvi, come arrivare, come si arriva, cap, dove vi troviamo, dove si trovano, dove',
    date: 'la data, che anno, che data',
    founded:
      'da quando, da quanto tempo, da quanti anni, fondat*, quando e nat*, di che anno, quale anno * apert*, che anno * apert*, ' +
      'quando avete aperto, quando e stat*, da che anno, da quale anno',
    age: 'che eta, quale eta, eta minima',
    duration:
      'quanto dura, quanto tempo, quanti giorni, quante ore, quanti minuti, quanti mesi, durata, con quanto anticipo, entro quando, ' +
      'quante notti, quante settimane, quanti anni',
    frequency: 'ogni quanto, con che frequenza, quante volte',
    percent: 'percentuale, per cento, quanto acconto, caparra, sconto, sconti, riduzione, riduzioni',
    weight: 'quanto pesa*, quanti chili, peso',
    length:
      'quanto dista*, quanti chilometri, quanti km, quanti metri, quanti metri dista*, quanto e alto, quanto e lungo, quanto e lunga, distanza, dimensioni, misure',
    area: 'metri quadri, metri quadrati, che superficie, quanti mq',
    count: 'quanti, quante, massimo, minimo, quanto, quanto e grande, quanto misura',
    person:
      'come si chiama il, come si chiama la, come si chiamano i, come si chiamano gli, chi e, chi sono, chi, nome del, nome della, ' +
      'quale medico, quale insegnante, responsabile',
    payment:
      'metodi di pagamento, modalita di pagamento, forme di pagamento, come posso pagare, come si paga, pagare con, pagare in, ' +
      'accettate carte, accettate la carta',
    yesno: "bisogna, occorre, si deve, c'e, ci sono, si puo, fate, e possibile",
  },
}
