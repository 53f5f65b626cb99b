/** The agent's own texts on WhatsApp. */
export interface WhatsappWords {
  stopped: string
  started: string
  media: string
  audio: string
  location: string
  contacts: string
  unsupported: string
  liked: string
  disliked: string
  /** `{minutes}` is replaced. */
  tooMany: string
  /** Opens a list of offers; at most 20 characters. */
  listLabel: string
  noAgent: string
}

const ENGLISH: WhatsappWords = {
  stopped: 'You will get no more messages from here. Write START if you want to go on.',
  started: 'Welcome back. What would you like to know?',
  media: 'Thank you. I cannot look at pictures or files. Please write your question in words.',
  audio: 'Thank you. I cannot listen to voice messages. Please write your question in words.',
  location: 'Thank you for the location. I cannot make use of it; please write what you would like to know.',
  contacts:
    'Thank you. I cannot read contact cards. If you want to be contacted, please write the name and number here.',
  unsupported: 'I cannot read this kind of message. Please write your question in words.',
  liked: 'Glad that helped. Is there anything else you would like to know?',
  disliked:
    'I am sorry that this did not help. Please tell me what you need, or write that you want to talk to a person.',
  tooMany: 'You sent many messages. Try again in {minutes} minutes.',
  listLabel: 'Show offers',
  noAgent:
    'Please open the chat link of the business once more and send the message that it brings along: it tells me whom you want to talk to.',
}

