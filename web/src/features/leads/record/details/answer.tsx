import { formatDay, isValidCalendarDate } from '@foyer/contract/kit/dates'
import type { CustomAnswer } from '@foyer/contract/leads/record/draft'

const isWebAddress = (value: string) => /^https?:\/\//i.test(value)

/** What a lead says in one of the company's own fields. */
export function Answer({ answer: { type, value } }: { answer: CustomAnswer }) {
  if (type === 'date' && isValidCalendarDate(value)) return formatDay(value)
  if (type === 'email')
    return (
      <a data-link href={`mailto:${value}`}>
        {value}
      </a>
    )
  if (type === 'website')
    return (
      <a data-link href={isWebAddress(value) ? value : `https://${value}`} target="_blank" rel="noreferrer">
        {value}
      </a>
    )
  return value
}
