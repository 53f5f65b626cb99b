const STOP = words(
  'stop, stopp, stoppen, unsubscribe, opt out, optout, stop all, cancel, end, quit, abmelden, abbestellen, arret, arreter, desabonner, stop pub, baja, darme de baja, parar, detener, cancelar, descadastrar, sair, annulla, disiscrivi, basta, afmelden, uitschrijven, توقف, ايقاف, إيقاف, الغاء, إلغاء, стоп, отписаться, dur, iptal',
)
const START = words(
  'start, unstop, subscribe, opt in, optin, starten, anmelden, alta, iniciar, reprendre, inizia, aanmelden, ابدأ, старт, başla',
)

/** Returns what a message with only such a word means: the visitor wants no more messages, or wants them again. */
export function readControl(text: string): 'stop' | 'start' | undefined {
  const said = fold(text)
  if (STOP.has(said)) return 'stop'
  return START.has(said) ? 'start' : undefined
}

function words(listed: string): ReadonlySet<string> {
  return new Set(listed.split(', ').map(fold))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
