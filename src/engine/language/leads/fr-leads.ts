import type { LanguageLeads } from './lead-words.ts'

export const frenchLeads: LanguageLeads = {
  language: 'fr',
  leads: {
    nameFollows: 'je m’appelle, mon nom est, nom ?:, interlocuteur ?:',
    nameMayFollow: '[Jj]e suis, [Cc]’est, [Ii]ci',
    nameLabels: 'nom, prénom',
    greetings: 'bonjour, bonsoir, salut, coucou',
    greetedNameFollows: 'c’est, moi c’est',
    hurriedNameFollows: 'je suis, moi c’est, c’est, ici',
    numberFollows: `(?:mon|le) (?:num(?:éro)?|numero|t[ée]l(?:[ée]phone)?|portable|mobile|gsm)(?: est| c’est)?(?: le)?,
    t[ée]l(?:[ée]phone)? ?(?=:),
    (?:r?appele[zr]|r?appelle|joindre|joignable|contactez)(?:[- ](?:moi|nous))?(?: (?:au|sur)(?: le)?)?`,
    labelAfter: '(?:c’)?est (?:mon|notre)',
    firstNameFollows: '[Mm]oi,? c’est, [Dd]emandez',
    farewells: '[Mm]erci, [Cc]ordialement, [Bb]ien à vous',
    courtesies: 'Merci, Bonjour, Salut, Super, Oui, Non, Cordialement',
    companyFollows: `je travaille (?:chez|pour), (?:mon|notre) entreprise(?: est| s’appelle)?, entreprise ?:, soci[eé]t[eé] ?:?,
    de (?:la soci[eé]t[eé]|l’entreprise)`,
    needFollows: `(?:je|nous|on) (?:cherche|cherchons|recherche|recherchons|voudrais|voudrions|voudrait|veux|veut|souhaite|souhaiterais|souhaitons),
    j’?(?:aimerais|veux|cherche|voudrais), on a besoin (?:de|d’), il (?:me|nous) fa(?:ut|udrait),
    j’au?rais besoin (?:d’|de), j’ai besoin (?:de|d’), nous avons besoin (?:de|d’), et cherche, intéressée?s? par`,
    wantingToKnow: 'savoir, demander',
    spending: 'mettre, pas plus de, jusqu’à, dépenser',
    reaching: `(?:r?appel|contact|écri|envoy)\\p{L}*[- ](?:moi|nous)(?!\\p{L}),
    (?:me|m’|nous) ?(?:r?appel|contact|joindre|écri)\\p{L}*`,
    buying: `(?:je|nous) (?:voudrais|voudrions|veux|voulons|souhaite|souhaitons)~30(?:acheter|commander|réserver|inscrire),
    (?:je|on|nous) pren(?:ds|d|ons) (?:le|la|les|celui|celle|ça|cette)(?!\\p{L}),
    (?:je|on|nous) (?:réserv|command)(?:e|ons)(?!\\p{L}), (?:réservez|réserve|inscrivez|inscris)-(?:moi|nous),
    je m’inscris`,
    askingWhetherBooked: `(?:c’est|est-ce|est-ce que c’est) (?:donc |bien |déjà )*(?:réservé|confirmé|commandé),
    (?:je suis|suis-je|nous sommes|on est) (?:donc |bien |déjà )*inscrite?s?`,
    takingBack: `(?:efface|supprime|oublie|retire)\\p{L}*~25(?:numéro|mail|adresse|coordonnées|données|téléphone)`,
    agreeing: 'oui, d’accord, bien sûr, volontiers',
    refusing: 'non, pas, plutôt pas, stop, attendez, attends',
    trades: `Entreprise, Société, Restaurante?, Hôtel, Clinique, Magasin, Pharmacie, École, Agence, Transportes, Meubles,
    Constructions, Cabinet, Groupe, Association`,
    firstNames: `adrien agnès alain alexandre amandine amélie anaïs antoine arnaud aurélie aurélien baptiste benoît bernadette
    bertrand brigitte bruno camille cécile cédric céline chantal clément corinne cyril damien delphine denis didier
    dominique élise élodie emmanuel émilie éric estelle étienne fabien fabrice florence franck françois françoise
    frédéric gaëlle gérard gilles guillaume guy hélène henri hervé hugo inès isabelle jacques jean jérémy jérôme
    joël josé julien karim laurent léa ludovic lionel loïc luc lucie madeleine manon marc martine mathieu mathilde
    maxime mireille monique mohamed nathalie nicolas noémie odile olivier pascal patrice philippe pierre quentin
    raphaël rémi renée romain sabrina sébastien serge séverine solène stéphane stéphanie sylvain sylvie théo thierry
    thibault tristan valentin valérie véronique virginie xavier yann yves`,
    namesAsWords: 'florence guy',
  },
}
