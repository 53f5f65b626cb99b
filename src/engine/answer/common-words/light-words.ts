import { fold } from '../text/fold.ts'
import { stemOf } from '../text/stem.ts'

/** Words that visitors' questions are built with, whatever they are about, so that a question never turns on one of them. */
const LIGHT_WORDS: Readonly<Record<string, string>> = {
  en:
    'right moment get gets getting need needs want wants know tell work works go going look looking like come coming see sees help keep keeps put run runs start try trying please thing things way kind sort ' +
    'type question information info details detail policy policies rule rules procedure process option options available availability possible allowed allow require required requirement requirements ' +
    'give gives gave ask asking wonder wondering would could should think hope plan planning interested curious regarding concerning concerned actually really currently right now today anyone somebody ' +
    'people person one ones lot bit first last next every each whole full complete exactly approximately roughly usually normally generally typical different same other another own new good best better ' +
    'happen happens handle handled cover covered involve involved work deal say says said mean stand listen charge does part parts long much many often soon quickly home away back around near inside ' +
    'call called name named number my me your someone else still yet already even ever also too instead rather whether bring take use using send submit anywhere somewhere everywhere goes',
  de:
    'bekomme bekommen bekommt kriege kriegen nehmen nehmt nimmt geben gibt gehen geht kommen kommt lassen machen tun brauche brauchen benötige benötigt wissen sagen fragen frage möchte will wollen ' +
    'könnte würde verlangt verlangen passiert läuft funktioniert aussehen sieht schaut heißt bedeutet betrifft art weise ding sache information infos details regelung bedingungen voraussetzung möglich ' +
    'möglichkeit erlaubt verfügbar eigentlich genau ungefähr etwa circa normalerweise üblich insgesamt gesamt komplett ganz erste letzte nächste jede jeder alle andere eigene neue gute beste ' +
    'hin hinkommen fährt mitbringen mitnehmen schicke schicken schickt sende senden mal schon noch auch denn überhaupt etwas jemand leute person stück euch ihnen selbst direkt gleich heute jetzt',
  fr:
    'avoir obtenir faut falloir besoin veux voudrais souhaite savoir dire demander question prendre prenez prend mettre donner donne aller venir viennent voir passer passe marche fonctionne arrive ' +
    'chose façon manière type genre sorte information infos détails conditions possible permis disponible exactement environ normalement généralement total complet entier premier dernier prochain chaque ' +
    'autre même propre nouveau bon meilleur déjà encore aussi vraiment quelque quelqu gens personne jour aujourd maintenant coup koi quoi demandez envoyer envoie adresser',
  es:
    'tener obtener necesito necesita necesitan quiero quisiera querría querer saber decir pregunta preguntar coger tomar poner dar dais ir voy venir vengo ver pasa pasar funciona funcionan vale valen cosa ' +
    'manera forma tipo clase información datos detalles condiciones posible permitido disponible exactamente aproximadamente normalmente generalmente total completo entero primero último próximo cada ' +
    'otro mismo propio nuevo bueno mejor ya todavía aún también realmente algo alguien gente persona día hoy ahora sacar sacarse llevar hacer falta hacen cobráis cobran dan enviar envío mandar mando',
  pt:
    'ter obter preciso precisa quero queria gostaria saber dizer pergunta perguntar tomar pôr dar ir vou vir ver passa acontece funciona coisa maneira forma tipo género informação dados detalhes condições ' +
    'possível permitido disponível exatamente aproximadamente normalmente geralmente total completo inteiro primeiro último próximo cada outro mesmo próprio novo bom melhor já ainda também realmente ' +
    'algo alguém gente pessoa dia hoje agora enviar envio mandar mando',
  it:
    'avere ottenere bisogna bisogno serve servono voglio vorrei volere sapere dire domanda chiedere prendere mettere dare andare venire viene vengono vedere succede funziona funzionano cosa modo maniera tipo genere ' +
    'informazione informazioni dettagli condizioni possibile permesso disponibile esattamente circa normalmente generalmente totale completo intero primo ultimo prossimo ogni altro stesso proprio nuovo ' +
    'buono migliore già ancora anche davvero qualcosa qualcuno gente persona giorno oggi adesso devo dobbiamo deve farsi fare ha trovo trovare mandare mando inviare invio',
  nl:
    'krijgen krijg nodig willen graag weten zeggen vraag vragen nemen neem geven geeft gaan gaat komen komt zien laten gebeurt werkt werken ding manier soort type informatie info details voorwaarden ' +
    'mogelijk toegestaan beschikbaar precies ongeveer normaal meestal totaal compleet heel eerste laatste volgende elke iedere andere zelfde eigen nieuw goed beste al nog ook echt iets iemand mensen ' +
    'persoon dag vandaag nu sturen stuur erheen zitten',
  ar:
    'أحتاج نحتاج تحتاج أريد نريد أعرف معرفة قول أسأل سؤال آخذ تأخذون تأخذ أعطي أذهب آتي أرى يحدث يعمل شيء طريقة نوع معلومات تفاصيل شروط سياسة ممكن متاح متوفر مسموح بالضبط تقريبا عادة كامل كاملة أول آخر ' +
    'قادم غيره نفس جديد جيد أفضل أيضا فعلا شخص أحد الآن اليوم عندكم تقبلون بتقبلوا تقدمون تستلمون المختص المسؤول كيف بكم أرسل نرسل ترسل أستطيع أردت إحضار أحضر تصل يصل إليكم',
}

const stemsByLanguage = new Map(
  Object.entries(LIGHT_WORDS).map(([language, words]) => [language, new Set(fold(words).split(' ').map(stemOf))] as const),
)

/** True for a stem that says little about what is asked, in one of the languages that the answerer knows. */
export function isLight(stem: string, language: string): boolean {
  return stemsByLanguage.get(language)?.has(stem) ?? false
}
