/** Whom an offer counts, as whole words of folded text. */
export const PEOPLE_WORDS =
  '(?<![\\p{L}\\p{N}])(?:employees|staff|employes|collaborateurs|empleados|dipendenti|collaboratori|colaboradores|medewerkers|موظفين|people|persons?|guests?|users?|participants?|adults?|couples?|children|kids|pupils|seats?|of us|personen|leuten?|gasten?|teilnehmer\\p{L}*|nutzer\\p{L}*|benutzer|mitarbeiter\\p{L}*|kindern?|erwachsene\\p{L}*|platze|paare|personnes?|invites|utilisateurs?|convives|enfants|adultes|personas|huespedes|usuarios?|ninos|adultos|parejas|plazas|persone|persona|ospiti|utent[ei]|posti|bambini|adulti|coppie|pessoas?|hospedes|utilizadore?s?|criancas|lugares|gebruikers?|deelnemers|kinderen|volwassenen|mensen|اشخاص|شخصين|شخص|افراد|ضيوف|مستخدمين|اطفال)(?!\\p{L})'

const COUNTED_PERSON = new RegExp(`^${PEOPLE_WORDS}$`, 'u')

/** Whether a folded word stands for those whom an offer counts. */
export const isCountedPerson = (word: string): boolean => COUNTED_PERSON.test(word)
