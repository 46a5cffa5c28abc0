import type { FirstWeek } from '@foyer/contract/company/first-week'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { serveLeads } from '../../testing/samples/leads'
import { signInAs } from '../../testing/samples/people'
import { serveMyDay } from '../../testing/samples/work'
import { holdCalls } from '../../testing/slow-calls'

let server: ReturnType<typeof fakeServer>
let week: FirstWeek
beforeEach(() => {
  server = fakeServer()
  week = { isHidden: false, done: [], packs: [] }
  server.on(companyEndpoints.firstWeek, () => ({ reply: week }))
  server.on(companyEndpoints.hideFirstWeek, ({ isHidden }) => {
    week = { ...week, isHidden }
    return { reply: { message: 'Saved' } }
  })
  serveLeads(server, () => [])
  const none = {
    total: 0,
    interested: 0,
    followUp: 0,
    noResponse: 0,
    notInterested: 0,
    unassigned: 0,
    won: 0,
  }
  server.on(leadEndpoints.counts, () => ({ reply: none }))
  serveMyDay(server, () => ({}))
})

const list = () => screen.findByRole('region', { name: 'Your first week' })

describe('Home of a firm that has just begun', () => {
  it('O6 O4 lists what is left with its way there, and says what is true of a firm without leads', async () => {
    signInAs(server, { isSuperAdmin: true, isAdmin: true })
    week.done = ['invite']
    renderPage('/admin/')
    const card = within(await list())
    expect(card.getByText('1 of 7 done')).toBeTruthy()
    expect(card.queryByRole('link', { name: 'Invite your team' })).toBeNull()
    for (const [name, way] of [
      ['Say what your firm is called and where it is', '/my-profile/myprofile/CompanySetting/CompanyProfile'],
      ['Say your full name', '/my-profile/myprofile/personal'],
      ['Add your first leads', '/lms/?add-leads'],
      ['Shape your pipeline', '/leads/lead-management-settings/stage'],
      ['Write your WhatsApp texts', '/leads/lead-management-settings/calls-and-messages'],
    ] as const)
      expect(card.getByRole('link', { name }).getAttribute('href')).toBe(way)
    expect(await screen.findByText('No leads yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add Lead' }).getAttribute('href')).toBe('/lms/?add-leads')
    expect(screen.queryByText(/Enjoy the day|Every lead has an owner|Nothing to do/)).toBeNull()
  })

  it('O6 is put away with a way back, and is gone when all is done', async () => {
    signInAs(server, { isSuperAdmin: true, isAdmin: true })
    renderPage('/admin/')
    await userEvent.click(within(await list()).getByRole('button', { name: 'Hide this list' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your first week' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await list()
    expect(week.isHidden).toBe(false)
    week.done = ['firm', 'self', 'leads', 'invite', 'logo', 'pipeline', 'messages']
    server.tell({ name: 'changed', about: ['company'] })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your first week' })).toBeNull())
  })

  it('O6 is above My Day, which is not shown before it is known whether there is such a list', async () => {
    signInAs(server, { isSuperAdmin: true, isAdmin: true })
    const letGo = holdCalls(companyEndpoints.firstWeek)
    renderPage('/admin/')
    const myDay = () => screen.queryByRole('heading', { name: 'My day' })
    await screen.findByText('No leads yet')
    expect(myDay()).toBeNull()
    letGo()
    await waitFor(() => expect(myDay()).not.toBeNull())
    expect(screen.queryByRole('region', { name: 'Your first week' })).not.toBeNull()
  })

  it('O6 is not for people who do not set the firm up', async () => {
    signInAs(server)
    renderPage('/admin/')
    expect(await screen.findByText('No leads yet')).toBeTruthy()
    expect(server.calls.some(({ path }) => path === companyEndpoints.firstWeek.path)).toBe(false)
  })
})
