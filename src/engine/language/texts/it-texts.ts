import type { LanguageTexts } from './language-texts.ts'

export const italianTexts: LanguageTexts = {
  language: 'it',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `ciao, salve, buongiorno, buonasera, buon giorno, buona sera, come stai, come va, ciao a tutti, test,
        prova`,
      thanks: 'grazie, grazie mille, molte grazie, ti ringrazio, la ringrazio, grazie tante',
      goodbye: `no, no grazie, arrivederci, a presto, buona giornata, buona notte, buonanotte, addio, e tutto,
        ci vediamo`,
      bot: `sei un bot, sei un robot, sei umano, sei una persona, sei reale, sei una persona vera, chi sei, e un robot,
        parlo con un robot, sei un'ia, lei e un robot, chi siete, chi e lei, come ti chiami, come si chiama,
        con chi parlo, con chi sto parlando`,
      human: 'un operatore per favore, una persona per favore, servizio clienti, operatore',
      abuse: 'idiota, stupido, stronzo, merda, cretino, vaffanculo, stai zitto, sei stupido, inutile, cazzo',
      fillers: 'perfetto, ottimo, va, bene, molto, e',
      additions: "per, l'aiuto, la, sua, informazioni, risposta, a, lei, te, tutto",
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
      siteLanguage: 'Il sito di {company} è in {language}.',
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
      day: 'Aperto {day}, {times}.',
      shut: 'Chiuso {day}.',
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
    values: { price: 'Il prezzo di {name} è {value}.', prices: 'Prezzi:' },
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

  // How visitors ask for a person.
  person: {
    who: "(?:qualcuno|un(?:a|o)? (?:vostr|tu|su)[oa] (?:collega|operatore|operatrice|consulente)|(?:un|una|il|la|vostro|un'altra) ?(?:vera |vero )?(?:persona|umano|essere umano|operatore|operatrice|addett[oa]|responsabile|consulente|titolare|proprietari[oa])|servizio clienti)",
    role: 'operatore, operatrice, umano',
    please: 'per favore',
    machine: 'macchina',
    shapes: [
      '(?:ri)?chiam(?:atemi|ami|ateci|mi)(?!\\p{L})',
      'parlare?(?:ne)? (?:con|a) {who}',
      'non (?:\\p{L}+ )?parlare con (?:una? |il |la )?(?:{machine})',
      '(?<!(?:sei|e) (?:una )?)persona (?:vera|reale|umana)',
      "c'e qualcuno(?: li)?(?=\\W*$)",
      '(?:essere|venire) (?:ri)?(?:contattat|chiamat)[oaie]',
      'con chi (?:posso|potrei|devo) parlare',
      '(?:passa(?:mi|temi|teci)|mi (?:passi|passa|passate)|mi faccia parlare con) {who}',
      '(?:qualcuno|una persona) (?:mi |ci )?(?:puo|potrebbe) (?:ri)?(?:chiamar|contattar)\\p{L}+',
      '(?:mi|ci) (?:potete|puo|potreste) (?:ri)?chiamare|(?:potete|puo|potreste) (?:ri)?chiamar(?:mi|ci)',
    ],
  },

  // Messages that need no knowledge, but a reply.
  remarks: {
    haggling: `(?:troppo|molto|davvero|un po'?|abbastanza|cosi) car[oaie], carissim*, costa (?:_
      )?(?:troppo|tanto|molto), (?:e|sono|mi sembra) (?:_ )?(?:car[oaie]|tanti soldi), fuori (?:dal )?(?:mio |nostro
      )?budget, non (?:me lo|ce lo) (?:posso|possiamo) permettere, (?:altrove|da un'altra parte|dai concorrenti) (?:_
      ){0,3}meno, una rapina`,
    asksLess: `(?:fare|fa|fate|farmi|farci|avere) (?:_ ){0,2}(?:(?:un )?prezzo (?:migliore|speciale|piu basso|di
      favore)|uno sconticino|meno), prezzo (?:migliore|piu basso|di favore), miglior prezzo,
      (?:abbassare|ridurre|trattare|negoziare|scendere)(?: (?:_ )?(?:prezzo|di prezzo)), trattabil*, venir(?:mi|ci)
      incontro, negozia*, ultimo prezzo, (?:uno|qualche) sconto(?=[?.! ]{0,9}$)`,
    complaint: `(?:non (?:sono|siamo)|per niente) (?:_ )?(?:content[oaie]|soddisfatt[oaie]), (?:sono|siamo) (?:molto
      |davvero |piuttosto )?(?:insoddisfatt[oaie]|delus[oaie]|arrabbiat[oaie]|scontent[oaie]|stuf[oaie]), (?:e|questo
      e) (?:_ )?(?:inaccettabile|vergognos[oa]|una vergogna|ridicolo|scandaloso|assurdo|uno schifo),
      (?:pessimo|terribile|cattivo|orribile) servizio, servizio (?:pessimo|scadente|terribile),
      (?:ordine|pacco|consegna|fattura|rimborso|tecnico|soldi|risposta|spedizione) (?:_ ){0,2}(?:mai|non|ancora non)
      (?:_ ){0,2}(?:arrivat*|ricevut*|venut*|consegnat*), non (?:_ )?(?:mai |ancora )?(?:e mai |e ancora |e
      )?(?:arrivat[oa]|ho (?:mai |ancora )?ricevuto|abbiamo (?:mai |ancora )?ricevuto), nessuno (?:mi |ci )?(?:ha
      |hanno )?(?:_ )?(?:rispo*|richiam*|chiam*|venuto|contattat*), (?:sto|stiamo) (?:ancora )?aspettando, aspetto
      (?:da|ancora), (?:fare|presentare) un reclamo, lamentarmi, (?:rivoglio|voglio indietro) (?:i miei |i )?soldi,
      addebitat* due volte, arrivat[oa] (?:rott[oa]|danneggiat[oa])`,
    dispute: `(?:avevate|avete|aveva|avevi|hai|mi avevate|mi avete|mi aveva|ci avevate) (?:_
      )?(?:detto|promesso|scritto|assicurato), (?:mi|ci) (?:hanno|era stato|e stato|avevano) (?:_
      )?(?:detto|promesso|assicurato), (?:il|sul) (?:vostro )?sito (?:dice|diceva|c'e scritto|e scritto)`,
    browsing: `(?:sto|stiamo) (?:solo|soltanto) (?:guardando|dando|curiosando), (?:solo|soltanto) (?:dare|dando)
      un'occhiata, (?:do|diamo) (?:solo|soltanto) un'occhiata, (?:ci|devo|dobbiamo|vorrei|fammi|mi lasci)
      (?:pens*|rifletter*|riflett*)(?: su| bene| un po)?, (?:forse|magari|meglio) (?:piu tardi|un'altra volta|in un
      altro momento), vi (?:faccio|faro|faremo) sapere, non (?:sono|siamo) (?:ancora )?(?:sicur[oaie]|decis[oaie]), ne
      parlo con, non (?:mi|ci) interessa, ^(?:forse|magari|non (?:lo )?so|vediamo)[.! ]{0,9}$`,
    tells: `(?:sono|siamo|abito|abitiamo|vivo|viviamo|ho|abbiamo|amo|amiamo|adoro|adoriamo|vengo|veniamo|lavoro|lavoriamo|viaggio|viaggiamo|mi
      piac*|ci piac*), (?:(?:il |la |i |le )?(?:mio|mia|miei|mie|nostr[oaie])) (?:_
      ){1,3}(?:e|sono|ha|hanno|ama|amano), (?:e|sarebbe) per, saremo`,
    wants: `cerc*, bisogno, vorre*, voglio, vogliamo, interess*, domand*, problem*, non, pers[oaie], dimenticat*,
      allergi*, prenot*, ordin*, annull*, compra*, pagat*`,
  },

  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `(e|molto|davvero) (un')?(urgente|urgenza|emergenza), (il )?prima possibile, al piu presto,
        (ho|abbiamo|c'e) (una |un )?(perdita|allagamento|guasto|fuga di gas|mal di denti),
        (perde|gocciola|sanguina|fuma) (acqua)?, si e allagat*, odore di gas, puzza di gas, senza (acqua
        calda|riscaldamento|corrente|luce), chius* fuori, in panne, non parte (piu)?, (mi|ci) fa (molto |tanto )?male,
        (ho|abbiamo) (molta )?fretta, (mi|ci) serve (subito|oggi|adesso)`,
      quote: `(vorre*|voglio|vogliamo|mi serve|ci serve|ho bisogno di|avere|ricevere|chiedere|fatemi|mandatemi|mi
        (fai|fa|fate)) (un |il )?preventivo, preventivo (per favore|grazie|per (un|una|il|la|i|le)),
        (fate|fare|dare|date|dire) un prezzo`,
      booking: `(vorre*|voglio|vogliamo|posso|possiamo|si puo|mi piacerebbe) (_ )?(prenotar*|iscriver*|prendere (un
        )?appuntamento|fissare (un )?appuntamento), (prendere|fissare|avere|serve) (un )?appuntamento,
        prenota(mi|temi|teci) _, (puo|potete|potreste|potrebbe|puoi) (venire|passare|mandare qualcuno),
        (prenoto|prenotiamo|mi iscrivo|ci iscriviamo) _`,
      availability: `(ci sono|avete|c'e|restano|e rimasto) (ancora |dei |qualche
        )*(posti?|posto|tavoli|camere|disponibilita|biglietti|appuntamenti)( liberi?| libero| disponibili?| per| il|
        sabato| domenica| oggi| domani)?, tutto (esaurito|prenotato|completo)`,
      yes: 'si, si grazie, si per favore, certo, certamente, volentieri, si certo, assolutamente, come no',
      ok: "ok, va bene, d'accordo, bene, perfetto, ottimo, capito, ho capito, capisco, benissimo, ah ok, giusto",
      no: 'no, nono, non ancora, non proprio, direi di no, nessuno, nessuna',
      help: `aiuto, aiutami, info, informazioni, informazione, piu informazioni, menu, opzioni, domanda, ho una domanda,
        una domanda, mi puoi aiutare, mi puo aiutare, puoi aiutarmi, cosa puoi fare`,
    },
    spelling: `esattamente=, davvero=, cmq=comunque, nn=non, xke=perché, xche=perché, perke=perché, x=per, ke=che, qnd=quando, qnt=quanto,
      qto=quanto, dv=dove, grz=grazie, anke=anche, tel=telefono`,
  },

  // Titles, labels and categories of knowledge items.
  items: {
    contact: 'Contatti',
    contactAndHours: 'Contatti e orari',
    address: 'Indirizzo',
    phone: 'Telefono',
    email: 'E-mail',
    closed: 'chiuso',
    price: 'Prezzo',
    faq: 'Domande',
    product: 'Prodotti e servizi',
    policy: 'Condizioni',
    document: 'Generale',
    value: 'Proposta di valore: quali sono i vantaggi, come aiuta?',
    customers: 'Destinatari: per chi è, chi lo usa?',
    reasons: 'Ciò che ci distingue: perché sceglierci, quali sono i punti di forza?',
    about: 'Informazioni su',
    slogan: 'Slogan',
    employees: 'Dipendenti',
    founded: 'Fondazione',
    specialties: 'Specializzazioni',
    website: 'Sito web',
    visitors: 'Recensioni e commenti',
  },
  control: {
    stop: 'annulla, disiscrivi, basta',
    start: 'inizia',
  },
}
