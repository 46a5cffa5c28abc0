import { analyticsRefusals } from '@foyer/contract/analytics/messages'
import { refusal } from '@foyer/contract/kit/refusal'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleServer } from '../../testing/sample-server'
import { cardCalled, cardCalls, openDashboard, serveNoFigures } from '../../testing/samples/analytics'
import { signInAs } from '../../testing/samples/people'

const kavya = '019a1f3e-0000-7000-8000-0000000000a1'
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof sampleServer>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T06:00:00Z') })
  server = sampleServer()
  signInAs(server)
  return () => vi.useRealTimers()
})

const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')
const toTable = async (card: Awaited<ReturnType<typeof cardCalled>>, title: string) => {
  await user.click(await card.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
}
const rowsOf = (within: Awaited<ReturnType<typeof cardCalled>>) =>
  within.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the summary', () => {
  it('A-009 A-010 A-011 seven cards, each against the period before, good and bad by meaning', async () => {
    openDashboard()
    const strip = await cardCalled('Calls')
    const tiles = await waitFor(() => {
      const found = strip.getAllByRole('button')
      expect(found[0]?.textContent).toContain('1,284')
      return found
    })
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'Total Calls 1,284 12%',
      'Total Connected 902 8%',
      'Interested 214 17%',
      'Follow Up 311 4%',
      'No Response 268 6%',
      'Not Interested 109 9%',
      'Repeated no response 41 New',
    ])
    expect(tiles.map((tile) => tile.querySelector('small')?.dataset.ink)).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
      'ok',
      'past',
      'past',
    ])
    expect(tiles[0]?.title).toBe('12% more than 1,146 in 1 Jan – 18 Nov 2025')
    expect(tiles[4]?.title).toBe('6% fewer than 285 in 1 Jan – 18 Nov 2025')
    expect(tiles[6]?.title).toBe('None in 1 Jan – 18 Nov 2025')
  })

  it('a number of calls opens the calls behind it', async () => {
    openDashboard(`?period=last-month&members=${kavya}`)
    await user.click(await screen.findByRole('button', { name: /^No Response 268/ }))
    expect(await screen.findByRole('dialog', { name: 'No Response' })).toBeTruthy()
    await waitFor(() => {
      const asked = server.calls.find(({ path }) => path.endsWith('/entries'))
      expect(asked?.body).toEqual({ figure: 'no-response', userIds: [kavya] })
      expect(asked?.query.get('filter')).toBe('6')
    })
  })
})

