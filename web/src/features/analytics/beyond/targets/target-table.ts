import { figureTexts } from '@foyer/contract/analytics/messages/beyond'
import { targetTexts as texts } from '@foyer/contract/analytics/messages/targets'
import type { TargetRow } from '@foyer/contract/analytics/model'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { grouped } from '@foyer/contract/kit/money'
import type { ChartRows } from '../../../../ui/charts/card/chart-rows'
import { percentOf } from '../numbers'
import { wonBehind } from './target-rows'

const orNone = (value: number | undefined, words: (value: number) => string) =>
  value === undefined ? figureTexts.none : words(value)

/** The targets of a month in figures. */
export const targetTable = (
  rows: readonly TargetRow[],
  month: CalendarDate,
  amount: (value: number) => string,
): ChartRows => ({
  caption: texts.title,
  columns: [
    { key: 'person', label: texts.person },
    { key: 'amount', label: texts.amount, numeric: true },
    { key: 'wonAmount', label: texts.wonAmount, numeric: true },
    { key: 'amountShare', label: texts.amountShare, numeric: true },
    { key: 'leads', label: texts.leads, numeric: true },
    { key: 'wonLeads', label: texts.wonLeads, numeric: true },
    { key: 'leadsShare', label: texts.leadsShare, numeric: true },
  ],
  rows: rows.map((row) => {
    const { person, target, won } = row
    const amountShare = orNone(target.amount, (value) => percentOf(won.amount, value))
    const leadsShare = orNone(target.leads, (value) => percentOf(won.leads, value))
    return {
      key: person.id,
      cells: {
        person: person.fullName,
        amount: orNone(target.amount, amount),
        wonAmount: amount(won.amount),
        amountShare,
        leads: orNone(target.leads, grouped),
        wonLeads: grouped(won.leads),
        leadsShare,
      },
      plain: {
        person: person.fullName,
        amount: target.amount ?? '',
        wonAmount: won.amount,
        amountShare: target.amount === undefined ? '' : amountShare,
        leads: target.leads ?? '',
        wonLeads: won.leads,
        leadsShare: target.leads === undefined ? '' : leadsShare,
      },
      to: wonBehind(row, month),
    }
  }),
})
