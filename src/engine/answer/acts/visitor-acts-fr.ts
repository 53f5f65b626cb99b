import type { ActWords } from './act-types.ts'

export const frenchActs: ActWords = {
  language: 'fr',
  heard: {
    trouble:
      "c'est une urgence, (c'est|cest|tres|vraiment) urgent, urgent, au plus vite, le plus vite possible, fuite (d'eau|de gaz|chez)?, (j'ai|on a|nous avons) (une |un )?(fuite|inondation|panne|degat des eaux|rage de dents), (ca|qui|toit|robinet|tuyau|chaudiere) (fuit|coule|fume|saigne), odeur de gaz, plus (d'eau chaude|de chauffage|d'electricite|de courant), en panne, enferme* dehors, ne demarre (pas|plus), (tres|trop|si) mal aux dents, j'ai (tres )?mal",
    quote:
      "(voudrai*|aimerai*|veux|voulons|besoin|souhait*|avoir|obtenir|recevoir|faire|envoy*|demande*) (d'|de |moi |nous )?(un |mon )?devis, devis (svp|s'il vous plait|gratuit|pour (un|une|mon|ma|mes|le|la|les))",
    booking:
      "(voudrai*|aimerai*|veux|voulons|souhait*|puis-je|peut-on|je peux|on peut|possible de) (_ )?(reserver|prendre (un )?(rendez-vous|rdv)|m'inscrire|nous inscrire), (prendre|avoir|besoin d'un|fixer) (un )?(rendez-vous|rdv), reserv* (moi|nous) _, inscrivez[- ](moi|nous), (quelqu'un|vous) (peut|peut-il|pourrait|pouvez|pourriez) (_ )?(venir|passer|se deplacer), (pouvez|pourriez)[- ]vous (_ )?(venir|passer|envoyer)",
    availability:
      '(reste|restent|reste-t-il|y a-t-il|il y a|avez-vous) (_ ){0,3}(places?|disponibilites?|creneaux?|tables?|chambres?) (disponibles?|libres?|restantes?|pour|ce|le|demain|samedi|dimanche), (il )?reste (encore )?des places, (des |de la )?(disponibilites?|place) (pour|ce|le|demain|samedi|dimanche), complet (pour|ce|le)',
    yes: "oui, oui svp, oui s'il vous plait, ouais, ouip, bien sur, volontiers, avec plaisir, je veux bien, oui merci de",
    ok: "ok, d'accord, daccord, dac, bien, tres bien, parfait, super, compris, je vois, ca marche, entendu, bon, genial, ah ok, c'est bon",
    no: 'non, nan, pas vraiment, pas encore, non pas vraiment, aucun, aucune',
    help: "aide, aidez-moi, aide-moi, info, infos, information, informations, renseignement, renseignements, plus d'infos, menu, question, j'ai une question, une question, pouvez-vous m'aider, tu peux m'aider, que peux-tu faire",
  },
  spelling:
    'cb=combien, qd=quand, kan=quand, pk=pourquoi, pq=pourquoi, pkoi=pourquoi, bjr=bonjour, bsr=bonsoir, ' +
    'slt=salut, rdv=rendez-vous, dispo=disponible, tjs=toujours, tjrs=toujours, vs=vous, ns=nous, ds=dans, ' +
    "pr=pour, koi=quoi, mtn=maintenant, ajd=aujourd'hui, auj=aujourd'hui, bcp=beaucoup, tt=tout, jsuis=je suis, " +
    'kel=quel',
  said: {
    trouble: "Si c'est urgent, appelez {company} au {phone}.",
    quote: 'Je ne peux pas établir de devis ici.',
    availability: 'Je ne peux pas voir ce qui est encore libre.',
    ok: "D'accord.",
    no: "D'accord. Je suis là si vous voulez savoir autre chose sur {company}.",
  },
}
