import type { ActWords } from './act-types.ts'

export const italianActs: ActWords = {
  language: 'it',
  heard: {
    trouble:
      "(e|molto|davvero) (un')?(urgente|urgenza|emergenza), (il )?prima possibile, al piu presto, (ho|abbiamo|c'e) (una |un )?(perdita|allagamento|guasto|fuga di gas|mal di denti), (perde|gocciola|sanguina|fuma) (acqua)?, si e allagat*, odore di gas, puzza di gas, senza (acqua calda|riscaldamento|corrente|luce), chius* fuori, in panne, non parte (piu)?, (mi|ci) fa (molto |tanto )?male",
    quote:
      '(vorre*|voglio|vogliamo|mi serve|ci serve|ho bisogno di|avere|ricevere|chiedere|fatemi|mandatemi|mi (fai|fa|fate)) (un |il )?preventivo, preventivo (per favore|grazie|per (un|una|il|la|i|le))',
    booking:
      '(vorre*|voglio|vogliamo|posso|possiamo|si puo|mi piacerebbe) (_ )?(prenotar*|iscriver*|prendere (un )?appuntamento|fissare (un )?appuntamento), (prendere|fissare|avere|serve) (un )?appuntamento, prenota(mi|temi|teci) _, (puo|potete|potreste|potrebbe|puoi) (venire|passare|mandare qualcuno)',
    availability:
      "(ci sono|avete|c'e|restano|e rimasto) (ancora |dei |qualche )*(posti?|posto|tavoli|camere|disponibilita|biglietti|appuntamenti)( liberi?| libero| disponibili?| per| il| sabato| domenica| oggi| domani)?, tutto (esaurito|prenotato|completo)",
    yes: 'si, si grazie, si per favore, certo, certamente, volentieri, si certo, assolutamente, come no',
    ok: "ok, va bene, d'accordo, bene, perfetto, ottimo, capito, ho capito, capisco, benissimo, ah ok, giusto",
    no: 'no, nono, non ancora, non proprio, direi di no, nessuno, nessuna',
    help: 'aiuto, aiutami, info, informazioni, informazione, piu informazioni, menu, opzioni, domanda, ho una domanda, una domanda, mi puoi aiutare, mi puo aiutare, puoi aiutarmi, cosa puoi fare',
  },
  spelling:
    'cmq=comunque, nn=non, xke=perché, xche=perché, perke=perché, x=per, ke=che, qnd=quando, qnt=quanto, ' +
    'qto=quanto, dv=dove, grz=grazie, anke=anche, tel=telefono',
  said: {
    trouble: 'Se è urgente, chiami {company} al numero {phone}.',
    quote: 'Qui non posso calcolare un preventivo.',
    availability: 'Non posso vedere che cosa è ancora libero.',
    ok: 'Va bene.',
    no: 'Va bene. Sono qui se vuole sapere altro su {company}.',
  },
}
