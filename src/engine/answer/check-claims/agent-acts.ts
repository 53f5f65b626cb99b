import { fold } from '../text/fold.ts'

/**
 * What somebody of the business is said to do for the visitor, by the grammar of it: who (I, we, a colleague), and that it is done, being done or
 * going to be done to "you" or "your". An agent can say what it knows; none of what it would do happens. In folded text.
 */
const ACTOR_EN =
  '(?:i|we|someone|somebody|(?:one of )?(?:our|the|a|an|your) (?:\\p{L}+ ){0,3}?(?:team|colleagues?|staff|advis[eo]rs?|experts?|specialists?|members?|consultants?|managers?|representatives?|agents?|assistants?|guides?|reception\\p{L}*|office|crew|captain|driver|doctor|dentist|teachers?|tutors?))'
const ACTOR_DE =
  '(?:ich|wir|jemand|(?:unser|ein|eine|einer|das|der|die|ihr|ihre)\\p{L}{0,2} (?:\\p{L}+ ){0,3}?(?:team|kolleg\\p{L}+|mitarbeiter\\p{L}*|berater\\p{L}*|empfang|rezeption|fachmann|techniker\\p{L}*|mechaniker\\p{L}*|praxisteam|arzt|arztin))'
const ACTOR_FR =
  "(?:je|j'|nous|on|quelqu'un|(?:un|une|notre|nos|l'|le|la|votre) ?(?:\\p{L}+ ){0,2}?(?:conseill\\p{L}+|collegues?|equipe|specialistes?|expert\\p{L}*|responsable|technicien\\p{L}*|commercial\\p{L}*|vendeu\\p{L}+|service client|collaborat\\p{L}+|secretari\\p{L}+))"
const ACTOR_NL =
  '(?:ik|wij|we|iemand|(?:ons|onze|een|de|het|uw) (?:\\p{L}+ ){0,3}?(?:team|collega\\p{L}*|medewerk\\p{L}+|adviseur\\p{L}*|specialist\\p{L}*|balie|receptie|monteur\\p{L}*))'
const ACT_EN =
  'call|ring|text|phone|e-?mail|message|contact|write|reach out|get (?:back|in touch)|be in touch|follow up|let you know|inform|notify|remind|reserve|book|hold|keep|put|set|arrange|schedule|confirm|prepare|process|ship|send|dispatch|deliver|refund|forward|pass|apply|add|give you|throw in|waive|match|take care|make sure|look into|check with|cancel|upgrade|sign you|register|note|meet you|pick you|call back|come back to you|guarantee|promise|secure|save'
const DONE_EN =
  'called|emailed|mailed|messaged|contacted|written to|informed|notified|reserved|booked|held|kept|put|set|arranged|scheduled|confirmed|prepared|processed|shipped|sent|dispatched|refunded|forwarded|passed|applied|added|given you|waived|cancell?ed|upgraded|signed you|registered|noted|placed|ordered|secured|saved|made'

