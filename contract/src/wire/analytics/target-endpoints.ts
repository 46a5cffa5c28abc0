import { z } from 'zod'
import { analyticsLimits } from '../../analytics/limits'
import { targetProblems } from '../../analytics/messages'
import type { NewTarget, Targets } from '../../analytics/model'
import { endpoint, reply, request } from '../../kit/endpoint'
import { calendarDate } from '../../kit/wire-values'
import { readReportee, reporteeWire, writeReportee } from './rows'

const { firstDay, lastDay } = analyticsLimits
const month = calendarDate.refine(
  (day) => day.endsWith('-01') && day >= firstDay && day <= lastDay,
  targetProblems.month,
)
const amount = z
  .number()
  .int()
  .min(0, targetProblems.negative)
  .max(analyticsLimits.targetMax, targetProblems.tooMuch)
const leads = z
  .number()
  .int()
  .min(0, targetProblems.negative)
  .max(analyticsLimits.targetLeadsMax, targetProblems.tooMuch)

const targetWire = z.object({ amount: amount.optional(), leads: leads.optional() })

export const targetEndpoints = {
  targets: endpoint({
    action: 'analytics.read',
    method: 'GET',
    path: '/api/analytics/targets',
    about: ['targets', 'leads', 'people'],
    summary: 'What the caller and their reportees are to win in a month, and what they have won',
    request: request({
      query: { month },
      read: ({ query }) => ({ month: query.month }),
      write: (query: { month: string }) => ({ query }),
    }),
    reply: reply(
      z.object({
        month: z.string(),
        mayEdit: z.boolean(),
        rows: z.array(
          z.object({
            person: reporteeWire,
            target: targetWire,
            won: z.object({ leads: z.number().int(), amount: z.number() }),
          }),
        ),
      }),
      ({ month: of, mayEdit, rows }: Targets) => ({
        month: of,
        mayEdit,
        rows: rows.map(({ person, target, won }) => ({
          person: writeReportee(person),
          target: { amount: target.amount, leads: target.leads },
          won: { leads: won.leads, amount: won.amount },
        })),
      }),
      ({ rows, ...same }): Targets => ({
        ...same,
        rows: rows.map(({ person, target, won }) => ({
          person: readReportee(person),
          target: { amount: target.amount, leads: target.leads },
          won,
        })),
      }),
    ),
  }),
  saveTargets: endpoint({
    action: 'analytics.setTargets',
    method: 'PUT',
    path: '/api/analytics/targets',
    about: ['targets'],
    summary: 'Set what people are to win in a month; a target without a value and a number is none',
    request: request({
      body: z.object({
        month,
        targets: z
          .array(z.object({ userId: z.uuid(), amount: amount.nullish(), leads: leads.nullish() }))
          .min(1)
          .max(analyticsLimits.peopleMax)
          .refine(
            (all) => new Set(all.map(({ userId }) => userId.toLowerCase())).size === all.length,
            targetProblems.twice,
          ),
      }),
      read: ({ body }): NewTarget[] =>
        body.targets.map(({ userId, amount: value, leads: number }) => ({
          userId,
          month: body.month,
          amount: value ?? undefined,
          leads: number ?? undefined,
        })),
      write: (targets) => ({
        body: {
          month: targets[0]?.month ?? '',
          targets: targets.map(({ userId, amount: value, leads: number }) => ({
            userId,
            amount: value ?? null,
            leads: number ?? null,
          })),
        },
      }),
    }),
    reply: reply(
      z.object({}),
      (_: Record<never, never>) => ({}),
      () => ({}),
    ),
  }),
}
