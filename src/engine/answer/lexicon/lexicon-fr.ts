import type { Lexicon } from './lexicon-types.ts'

export const french: Lexicon = {
  language: 'fr',
  stopwords:
    "qu'est qu'il qu'elle qu'on qu'ils qu'elles qu'un qu'une s'il s'ils d'un d'une n'est c'etait j'ai j'aimerais l'on pendant durant depuis selon malgre parmi lors dont lequel laquelle chaque afin d'ou koi kel koi ke pr svp stp t chez sert a puis avez etes faites proposez peut acceptez acceptez-vous vendez quand combien ai ais ainsi alors as au aucun aussi autre aux avec avez avoir avons c'est ca car ce cela ces cet cette comme comment d'un d'une dans de des deux du elle elles en " +
    "entre es est est-ce et etait etes etre eu eux faire fait faites faut font il ils j'ai j je jusqu'a l la le les leur leurs lui ma mais me meme mes moi mon n ne nos notre nous on ont " +
    "ou par pas peut peut-on peux plus pour pourquoi pouvez pouvons qu qu'est-ce que quel quelle quelles quels qui quoi s sa sans se sera ses si son sont sous suis sur ta " +
    'te tes toi ton tous tout toute toutes tres tu un une vers voici vos votre vous y avez-vous etes-vous faites-vous proposez puis-je dois',
  openers: 'et ou mais aussi',
  pointers: 'ca cela celui celle ceux celles',
  cues: {
    list:
      "que proposez-vous, que vendez-vous, que peut-on acheter, qu'est-ce qu'on peut acheter, qu'est-ce que vous vendez, " +
      'vous vendez quoi, vous proposez quoi, quels * proposez-vous, quelles * proposez-vous, quels * avez-vous, quelles * avez-vous, ' +
      'quels sont vos produits, quels sont vos services, quels services',
    about: 'que faites-vous, vous faites quoi, qui etes-vous, vous etes qui',
    when: 'quand, quels mois, quel mois, quelle date',
    price:
      'c est combien, c combien, prenez combien, faut compter combien, facture*, prix, tarif*, frais, combien est, cher, ' +
      "combien pour, combien * pay*, cout*, supplement*, surcout, montant, c'est combien, combien la, combien le, combien l'heure, " +
      "combien une, combien un, de combien ?[?], est de combien, demandez combien, combien demandez, j'en ai pour combien, " +
      'combien je dois, revient a combien, je paie, on paie, on paye, je paye, ca revient, combien * revient, ' +
      'que dois-je payer, que doit-on payer, que faut-il payer, que devons-nous payer, quel budget, combien prenez-vous, ' +
      'combien vous prenez, combien demandez-vous, combien vous demandez, combien vaut, combien valent, quelle somme, pour combien',
    hours:
      "horaires, horaire, a quelle heure, jusqu'a quelle heure, ouvert*, heures d ouverture, heures d'ouverture, quels jours, ferme*, " +
      'ouvre*, a partir de quelle heure, quel jour',
    phone: 'telephone, numero, appeler, portable, whatsapp, tel, num de tel, joindre',
    email: 'e-mail, email, courriel, adresse mail, mail, ecrire',
    address:
      'adresse, ou se trouve, situe*, ou vous trouver, quelle ville, quel village, ou etes, localisation, ou est, ou vous trouvez, ' +
      "comment venir, code postal, ou se trouvent, ou es-tu, ou vous etes, ou venir, vous etes ou, c'est ou, ou aller",
    date: 'la date, quelle annee, quelle date',
    founded:
      "depuis quand, quelle annee * ouvert*, depuis combien de temps, depuis combien d'annees, de quand date, fonde*, " +
      'quand avez-vous ouvert, quand avez-vous commence, quand a ete, depuis quelle annee, ca fait combien de temps que vous',
    age: 'quel age, quels ages, age minimum, age minimal',
    duration:
      "combien de temps, combien de jours, combien d'heures, combien de minutes, duree, delai, combien d'annees, dure",
    frequency: 'a quelle frequence, combien de fois, tous les combien',
    percent: 'pourcentage, pour cent, quel acompte, quelle part, reduction*, remise*, rabais',
    weight: 'pese*, poids',
    length:
      'quelle distance, combien de kilometres, combien de metres, combien de km, quelle hauteur, quelle largeur, quelle longueur, ' +
      'dimensions, quelle dimension, quelles mesures',
    area: 'quelle surface, metres carres, combien de m2, superficie',
    count: "combien d', quelle taille, maximum, minimum, combien, quelle capacite",
    person:
      "qui est, qui sont, qui, nom du, nom de la, quel medecin, quel professeur, quelle personne, responsable, a qui, s'appelle le, " +
      "s'appelle la, s'appelle votre, s'appelle l', s'appellent",
    payment:
      'comment payer, moyens de paiement, modes de paiement, payer par, payer en, payer avec, comment puis-je payer, comment regler, ' +
      'acceptez-vous les cartes, acceptez-vous la carte',
    yesno: 'est-ce que',
  },
}
