import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderAt } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})

describe('the client area', () => {
  it('says what a client has: their details, their contact, and that nothing is shared yet', async () => {
    signInAs(server, {
      isClient: true,
      features: [],
      phone: '+91 9845021763',
      superAdmins: [{ id: 'u9', fullName: 'Asha Pillai', email: 'asha@malhardesign.in' }],
    })
    renderAt('/client/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Kavya' })).toBeTruthy()
    expect(screen.getByText('No projects shared yet')).toBeTruthy()
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
    expect(facts).toEqual([
      'Name: Kavya Menon',
      'Email: kavya@malhardesign.in',
      'Phone: 98450 21763',
      'Address: –',
    ])
    expect(screen.getByRole('heading', { name: 'Your contact at Malhar Design' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'asha@malhardesign.in' })).toBeTruthy()
  })

  it('is not for the staff', async () => {
    signInAs(server, { features: [] })
    const { address } = renderAt('/client/')
    await screen.findByRole('navigation', { name: 'Main' })
    expect(address()).toBe('/admin/')
  })
})
