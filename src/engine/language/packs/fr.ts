import type { LanguagePack } from './language-pack.ts'

export const french: LanguagePack = {
  language: 'fr',
  frequent: 'le la les de des en et est pour vous nous une dans avec sur votre notre du au aux que pas',

  // Prices, amounts, dates and times.
  values: {
    numbers: `2: deux; 3: trois; 4: quatre; 5: cinq; 6: six; 7: sept!; 8: huit; 9: neuf; 10: dix, dizaine; 11: onze!;
      12: douze, douzaine; 13: treize; 14: quatorze; 15: quinze, quinzaine; 16: seize!; 20: vingt, vingts, vingtaine;
      30: trente, trentaine; 40: quarante; 50: cinquante; 60: soixante; 70: septante; 80: huitante; 90: nonante;
      100: cent!, cents!, centaine; 1000: mille!`,
    one: 'un, une',
    and: 'et',
    half: 'demi, demie, demis',
    percent: 'pour cent, pourcent',
    currencies: `EUR: euro, euros; GBP: livres; CHF: francs, francs suisses; USD: dollars; MAD: dirhams; coin:
      centimes`,
    units: `second: seconde, secondes; minute: minute, minutes; hour: heure, heures; night: nuit, nuits, nuitee,
      nuitees; day: jour, jours, journee, journees; week: semaine, semaines; month: mois; year: an!, ans!, annee,
      annees; mm: millimetre, millimetres; cm: centimetre, centimetres; m: metre, metres; km: kilometre, kilometres;
      g: gramme, grammes; kg: kilo, kilos, kilogramme, kilogrammes; tonne: tonne, tonnes; ml: millilitre, millilitres;
      litre: litre, litres; m2: metre carre, metres carres; hectare: hectare, hectares`,
    unitAdjectives: 'bonnes, bons, petites, premiers, premieres, derniers, dernieres',
    spans: '15: quart d heure; 30: demi heure; 45: trois quarts d heure; 518400: annuel, annuelle',
    per: 'par, la, le, l, a la, chaque, pour un, pour une',
    about: 'environ, a peu pres, autour de, pres de, presque, quelque, une, aux alentours de, a peine',
    over: 'plus de, un peu plus de, au dela de',
    under: 'moins de, un peu moins de',
    bounds: 'jusqu a, au moins, dure, apres, en moins d, pendant, durent, valable, valables, valable pendant',
    to: 'a!, et, au!, ou!, jusqu a, jusqu au',
    shortDays: ['lun', 'mar!', 'mer!', 'jeu!', 'ven', 'sam!', 'dim!'],
    everyDay: 'tous les jours, chaque jour, sept jours sur sept, 7 jours sur 7, toute la semaine',
    workdays: 'en semaine, jours ouvrables, jours ouvres',
    weekend: 'week end, week ends, weekend',
    holidays: `101: jour de l'an, nouvel an; 815: assomption; 1224: veille de noel; 1225: jour de noel, noel;
      1231: saint sylvestre`,
    months: '1: janv; 2: fevr; 7: juil',
    oclock: 'heures, heure',
    at: 'a!, de!, des!, vers!, jusqu a, avant, apres, entre, a partir de, depuis',
    morning: 'du matin, le matin',
    evening: 'de l apres midi, l apres midi, apres midi, du soir, le soir',
    noon: 'midi',
    midnight: 'minuit',
    spokenClock: `30: _ heures et demie, _ heure et demie, _ et demie, _ heures trente; 15: _ heures et quart,
      _ heure et quart; -15: _ heures moins le quart; -10: _ heures moins dix; 10: _ heures dix; 20: _ heures vingt`,
  },

  // What a reply may promise only if the business says so.
  claims: {
    words: {
      spoken: `crois*, voi*, trouv*, signal*, cite*, list*, resum*, compar*, calcul*, demand*, guid*, accompagn*, ai,
        avais, aurais, conseill*, recommand*, sugger*, invit*, propos*, prie, souhait*, di(?:s|rai|re), expliqu*,
        renseign*, aid*, repond*, donn*, compren*, remerci*, present*, indiqu*, confirm*, rassur*, encourag*, detaill*,
        montr*, precis*, orient*, decri*, laiss*, parl*, rappelle que`,
      role: `conseill*, collegues?, equipe, specialistes?, expert*, responsable, technicien*, commercial*, vendeu*,
        service client, collaborat*, secretari*`,
      who: "je, j', nous, on, quelqu'un, (?:un|une|notre|nos|l'|le|la|votre) ?(?:_ ){0,2}?{role}",
      you: "vous, te, t', vos, votre",
      does: `rappel, recontact, contact, enverr, ecrir, reviend, tiendr, tien, confirm, reserv, inform, appel, transmet,
        transmis, gard, met, mis, inscri, prevenu, preven, previen, not, adress, prepar, envoi`,
      have: `j'ai, nous avons, on a, je l'ai, je les ai, nous l'avons, je vous ai, nous vous avons, je viens de,
        nous venons de`,
      done: `reserve, envoye, transmi, command, confirme, enregistre, annule, mis, note, inscri, garde, bloque, ajoute,
        applique, demande, prevenu`,
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
      discount: `\\d ?% de moins, remises?, reductions?, rabais, soldes?, code promo, bons? de reduction,
        tarifs? reduits?, tarifs? preferentiels?`,
      guarantee: 'garanti*',
      certificate: `certifi*, labellis*, label, agree par, agrees? par, prix du, distinction*, recompens*, michelin*,
        iso[- ]?\\d+, prime[es]*`,
      free: 'gratuit*, offert*, sans frais, sans supplement, a titre gracieux',
    },
    hedges: 'pas, aucun, aucune, jamais, sans, ni, non, rien, si, malheureusement, desole, desolee',
    pointers: `il (?:coute|dure|est (?!possible)|comprend), elles?, ils, cela, celui-ci, celle-ci, ensuite, sinon,
      c'est (?:a |au )?\\d`,
  },

  // How questions are asked.
  questions: {
    stopwords: `qu'est, qu'il, qu'elle, qu'on, qu'ils, qu'elles, qu'un, qu'une, s'il, s'ils, d'un, d'une, n'est,
      c'etait, j'ai, j'aimerais, l'on, pendant, durant, depuis, selon, malgre, parmi, lors, dont, lequel, laquelle,
      chaque, afin, d'ou, koi, kel, koi, ke, pr, svp, stp, t, chez, sert, a, puis, avez, etes, faites, proposez, peut,
      acceptez, acceptez-vous, vendez, quand, combien, ai, ais, ainsi, alors, as, au, aucun, aussi, autre, aux, avec,
      avez, avoir, avons, c'est, ca, car, ce, cela, ces, cet, cette, comme, comment, d'un, d'une, dans, de, des, deux,
      du, elle, elles, en, entre, es, est, est-ce, et, etait, etes, etre, eu, eux, faire, fait, faites, faut, font, il,
      ils, j'ai, j, je, jusqu'a, l, la, le, les, leur, leurs, lui, ma, mais, me, meme, mes, moi, mon, n, ne, nos, notre,
      nous, on, ont, ou, par, pas, peut, peut-on, peux, plus, pour, pourquoi, pouvez, pouvons, qu, qu'est-ce, que, quel,
      quelle, quelles, quels, qui, quoi, s, sa, sans, se, sera, ses, si, son, sont, sous, suis, sur, ta, te, tes, toi,
      ton, tous, tout, toute, toutes, tres, tu, un, une, vers, voici, vos, votre, vous, y, avez-vous, etes-vous,
      faites-vous, proposez, puis-je, dois`,
    light: `penser, croire, espérer, souhaiter, sembler, comprendre, comprends, savoir, sais, montrer, poser, jeter,
      porter, tirer, tomber, courir, asseoir, entendre, entendu, réussir, essayer, essaie, valoir, tenter, décider,
      hésiter, arranger, joli, super, génial, hélas, malheureusement, peut-être, probablement, naturellement,
      réellement, plutôt, surtout, récemment, actuellement, bientôt, prochaine, dernière, suite, immédiatement,
      soudain, exprès, partout, nulle, maison, soir, ensuite, auparavant, ensemble, seul, absolument, carrément,
      forcément, quasiment, presque, arriver, finalement, enfin, faudra, faudrait, devrais, devrait, devrai, peuvent,
      vient, dernier, serons, convient, préparer, prévoir, ajouter, obligé, revenir, revient, copines, souci,
      problème, mère, père, soeur, frère, mari, copain, obtenir, falloir, besoin, veux, voudrais, dire, demander,
      question, prendre, prenez, prend, mettre, donner, aller, venir, viennent, voir, passer, marche, fonctionne,
      chose, façon, manière, type, genre, sorte, information, infos, détails, conditions, possible, permis,
      disponible, exactement, environ, normalement, généralement, total, complet, entier, premier, propre, nouveau,
      bon, meilleur, déjà, encore, vraiment, quelque, gens, personne, jour, aujourd, maintenant, coup, envoyer,
      envoie, adresser, bonjour, salut, bonsoir, merci, pourrait, pourrais, fais, vais, allez, vont, viens, venez,
      laisse, garde, tiens, tenir, restez, oublie, oublier, tard, tôt, vite, longtemps, court, peu, beaucoup, trop,
      assez, juste, parfois, souvent, toujours, jamais, autour, dedans, près, ici, ailleurs, quelconque, plusieurs,
      certains, rien, sinon, sauf, bref, chui, jsuis, jai, jpeux, ya, yaurait, truc, machin, coin, concernant,
      rapport, propos, côté, lieu, parler, connaître, connais, utiliser, servir, suffit, occuper, compter, crois,
      rendre, rend, ramener, amener, apporter, emmener, sommes, serait, serais, seront, serez, serions, seriez, étais,
      étions, étiez, étaient, soyez, été, aimerais, aimerait, voudrait, appelle, appellent, nomme, truc, machin,
      juste, genre, ouais`,
    openers: 'et, ou, mais, aussi',
    sells: 'vendez[- ]vous, vous vendez',
    tags: "hein, non, n'est-ce pas, c'est ça, du coup",
    pointers: 'ca, cela, celui, celle, ceux, celles',
    cues: {
      list: `que proposez-vous, que vendez-vous, que peut-on acheter, qu'est-ce qu'on peut acheter,
        qu'est-ce que vous vendez, vous vendez quoi, vous proposez quoi, quels * proposez-vous, quelles * proposez-vous,
        quels * avez-vous, quelles * avez-vous, quels sont vos produits, quels sont vos services, quels services`,
      about: 'que faites-vous, vous faites quoi, qui etes-vous, vous etes qui',
      reasons: `pourquoi (chez )?vous, pourquoi vous choisir, ca vaut (le coup|la peine), (puis-je|peut-on|je peux)
        vous faire confiance`,
      when: "quand, quels mois, quel mois, quelle date, (periode|moment) de l'annee, quels? mois, quelles? saisons?",
      price: `c est combien, c combien, prenez combien, faut compter combien, facture*, prix, tarif*, frais, combien
        est, cher, combien pour, combien * pay*, cout*, supplement*, surcout, montant, c'est combien, combien la,
        combien le, combien l'heure, combien une, combien un, de combien ?[?], est de combien, demandez combien,
        combien demandez, j'en ai pour combien, combien je dois, revient a combien, je paie, on paie, on paye, je
        paye, ca revient, combien * revient, que dois-je payer, que doit-on payer, que faut-il payer, que devons-nous
        payer, quel budget, combien prenez-vous, combien vous prenez, combien demandez-vous, combien vous demandez,
        combien vaut, combien valent, quelle somme, pour combien, (faut-il|doit-on|dois-je|devons-nous) payer`,
      hours: `horaires, horaire, a quelle heure, jusqu'a quelle heure, ouvert*, heures d ouverture, heures d'ouverture,
        quels jours, ferme*, ouvre*, a partir de quelle heure, quel jour`,
      phone: 'telephone, numero, appeler, portable, whatsapp, tel, num de tel, joindre, contacter, vos coordonnees',
      email: 'e-mail, email, courriel, adresse mail, mail, ecrire, contacter, vos coordonnees',
      address: `adresse, ou se trouve, situe*, ou vous trouver, quelle ville, quel village, ou etes, localisation,
        ou est, ou vous trouvez, comment venir, code postal, ou se trouvent, ou es-tu, ou vous etes, ou venir,
        vous etes ou, c'est ou, ou aller`,
      date: 'la date, quelle annee, quelle date',
      founded: `depuis quand, quelle annee * ouvert*, depuis combien de temps, depuis combien d'annees, de quand date,
        fonde*, quand avez-vous ouvert, quand avez-vous commence, quand a ete, depuis quelle annee,
        ca fait combien de temps que vous`,
      age: 'quel age, quels ages, age minimum, age minimal',
      duration: `combien de temps, combien de jours, combien d'heures, combien de minutes, duree, delai,
        combien d'annees, dure`,
      frequency: 'a quelle frequence, combien de fois, tous les combien',
      percent: 'pourcentage, pour cent, quel acompte, quelle part, reduction*, remise*, rabais',
      weight: 'pese*, poids',
      length: `quelle distance, combien de kilometres, combien de metres, combien de km, quelle hauteur, quelle largeur,
        quelle longueur, dimensions, quelle dimension, quelles mesures`,
      area: 'quelle surface, metres carres, combien de m2, superficie',
      count: "combien d', quelle taille, maximum, minimum, combien, quelle capacite",
      person: `qui est, qui sont, qui, nom du, nom de la, quel medecin, quel professeur, quelle personne, responsable,
        a qui, s'appelle le, s'appelle la, s'appelle votre, s'appelle l', s'appellent`,
      payment: `comment payer, moyens de paiement, modes de paiement, payer par, payer en, payer avec,
        comment puis-je payer, comment regler, acceptez-vous les cartes, acceptez-vous la carte`,
      yesno: `est-ce que, (?!(quand|ou|combien|comment|pourquoi|que|qui|quel*) )(_
        ){0,4}([ldnsy]')?_-(t-)?(vous|tu|ils?|elles?|on|ce|je|nous)`,
    },
    concepts: `access: fauteuil, roulant, accessible, pmr, handicap, ascenseur, marches, accessibilité, escalier, rampe,
      poussette, plain-pied; address: adresse, situé, situee, localisation, rue, trouver; adult: adulte; afternoon:
      après-midi, midi; age: âge, ans, an; alcohol: alcool, vin, bière, bouteille, bar, champagne, cocktail, cidre,
      mousseux; allergy: allergie, allergies, allergènes, allergique, intolérance, noix, gluten, lactose, cœliaque,
      coeliaque, cœliaques; appointment: rdv, rendez-vous, créneau; area: zone, secteur, déplacer, région; award:
      prix, certifié, certification, label, agréé, diplôme; beginner: débutant, initiation; bicycle: vélo, bicyclette;
      big: grand; birthday: anniversaire, fête; book: réserver, rendez-vous, rdv; bread: pain, baguette, levain;
      breakfast: petit-déjeuner; bring: apporter, amener, porter, tenue, vêtements, chaussures; buy: acheter, achat,
      commander; cake: gâteau, gâteaux, pièce; cancel: annuler, annulee, résilier, désistement, décommander; car:
      voiture, véhicule, auto; card: carte, bancaire, cb, visa, mastercard, amex, maestro; cash: espèces, liquide,
      comptant; catering: traiteur, buffet, plateau, plateaux, cocktail; charge: recharge, borne, chargeur; cheap:
      moins, cher, économique, bon-marché, réduction, tarif; checkin: arrivée, arriver, entrer, check-in; checkout:
      départ, partir, quitter; cheque: chèque; child: enfant, bébé, fils, gamin, gosses, ados, adolescent, mineur;
      christmas: noël; close: fermé, fermee, fermeture; coffee: café, thé; company: entreprise, société, magasin,
      boutique, bureau, bureaux, cabinet, boulangerie; contact: contact, joindre; contract: contrat; country:
      européenne, union, international, pays, étranger, europe; day: jour, journee; deliver: livrer, livraison,
      expédition, expédier, expédions, expédiez, envoi, envoyer, envoyons; deposit: acompte, dépôt, caution, arrhes,
      avance; dinner: dîner, souper; directions: accès, venir, itinéraire, rejoindre; discount: reduction, remise,
      rabais, promotion; drink: boisson, vin, bière, boire; drive: conduire, conduite; duration: duree, dure, temps;
      email: email, mail, courriel, mel; emergency: urgence, astreinte; entry: entrée, billet; evening: soir, soirée;
      event: événement, fête, réception, privatiser, soirée; extra: supplément, supplémentaire; far: loin, distance,
      km, kilomètres, rayon; fitness: fitness, sport, salle, musculation, entraînement; food: manger, nourriture,
      repas, plats, restauration; found: fondé, fondée, fondateur, depuis, créé, créée, date, existez, ouvert, ouvre;
      free: gratuit, offert; garden: jardin, terrasse, extérieur, dehors; glutenfree: gluten; group: groupe,
      collectif, scolaires; guarantee: garantie, garanti, garantit; highseason: haute; holiday: ferie, feries,
      vacances, conges; hour: heure, h; include: inclus, comprend, compris, comprise; install: installer, pose,
      montage; instalment: fois, mensualités, financement, plusieurs, échelonner, crédit; job: emploi, poste,
      recrutement, candidature, stage; keep: conserver, garder, frigo, congeler; kitchen: cuisine; last: dure, durée,
      longtemps; late: tard, retard, tardif; lesson: cours, leçon, atelier, stage, séance, formation; license: permis;
      lowseason: basse; lunch: déjeuner, midi; material: matériau, matière, tissu, bois, fabriqué, cuir, métal, acier,
      or, argent, coton, laine; maximum: maximum, plus, max, maximale, limite; minimum: minimum, moins, minimale;
      minute: minute, mn, min; miss: manquer, retard, oublier, oublié, rater, absence; month: mois, mensuel; morning:
      matin, matinée; motorbike: moto, scooter, cyclomoteur; night: nuit, nuitée; offer: forfait, formule, pack; old:
      ancien, ancienne, avant, précédent; online: ligne, internet, web; open: ouvert, ouverture, horaires, ouvre,
      heures; owner: propriétaire, patron, gérant, directeur, directrice, dirige, responsable; parking: parking,
      stationnement, garer, voiture; pass: réussite, réussir, reçu; pay: payer, paiement, regler, règlement, payement;
      percent: pourcentage, part, taux; person: personne, participant; pet: chien, animal, animaux, chat, chienne,
      toutou; phone: téléphone, tél, appeler, portable, mobile, numéro; pickup: retrait, emporter, chercher, navette,
      transfert, retirer, récupérer, enlèvement; plan: formule, forfait, abonnement; pool: piscine, nager, baigner;
      premises: logement, gîte, maison, appartement, studio, hébergement, chalet; price: prix, cout, coutent, tarif,
      frais, cher; publicholiday: pâques, férié, fériés; quiet: bruit, calme, silence, musique; quote: devis,
      estimation, chiffrage; ready: prêt, fini, terminé; reduced: réduit, réduction, remise, promo, promotion; refund:
      remboursement, argent; register: inscrire, inscription, inscrivez, inscris, adhérer, rejoindre, participer;
      rent: louer, location, louez, emprunter, prêter; repair: réparer, réparation, crevaison, panne, dépanner;
      reschedule: reporter, déplacer, modifier, changer, décaler; return: retour, remboursement, remboursable,
      échange, retourner, rendre, rapporter, renvoyer, renvoi, échanger; review: révision, relire, vérifier; rightnow:
      maintenant, actuellement; room: chambre, salle, hebergement, suite; seat: places, capacité, couverts, convives;
      senior: retraité, seniors, âgées; service: entretien, révision, maintenance; showroom: exposition, visiter,
      voir, salle; single: seul, simple; size: taille, dimension, grand, surface, mètres, m2; small: petit; solar:
      solaire, panneaux, photovoltaïque; staff: équipe, salariés, employés, personnes, personnel, collaborateurs;
      start: début, commence, depart, démarre; station: gare, arrêt, bus, train, métro; stay: séjour, séjourner,
      rester, dormir, nuit; student: étudiant, élève, scolaire; support: aide, assistance, support; swim: nager,
      baignade, baigner, piscine, plage, lac; tax: tva, taxe, ttc, ht; teacher: professeur, prof, moniteur, formateur,
      enseigne, enseignant, animateur, animatrice; ticket: billet, entrée, tarif, ticket; today: aujourd'hui,
      maintenant; toilet: toilettes, wc, cabinets; tomorrow: demain; trade: institut, club, centre, spa, restaurant,
      cabinet, clinique, hotel, salon, boulangerie, pizzeria; transfer: virement; travel: bus, train, métro, tram,
      transports, aéroport; trial: essai, essayer, démo, découverte, tester, initiation; user: utilisateur; vaccine:
      vaccin; valid: valable, validité, expire, périmé; vegan: végan, végétalien; vegetarian: végétarien,
      végétarienne; voucher: cadeau, cadeaux, offrir; weather: météo, pluie, mauvais, temps; week: semaine; weekday:
      semaine; weekend: weekend, week-end; wifi: wifi, internet, wi-fi; work: travaille; year: an, ans, annee, annuel;
      couple: couple, romantique, amoureux, saint-valentin; broken: cassé, cassée, abîmé, abîmée, défectueux,
      endommagé, ébréché; wholesale: grossiste, revendeur, professionnels; branding: logo, gravure, personnalisé,
      imprimé; insurance: assurance, assuré, assureur; invoice: facture, reçu, ticket; reply: réponse, répondre,
      répondez; prescription: ordonnance, médicament, médicaments; waiting: liste d'attente; legal: siret, siren,
      raison, immatriculée`,
  },

  // What an offer must meet.
  needs: {
    advice: 'recommand*, conseill*, convient',
    wish: `cherche, cherchons, besoin (de|d'_), voudrais, (quelque chose|cadeau|quoi) (pour|à|de), qu'avez-vous,
      qu'est-ce que vous avez, (quel|quelle|quels|quelles)( _)? (y a-t-il|avez-vous)`,
    choose: 'mieux, meilleure?s?, plutôt, convient, devrais, dois, choisir',
    compare: 'différence*, différent*, compar*',
    lowest: 'moins chers?, moins chères?',
    highest: 'plus chers?, plus chères?',
    upTo: "moins de, jusqu'à, au plus, sous, pas plus de, (au )?maximum, budget( de)?",
    people: 'personnes?, invités, convives, utilisateurs?, collaborateurs, enfants, adultes',
    groups: '(équipe|groupe) de, nous sommes, on est, pour, groupe, capacité, couple',
    when: 'le, ce, à, au, et',
    both: '(tous |toutes )?les deux, nous deux',
    age: 'ans, âgée? de, âge, fils, fille, enfant',
    plans: 'formules?, forfaits?, abonnements?, offres',
    each: '(par|la) (personne|tête|adulte|participant|convive|utilisateur|invité)',
  },
}
