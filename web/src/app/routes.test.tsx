import { accountRefusals, signInTexts } from '@foyer/contract/accounts/messages'
import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { privacyText, termsText } from '@foyer/contract/shell/legal'
import { notFoundTexts } from '@foyer/contract/shell/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { startSession } from '../api/session'
import { fakeServer } from '../testing/fake-server'
import { renderAt } from '../testing/render'
import { signInAs } from '../testing/samples/people'
import { holdCalls } from '../testing/slow-calls'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('addresses that anybody can open', () => {
  it('shows the built-in terms and privacy pages', async () => {
    const { router } = renderAt('/terms')
    expect(await heading(termsText.title)).toBeTruthy()
    await act(() => router.navigate('/privacy'))
    expect(await heading(privacyText.title)).toBeTruthy()
    expect(document.title).toBe('Privacy Policy · Foyer')
  })

  it('shows the not-found page for an address that does not exist', async () => {
    renderAt('/no/such/place')
    expect(await heading(notFoundTexts.title)).toBeTruthy()
  })

  it('puts the focus on the heading of the page one goes to', async () => {
    const { router } = renderAt('/terms')
    await heading(termsText.title)
    await act(() => router.navigate('/privacy'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(privacyText.title))
  })
})

describe('addresses that need a sign-in', () => {
  it('send a stranger to the sign-in page', async () => {
    const { address } = renderAt('/lms/')
    await heading(signInTexts.welcome)
    expect(address()).toBe('/')
    expect(screen.queryByText(signInTexts.signedOut)).toBeNull()
  })

  it('C-173 lead somebody with a temporary password to the step that replaces it, whatever was asked for', async () => {
    signInAs(server, { hasTemporaryPassword: true, isFirstLogin: true })
    for (const asked of ['/lms/', '/admin/', '/my-profile/myprofile/personal']) {
      const { address, unmount } = renderAt(asked)
      await heading(passwordTexts.firstTitle)
      expect(address()).toBe('/login-page')
      unmount()
    }
  })

  it('send somebody whose session is over to the sign-in page, with a word of explanation', async () => {
    startSession({ token: 'old', userId: 'u1' })
    server.on(accountEndpoints.profile, () => ({ refusal: accountRefusals.signInNeeded }))
    server.on(accountEndpoints.features, () => ({ refusal: accountRefusals.signInNeeded }))
    const { address } = renderAt('/admin/')
    expect(await screen.findByText(signInTexts.signedOut)).toBeTruthy()
    expect(address()).toBe('/')
  })

  it('show where things will be while it is not known who is here, and ask for all the frame needs', async () => {
    signInAs(server)
    const profile = holdCalls(accountEndpoints.profile)
    renderAt('/admin/')
    expect(await screen.findByRole('status', { name: screenTexts.loading })).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
    await act(async () => profile())
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy()
  })

  it('are left at once when the session is ended elsewhere', async () => {
    const { id } = signInAs(server)
    const { address } = renderAt('/tools/')
    await screen.findByRole('heading', { level: 1 })
    server.on(accountEndpoints.self, () => ({ refusal: accountRefusals.signInNeeded }))
    server.tell({ name: 'session-ended', sessionId: id })
    expect(await screen.findByText(signInTexts.signedOut)).toBeTruthy()
    expect(address()).toBe('/')
  })

  it('send /leads/ to /lms/', async () => {
    signInAs(server)
    const { address } = renderAt('/leads/')
    await waitFor(() => expect(address()).toBe('/lms/'))
  })

  it('L-002 L-007 send /leads/ to /lms/ with what it asks of the list', async () => {
    signInAs(server)
    const { router } = renderAt('/leads/?add-leads')
    await waitFor(() => expect(router.state.location.pathname).toBe('/lms/'))
    expect(router.state.location.search).toBe('?add-leads')
  })

  it('keep a client in the client area', async () => {
    signInAs(server, { isClient: true })
    const { address } = renderAt('/lms/')
    await waitFor(() => expect(address()).toBe('/client/'))
  })

  it('keep staff out of the client area', async () => {
    signInAs(server)
    const { address } = renderAt('/client/')
    await waitFor(() => expect(address()).toBe('/admin/'))
  })
})