describe('the charts', () => {
  it('A-012 leads by stage with their total, each leading to its leads', async () => {
    openDashboard(`?members=${kavya}`)
    const card = await cardCalled('Leads')
    const link = (await card.findAllByRole('link', { name: /Proposal Sent/ }))[0] as HTMLElement
    expect(card.getByText('Total Leads')).toBeTruthy()
    expect(card.getByText('248')).toBeTruthy()
    expect(await card.findByText('1 Jan – 18 Nov 2026 · Kavya Menon')).toBeTruthy()
    const { searchParams } = new URL(hrefOf(link), 'http://foyer')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      createdFrom: '2026-01-01',
      createdTo: '2026-12-31',
      assignee: kavya,
      stage: '019a1f3e-0000-7000-8000-000000000055',
    })
  })

  it('A-017 the average of won and of lost leads in each month', async () => {
    openDashboard('?period=this-quarter')
    const card = await cardCalled('Average Deal Value')
    const column = await card.findByRole('link', { name: 'Oct 2026, Won: ₹23,50,000' })
    expect(hrefOf(column)).toContain('figure=won:2026-10-01:2026-10-31:valued')
    const lost = card.getByRole('link', { name: 'Nov 2026, Lost: ₹8,80,000' })
    expect(hrefOf(lost)).toContain('figure=lost:2026-11-01:2026-11-30:valued')
    expect(card.queryByRole('link', { name: /Dec 2026/ })).toBeNull()
    await toTable(card, 'Average Deal Value')
    expect(hrefOf(card.getByRole('link', { name: '20' }))).toContain(
      'figure=won:2026-11-01:2026-11-30:valued',
    )
    expect(card.getAllByRole('link')).toHaveLength(4)
  })

  it('A-018 A-027 the value of each stage, its label cut at ten signs', async () => {
    openDashboard()
    const card = await cardCalled('Total Deal value')
    const link = await card.findByRole('link', { name: /Proposal S\.\.\./ })
    expect(link.textContent).toContain('₹1.82 Cr')
    expect(within(link).getByTitle('Proposal Sent')).toBeTruthy()
    expect(card.queryByText('Unassigned')).toBeNull()
  })

  it('A-019 leads by source, those without one too', async () => {
    openDashboard()
    const card = await cardCalled('Lead Source')
    const link = (await card.findAllByRole('link', { name: /No source/ }))[0] as HTMLElement
    expect(hrefOf(link)).toContain('figure=without-source')
    const named = card.getAllByRole('link', { name: /Instagram/ })[0] as HTMLElement
    expect(hrefOf(named)).toContain('source=Instagram')
    expect(card.getByText('248')).toBeTruthy()
  })

  it('A-020 the five who sold most, as bars and as a table', async () => {
    openDashboard('?period=last-year')
    const card = await cardCalled('Top 5 sales representatives')
    await card.findByRole('link', { name: 'Kavya Menon' })
    expect(rowsOf(card)).toEqual([
      ['Sales rep', 'Sales', 'Avg sales', 'Total sales'],
      ['Kavya Menon', '12', '₹18.4 Lac', '₹2.21 Cr'],
      ['Nikhil Rao', '10', '₹16.2 Lac', '₹1.62 Cr'],
    ])
    const link = hrefOf(card.getByRole('link', { name: 'Kavya Menon' }))
    expect(link).toContain('figure=won:2025-01-01:2025-12-31')
    expect(link).toContain(`assignee=${kavya}`)
  })

  it('A-020 somebody who sold only what has no budget has no average', async () => {
    const person = { id: kavya, fullName: 'Kavya Menon' }
    server.on(analyticsEndpoints.topRepresentatives, () => ({
      reply: [{ person, sales: 1, averageSale: 0, totalSales: 0 }],
    }))
    openDashboard()
    const card = await cardCalled('Top 5 sales representatives')
    await card.findByRole('link', { name: 'Kavya Menon' })
    expect(rowsOf(card)[1]).toEqual(['Kavya Menon', '1', '–', '₹0'])
  })

  it('A-021 customers by city, and how long it took', async () => {
    openDashboard('?period=last-quarter')
    const card = await cardCalled('Customer Conversion Analysis')
    const link = await card.findByRole('link', { name: 'Navi Mumbai' })
    expect(rowsOf(card).slice(1)).toEqual([
      ['Navi Mumbai', '11', '34.5'],
      ['No city', '3', '46'],
    ])
    expect(hrefOf(link)).toContain('figure=won:2026-07-01:2026-09-30:city=navi+mumbai')
  })

  it('A-022 interested, contacted, won, total response and conversion', async () => {
    openDashboard('?period=this-quarter')
    const card = await cardCalled('Response and conversion')
    const total = await card.findByRole('link', { name: 'Contacted: 902' })
    expect(hrefOf(total)).toContain('figure=contacted:2026-10-01:2026-12-31')
    expect(hrefOf(card.getByRole('link', { name: 'Won: 31' }))).toContain('figure=won:2026-10-01')
    expect(card.getByRole('button', { name: 'Interested: 214' })).toBeTruthy()
    const conversion = await card.findByRole('link', { name: 'Conversion: 12.5%' })
    expect(hrefOf(conversion)).toContain('stage=019a1f3e-0000-7000-8000-000000000057')
    // What has not begun yet is no zero.
    const points = within(card.getByRole('list', { name: 'Won' })).getAllByRole('listitem')
    expect(points.map(({ textContent }) => textContent)).toEqual(['Oct 2026: 9', 'Nov 2026: 22'])
    await user.click(card.getByRole('button', { name: 'Total response: 634' }))
    expect(await screen.findByRole('dialog', { name: 'Total Connected' })).toBeTruthy()
  })

  it('A-022 its table opens what each number counts, of its own days', async () => {
    openDashboard(`?period=this-quarter&members=${kavya}`)
    const card = await cardCalled('Response and conversion')
    await toTable(card, 'Response and conversion')
    const won = hrefOf(card.getByRole('link', { name: 'Nov 2026, Won: 22' }))
    expect(won).toContain('figure=won:2026-11-01:2026-11-30')
    expect(won).toContain(`assignee=${kavya}`)
    const converted = hrefOf(await card.findByRole('link', { name: /^Oct 2026, Conversion/ }))
    expect(converted).toContain('createdFrom=2026-10-01')
    expect(converted).toContain('createdTo=2026-10-31')
    await user.click(card.getByRole('button', { name: /^Oct 2026, Interested/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Interested' }))
    expect(drawer.getByText(/^1 Oct – 31 Oct 2026 · /)).toBeTruthy()
    const asked = server.calls.findLast(({ path }) => path.endsWith('/entries'))
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      filter: '9',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
    })
    expect(asked?.body).toEqual({ figure: 'interested', userIds: [kavya] })
  })
})

