import { features } from '@foyer/contract/accounts/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { frameTexts } from '@foyer/contract/shell/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../api/settings'
import { buildProfile } from '../testing/build-profile'
import { fakeServer } from '../testing/fake-server'
import { renderFrame } from '../testing/render'
import { serveLeads } from '../testing/samples/leads'
import { signInAs } from '../testing/samples/people'
import { setScreenWidth } from '../testing/screen-size'

let server: ReturnType<typeof fakeServer>
const usual = { ...settings }

beforeEach(() => {
  server = fakeServer()
  serveLeads(server, () => [])
})
afterEach(() => {
  Object.assign(settings, usual)
  document.querySelector('link[rel="icon"]')?.remove()
})

const mainLinks = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  return within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Profile menu of/ }))
  const menu = await screen.findByRole('menu')
  await within(menu).findByRole('menuitem', { name: 'Logout' })
  return menu
}

const menuItems = async () =>
  within(await openMenu())
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')])

const moreItems = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  return (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')])
}

describe('the top navigation', () => {
  it('T-001 leads to Home, Leads, Projects, Tools, Chat, Tasks, Purchase and Book Keeping', async () => {
    signInAs(server)
    renderFrame('/admin/')
    expect(await mainLinks()).toEqual([
      ['Home', '/admin/'],
      ['Leads', '/lms/'],
      ['Projects', '/pmt/'],
      ['Tasks', '/timeline/my-task/'],
    ])
    // What is not connected stays, out of the way (H2).
    expect(await moreItems()).toEqual([
      ['Tools', '/tools/'],
      ['Chat', '/updates/'],
      ['Purchase', '/po/global-po'],
      ['Book Keeping', '/account/project-summary'],
    ])
  })

  it('T-001 marks the place one is in, also for what is below it', async () => {
    signInAs(server)
    renderFrame('/leads/9')
    const current = await screen.findByRole('link', { name: 'Leads', current: 'page' })
    expect(current.getAttribute('href')).toBe('/lms/')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })

  it('T-002 shows Leads only with feature crm and Book Keeping only with feature accounts', async () => {
    signInAs(server, { features: features.filter((name) => name !== 'crm') })
    const { unmount } = renderFrame('/admin/')
    const withoutCrm = (await mainLinks()).map(([name]) => name)
    expect(withoutCrm).not.toContain('Leads')
    expect((await moreItems()).map(([name]) => name)).toContain('Book Keeping')
    unmount()

    signInAs(server, { id: 'u2', features: ['crm'] })
    renderFrame('/admin/')
    const withoutAccounts = (await mainLinks()).map(([name]) => name)
    expect(withoutAccounts).toContain('Leads')
    const more = (await moreItems()).map(([name]) => name)
    expect([...withoutAccounts, ...more]).not.toContain('Book Keeping')
  })

  it('T-009 shows Home, Projects, Tools, Chat, Tasks and Purchase to everyone', async () => {
    signInAs(server, { features: [] })
    renderFrame('/admin/')
    expect((await mainLinks()).map(([name]) => name)).toEqual(['Home', 'Projects', 'Tasks'])
    expect((await moreItems()).map(([name]) => name)).toEqual(['Tools', 'Chat', 'Purchase'])
  })

  it('T-005 the company logo goes to /admin/ and is the page icon', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/icon.svg" type="image/svg+xml">')
    const logoUrl = 'https://files.example/logo.png'
    signInAs(server, { company: { ...buildProfile().company, logoUrl } })
    const { container, unmount } = renderFrame('/lms/')
    const logo = await screen.findByRole('link', { name: 'Malhar Design, home' })
    expect(logo.getAttribute('href')).toBe('/admin/')
    expect(container.querySelector('header img')?.getAttribute('src')).toBe(logoUrl)
    const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute('href')
    expect(icon()).toBe(logoUrl)
    unmount()
    expect(icon()).toContain('/icon.svg')
  })

  it('T-023 a connected area is a plain link to its configured address', async () => {
    settings.areas = { tools: 'https://tools.example/', bookKeeping: 'https://books.example/start' }
    signInAs(server)
    renderFrame('/admin/')
    const links = Object.fromEntries(await mainLinks())
    expect(links.Tools).toBe('https://tools.example/')
    expect(links['Book Keeping']).toBe('https://books.example/start')
    expect(links.Chat).toBeUndefined()
    expect((await moreItems()).map(([name]) => name)).toEqual(['Chat', 'Purchase'])
  })
})

