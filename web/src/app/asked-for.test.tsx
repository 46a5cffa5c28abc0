import type { Profile } from '@foyer/contract/accounts/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { askedFor, keepAskedFor } from '../api/asked-for'
import { endSession } from '../api/session'
import { buildProfile } from '../testing/build-profile'
import { enterText } from '../testing/entering'
import { fakeServer } from '../testing/fake-server'
import { onlyPages, renderAt } from '../testing/render'
import { signInAs } from '../testing/samples/people'
import { mayOpen } from './may-open'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  sessionStorage.clear()
  server = fakeServer()
})

const pages = onlyPages('/', '/login-page', '/personal-details')
const signIn = async () => {
  await enterText(await screen.findByRole('textbox', { name: 'Email' }), 'kavya@malhardesign.in')
  await enterText(screen.getByLabelText('Password'), 'Studio#2027')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

/** Somebody who can sign in, and has not. */
function outside(who: Parameters<typeof signInAs>[1] = {}): Profile {
  const profile = signInAs(server, who)
  endSession({ byChoice: false })
  server.on(accountEndpoints.signIn, () => ({
    reply: { ...profile, token: 't1', userId: profile.id, ticket: profile.isFirstLogin ? 'once' : undefined },
  }))
  return profile
}

describe('the address that was asked for', () => {
  it('C-175 is where one is after signing in, with all that stands in it', async () => {
    outside()
    const { router } = renderAt('/lms/?lead=l1&sort=name', pages)
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/lms/'))
    expect(router.state.location.search).toBe('?lead=l1&sort=name')
    expect(askedFor()).toBeUndefined()
  })

  it('C-175 is kept over a first login and the first steps', async () => {
    let profile = outside({ isFirstLogin: true, hasTemporaryPassword: true, isOnboardingDone: false })
    server.on(accountEndpoints.profile, () => ({ reply: profile }))
    server.on(accountEndpoints.updatePassword, () => {
      profile = { ...profile, isFirstLogin: false, hasTemporaryPassword: false }
      return { reply: { message: 'saved' } }
    })
    server.on(accountEndpoints.editPersonal, () => ({ reply: { message: 'saved' } }))
    server.on(accountEndpoints.editSteps, () => {
      profile = { ...profile, isOnboardingDone: true }
      return { reply: { message: 'saved' } }
    })
    const { address } = renderAt('/timeline/my-task/', pages)
    await signIn()
    await waitFor(() => expect(address()).toBe('/login-page'))
    await enterText(await screen.findByLabelText('Password'), 'Studio#2027')
    await enterText(screen.getByLabelText('Confirm password'), 'Studio#2027')
    await userEvent.click(screen.getByRole('button', { name: 'Create password' }))
    await waitFor(() => expect(address()).toBe('/personal-details'))
    await enterText(await screen.findByRole('textbox', { name: 'Phone number' }), '9845021345')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(address()).toBe('/timeline/my-task/'))
  })

  it('C-175 is Home where the person may not open it, and for a client their own area', async () => {
    outside({ features: ['crm'] })
    const { address } = renderAt('/my-profile/myprofile/accesspanel', pages)
    await signIn()
    await waitFor(() => expect(address()).toBe('/admin/'))
    await waitFor(() => expect(askedFor()).toBeUndefined())
  })

  it('C-175 is not the page that somebody has left by signing out', async () => {
    signInAs(server)
    const { address } = renderAt('/lms/', pages)
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0))
    act(() => endSession({ byChoice: true }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(askedFor()).toBeUndefined()
  })

  it('C-175 is never an address outside the product', async () => {
    const owner = buildProfile({ isSuperAdmin: true })
    for (const outsideAddress of ['https://evil.example/lms/', '//evil.example/lms/', 'javascript:alert(1)'])
      expect(mayOpen(outsideAddress, owner, ['crm']), outsideAddress).toBe(false)
    expect(mayOpen('/lms/', owner, ['crm'])).toBe(true)
    expect(mayOpen('/lms/', owner, [])).toBe(false)
    expect(mayOpen('/admin/background-work', buildProfile(), ['crm'])).toBe(false)
    expect(mayOpen('/lms/', buildProfile({ isClient: true }), ['crm'])).toBe(false)

    keepAskedFor('//evil.example/lms/')
    signInAs(server)
    const { address } = renderAt('/admin/', pages)
    await waitFor(() => expect(askedFor()).toBeUndefined())
    expect(address()).toBe('/admin/')
  })
})