it('A-012 A-023 a firm in which nothing happened yet: each card says so in its own words', async () => {
  serveNoFigures(server)
  openDashboard()
  for (const text of [
    'No Lead Data Available',
    'No Average Deal Value Data Available',
    'No Lead Source Data Available',
    'No Sales Representative Data Available',
    'No Customer Conversion Data Available',
    'No Total Deal Value Data Available',
    'No Interested Data Available',
    'No Contacted Data Available',
    'No Won Data Available',
    'No Total Response Data Available',
    'No Conversion Data Available',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  const strip = await cardCalled('Calls')
  await waitFor(() => expect(strip.getAllByRole('button')[0]?.textContent).toBe('Total Calls 0 –'))
})

it('A-028 a card that fails says so and logs it, the others stay, and Retry reads it again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = refusal(400, 'failed', 'No')
  for (const one of cardCalls) server.on(one, () => ({ refusal: failing }))
  openDashboard()
  for (const text of [
    'The calls could not be loaded.',
    'The leads by stage could not be loaded.',
    'The average deal values could not be loaded.',
    "Today's activity could not be loaded.",
    'The lead sources could not be loaded.',
    'The sales representatives could not be loaded.',
    'The conversion by city could not be loaded.',
    'The deal values could not be loaded.',
    'Response and conversion could not be loaded.',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy()
    expect(log).toHaveBeenCalledWith(text, expect.objectContaining({ code: failing.code }))
  }
  server.on(analyticsEndpoints.bySource, () => ({ reply: [{ source: 'Referral', leads: 2 }] }))
  const card = await cardCalled('Lead Source')
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect((await card.findAllByRole('link', { name: /Referral/ })).length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name: 'Lead Source' }).contains(document.activeElement)).toBe(true)
  expect((await cardCalled('Leads')).getByRole('alert')).toBeTruthy()
  log.mockRestore()
})

it('A-007 a link with people whose numbers are not for everybody says so and leads back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { notReportee } = analyticsRefusals
  server.on(analyticsEndpoints.summary, ({ people }) =>
    people.length > 0 ? { refusal: notReportee } : { reply: { current: noCalls, previous: noCalls } },
  )
  const { router } = openDashboard(`?members=${kavya}`)
  expect(await screen.findByText(notReportee.text)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all that I may see' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByRole('region', { name: 'Leads' })).toBeTruthy()
  log.mockRestore()
})

const noCalls = {
  calls: 0,
  connected: 0,
  interested: 0,
  followUp: 0,
  noResponse: 0,
  notInterested: 0,
  repeated: 0,
}

it('L-005 whoever may not see leads sees no numbers either', async () => {
  signInAs(server, { features: [] })
  openDashboard()
  expect(await screen.findByRole('heading', { name: 'Access disabled by Admin' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Select Members' })).toBeNull()
})
