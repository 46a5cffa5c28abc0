import { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
    server.on(clientAreaEndpoints.projects, () => ({ reply: { projects: [] } }))
    renderAt('/client/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Kavya' })).toBeTruthy()
    expect(await screen.findByText('No projects shared yet')).toBeTruthy()
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

  it('lets a client change the password', async () => {
    signInAs(server, { isClient: true, features: [] })
    server.on(clientAreaEndpoints.projects, () => ({ reply: { projects: [] } }))
    renderAt('/client/')
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeTruthy()
  })

  it('leads to each project, and says where an answer is awaited', async () => {
    signInAs(server, { isClient: true, features: [] })
    server.on(clientAreaEndpoints.projects, () => ({
      reply: {
        projects: [
          {
            id: '019a1f3e-0000-7000-8000-0000000000d0',
            name: 'Iyer residence',
            stage: 'execution' as const,
            location: 'Baner, Pune',
            toAnswer: 2,
          },
        ],
      },
    }))
    renderAt('/client/')
    const line = await screen.findByRole('link', { name: /Iyer residence/ })
    expect(line.getAttribute('href')).toBe('/client/project/019a1f3e-0000-7000-8000-0000000000d0')
    expect(line.textContent).toContain('Work in progress')
    expect(line.textContent).toContain('2 quotations to answer')
  })

  it('shows a project with what was shared, and empty places for the rest', async () => {
    signInAs(server, { isClient: true, features: [] })
    server.on(clientAreaEndpoints.project, () => ({
      reply: {
        id: '019a1f3e-0000-7000-8000-0000000000d0',
        name: 'Iyer residence',
        stage: 'design' as const,
        contacts: [{ name: 'Asha Pillai', email: 'asha@malhardesign.in', isLead: true }],
        quotations: [],
        files: [{ id: 'f1', name: 'Plan.pdf', size: 2048, sharedAt: '2026-04-01T10:00:00.000Z' }],
        minutes: [],
      },
    }))
    renderAt('/client/project/019a1f3e-0000-7000-8000-0000000000d0')
    expect(await screen.findByRole('heading', { level: 1, name: 'Iyer residence' })).toBeTruthy()
    expect(await screen.findByText('No quotations yet')).toBeTruthy()
    expect(screen.getByText('No minutes shared yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Plan\.pdf/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download Plan.pdf' })).toBeTruthy()
    expect(screen.getByText('Leads your project')).toBeTruthy()
  })

  it('is not for the staff', async () => {
    signInAs(server, { features: [] })
    const { address } = renderAt('/client/')
    await screen.findByRole('navigation', { name: 'Main' })
    expect(address()).toBe('/admin/')
  })
})
