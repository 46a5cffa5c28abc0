import { type PushSettings, pushKinds } from '@foyer/contract/push/model'
import { usualQuiet } from '@foyer/contract/push/quiet'
import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { pushKeys as keys, pushBrowser, pushServerKey as serverKey } from '../../testing/push-browser'
import { renderAt } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'
import { keepConnected } from './keep-connected'
import { PushCard } from './push-card'

const user = userEvent.setup({ delay: null })
const id = '019a1f3e-0000-7000-8000-0000000000f1'

let server: ReturnType<typeof fakeServer>
let settings: PushSettings
let browser: ReturnType<typeof pushBrowser>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  settings = { serverKey, choice: { kinds: [...pushKinds], quiet: usualQuiet }, devices: [], removed: [] }
  browser = pushBrowser()
  server.on(pushEndpoints.pushSettings, () => ({ reply: settings }))
  server.on(pushEndpoints.addPushDevice, () => {
    settings.devices = [
      { id, userAgent: undefined, addedAt: '2026-11-19T05:00:00.000Z', shownAt: undefined, isThis: true },
    ]
    return { reply: { id } }
  })
  server.on(pushEndpoints.removePushDevice, () => {
    settings.devices = []
    return { reply: { message: 'Removed' } }
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  renderAt('/', [{ path: '/', Component: PushCard }])
  return screen.findByRole<HTMLInputElement>('switch', { name: 'Show on this device' })
}
const sent = (path: string) => server.calls.filter((call) => call.path === path).map(({ body }) => body)

describe('notifications on this device', () => {
  it('Sales floor are turned on and off with one switch', async () => {
    const toggle = await open()
    await user.click(toggle)
    expect(await screen.findByText('Notifications are shown on this device')).toBeTruthy()
    expect(sent('/api/push/devices')).toEqual([{ endpoint: 'https://push.example.com/1', keys }])
    expect(await screen.findByText('This device')).toBeTruthy()
    await user.click(toggle)
    expect(await screen.findByText('Notifications are no longer shown on this device')).toBeTruthy()
    expect(browser.subscription).toBeUndefined()
    await waitFor(() => expect(screen.queryByText('This device')).toBeNull())
  })

  it('Sales floor say why they cannot be shown where the browser blocks them', async () => {
    const toggle = await open()
    browser.permission = 'denied'
    await user.click(toggle)
    expect(await screen.findByText(/^This browser blocks notifications of Foyer/)).toBeTruthy()
    expect(sent('/api/push/devices')).toEqual([])
  })

  it('Sales floor kinds and quiet hours are chosen, and checked before they are sent', async () => {
    await user.click(await open())
    await user.click(await screen.findByRole('checkbox', { name: 'New leads' }))
    const to = screen.getByLabelText('To')
    await user.clear(to)
    await user.type(to, '21:00')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This is the same time as the beginning.')).toBeTruthy()
    await user.clear(to)
    await user.type(to, '07:30')
    server.on(pushEndpoints.choosePush, (choice) => {
      settings.choice = choice
      return { reply: { message: 'Saved' } }
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(sent('/api/push/choice')).toEqual([
      { kinds: pushKinds.filter((kind) => kind !== 'new-leads'), quiet: { from: '21:00', to: '07:30' } },
    ])
  })

  describe('that go on', () => {
    const on = async () => {
      await user.click(await open())
      await screen.findByText('This device')
    }
    const places = () => sent('/api/push/devices').map((body) => (body as { endpoint: string }).endpoint)
    const [first, second] = ['https://push.example.com/1', 'https://push.example.com/2']

    it('Sales floor after signing in again, for the same person alone', async () => {
      await on()
      await keepConnected()
      expect(places()).toEqual([first])
      const [person, ...more] = (localStorage.getItem('foyer.push') ?? '').split(' ')
      localStorage.setItem('foyer.push', [person, 'earlier', ...more.slice(1)].join(' '))
      settings.devices = []
      await keepConnected()
      expect(places()).toEqual([first, first])
      localStorage.setItem('foyer.push', 'somebody-else earlier')
      await keepConnected()
      expect(places()).toHaveLength(2)
    })

    it('Sales floor with a new address where the browser has renewed it, or nobody knows the former any more', async () => {
      await on()
      browser.subscription = undefined
      await keepConnected()
      expect(places()).toEqual([first, second])
      settings.devices = []
      await keepConnected()
      await keepConnected()
      expect(places()).toEqual([first, second, 'https://push.example.com/3'])
    })

    it('Sales floor where the server has other keys', async () => {
      await on()
      settings = {
        ...settings,
        devices: [],
        serverKey: btoa(String.fromCharCode(...new Uint8Array(65).fill(5))),
      }
      await keepConnected()
      await keepConnected()
      expect(places()).toEqual([first, second])
    })

    it('Sales floor not where the person removed the device elsewhere', async () => {
      await on()
      settings = { ...settings, devices: [], removed: [id] }
      await keepConnected()
      expect(places()).toEqual([first])
      await waitFor(() => expect(browser.subscription).toBeUndefined())
      expect(localStorage.getItem('foyer.push')).toBeNull()
    })
  })
})
