import type { ActWords } from './act-types.ts'

export const germanActs: ActWords = {
  language: 'de',
  heard: {
    trouble:
      '(ist|haben) (ein |einen )notfall, es ist (sehr |wirklich )?dringend, dringend, so schnell wie moglich, rohrbruch, wasserschaden, wasserrohrbruch, (ist|sind) (undicht|uberschwemmt|ubergelaufen|ausgefallen|kaputtgegangen), (tropft|leckt|brennt|blutet|raucht), gasgeruch, riecht nach gas, ' +
      '(kein|keine) (warmwasser|heizung|strom|warmes wasser), heizung (geht nicht|ausgefallen|ist aus), ausgesperrt, (springt|startet) nicht (mehr )?an, liegen geblieben, liegengeblieben, panne, (habe|hab) (starke |schlimme |furchtbare |solche )?(zahnschmerzen|schmerzen)',
    quote:
      '(brauche|brauchen|mochte|mochten|hatte gern*|hatten gern*|will|wollen|bekomme|bekommen|schick* (mir|uns)|mach* (mir|uns)) (ein |einen |bitte |mal )*(angebot|kostenvoranschlag|angebote), (angebot|kostenvoranschlag) (erstellen|machen|bekommen|anfordern|haben)',
    booking:
      '(mochte|mochten|will|wollen|wurde gern*|wurden gern*|kann ich|konnen wir) (_ ){0,4}(buchen|reservieren|termin (machen|vereinbaren|ausmachen|haben)|anmelden), (brauche|brauchen|hatte gern*|mochte) (einen |bitte )*termin, termin (vereinbaren|ausmachen|buchen), tisch (reservieren|bestellen), (kann|konnte|konnen|konnten) (bitte )?(jemand|sie|ihr|wer) (_ ){0,4}(vorbeikommen|kommen|rauskommen|schicken), tragen sie mich ein, buchen sie (mir|mich|uns)',
    availability:
      '(noch|was|etwas) (_ )?(platze|platz|termine|termin|zimmer|tische|karten|tickets) (frei|verfugbar|ubrig), (gibt es|habt ihr|haben sie|hatten sie) (noch |einen |am |_ ){0,3}(freie[nr]?|verfugbare[nr]?) (platze|platz|termine|termin|zimmer|tisch*), noch (was |etwas )?frei, ausgebucht, ausverkauft',
    yes: 'ja, ja bitte, jo, jep, jap, klar, gerne, gern, na klar, sicher, auf jeden fall, ja gern, ja gerne, unbedingt',
    ok: 'ok, okay, gut, alles klar, in ordnung, passt, super, prima, toll, schon, aha, ach so, achso, verstehe, verstanden, fein, na gut',
    no: 'nein, ne, nee, no, eher nicht, noch nicht, nicht wirklich, gar nicht, keine',
    help: 'hilfe, info, infos, information, informationen, mehr infos, menu, frage, eine frage, ich habe eine frage, ich hab eine frage, was kannst du, was konnen sie, konnen sie mir helfen, kannst du mir helfen',
  },
  spelling:
    'nich=nicht, vllt=vielleicht, gibts=gibt es, habts=habt ihr, seids=seid ihr, heut=heute, morgn=morgen, ' +
    'is=ist, hab=habe, bidde=bitte, isch=ist, bissl=bisschen',
  said: {
    trouble: 'Wenn es dringend ist, rufen Sie bitte {company} unter {phone} an.',
    quote: 'Ein Angebot kann ich hier nicht berechnen.',
    availability: 'Ich kann nicht sehen, was noch frei ist.',
    ok: 'In Ordnung.',
    no: 'In Ordnung. Ich bin da, wenn Sie noch etwas über {company} wissen möchten.',
  },
}
