import type { LanguageTexts } from './language-texts.ts'

export const frenchTexts: LanguageTexts = {
  language: 'fr',

  // Small talk, and what the agent says on its own account.
  phrases: {
    heard: {
      greeting: `bonjour, salut, bonsoir, coucou, hello, bonjour a tous, comment ca va, ca va, test`,
      thanks: 'merci, merci beaucoup, merci bien, mille mercis, je vous remercie, grand merci',
      goodbye: `non, non merci, au revoir, a bientot, bonne journee, bonne soiree, bonne nuit, a plus, a plus tard,
        c'est tout, adieu, ciao`,
      bot: `etes-vous un robot, es-tu un robot, etes-vous un bot, es-tu un bot, tu es un robot, vous etes un robot,
        etes-vous humain, es-tu humain, qui etes-vous, qui es-tu, est-ce un robot, etes-vous une vraie personne,
        etes-vous une ia, qui etes vous, comment vous appelez-vous, comment tu t'appelles, a qui je parle, a qui ai-je
        affaire, c'est qui, quel est votre nom, t'es un robot, t'es un bot, vous etes une vraie personne, tu es une
        vraie personne, c'est un robot, es-tu humain, vous etes un humain`,
      human: "un humain svp, un humain s'il vous plait, un conseiller, service client",
      abuse: `idiot, connard, merde, va te faire foutre, ta gueule, imbecile, tu es stupide, tu es nul, con, putain,
        inutile`,
      fillers: "d'accord, parfait, génial, très, bien, et",
      additions: "à, vous, toi, beaucoup, bcp, pour, votre, ton, aide, réponse, c'est, bon",
    },
    said: {
      greeting: 'Bonjour ! Que souhaitez-vous savoir sur {company} ?',
      thanks: 'Avec plaisir ! Souhaitez-vous savoir autre chose ?',
      goodbye: 'Au revoir, et merci de votre visite chez {company} !',
      bot: `Je suis l'assistant automatique de {company}. Je réponds à partir de ce qui est publié,
        et je le dis quand je ne sais pas.`,
      human: 'Je suis un assistant automatique ; une personne de {company} peut vous aider.',
      abuse: 'Je regrette que cela se passe mal. Dites-moi ce que vous cherchez et je ferai de mon mieux.',
      gibberish: "Je n'ai pas compris. Pouvez-vous le dire autrement ?",
      empty: 'Que souhaitez-vous savoir sur {company} ?',
      unknown: 'Je ne le sais pas.',
      unknownSubject: "Je ne le sais pas : je n'ai aucune information sur « {subject} ».",
      noPrice: "Je n'ai pas de prix pour « {subject} ».",
      siteLanguage: 'Le site de {company} est en {language}.',
      related: 'Voici ce qui est indiqué à ce sujet : ',
      haggling: 'Les prix sont fixés par {company} ; je ne peux pas les changer ici.',
      complaint: "J'en suis désolé. Je ne peux pas m'en occuper moi-même ; une personne de {company} le peut.",
      dispute: "Je ne peux m'en tenir qu'à ce que {company} a publié.",
      browsing: 'Prenez votre temps. Je suis là si vous souhaitez savoir quelque chose sur {company}.',
      statement: 'Merci de me le dire.',
      resting: `Je ne peux pas répondre pour le moment. Votre message est enregistré pour {company} ; laissez une
        adresse e-mail ou un numéro de téléphone pour que l'on puisse vous joindre.`,
    },
    opening: {
      yes: 'Oui.',
      no: 'Non.',
      now: 'Ouvert maintenant, jusqu’à {time}.',
      closed: 'Fermé maintenant.',
      next: 'Ouvre {day} à {time}.',
      today: 'Ouvre aujourd’hui à {time}.',
      day: 'Ouvert le {day}, {times}.',
      shut: 'Fermé le {day}.',
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
    values: { price: 'Le prix de « {name} » est de {value}.', prices: 'Tarifs :' },
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
  },

  // What the agent says around a sale.
  turn: {
    askConsent: '{company} peut-il conserver ces coordonnées et vous contacter ?',
    yesOrNo: 'Répondez par oui ou non.',
    consented: '{company} a maintenant vos coordonnées.',
    notKept: 'D’accord. {company} ne conservera pas ces coordonnées comme contact.',
    forgotten: `C’est fait. {company} n’a plus ces coordonnées comme contact. Ce qui est écrit dans ce chat reste
      jusqu’à ce que la conversation soit supprimée.`,
    thanks: 'Merci.',
    thanksTo: 'Merci, {name}.',
    noted: 'J’ai noté {details}.',
    yourDetails: 'Vos coordonnées : {details}.',
    urgent: 'En cas d’urgence, appelez le {phone}.',
    restingKept: 'Je ne peux pas répondre pour le moment. {company} a votre message et vos coordonnées.',
    noOrders: 'Je ne peux ni réserver ni commander pour vous ici.',
    consentBox: 'J’accepte que {company} conserve ces coordonnées et me contacte.',
    waiting: `J’ai signalé cette conversation à une personne de {company}. Elle peut vous répondre ici ;
      je ne peux pas dire quand.`,
    hours: 'Horaires :',
    leaveContact: 'Laissez une adresse e-mail ou un numéro de téléphone si vous voulez être joint autrement.',
    talkToPerson: 'Parler à une personne',
    contactForm: 'Laisser mes coordonnées',
    contactPage: 'Page de contact',
    hoursQuestion: 'Quels sont vos horaires d’ouverture ?',
  },

  // What the agent says on WhatsApp.
  whatsapp: {
    stopped: 'Vous ne recevrez plus de messages d’ici. Écrivez START pour reprendre.',
    started: 'Content de vous revoir. Que voulez-vous savoir ?',
    media: 'Merci. Je ne peux pas regarder les images ni les fichiers. Écrivez votre question, s’il vous plaît.',
    audio: 'Merci. Je ne peux pas écouter les messages vocaux. Écrivez votre question, s’il vous plaît.',
    location: 'Merci pour la position. Je ne peux pas m’en servir ; écrivez ce que vous voulez savoir.',
    contacts: 'Merci. Je ne peux pas lire les fiches de contact. Pour être contacté, écrivez ici le nom et le numéro.',
    unsupported: 'Je ne peux pas lire ce type de message. Écrivez votre question, s’il vous plaît.',
    liked: 'Ravi que cela vous ait aidé. Voulez-vous savoir autre chose ?',
    disliked: `Désolé que cela ne vous ait pas aidé. Dites-moi ce qu’il vous faut,
      ou écrivez que vous voulez parler à une personne.`,
    tooMany: 'Cela fait beaucoup de messages. Reprenez dans {minutes} minutes.',
    listLabel: 'Voir les options',
    noAgent: `Ouvrez de nouveau le lien de chat de l’entreprise et envoyez le message qu’il contient : il me dit à qui
      vous voulez parler.`,
  },

  // To a visitor who cannot wait, or wants a quote or a booking.
  replies: {
    trouble: "Si c'est urgent, appelez {company} au {phone}.",
    quote: 'Je ne peux pas établir de devis ici.',
    availability: 'Je ne peux pas voir ce qui est encore libre.',
    ok: "D'accord.",
    no: "D'accord. Je suis là si vous voulez savoir autre chose sur {company}.",
  },

  // How visitors ask for a person.
  person: {
    who: "(?:quelqu[ ']?un|une? de vos (?:collegues|conseillers|employes|collaborateurs)|(?:une?|le|la|votre|vos) (?:vraie? |autre )?(?:humain|personne|conseill\\p{L}+|employee?|agent|responsable|vendeu\\p{L}+|patron\\p{L}*|gerante?|service client))",
    role: 'humain, conseiller, conseillere',
    please: 'svp, stp',
    machine: 'ia, machine',
    shapes: [
      "y (?:a-t-il|a) quelqu'un(?=\\W*$)",
      'merci de (?:me|nous) (?:re)?(?:contacter|rappeler|appeler)',
      '(?:parler|discuter|echanger) (?:(?:a|avec) {who}|au (?:patron|responsable|gerant|chef|service client))',
      '(?:passez|passe|mettez)[- ](?:moi|nous) (?:en (?:contact|relation) avec )?{who}',
      "(?:quelqu[ ']?un|une personne) (?:peut|pourrait|peut-il|pourrait-il) (?:me |m'|nous )(?:r?appeler|contacter|repondre)",
      "(?:pouvez[- ]vous|vous pouvez) (?:me |nous |m')(?:r?appeler|telephoner)|rappelez[- ]moi",
      '(?:mettre|mettez) en (?:relation|contact) avec {who}',
      'pas (?:\\p{L}+ )?(?:parler|discuter) (?:a|avec) (?:une? |la |le )?(?:{machine})',
      '(?<!(?:etes-vous|es-tu|vous etes|tu es) )une (?:vraie personne|personne reelle)|(?<!(?:etes-vous|es-tu|vous etes|tu es) )un vrai (?:humain|conseiller|agent)',
      "(?:y a[- ]t[- ]il|il y a) quelqu[ ']?un(?=\\W*$)",
      "etre (?:rappele|recontacte)e?s?|(?:qu'on|que l'on|que quelqu[ ']?un) me (?:rappell|recontact|contact)\\p{L}+",
    ],
  },

  // Messages that need no knowledge, but a reply.
  remarks: {
    haggling: `(?:trop|tres|vraiment|un peu|assez|bien) (?:trop )?cher*, (?:c'est|cela est|ca fait|c est) (?:_
      ){0,2}(?:cher|une somme), hors (?:de )?(?:mon|notre) budget, (?:au-dessus de|depasse) (?:mon|notre) budget, pas
      les moyens, moins cher (?:ailleurs|chez), arnaque, hors de prix`,
    asksLess: `(?:faire|faites|fais|feriez|avoir) (?:_ ){0,3}(?:un (?:petit )?geste|un effort|un prix|un meilleur
      prix|moins cher), geste commercial, meilleur prix, (?:baisser|diminuer|negocier|reduire) (?:_ )?prix, negoci*,
      prix d'ami, (?:faites|faire|fais|avoir|font) (?:_ ){0,2}(?:remise|reduction|rabais|ristourne)(?=[?.! ]{0,9}$),
      dernier prix, un (?:petit )?geste`,
    complaint: `(?:suis|sommes) (?:_ )?(?:pas (?:_
      )?(?:content*|satisfait*|contente)|mecontent*|decu*|insatisfait*|furieu*|en colere|fache*|tres
      (?:decu*|mecontent*|fache*)), (?:c'est|c'etait) (?:_ ){0,2}(?:inadmissible|inacceptable|scandaleux|honteux|une
      honte|ridicule|n'importe quoi|pas normal|lamentable|nul),
      (?:commande|gateau|plat|produit|article|service|repas|accueil|travail) (?:etait|est) (?:_
      )?(?:rate*|casse*|abime*|immangeable*|deplorable*|mauvais*|lamentable*|froid*), (?:mauvais|tres mauvais)
      (?:service|accueil), service (?:client )?(?:_ )?(?:nul|deplorable|lamentable|horrible),
      (?:commande|colis|livraison|livreur|facture|remboursement|technicien|argent|reponse|confirmation) (?:_
      ){0,2}(?:jamais|pas|toujours pas|n'est pas|n'est jamais|n'est toujours pas) (?:_
      ){0,2}(?:arrive*|venue?|recue?|livree?|la|ete), (?:n'ai|n'avons|ai|avons) (?:_ )?(?:jamais|pas|toujours
      pas|rien|aucune reponse) (?:_ )?(?:recue?|eu), personne (?:ne|n'|n') ?(?:m'a |m'|me |nous |a |est )?(?:_
      )?(?:rappele*|repond*|venue?|contacte|rappelle), (?:j'attends|attendons|attends) (?:toujours|depuis|encore),
      (?:me|nous) plaindre, (?:deposer|faire) une (?:reclamation|plainte), etre rembourse* (?:immediatement|tout de
      suite), je veux (?:etre rembourse*|mon argent), debite* deux fois, (?:arrive*|recu*)
      (?:casse*|abime*|endommage*), (?:etes|es) trompes?, vous m'avez (?:_ ){0,3}(?:mauvais|mauvaise), toujours pas
      (?:recu|livre|arrive)`,
    dispute: `(?:vous|tu) (?:m'|nous |l'|me l')?(?:aviez|avez|avais|as) (?:_ )?(?:dit|promis|ecrit|annonce|affirme),
      (?:vous disiez|on m'a (?:dit|promis|assure)|on nous a (?:dit|promis)), (?:votre|le) site
      (?:dit|indique|annonce|disait)`,
    browsing: `(?:je|nous) (?:ne fais que |faisons que |fais juste |fais que )?(?:regarde*|jette*)
      (?:juste|seulement|simplement)(?! si), (?:juste|simplement|seulement) (?:regarder|jeter un (?:oeil|coup
      d'oeil)|un tour), ne (?:fais|faisons) que (?:regarder|passer),
      (?:vais|allons|dois|devons|veux|prefere|laissez-moi|besoin d'?y?) (?:_ )?(?:y )?reflechir, (?:je|nous) (?:vous
      )?(?:reviendrai|reviendrons|recontacte*|redirai), (?:voir|regarder|chercher|aller) ailleurs, (?:peut-etre
      )?(?:plus tard|une autre fois), pas encore (?:sur|decide)\\p{L}*, en parler (?:a|avec), pas interesse*,
      ^(?:peut[- ]etre|je ne sais pas|je sais pas|on verra|a voir)[.! ]{0,9}$`,
    tells: `(?:je|nous|on)
      (?:suis|sommes|est|habite|habitons|vis|vivons|aime|aimons|adore|adorons|viens|venons|travaille|travaillons|voyage|voyageons|possede),
      (?:c'est|ce serait|ce sera) pour, nous serons, (?:j'ai|nous avons|on a|j'habite|j'aime|j'adore),
      (?:mon|ma|mes|notre|nos) (?:_ ){1,3}(?:est|sont|a|ont|aime|aiment|adore|adorent)`,
    wants: `cherch*, besoin*, voudrai*, voudrions, souhait*, aimerai*, veux, voulons, interesse*, question*,
      probleme*, pas, plus, perdu*, oublie*, allergi*, reserv*, command*, annul*, achete*, paye*, essa*`,
  },

  // What visitors want beside an answer.
  acts: {
    heard: {
      trouble: `c'est une urgence, (c'est|cest|tres|vraiment) urgent, urgent, au plus vite, le plus vite possible,
        fuite (d'eau|de gaz|chez)?, (j'ai|on a|nous avons) (une |un )?(fuite|inondation|panne|degat des eaux|rage de
        dents), (ca|qui|toit|robinet|tuyau|chaudiere) (fuit|coule|fume|saigne), odeur de gaz, plus (d'eau chaude|de
        chauffage|d'electricite|de courant), en panne, enferme* dehors, ne demarre (pas|plus), (tres|trop|si) mal aux
        dents, j'ai (tres )?mal, (suis|sommes) (tres )?presse*, me le faut (aujourd'hui|maintenant|vite|ce
        (soir|matin)), (besoin|faut) (tout de suite|immediatement|d'urgence)`,
      quote: `(voudrai*|aimerai*|veux|voulons|besoin|souhait*|avoir|obtenir|recevoir|faire|envoy*|demande*) (d'|de |moi
        |nous )?(un |mon )?devis, devis (svp|s'il vous plait|gratuit|pour (un|une|mon|ma|mes|le|la|les))`,
      booking: `(voudrai*|aimerai*|veux|voulons|souhait*|puis-je|peut-on|je peux|on peut|possible de) (_
        )?(reserver|prendre (un )?(rendez-vous|rdv)|m'inscrire|nous inscrire), (prendre|avoir|besoin d'un|fixer) (un
        )?(rendez-vous|rdv), reserv* (moi|nous) _, inscrivez[- ](moi|nous), (quelqu'un|vous)
        (peut|peut-il|pourrait|pouvez|pourriez) (_ )?(venir|passer|se deplacer), (pouvez|pourriez)[- ]vous (_
        )?(venir|passer|envoyer), (mettez|mets|gardez)[- ](moi|nous) _, (passer|venir) vous voir, (puis-je|peut-on|je
        peux|on peut) commander pour`,
      availability: `(reste|restent|reste-t-il|y a-t-il|il y a|avez-vous) (_
        ){0,3}(places?|disponibilites?|creneaux?|tables?|chambres?)
        (disponibles?|libres?|restantes?|pour|ce|le|demain|samedi|dimanche), (il )?reste (encore )?des places, (des |de
        la )?(disponibilites?|place) (pour|ce|le|demain|samedi|dimanche), complet (pour|ce|le)`,
      yes: `oui, oui svp, oui s'il vous plait, ouais, ouip, bien sur, volontiers, avec plaisir, je veux bien,
        oui merci de`,
      ok: `ok, d'accord, daccord, dac, bien, tres bien, parfait, super, compris, je vois, ca marche, entendu, bon,
        genial, ah ok, c'est bon`,
      no: 'non, nan, pas vraiment, pas encore, non pas vraiment, aucun, aucune',
      help: `aide, aidez-moi, aide-moi, info, infos, information, informations, renseignement, renseignements,
        plus d'infos, menu, question, j'ai une question, une question, pouvez-vous m'aider, tu peux m'aider,
        que peux-tu faire`,
    },
    spelling: `exactement=, vraiment=, cb=combien, qd=quand, kan=quand, pk=pourquoi, pq=pourquoi, pkoi=pourquoi, bjr=bonjour, bsr=bonsoir,
      slt=salut, rdv=rendez-vous, dispo=disponible, tjs=toujours, tjrs=toujours, vs=vous, ns=nous, ds=dans, pr=pour,
      koi=quoi, mtn=maintenant, ajd=aujourd'hui, auj=aujourd'hui, bcp=beaucoup, tt=tout, jsuis=je suis, kel=quel`,
  },

  // Titles, labels and categories of knowledge items.
  items: {
    contact: 'Contact',
    contactAndHours: 'Contact et horaires',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    closed: 'fermé',
    price: 'Prix',
    faq: 'Questions',
    product: 'Produits et services',
    policy: 'Conditions',
    document: 'Général',
    value: 'Proposition de valeur : quels sont les avantages, à quoi ça sert ?',
    customers: 'Public visé : pour qui est-ce, qui l’utilise ?',
    reasons: 'Ce qui nous distingue : pourquoi nous choisir, quels sont nos atouts ?',
    about: 'À propos de',
    slogan: 'Slogan',
    employees: 'Effectif',
    founded: 'Fondée en',
    specialties: 'Spécialités',
    website: 'Site web',
    visitors: 'Avis et commentaires',
  },
  control: {
    stop: 'arrêt, arrêter, désabonner, stop pub',
    start: 'reprendre',
  },
}
