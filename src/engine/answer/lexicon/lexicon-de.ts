import type { Lexicon } from './lexicon-types.ts'

export const german: Lexicon = {
  language: 'de',
  stopwords:
    'wahrend seit zwischen trotz wegen statt pro je sowie jedoch falls sobald solange obwohl per verkauft verkaufen darf durfen durfte durft gibts gehts habts hab is ne nen ihrs seids aber akzeptieren akzeptiert nehmt nehmen wann alle allem allen aller alles als also am an auch auf aus bei beim bin bis bitte bist da dann das dass dein deine dem den denn der des dich die dies ' +
    'diese diesem diesen dieser dir doch du durch ein eine einem einen einer eines er es etwas euch eure euren eurer fur gab geben gibt habe haben habt hat ' +
    'hatte hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeden jeder kann kannst kein keine keinen konnen konnte konnt man ' +
    'mein meine meinem meinen meiner mich mir mit mochte muss mussen nach nicht noch nun nur ob oder ohne sehr sein seine seid sich sie sind so soll sollte sollen ' +
    'uber um und uns unser unsere unter vom von vor war warum was welche welchem welchen welcher welches wenn wer wem wen werden wie wieder wir wird wo ' +
    'woher wohin wurde wurden zu zum zur eigentlich denn mal lautet heisst machen macht bieten bietet anbieten innerhalb weit braucht brauche brauchen vieler viele viel',
  openers: 'und oder aber auch',
  pointers: 'es das dies diese dieser dieses davon dafur dazu',
  cues: {
    list:
      'was bietet ihr, was bieten sie, was verkauft ihr, was verkaufen sie, was habt ihr, was gibt es bei, was kann man * kaufen, ' +
      'was kann ich * kaufen, was gibt es * zu kaufen, welche * bietet ihr, welche * bieten sie, welche * habt ihr, welche * gibt es, ' +
      'was fur * gibt es, was fur * habt ihr, welche leistungen, welche produkte',
    about: 'was macht ihr, was machen sie, was ist das, wer seid ihr, wer sind sie, was seid ihr',
    when: 'wann, welchen tagen, welchem tag, welcher tag, welchen tag, welche tage, welche monate',
    price:
      'zahl ich, zahle ich, zahlt man, wie viel zahl*, was zahl*, was nimmt ihr, wieviel zahl*, berechnet ihr, kost, wieviel kostet, ' +
      'wieviel kosten, kostet, preis*, wie teuer, gebuhr*, tarif*, verlangt ihr, verlangen sie, was nehmt ihr, kosten*, ' +
      'was macht das, aufpreis*, zuschlag*, aufschlag, wie hoch, was nehmen sie fur, womit muss ich rechnen, ' +
      'womit mussen wir rechnen, womit ist zu rechnen, billiger, gunstiger, was muss ich * zahlen, was bezahl*, wie viel bezahl*, ' +
      'was berechnen, was muss ich * bezahlen, was muss man * zahlen, was muss man * bezahlen, was mussen wir * zahlen, was mussen wir * bezahlen, ' +
      'was musste ich * zahlen, was musste ich * bezahlen, was mussten wir * zahlen, was mussten wir * bezahlen, was habe ich * zu zahlen, ' +
      'was habe ich * zu bezahlen, wie viel geld, wieviel geld, fur wie viel, fur wieviel, wie viel nehmt ihr, wieviel nehmt ihr, ' +
      'wie viel nehmen sie, wieviel nehmen sie, hinlegen, hinblattern, was * einplanen, wie viel * einplanen',
    hours:
      'wann habt ihr, wann haben sie, geoffnet, wie lange habt ihr offen, um wie viel uhr, wann offnet, wann schliesst, wann macht, ' +
      'offen, sprechzeiten, bis wann, ab wann, offnungszeit*, auf habt, geschlossen, besetzt, macht ihr auf, seid ihr * da, ' +
      'sind sie * da, habt ihr * auf, jemand da, macht ihr zu, zu habt, aufmachen, um wieviel uhr, zu welcher zeit, ' +
      'zu welchen zeiten, welche zeiten, wann kann ich * kommen, wann kann ich * vorbeikommen',
    phone:
      'rufnummer, anrufen, handynummer, whatsapp, fax*, tel, handy, erreiche ich euch telefonisch, festnetz*, mobil*, ' +
      'whatsapp nummer, telefon, telefonnummer*, telefonnr*, telefonisch*',
    email: 'e-mail*, email*, schreiben, mail, mailadresse*',
    address:
      'adresse, wo seid ihr, welchem ort, welcher stadt, welcher strasse, wo sind sie, wo liegt, wo befindet, anschrift, standort, ' +
      'wo ist, wo sitzt, wo sitzen, wo findet man, wo finde, wo findet ihr, wie komme ich, wohin muss ich, postleitzahl, anfahrt, ' +
      'standorte, wo kann ich euch, wo, wohin',
    date: 'welches jahr, in welchem jahr, wann wurde, welches datum, das datum',
    founded:
      'seit wann, welchem jahr * eroffnet, wie lange gibt es, wie lange gibts, wie lange besteht, wie lange existiert, gegrundet, ' +
      'seit wie vielen jahren, wie lange seid ihr schon, wie lange macht ihr das, wann habt ihr * eroffnet, wann wurde * eroffnet, ' +
      'seit welchem jahr, seit wie viel jahren, aus welchem jahr',
    age: 'wie alt, welches alter, welchem alter, welchen alters, mindestalter, altersgrenze',
    duration:
      'wie lange, wie schnell, wie weit im voraus, wie viele tage, wie vieler tage, wie viele stunden, wie viele minuten, wielange, ' +
      'wie lang',
    frequency: 'wie oft',
    percent: 'prozent, anzahlen, rabatt*, ermassigung*, nachlass, wie hoch',
    weight: 'wie schwer, wiegt, gewicht, wie viele kilo, wie viel kilo',
    length:
      'wie weit, wie breit, wie tief, wie viele kilometer, wie viel kilometer, wie viele meter, welcher umkreis, entfernung, wie hoch, abmessungen, ' +
      'masse',
    area: 'quadratmeter, wie viele qm, wie viel qm, welche flache',
    count: 'wie viele, wie viel, wieviel, wieviele, wie gross, mindestens, maximal, hochstens, kapazitat',
    person:
      'wie heisst der, wie heissen die, wer ist, wer sind, wer hat, wer leitet, wer, wem gehort, name des, name der, welcher arzt, ' +
      'welche arztin, welcher lehrer, ansprechpartner*, wessen, zustandig',
    payment:
      'wie kann ich zahlen, wie kann ich bezahlen, wie bezahle ich, wie zahle ich, zahlungsart*, zahlungsmethode*, ' +
      'zahlungsmoglichkeit*, mit karte, bar zahlen, bar bezahlen, kartenzahlung',
    yesno: 'ist der, ist die, ist das, akzeptiert, liefert',
  },
}
