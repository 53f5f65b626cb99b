/** Ideas of particular trades, in the form of `EVERYDAY_IDEAS`. */
export const TRADE_IDEAS = `
room: room rooms bedroom suite | zimmer suite raum | chambre chambres suite | habitación habitaciones cuarto | quarto quartos | camera camere stanza stanze alloggio | kamer kamers | غرفة غرف
bed: bed beds mattress double twin bunk | bett betten doppelbett | lit lits | cama camas | cama camas | letto letti matrimoniale | bed bedden | سرير اسرة
checkin: checkin check-in arrive arrival arriving enter | anreise ankunft einchecken check-in | arrivée arriver entrer check-in | llegada llegar entrada check-in | chegada chegar check-in | arrivo arrivare check-in entrare | aankomst inchecken | وصول
premises: house flat apartment cottage lodge cabin accommodation premises property venue | ferienwohnung ferienhaus unterkunft wohnung gelände | logement gîte maison appartement studio hébergement chalet | casa alojamiento apartamento | casa alojamento apartamento | casa appartamento alloggio struttura | huis huisje appartement accommodatie vakantiehuis | بيت منزل شقة
checkout: checkout check-out leave departure leaving | abreise auschecken check-out verlassen | départ partir quitter | salida salir dejar | saída sair | partenza partire lasciare check-out | vertrek uitchecken | مغادرة
stay: stay stays staying | aufenthalt bleiben übernachten | séjour séjourner rester | estancia quedarse alojarse | estadia ficar | soggiorno restare fermarsi | verblijf blijven | اقامة
season: season seasons | saison | saison | temporada | época temporada | stagione stagioni | seizoen | موسم
highseason: high peak summer | hochsaison | haute | alta | alta | alta | hoogseizoen | ذروة
lowseason: low off-peak winter | nebensaison | basse | baja | baixa | bassa | laagseizoen | منخفض
tv: tv television tvs screen | fernseher tv | télé télévision tv | televisión tele televisor tv | televisão tv | televisore televisione tv | televisie tv | تلفزيون تلفاز
wifi: wifi wi-fi internet wlan | wlan internet wifi wi-fi | wifi wi-fi internet | wifi wi-fi internet | wifi wi-fi internet | wifi wi-fi internet | wifi wi-fi internet | انترنت واي
heating: heating heated warm | heizung beheizt | chauffage chauffé | calefacción | aquecimento | riscaldamento | verwarming | تدفئة
aircon: air-conditioning aircon conditioning cooling | klimaanlage klimatisiert | climatisation climatisé clim | aire acondicionado | ar condicionado | climatizzatore climatizzata condizionata | airco airconditioning | تكييف مكيف
towel: towel towels linen sheets bedding | handtuch handtücher bettwäsche | serviettes draps linge | toallas sábanas | toalhas lençóis | asciugamani lenzuola biancheria | handdoek handdoeken beddengoed | مناشف
pool: pool swim swimming | pool schwimmbad schwimmen baden | piscine nager baigner | piscina nadar bañarse | piscina nadar | piscina nuotare | zwembad zwemmen | مسبح سباحة
garden: garden outside outdoor outdoors terrace patio | garten draußen terrasse | jardin terrasse extérieur dehors | jardín terraza fuera exterior | jardim terraço exterior esplanada | giardino terrazza fuori esterno | tuin terras buiten | حديقة
kitchen: kitchen cook cooking stove | küche kochen | cuisine cuisiner | cocina cocinar | cozinha cozinhar | cucina cucinare | keuken koken | مطبخ
luggage: luggage bags bag suitcase | gepäck koffer | bagages valise sac | equipaje maletas | bagagem malas | bagagli valigie borsa | bagage koffers | امتعة حقائب
house: house home building cottage | haus gebäude | maison bâtiment | casa edificio | casa edifício | casa edificio | huis gebouw | بيت منزل مبنى
eat: eat eating food dine dining meal meals | essen speisen mahlzeit | manger repas restauration | comer comida comidas | comer comida refeição refeições | mangiare pasto pasti cibo cenare | eten maaltijd | طعام اكل وجبة وجبات
dinner: dinner supper dine evening | abendessen abendbrot | dîner souper | cena cenar | jantar | cena cenare | diner avondeten | عشاء
lunch: lunch midday | mittagessen mittagstisch | déjeuner midi | almuerzo comer comida | almoço | pranzo pranzare | lunch middageten | غداء
breakfast: breakfast brunch | frühstück | petit-déjeuner | desayuno desayunar | pequeno-almoço | colazione | ontbijt | فطور افطار
drink: drink drinks beverage wine beer | getränk getränke wein bier trinken | boisson boissons vin bière boire | bebida bebidas vino cerveza | bebida bebidas vinho cerveja | bevanda bevande vino birra bere | drank drankje wijn bier | مشروب مشروبات
coffee: coffee café tea cafe | kaffee café tee | café thé | café té cafetería | café chá | caffè tè bar | koffie thee café | قهوة شاي
cake: cake cakes gateau gateaux | torte kuchen torten | gâteau gâteaux pièce | tarta tartas pastel | bolo bolos | torta torte dolce | taart taarten gebak | كعكة كيك
bread: bread loaf loaves sourdough baguette | brot brote brötchen | pain pains baguette levain | pan panes | pão pães | pane | brood | خبز
flour: flour flours grain wheat mill | mehl getreide mühle | farine farines moulin blé | harina trigo | farinha trigo | farina grano mulino | meel bloem molen | طحين دقيق
glutenfree: gluten gluten-free coeliac celiac | glutenfrei gluten zöliakie | gluten | gluten celíacos celíaco | glúten celíaco | glutine celiaci | gluten glutenvrij | غلوتين
vegetarian: vegetarian vegan veggie meatless plant | vegetarisch vegan | végétarien végétarienne végétariens végan | vegetariano vegetariana vegano | vegetariano vegano | vegetariano vegetariana vegano vegani | vegetarisch veganistisch vegan | نباتي
birthday: birthday birthdays party parties | geburtstag geburtstage kindergeburtstag feier | anniversaire fête | cumpleaños fiesta | aniversário festa | compleanno festa | verjaardag feest kinderfeestje | ميلاد حفلة
wedding: wedding weddings marry bride | hochzeit hochzeiten heiraten | mariage mariages | boda bodas | casamento casamentos | matrimonio matrimoni nozze | bruiloft trouwen trouwerij | زفاف عرس
catering: catering caterer buffet buffets tray trays platter | catering buffet partyservice | traiteur buffet buffets plateau plateaux cocktail | catering bufé | catering bufete | catering buffet | catering buffet | ضيافة
order: order orders ordering buy purchase | bestellen bestellung kaufen auftrag beauftragen | commander commande commandes acheter achat | pedir pedido pedidos encargar comprar encargo | encomendar encomenda encomendas comprar pedido | ordinare ordine ordini comprare acquistare | bestellen bestelling kopen | طلب شراء اطلب
vaccine: vaccine vaccines vaccination vaccinations jab jabs booster boosters shot shots injection | impfung impfungen impfen | vaccin vaccins vaccination | vacuna vacunas vacunación refuerzo | vacina vacinas vacinação reforço | vaccino vaccini vaccinazione richiamo | vaccinatie vaccinaties inenting prik | لقاح تطعيم
neuter: neuter neutered neutering spay spayed spaying castrate castration | kastration kastrieren sterilisation | castration stériliser stérilisation | castrar castración esterilizar esterilización | castrar castração esterilização | castrazione sterilizzazione sterilizzare | castratie sterilisatie castreren | تعقيم
female: female woman women ladies girl | weiblich hündin frau frauen | femelle femme femmes | hembra mujer mujeres | fêmea mulher | femmina donna donne | vrouwelijk teefje vrouw | انثى نساء
vet: vet vets veterinary surgeon | tierarzt tierärztin | vétérinaire | veterinario veterinaria | veterinário | veterinario | dierenarts | بيطري
sick: ill sick unwell poorly hurt injured pain | krank verletzt schmerzen | malade blessé douleur | enfermo enferma dolor herido | doente dor | malato malata dolore | ziek pijn gewond | مريض الم
emergency: emergency emergencies urgent out-of-hours | notfall notdienst störung notruf dringend | urgence urgences astreinte | urgencia urgencias emergencia | urgência urgências emergência | emergenza urgenza urgente | spoed noodgeval dringend | طوارئ طارئ عاجل
treat: treat treatment treats surgery operation | behandlung behandeln operation | traitement soins soigner opération | tratamiento tratar operación | tratamento tratar | trattamento cura curare | behandeling behandelen operatie | علاج معالجة عملية
tooth: tooth teeth dental | zahn zähne | dent dents dentaire | diente dientes dental | dente dentes | dente denti dentale | tand tanden | سن اسنان
patient: patient patients | patient patienten | patient patients | paciente pacientes | paciente utentes | paziente pazienti | patiënt patiënten | مريض مرضى
doctor: doctor dr physician specialist dentist | arzt ärztin doktor zahnarzt | médecin docteur dentiste | médico doctora doctor dentista | médico doutor dentista | medico dottore dottoressa dentista | arts dokter tandarts | طبيب دكتور
car: car cars vehicle vehicles auto automobile | auto autos wagen fahrzeug pkw | voiture voitures véhicule auto | coche coches vehículo auto turismo | carro carros viatura automóvel | auto macchina automobile veicolo | auto auto's voertuig wagen | سيارة سيارات مركبة
motorbike: motorbike motorcycle moto bike scooter moped | motorrad moped roller | moto scooter cyclomoteur | moto motos ciclomotor | mota moto ciclomotor | moto motorino scooter | motor bromfiets scooter | دراجة نارية
truck: truck lorry hgv | lkw lastwagen | camion poids | camión camiones | camião | camion autocarro | vrachtwagen | شاحنة
bicycle: bicycle bicycles bike bikes cycling e-bike ebike | fahrrad fahrräder rad räder e-bike | vélo vélos bicyclette | bicicleta bicicletas bici bicis | bicicleta bicicletas | bici bicicletta biciclette | fiets fietsen | دراجة دراجات
drive: drive driving | fahren fahrstunde | conduire conduite | conducir manejar llevar | conduzir condução | guidare guida | rijden rijles | قيادة
automatic: automatic | automatik automatisch | automatique | automático automáticos | automático | automatico automatica | automaat automatisch | اوتوماتيك
repair: repair repairs fix mend repairing resole | reparieren reparatur reparaturen | réparer réparation réparations | reparar reparación arreglar arregláis | reparar reparação consertar | riparare riparazione riparazioni aggiustare | repareren reparatie herstellen | تصليح اصلاح صيانة
service: service servicing maintenance maintain check inspection | wartung warten inspektion service | entretien révision maintenance | mantenimiento revisión | manutenção revisão | manutenzione revisione tagliando | onderhoud beurt keuring | صيانة فحص
tyre: tyre tyres tire tires wheel wheels | reifen räder | pneu pneus roue | neumático neumáticos rueda | pneu pneus | gomme pneumatici ruota | band banden wiel | اطار اطارات
install: install installation installed installing fit fitted fitting mount | montage montieren einbau einbauen installation installieren einbaut aufbauen | installer installation pose poser montage | instalar instalación montaje montar | instalar instalação montagem | installare installazione montaggio montare | installeren installatie montage plaatsen | تركيب تركيبات
solar: solar photovoltaic panel panels pv module modules | solar photovoltaik module solarmodule pv anlage | solaire panneaux photovoltaïque | solar placas paneles fotovoltaica | solar painéis fotovoltaico | solare pannelli fotovoltaico | zonnepanelen zonne-energie panelen | شمسي الواح شمسية
battery: battery storage accumulator | speicher batterie batteriespeicher akku | batterie stockage | batería almacenamiento | bateria armazenamento | batteria accumulo | batterij accu opslag | بطارية تخزين
clean: clean cleaning washed wash | reinigung reinigen putzen waschen | nettoyage nettoyer ménage laver | limpieza limpiar lavar | limpeza limpar lavar | pulizia pulire lavare lavaggio | schoonmaak reinigen schoonmaken wassen | تنظيف غسيل
guarantee: guarantee guaranteed warranty warranties | garantie gewährleistung | garantie garanti | garantía | garantia | garanzia | garantie | ضمان كفالة
advice: advice consultation consulting consult advise assessment | beratung beraten beratungsgespräch erstgespräch | conseil consultation conseils | asesoramiento consulta asesoría | consulta aconselhamento | consulenza consulto consiglio | advies consult raadpleging | استشارة استشارات نصيحة
quote: quote quotation estimate | angebot kostenvoranschlag offerte | devis estimation | presupuesto | orçamento | preventivo | offerte prijsopgave | عرض تسعيرة
tax: tax vat taxes taxed | mwst mehrwertsteuer steuer steuern umsatzsteuer | tva taxe ttc ht | iva impuesto impuestos | iva imposto | iva tasse imposta | btw belasting | ضريبة ضرائب
showroom: showroom exhibition display see view visit | ausstellung besichtigen ansehen anschauen besuchen showroom | exposition visiter voir salle | exposición visitar ver tienda | exposição visitar ver | esposizione visitare vedere mostra | showroom bezoeken bekijken | معرض زيارة
shop: shop store shops boutique | laden geschäft shop | boutique magasin | tienda local | loja | negozio bottega | winkel zaak | متجر محل
lawyer: lawyer lawyers attorney solicitor legal | anwalt anwältin anwälte rechtsanwalt | avocat avocate avocats | abogado abogada abogados | advogado advogada | avvocato avvocata avvocati | advocaat advocaten | محام محامي محامية محامين محاميا
contract: contract contracts agreement | vertrag verträge | contrat contrats | contrato contratos | contrato contratos | contratto contratti | contract contracten overeenkomst | عقد عقود
review: review reviewing revise check checking | prüfen überprüfung durchsehen | révision relire vérifier | revisar revisión | rever revisão | revisione controllare verificare | nakijken controle | مراجعة
case: case cases lawsuit court trial | fall fälle prozess gericht klage | affaire dossier procès tribunal | caso juicio tribunal expediente | caso processo tribunal | caso causa tribunale | zaak rechtbank proces | قضية قضايا محكمة دعوى
criminal: criminal crime | strafrecht strafsache | pénal pénale | penal | penal crime | penale | strafrecht strafzaak | جزائي جزائية جنائي
debt: debt debts collection recover | inkasso schulden forderung | dette recouvrement | deuda deudas cobro | dívida cobrança | debito debiti recupero crediti | schuld incasso | دين ديون تحصيل
brand: trademark trademarks brand logo | marke marken | marque marques | marca marcas | marca marcas | marchio marchi | merk merken | علامة علامات تجارية
incorporate: incorporation formation incorporate llc limited | firmengründung gmbh | constitution sarl | constitución sociedad | constituição sociedade | costituzione società | oprichting bv | تاسيس شركة
user: user users seat seats | nutzer benutzer anwender | utilisateur utilisateurs | usuario usuarios | utilizador utilizadores usuário | utente utenti | gebruiker gebruikers | مستخدم مستخدمين
customer: customer customers client clients | kunde kunden kundin | client clients | cliente clientes | cliente clientes | cliente clienti | klant klanten | عميل عملاء زبون موكل
plan: plan plans subscription tier package | tarif paket abo plan | formule forfait abonnement | plan tarifa abono | plano assinatura | piano abbonamento | abonnement pakket | باقة خطة
trial: trial try trying demo evaluation | testphase testen probe probezeit probestunde demo | essai essayer démo découverte | prueba probar demo | teste experimentar experiência | prova provare demo | proef proefperiode proefles demo | تجربة تجريبية
invoice: invoice invoices invoicing bill bills billing billed | rechnung rechnungen abrechnung | facture factures facturation | factura facturas facturación | fatura faturas faturação | fattura fatture fatturazione | factuur facturen | فاتورة فواتير
import: import importing migrate migration move transfer switch bring | importieren import umziehen wechseln übernehmen | importer migration transférer reprendre | importar migrar traslado trasladar cambiar | importar migrar mudar | importare trasferire migrazione | importeren overzetten overstappen | استيراد نقل
security: security secure encryption encrypted login password safe | sicherheit sicher verschlüsselung passwort | sécurité chiffrement mot passe | seguridad seguro cifrado contraseña | segurança seguro | sicurezza sicuro crittografia | veiligheid beveiliging wachtwoord | امان تشفير
receipt: receipt receipts | beleg belege quittung | reçu ticket justificatif | recibo recibos ticket | recibo recibos | scontrino ricevuta | bon bonnetje | ايصال
message: message messages sms text texts reminder reminders | nachricht nachrichten sms erinnerung | message messages sms rappel | mensaje mensajes sms aviso | mensagem mensagens sms | messaggio messaggi sms promemoria | bericht berichten sms herinnering | رسالة رسائل
tour: tour tours trip trips excursion excursions outing cruise | tour touren ausflug fahrt rundfahrt führung | visite excursion sortie circuit tour | excursión tour paseo visita ruta | passeio excursão visita tour | escursione gita giro visita | excursie tocht tour rondvaart | جولة رحلة رحلات
meet: meet meeting meetup | treffpunkt treffen | rendez-vous rencontre rejoindre | encuentro quedar | encontro | incontro ritrovo | ontmoeten verzamelpunt | لقاء التجمع
group: group groups | gruppe gruppen gruppengröße | groupe groupes | grupo grupos | grupo grupos | gruppo gruppi | groep groepen groepsgrootte | مجموعة مجموعات
seat: seats seating capacity places spaces guests | plätze sitzplätze kapazität gäste | places capacité couverts convives | plazas capacidad asientos aforo | lugares capacidade | posti capienza capacità | plaatsen capaciteit zitplaatsen | سعة مقاعد
material: material materials made fabric wood clay | material stoff holz gefertigt | matériau matière tissu bois fabriqué | material tela madera hecho | material tecido madeira feito | materiale tessuto legno fatto | materiaal stof hout gemaakt | مادة مصنوع
colour: colour colours color colors | farbe farben | couleur couleurs | color colores | cor cores | colore colori | kleur kleuren | لون الوان
dishwasher: oven dishwasher microwave safe | spülmaschine ofen mikrowelle | lave-vaisselle four micro-ondes | lavavajillas horno microondas | máquina forno micro-ondas | lavastoviglie forno microonde | vaatwasser oven magnetron | فرن
voucher: voucher vouchers gift giftcard present certificate | gutschein gutscheine geschenk | bon cadeau carte-cadeau | vale bono regalo | vale presente oferta | buono regalo | cadeaubon bon cadeau | قسيمة هدية
newsletter: newsletter subscribe unsubscribe mailing | newsletter | newsletter infolettre | boletín newsletter | newsletter | newsletter | nieuwsbrief | نشرة
`
