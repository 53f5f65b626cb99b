/** Hours of the day, `from` until before `to`, in which no notice is sent. */
export interface QuietHours {
  from: number
  to: number
}

const QUARTER_MS = 900_000
/** Local hours repeat within this time, also when clocks change. */
const SEARCHED_QUARTERS = 26 * 4
/** When a daily digest is sent. */
const DIGEST_HOUR = 8

/**
 * Returns the first time from `at` on that is outside of the quiet hours of a time zone. Clocks that change do not
 * shift the hours.
 */
export function afterQuiet(at: Date, quiet: QuietHours | undefined, timeZone: string): Date {
  if (!quiet || !isQuiet(hourIn(timeZone, at), quiet)) return at
  return nextQuarter(at, (hour) => !isQuiet(hour, quiet), timeZone)
}

/** Returns the next time the digest's hour begins, after `at`. */
export function nextDigest(at: Date, timeZone: string): Date {
  const next = nextQuarter(at, (hour) => hour === DIGEST_HOUR, timeZone)
  const isNow = hourIn(timeZone, at) === DIGEST_HOUR
  // From within that hour, the first quarter outside of it leads to the next day's.
  return isNow
    ? nextDigest(
        nextQuarter(at, (hour) => hour !== DIGEST_HOUR, timeZone),
        timeZone,
      )
    : next
}

/** Returns the next full hour after `at`. */
export function nextHour(at: Date): Date {
  return new Date((Math.floor(at.getTime() / (4 * QUARTER_MS)) + 1) * 4 * QUARTER_MS)
}

function nextQuarter(at: Date, isWanted: (hour: number) => boolean, timeZone: string): Date {
  const first = Math.floor(at.getTime() / QUARTER_MS) + 1
  const found = Array.from({ length: SEARCHED_QUARTERS }, (_, step) => new Date((first + step) * QUARTER_MS)).find(
    (time) => isWanted(hourIn(timeZone, time)),
  )
  return found ?? at
}

const isQuiet = (hour: number, { from, to }: QuietHours): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

function hourIn(timeZone: string, at: Date): number {
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at)
  return Number(hour)
}
