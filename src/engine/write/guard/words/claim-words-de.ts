import type { ClaimWords } from '../claim-word-table.ts'

export const GERMAN_CLAIMS: ClaimWords = {
  words: {
    spoken:
      'lasse, uberlasse, berate, wollte, sollte, durfte, vermute, denke, glaube, finde, sehe, lese, suche, frage, unterstutze, rechne, vergleiche, helfe, sage, erklare, zeige, nenne, empfehle, rate, wunsche, danke, verstehe, freue, beschreibe, erzahle, gebe, habe, hatte, bitte, kenne, verrate, wurde, mochte, konnte, musste, ware, beantworte, schlage, hoffe, stelle, fasse, liste, verweise, wenn, falls, welche, diese, eine, keine, alle, die, wie, da',
    role: 'team, kolleg*, mitarbeiter*, berater*, empfang, rezeption, fachmann, techniker*, mechaniker*, praxisteam, arzt, arztin',
    who: 'ich, wir, jemand, (?:unser|eine?r?|das|der|die|ihre?)\\p{L}{0,2} (?:_ ){0,3}?{role}',
    do: 'melden, anrufen, zuruckrufen, schicken, senden, schreiben, kontaktieren, reservieren, buchen, bestatigen, informieren, weiterleiten, prufen, kummern, erstatten, zusenden, zuschicken, vormerken, eintragen, vorbereiten, freihalten, zurucklegen, mailen, kommen',
    does: 'meld, ruf, schick, send, schreib, kontaktier, reservier, buch, bestatig, informier, leit, kummer, sorg, erstatt, erlass, leg, merk, trag, geb, reich, notier, halt, mail',
    tells: 'ruft, meldet, schreibt, kontaktiert, schickt, sendet, informiert, benachrichtigt',
    done: 'gebucht, reserviert, geschickt, gesendet, weitergeleitet, bestellt, bestatigt, notiert, storniert, informiert, vorgemerkt, zuruckgelegt, eingetragen, gutgeschrieben, weitergegeben, hinterlegt, angemeldet, verschickt, freigehalten',
    settled:
      'bestatigt, gebucht, reserviert, eingetragen, vorgemerkt, storniert, zuruckgelegt, unterwegs, weitergeleitet',
    visitor: 'ihnen, sie, dir, dich, euch, mich, uns, ihre?[nm]?, deine?[nmr]?, eure?[nmr]?',
    apart: 'darum, weiter, zuruck, vor, ein, frei, fest, an',
    confirmed: '(?:eine |die )?(?:bestatigung|antwort|nachricht|mail|e-mail)',
    news: 'von uns, von mir, bestatigung, antwort, ruckruf, anruf, nachricht, e-?mail, mail',
  },
  shapes: [
    '(?:ich (?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}e|(?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}e ich) (?:_ ){0,4}?(?:ihnen|dir|euch|sie|dich|fur sie|fur dich|fur euch)',
    '(?:und|oder) {does}e~50(?:frei|vor|zuruck|weiter|bescheid)',
    '(?:ist|sind) (?:schon |bereits )?(?:zu (?:ihnen|dir|euch) )?unterwegs(?: zu (?:ihnen|dir|euch))?',
    '{confirmed} (?:erhalten|bekommen|erhaltst|bekommst) (?:sie|du)',
    '(?:habe|haben) (?:ich|wir)~70{done}|~40(?:habe ich|haben wir)~70{done}',
    '{who} (?:werden?|wird|wurde)~60{do}',
    '{who} (?:_ ){0,3}?{does}(?:e|t|et|en|n|st)?~50(?:{visitor}|{apart})',
    '{tells} (?:sich|sie|ihnen|dich|dir|euch)(?= )',
    '(?:habe?n? (?:ich|wir)|(?:ich|wir) haben?)~70{done}',
    '(?:ihre?|deine?) _ (?:ist|wurde|sind|wird) (?:(?:nun|jetzt|bereits|schon|fur sie|hiermit) )*{settled}',
    '(?:ist|sind) (?:fur sie|fur dich) (?:reserviert|vorgemerkt|zuruckgelegt)',
    '(?:sie (?:erhalten|bekommen|horen)|du (?:erhaltst|bekommst|kriegst|horst)|ihr (?:erhaltet|bekommt|kriegt|hort)) (?:_ ){0,6}{news}',
  ],
  claims: {
    discount:
      '\\d ?(?:%|prozent) (?:weniger|gunstiger), rabatt*, \\p{L}*rabatte?, nachlass, preisnachlass, ermassig*, gutscheincode*, sonderangebot*, sonderpreis*, vorzugspreis*, skonto, aktionspreis*',
    guarantee: '\\p{L}*garantie*, garantier*, gewahrleist*',
    certificate:
      'zertifi*, zertifikat*, ausgezeichnet (?:mit|von|als), auszeichnung*, pramiert*, gutesiegel*, michelin*, iso[- ]?\\d+, akkreditiert*, preisgekront*',
    free: 'kostenlos*, kostenfrei*, gratis, umsonst, unentgeltlich*, ohne (?:aufpreis|mehrkosten|zusatzliche kosten), geschenkt, kostet nichts',
  },
  hedges: 'kein, keine, keinen, keiner, keinem, keinerlei, nicht, nie, nichts, ohne, weder, leider, ob',
  pointers:
    'es (?:kostet|dauert|beginnt|findet|ist), er, (?:das|die|der) (?:kostet|dauert|kosten|dauern|gilt|ist|sind), danach, sonst, dies*, dafur, dazu',
}
