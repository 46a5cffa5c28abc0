import { addDays, instantOf } from '@foyer/contract/kit/dates'
import { describe, expect, it } from 'vitest'
import { generateCompany } from './generate-company'
import type { BelievableLead, StaffKey } from './model'
import { withOwnLeads } from './own-leads'

const zone = 'Asia/Kolkata'
const today = '2026-11-15'
const nameOf = (person: StaffKey) => person

const seededAt = (time: string) => {
  const now = instantOf(today, time, zone)
  const company = generateCompany({ seed: 2026, today, now, leads: 400, profile: 'pune-studio' })
  return { now, before: [...company.leads], leads: [...withOwnLeads(company, { today, now, nameOf }).leads] }
}
const isOf =
  (who: StaffKey) =>
  ({ assignee }: BelievableLead) =>
    assignee === who

describe.each(['00:05', '09:30', '11:59', '12:00', '18:45', '23:55'])('a firm of %s', (time) => {
  const { now, before, leads } = seededAt(time)

  it.each(['owner', 'admin'] as const)('leaves the %s something of everything to do', (who) => {
    const own = leads.filter(isOf(who))
    const due = own.flatMap(({ followUpOn }) => followUpOn ?? [])
    expect(due.filter((on) => on < today).length).toBeGreaterThan(0)
    expect(due.filter((on) => on === today).length).toBeGreaterThan(0)
    const visits = own.filter(({ followUpKind }) => followUpKind === 'client-visit')
    expect(
      visits.filter(({ followUpOn = '' }) => followUpOn > today && followUpOn <= addDays(today, 7)).length,
    ).toBeGreaterThan(0)
    expect(own.filter(({ lastCallAt }) => !lastCallAt).length).toBeGreaterThan(0)
    expect(own.filter(({ lastCallAt, followUpOn }) => lastCallAt && !followUpOn).length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(13)
  })

  it('reminds neither of them within the next hours', () => {
    const soon = leads
      .filter(({ assignee }) => assignee === 'owner' || assignee === 'admin')
      .flatMap(({ followUpOn, followUpTime }) =>
        followUpOn ? [instantOf(followUpOn, followUpTime ?? '', zone).getTime() - now.getTime()] : [],
      )
      .filter((away) => away > 0 && away < 4 * 3_600_000)
    expect(soon).toEqual([])
  })

  it('has as many leads in each stage as before, and nobody goes short', () => {
    expect(leads.map(({ key, stage }) => [key, stage])).toEqual(before.map(({ key, stage }) => [key, stage]))
    expect(leads.filter(isOf('sales1'))).toEqual(before.filter(isOf('sales1')))
    for (const who of ['sales2', 'sales3', 'sales4', 'sales5', 'sales6'] as const)
      expect(before.filter(isOf(who)).length - leads.filter(isOf(who)).length).toBeLessThan(5)
  })
})
