import type { LanguageTexts } from './language-texts.ts'

export const italianTexts: LanguageTexts = {
  language: 'it',

  // Small talk, and what the agent says of its own.
  phrases: {
    heard: {
      greeting: 'ciao, salve, buongiorno, buonasera, buon giorno, buona sera, come stai, come va, ciao a tutti',
      thanks: 'grazie, grazie mille, molte grazie, ti ringrazio, la ringrazio, grazie tante',
      goodbye: `no, no grazie, arrivederci, a presto, buona giornata, buona notte, buonanotte, addio, e tutto,
        ci vediamo`,
      bot: `sei un bot, sei un robot, sei umano, sei una persona, sei reale, sei una persona vera, chi sei, e un robot,
        parlo con un robot, sei un'ia, lei e un robot, chi siete, chi e lei, come ti chiami, come si chiama,
        con chi parlo, con chi sto parlando`,
      human: 'un operatore per favore, una persona per favore, servizio clienti, operatore',
      abuse: 'idiota, stupido, stronzo, merda, cretino, vaffanculo, stai zitto, sei stupido, inutile, cazzo',
    },
    said: {
      greeting: 'Buongiorno! Che cosa desidera sapere su {company}?',
      thanks: 'Prego! Desidera sapere altro?',
      goodbye: 'Arrivederci e grazie per la visita a {company}!',
      bot: `Sono l'assistente automatico di {company}. Rispondo con ciò che è pubblicato e lo dico quando non so
        qualcosa.`,
      human: 'Sono un assistente automatico; una persona di {company} può aiutarla.',
      abuse: 'Mi dispiace che non vada bene. Mi dica che cosa cerca e farò del mio meglio.',
      gibberish: 'Non ho capito. Può dirlo in un altro modo?',
      empty: 'Che cosa desidera sapere su {company}?',
      unknown: 'Non lo so.',
      unknownSubject: 'Non lo so: non ho informazioni su «{subject}».',
      noPrice: 'Non ho un prezzo per «{subject}».',
      related: 'Ecco che cosa è indicato in merito: ',
      haggling: 'I prezzi li stabilisce {company}; qui non posso cambiarli.',
      complaint: 'Mi dispiace. Io non posso occuparmene; una persona di {company} sì.',
      dispute: 'Posso attenermi solo a ciò che {company} ha pubblicato.',
      browsing: 'Faccia con calma. Sono qui se desidera sapere qualcosa su {company}.',
      statement: 'Grazie per avermelo detto.',
      resting: `Al momento non posso rispondere. Il suo messaggio è salvato per {company}; lasci un'email o un numero di
        telefono per essere ricontattato.`,
    },
    opening: {
      yes: 'Sì.',
      no: 'No.',
      now: 'Aperto adesso, fino alle {time}.',
      closed: 'Chiuso adesso.',
      next: 'Apre {day} alle {time}.',
      today: 'Apre oggi alle {time}.',
      day: '{day}: aperto {times}.',
      shut: '{day}: chiuso.',
    },
    offers: {
      offer: 'Offerta',
      price: 'Prezzo',
      fits: 'Questo potrebbe andare bene:',
      otherCurrency: `I prezzi qui sono in una valuta diversa dal suo budget. Per il resto, questo potrebbe andare
        bene:`,
      noneFits: 'Non trovo nulla con un prezzo pubblicato che soddisfi tutto. Le offerte più vicine:',
      lowest: 'Prima il prezzo pubblicato più basso:',
      highest: 'Prima il prezzo pubblicato più alto:',
      byNeed: 'La scelta migliore dipende da ciò che le serve:',
    },
    contact: {
      phone: 'Può chiamare {company} al numero {phone}.',
      email: 'Può scrivere a {company}: {email}.',
      both: 'Può contattare {company} al {phone} o a {email}.',
      page: 'Può contattare {company} qui: {url}',
    },
    asksDiscount: "C'è uno sconto?",
    suggestions: [
      'Quanto costa {subject}?',
      'Quali sono gli orari?',
      'Dove siete?',
      'Come posso contattarvi?',
      'Come posso pagare?',
      'Posso cancellare?',
      'Fate consegne?',
    ],
  },

  // What the agent says around a sale.
  turn: {
    askConsent: '{company} può conservare questi dati e contattarla?',
    yesOrNo: 'Risponda sì o no.',
    consented: '{company} ora ha i suoi dati.',
    notKept: 'Va bene. {company} non conserverà questi dati come contatto.',
    forgotten: `Fatto. {company} non ha più questi dati come contatto. Quanto scritto in questa chat resta finché la
      conversazione non viene eliminata.`,
    thanks: 'Grazie.',
    thanksTo: 'Grazie, {name}.',
    noted: 'Ho annotato {details}.',
    yourDetails: 'I suoi dati: {details}.',
    urgent: 'Se è urgente, chiami il {phone}.',
    restingKept: 'Al momento non posso rispondere. {company} ha il suo messaggio e i suoi dati.',
    noOrders: 'Qui non posso prenotare né ordinare per lei.',
    consentBox: 'Accetto che {company} conservi questi dati e mi contatti.',
    waiting: 'Ho segnalato questa conversazione a una persona di {company}. Può risponderle qui; non so dire quando.',
    hours: 'Orari:',
    leaveContact: 'Lasci un indirizzo e-mail o un numero di telefono se vuole essere raggiungibile altrove.',
    talkToPerson: 'Parlare con una persona',
    contactForm: 'Lasciare i miei dati',
    contactPage: 'Pagina dei contatti',
    hoursQuestion: 'Quali sono gli orari di apertura?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'Non riceverà altri messaggi da qui. Scriva START se vuole continuare.',
    started: 'Bentornato. Che cosa vuole sapere?',
    media: 'Grazie. Non posso guardare immagini o file. Scriva la sua domanda, per favore.',
    audio: 'Grazie. Non posso ascoltare messaggi vocali. Scriva la sua domanda, per favore.',
    location: 'Grazie per la posizione. Non posso usarla; scriva che cosa vuole sapere.',
    contacts: 'Grazie. Non posso leggere le schede di contatto. Se vuole essere contattato, scriva qui nome e numero.',
    unsupported: 'Non posso leggere questo tipo di messaggio. Scriva la sua domanda, per favore.',
    liked: 'Bene che sia stato utile. Vuole sapere altro?',
    disliked: `Mi dispiace che non sia stato utile. Mi dica di che cosa ha bisogno,
      o scriva che vuole parlare con una persona.`,
    tooMany: 'Sono stati molti messaggi. Continui tra {minutes} minuti.',
    listLabel: 'Mostra opzioni',
    noAgent: `Apra di nuovo il link della chat dell’azienda e invii il messaggio che contiene: mi dice con chi vuole
      parlare.`,
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: 'Se è urgente, chiami {company} al numero {phone}.',
    quote: 'Qui non posso calcolare un preventivo.',
    availability: 'Non posso vedere che cosa è ancora libero.',
    ok: 'Va bene.',
    no: 'Va bene. Sono qui se vuole sapere altro su {company}.',
  },
}
