import { afterEach, describe, expect, it, vi } from 'vitest'
import { pushBrowser } from '../testing/push-browser'
import {
  currentSession,
  endSession,
  hasSignedOutByChoice,
  onLeft,
  onSessionChange,
  startSession,
  wasSignedOutUnasked,
} from './session'

const fromAnotherTab = (change: () => void, key: string | null) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

describe('the session of this browser', () => {
  it('O-009 stores token and userId under those keys', () => {
    startSession({ token: 't1', userId: 'u1' })
    expect(localStorage.getItem('token')).toBe('t1')
    expect(localStorage.getItem('userId')).toBe('u1')
  })

  it('forgets everything of the person on signing out', () => {
    startSession({ token: 't1', userId: 'u1' })
    for (const key of ['projectId', 'headerTab', 'currentPage']) localStorage.setItem(key, 'x')
    localStorage.setItem('mantine-color-scheme-value', 'dark')
    endSession({ byChoice: true })
    expect(Object.keys(localStorage)).toEqual(['mantine-color-scheme-value'])
    expect(wasSignedOutUnasked()).toBe(false)
  })

  it('ends here when another tab signs out', () => {
    startSession({ token: 't1', userId: 'u1' })
    const heard = vi.fn()
    onSessionChange(heard)
    fromAnotherTab(() => localStorage.removeItem('token'), 'token')
    expect(currentSession()).toBeUndefined()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is left by choice in every tab, and over in none of them without a reason', () => {
    const heard = vi.fn()
    onLeft(heard)
    const told = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    startSession({ token: 't1', userId: 'u1' })
    localStorage.removeItem('token')
    told('foyer.left', 'of another session')
    told('token', null)
    expect(heard).not.toHaveBeenCalled()
    expect([wasSignedOutUnasked(), hasSignedOutByChoice()]).toEqual([true, false])

    startSession({ token: 't2', userId: 'u1' })
    localStorage.removeItem('token')
    told('foyer.left', 't2')
    told('token', null)
    expect(heard).toHaveBeenCalledOnce()
    expect([wasSignedOutUnasked(), hasSignedOutByChoice()]).toEqual([false, true])

    // On to another company: this tab hears of both at once.
    startSession({ token: 't3', userId: 'u1' })
    expect(hasSignedOutByChoice()).toBe(false)
    localStorage.setItem('token', 't4')
    told('foyer.left', 't3')
    told('token', 't4')
    expect(heard).toHaveBeenCalledTimes(2)
    expect([currentSession()?.token, hasSignedOutByChoice()]).toEqual(['t4', false])
  })

  it('follows another tab that signs in as somebody else', () => {
    startSession({ token: 't1', userId: 'u1' })
    fromAnotherTab(() => {
      localStorage.setItem('userId', 'u2')
      localStorage.setItem('token', 't2')
    }, 'token')
    expect(currentSession()).toEqual({ token: 't2', userId: 'u2' })
  })

  describe('that shows notifications', () => {
    const shown = async () => {
      const browser = pushBrowser()
      localStorage.setItem('foyer.push', 'u1 t1')
      startSession({ token: 't1', userId: 'u1' })
      await browser.connected()
      return browser
    }
    afterEach(() => vi.unstubAllGlobals())

    it('Sales floor shows nothing more to whoever leaves it, whether or not a server is told', async () => {
      const browser = await shown()
      endSession({ byChoice: true })
      await vi.waitFor(() => expect(browser.place()).toBeUndefined())
      expect(localStorage.getItem('foyer.push')).toBeNull()
    })

    it('Sales floor shows somebody else nothing of whom it was connected for', async () => {
      const browser = await shown()
      endSession({ byChoice: false })
      startSession({ token: 't2', userId: 'u1' })
      expect(localStorage.getItem('foyer.push')).toBe('u1 t1')
      endSession({ byChoice: false })
      startSession({ token: 't3', userId: 'u2' })
      await vi.waitFor(() => expect(browser.place()).toBeUndefined())
      expect(localStorage.getItem('foyer.push')).toBeNull()
    })

    it('Sales floor goes on for who goes on to another company', async () => {
      await shown()
      const asked = vi.spyOn(navigator.serviceWorker, 'getRegistration')
      endSession({ byChoice: true, goesOn: true })
      startSession({ token: 't2', userId: 'u1' })
      expect(asked).not.toHaveBeenCalled()
      expect(localStorage.getItem('foyer.push')).toBe('u1 t1')
    })
  })

  it('takes no notice of other things that change in the storage', () => {
    startSession({ token: 't1', userId: 'u1' })
    const heard = vi.fn()
    onSessionChange(heard)
    fromAnotherTab(() => localStorage.setItem('headerTab', '8'), 'headerTab')
    expect(heard).not.toHaveBeenCalled()
  })
})
