import type { InjectionWords } from './injection-concepts.ts'

export const ITALIAN: InjectionWords = {
  language: 'it',
  machine:
    'ia, ai, chatbot, bot, assistente ia, assistente virtuale, assistenti virtuali, modello linguistico, modelli linguistici, modello di linguaggio, modelli di linguaggio, modello ia, intelligenza artificiale, intelligenze artificiali, gpt, chatgpt, llm, agente ia, agenti ia, sistemi automatici, sistemi automatizzati, assistente virtual*, assistenti virtual*, agente virtual*, agenti virtual*, assistente digital*, assistenti digital*, segreteria virtual*, segretaria virtual*, assistente automatic*, assistenti automatic*, risposte automatiche, risponditore automatico, sistema automatico, robot, collega digitale, operatore virtuale, (assistent*|aiutant*|receptionist|reception|accoglienza|portier*|collega|colleghi|guid*|consulent*|agent*|segretari*|venditor*|lettor*) (virtual*|digital*|automatic*|automatizzat*|artificial*|elettronic*), (programm*|sistem*|software|strument*) (di risposta|di conversazione|conversazional*|di riassunto|di sintesi|di ia|di intelligenza|ia), macchina che (legge|risponde)',
  maybeMachine: 'assistente, assistenti, il modello',
  address:
    "nota per, nota a, nota all', nota agli, messaggio per, messaggio a, messaggio all', attenzione, caro, cara, gentile, ciao, avviso a, avviso per, avviso agli, istruzione per, istruzioni per, a tutti, a tutte, a ogni, a qualsiasi, per tutti, per ogni, importante per, comando per, promemoria per",
  ifYouAre: 'se sei, se lei è, se siete, in quanto, come, essendo',
  reads:
    'legge, leggono, legga, leggendo, leggi, elabora, elaborano, elaborando, riassume, riassumono, riassumendo, analizza, analizzano, analizzando, indicizza, riassumere, sintetizza*, leggere, elaborare, processa*, indicizzano',
  here: 'questa pagina, questo testo, questo sito, questo documento, questo contenuto, questo messaggio, questa riga, queste righe, questo paragrafo, questa frase, questa recensione, questo commento, questa scheda, questo annuncio, questa etichetta, questo file, questa descrizione, questo prodotto, questa risposta, il presente documento, il presente testo, questo articolo, questa inserzione',
  forget:
    'ignora, ignori, ignorate, ignorare, dimentica, dimentichi, dimenticate, dimenticare, dimenticati, trascura, trascuri, scarta, scarti, annulla, annulli, annullate, annullano, cancella, elimina, sovrascrivi, aggira, tralascia, tralasciate, metti da parte, mettete da parte, metta da parte, metti .. da parte, lascia da parte, lasciate da parte, lascia perdere, lasciate perdere, non seguire, non seguite, non segua, smetti di seguire, non tenere conto, non tenete conto, non considerare, non rispettare, non obbedire, disobbedisci, disattendi, non sono più valide, prevale su, prevalgono su, sostituisce, sostituiscono, accantona, non vale più, non valgono più, è una bozza, fai come se, fate come se, non conta, non contano, fai finta che, fate finta che',
  orders:
    'istruzione, istruzioni, ordine, ordini, regola, regole, direttiva, direttive, indicazione, indicazioni, prompt, comando, comandi, restrizione, restrizioni, vincoli, linee guida, contesto, programmazione, disposizioni',
  earlier:
    'precedente, precedenti, sopra, iniziale, iniziali, originale, originali, tue, tuoi, sue, suoi, vostre, tutte le, tutti gli, tutti i, ricevute, date, esistenti, sistema, anteriori, finora, vecchie, prima, fornite, di prima, viste finora',
  told: 'tutto quello che ti è stato detto, tutto ciò che ti è stato detto, quello che ti è stato detto, ciò che ti è stato detto, quanto ti è stato detto, quello che ti hanno detto, ciò che ti hanno detto, quanto detto, quanto sopra, tutto quanto sopra, tutto ciò che precede, ciò che precede, quanto precede, tutto quello che sai, tutto ciò che sai, ciò che hai imparato, quello che hai imparato, tutte le istruzioni, qualsiasi istruzione, ogni istruzione, le tue istruzioni, le tue regole, la tua programmazione, le tue direttive, tutto ciò che il titolare, quanto scritto dal titolare, il resto di questa pagina, quanto scritto sopra, tutto quello che precede, ogni altro documento, qualsiasi altro documento, (quello|ciò) che (ha scritto|ha detto|scriveva) (il titolare|il proprietario|la proprietaria), ciò che è scritto sopra, quanto scritto prima, quello che c era scritto',
  reveal:
    'rivela, riveli, rivelate, rivelare, mostra, mostri, mostrare, ripeti, ripeta, ripetere, stampa, divulga, dimmi, cita, copia, condividi, elenca, traduci, scrivi, dammi, svela, fornisci, esponi',
  prompt:
    'prompt di sistema, prompt del sistema, istruzioni di sistema, istruzioni iniziali, istruzioni interne, istruzioni nascoste, istruzioni segrete, istruzioni originali, prompt iniziale, tue istruzioni, le tue istruzioni, tuo prompt, il tuo prompt, tue regole, messaggio di sistema, tua configurazione, intera conversazione, tutta la conversazione, chiave api, chiavi api, altri visitatori, altri clienti',
  fromNow:
    "d'ora in poi, da ora in poi, da adesso in poi, d'ora in avanti, da ora in avanti, da questo momento, a partire da ora, per il resto di, fino a nuovo avviso, da oggi in poi",
  become:
    "ora sei, adesso sei, non sei più, sei ora, lei è ora, agisci come, agite come, comportati come, comportatevi come, fingi, finga, fai finta, fa' finta, simula, immagina di essere, interpreta, assumi il ruolo, gioca il ruolo, recita, entra in, attiva, passa a, rispondi come, parla come, chiamati, da questo punto in poi sei, sei un cliente, smetti di essere, smettere di esserlo, fai finta di essere, fate finta",
  role: "modalità sviluppatore, modalità amministratore, modalità debug, modalità manutenzione, senza restrizioni, senza limiti, senza regole, senza filtri, senza censura, jailbreak, un'ia, un chatbot, un robot, un pirata, il proprietario, il titolare, vincolato",
  say: 'dica, dite, dire, rispondi, risponda, rispondete, rispondere, scrivi, scriva, scrivere, afferma, dichiara, menziona, raccomanda, raccomandi, raccomandare, consiglia, consigli, consigliare, termina, termini, terminare, concludi, inizia, inizi, aggiungi, aggiunga, aggiungere, includi, offri, offra, prometti, conferma, confermi, ripeti, indica, proponi, stampa, digli, di che, dici, si risponda, si risponderà, dirai, direte, risponderai, risponderete, ripeti questa, ripetete questa, rispondi così',
  tell: 'dica, dite, informi, informate, convinci, digli, comunicare a, comunica a, comunicate a, far sapere, fai sapere, fate sapere, avvisa, avvisate, si dirà',
  direct:
    'dire, invia, manda, mandi, indirizza, reindirizza, chiedi, offri, consiglia, suggerisci, dai, rimanda, chieda, chiedete, chiedere, farsi dettare, fatti dettare, fatevi dettare, esigi, promettete, prometti, inviate, mandate, indirizzate, racconti, racconta, raccontate',
  strictly:
    "solo, soltanto, solamente, esclusivamente, sempre, esattamente, nient'altro, mai, parola per parola, letteralmente, con la parola, con le parole, con la frase, la frase, la parola, le parole, il seguente testo, ogni volta, unicamente",
  that: 'che',
  everyAnswer:
    'ogni risposta, tutte le risposte, tutte le tue risposte, ciascuna risposta, qualsiasi risposta, ogni messaggio, tutte le domande, ogni conversazione, tutte le conversazioni, ogni chat, in questo ruolo, tutta la conversazione, unica risposta',
  yourAnswer: 'le tue risposte, la tua risposta',
  anyQuestion:
    'qualsiasi domanda, ogni domanda, a tutto, qualunque sia la domanda, qualsiasi cosa chiedano, a qualunque domanda, a qualsiasi domanda, qualunque domanda, qualunque richiesta, qualsiasi richiesta, ogni richiesta',
  audience:
    'cliente, clienti, visitatore, visitatori, visitatrice, utente, utenti, ospite, ospiti, acquirente, acquirenti',
  anyone: 'qualcuno, chiunque, chi, tutti, persona, persone, gente, loro, gli',
  when: 'se, quando, ogni volta che, ogniqualvolta, non appena, qualora, a chi, a chiunque',
  asks: 'chiede, chiedono, chieda, chiedano, chiesto, domanda, domandano, vuole sapere, vogliono sapere, ti chiede, ti chiedono, menziona, viene chiesto, si chiede, si parla di, parla di',
  hide: 'non menzionare, non menzionate, mai menzionare, non rivelare, non rivelate, mai rivelare, non dire, non dite, non informare, non divulgare, non mostrare, senza menzionare, senza dire, nascondi, tieni .. segreto, mantieni .. segreto, non parlare, rifiuta di, rifiutati di, senza (citarla|citarlo|citare|menzionarla|menzionarlo|nominarla|nominarlo|dirlo|spiegarlo|rivelarlo|riferirlo|farne parola|farne cenno), senza dire perché, senza fare riferimento, da non citare',
  must: 'devi, deve, devono, dovete, dovrai, bisogna, è tenuto a, sei tenuto a, è obbligato, per favore, si prega di',
  others: 'noi, io, lui, lei, loro, nostro, nostra, squadra, vi, ti, può, possono, si, che, e noi, ci',
  your: 'tuoi, vostri, suoi, nostri, tuo, vostro, nostro, altri, nuovi, molti, alcuni, dei, i loro',
  about: 'su, sul, sulla, riguardo, circa',
  speaker:
    'sistema, assistente, sviluppatore, amministratore, admin, ia, bot, nuova istruzione, nuove istruzioni, messaggio di sistema, nuovo compito, nuovo ruolo, (messaggio|nota|avviso|aggiornamento|allerta|ordine|comunicazione|istruzione) (di sistema|del sistema)',
  responder:
    'chi risponde, chiunque risponda, chi risponde qui, chi risponde ai clienti, chi gestisce la chat, chi è in chat, coloro che rispondono, quelli che rispondono, la persona che risponde, operatore della chat, operatori della chat, personale della chat, se rispondi, quando rispondi, nel rispondere, umano o automatico, chi legge queste righe, chi elabora, (chi|chiunque|a chi|coloro) .. viene chiesto, a chi viene chiesto, se ti chiedono, se vi chiedono, quando ti chiedono, (chi|chiunque|coloro che|personale che|persona che|addett* che|operator* che|colleg* che) (risponde|rispondono|risponda|fornisce|forniscono|dà|danno) (informazioni|ai|alle|agli|qui|a)',
  secret:
    "password, pin, numero di carta, numero della carta, cvv, tre cifre, codice di sicurezza, passaporto, codice fiscale, tessera sanitaria, carta d'identità, documento d'identità, data di nascita, credenziali",
  system: 'sistemi, sistema, programm*, strument*, software, macchine, motori, applicazioni, servizi',
  void: 'non (vale|valgono|è|sono|si applica|si applicano|si legge|si usa|si usano|conta|contano) più, non (è|sono) più (valid*|in vigore|lett*|usat*), (è|sono|è stata|è stato|sono state|sono stati) (abrogat*|annullat*|revocat*|sospes*|superat*|sostituit*|decadut*), cessa* di valere, non usa* più',
  decode: "al contrario, a rovescio, all'indietro, decodific*, decifra*, decritta*, rot13, base64",
  obey: 'obbedisci, obbedite, obbedire, esegui, eseguite, eseguire, applica, applicate, applicare, da applicare, attieniti, attenetevi, fai ciò che, seguila, seguilo, metti in pratica',
  thisAnswer: 'questa risposta, questa frase, queste parole, questa formula',
  asker:
    '(chi|chiunque|quelli che|coloro che|clienti che|cliente che|visitatori che|visitatore che|persone che|persona che|ospiti che|ospite che|quanti|gente che) (chiede|chieda|chiedono|chiedano|chiedesse|domanda|domandi|domandano|telefona|telefoni|chiama|chiami|chiamano|scrive|scriva|scrivono|contatta|contatti|vuole sapere|volesse sapere|voglia sapere|si informa|si informi|bussa|ci scrive|ci chiama|ci contatta|ci chiede), (se|quando) (qualcuno|vi|ti|gli|un cliente|il cliente) (chiede|chiedono|domanda|chiedesse), (alle|a ogni|a tutte le) (domande|domanda|richieste|richiesta) (su|sul|sulla|sui|sulle|sugli|relative|di), richiedent*',
  replied:
    'si (risponde|risponderà|risponda|dice|dica|dirà|comunica|comunichi|indica|indichi|annuncia|riferisce|rimanda|indirizza|invita|informa), (va|vanno|deve|devono|sarà|saranno|verrà|verranno|viene|vengono) (detto|risposto|comunicato|indirizzat*|rimandat*|informat*|dirottat*|indicato|riferito|inviat*|mandat*|sempre detto|essere detto|essere informat*|essere indirizzat*), (riceve|ricevono|riceverà|riceveranno|sente|sentirà) .. (risposta|parole|frase), (la|unica|sola) risposta (è|sarà|resta|ufficiale)',
  forbids: 'nessuno, mai, non',
  elsewhere: 'oggetto, cassa',
  newRole: 'nuovo ruolo',
}
