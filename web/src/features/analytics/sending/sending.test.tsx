import type { SentDashboard } from '@foyer/contract/analytics/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { digestEndpoints } from '@foyer/contract/wire/analytics/digest-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { SendDashboard } from './send-dashboard'
import { WeeklyMail } from './weekly-mail'

const idOf = (number: number) => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`
const colleagues = ['Kavya Menon', 'Arjun Nair'].map((fullName, place) => ({
  id: idOf(place + 1),
  fullName,
  role: 'Sales',
  email: `${place}@foyer.test`,
}))

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server, { isAdmin: true })
  server.on(teamEndpoints.assignable, () => ({ reply: colleagues }))
})

describe('sending the numbers', () => {
  const closed = vi.fn()
  const show = async () => {
    closed.mockClear()
    renderAt('/', [
      {
        path: '*',
        element: (
          <SendDashboard
            query={{ choice: { period: 'custom', from: '2026-01-01', to: '2026-03-31' }, people: [] }}
            onClose={closed}
          />
        ),
      },
    ])
    return within(await screen.findByRole('dialog', { name: 'Send the numbers' }))
  }
  const choose = async (dialog: Awaited<ReturnType<typeof show>>, name: string) => {
    await userEvent.click(dialog.getByRole('combobox', { name: 'To' }))
    await userEvent.click(await screen.findByRole('option', { name }))
  }

  it('goes to the colleagues that are chosen, with a note, and says to how many', async () => {
    const asked: SentDashboard[] = []
    server.on(digestEndpoints.send, (sent) => {
      asked.push(sent)
      return { reply: { sent: 2 } }
    })
    const dialog = await show()
    expect(dialog.getByText(/as you see them, and a link to this page: 1 Jan – 31 Mar 2026/)).toBeTruthy()
    await choose(dialog, 'Kavya Menon')
    await choose(dialog, 'Arjun Nair')
    await enterText(dialog.getByRole('textbox', { name: 'Note' }), 'A good quarter')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(await screen.findByText('Sent to 2 people.')).toBeTruthy()
    expect(asked).toEqual([
      {
        choice: { period: 'custom', from: '2026-01-01', to: '2026-03-31' },
        people: [],
        to: [idOf(1), idOf(2)],
        note: 'A good quarter',
      },
    ])
  })

  it('asks for at least one person, and says why it was refused', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(digestEndpoints.send, () => ({ refusal: refusal(429, 'often', 'Please wait a while.') }))
    const dialog = await show()
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Please choose at least one person.')).toBeTruthy()
    await choose(dialog, 'Kavya Menon')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Please wait a while.')).toBeTruthy()
    expect(closed).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('The note and the people that you chose are not sent.')).toBeTruthy()
    log.mockRestore()
  })

  it('says when the colleagues could not be loaded, and tries again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(teamEndpoints.assignable, () => ({ refusal: refusal(400, 'failed', 'No') }))
    const dialog = await show()
    expect(await dialog.findByText('Your colleagues could not be loaded.')).toBeTruthy()
    log.mockRestore()
    server.on(teamEndpoints.assignable, () => ({ reply: colleagues }))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('combobox', { name: 'To' })).toBeTruthy()
  })
})

describe('the weekly email', () => {
  const show = () => renderAt('/', [{ path: '*', element: <WeeklyMail /> }])

  it('is switched on and off by admins, and says when it comes', async () => {
    let byEmail = false
    server.on(digestEndpoints.readDigest, () => ({ reply: { byEmail } }))
    server.on(digestEndpoints.saveDigest, (choice) => {
      byEmail = choice.byEmail
      return { reply: choice }
    })
    show()
    const box = (await screen.findByRole('switch', {
      name: 'Weekly email with the numbers',
    })) as HTMLInputElement
    expect(box.checked).toBe(false)
    expect(screen.getByText(/Every Monday at 8 AM/)).toBeTruthy()
    await userEvent.click(box)
    expect(await screen.findByText('You get the numbers every Monday at 8 AM.')).toBeTruthy()
    expect(box.checked).toBe(true)
    expect(byEmail).toBe(true)
  })

  it('stays as it is stored when it could not be saved', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(digestEndpoints.readDigest, () => ({ reply: { byEmail: true } }))
    server.on(digestEndpoints.saveDigest, () => ({ refusal: refusal(409, 'no', 'Not now.') }))
    show()
    const box = (await screen.findByRole('switch')) as HTMLInputElement
    await userEvent.click(box)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await waitFor(() => expect(box.checked).toBe(true))
    log.mockRestore()
  })

  it('says when it could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(digestEndpoints.readDigest, () => ({ refusal: refusal(400, 'failed', 'No') }))
    show()
    expect(await screen.findByText('The setting of the weekly email could not be loaded.')).toBeTruthy()
    log.mockRestore()
  })

  it('is not for those who are no admins', async () => {
    signInAs(server, { isAdmin: false, isSuperAdmin: false })
    server.on(digestEndpoints.readDigest, () => ({ reply: { byEmail: true } }))
    show()
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(1))
    expect(screen.queryByRole('switch')).toBeNull()
    expect(server.calls.some(({ path }) => path === digestEndpoints.readDigest.path)).toBe(false)
  })
})
