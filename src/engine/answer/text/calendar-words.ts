import { fold } from '../../language/fold.ts'

/** January to December as all languages write them, folded, in full and as they are shortened. */
export const MONTH_NAMES: readonly (readonly string[])[] = [
  'january januar janvier enero gennaio janeiro januari jan يناير',
  'february februar fevrier febrero febbraio fevereiro februari feb fev فبراير',
  'march marz maerz mars marzo marco maart mar مارس',
  'april avril abril aprile apr ابريل',
  'may mai mayo maggio maio mei مايو',
  'june juni juin junio giugno junho jun يونيو',
  'july juli juillet julio luglio julho jul يوليو',
  'august aout agosto augustus aug اغسطس',
  'september septembre septiembre settembre setembro sep sept سبتمبر',
  'october oktober octobre octubre ottobre outubro oct okt اكتوبر',
  'november novembre noviembre novembro nov نوفمبر',
  'december dezember decembre diciembre dicembre dezembro dec dez ديسمبر',
].map((names) => names.split(' '))

/** The ideas of the days of the week, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const withAndWithoutAccents = (names: string): string[] => [
  ...new Set(names.split(' ').flatMap((name) => [name, fold(name)])),
]

/**
 * Monday to Sunday as all languages write them, with and without accents: in full, and as they are shortened, which is
 * often another word as well.
 */
export const WEEKDAY_NAMES: readonly { full: readonly string[]; short: readonly string[] }[] = [
  [
    'monday montag lundi lunes segunda lunedì maandag الاثنين الإثنين понедельник poniedziałek pazartesi δευτέρα 월요일 月曜日 月曜 周一 星期一 วันจันทร์ จันทร์ सोमवार',
    'mon mo lun seg ma',
  ],
  [
    'tuesday dienstag mardi martes terça martedì dinsdag الثلاثاء вторник wtorek salı τρίτη 화요일 火曜日 火曜 周二 星期二 วันอังคาร อังคาร मंगलवार',
    'tue tues di mar ter',
  ],
  [
    'wednesday mittwoch mercredi miércoles quarta mercoledì woensdag الأربعاء среда środa çarşamba τετάρτη 수요일 水曜日 水曜 周三 星期三 วันพุธ พุธ बुधवार',
    'wed mi mer mié qua wo',
  ],
  [
    'thursday donnerstag jeudi jueves quinta giovedì donderdag الخميس четверг czwartek perşembe πέμπτη 목요일 木曜日 木曜 周四 星期四 วันพฤหัสบดี พฤหัสบดี गुरुवार',
    'thu thur thurs do jeu jue qui gio',
  ],
  [
    'friday freitag vendredi viernes sexta venerdì vrijdag الجمعة пятница piątek cuma παρασκευή 금요일 金曜日 金曜 周五 星期五 วันศุกร์ ศุกร์ शुक्रवार',
    'fri fr ven vie sex vr',
  ],
  [
    'saturday samstag sonnabend samedi sábado sabato zaterdag السبت суббота sobota cumartesi σάββατο 토요일 土曜日 土曜 周六 星期六 วันเสาร์ เสาร์ शनिवार',
    'sat sa sam sáb za',
  ],
  [
    'sunday sonntag dimanche domingo domenica zondag الأحد воскресенье niedziela pazar κυριακή 일요일 日曜日 日曜 周日 星期日 星期天 วันอาทิตย์ อาทิตย์ रविवार',
    'sun so dim dom zo',
  ],
].map(([full = '', short = '']) => ({ full: withAndWithoutAccents(full), short: withAndWithoutAccents(short) }))

/** All days of the week, as all languages write them: the source of a regular expression. */
export const EVERY_DAY =
  'daily|every ?day|(?:7|seven) days a week|täglich|tgl|jeden tag|tous les jours|todos los días|a diario|todos os dias|ogni giorno|tutti i giorni|elke dag|dagelijks|يومي[\\p{L}\\p{M}]*'

/** What says that it is closed, in folded text: the source of a regular expression. */
export const CLOSED_WORDS =
  'closed|shut|geschlossen|ruhetag|fermee?s?|cerrad[oa]s?|chius[oaei]|fechad[oa]s?|encerrad[oa]s?|gesloten|dicht|مغلق|عطله|' +
  '휴무|휴진|定休日|休業|休診|休息|выходнои|закрыто|nieczynne|zamkniete|kapali|κλειστ[αο]|ปิด|หยุด|बंद'

const DATE_BEHIND =
  '(?:(?:bis|und|[-–+/&])\\s*\\d{1,2}\\.\\s*)?(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachts(?:feier)?tag)(?!\\p{L})'

/**
 * What numbers an item of a list, and is no day of a German date ("24. bis 26. Dezember"): the source of a regular
 * expression without regard to case.
 */
export const ITEM_NUMBER = `\\d{1,3}[.)](?=\\s)(?!\\s*${DATE_BEHIND})`

/** Holidays of a fixed date, as month × 100 + day, by their names in folded text. */
export const HOLIDAY_NAMES: readonly (readonly [names: string, date: number])[] = [
  ['christmas eve|heilig(?:er)? ?abend|nochebuena|vigilia di natale|veille de noel|kerstavond', 1224],
  [
    'christmas day|1\\. weihnachts(?:feier)?tag|(?:le )?jour de noel|dia de navidad|giorno di natale|dia de natal|eerste kerstdag',
    1225,
  ],
  ["boxing day|2\\. weihnachts(?:feier)?tag|tweede kerstdag|santo stefano|st stephen's day", 1226],
  ["new year's eve|silvester|nochevieja|saint-sylvestre|oudejaarsdag|oudejaarsavond", 1231],
  ["new year's day|neujahr(?:stag)?|(?:le )?jour de l'an|nouvel an|ano nuevo|ano novo|capodanno|nieuwjaarsdag", 101],
]
