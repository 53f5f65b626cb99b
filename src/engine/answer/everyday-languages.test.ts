import { describe, expect, it } from 'vitest'
import { knowledgeText, questionOf } from '../../../test/support/knowledge-texts.ts'
import { answerQuestion, buildAnswerIndex } from './answer.ts'

/**
 * What one made-up pottery publishes in a language, what visitors ask it in their own words with what the answer must
 * say, and what it does not know.
 */
interface Everyday {
  language: string
  about: string
  good: string
  hours: string
  contact: string
  asked: [question: string, gold: string][]
  unknown: string[]
}

const EVERYDAY: Everyday[] = [
  {
    language: 'en',
    about:
      'Courses for children from 5 to 12: Wednesdays at 4 pm\nEvening course for adults: €45 per person\nAt most eight participants in a group',
    good: 'We take cards and cash.\nBehind the house are twelve free parking spaces.\nYou may cancel free of charge up to 24 hours before.\nDogs on a lead are welcome.\nGift vouchers from €20.\nThe workshop is step-free and has an accessible toilet.\nBus 4 stops in front of the door.\nWe ship parcels within Europe for €6.\nThere is free Wi-Fi.',
    hours: 'Tuesday to Friday: 10:00–18:00\nSaturday: 10:00–16:00\nSunday and Monday: closed',
    contact: 'Phone: 030 2345678\nEmail: hello@clay.test\nAddress: 12 Mill Street, TW1 2AB Tidewick',
    asked: [
      ['Have you got classes for kids?', 'children from 5 to 12'],
      ['how much is the course for adults', '€45'],
      ['How many people are in a group?', 'eight participants'],
      ['can i pay by card', 'cards and cash'],
      ['Is there anywhere to park?', 'parking spaces'],
      ['What if I have to cancel?', '24 hours before'],
      ['Can I bring my dog?', 'Dogs on a lead'],
      ['do you do gift cards', '€20'],
      ['is it wheelchair accessible?', 'step-free'],
      ['Do you ship?', 'within Europe'],
      ['do you have wifi', 'Wi-Fi'],
      ['Are you open on Sunday?', 'No. Closed on Sunday.'],
      ["what's your number", '030 2345678'],
      ['where are you', '12 Mill Street'],
    ],
    unknown: ['Do you sell cars?', 'Do you have a swimming pool?'],
  },
  {
    language: 'de',
    about:
      'Kurse für Kinder von 5 bis 12: mittwochs um 16 Uhr\nAbendkurs für Erwachsene: 45 € pro Person\nHöchstens acht Teilnehmende in einer Gruppe',
    good: 'Wir nehmen Karten und Bargeld.\nHinter dem Haus liegen zwölf kostenlose Parkplätze.\nStornieren können Sie bis 24 Stunden vorher kostenlos.\nHunde an der Leine sind willkommen.\nGutscheine ab 20 €.\nDie Werkstatt ist stufenlos und hat eine barrierefreie Toilette.\nBus 4 hält vor der Tür.\nWir versenden Pakete innerhalb Europas für 6 €.\nEs gibt kostenloses WLAN.',
    hours: 'Dienstag bis Freitag: 10:00–18:00\nSamstag: 10:00–16:00\nSonntag und Montag: geschlossen',
    contact: 'Telefon: 030 2345678\nE-Mail: hallo@ton.test\nAdresse: Mühlstraße 12, 10969 Tidenau',
    asked: [
      ['Habt ihr was für Kids?', 'Kinder von 5 bis 12'],
      ['was kostet der kurs für erwachsene', '45 €'],
      ['Wie viele Leute sind in einer Gruppe?', 'acht Teilnehmende'],
      ['kann ich mit karte zahlen', 'Karten und Bargeld'],
      ['Wo kann ich parken?', 'Parkplätze'],
      ['Was ist, wenn ich absagen muss?', '24 Stunden vorher'],
      ['Darf ich meinen Hund mitbringen?', 'Hunde an der Leine'],
      ['Gibt es Geschenkgutscheine?', '20 €'],
      ['Ist es rollstuhlgerecht?', 'stufenlos'],
      ['Verschickt ihr auch?', 'innerhalb Europas'],
      ['habt ihr wlan', 'WLAN'],
      ['Habt ihr sonntags offen?', 'Nein. Sonntag ist geschlossen.'],
      ['telefonnummer?', '030 2345678'],
      ['wo seid ihr', 'Mühlstraße 12'],
    ],
    unknown: ['Habt ihr ein Schwimmbad?'],
  },
  {
    language: 'fr',
    about:
      'Cours pour les enfants de 5 à 12 ans : le mercredi à 16h\nCours du soir pour adultes : 45 € par personne\nHuit participants au plus par groupe',
    good: 'Nous prenons les cartes et les espèces.\nDerrière la maison, douze places de parking gratuites.\nAnnulation sans frais jusqu’à 24 heures avant.\nLes chiens en laisse sont les bienvenus.\nBons cadeaux à partir de 20 €.\nL’atelier est de plain-pied et accessible en fauteuil.\nLe bus 4 s’arrête devant la porte.\nNous expédions en Europe pour 6 €.\nWi-Fi gratuit.',
    hours: 'Du mardi au vendredi : 10h00–18h00\nSamedi : 10h00–16h00\nDimanche et lundi : fermé',
    contact: 'Téléphone : 04 50 11 22 33\nE-mail : bonjour@argile.test\nAdresse : 12 rue du Moulin, 74000 Annecy',
    asked: [
      ['Vous avez des ateliers pour les gamins ?', 'enfants de 5 à 12'],
      ['c combien le cours adulte', '45 €'],
      ['Combien de personnes par groupe ?', 'Huit participants'],
      ['je peux payer par carte ?', 'cartes et les espèces'],
      ['Où se garer ?', 'places de parking'],
      ['Et si je dois annuler ?', '24 heures avant'],
      ['Puis-je venir avec mon chien ?', 'chiens en laisse'],
      ['C’est accessible en fauteuil roulant ?', 'plain-pied'],
      ['quel bus prendre', 'bus 4'],
      ['Vous livrez ?', 'en Europe'],
      ['il y a du wifi ?', 'Wi-Fi'],
      ['Êtes-vous ouverts le dimanche ?', 'Non. Fermé le dimanche.'],
      ['votre numéro ?', '04 50 11 22 33'],
      ['vous êtes où', '12 rue du Moulin'],
    ],
    unknown: ['Avez-vous une piscine ?'],
  },
  {
    language: 'es',
    about:
      'Cursos para niños de 5 a 12 años: los miércoles a las 16:00\nCurso de tarde para adultos: 45 € por persona\nOcho participantes como máximo por grupo',
    good: 'Aceptamos tarjetas y efectivo.\nDetrás de la casa hay doce plazas de aparcamiento gratuitas.\nSe puede cancelar sin coste hasta 24 horas antes.\nLos perros con correa son bienvenidos.\nVales regalo desde 20 €.\nEl taller no tiene escalones y es accesible.\nEl autobús 4 para delante de la puerta.\nEnviamos a Europa por 6 €.\nHay wifi gratis.',
    hours: 'Martes a viernes: 10:00–18:00\nSábado: 10:00–16:00\nDomingo y lunes: cerrado',
    contact: 'Teléfono: 942 11 22 33\nCorreo: hola@barro.test\nDirección: Calle Molino 12, 39001 Santander',
    asked: [
      ['¿Tenéis clases para críos?', 'niños de 5 a 12'],
      ['cuanto cuesta el curso de adultos', '45 €'],
      ['¿Cuántas personas hay en un grupo?', 'Ocho participantes'],
      ['puedo pagar con tarjeta', 'tarjetas y efectivo'],
      ['¿Dónde se puede aparcar?', 'aparcamiento'],
      ['¿Y si tengo que anular?', '24 horas antes'],
      ['¿Puedo llevar a mi perro?', 'perros con correa'],
      ['teneis tarjetas regalo?', '20 €'],
      ['¿Se puede entrar en silla de ruedas?', 'no tiene escalones'],
      ['que autobus va', 'autobús 4'],
      ['¿Hacéis envíos?', 'a Europa'],
      ['hay wifi', 'wifi gratis'],
      ['¿Abrís los domingos?', 'No. Cerrado el domingo.'],
      ['cual es vuestro numero', '942 11 22 33'],
      ['donde estais', 'Calle Molino 12'],
    ],
    unknown: ['¿Tenéis piscina?'],
  },
  {
    language: 'pt',
    about:
      'Cursos para crianças dos 5 aos 12 anos: quartas às 16:00\nCurso da noite para adultos: 45 € por pessoa\nOito participantes no máximo por grupo',
    good: 'Aceitamos cartões e dinheiro.\nAtrás da casa há doze lugares de estacionamento gratuitos.\nPode cancelar sem custos até 24 horas antes.\nCães com trela são bem-vindos.\nVales-presente a partir de 20 €.\nA oficina não tem degraus e é acessível.\nO autocarro 4 para em frente à porta.\nEnviamos para a Europa por 6 €.\nHá wifi grátis.',
    hours: 'Terça a sexta: 10:00–18:00\nSábado: 10:00–16:00\nDomingo e segunda: fechado',
    contact: 'Telefone: 289 123 456\nEmail: ola@barro.test\nMorada: Rua do Moinho 12, 8100 Loulé',
    asked: [
      ['Têm aulas para miúdos?', 'crianças dos 5 aos 12'],
      ['quanto custa o curso para adultos', '45 €'],
      ['Quantas pessoas há num grupo?', 'Oito participantes'],
      ['posso pagar com cartão', 'cartões e dinheiro'],
      ['Onde posso estacionar?', 'estacionamento'],
      ['E se tiver de desmarcar?', '24 horas antes'],
      ['Posso levar o meu cão?', 'Cães com trela'],
      ['têm vales oferta?', '20 €'],
      ['Fazem entregas?', 'para a Europa'],
      ['há wifi', 'wifi grátis'],
      ['Estão abertos ao domingo?', 'Não. Fechado domingo.'],
      ['qual é o vosso número', '289 123 456'],
      ['onde ficam', 'Rua do Moinho 12'],
    ],
    unknown: ['Têm piscina?'],
  },
  {
    language: 'it',
    about:
      'Corsi per bambini dai 5 ai 12 anni: il mercoledì alle 16:00\nCorso serale per adulti: 45 € a persona\nAl massimo otto partecipanti per gruppo',
    good: 'Accettiamo carte e contanti.\nDietro la casa c’è un parcheggio gratuito con dodici posti auto.\nSi può disdire senza spese fino a 24 ore prima.\nI cani al guinzaglio sono benvenuti.\nBuoni regalo da 20 €.\nIl laboratorio è senza gradini e accessibile.\nL’autobus 4 ferma davanti alla porta.\nSpediamo in Europa per 6 €.\nC’è il wifi gratuito.',
    hours: 'Martedì–venerdì: 10:00–18:00\nSabato: 10:00–16:00\nDomenica e lunedì: chiuso',
    contact: 'Telefono: 051 234567\nEmail: ciao@argilla.test\nIndirizzo: Via del Mulino 12, 40121 Bologna',
    asked: [
      ['Avete lezioni per ragazzini?', 'bambini dai 5 ai 12'],
      ['quanto costa il corso per adulti', '45 €'],
      ['Quante persone ci sono in un gruppo?', 'otto partecipanti'],
      ['posso pagare con la carta', 'carte e contanti'],
      ['Dove si può parcheggiare?', 'parcheggio gratuito'],
      ['Posso portare il cane?', 'cani al guinzaglio'],
      ['fate carte regalo?', '20 €'],
      ['È accessibile in sedia a rotelle?', 'senza gradini'],
      ['Fate spedizioni?', 'in Europa'],
      ['avete il wifi', 'wifi gratuito'],
      ['Siete aperti la domenica?', 'No. Chiuso domenica.'],
      ['il vostro numero?', '051 234567'],
      ['dove siete', 'Via del Mulino 12'],
    ],
    unknown: ['Avete una piscina?'],
  },
  {
    language: 'nl',
    about:
      'Cursussen voor kinderen van 5 tot 12: woensdag om 16 uur\nAvondcursus voor volwassenen: € 45 per persoon\nHoogstens acht deelnemers per groep',
    good: 'Wij nemen kaarten en contant geld aan.\nAchter het huis zijn twaalf gratis parkeerplaatsen.\nAnnuleren kan kosteloos tot 24 uur van tevoren.\nHonden aan de lijn zijn welkom.\nCadeaubonnen vanaf € 20.\nDe werkplaats is drempelloos en toegankelijk.\nBus 4 stopt voor de deur.\nWij verzenden binnen Europa voor € 6.\nEr is gratis wifi.',
    hours: 'Dinsdag t/m vrijdag: 10:00–18:00\nZaterdag: 10:00–16:00\nZondag en maandag: gesloten',
    contact: 'Telefoon: 020 765 4321\nE-mail: hallo@klei.test\nAdres: Molenstraat 12, 1011 AB Amsterdam',
    asked: [
      ['Hebben jullie lessen voor kids?', 'kinderen van 5 tot 12'],
      ['wat kost de cursus voor volwassenen', '€ 45'],
      ['Hoeveel mensen zitten er in een groep?', 'acht deelnemers'],
      ['kan ik met pin betalen', 'kaarten en contant'],
      ['Waar kan ik parkeren?', 'parkeerplaatsen'],
      ['Wat als ik moet afzeggen?', '24 uur van tevoren'],
      ['Mag mijn hond mee?', 'Honden aan de lijn'],
      ['hebben jullie cadeaukaarten?', '€ 20'],
      ['Is het rolstoeltoegankelijk?', 'drempelloos'],
      ['welke bus gaat erheen', 'Bus 4'],
      ['Versturen jullie ook?', 'binnen Europa'],
      ['is er wifi', 'gratis wifi'],
      ['Zijn jullie zondag open?', 'Nee. Zondag gesloten.'],
      ['wat is jullie nummer', '020 765 4321'],
      ['waar zitten jullie', 'Molenstraat 12'],
    ],
    unknown: ['Hebben jullie een zwembad?'],
  },
  {
    language: 'ar',
    about:
      'دورات للأطفال من 5 إلى 12 سنة: الأربعاء الساعة 16:00\nدورة مسائية للكبار: 45 دينارًا للشخص\nثمانية مشاركين على الأكثر في المجموعة',
    good: 'نقبل البطاقات والنقد.\nخلف المبنى اثنا عشر موقفًا مجانيًا للسيارات.\nيمكن الإلغاء مجانًا قبل 24 ساعة.\nالكلاب المربوطة مرحب بها.\nقسائم هدايا ابتداءً من 20 دينارًا.\nالمشغل بلا درج ومناسب للكراسي المتحركة.\nالحافلة رقم 4 تقف أمام الباب.\nنشحن داخل المنطقة مقابل 6 دنانير.\nلدينا واي فاي مجاني.',
    hours: 'الثلاثاء إلى الجمعة: 10:00–18:00\nالسبت: 10:00–16:00\nالأحد والاثنين: مغلق',
    contact: 'الهاتف: 04 123 4567\nالبريد الإلكتروني: salam@clay.test\nالعنوان: شارع الطاحونة 12، عمان',
    asked: [
      ['هل عندكم دروس للأولاد؟', 'للأطفال من 5 إلى 12'],
      ['كم سعر الدورة للكبار', '45 دينار'],
      ['كم شخص في المجموعة؟', 'ثمانية مشاركين'],
      ['هل يمكنني الدفع بالبطاقة؟', 'البطاقات والنقد'],
      ['أين أوقف سيارتي؟', 'للسيارات'],
      ['ماذا لو أردت الإلغاء؟', 'قبل 24 ساعة'],
      ['هل المكان مناسب لكرسي متحرك؟', 'للكراسي المتحركة'],
      ['هل تشحنون؟', 'داخل المنطقة'],
      ['هل يوجد واي فاي؟', 'واي فاي مجاني'],
      ['هل أنتم مفتوحون يوم الأحد؟', 'لا. الأحد مغلق.'],
      ['ما رقمكم؟', '04 123 4567'],
      ['وين مكانكم', 'شارع الطاحونة 12'],
    ],
    unknown: ['هل تبيعون سيارات؟', 'هل لديكم مسبح؟'],
  },
]

