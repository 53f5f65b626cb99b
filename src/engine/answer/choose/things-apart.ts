import { memoize } from '#src/base/memoize.ts'
import { COMPOUNDING, conceptsOf, LANGUAGES, MAX_LANGUAGES } from '../../language/lexicon.ts'
import { wordsOfTable } from '../../language/word-table.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stemOf } from '../../language/stem.ts'

/**
 * Things of one trade that a business prices or allows each for itself, in the form of `IDEAS`: "family/thing", and
 * "family" alone for words that stand for all of them, or may. They may share an idea: "pets" asks for dogs too, and
 * dogs are no cats.
 */
export const THINGS_APART = `
pet: pet pets animal animals | haustier haustiere tier tiere vierbeiner | animal animaux | mascota mascotas animal animales | animal animais estimacao | animale animali | huisdier huisdieren dier dieren | حيوان حيوانات
pet/dog: dog dogs puppy puppies doggy canine | hund hunde hunden hündchen welpe welpen | chien chiens chienne chiot toutou | perro perros perra cachorro | cao caes cadela cachorro | cane cani cagnolino | hond honden puppy | كلب كلاب
pet/cat: cat cats kitten kittens feline | katze katzen kater kätzchen | chat chats chatte chaton | gato gatos gata | gato gatos gata | gatto gatti gatta | kat katten poes | قطة قطط قط
pet/horse: horse horses pony ponies | pferd pferde pony ponys | cheval chevaux poney | caballo caballos poni | cavalo cavalos pónei | cavallo cavalli pony | paard paarden pony | حصان خيول
pet/rabbit: rabbit rabbits hamster hamsters | kaninchen hase hamster meerschweinchen | lapin lapins hamster | conejo conejos hámster | coelho coelhos hamster | coniglio conigli criceto | konijn konijnen cavia hamster | ارنب ارانب
pet/bird: bird birds parrot parrots | vogel vögel papagei | oiseau oiseaux perroquet | pájaro pájaros loro | pássaro pássaros papagaio | uccello uccelli pappagallo | vogel vogels papegaai | طائر طيور ببغاء
drink: drink drinks beverage beverages alcohol alcoholic | getränk getränke alkohol | boisson boissons alcool | bebida bebidas alcohol | bebida bebidas álcool | bevanda bevande alcol alcolici | drank dranken drankjes alcohol | مشروب مشروبات
drink/wine: wine wines prosecco champagne | wein weine sekt | vin vins champagne | vino vinos cava | vinho vinhos espumante | vino vini prosecco spumante | wijn wijnen prosecco | نبيذ
drink/beer: beer beers ale lager pint pints | bier biere pils | bière bières pression | cerveza cervezas caña | cerveja cervejas imperial | birra birre | bier bieren biertje pils | بيرة
drink/coffee: coffee coffees espresso cappuccino | kaffee espresso cappuccino | café cafés espresso cappuccino | café cafés cortado capuchino | café cafés bica galão | caffè espresso cappuccino | koffie espresso cappuccino | قهوة
drink/tea: tea teas | tee tees | infusion tisane | infusión | chá chás | tisana | thee | شاي
drink/cocktail: cocktail cocktails | cocktail cocktails | cocktail cocktails | cóctel cócteles | cocktail cocktails | cocktail | cocktail cocktails | كوكتيل
material/leather: leather suede | leder wildleder | cuir daim | cuero piel | couro camurça | pelle cuoio | leer suède | جلد
material/wood: wood wooden oak walnut pine | holz hölzern eiche nussbaum | bois chêne | madera roble | madeira carvalho | legno rovere | hout houten eiken | خشب
material/metal: metal steel aluminium | metall stahl eisen aluminium | métal acier aluminium | metal acero hierro | metal aço alumínio | metallo acciaio alluminio | metaal staal ijzer | معدن حديد
material/gold: gold golden | gold golden | | oro | ouro | oro | goud gouden | ذهب
material/silver: silver | silber silbern | | plata | prata | argento | zilver zilveren | فضة
material/cotton: cotton | baumwolle | coton | algodón | algodão | cotone | katoen katoenen | قطن
material/wool: wool woollen cashmere | wolle kaschmir | laine cachemire | lana cachemira | lã caxemira | lana cashmere | wol wollen | صوف
material/plastic: plastic | kunststoff plastik | plastique | plástico | plástico | plastica | plastic kunststof | بلاستيك
travel: transport | öpnv | gare transports | transporte transportes | transporte transportes | trasporti trasporto | ov | مواصلات
travel/bus: bus buses | bus busse buslinie | bus autobus autocar | autobús autobuses bus | autocarro autocarros ônibus | autobus bus pullman | bus bussen | حافلة باص
travel/train: train trains rail railway station | zug züge bahn bahnhof hauptbahnhof | train trains | tren trenes | comboio comboios trem | treno treni stazione | trein treinen station | قطار قطارات محطة
travel/tram: tram trams | tram straßenbahn | tram tramway | tranvía | elétrico | tram | tram | ترام
travel/metro: metro subway tube | u-bahn ubahn metro | | | | metropolitana | metro | مترو
travel/airport: airport | flughafen | aéroport | aeropuerto | aeroporto | aeroporto | luchthaven vliegveld | مطار
vehicle: vehicle vehicles park parking carpark | fahrzeug fahrzeuge rad räder parkplatz parkplätze parken parkhaus tiefgarage stellplatz stellplätze | véhicule véhicules parking stationnement stationner garer | vehículo vehículos aparcamiento aparcar parking | veículo veículos estacionamento estacionar | veicolo veicoli parcheggio parcheggi parcheggiare | voertuig voertuigen parkeerplaats parkeerplaatsen parkeren parkeergarage | مركبة مركبات موقف مواقف
vehicle/car: car cars auto automobile | auto autos pkw wagen | voiture voitures auto | coche coches | carro carros automóvel | auto macchina automobile | auto auto's personenwagen | سيارة سيارات
vehicle/motorbike: motorbike motorbikes motorcycle motorcycles bike bikes scooter moped | motorrad motorräder roller moped | moto motos scooter | moto motos ciclomotor | mota moto motas motos | moto motorino scooter | motor motoren bromfiets scooter | نارية
vehicle/bicycle: bicycle bicycles bike bikes e-bike ebike | fahrrad fahrräder ebike | vélo vélos bicyclette | bicicleta bicicletas bici | bicicleta bicicletas | bici bicicletta biciclette | fiets fietsen bakfiets | دراجة دراجات
vehicle/truck: truck trucks lorry lorries van vans | lkw lastwagen transporter | camion camions camionnette | camión camiones furgoneta | camião camiões carrinha | camion furgone | vrachtwagen bestelbus busje | شاحنة شاحنات
body: body joint joints muscle muscles | körper gelenk gelenke muskel muskeln | corps articulation articulations muscles | cuerpo articulación articulaciones músculos | corpo articulação articulações músculos | corpo articolazione articolazioni muscoli | lichaam gewricht gewrichten spieren | جسم مفاصل عضلات
body/back: back | rücken | dos | espalda | costas | schiena | rug | ظهر
body/neck: neck | nacken hals | cou nuque | cuello cervicales | pescoço | cervicale | nek | رقبة
body/knee: knee knees | knie | genou genoux | rodilla rodillas | joelho joelhos | ginocchio ginocchia | knie knieën | ركبة
body/shoulder:  | schulter schultern | épaule épaules | hombro hombros | ombro ombros | spalla spalle | schouder schouders | كتف
body/jaw: jaw | kiefer | mâchoire | mandíbula | mandíbula maxilar | mascella mandibola | kaak | فك
hair/cut: haircut haircuts cut cuts | haarschnitt schneiden schnitt | coupe coupes couper | corte cortes cortar | corte cortes cortar | taglio tagli tagliare | knippen knipbeurt | قص
hair/colour: highlights balayage colour color dye | färben strähnen tönung | couleur coloration mèches balayage | tinte mechas coloración | madeixas coloração tinta | colore colorazione mèches tinta | kleuren verven highlights | صبغ صبغة
hair/blowdry: blowdry blow-dry | föhnen | brushing | peinado secado | brushing penteado | piega | föhnen | تسريح
hair/beard: beard shave shaving | bart bärte rasur rasieren | barbe barbes rasage | barba afeitado | barba | barba rasatura | baard baarden scheren | لحية حلاقة
beauty: nail nails | nagel nägel | ongle ongles | uña uñas | unha unhas | unghia unghie | nagel nagels | اظافر
beauty/manicure: manicure manicures | maniküre | manucure | manicura | manicure | manicure | manicure | مانيكير
beauty/pedicure: pedicure pedicures | pediküre fußpflege | pédicure | pedicura | pedicure | pedicure | pedicure | باديكير
beauty/facial: facial facials | gesichtsbehandlung kosmetikbehandlung | visage | facial faciales | facial faciais | viso | gezichtsbehandeling | 
beauty/waxing: waxing wax | waxing enthaarung haarentfernung | épilation | depilación | depilação | ceretta depilazione | waxen harsen ontharen | شمع
event: event events function functions celebration celebrations party parties | veranstaltung veranstaltungen feier feiern fest event | événement événements évènement fête fêtes réception | evento eventos fiesta fiestas celebración | evento eventos festa festas | evento eventi festa feste | evenement feest feesten | حفلة حفلات مناسبة مناسبات
event/wedding: wedding weddings bride bridal marriage | hochzeit hochzeiten heiraten trauung braut | mariage mariages | boda bodas novia | casamento casamentos noiva | matrimonio matrimoni nozze sposa | bruiloft bruiloften trouwen trouwerij bruid | زفاف عرس اعراس
event/birthday: birthday birthdays | geburtstag geburtstage kindergeburtstag | anniversaire anniversaires | cumpleaños | aniversário aniversários | compleanno compleanni | verjaardag verjaardagen kinderfeestje | ميلاد
event/christening: christening baptism | taufe taufen | baptême baptêmes | bautizo bautizos | batizado batizados | battesimo battesimi | doop doopfeest | تعميد
event/funeral: funeral funerals | beerdigung trauerfeier | enterrement obsèques funérailles | funeral funerales | funeral funerais | funerale funerali | begrafenis uitvaart | جنازة
farewell/stag: stag stags bachelor | junggesellenabschied junggesellenabschiede | garçon evg | soltero | solteiro | celibato | vrijgezellenfeest | 
farewell/hen: hen hens bachelorette | junggesellinnenabschied junggesellinnenabschiede | evjf | soltera | solteira | nubilato | vrijgezellinnenfeest | 
meal: meal meals food eat | essen küche speisen mahlzeit mahlzeiten | repas manger cuisine déjeuner | comida comidas comer cocina | refeição refeições comer almoço cozinha | pasto pasti mangiare cucina | maaltijd maaltijden eten keuken | طعام وجبة وجبات
meal/breakfast: breakfast breakfasts brunch | frühstück brunch | brunch | desayuno desayunos brunch | brunch | colazione colazioni brunch | ontbijt brunch | فطور افطار
meal/lunch: lunch lunches | mittagessen mittagsmenü mittagstisch mittagskarte mittags | | almuerzo almuerzos | | pranzo pranzi | lunch middageten | غداء
meal/dinner: dinner dinners supper | abendessen | dîner dîners | cena cenas | jantar jantares | cena cene | diner avondeten | عشاء
allergen: allergy allergies allergen allergens intolerance intolerances | allergie allergien allergene unverträglichkeit unverträglichkeiten | allergie allergies allergènes intolérances | alergia alergias alérgenos intolerancias | alergia alergias alergénios intolerâncias | allergia allergie allergeni intolleranze | allergie allergieën allergenen | حساسية
allergen/gluten: gluten coeliac celiac | gluten glutenfrei zöliakie | gluten cœliaque cœliaques | gluten celíaco celíacos | glúten celíaco celíacos | glutine celiaco celiaci | gluten glutenvrij coeliakie | غلوتين جلوتين
allergen/lactose: lactose dairy vegan | laktose laktosefrei milch vegan | lactose lait végan | lactosa vegano | lactose vegano | lattosio vegano | lactose lactosevrij melk vegan | لاكتوز
allergen/nuts: nut nuts peanut peanuts | nuss nüsse nussfrei erdnuss | noix arachide arachides | nueces cacahuete cacahuetes | nozes amendoim | noci arachidi nocciole | noten pinda nootvrij | مكسرات
camp/tent: tent tents | zelt zelte | tente tentes | tienda | tenda tendas | tenda tende | tent tenten | خيمة خيام
camp/caravan: caravan caravans | wohnwagen caravan | caravane caravanes | caravana caravanas | caravana caravanas | roulotte caravan | caravan caravans | كرفان كرافان
camp/motorhome: motorhome motorhomes campervan campervans | wohnmobil wohnmobile camper | camping-car camping-cars | autocaravana autocaravanas | autocaravana autocaravanas | camper | camper campers | 
kitchen/dishwasher: dishwasher | spülmaschine spülmaschinenfest geschirrspüler | lave-vaisselle | lavavajillas | lava-louça | lavastoviglie | vaatwasser vaatwasserbestendig | 
kitchen/oven: oven | ofen backofen | four | horno | forno | forno | oven | فرن
kitchen/microwave: microwave | mikrowelle mikrowellengeeignet | micro-ondes | microondas | micro-ondas | microonde | magnetron | ميكروويف
cold/fridge: fridge refrigerator | kühlschrank | frigo réfrigérateur | nevera frigorífico | frigorífico geladeira | frigo frigorifero | koelkast | ثلاجة
cold/freezer: freezer freeze frozen | einfrieren tiefkühler gefrierfach gefrierschrank | congeler congélateur | congelar congelador | congelar congelador | congelare congelatore freezer | vriezer invriezen | تجميد فريزر
outside: outdoor outdoors outside garden | draußen garten außenbereich | dehors extérieur jardin | fuera exterior jardín | fora exterior jardim | fuori esterno giardino | buiten tuin | خارج حديقة
outside/balcony: balcony balconies | balkon balkone | balcon balcons | balcón balcones | varanda varandas | balcone balconi | balkon balkons | شرفة
outside/terrace: terrace patio | terrasse | terrasse | terraza | terraço esplanada | terrazza terrazzo | terras | تراس
instrument: instrument instruments | instrument instrumente | instrument instruments | instrumento instrumentos | instrumento instrumentos | strumento strumenti | instrument instrumenten | الة الات
instrument/piano: piano keyboard | klavier klavierunterricht | piano | piano | piano | pianoforte | piano pianoles | بيانو
instrument/guitar: guitar guitars ukulele | gitarre gitarrenunterricht | guitare guitares | guitarra guitarras | guitarra guitarras violão | chitarra chitarre | gitaar gitaarles | جيتار غيتار
instrument/violin: violin violins | geige violine geigenunterricht | violon | violín | violino | violino | viool vioolles | كمان
instrument/drums: drum drums | schlagzeug schlagzeugunterricht | batterie | batería | bateria | batteria | drums drumles | طبول
instrument/singing: singing vocal vocals | gesang gesangsunterricht | chant | canto | canto | canto | zang zangles | غناء
sport/yoga: yoga | yoga | yoga | yoga | yoga ioga | yoga | yoga | يوغا يوجا
sport/pilates: pilates | pilates | pilates | pilates | pilates | pilates | pilates | بيلاتس
sport/spinning: spinning | spinning | spinning | spinning | spinning | spinning | spinning | 
sport/boxing: boxing | boxen | boxe | boxeo | boxe | boxe | boksen | ملاكمة
sport/swimming: swimming swim pool | schwimmen schwimmkurs schwimmbad pool | natation nager piscine | natación piscina | natação nadar piscina | nuoto nuotare piscina | zwemmen zwemles zwembad | سباحة مسبح
sport/tennis: tennis | tennis | tennis | | ténis tênis | tennis | tennis | تنس
sport/padel: padel | padel | padel | pádel | padel | padel | padel | بادل
furnishing: wheelchair furniture upholstery | rollstuhl möbel | roulant roulante roulantes meuble meubles | ruedas mueble muebles | rodas móvel móveis | rotelle mobile mobili | rolstoel meubel meubels meubelen | اثاث متحرك
furnishing/chair: chair chairs | stuhl stühle | chaise chaises | silla sillas | cadeira cadeiras | sedia sedie | stoel stoelen | كرسي كراسي
furnishing/armchair: armchair armchairs | sessel | fauteuil fauteuils | sillón sillones butaca | poltrona poltronas | poltrona poltrone | fauteuil fauteuils | 
furnishing/sofa: sofa sofas couch couches | sofa sofas couch | canapé canapés | sofá sofás | sofá sofás | divano divani | bank banken bankstel | كنبة
furnishing/mattress: mattress mattresses | matratze matratzen | matelas | colchón colchones | colchão colchões | materasso materassi | matras matrassen | مرتبة
furnishing/wardrobe: wardrobe wardrobes cupboard | schrank schränke kleiderschrank | armoire armoires | armario armarios | armário armários roupeiro | armadio armadi | kast kasten | خزانة
furnishing/carpet: carpet carpets rug rugs | teppich teppiche | tapis moquette | alfombra alfombras | tapete tapetes alcatifa | tappeto tappeti moquette | tapijt tapijten vloerkleed | سجادة سجاد
furnishing/window: window windows | fenster | fenêtre fenêtres vitre vitres | ventana ventanas cristales | janela janelas vidros | finestra finestre vetri | raam ramen | نافذة نوافذ
furnishing/curtain: curtain curtains | vorhang vorhänge gardine gardinen | rideau rideaux | cortina cortinas | cortina cortinas cortinados | tenda tende tendaggi | gordijn gordijnen | ستارة ستائر
`

