import { fold } from '../text/fold.ts'
import { stemOf } from '../text/stem.ts'

/**
 * Words that an answer is built with, whatever it is about: what is done to get a thing (pay, book, come, last), courtesy, and the words for a
 * visitor, a website and an amount. They claim nothing that their sentence's other words and values do not.
 */
const NEUTRAL_WORDS: Readonly<Record<string, string>> = {
  en:
    'yes th st nd rd same read more hi hello welcome glad happy gladly sorry unfortunately thanks please great sure course well okay question questions else help helping assist recommend recommended suggest suggestion advise choose choice pick option options fit fits fine suit suits suitable ' +
    'cost costs price prices priced pay pays paid payable charge charged fee fees amount total come comes coming go goes get gets getting give gives given take takes taking taken last lasts run runs running start starts begin begins end ends ' +
    'want wants need needs needed expect like try look looking see visit seen held hold kept keep stay stays find found call calls called ring phone contact reach write message mail email send via book booking booked order sign click ' +
    'website site page here link website according details information info include includes included including part comprise contain cover covers covered mean means say says state states list listed offer offers available ' +
    'person people customer customers visitor someone everyone guest self yourself ourselves themselves thing things way kind place time times day days hour hours minute minutes week weeks month months year years am pm clock ' +
    'at least most up maximum minimum around about roughly approximately over under than then both either also too as well plus together compared while whereas if when once already just only directly simply easily ' +
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred half quarter past price priced case possible must should ahead advance beforehand earlier later next other another own new yet per each apiece piece number ' +
    'open opens opened close closes closed shut available daily monday tuesday wednesday thursday friday saturday sunday work works working works know do done make made made tell let allow allowed sell buy get rent bring drop us off start does sell serve teach taught put use used using called name names mean ready less instead long wide high deep off back',
  de:
    'ja lesen mehr vereinbaren hallo willkommen gern gerne freut freuen leider danke bitte natürlich klar selbstverständlich gut frage fragen sonst helfen hilfe empfehle empfehlen empfehlung vorschlag wählen wahl auswahl passt passen passend geeignet richtig rechnen beträgt ' +
    'kostet kosten preis preise preislich zahlen zahlt bezahlen bezahlt betrag insgesamt gesamt kommen kommt gehen geht bekommen bekommt erhalten erhält geben gibt nehmen nimmt dauert dauern läuft beginnt beginnen startet endet liegt liegen steht stehen ' +
    'möchten wollen brauchen braucht benötigen erwarten schauen schaut vorbei vorbeischauen vorbeikommen sehen besuchen finden findet statt rufen anrufen erreichen erreichbar kontakt kontaktieren schreiben melden nachricht telefonisch mail per buchen bestellen bestellung anmelden klicken ' +
    'website webseite seite hier link laut angaben informationen infos details enthalten inklusive inbegriffen dabei teil umfasst beinhaltet gehört bedeutet heißt angeboten angebot verfügbar erhältlich ' +
    'person personen kunde kunden besucher jemand gast sache art weise ort zeit zeiten tag tage stunde stunden minute minuten woche wochen monat monate jahr jahre uhr ' +
    'mindestens höchstens maximal etwa rund circa ungefähr knapp über unter als beide beides beiden entweder auch sowie plus zusammen dazu hinzu während falls wenn bereits direkt einfach innerhalb zwischen ab bis sobald ' +
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig hundert halb halbe viertel fall möglich vorher vorab später nächste nächsten andere anderer weitere eigene neu neue neuer je jeweils pro stück nummer ' +
    'offen öffnet geöffnet schließt schließen geschlossen zu täglich arbeiten arbeitet wissen tun getan machen sagen lassen dürfen erlaubt verkaufen kaufen mieten bringen nutzen genannt sollen soll fertig lang breit hoch tief weniger statt anstatt zeigen ',
  fr:
    'oui lire plus bonjour bienvenue ravi volontiers désolé malheureusement merci bien sûr évidemment question questions autre aide aider recommande conseille propose choisir choix option options convient adapté comptez compter ' +
    'coûte coûtent coût prix tarif tarifs payer paie montant total revient venir viennent venez va aller obtenir recevez recevoir donner prendre prenez dure durent durée commence commencent débute finit termine ' +
    'souhaitez voulez besoin faut voir visiter trouver retrouve retrouvez trouve lieu lieux appeler appelez joindre contact contacter contactez écrire écrivez message téléphone téléphonez mail réserver réservez réservation inscrire inscription inscrivez inscrit commander cliquer demandé demande demander ' +
    'site page ici lien selon détails informations infos inclus incluse compris comprise comprises comprend fait partie dit offre disponible ' +
    'personne personnes client clients quelqu chose type sorte endroit fois jour jours heure heures minute minutes semaine semaines mois an ans année années ' +
    'moins maximum minimum environ près plus que deux également ainsi ensemble tandis si lorsque déjà directement simplement entre dès partir jusque jusqu reste possible dépasse ' +
    'un deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent demi demie quart cas avant avance après prochain prochaine autres propre nouveau nouvelle chacun chaque numéro bout chercher groupe ' +
    'ouvert ouverte ouvre ouvrent ferme fermé fermée quotidien travaille savoir faire dire laisser permis vendre acheter louer apporter utiliser appelé sera seront serez lieu moins long large haut ',
  es:
    'sí leer hola bienvenido encantado gusto lamentablemente siento gracias favor claro supuesto pregunta preguntas ayuda ayudar recomiendo recomendar sugiero elegir opción opciones conviene adecuado adapta ' +
    'cuesta cuestan coste costo precio precios tarifa pagar paga pagan importe total venir viene vienen ir obtener recibe recibir dar tomar dura duran duración empieza comienza termina financiarlo ' +
    'desea quiere necesita necesitan ver visitar encontrar llamar llame contactar contacto escribir escriba mensaje teléfono correo pedir pida cita reservar reserve reserva inscribirse solicitar pulsar ' +
    'sitio web página aquí enlace según detalles información incluye incluyen incluido incluida incluidos parte contiene dice ofrece disponible ' +
    'persona personas cliente clientes alguien cosa tipo lugar vez veces día días hora horas minuto minutos semana semanas mes meses año años ' +
    'menos máximo mínimo aproximadamente unos alrededor más que ambos también además junto mientras si cuando ya directamente simplemente entre desde partir hasta estamos posible ' +
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien medio media cuarto caso antes antelación después próximo siguiente otro otros propio nuevo nueva cada número ' +
    'abierto abre abren abrimos cierra cierran cerramos cerrado diario trabaja saber hacer decir dejar permite vender comprar alquilar traer usar llamado será son menos poner largo ancho alto ',
  pt:
    'sim ler olá bem-vindo prazer infelizmente lamento obrigado obrigada favor claro certamente pergunta perguntas ajuda ajudar recomendo sugiro escolher opção opções adequado ' +
    'custa custam custo preço preços tarifa pagar paga valor total fica vir vem vêm ir obter recebe receber dar tomar dura duram duração começa começam termina acaba precisa preciso necessário ' +
    'deseja quer ver visitar visita encontrar ligar ligue contactar contacto contato escrever escreva mensagem telefone email reservar reserve reserva reservas inscrever pedir clicar ' +
    'site página aqui ligação link segundo detalhes informações inclui incluem incluído incluída incluídos parte contém diz oferece disponível ' +
    'pessoa pessoas cliente clientes alguém coisa tipo lugar vez vezes dia dias hora horas minuto minutos semana semanas mês meses ano anos ' +
    'menos máximo mínimo aproximadamente cerca mais que ambos também além junto enquanto se quando já diretamente simplesmente entre desde partir até possível tem ' +
    'um dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta cem meio meia quarto caso antes antecedência depois próximo seguinte outro próprio novo nova cada número ' +
    'aberto abre abrem fecha fecham fechado diário trabalha saber fazer dizer deixar permite vender comprar alugar trazer usar chamado será ser são pôr grupo entram',
  it:
    'sì leggere salve ciao benvenuto lieto volentieri purtroppo spiace grazie prego certo certamente domanda domande aiuto aiutare consiglio consigliamo suggerisco scegliere scelta opzione opzioni adatto ' +
    'costa costano costo prezzo prezzi tariffa pagare paga pagano importo totale viene vengono venire andare va avere ricevere dare prendere dura durano durata inizia comincia finisce termina resta ' +
    'desidera vuole serve bisogno vedere visitare trovare chiamare chiami telefonare telefoni contattare contatto scrivere scriva messaggio telefono mail prenotare prenoti prenotazione iscriversi ordinare cliccare ' +
    'sito pagina qui link secondo dettagli informazioni include inclusa incluso inclusi incluse compreso compresa parte contiene dice offre offriamo disponibile ' +
    'persona persone cliente clienti qualcuno cosa tipo luogo volta volte giorno giorni ora ore minuto minuti settimana settimane mese mesi anno anni ' +
    'meno massimo minimo circa più che entrambi anche inoltre insieme mentre se quando già direttamente semplicemente tra fra da dalle alle partire fino possibile potete arrivare lasciata ' +
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta cento mezzo mezza quarto caso prima anticipo dopo prossimo seguente altro proprio nuovo nuova ciascuno numero ' +
    'aperto aperta apre aprono chiude chiudono chiuso quotidiano lavora sapere fare dire lasciare permesso vendere comprare noleggiare portare usare chiamato sarà sono mettere ',
  nl:
    'ja af lezen lees hallo welkom graag helaas sorry dank bedankt alstublieft natuurlijk zeker vraag vragen anders help helpen raad aanraden adviseer suggestie kiezen keuze optie opties past passend geschikt ' +
    'kost kosten prijs prijzen tarief betalen betaalt betaald bedrag totaal komen komt gaan gaat krijgen krijgt ontvangen geven geeft nemen neemt duurt duren begint beginnen start eindigt ' +
    'wilt wil nodig zien bezoeken vinden vindt bellen bel bereiken bereikbaar contact contacteren schrijven bericht telefoon telefonisch mail mailen via boeken bestellen inschrijven aanmelden klikken doet doen ' +
    'website site pagina hier link volgens details informatie inbegrepen inclusief deel omvat bevat zegt biedt beschikbaar ' +
    'persoon personen klant klanten iemand ding soort plaats keer dag dagen uur uren minuut minuten week weken maand maanden jaar jaren ' +
    'minstens hoogstens hooguit maximaal minimaal ongeveer circa meer dan beide ook bovendien samen terwijl als wanneer al direct gewoon tussen vanaf tot mogelijk kan kunt ' +
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig honderd half halve kwart kwartier geval vooraf tevoren later volgende andere eigen nieuw nieuwe elk per stuk nummer eenmalig ' +
    'open opent geopend sluit sluiten gesloten dagelijks werkt weten maken zeggen laten mag mogen verkopen kopen huren brengen gebruiken genoemd zal zijn zeg zegt lang breed hoog plaats ',
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

/** The stems of a language that claim nothing by themselves; none are known of a language that the answerer does not speak. */
export const neutralStems = (language: string): ReadonlySet<string> => byLanguage.get(language) ?? new Set()