const ACTS: readonly RegExp[] = [
  /(?<!\p{L})(?:i can|we can|i could) (?:also |gladly |even )?(?:reserve|book|hold|save|waive|offer you|give you|get you|throw in|apply|arrange)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})${ACTOR_EN}(?:(?:'ll| will| shall)(?! (?:never|not))|(?:'m|'re|'s| am| are| is) going to|(?:'m|'re| am| are) (?:now |just |already )?(?=\\p{L}+ing))[^.!?]{0,40}?(?<!\\p{L})(?:${ACT_EN}|calling|sending|reserving|booking|forwarding|holding|arranging|emailing|putting|applying)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:i|we)(?:'ve| have|'d| had)? (?:just |already |now |gladly |also |personally )?(?:${DONE_EN})(?!\\p{L})[^.!?]{0,60}?(?<!\\p{L})(?:you|your|it|that|this|them|him|her|team|colleague\\p{L}*|aside|the)(?!\\p{L})`,
    'u',
  ),
  /(?<!\p{L})your (?:\p{L}+ ){1,3}(?:is|are|has been|have been|was|will be) (?:now |already |all )?(?:confirmed|booked|placed|reserved|processed|scheduled|approved|secured|set|sent|applied|forwarded|held|refunded|ready|on (?:its|the) way)(?!\p{L})/u,
  /(?<!\p{L})(?:you'll|you will|you can expect to|expect) (?:then |also |soon |shortly )?(?:(?:receive|hear|get)[^.!?]{0,30}(?:from us|from me|back|a call|e-?mail|reply|response|answer|confirmation|message|text)|be (?:contacted|called|notified|refunded))(?!\p{L})/u,
  /(?<!\p{L})(?:leave it with me|consider it done|it's (?:all )?(?:sorted|booked|reserved)|you(?:'re| are) (?:all )?(?:booked|set|registered|signed up)|i(?:'ll| will) (?:see to|take care of) (?:it|that)|(?:is|are) (?:now )?reserved for you|guaranteed by|just for you)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})${ACTOR_DE} (?:werden?|wird|wurde)(?!\\p{L})[^.!?]{0,60}(?:melden|anrufen|zuruckrufen|schicken|senden|schreiben|kontaktieren|reservieren|buchen|bestatigen|informieren|weiterleiten|prufen|kummern|erstatten|zusenden|zuschicken|vormerken|eintragen|vorbereiten|freihalten|zurucklegen|mailen|kommen)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${ACTOR_DE} (?:\\p{L}+ ){0,3}?(?:melde[nt]?|rufe?[nt]?|schicke?[nt]?|sende[nt]?|schreibe?[nt]?|kontaktiere?[nt]?|reserviere?[nt]?|buche?[nt]?|bestatige?[nt]?|informiere?[nt]?|leite[nt]?|kummere?[nt]?|lege?[nt]?|merke[nt]?|trage[nt]?|gebe[nt]?|reiche[nt]?|notiere?[nt]?|halte[nt]?|mailt?e?)(?!\\p{L})[^.!?]{0,50}(?<!\\p{L})(?:ihnen|sie|dir|dich|euch|ihre?[nm]?|deine?[nmr]?|eure?[nmr]?|darum|weiter|zuruck|vor|ein|frei|fest|an)(?!\\p{L})`,
    'u',
  ),
  /(?<!\p{L})(?:(?:habe|haben|hab) (?:ich|wir)|(?:ich|wir) (?:habe|haben))(?!\p{L})[^.!?]{0,70}(?:gebucht|reserviert|geschickt|gesendet|weitergeleitet|bestellt|bestatigt|notiert|storniert|informiert|vorgemerkt|zuruckgelegt|eingetragen|gutgeschrieben|weitergegeben|hinterlegt|angemeldet|verschickt|freigehalten)(?!\p{L})/u,
  /(?<!\p{L})(?:ihre?|dein|deine|ihr) \p{L}+ (?:ist|wurde|sind|wird) (?:nun |jetzt |bereits |schon |fur sie |hiermit )*(?:bestatigt|gebucht|reserviert|eingetragen|vorgemerkt|storniert|zuruckgelegt|unterwegs|weitergeleitet)(?!\p{L})|(?<!\p{L})(?:ist|sind) (?:fur sie|fur dich) (?:reserviert|vorgemerkt|zuruckgelegt)/u,
  /(?<!\p{L})(?:sie (?:erhalten|bekommen|horen)|du (?:erhaltst|bekommst|kriegst|horst)|ihr (?:erhaltet|bekommt|kriegt|hort)) (?:\p{L}+ ){0,6}(?:von uns|von mir|bestatigung|antwort|ruckruf|anruf|nachricht|e-?mail|mail)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})${ACTOR_FR} ?(?:\\p{L}+ ){0,2}?(?:vous|te|t'|vos|votre)(?!\\p{L})[^.!?]{0,20}?(?:rappel|recontact|contact|enverr|ecrir|reviend|tiendr|tien|confirm|reserv|inform|appel|transmet|transmis|gard|met|mis|inscri|prevenu|preven|previen|not|adress|prepar)\\p{L}*`,
    'u',
  ),
  /(?<!\p{L})(?:j'ai|nous avons|on a|je l'ai|je les ai|je vous ai|nous vous avons|je viens de|nous venons de)(?!\p{L})[^.!?]{0,25}(?:reserve|envoye|transmi|command|confirme|enregistre|annule|mis|note|inscri|garde|bloque|ajoute|applique|demande|prevenu)\p{L}*/u,
  /(?<!\p{L})vo(?:tre|s) (?:\p{L}+ ){1,2}(?:est|sont|a ete|ont ete|sera|seront) (?:bien |deja |maintenant |desormais )*(?:confirme|reserve|enregistre|annule|transmis|mis|envoye|livre|rembourse)e?s?(?!\p{L})/u,
  /(?<!\p{L})vous (?:serez|allez etre|recevrez|allez recevoir|aurez)(?!\p{L})[^.!?]{0,30}(?:rappele|contacte|livre|rembourse|mail|confirmation|reponse|appel|nouvelles|message|sms)\p{L}*/u,
  /(?<!\p{L})(?:c'est (?:garanti|promis|note|reserve|fait)|je m'en (?:occupe|charge)|nous nous en (?:occupons|chargeons))(?!\p{L})/u,
  /(?<!\p{L})(?:te|le|les|os|lo) (?:\p{L}+ )?(?:he|hemos)(?!\p{L}) (?:ya )?\p{L}+(?:ado|ido|puesto|hecho|escrito)(?!\p{L})|(?<!\p{L})(?:te|le|les|os|lo) \p{L}{3,}(?:are|aremos|ere|eremos|ire|iremos)(?!\p{L})|(?<!\p{L})(?:he|hemos) (?:ya )?(?:reservado|enviado|confirmado|anotado|pedido|cancelado|avisado|transmitido|apuntado|guardado|aplicado|pasado|bloqueado|registrado|hablado|dejado|solicitado)(?!\p{L})/u,
  /(?<!\p{L})(?:voy|vamos|va|van) a (?:reservar|enviar|llamar|escribir|confirmar|avisar|guardar|anotar|apuntar|contactar|mandar|devolver|aplicar|pasar)\p{L}*|(?<!\p{L})(?:le|te|les|os) (?:reserv|apunt|envi|llam|guard|avis|mand|escrib|confirm|garantiz|aplic|pas|devuelv|contact|inscrib)(?:o|amos|imos|emos|a|an|en)(?!\p{L})|(?<!\p{L})(?:(?:me|nos) (?:pondre|pondremos|encargo|encargamos|ocupo|ocupamos)|se pondran?)(?!\p{L})/u,
  /(?<!\p{L})(?:su|tu|sus) \p{L}+ (?:esta|ha sido|han sido|queda|quedan|estan) (?:ya )?(?:confirmad|reservad|cancelad|apuntad|registrad|enviad)[oa]s?(?!\p{L})|(?<!\p{L})(?:recibira|recibiras|le llegara|tendra) (?:\p{L}+ ){0,4}(?:correo|confirmacion|llamada|respuesta|mensaje|noticias|email)(?!\p{L})|(?<!\p{L})(?:garantizamos|prometemos|garantizo|prometo|garantizado)(?!\p{L})/u,
  /(?<!\p{L})(?:ti|la|le|vi|lo|gliel\p{L}*) \p{L}{3,}(?:ero|eremo|iro|iremo)(?!\p{L})|(?<!\p{L})(?:le|ti|la|vi|l'|gliel') ?(?:ho|abbiamo) (?:gia )?\p{L}+(?:ato|uto|ito|sso|tto|ata|ati|ate|sto)(?!\p{L})|(?<!\p{L})(?:ho|abbiamo) (?:gia |appena )?(?:prenotato|inviato|confermato|annotato|ordinato|annullato|inoltrato|riservato|mandato|messo|segnato|tenuto|avvisato|parlato|registrato|applicato|bloccato|passato)(?!\p{L})/u,
  /(?<!\p{L})(?:le|ti|la|vi|lo) (?:prenot|riserv|invi|chiam|richiam|ricontatt|contatt|segn|teng|mand|scriv|conferm|garantis|avvis|mett|blocc|applic|offr|rimbors)(?:o|iamo|hiamo|iam|a|ano|ono|co|go|e)?(?!\p{L})|(?<!\p{L})(?:sua|tua|suo|tuo) \p{L}+ (?:e|e stat[ao]|risulta|sara) (?:gia |ora )?(?:confermat|prenotat|annullat|riservat|inviat|registrat)[ao](?!\p{L})|(?<!\p{L})(?:ricevera|ricevera|riceverai|ricevera|le arrivera|avra) (?:\p{L}+ ){0,4}(?:mail|e-mail|conferma|chiamata|risposta|messaggio|telefonata)(?!\p{L})|(?<!\p{L})(?:(?:un|una|il|la|nostr[oa]) (?:\p{L}+ ){0,2}(?:colleg\p{L}+|consulente|operatore|team|responsabile|staff|addett\p{L}+) (?:la|ti|vi|le|si) \p{L}+|garantiamo|promettiamo|garantisco|prometto|(?:me ne|ce ne) occup\p{L}+|glielo garantisc\p{L}+)(?!\p{L})/u,
  /(?<!\p{L})(?:vou|vamos|iremos|irei|vai|vao) (?:\p{L}+ ){0,2}(?:contat\p{L}*|contact\p{L}*|ligar|telefonar|enviar|mandar|retornar|responder|avisar|confirmar|reservar|marcar|guardar|anotar|devolver|entrar|tratar|passar|aplicar)\p{L}*|(?<!\p{L})(?:(?:ja )?(?:reservei|enviei|confirmei|anotei|encaminhei|enviamos|reservamos|marquei|guardei|passei|avisei|registei|inscrevi|apliquei|deixei|pedi|mandei|falei|reencaminhei)|entrarei|entraremos|(?:ligar|enviar|contactar|responder|avisar|reservar|mandar)-?(?:lhe|te|vos|lo|la)?-?(?:ei|emos|a|ao)|(?:garantimos|garanto|prometemos|prometo)|(?:um|uma|o|a|nosso|nossa) (?:\p{L}+ ){0,2}(?:colega|equipa|equipe|consultor\p{L}*|tecnic\p{L}+|responsavel|atendente|assistente) (?:vai|ira|liga|lhe|te|vos|entra|contact|envia|respond)\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:ligo|envio|reservo|marco|guardo|mando|aviso|confirmo|contacto|telefono|devolvo|ligamos|enviamos|reservamos|guardamos|avisamos|contactamos|devolvemos)-(?:lhe|te|vos|lhes)(?!\p{L})|(?<!\p{L})(?:a )?(?:sua|tua|seu|teu) \p{L}+ (?:esta|foi|fica|ficou|sera) (?:ja )?(?:confirmad|reservad|cancelad|marcad|registad|enviad|guardad)[oa](?!\p{L})|(?<!\p{L})(?:recebera|ira receber|vai receber|tera) (?:\p{L}+ ){0,4}(?:email|e-mail|confirmacao|chamada|resposta|mensagem|contacto|telefonema)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})(?:${ACTOR_NL}) (?:bel|bellen|belt|neem|nemen|neemt|stuur|sturen|stuurt|mail|mailen|mailt|zal|zullen|ga|gaan|gaat|reserveer|reserveren|reserveert|boek|boeken|noteer|noteren|houd|houden|zet|zetten|leg|leggen|schrijf|schrijven|schrijft|regel|regelen|bevestig|bevestigen|garandeer|garanderen|beloof|beloven)(?!\\p{L})[^.!?]{0,50}(?<!\\p{L})(?:je|jou|jullie|u|uw|contact|terug|vast|vrij|opzij|in|door)(?!\\p{L})`,
    'u',
  ),
  /(?<!\p{L})(?:(?:heb|hebben|heeft) (?:ik|wij|we)|(?:ik|we|wij) (?:heb|hebben))(?!\p{L})[^.!?]{0,60}(?:gereserveerd|geboekt|gestuurd|doorgestuurd|bevestigd|besteld|genoteerd|vastgelegd|gezet|ingepland|opzijgelegd|doorgegeven|ingeschreven|aangemeld|gemaild|gebeld|toegepast|vrijgehouden)(?!\p{L})|(?<!\p{L})(?:uw|je|jouw) \p{L}+ (?:is|werd|staat|wordt) (?:nu |al |reeds |hierbij )*(?:bevestigd|geboekt|gereserveerd|genoteerd|geannuleerd|ingepland|onderweg|vastgelegd)(?!\p{L})|(?<!\p{L})(?:u|je) (?:ontvangt|krijgt|hoort) (?:\p{L}+ ){0,5}(?:van ons|bevestiging|mail|e-mail|telefoontje|antwoord|bericht)(?!\p{L})/u,
]

/** Whether a sentence tells of something done for the visitor. */
export function tellsOfActs(sentence: string): boolean {
  // The point of "1. Februar" ends nothing.
  const folded = fold(sentence).replace(/(?<=\d)\.(?= \p{L})/gu, '')
  return ACTS.some((pattern) => pattern.test(folded))
}