/** A thing and the family that it is of; the thing is '' for a word that stands for all of the family. */
export interface ThingApart {
  family: string
  thing: string
}

interface ThingWords {
  words: ReadonlySet<string>
  byStem: ReadonlyMap<string, readonly ThingApart[]>
  /** The words that may begin a compound, the longest first. */
  beginnings: readonly string[]
}

const MIN_PART = 4

/** The languages that businesses mostly speak or teach. */
const SPOKEN = 'ar bg cs da de el en es fi fr he hi hr hu it ja ko nl pl pt ro ru sk sv tr uk zh'.split(' ')

/** What languages are called in one of them: whoever speaks French does not speak German. */
function languagesApart(language: string): [string, string[]][] {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return SPOKEN.map((code) => [`language/${code}`, wordsOf(fold(names.of(code) ?? ''))])
}

/** The English ones for a language without a lexicon. */
const thingsOf = memoize(MAX_LANGUAGES, (language): ThingWords => {
  if (!LANGUAGES.includes(language)) return thingsOf('en')
  const byStem = new Map<string, ThingApart[]>()
  const table = [...wordsOfTable(THINGS_APART, language), ...languagesApart(language)]
  const words = table.flatMap(([, ofThing]) => ofThing)
  for (const [name, ofThing] of table) {
    const [family = '', thing = ''] = name.split('/')
    for (const stem of new Set(ofThing.map(stemOf))) byStem.set(stem, [...(byStem.get(stem) ?? []), { family, thing }])
  }
  const beginnings = COMPOUNDING.has(language) ? words.filter((word) => word.length >= MIN_PART) : []
  return { words: new Set(words), byStem, beginnings: beginnings.toSorted((a, b) => b.length - a.length) }
})

const NONE: readonly ThingApart[] = []

/**
 * The things of a trade, told apart from others of it, that a stem stands for in a language, or that begin a compound
 * ("Rückenmassage").
 */
export function thingsApart(stem: string, language: string): readonly ThingApart[] {
  const known = thingsOf(language)
  const things = known.byStem.get(stem)
  if (things !== undefined || conceptsOf(stem, language).length > 0) return things ?? NONE
  const first = known.beginnings.find((word) => stem.startsWith(word) && stem.length >= word.length + MIN_PART)
  return known.byStem.get(stemOf(first ?? '')) ?? NONE
}

/** True for a folded word that only shares its stem with one for a thing: "careers" with "car". */
export function sharesStemOnly(word: string, language: string): boolean {
  const known = thingsOf(language)
  return known.byStem.has(stemOf(word)) && !known.words.has(word)
}
