import { clockTimeOf } from '@foyer/contract/kit/dates'
import { type Binding, is, reads, travels } from './binding'

type Amount = (value: number, symbol?: string) => string
type Day = (date: string) => string

export const kitLimitBindings: Record<string, Binding> = {
  'toast.autoClose': is('kit/limits toastLimits.autoClose'),
  'toast.success': is('kit/limits toastLimits.success'),
  'toast.saveFailure': is('kit/limits toastLimits.saveFailure'),
  'toast.filter': is('kit/limits toastLimits.filter'),
  'toast.onboarding': is('kit/limits toastLimits.onboarding'),
  'notfound.redirectMs': is('kit/limits screenLimits.notFoundStays'),
  'mobile.breakpoint': is('kit/limits screenLimits.phoneWidth'),
  'readMore.limit': is('kit/limits screenLimits.longText'),
  'help.faqs': reads<unknown[]>('shell/messages/help helpTopics', (topics) => topics.length),
  'budget.units': reads<Amount>('kit/money shortAmount', (short, wanted: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(wanted).map(([unit, size]) => [
        unit,
        short(size) === `₹1 ${unit}` && !short(size * 0.99).endsWith(unit) ? size : undefined,
      ]),
    ),
  ),
  'budget.display.table': reads<Amount>('kit/money formatAmount', (format) =>
    format(1234567.89) === '₹12,34,568' ? 'Indian rupee format without decimals' : undefined,
  ),
  'currency.logs': reads<Amount>('kit/money formatAmount', (format) => `${format(1).charAt(0)} (rupee sign)`),
  'date.update': reads<Day>('kit/dates formatLegacyDate', (format) => format('YYYY-MM-DD')),
  'date.details.update': reads<Day>('kit/dates formatLegacyDate', (format) => format('yyyy-mm-dd')),
  'time.update': reads<Day>('kit/dates formatTime12', (format) =>
    ['09:05', '21:05'].map(format).join() === '9:05 AM,9:05 PM' ? 'h:mm A' : undefined,
  ),
  'date.rules': reads<Day>('kit/dates formatShortDay', (format) =>
    format('2026-11-09').replace('09', 'dd').replace('Nov', 'Mon').replace('26', 'yy'),
  ),
  'date.archive': reads<Day>('kit/dates formatDay', (format) =>
    format('2026-11-09') === '09 Nov 2026' ? 'day short-month year' : undefined,
  ),
  'mail.timezone': is('kit/dates defaultTimeZone'),
  'log.offset': reads<string>(
    'kit/dates defaultTimeZone',
    (zone) => `+${clockTimeOf('2026-01-01T00:00:00Z', zone).replace(/^0/, '')}`,
  ),
  'entity.pagination': travels('wire/pipeline pipelineEndpoints.statuses'),
}
