/** What stands around contact details that are not the visitor's own, or not to be used. */

/** Before an address that is not to be used. */
export const NOT_THIS =
  /(?<!\p{L})(?:not|don['’]t|never|old|former|instead of|forget|nicht|alte[rns]?|statt|vergessen sie|pas|ancien\p{L}*|oublie\p{L}*|no|antigu[oa]|viej[oa]|olvid\p{L}*|non|vecchi[oa]|dimentic\p{L}*|não|antig[oa]|velh[oa]|esque\p{L}*|niet|oude?|vergeet|ليس|القديم)(?!\p{L})[^@.!?]{0,24}$/iu

/** Behind an address of which the visitor asks whether it is the business's. */
export const ASKED_OF =
  /^[^.!?]{0,30}(?<!\p{L})(?:yours?|eure|ihre|vôtre|à vous|vuestr[oa]|suyo|de ustedes|vostr[oa]|vosso|de vocês|van jullie|van u)(?!\p{L})[^.!?]{0,20}\?/iu

/** Before what is a relative's or a colleague's, what the visitor rang or wrote to, or what counts something else. */
export const OF_OTHERS =
  /(?<!\p{L})(?:my|mein\p{L}*|mon|ma|mi|il mio|la mia|meu|minha|mijn) (?:wife|husband|partner|sister|brother|mother|mum|mom|father|dad|boss|colleague|son|daughter|friend|frau|mann|schwester|bruder|mutter|vater|chefin?|kolleg\p{L}+|freund\p{L}*|sohn|tochter|femme|mari|sœur|soeur|frère|mère|père|patron\p{L}*|collègue|ami\p{L}*|mujer|marido|hermana|hermano|madre|padre|jefe|jefa|socio|socia|compañer\p{L}+|amig\p{L}+|moglie|marito|sorella|fratello|capo|collega|amic\p{L}+|mulher|irmã|irmão|mãe|pai|chefe|colega|sóci\p{L}+|vrouw|man|zus|broer|moeder|vader|baas|vriend\p{L}*)(?!\p{L})/iu
export const USED_ALREADY =
  /(?<!\p{L})(?:i (?:rang|called|phoned|tried|wrote to|emailed|mailed)|(?:habe|hatte) (?:an|bei|unter)|angerufen unter|j['’]ai (?:appelé|écrit|essayé)|(?:llamé|escribí|he llamado|he escrito) (?:al?|a la)|ho (?:chiamato|scritto|provato)|(?:liguei|escrevi|telefonei) (?:para|ao?)|ik (?:belde|schreef|heb gebeld)|your (?:number|line|email)|eure|ihre nummer)(?!\p{L})/iu
export const NO_PHONE =
  /(?:(?<!\p{L})(?:order|voucher|coupon|gift card|gutschein|cupón|buono|cadeaubon|booking|customer|client|invoice|account|member\p{L}*|reference|ref|ticket|tracking|case|policy|vat|iban|serial|bestell|kunden|rechnungs|auftrags|vertrags|konto|artikel|buchungs|commande|facture|pedido|reserva|cliente|factura|ordine|fattura|encomenda|fatura|klant|bestel|factuur)\p{L}*(?:[^.!?,\d]{0,12}(?:number|no|nr|n°|id|code|nummer|numéro|número|numero)(?!\p{L})\.?[^.!?,\d]{0,14}| ?(?:is|was|ist|est|es|è|é)?[\s:#]*(?:\p{Lu}{1,4}-?)?)|(?:código|codice|code|numéro|número|numero) (?:de |di |do |du )?(?:client|cliente|commande|ordine|pedido|encomenda|facture|fattura|factura|réservation)[^.!?\d]{0,14})$/iu
