import { memoize } from '#src/base/memoize.ts'
import { splitKeyed } from '../../language/language-packs.ts'

const MAX_LANGUAGES = 100
/** The words that items themselves use: titles, labels and categories. */
const TITLES: Readonly<Record<string, string>> = {
  en: `contact: Contact; contactAndHours: Contact and opening hours; address: Address; phone: Phone; email: Email;
    closed: closed; price: Price; faq: Questions; product: Products and services; policy: Policies;
    document: General; value: Value proposition; customers: Target customers: who is this for?;
    reasons: Key differentiators: why choose us?; about: About; slogan: Slogan; employees: Employees;
    founded: Founded; specialties: Specialties; website: Website; visitors: Reviews and comments`,
  de: `contact: Kontakt; contactAndHours: Kontakt und Öffnungszeiten; address: Adresse; phone: Telefon; email: E-Mail;
    closed: geschlossen; price: Preis; faq: Fragen; product: Produkte und Leistungen; policy: Richtlinien;
    document: Allgemeines; value: Nutzenversprechen; customers: Zielgruppe: Für wen ist das gedacht?;
    reasons: Was uns unterscheidet: Warum wir?; about: Über; slogan: Slogan; employees: Beschäftigte;
    founded: Gegründet; specialties: Spezialgebiete; website: Website; visitors: Bewertungen und Kommentare`,
  fr: `contact: Contact; contactAndHours: Contact et horaires; address: Adresse; phone: Téléphone; email: E-mail;
    closed: fermé; price: Prix; faq: Questions; product: Produits et services; policy: Conditions;
    document: Général; value: Proposition de valeur; customers: Public visé : pour qui est-ce ?;
    reasons: Ce qui nous distingue : pourquoi nous choisir ?; about: À propos de; slogan: Slogan;
    employees: Effectif; founded: Fondée en; specialties: Spécialités; website: Site web;
    visitors: Avis et commentaires`,
  es: `contact: Contacto; contactAndHours: Contacto y horarios; address: Dirección; phone: Teléfono;
    email: Correo electrónico; closed: cerrado; price: Precio; faq: Preguntas; product: Productos y servicios;
    policy: Condiciones; document: General; value: Propuesta de valor; customers: Público: ¿para quién es?;
    reasons: Qué nos hace diferentes: ¿por qué elegirnos?; about: Acerca de; slogan: Lema; employees: Empleados;
    founded: Fundación; specialties: Especialidades; website: Sitio web; visitors: Reseñas y comentarios`,
  pt: `contact: Contacto; contactAndHours: Contacto e horários; address: Endereço; phone: Telefone; email: E-mail;
    closed: fechado; price: Preço; faq: Perguntas; product: Produtos e serviços; policy: Condições; document: Geral;
    value: Proposta de valor; customers: Público-alvo: para quem é?;
    reasons: O que nos distingue: porquê escolher-nos?; about: Sobre; slogan: Lema; employees: Funcionários;
    founded: Fundação; specialties: Especialidades; website: Site; visitors: Avaliações e comentários`,
  it: `contact: Contatti; contactAndHours: Contatti e orari; address: Indirizzo; phone: Telefono; email: E-mail;
    closed: chiuso; price: Prezzo; faq: Domande; product: Prodotti e servizi; policy: Condizioni;
    document: Generale; value: Proposta di valore; customers: Destinatari: per chi è?;
    reasons: Ciò che ci distingue: perché sceglierci?; about: Informazioni su; slogan: Slogan;
    employees: Dipendenti; founded: Fondazione; specialties: Specializzazioni; website: Sito web;
    visitors: Recensioni e commenti`,
  nl: `contact: Contact; contactAndHours: Contact en openingstijden; address: Adres; phone: Telefoon; email: E-mail;
    closed: gesloten; price: Prijs; faq: Vragen; product: Producten en diensten; policy: Voorwaarden;
    document: Algemeen; value: Waardepropositie; customers: Doelgroep: voor wie is het?;
    reasons: Wat ons anders maakt: waarom wij?; about: Over; slogan: Slogan; employees: Medewerkers;
    founded: Opgericht; specialties: Specialiteiten; website: Website; visitors: Reviews en reacties`,
  ar: `contact: اتصل بنا; contactAndHours: اتصل بنا وساعات العمل; address: العنوان; phone: الهاتف;
    email: البريد الإلكتروني; closed: مغلق; price: السعر; faq: أسئلة; product: المنتجات والخدمات; policy: السياسات;
    document: عام; value: القيمة المقدمة; customers: العملاء المستهدفون: لمن هذا؟;
    reasons: ما يميزنا: لماذا تختارنا؟; about: نبذة عن; slogan: الشعار; employees: عدد الموظفين; founded: تأسست;
    specialties: التخصصات; website: الموقع; visitors: تقييمات وتعليقات`,
}

type TitleName =
  | 'contact'
  | 'contactAndHours'
  | 'address'
  | 'phone'
  | 'email'
  | 'closed'
  | 'price'
  | CategoryName
  | CompanyName
type CategoryName = 'faq' | 'product' | 'policy' | 'document' | 'visitors'
type CompanyName =
  | 'value'
  | 'customers'
  | 'reasons'
  | 'about'
  | 'slogan'
  | 'employees'
  | 'founded'
  | 'specialties'
  | 'website'

/** Returns the words that items use, in the language of the site where it is one of eight, else in English. */
export const titlesIn = memoize(
  MAX_LANGUAGES,
  (language) =>
    Object.fromEntries(splitKeyed(TITLES[language] ?? TITLES['en'] ?? '')) as Readonly<Record<TitleName, string>>,
)

const inAllLanguages = (name: TitleName): string[] => Object.keys(TITLES).map((language) => titlesIn(language)[name])

/** How titles begin that say what a company is, in these languages. */
export const ABOUT_WORDS: readonly string[] = inAllLanguages('about')

/** The titles of the item that says whom the company serves, in all languages. */
export const CUSTOMERS_TITLES: ReadonlySet<string> = new Set(inAllLanguages('customers'))