describe('the profile menu', () => {
  it('T-003 has My Profile, Team Management, Company Settings, Attendance, Send Feedback and Logout', async () => {
    signInAs(server)
    renderFrame('/admin/')
    expect(await menuItems()).toEqual([
      ['My Profile', '/my-profile/myprofile/personal'],
      ['Team Management', '/my-profile/myprofile/accesspanel'],
      ['Company Settings', '/my-profile/myprofile/CompanySetting/CompanyProfile'],
      ['Attendance', '/my-profile/attendance/todays/'],
      ['Send Feedback', '/my-profile/myprofile/feedback'],
      // Beside the specified ones: the sheet of keys.
      ['Keys', null],
      ['Logout', null],
    ])
  })

  it('T-004 shows Team Management only with accessPanel and Company Settings only with companyDetails', async () => {
    signInAs(server, { features: ['crm'] })
    const { unmount } = renderFrame('/admin/')
    const plain = (await menuItems()).map(([name]) => name)
    expect(plain).toEqual(['My Profile', 'Attendance', 'Send Feedback', 'Keys', 'Logout'])
    unmount()

    signInAs(server, { id: 'u2', features: ['accessPanel'] })
    renderFrame('/admin/')
    const withAccess = (await menuItems()).map(([name]) => name)
    expect(withAccess).toContain('Team Management')
    expect(withAccess).not.toContain('Company Settings')
  })

  it('shows Background work to admins', async () => {
    signInAs(server, { isAdmin: true })
    renderFrame('/admin/')
    expect((await menuItems()).map(([name]) => name)).toContain('Background work')
  })

  it('T-006 the user chip shows the first letter and the full name, or the picture', async () => {
    signInAs(server)
    const { unmount } = renderFrame('/admin/')
    const chip = await screen.findByRole('button', { name: 'Profile menu of Kavya Menon' })
    expect(within(chip).getByText('K')).toBeTruthy()
    expect(within(chip).getByText('Kavya Menon')).toBeTruthy()
    unmount()

    signInAs(server, { id: 'u2', imageUrl: 'https://files.example/kavya.jpg' })
    renderFrame('/admin/')
    const pictured = await screen.findByRole('button', { name: 'Profile menu of Kavya Menon' })
    expect(pictured.querySelector('img')?.getAttribute('src')).toBe('https://files.example/kavya.jpg')
    expect(within(pictured).queryByText('K')).toBeNull()
  })

  it('chooses between light, dark and the system', async () => {
    signInAs(server)
    renderFrame('/admin/')
    const menu = await openMenu()
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Light' }))
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light')
  })

  it('C-149 whoever belongs to another company too goes there, and takes nothing along', async () => {
    signInAs(server, { otherCompanies: [{ id: '01990000-0000-7000-8000-0000000000c2', name: 'Meridian' }] })
    localStorage.setItem('headerTab', '1')
    const { address } = renderFrame('/timeline/my-task/')
    const entry = within(await openMenu()).getByRole('menuitem', { name: 'Meridian' })
    server.on(accountEndpoints.enterCompany, () => ({
      reply: {
        token: 'token-of-the-other-company',
        userId: buildProfile().id,
        isClient: false,
        isSuperAdmin: false,
        isFirstLogin: false,
        isOnboardingDone: true,
        hasTemporaryPassword: false,
      },
    }))
    await userEvent.click(entry)
    await waitFor(() => expect(address()).toBe('/admin/'))
    expect(localStorage.getItem('token')).toBe('token-of-the-other-company')
    expect(localStorage.getItem('headerTab')).toBeNull()
    const { path } = accountEndpoints.profile
    await waitFor(() =>
      expect(server.calls.filter((call) => call.path === path).at(-1)?.token).toBe(
        'token-of-the-other-company',
      ),
    )
  })

  const logout = async () => {
    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Logout' }))
  }

  it('T-010 Logout ends the session, clears the stored sign-in and returns to /', async () => {
    signInAs(server)
    localStorage.setItem('headerTab', '1')
    const { address } = renderFrame('/admin/')
    await logout()
    await waitFor(() => expect(address()).toBe('/'))
    for (const key of ['token', 'userId', 'headerTab']) expect(localStorage.getItem(key)).toBeNull()
    const told = server.calls.find(({ path }) => path === accountEndpoints.signOut.path)
    expect(told?.token).toBe('token-of-somebody')
  })

  it('T-010 Logout works as well when the server cannot be told', async () => {
    signInAs(server)
    const { address } = renderFrame('/admin/')
    await openMenu()
    server.goOffline()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('the frame', () => {
  it('T-008 on a phone the places are at the foot, the rest behind More', async () => {
    setScreenWidth(767)
    signInAs(server)
    renderFrame('/admin/')
    expect((await mainLinks()).map(([name]) => name)).toEqual(['Home', 'Leads', 'Projects', 'Tasks'])
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    const sheet = await screen.findByRole('dialog', { name: 'More' })
    const names = within(sheet)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual(['Tools', 'Chat', 'Purchase', 'Book Keeping'])
  })

  it('T-008 from 768 px on the places are at the top', async () => {
    setScreenWidth(768)
    signInAs(server)
    renderFrame('/admin/')
    expect(await mainLinks()).toHaveLength(4)
    expect(await moreItems()).toHaveLength(4)
  })

  it('says in demo mode that the company is made up, and only then', async () => {
    signInAs(server)
    const { unmount } = renderFrame('/admin/')
    await mainLinks()
    expect(screen.queryByText(frameTexts.demo)).toBeNull()
    unmount()
    settings.isDemo = true
    signInAs(server, { email: 'owner@demo.foyer.test' })
    const made = renderFrame('/admin/')
    expect(await screen.findByText(frameTexts.demo)).toBeTruthy()
    made.unmount()
    // A firm that registers beside the demo is real (O13).
    signInAs(server, { email: 'kavya@malhardesign.in' })
    renderFrame('/admin/')
    await mainLinks()
    expect(screen.queryByText(frameTexts.demo)).toBeNull()
  })

  it('shows a client no places of the staff', async () => {
    signInAs(server, { isClient: true, features: [] })
    renderFrame('/client/')
    const home = await screen.findByRole('link', { name: 'Foyer, home' })
    expect(home.getAttribute('href')).toBe('/client/')
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    expect((await menuItems()).map(([name]) => name)).toEqual(['Logout'])
  })

  it('says so when it cannot find out what somebody may see, and tries again', async () => {
    signInAs(server, { features: [] })
    const failing = refusal(400, 'failed', 'No')
    server.on(accountEndpoints.features, () => ({ refusal: failing }))
    renderFrame('/admin/')
    expect(await screen.findByText(frameTexts.profileFailed)).toBeTruthy()
    server.on(accountEndpoints.features, () => ({ reply: [...features] }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await mainLinks()).map(([name]) => name)).toContain('Leads')
  })
})
