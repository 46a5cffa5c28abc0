import { z } from 'zod'
import { problemOfRange } from '../../analytics/custom-range'
import { analyticsLimits } from '../../analytics/limits'
import { askedProblems } from '../../analytics/messages'
import type { FigureQuery } from '../../analytics/model'
import { type Period, type PeriodChoice, periods, usualPeriod } from '../../analytics/period'
import { request } from '../../kit/endpoint'
import { sentDay } from '../leads/fields/days'

/** 1 to 7 as in the specification; 8 and 9 are added (C-006). */
const filters: Record<string, Period> = {
  1: 'this-week',
  2: 'this-month',
  3: 'this-quarter',
  4: 'this-year',
  5: 'last-week',
  6: 'last-month',
  7: 'last-year',
  8: 'last-quarter',
  9: 'custom',
}

export const periodWire = {
  filter: z
    .string()
    .refine((text) => text === '' || Object.hasOwn(filters, text), askedProblems.unknownPeriod)
    .optional(),
  startDate: sentDay,
  endDate: sentDay,
}
interface PeriodWire {
  filter?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

/** Days without a filter are a chosen range too. */
export const readPeriod = ({ filter, startDate, endDate }: PeriodWire): PeriodChoice => {
  const period = filter ? (filters[filter] ?? usualPeriod) : startDate || endDate ? 'custom' : usualPeriod
  return period === 'custom' ? { period, from: startDate ?? '', to: endDate ?? '' } : { period }
}

export const writePeriod = (choice: PeriodChoice): PeriodWire => ({
  filter: Object.keys(filters).find((key) => filters[key] === choice.period),
  ...(choice.period === 'custom' && { startDate: choice.from, endDate: choice.to }),
})

const choiceForm = z
  .object({ period: z.enum(periods), from: z.string().optional(), to: z.string().optional() })
  .superRefine(({ period, from, to }, said) => {
    if (period !== 'custom') return
    const problem = (path: string, message: string | undefined) =>
      message && said.addIssue({ code: 'custom', path: [path], message })
    if (!from) problem('from', askedProblems.noStart)
    else if (!to) problem('to', askedProblems.noEnd)
    else problem('to', problemOfRange({ from, to }))
  })
  .transform((choice) => choice as PeriodChoice)

export const peopleWire = z.array(z.uuid(askedProblems.unknownPerson)).max(analyticsLimits.membersMax)

/** The rules of a question, for the calls that ask more than this too. */
export const askedForm = { choice: choiceForm, people: z.array(z.string()) }

/** A period in the query and people in the body. */
export const askedRequest = request({
  query: periodWire,
  body: z.object({ userIds: peopleWire.optional() }).optional(),
  read: ({ query, body }): FigureQuery => ({ choice: readPeriod(query), people: body?.userIds ?? [] }),
  write: ({ choice, people }) => ({ query: { ...writePeriod(choice) }, body: { userIds: people } }),
  check: z.object(askedForm),
})

/** The same where there is no body: ids with commas between them. */
export const askedInQuery = request({
  query: {
    ...periodWire,
    userIds: z
      .string()
      .max(40 * analyticsLimits.membersMax)
      .optional(),
  },
  read: ({ query }): FigureQuery => ({
    choice: readPeriod(query),
    people: query.userIds ? query.userIds.split(',') : [],
  }),
  write: ({ choice, people }) => ({
    query: { ...writePeriod(choice), userIds: people.length > 0 ? people.join(',') : undefined },
  }),
  check: z.object({ ...askedForm, people: peopleWire }),
})
