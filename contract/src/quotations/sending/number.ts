import type { CalendarDate } from '../../kit/dates'

/** From April to March: '2026-27' of 20 April 2026. */
export function financialYearOf(date: CalendarDate): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** '2026-27/007'. */
export const quotationNumber = (year: string, serial: number): string =>
  `${year}/${String(serial).padStart(3, '0')}`
