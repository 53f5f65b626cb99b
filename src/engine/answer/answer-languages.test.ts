import { askBusinesses } from '../../../test/support/asked-businesses.ts'

askBusinesses([
  {
    language: 'de',
    items: [
      [
        'Fahrradwerkstatt Lindengrün',
        '## Inspektion\nWir prüfen Bremsen, Schaltung und Licht.\nPreis: 59 €\n\n## Reifenwechsel\nDauert etwa 20 Minuten.\nPreis: 18 €',
      ],
      ['Öffnungszeiten', 'Montag bis Freitag: 9:00–18:00 Uhr\nSamstag: 10:00–14:00 Uhr\nSonntag: geschlossen'],
      ['Kontakt', 'Telefon: 030 2345678\nE-Mail: werkstatt@lindengruen.test\nAdresse: Lindenstraße 12, 10969 Berlin'],
      ['Kann ich ein Leihrad bekommen?', 'Ja, während der Reparatur leihen wir Ihnen kostenlos ein Rad.'],
    ],
    answers: [
      ['Was kostet eine Inspektion?', '59 €'],
      ['Wie lange dauert ein Reifenwechsel?', '20 Minuten'],
      ['Wann habt ihr samstags offen?', '10:00–14:00'],
      ['Wie lautet die Telefonnummer?', '030 2345678'],
      ['Wo seid ihr?', 'Lindenstraße 12'],
      ['Bekomme ich ein Leihrad?', 'kostenlos ein Rad'],
    ],
    unknown: [
      'Verkauft ihr auch E-Scooter?',
      'Was kostet eine Lackierung?',
      'Gibt es einen Studentenrabatt?',
      'Wer ist der Geschäftsführer?',
    ],
  },
  {
    language: 'fr',
    items: [
      [
        'Atelier Poterie du Lac',
        '## Cours débutant\nDeux heures de tournage, matériel compris.\nTarif : 45 €\n\n## Cours enfant\nLe mercredi après-midi.\nTarif : 28 €',
      ],
      ['Horaires', 'Du mardi au samedi : 10h00–19h00\nDimanche : fermé'],
      [
        'Contact',
        'Téléphone : 04 50 11 22 33\nE-mail : bonjour@poteriedulac.test\nAdresse : 8 rue des Tilleuls, 74000 Annecy',
      ],
      ['Comment annuler un cours ?', "Vous pouvez annuler gratuitement jusqu'à 48 heures avant le cours."],
    ],
    answers: [
      ['Combien coûte le cours débutant ?', '45 €'],
      ['Quel est le prix du cours enfant ?', '28 €'],
      ['Quels sont vos horaires ?', '10h00–19h00'],
      ['Quelle est votre adresse e-mail ?', 'bonjour@poteriedulac.test'],
      ['Où êtes-vous ?', '8 rue des Tilleuls'],
      ['Puis-je annuler mon cours ?', '48 heures'],
    ],
    unknown: [
      'Proposez-vous des cours de peinture ?',
      'Avez-vous un parking ?',
      'Combien coûte la cuisson au four ?',
      'Acceptez-vous les chiens ?',
    ],
  },
  {
    language: 'es',
    items: [
      [
        'Escuela de Surf Marea',
        '## Clase de iniciación\nDuración: 90 minutos\nPrecio: 35 €\n\n## Bono de cinco clases\nPrecio: 150 €',
      ],
      ['Horario', 'Lunes a sábado: 9:00–20:00\nDomingo: cerrado'],
      ['Contacto', 'Teléfono: 942 11 22 33\nCorreo: hola@marea.test\nDirección: Paseo Marítimo 4, Santander'],
      ['¿Qué tengo que llevar?', 'Solo bañador y toalla; el neopreno y la tabla los ponemos nosotros.'],
    ],
    answers: [
      ['¿Cuánto cuesta la clase de iniciación?', '35 €'],
      ['¿Cuánto vale el bono de cinco clases?', '150 €'],
      ['¿Cuál es vuestro teléfono?', '942 11 22 33'],
      ['¿A qué hora abrís el sábado?', '9:00–20:00'],
      ['¿Dónde estáis?', 'Paseo Marítimo 4'],
      ['¿Qué hay que llevar a la clase?', 'bañador y toalla'],
    ],
    unknown: [
      '¿Alquiláis kayaks?',
      '¿Tenéis descuento para estudiantes?',
      '¿Cuánto cuesta aparcar?',
      '¿Se puede pagar con Bizum?',
    ],
  },
  {
    language: 'pt',
    items: [
      [
        'Quinta do Medronho',
        '## Quarto duplo\nPequeno-almoço incluído.\nPreço: 95 € por noite\n\n## Prova de vinhos\nDuração: 1 hora\nPreço: 15 € por pessoa',
      ],
      ['Contactos', 'Telefone: 289 123 456\nEmail: ola@medronho.test\nMorada: Estrada da Serra 21, Loulé'],
      ['Aceitam cães?', 'Sim, aceitamos cães pequenos sem custo adicional.'],
      ['Check-in', 'O check-in é a partir das 15:00 e o check-out até às 11:00.'],
    ],
    answers: [
      ['Quanto custa o quarto duplo?', '95 €'],
      ['Qual é o preço da prova de vinhos?', '15 €'],
      ['Qual é o número de telefone?', '289 123 456'],
      ['Onde ficam?', 'Estrada da Serra 21'],
      ['Posso levar o meu cão?', 'cães pequenos'],
      ['A que horas é o check-in?', '15:00'],
    ],
    unknown: ['Têm piscina?', 'Fazem casamentos?', 'Quanto custa o aluguer de bicicletas?'],
  },
  {
    language: 'it',
    items: [
      [
        'Bottega della Pasta',
        '## Tagliatelle fresche\nPrezzo: 14 € al chilo\n\n## Corso di cucina\nDurata: 3 ore\nPrezzo: 60 € a persona',
      ],
      ['Orari', 'Dal lunedì al sabato: 8:00–19:30\nDomenica: chiuso'],
      ['Contatti', 'Telefono: 051 234567\nEmail: ciao@bottegapasta.test\nIndirizzo: Via Galliera 15, Bologna'],
      ['Fate consegne a domicilio?', 'Sì, consegniamo in tutta Bologna per ordini sopra i 30 €.'],
    ],
    answers: [
      ['Quanto costano le tagliatelle?', '14 €'],
      ['Quanto dura il corso di cucina?', '3 ore'],
      ['Quali sono gli orari?', '8:00–19:30'],
      ['Qual è il numero di telefono?', '051 234567'],
      ['Dove siete?', 'Via Galliera 15'],
      ['Consegnate a casa?', 'tutta Bologna'],
    ],
    unknown: [
      'Avete prodotti senza glutine?',
      'Quanto costa la focaccia?',
      'Chi è il proprietario?',
      'Organizzate matrimoni?',
    ],
  },
  {
    language: 'nl',
    items: [
      [
        'Kapsalon De Krul',
        '## Knippen dames\nPrijs: € 38\n\n## Knippen heren\nPrijs: € 27\n\n## Kleuren\nDuur: 2 uur\nPrijs: vanaf € 65',
      ],
      ['Openingstijden', 'Dinsdag t/m vrijdag: 9:00–18:00\nZaterdag: 9:00–17:00\nZondag en maandag: gesloten'],
      ['Contact', 'Telefoon: 020 765 4321\nE-mail: hallo@dekrul.test\nAdres: Tulpenlaan 3, Amsterdam'],
      ['Kan ik mijn afspraak annuleren?', 'Ja, annuleren kan kosteloos tot 24 uur van tevoren.'],
    ],
    answers: [
      ['Wat kost knippen voor heren?', '€ 27'],
      ['Hoeveel kost kleuren?', '€ 65'],
      ['Hoe laat zijn jullie op zaterdag open?', '9:00–17:00'],
      ['Wat is het telefoonnummer?', '020 765 4321'],
      ['Waar zitten jullie?', 'Tulpenlaan 3'],
      ['Kan ik een afspraak annuleren?', '24 uur'],
    ],
    unknown: [
      'Verkopen jullie shampoo?',
      'Wat kost een permanent?',
      'Hebben jullie een parkeerplaats?',
      'Is er korting voor studenten?',
    ],
  },
  {
    language: 'ar',
    items: [
      ['مقهى الياسمين', '## قهوة تركية\nالسعر: 12 درهم\n\n## فطور شامي\nالسعر: 45 درهم للشخص'],
      ['ساعات العمل', 'من السبت إلى الخميس: 8:00–23:00\nالجمعة: مغلق'],
      ['تواصل معنا', 'الهاتف: 04 123 4567\nالبريد الإلكتروني: salam@yasmin.test\nالعنوان: شارع النخيل 9، دبي'],
      ['هل لديكم توصيل؟', 'نعم، نوصل الطلبات داخل دبي خلال 45 دقيقة.'],
    ],
    answers: [
      ['كم سعر القهوة التركية؟', '12 درهم'],
      ['بكم الفطور الشامي؟', '45 درهم'],
      ['ما هو رقم الهاتف؟', '04 123 4567'],
      ['أين تقعون؟', 'شارع النخيل 9'],
      ['ما هي ساعات العمل؟', '8:00–23:00'],
      ['هل يوجد توصيل؟', 'داخل دبي'],
    ],
    unknown: ['هل لديكم موقف سيارات؟', 'كم سعر البيتزا؟', 'هل تقيمون حفلات زفاف؟'],
  },
])