const WORDS: Readonly<Record<string, WhatsappWords>> = {
  en: ENGLISH,
  de: {
    stopped: 'Sie bekommen von hier keine Nachrichten mehr. Schreiben Sie START, wenn Sie weitermachen möchten.',
    started: 'Willkommen zurück. Was möchten Sie wissen?',
    media: 'Danke. Bilder und Dateien kann ich nicht ansehen. Bitte schreiben Sie Ihre Frage in Worten.',
    audio: 'Danke. Sprachnachrichten kann ich nicht anhören. Bitte schreiben Sie Ihre Frage in Worten.',
    location: 'Danke für den Standort. Ich kann nichts damit anfangen; bitte schreiben Sie, was Sie wissen möchten.',
    contacts:
      'Danke. Kontaktkarten kann ich nicht lesen. Wenn Sie kontaktiert werden möchten, schreiben Sie bitte Name und Nummer hierher.',
    unsupported: 'Diese Art von Nachricht kann ich nicht lesen. Bitte schreiben Sie Ihre Frage in Worten.',
    liked: 'Schön, dass es geholfen hat. Möchten Sie noch etwas wissen?',
    disliked:
      'Es tut mir leid, dass das nicht geholfen hat. Schreiben Sie mir, was Sie brauchen, oder dass Sie mit einer Person sprechen möchten.',
    tooMany: 'Das waren viele Nachrichten. Bitte machen Sie in {minutes} Minuten weiter.',
    listLabel: 'Angebote zeigen',
    noAgent:
      'Bitte öffnen Sie den Chat-Link des Unternehmens noch einmal und senden Sie die Nachricht, die er mitbringt: Sie sagt mir, mit wem Sie sprechen möchten.',
  },
  fr: {
    stopped: 'Vous ne recevrez plus de messages d’ici. Écrivez START pour reprendre.',
    started: 'Content de vous revoir. Que voulez-vous savoir ?',
    media: 'Merci. Je ne peux pas regarder les images ni les fichiers. Écrivez votre question, s’il vous plaît.',
    audio: 'Merci. Je ne peux pas écouter les messages vocaux. Écrivez votre question, s’il vous plaît.',
    location: 'Merci pour la position. Je ne peux pas m’en servir ; écrivez ce que vous voulez savoir.',
    contacts: 'Merci. Je ne peux pas lire les fiches de contact. Pour être contacté, écrivez ici le nom et le numéro.',
    unsupported: 'Je ne peux pas lire ce type de message. Écrivez votre question, s’il vous plaît.',
    liked: 'Ravi que cela vous ait aidé. Voulez-vous savoir autre chose ?',
    disliked:
      'Désolé que cela ne vous ait pas aidé. Dites-moi ce qu’il vous faut, ou écrivez que vous voulez parler à une personne.',
    tooMany: 'Cela fait beaucoup de messages. Reprenez dans {minutes} minutes.',
    listLabel: 'Voir les offres',
    noAgent:
      'Ouvrez de nouveau le lien de chat de l’entreprise et envoyez le message qu’il contient : il me dit à qui vous voulez parler.',
  },
  es: {
    stopped: 'No recibirá más mensajes desde aquí. Escriba START si quiere continuar.',
    started: 'Bienvenido de nuevo. ¿Qué quiere saber?',
    media: 'Gracias. No puedo ver imágenes ni archivos. Escriba su pregunta, por favor.',
    audio: 'Gracias. No puedo escuchar mensajes de voz. Escriba su pregunta, por favor.',
    location: 'Gracias por la ubicación. No puedo usarla; escriba lo que quiere saber.',
    contacts:
      'Gracias. No puedo leer tarjetas de contacto. Si quiere que le contacten, escriba aquí el nombre y el número.',
    unsupported: 'No puedo leer este tipo de mensaje. Escriba su pregunta, por favor.',
    liked: 'Me alegra que le haya ayudado. ¿Quiere saber algo más?',
    disliked: 'Siento que esto no le haya ayudado. Dígame qué necesita, o escriba que quiere hablar con una persona.',
    tooMany: 'Han sido muchos mensajes. Continúe dentro de {minutes} minutos.',
    listLabel: 'Ver ofertas',
    noAgent:
      'Abra otra vez el enlace de chat de la empresa y envíe el mensaje que trae: me dice con quién quiere hablar.',
  },
  pt: {
    stopped: 'Não receberá mais mensagens daqui. Escreva START se quiser continuar.',
    started: 'Bem-vindo de volta. O que quer saber?',
    media: 'Obrigado. Não consigo ver imagens nem ficheiros. Escreva a sua pergunta, por favor.',
    audio: 'Obrigado. Não consigo ouvir mensagens de voz. Escreva a sua pergunta, por favor.',
    location: 'Obrigado pela localização. Não a posso usar; escreva o que quer saber.',
    contacts: 'Obrigado. Não consigo ler cartões de contacto. Se quer ser contactado, escreva aqui o nome e o número.',
    unsupported: 'Não consigo ler este tipo de mensagem. Escreva a sua pergunta, por favor.',
    liked: 'Ainda bem que ajudou. Quer saber mais alguma coisa?',
    disliked: 'Lamento que não tenha ajudado. Diga-me do que precisa, ou escreva que quer falar com uma pessoa.',
    tooMany: 'Foram muitas mensagens. Continue daqui a {minutes} minutos.',
    listLabel: 'Ver ofertas',
    noAgent: 'Abra de novo o link de chat da empresa e envie a mensagem que ele traz: diz-me com quem quer falar.',
  },
  it: {
    stopped: 'Non riceverà altri messaggi da qui. Scriva START se vuole continuare.',
    started: 'Bentornato. Che cosa vuole sapere?',
    media: 'Grazie. Non posso guardare immagini o file. Scriva la sua domanda, per favore.',
    audio: 'Grazie. Non posso ascoltare messaggi vocali. Scriva la sua domanda, per favore.',
    location: 'Grazie per la posizione. Non posso usarla; scriva che cosa vuole sapere.',
    contacts: 'Grazie. Non posso leggere le schede di contatto. Se vuole essere contattato, scriva qui nome e numero.',
    unsupported: 'Non posso leggere questo tipo di messaggio. Scriva la sua domanda, per favore.',
    liked: 'Bene che sia stato utile. Vuole sapere altro?',
    disliked:
      'Mi dispiace che non sia stato utile. Mi dica di che cosa ha bisogno, o scriva che vuole parlare con una persona.',
    tooMany: 'Sono stati molti messaggi. Continui tra {minutes} minuti.',
    listLabel: 'Mostra offerte',
    noAgent:
      'Apra di nuovo il link della chat dell’azienda e invii il messaggio che contiene: mi dice con chi vuole parlare.',
  },
  nl: {
    stopped: 'U krijgt van hier geen berichten meer. Schrijf START als u verder wilt gaan.',
    started: 'Welkom terug. Wat wilt u weten?',
    media: 'Dank u. Ik kan geen afbeeldingen of bestanden bekijken. Schrijf uw vraag in woorden.',
    audio: 'Dank u. Ik kan geen spraakberichten beluisteren. Schrijf uw vraag in woorden.',
    location: 'Dank u voor de locatie. Ik kan er niets mee; schrijf wat u wilt weten.',
    contacts:
      'Dank u. Ik kan geen contactkaarten lezen. Wilt u dat er contact wordt opgenomen, schrijf dan hier naam en nummer.',
    unsupported: 'Dit soort bericht kan ik niet lezen. Schrijf uw vraag in woorden.',
    liked: 'Fijn dat het hielp. Wilt u nog iets weten?',
    disliked: 'Het spijt me dat dit niet hielp. Schrijf wat u nodig hebt, of dat u met een persoon wilt praten.',
    tooMany: 'Dat waren veel berichten. Ga over {minutes} minuten verder.',
    listLabel: 'Aanbod tonen',
    noAgent:
      'Open de chatlink van het bedrijf nog eens en stuur het bericht dat erin staat: het zegt mij met wie u wilt praten.',
  },
  ar: {
    stopped: 'لن تصلك رسائل أخرى من هنا. اكتب START إذا أردت المتابعة.',
    started: 'أهلا بعودتك. ماذا تريد أن تعرف؟',
    media: 'شكرا. لا أستطيع عرض الصور أو الملفات. من فضلك اكتب سؤالك بالكلمات.',
    audio: 'شكرا. لا أستطيع سماع الرسائل الصوتية. من فضلك اكتب سؤالك بالكلمات.',
    location: 'شكرا على الموقع. لا أستطيع استخدامه؛ من فضلك اكتب ما تريد معرفته.',
    contacts: 'شكرا. لا أستطيع قراءة بطاقات الاتصال. إذا أردت أن يتصل بك أحد فاكتب الاسم والرقم هنا.',
    unsupported: 'لا أستطيع قراءة هذا النوع من الرسائل. من فضلك اكتب سؤالك بالكلمات.',
    liked: 'يسرني أن ذلك أفادك. هل تريد معرفة شيء آخر؟',
    disliked: 'آسف لأن ذلك لم يفدك. أخبرني بما تحتاج إليه، أو اكتب أنك تريد التحدث إلى شخص.',
    tooMany: 'كانت هذه رسائل كثيرة. تابع بعد {minutes} دقيقة من فضلك.',
    listLabel: 'عرض العروض',
    noAgent: 'افتح رابط المحادثة الخاص بالشركة مرة أخرى وأرسل الرسالة التي يحملها: فهي تخبرني مع من تريد التحدث.',
  },
}

/** The main language of a number's country code. */
const LANGUAGE_OF_COUNTRY: readonly [string, RegExp][] = [
  ['de', /^4[139]/],
  ['fr', /^33/],
  ['es', /^(?:34|5[1-4678]|50[2-7]|59[1358])/],
  ['pt', /^(?:351|55|24[45])/],
  ['it', /^39/],
  ['nl', /^31/],
  ['ar', /^(?:2[01]|96[1-8]|97[134])/],
]

export const whatsappWords = {
  /** In this language, or else in English. */
  in: (language: string): WhatsappWords => WORDS[language.slice(0, 2).toLowerCase()] ?? ENGLISH,
  /** For a visitor of whom only the number is known. */
  noAgent: (visitor: string): string => {
    const language = LANGUAGE_OF_COUNTRY.find(([, codes]) => codes.test(visitor))?.[0] ?? 'en'
    return whatsappWords.in(language).noAgent
  },
}
