import { memoize } from '#src/base/memoize.ts'

const FIRST = 0x80
/** What windows-1252 shows for bytes 0x80–0x9f. The five undefined bytes map to themselves. */
const SHOWN = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => FIRST + at))
const BYTE_OF = new Map([...SHOWN].map((sign, at) => [sign, FIRST + at]))

/**
 * The characters that UTF-8 leaves when it is read as windows-1252: one for the lead byte, then those for its
 * continuation bytes.
 */
const NEXT = `[\\u0080-\\u00bf${SHOWN}]`
const RUN = new RegExp(`[\\u00c2-\\u00df]${NEXT}|[\\u00e0-\\u00ef]${NEXT}{2}|[\\u00f0-\\u00f4]${NEXT}{3}`, 'gu')

/** Characters that websites use. Any other result means that the run was correct text. */
const PLAUSIBLE =
  /[\u0080-\u024f\u0370-\u06ff\u0e00-\u0e7f\u1e00-\u1fff\u2000-\u27bf\u3000-\u9fff\uac00-\ud7af\u{1f000}-\u{1faff}]|\ufe0f|\ufeff/u

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Undoes UTF-8 that was read as windows-1252 and encoded again (`â€“` → `–`, `Ã©` → `é`), run by run and up to twice.
 * Keeps a run that is not valid UTF-8 or is part of real text (`café »`, `Spaß«`).
 */
export function repairMojibake(text: string): string {
  const once = repairOnce(text)
  return once === text ? text : repairOnce(once)
}

function repairOnce(text: string): string {
  return text.replace(RUN, (run, at: number) => (isTypography(run, text[at - 1] ?? '') ? run : decode(run)))
}

/** Reports whether an accented letter is before a no-break space or a guillemet, as French and German print them. */
function isTypography(run: string, before: string): boolean {
  if (/^[\u00c2\u00c3\u00e2\u00f0]/u.test(run)) return false
  return /[a-z]/iu.test(before) || /^[\u00c4-\u00ef]\u00a0/u.test(run)
}

/** A text has few distinct runs. */
const decode = memoize(1_000, (run) => decodeRun(run) ?? run)

function decodeRun(run: string): string | undefined {
  const bytes = Uint8Array.from([...run], (sign) => BYTE_OF.get(sign) ?? sign.charCodeAt(0))
  try {
    const decoded = strictUtf8.decode(bytes)
    return PLAUSIBLE.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}
