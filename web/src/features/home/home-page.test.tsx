import { addDays, todayIn } from '@foyer/contract/kit/dates'
import { refusal } from '@foyer/contract/kit/refusal'
import type { LeadListQuery } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { makeLead, serveLeads } from '../../testing/leads'
import { rights, signInAs } from '../../testing/people'
import { renderAt } from '../../testing/render'

const today = '2026-11-15'
const yesterday = addDays(today, -1)
const tomorrow = addDays(today, 1)

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  // Half past nine on a Sunday morning in Pune; only the date is held, everything else runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T04:00:00Z') })
  server = fakeServer()
  signInAs(server)
})

const named = (firstName: string, followUpOn: string, followUpTime?: string) =>
  makeLead({ firstName, lastName: 'Rao', followUpOn, followUpTime })

const due = ({ followUpFrom, followUpTo, tab }: LeadListQuery) => {
  if (tab === 'unassigned') return [makeLead({ firstName: 'Pooja', lastName: 'Agarwal' })]
  if (followUpTo === yesterday) return [named('Tara', '2026-11-13'), named('Manish', '2026-11-09')]
  if (followUpFrom === today)
    return [named('Rohan', today, '14:00'), named('Meera', today, '09:30'), named('Asha', today)]
  if (followUpFrom === tomorrow) return [named('Imran', tomorrow, '12:15')]
  return [makeLead({ firstName: 'Newest', lastName: 'Lead' })]
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const itemsOf = (heading: HTMLElement) =>
  within(heading.parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the home of those who work with leads', () => {
  it('greets by name and tells in one sentence what is due', async () => {
    expect(todayIn('Asia/Kolkata', new Date())).toBe(today)
    serveLeads(server, due)
    renderAt('/admin/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Kavya' })).toBeTruthy()
    expect(await screen.findByText('Sunday, 15 November. 3 follow-ups today, 2 overdue.')).toBeTruthy()
  })

  it('groups the follow-ups by overdue, today and tomorrow, in the order of time', async () => {
    serveLeads(server, due)
    renderAt('/admin/')
    const followUps = await card('Follow-ups')
    const overdue = itemsOf(await followUps.findByRole('heading', { name: 'Overdue 2' }))
    expect(overdue.map((text) => text?.slice(0, 10))).toEqual(['09 NovMani', '13 NovTara'])
    const dueToday = itemsOf(followUps.getByRole('heading', { name: 'Today 3' }))
    expect(dueToday.map((text) => text?.replace(/Rao.*/, ''))).toEqual([
      '9:30 AMMeera ',
      '2:00 PMRohan ',
      'Any timeAsha ',
    ])
    expect(itemsOf(followUps.getByRole('heading', { name: 'Tomorrow 1' }))).toEqual([
      '12:15 PMImran RaoBengaluru · Interior Design ServicesProposal Sent₹18,50,000',
    ])
    expect(followUps.getByRole('link', { name: 'Call Imran Rao' }).getAttribute('href')).toBe(
      'tel:+919845021763',
    )
  })

  it('tells how many more are overdue and leads to them', async () => {
    serveLeads(server, (query) =>
      query.followUpTo === yesterday ? Array.from({ length: 63 }, () => named('Late', yesterday)) : [],
    )
    renderAt('/admin/')
    const link = await (await card('Follow-ups')).findByRole('link', { name: '57 earlier' })
    expect(link.getAttribute('href')).toBe('/lms/?sort=follow-up')
  })

  it('says when nothing is due', async () => {
    serveLeads(server, () => [])
    renderAt('/admin/')
    expect(await (await card('Follow-ups')).findByText('Nothing due')).toBeTruthy()
    expect(screen.getByText('Sunday, 15 November. No follow-ups today.')).toBeTruthy()
    expect((await card('Newest leads')).getByText('No Lead(s) to Show')).toBeTruthy()
    expect((await card('Waiting for an owner')).getByText('Every lead has an owner')).toBeTruthy()
  })

  it('shows the newest leads, the counts and who waits for an owner', async () => {
    serveLeads(server, due)
    renderAt('/admin/')
    expect(await (await card('Newest leads')).findByText('Newest Lead')).toBeTruthy()
    expect(await (await card('Leads at a glance')).findByText('248')).toBeTruthy()
    const waiting = await card('Waiting for an owner')
    expect(await waiting.findByText('Pooja Agarwal')).toBeTruthy()
    expect(waiting.getByRole('link', { name: 'All 1' }).getAttribute('href')).toBe('/leads/8')
  })

  it('leaves out who waits for an owner for those who may not assign', async () => {
    signInAs(server, { id: 'u2', rights: rights({ canAssign: false }) })
    serveLeads(server, due)
    renderAt('/admin/')
    await (await card('Newest leads')).findByText('Newest Lead')
    expect(screen.queryByRole('region', { name: 'Waiting for an owner' })).toBeNull()
  })

  it('says in each card what could not be loaded, and tries again there', async () => {
    serveLeads(server, due)
    server.on(leadEndpoints.list, () => ({ refusal: refusal(400, 'failed', 'No') }))
    renderAt('/admin/')
    const followUps = await card('Follow-ups')
    expect(await followUps.findByText('The follow-ups could not be loaded.')).toBeTruthy()
    expect(
      await (await card('Newest leads')).findByText('The newest leads could not be loaded.'),
    ).toBeTruthy()
    expect(await (await card('Leads at a glance')).findByText('248')).toBeTruthy()
    serveLeads(server, due)
    await userEvent.click(followUps.getByRole('button', { name: 'Try again' }))
    expect(await followUps.findByRole('heading', { name: 'Today 3' })).toBeTruthy()
    expect((await card('Newest leads')).getByText('The newest leads could not be loaded.')).toBeTruthy()
  })
})

describe('the home of those without leads', () => {
  it('says what they have and whom to ask, and asks for no leads', async () => {
    const admin = { id: 'u9', fullName: 'Asha Pillai', email: 'asha@malhardesign.in' }
    signInAs(server, { id: 'u2', features: ['files', 'mom'], superAdmins: [admin], admins: [admin] })
    const asked = serveLeads(server, due)
    renderAt('/admin/')
    expect(await screen.findByText('Welcome to Malhar Design.')).toBeTruthy()
    expect(screen.getByText('Files · Minutes of meetings')).toBeTruthy()
    expect(screen.getByText(/^Leads are not part of it/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'asha@malhardesign.in' })).toHaveLength(1)
    expect(asked).toHaveLength(0)
  })
})
