import { helpTopics } from '@foyer/contract/shell/messages/help'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderAt, renderFrame } from '../../testing/render'
import { serveBoard } from '../../testing/samples/board'
import { serveLeads } from '../../testing/samples/leads'
import { signInAs } from '../../testing/samples/people'
import { makePipeline } from '../../testing/samples/pipeline'
import { setScreenWidth } from '../../testing/screen-size'
import { LeadsTabs } from './leads-tabs'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [])
  signInAs(server)
})

const showBar = (address: string) => renderAt(address, [{ path: '*', element: <LeadsTabs /> }])

describe('the leads help', () => {
  const openHelp = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Help with leads' }))
    return screen.findByRole('dialog', { name: 'Need Help with Leads? Check Here!' })
  }

  it('T-027 answers nine questions, one at a time, and closes again', async () => {
    showBar('/lms/')
    const opened = await openHelp()
    expect(opened.closest('[data-full-screen]')).toBeNull()
    const dialog = within(opened)
    const questions = helpTopics.map(({ question }) => dialog.getByRole('button', { name: question }))
    expect(questions).toHaveLength(9)
    for (const question of questions) expect(question.getAttribute('aria-expanded')).toBe('false')

    const [first, second] = questions
    await userEvent.click(first as HTMLElement)
    expect(first?.getAttribute('aria-expanded')).toBe('true')
    expect(dialog.getByText(helpTopics[0]?.answer ?? '')).toBeTruthy()
    await userEvent.click(second as HTMLElement)
    expect(first?.getAttribute('aria-expanded')).toBe('false')
    expect(second?.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('T-027 fills the screen of a phone', async () => {
    setScreenWidth(390)
    showBar('/lms/')
    expect((await openHelp()).closest('[data-full-screen]')).not.toBeNull()
  })
})

describe('the bar above the leads', () => {
  it('L-006 L-014 L-017 names the module, shows where one is, and offers what belongs there', async () => {
    serveBoard(server, makePipeline('Contacted'), [])
    renderFrame('/lms/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lead Management', current: 'page' })).toBeTruthy()
    expect(document.title).toBe('Leads · Foyer')
    const gear = screen.getByRole('link', { name: 'Lead settings' })
    expect(gear.getAttribute('href')).toBe('/leads/lead-management-settings')
    expect(screen.getByRole('searchbox', { name: 'Search leads' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit Pipeline' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Pipeline' }))
    expect(await screen.findByRole('button', { name: 'Edit Pipeline' })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Lead Management' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Pipeline' })).toBeNull())
  })

  it('L-014 shows what the address searches for, writes what is searched into it and takes it out again', async () => {
    const { router } = showBar('/lms/?sort=name&search=rohan')
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search leads' })
    expect(box.value).toBe('rohan')
    await userEvent.clear(box)
    await userEvent.type(box, ' iyer ')
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&search=iyer'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'))
  })
})

it('L-014 C-153 the search belongs to Lead Management alone; the tab last used is remembered', async () => {
  const { router } = showBar('/lms/')
  expect(await screen.findByRole('searchbox')).toBeTruthy()
  expect(localStorage.getItem('headerTab')).toBe('Lead Management')
  await act(() => router.navigate('/leads/pipeline'))
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(localStorage.getItem('headerTab')).toBe('Pipeline')
})

it('L-005 three tabs lead to the list, the board and the numbers', async () => {
  const { router } = showBar('/leads/analytics')
  const tabs = within(await screen.findByRole('navigation', { name: 'Leads' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Lead Management', '/lms/'],
    ['Pipeline', '/leads/pipeline'],
    ['Analytics', '/leads/analytics'],
  ])
  expect(screen.getByRole('link', { name: 'Analytics', current: 'page' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Select Members' })).toBeTruthy()
  expect(localStorage.getItem('headerTab')).toBe('Analytics')
  await act(() => router.navigate('/lms/'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Select Members' })).toBeNull())
})
