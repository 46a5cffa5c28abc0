const fields = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  { name: 'weekday', from: 0, to: 6 },
] as const

const part = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/

function readField(text: string, { name, from, to }: (typeof fields)[number]): Set<number> {
  const allowed = new Set<number>()
  for (const piece of text.split(',')) {
    const match = part.exec(piece)
    const [first, last, step] = (match ?? []).slice(1).map((value) => (value ? Number(value) : undefined))
    const start = first ?? from
    const end = last ?? (first === undefined || step ? to : first)
    if (!match || step === 0 || start < from || end > to || start > end)
      throw new Error(`not a ${name} of a schedule: ${text}`)
    for (let value = start; value <= end; value += step ?? 1) allowed.add(value)
  }
  return allowed
}

const minute = 60_000
const day = 24 * 60 * minute
/** Long enough for 29 February on any weekday. */
const horizon = 40 * 366

/** The first minute after `after` that matches a schedule of five fields, in UTC. */
export function nextRun(cron: string, after: Date): Date {
  const texts = cron.trim().split(/\s+/)
  if (texts.length !== fields.length) throw new Error(`not a schedule: ${cron}`)
  const [minutes, hours, days, months, weekdays] = fields.map((field, i) =>
    readField(texts[i] ?? '', field),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>, Set<number>]
  // As in every cron: if both days are given, either one matches.
  const isEither = texts[2] !== '*' && texts[4] !== '*'
  const isDay = (date: Date) => {
    const [byDate, byWeekday] = [days.has(date.getUTCDate()), weekdays.has(date.getUTCDay())]
    return months.has(date.getUTCMonth() + 1) && (isEither ? byDate || byWeekday : byDate && byWeekday)
  }

  const earliest = Math.floor(after.getTime() / minute) * minute + minute
  const firstDay = Math.floor(earliest / day) * day
  for (let at = firstDay; at < firstDay + horizon * day; at += day) {
    if (!isDay(new Date(at))) continue
    for (const hour of [...hours].sort((a, b) => a - b))
      for (const one of [...minutes].sort((a, b) => a - b)) {
        const time = at + (hour * 60 + one) * minute
        if (time >= earliest) return new Date(time)
      }
  }
  throw new Error(`a schedule that never comes: ${cron}`)
}
