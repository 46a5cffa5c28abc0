import { helpTopics } from '@foyer/contract/shell/messages'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveBoard } from '../testing/board'
import { fakeServer } from '../testing/fake-server'
import { serveLeads } from '../testing/leads'
import { signInAs } from '../testing/people'
import { makePipeline } from '../testing/pipeline'
import { renderAt } from '../testing/render'
import { setScreenWidth } from '../testing/screen-size'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [])
  signInAs(server)
})

describe('the leads help', () => {
  const openHelp = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Help with leads' }))
    return screen.findByRole('dialog', { name: 'Need Help with Leads? Check Here!' })
  }

  it('T-027 answers nine questions, one at a time', async () => {
    renderAt('/lms/')
    const dialog = within(await openHelp())
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
  })

  it('T-027 fills the screen of a phone', async () => {
    renderAt('/lms/')
    expect((await openHelp()).closest('[data-full-screen]')).toBeNull()
    cleanup()
    setScreenWidth(390)
    renderAt('/lms/')
    expect((await openHelp()).closest('[data-full-screen]')).not.toBeNull()
  })

  it('T-027 closes again', async () => {
    renderAt('/lms/')
    const dialog = await openHelp()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the bar above the leads', () => {
  it('names the module and shows where one is', async () => {
    renderAt('/lms/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lead Management', current: 'page' })).toBeTruthy()
    expect(document.title).toBe('Leads · Foyer')
  })

  it('L-017 offers Edit Pipeline on the Pipeline tab only', async () => {
    serveBoard(server, makePipeline('Contacted'), [])
    renderAt('/lms/')
    const tab = await screen.findByRole('link', { name: 'Pipeline' })
    expect(screen.queryByRole('button', { name: 'Edit Pipeline' })).toBeNull()
    await userEvent.click(tab)
    expect(await screen.findByRole('button', { name: 'Edit Pipeline' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Lead Management' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Pipeline' })).toBeNull())
  })

  it('L-006 opens the lead settings by the gear', async () => {
    renderAt('/lms/')
    const gear = await screen.findByRole('link', { name: 'Lead settings' })
    expect(gear.getAttribute('href')).toBe('/leads/lead-management-settings')
  })

  it('L-014 writes what is searched into the address and takes it out again', async () => {
    const { router } = renderAt('/lms/?sort=name')
    const box = await screen.findByRole('searchbox', { name: 'Search leads' })
    await userEvent.type(box, ' iyer ')
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&search=iyer'))
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'))
  })

  it('L-014 is offered with the list, not on the Pipeline tab', async () => {
    serveBoard(server, makePipeline('Contacted'), [])
    renderAt('/lms/')
    expect(await screen.findByRole('searchbox', { name: 'Search leads' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Pipeline' }))
    await screen.findByRole('button', { name: 'Edit Pipeline' })
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('L-014 shows what the address searches for', async () => {
    renderAt('/lms/?search=rohan')
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search leads' })
    expect(box.value).toBe('rohan')
  })
})
