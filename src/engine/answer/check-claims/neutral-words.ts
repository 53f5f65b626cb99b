import { fold } from '../text/fold.ts'
import { stemOf } from '../text/stem.ts'

/**
 * Words that an answer is built with, whatever it is about: what is done to get a thing (pay, book, come, last),
 * courtesy, and the words for a visitor, a website and an amount. They claim nothing that their sentence's other words
 * and values do not.
 */
const NEUTRAL_WORDS: Readonly<Record<string, string>> = {
  en:
    'yes no always th st nd rd same read more hi hello welcome glad happy gladly sorry unfortunately thanks please great sure course well okay question questions else help helping assist recommend recommended suggest suggestion advise choose choice pick option options fit fits fine suit suits suitable ' +
    'cost costs price prices priced pay pays paid payable charge charged fee fees amount total come comes coming go goes get gets getting give gives given take takes taking taken last lasts run runs running start starts begin begins end ends ' +
    'want wants need needs needed expect like try look looking see visit seen held hold kept keep stay stays find found call calls called ring phone contact reach write message mail email send via book booking booked order sign click ' +
    'website site page here link website according details information info include includes included including part comprise contain cover covers covered mean means say says state states list listed offer offers available ' +
    'person people customer customers visitor someone everyone guest self yourself ourselves themselves thing things way kind place time times day days hour hours minute minutes week weeks month months year years am pm clock ' +
    'at least most up maximum minimum around about roughly approximately over under than then both either also too as well plus together compared while whereas if when once already just only directly simply easily ' +
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred half quarter past price priced case possible must should ahead advance beforehand earlier later next other another own new yet per each apiece piece number ' +
    'open opens opened close closes closed shut available daily monday tuesday wednesday thursday friday saturday sunday work works working works know do done make made made tell let allow allowed sell buy get rent bring drop us off start does sell serve teach taught put use used using called name names mean ready less instead long wide high deep off back' +
    ' neither nor though although however otherwise afraid worth early late handy happy normal normally usual usually simply' +
    ' really quite rather perhaps maybe probably anyone else anything everything whether wonder note keep mind bear remember' +
    ' head straight pop swing along bring carry turn decide prefer choose go ahead sort let lets bit lot plenty ideal perfect' +
    ' rest mind ideally quick quickly overview summary short brief different various several certain main exactly precisely actually' +
    ' basically generally typically often sometimes still even mainly together regular little own right best better good',
  de:
    'ja nein doch immer lesen mehr vereinbaren hallo willkommen gern gerne freut freuen leider danke bitte natürlich klar selbstverständlich gut frage fragen sonst helfen hilfe empfehle empfehlen empfehlung vorschlag wählen wahl auswahl passt passen passend geeignet richtig rechnen beträgt ' +
    'kostet kosten preis preise preislich zahlen zahlt bezahlen bezahlt betrag insgesamt gesamt kommen kommt gehen geht bekommen bekommt erhalten erhält geben gibt nehmen nimmt dauert dauern läuft beginnt beginnen startet endet liegt liegen steht stehen ' +
    'möchten wollen brauchen braucht benötigen erwarten schauen schaut vorbei vorbeischauen vorbeikommen sehen besuchen finden findet statt rufen anrufen erreichen erreichbar kontakt kontaktieren schreiben melden nachricht telefonisch mail per buchen bestellen bestellung anmelden klicken ' +
    'website webseite seite hier link laut angaben informationen infos details enthalten inklusive inbegriffen dabei teil umfasst beinhaltet gehört bedeutet heißt angeboten angebot verfügbar erhältlich ' +
    'person personen kunde kunden besucher jemand gast sache art weise ort zeit zeiten tag tage stunde stunden minute minuten woche wochen monat monate jahr jahre uhr ' +
    'mindestens höchstens maximal etwa rund circa ungefähr knapp über unter als beide beides beiden entweder auch sowie plus zusammen dazu hinzu während falls wenn bereits direkt einfach innerhalb zwischen ab bis sobald ' +
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig hundert halb halbe viertel fall möglich vorher vorab später nächste nächsten andere anderer weitere eigene neu neue neuer je jeweils pro stück nummer ' +
    'offen öffnet geöffnet schließt schließen geschlossen zu täglich arbeiten arbeitet wissen tun getan machen sagen lassen dürfen erlaubt verkaufen kaufen mieten bringen nutzen genannt sollen soll fertig lang breit hoch tief weniger statt anstatt zeigen ' +
    ' allerdings dort zwar sofern kurz bequem ganz neben bedenken beachten achten gemacht gemachten erledigt vergehen dauern' +
    ' kümmert kümmern führen durchführen durchgeführt haben hätten wäre wären würde würden könnte könnten dürfte steigen' +
    ' unbegrenzt beispielsweise etwa übrigens außerdem zudem jedoch dagegen hingegen ansonsten sonst deshalb daher also somit' +
    ' bzw beziehungsweise einfach einfachsten schnell besonders ideal perfekt praktisch üblich üblicherweise normalerweise' +
    ' meistens meist manchmal oft häufig eher vielleicht eventuell gegebenenfalls lieber bevorzugen entscheiden starten los' +
    ' abgeschlossen abschließen dazwischenkommt verlangen berechnen berechnet fällt anfallen fallen wenden schauen werfen' +
    ' blick überblick kurze merken planen rechnen mitbringen vorbeibringen abholen bieten anbieten zudem verfügung stellen' +
    ' gilt gelten lohnt haus hause thema themen',
  fr:
    'oui non lire plus bonjour bienvenue ravi volontiers désolé malheureusement merci bien sûr évidemment question questions autre aide aider recommande conseille propose choisir choix option options convient adapté comptez compter ' +
    'coûte coûtent coût prix tarif tarifs payer paie montant total revient venir viennent venez va aller obtenir recevez recevoir donner prendre prenez dure durent durée commence commencent débute finit termine ' +
    'souhaitez voulez besoin faut voir visiter trouver retrouve retrouvez trouve lieu lieux appeler appelez joindre contact contacter contactez écrire écrivez message téléphone téléphonez mail réserver réservez réservation inscrire inscription inscrivez inscrit commander cliquer demandé demande demander ' +
    'site page ici lien selon détails informations infos inclus incluse compris comprise comprises comprend fait partie dit offre disponible ' +
    'personne personnes client clients quelqu chose type sorte endroit fois jour jours heure heures minute minutes semaine semaines mois an ans année années ' +
    'moins maximum minimum environ près plus que deux également ainsi ensemble tandis si lorsque déjà directement simplement entre dès partir jusque jusqu reste possible dépasse ' +
    'un deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent demi demie quart cas avant avance après prochain prochaine autres propre nouveau nouvelle chacun chaque numéro bout chercher groupe ' +
    'ouvert ouverte ouvre ouvrent ferme fermé fermée quotidien travaille savoir faire dire laisser permis vendre acheter louer apporter utiliser appelé sera seront serez lieu moins long large haut ' +
    ' souvent existe existent proposons proposer propose ajouter ajoutez sauf attention revanche celui celle ceux celles' +
    ' suffit passe passent passer démarre démarrent démarrer débute formule formules factureés facturé facturée facture' +
    ' accueille accueillons accueillent déroule déroulent pouvez pouvons prenons prenez prennent acceptons toutefois cependant' +
    ' néanmoins sinon donc ainsi alors puis ensuite enfin surtout notamment simplement rapidement facilement parfait idéal' +
    ' idéale généralement normalement parfois toujours plutôt peut-être environ côté niveau terme avis monde complet complète' +
    ' bas reçu reçue rapporte enlever enlèvent sachez notez pensez préférez préfère décider hésiter contentez bonne nouvelle' +
    ' idée désirez prévoyez prévoir comptez penser faudra faudrait devez devrez doit serait seraient pourra pourrez',
  es:
    'sí no leer hola bienvenido encantado gusto lamentablemente siento gracias favor claro supuesto pregunta preguntas ayuda ayudar recomiendo recomendar sugiero elegir opción opciones conviene adecuado adapta ' +
    'cuesta cuestan coste costo precio precios tarifa pagar paga pagan importe total venir viene vienen ir obtener recibe recibir dar tomar dura duran duración empieza comienza termina financiarlo ' +
    'desea quiere necesita necesitan ver visitar encontrar llamar llame contactar contacto escribir escriba mensaje teléfono correo pedir pida cita reservar reserve reserva inscribirse solicitar pulsar ' +
    'sitio web página aquí enlace según detalles información incluye incluyen incluido incluida incluidos parte contiene dice ofrece disponible ' +
    'persona personas cliente clientes alguien cosa tipo lugar vez veces día días hora horas minuto minutos semana semanas mes meses año años ' +
    'menos máximo mínimo aproximadamente unos alrededor más que ambos también además junto mientras si cuando ya directamente simplemente entre desde partir hasta estamos posible ' +
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien medio media cuarto caso antes antelación después próximo siguiente otro otros propio nuevo nueva cada número ' +
    'abierto abre abren abrimos cierra cierran cerramos cerrado diario trabaja saber hacer decir dejar permite vender comprar alquilar traer usar llamado será son menos poner largo ancho alto ' +
    ' podemos pueden puede puedo podría tenga tengan tendría tendrá tener ten cuenta ojo entonces quédese quedarse queda' +
    ' quedan prefiere prefieren preferir organizamos organizan damos dan apunta apunte apuntarse apuntan falta buscar buscarle' +
    ' recoger recogemos comparar comparando mejor buen buena idea noticia cero avanzar rápido sale salen salir existe existen' +
    ' proponemos además embargo obstante tampoco sino así pues luego después finalmente sobre todo especialmente normalmente' +
    ' generalmente habitualmente veces siempre nunca quizá quizás quizas ideal perfecto perfecta fácil fácilmente rápidamente' +
    ' sencillo resumen breve diferente varios varias distinto principalmente atiende atienden atendemos sepa recuerde recordar' +
    ' tendrían debe deben debería haga hacemos hay habría acérquese pase pasar aparte devuelve devolvemos acumular',
  pt:
    'sim ler olá bem-vindo prazer infelizmente lamento obrigado obrigada favor claro certamente pergunta perguntas ajuda ajudar recomendo sugiro escolher opção opções adequado ' +
    'custa custam custo preço preços tarifa pagar paga valor total fica vir vem vêm ir obter recebe receber dar tomar dura duram duração começa começam termina acaba precisa preciso necessário ' +
    'deseja quer ver visitar visita encontrar ligar ligue contactar contacto contato escrever escreva mensagem telefone email reservar reserve reserva reservas inscrever pedir clicar ' +
    'site página aqui ligação link segundo detalhes informações inclui incluem incluído incluída incluídos parte contém diz oferece disponível ' +
    'pessoa pessoas cliente clientes alguém coisa tipo lugar vez vezes dia dias hora horas minuto minutos semana semanas mês meses ano anos ' +
    'menos máximo mínimo aproximadamente cerca mais que ambos também além junto enquanto se quando já diretamente simplesmente entre desde partir até possível tem ' +
    'um dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta cem meio meia quarto caso antes antecedência depois próximo seguinte outro próprio novo nova cada número ' +
    'aberto abre abrem fecha fecham fechado diário trabalha saber fazer dizer deixar permite vender comprar alugar trazer usar chamado será ser são pôr grupo entram' +
    ' podemos pode podem posso poderia tenha terá teria conta atenção então fica ficam prefere preferem preferir organizamos' +
    ' damos dão falta buscar comparar comparando melhor boa ideia notícia existe existem oferecemos propomos porém contudo' +
    ' entretanto tampouco mas assim pois depois finalmente sobretudo especialmente normalmente geralmente habitualmente vezes' +
    ' sempre nunca talvez ideal perfeito perfeita fácil facilmente rapidamente simples resumo breve diferente vários várias' +
    ' principalmente atende atendemos saiba lembre lembrar deve devem deveria faça fazemos há haveria passe passar parte' +
    ' devolve devolvemos acumular recebe trazer traga leve levar basta convém fique tranquila tranquilo cobrar cobramos nada damos buscar busca pedimos precisa dia',
  it:
    'sì no leggere salve ciao benvenuto lieto volentieri purtroppo spiace grazie prego certo certamente domanda domande aiuto aiutare consiglio consigliamo suggerisco scegliere scelta opzione opzioni adatto ' +
    'costa costano costo prezzo prezzi tariffa pagare paga pagano importo totale viene vengono venire andare va avere ricevere dare prendere dura durano durata inizia comincia finisce termina resta ' +
    'desidera vuole serve bisogno vedere visitare trovare chiamare chiami telefonare telefoni contattare contatto scrivere scriva messaggio telefono mail prenotare prenoti prenotazione iscriversi ordinare cliccare ' +
    'sito pagina qui link secondo dettagli informazioni include inclusa incluso inclusi incluse compreso compresa parte contiene dice offre offriamo disponibile ' +
    'persona persone cliente clienti qualcuno cosa tipo luogo volta volte giorno giorni ora ore minuto minuti settimana settimane mese mesi anno anni ' +
    'meno massimo minimo circa più che entrambi anche inoltre insieme mentre se quando già direttamente semplicemente tra fra da dalle alle partire fino possibile potete arrivare lasciata ' +
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta cento mezzo mezza quarto caso prima anticipo dopo prossimo seguente altro proprio nuovo nuova ciascuno numero ' +
    'aperto aperta apre aprono chiude chiudono chiuso quotidiano lavora sapere fare dire lasciare permesso vendere comprare noleggiare portare usare chiamato sarà sono mettere ' +
    ' possiamo può possono posso potrebbe tenga tenere conto attenzione allora resta restano preferisce preferiscono preferire' +
    ' organizziamo diamo danno manca cercare confrontare meglio buona idea notizia esiste esistono proponiamo però tuttavia' +
    ' invece nemmeno così quindi poi dopo infine soprattutto specialmente normalmente generalmente solitamente volte sempre' +
    ' mai forse ideale perfetto perfetta facile facilmente rapidamente semplice riassunto breve diverso vari varie' +
    ' principalmente risponde rispondiamo sappia ricordi ricordare deve devono dovrebbe faccia facciamo passi passare parte' +
    ' restituiamo basta conviene portare porti aggiungere aggiunge trova troverà trovate peccato tenete presente partecipano partecipare basta vi pensate diamo fateci fate trovate trovi potete dovete volete passate scegliete arrivate state siete sarete',
  nl:
    'ja nee af lezen lees hallo welkom graag helaas sorry dank bedankt alstublieft natuurlijk zeker vraag vragen anders help helpen raad aanraden adviseer suggestie kiezen keuze optie opties past passend geschikt ' +
    'kost kosten prijs prijzen tarief betalen betaalt betaald bedrag totaal komen komt gaan gaat krijgen krijgt ontvangen geven geeft nemen neemt duurt duren begint beginnen start eindigt ' +
    'wilt wil nodig zien bezoeken vinden vindt bellen bel bereiken bereikbaar contact contacteren schrijven bericht telefoon telefonisch mail mailen via boeken bestellen inschrijven aanmelden klikken doet doen ' +
    'website site pagina hier link volgens details informatie inbegrepen inclusief deel omvat bevat zegt biedt beschikbaar ' +
    'persoon personen klant klanten iemand ding soort plaats keer dag dagen uur uren minuut minuten week weken maand maanden jaar jaren ' +
    'minstens hoogstens hooguit maximaal minimaal ongeveer circa meer dan beide ook bovendien samen terwijl als wanneer al direct gewoon tussen vanaf tot mogelijk kan kunt ' +
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig honderd half halve kwart kwartier geval vooraf tevoren later volgende andere eigen nieuw nieuwe elk per stuk nummer eenmalig ' +
    'open opent geopend sluit sluiten gesloten dagelijks werkt weten maken zeggen laten mag mogen verkopen kopen huren brengen gebruiken genoemd zal zijn zeg zegt lang breed hoog plaats ' +
    ' kunnen kun kunt kan mag zou zouden houd rekening let op dan blijft blijven liever voorkeur organiseren geven bieden' +
    ' biedt jammer zoeken vergelijken beter goed goede idee nieuws bestaat bestaan echter toch daarentegen evenmin maar dus' +
    ' daarna ten slotte vooral speciaal normaal meestal gewoonlijk soms altijd nooit misschien wellicht ideaal perfect' +
    ' makkelijk gemakkelijk snel eenvoudig overzicht kort verschillende diverse voornamelijk ontvangt ontvangen weet onthoud' +
    ' moet moeten hoeft hoeven doe doen langs loop lopen losse los zwemt zwemmen klein kleine neem meenemen meebrengen hierbij' +
    ' daarbij daarnaast bovendien trouwens overigens vanzelf terecht staat staan ligt liggen zit zitten mits indien overhoudt tijdelijk terugnemen leeg kwijt goedkoper duurder',
  ar:
    'نعم بنا لنا اهلا مرحبا يسعدنا يسرنا للاسف عذرا شكرا فضلك طبعا بالطبع سؤال مساعده مساعدتك ننصح انصح اقترح اختيار خيار خيارات يناسب مناسب ' +
    'سعر السعر سعرها سعره بسعر تكلف يكلف تكلفه كلفه ثمن دفع يدفع مبلغ اجمالي يبدا تبدا ينتهي مده يستغرق تاتي ياتي تحصل يحصل اخذ تريد ترغب تحتاج يحتاج يجب نفتح تفتح يفتح مفتوح نغلق تغلق يغلق مغلق ' +
    'اتصل اتصلوا اتصال الاتصال التواصل تواصل راسل ارسل رساله هاتف الهاتف رقم بريد احجز حجز طلب اطلب للطلب الطلب طلبات للطلبات تطلب موقع الموقع صفحه هنا رابط حسب معلومات تفاصيل يشمل تشمل شامل يتضمن متضمن ضمن نقدم يقدم لدينا لديهم يوجد ' +
    'شخص اشخاص عميل عملاء احد شيء نوع مكان مره يوم ايام يوميا ساعه ساعات الساعه دقيقه دقائق اسبوع شهر اشهر سنه سنوات اقل اكثر حد اقصي ادني تقريبا حوالي كلا ايضا كذلك معا بينما اذا عندما مباشره بين منذ ابتداء حتي ممكن يمكنكم يمكنك ' +
    'واحد واحده اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره نصف ربع حال قبل مسبقا بعد اخر اخري جديد جديده رقم',
}

const byLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(NEUTRAL_WORDS).map(
    ([language, words]) =>
      [
        language,
        new Set(
          fold(words)
            .split(/[\s-]+/)
            .map(stemOf),
        ),
      ] as const,
  ),
)

const CONJUGATING: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'fr'])
const MIN_ROOT = 4
const MAX_ENDING = 5

/** Whether a stem claims nothing by itself, in any form that its language gives a verb. */
export function isNeutral(stem: string, language: string): boolean {
  const neutral = neutralStems(language)
  if (neutral.has(stem) || !CONJUGATING.has(language)) return neutral.has(stem)
  for (let length = Math.max(MIN_ROOT, stem.length - MAX_ENDING); length < stem.length; length++)
    if (neutral.has(stem.slice(0, length)) && VERB_ENDING.test(stem.slice(length))) return true
  return false
}

/** What Romance languages put behind the root of a verb, with pronouns. */
const VERB_ENDING =
  /^(?:[aei]?r(?:n|m|l|le|les|la|lo|se|te|me|nos)?|[aei]?r[aeio]?(?:n|s|mos|m|i|nt|nn)?|[aei]?mo?s?|[aei]n?t?|[aei]?nd|ons?|ez|ent|iez|aient|i?am|at|it|ut)$/

/**
 * The stems of a language that claim nothing by themselves; none are known of a language that the answerer does not
 * speak.
 */
export const neutralStems = (language: string): ReadonlySet<string> => byLanguage.get(language) ?? new Set()