describe.each(EVERYDAY)(
  'everyday questions in $language',
  ({ language, about, good, hours, contact, asked, unknown }) => {
    const texts = [about, good.replaceAll('\n', ' '), hours, contact]
    const titles: Record<string, string[]> = {
      en: ['Pottery', 'Good to know', 'Opening hours', 'Contact'],
      de: ['Töpferei', 'Gut zu wissen', 'Öffnungszeiten', 'Kontakt'],
      fr: ['Poterie', 'Bon à savoir', 'Horaires', 'Contact'],
      es: ['Alfarería', 'Información útil', 'Horario', 'Contacto'],
      pt: ['Olaria', 'Bom saber', 'Horário', 'Contactos'],
      it: ['Ceramica', 'Buono a sapersi', 'Orari', 'Contatti'],
      nl: ['Pottenbakkerij', 'Goed om te weten', 'Openingstijden', 'Contact'],
      ar: ['فخار', 'معلومات مفيدة', 'ساعات العمل', 'تواصل معنا'],
    }
    const items = texts.map((content, at) =>
      knowledgeText({ id: String(at), title: titles[language]?.[at] ?? '', content, language }),
    )
    const index = buildAnswerIndex(items, { name: 'Lehmbach', language })
    const ask = (text: string) => answerQuestion(index, questionOf(text, { locale: language }))

    it.each(asked)('%s', (question, gold) => {
      const { kind, parts } = ask(question)
      expect({ kind, said: parts.join('').replaceAll('ً', '') }).toMatchObject({
        kind: 'known',
        said: expect.stringContaining(gold.replaceAll('ً', '')),
      })
    })

    it.each(unknown)('does not know: %s', (question) => {
      expect(ask(question).kind).toBe('unknown')
    })
  },
)
