import type { Phrases } from './phrases-types.ts'

export const frenchPhrases: Phrases = {
  language: 'fr',
  heard: {
    greeting: 'bonjour, salut, bonsoir, coucou, hello, bonjour a tous, comment ca va, ca va',
    thanks: 'merci, merci beaucoup, merci bien, mille mercis, je vous remercie, grand merci',
    goodbye:
      "non, non merci, au revoir, a bientot, bonne journee, bonne soiree, bonne nuit, a plus, a plus tard, c'est tout, adieu, ciao",
    bot:
      'etes-vous un robot, es-tu un robot, etes-vous un bot, es-tu un bot, tu es un robot, vous etes un robot, etes-vous humain, ' +
      'es-tu humain, qui etes-vous, qui es-tu, est-ce un robot, etes-vous une vraie personne, etes-vous une ia, qui etes vous, ' +
      "comment vous appelez-vous, comment tu t'appelles, a qui je parle, a qui ai-je affaire, c'est qui, quel est votre nom",
    human: "un humain svp, un humain s'il vous plait, un conseiller, service client",
    abuse:
      'idiot, connard, merde, va te faire foutre, ta gueule, imbecile, tu es stupide, tu es nul, con, putain, inutile',
  },
  said: {
    greeting: 'Bonjour ! Que souhaitez-vous savoir sur {company} ?',
    thanks: 'Avec plaisir ! Souhaitez-vous savoir autre chose ?',
    goodbye: 'Au revoir, et merci de votre visite chez {company} !',
    bot: "Je suis l'assistant automatique de {company}. Je réponds à partir de ce qui est publié, et je le dis quand je ne sais pas.",
    human: 'Je suis un assistant automatique ; une personne de {company} peut vous aider.',
    abuse: 'Je regrette que cela se passe mal. Dites-moi ce que vous cherchez et je ferai de mon mieux.',
    gibberish: "Je n'ai pas compris. Pouvez-vous le dire autrement ?",
    empty: 'Que souhaitez-vous savoir sur {company} ?',
    unknown: 'Je ne le sais pas.',
    unknownSubject: "Je ne le sais pas : je n'ai aucune information sur « {subject} ».",
    noPrice: "Je n'ai pas de prix pour « {subject} ».",
    related: 'Voici ce qui est indiqué à ce sujet : ',
    haggling: 'Les prix sont fixés par {company} ; je ne peux pas les changer ici.',
    complaint: "J'en suis désolé. Je ne peux pas m'en occuper moi-même ; une personne de {company} le peut.",
    dispute: "Je ne peux m'en tenir qu'à ce que {company} a publié.",
    browsing: 'Prenez votre temps. Je suis là si vous souhaitez savoir quelque chose sur {company}.',
    statement: 'Merci de me le dire.',
    resting:
      "Je ne peux pas répondre pour le moment. Votre message est enregistré pour {company} ; laissez une adresse e-mail ou un numéro de téléphone pour que l'on puisse vous joindre.",
  },
  opening: {
    yes: 'Oui.',
    no: 'Non.',
    now: 'Ouvert maintenant, jusqu’à {time}.',
    closed: 'Fermé maintenant.',
    next: 'Ouvre {day} à {time}.',
    today: 'Ouvre aujourd’hui à {time}.',
    day: '{day} : ouvert {times}.',
    shut: '{day} : fermé.',
  },
  offers: {
    offer: 'Offre',
    price: 'Prix',
    fits: 'Voici ce qui pourrait convenir :',
    otherCurrency: 'Les prix ici sont dans une autre monnaie que votre budget. Sinon, ceci pourrait convenir :',
    noneFits: 'Je ne trouve rien, avec un prix publié, qui réponde à tout. Le plus proche :',
    lowest: 'Le prix publié le plus bas d’abord :',
    highest: 'Le prix publié le plus élevé d’abord :',
    byNeed: 'Le meilleur choix dépend de vos besoins :',
  },
  contact: {
    phone: 'Vous pouvez appeler {company} au {phone}.',
    email: 'Vous pouvez écrire à {company} : {email}.',
    both: 'Vous pouvez joindre {company} au {phone} ou à {email}.',
    page: 'Vous pouvez joindre {company} ici : {url}',
  },
  asksDiscount: 'Y a-t-il une réduction ?',
  suggestions: [
    'Combien coûte {subject} ?',
    'Quels sont vos horaires ?',
    'Où êtes-vous ?',
    'Comment vous contacter ?',
    'Quels moyens de paiement acceptez-vous ?',
    'Puis-je annuler ?',
    'Livrez-vous ?',
  ],
}
