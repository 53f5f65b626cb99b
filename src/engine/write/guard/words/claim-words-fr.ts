import type { ClaimWords } from '../claim-word-table.ts'

export const FRENCH_CLAIMS: ClaimWords = {
  words: {
    spoken:
      'crois*, voi*, trouv*, signal*, cite*, list*, resum*, compar*, calcul*, demand*, guid*, accompagn*, ai, avais, aurais, conseill*, recommand*, sugger*, invit*, propos*, prie, souhait*, di(?:s|rai|re), expliqu*, renseign*, aid*, repond*, donn*, compren*, remerci*, present*, indiqu*, confirm*, rassur*, encourag*, detaill*, montr*, precis*, orient*, decri*, laiss*, parl*, rappelle que',
    role: 'conseill*, collegues?, equipe, specialistes?, expert*, responsable, technicien*, commercial*, vendeu*, service client, collaborat*, secretari*',
    who: "je, j', nous, on, quelqu'un, (?:un|une|notre|nos|l'|le|la|votre) ?(?:_ ){0,2}?{role}",
    you: "vous, te, t', vos, votre",
    does: 'rappel, recontact, contact, enverr, ecrir, reviend, tiendr, tien, confirm, reserv, inform, appel, transmet, transmis, gard, met, mis, inscri, prevenu, preven, previen, not, adress, prepar, envoi',
    have: "j'ai, nous avons, on a, je l'ai, je les ai, nous l'avons, je vous ai, nous vous avons, je viens de, nous venons de",
    done: 'reserve, envoye, transmi, command, confirme, enregistre, annule, mis, note, inscri, garde, bloque, ajoute, applique, demande, prevenu',
    settled: 'confirme, reserve, enregistre, annule, transmis, mis, envoye, livre, rembourse',
    news: 'rappele, contacte, livre, rembourse, mail, confirmation, reponse, appel, nouvelles, message, sms',
  },
  shapes: [
    "je (?:peux |vais |pourrai |pourrais )?(?:vous |te |t')(?:l'|le |la |les |en |y )?(?!(?:{spoken}|en|y|le|la|les)(?!\\p{L}))\\p{L}{2,}",
    '_ (?:vous|te) (?:rappel|recontact|contact|appel|ecri|rembours)\\p{L}{0,4}',
    '{who} ?(?:_ ){0,2}?{you}~20{does}*',
    '(?:je|nous|on)~10(?:vous|te) repond*',
    '(?:je|nous)~12(?:reviens|revenons|reviendrai|reviendrons)~10vous',
    'je (?:transmets|previens|inscris|reserve pour|note votre|confirme votre)',
    '{have}~25{done}*',
    'vo(?:tre|s) (?:_ ){1,2}(?:est|sont|a ete|ont ete|sera|seront) (?:(?:bien|deja|maintenant|desormais) )*{settled}e?s?',
    'vous (?:serez|allez etre|recevrez|allez recevoir|aurez)~30{news}*',
    "c'est~20(?:confirme|enregistre|annule|envoye|transmis|commandee?)|c'est (?:bien )?(?:garanti|promis|note|reserve|fait)|je m'en (?:occupe|charge)|nous nous en (?:occupons|chargeons)",
  ],
  claims: {
    discount:
      '\\d ?% de moins, remises?, reductions?, rabais, soldes?, code promo, bons? de reduction, tarifs? reduits?, tarifs? preferentiels?',
    guarantee: 'garanti*',
    certificate:
      'certifi*, labellis*, label, agree par, agrees? par, prix du, distinction*, recompens*, michelin*, iso[- ]?\\d+, prime[es]*',
    free: 'gratuit*, offert*, sans frais, sans supplement, a titre gracieux',
  },
  hedges: 'pas, aucun, aucune, jamais, sans, ni, non, rien, si, malheureusement, desole, desolee',
  pointers:
    "il (?:coute|dure|est (?!possible)|comprend), elles?, ils, cela, celui-ci, celle-ci, ensuite, sinon, c'est (?:a |au )?\\d",
}
