/** The last `days` days up to and with `today`, as the person's own calendar counts them. */
export function recentDays(days: number, today: Date): { from: string; to: string } {
  const first = new Date(today)
  first.setDate(first.getDate() - days + 1)
  return { from: toDay(first), to: toDay(today) }
}

function toDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
