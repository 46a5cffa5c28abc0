import { accessRefusals } from '@foyer/contract/accounts/messages'
import { setupTexts } from '@foyer/contract/company/messages'
import type { AssignmentTurn } from '@foyer/contract/teams/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfile } from '../../testing/build-profile'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { rights, signInAs } from '../../testing/samples/people'

const user = userEvent.setup()
const person = (fullName: string) => ({ id: fullName, fullName, role: 'Sales' })
const { company } = buildProfile()

let server: ReturnType<typeof fakeServer>
let isOn: boolean
let turn: AssignmentTurn
beforeEach(() => {
  server = fakeServer()
  isOn = false
  turn = { turn: [person('Kavya Menon'), person('Rohan Shah')], passedOver: [] }
})

const open = async (over: Parameters<typeof signInAs>[1] = {}) => {
  const profile = signInAs(server, over)
  server.on(accountEndpoints.profile, () => ({
    reply: { ...profile, company: { ...company, autoAssign: isOn } },
  }))
  server.on(companyEndpoints.editSettings, (edit) => {
    isOn = edit.kind === 'assignment' && edit.autoAssign
    return { reply: { message: 'ok' } }
  })
  server.on(teamEndpoints.turn, () => ({ reply: turn }))
  renderPage('/leads/lead-management-settings/lead-assignment')
  return (await screen.findByRole('checkbox', {
    name: 'Enable automatic lead assignment',
  })) as HTMLInputElement
}
const sent = () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const method = () => screen.queryByRole('combobox', { name: 'Assignment Method' }) as HTMLInputElement | null

const textsIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('Lead Assignment', () => {
  it('S-074 C-168 shows who is in the turn, who is next, and who is passed over and why', async () => {
    isOn = true
    turn.passedOver = [
      { ...person('Never In'), reason: 'never-signed-in' },
      { ...person('Asha Rao'), reason: 'reads-only' },
      { ...person('Joel Fernandes'), reason: 'absent' },
    ]
    await open()
    expect(await textsIn('Who gets new leads, in this order')).toEqual(['Kavya MenonNext', 'Rohan Shah'])
    expect(await textsIn('Passed over')).toEqual([
      'Never InHas never signed in',
      'Asha RaoMay only look at leads',
      'Joel FernandesMarked absent',
    ])
  })

  it('S-074 C-168 says that nobody is left', async () => {
    isOn = true
    turn.turn = []
    await open()
    expect(await screen.findByText(/^Nobody can be given new leads/)).toBeTruthy()
  })

  it('S-070 says what it is about', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Lead Assignment' })).toBeTruthy()
    expect(screen.getByText('Enable or configure rules for automatic assignment of new leads.')).toBeTruthy()
  })

  it('S-071 S-072 S-073 is saved at once; the method shows and travels only when it is on', async () => {
    const box = await open()
    expect([box.checked, method()]).toEqual([false, null])
    await user.click(box)
    expect(box.checked).toBe(true)
    expect(method()?.value).toBe('Round-Robin')
    expect(await screen.findByText('New leads are now assigned automatically.')).toBeTruthy()
    await user.click(method() as HTMLInputElement)
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Round-Robin',
    ])
    await user.keyboard('{Escape}')
    await user.click(box)
    expect(await screen.findByText('New leads are no longer assigned automatically.')).toBeTruthy()
    expect([box.checked, method()]).toEqual([false, null])
    expect(sent()).toEqual([
      { leadAssignment: { autoAssign: true, method: 'ROUND_ROBIN' } },
      { leadAssignment: { autoAssign: false } },
    ])
  })

  it('S-071 shows what is set', async () => {
    isOn = true
    expect((await open()).checked).toBe(true)
    expect(method()).toBeTruthy()
  })

  it('S-071 goes back with the reason when it is refused', async () => {
    const box = await open()
    server.on(companyEndpoints.editSettings, () => ({ refusal: accessRefusals.notAllowed }))
    await user.click(box)
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    await waitFor(() => expect(box.checked).toBe(false))
  })

  it('S-071 goes back when the server cannot be reached', async () => {
    const box = await open()
    server.goOffline()
    await user.click(box)
    expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
    expect(box.checked).toBe(false)
  })

  it("Use 15 C-008 without crm edit it is grey, and a line above says 'Access disabled by Admin'", async () => {
    const box = await open({
      rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } },
    })
    expect(await screen.findByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
    await user.click(box)
    expect([box.disabled, box.checked, sent()]).toEqual([true, false, []])
  })

  it('SetupChoice: admins choose who may change pipeline, rules, fields and assignment', async () => {
    let isByAdmins = false
    const profile = signInAs(server, { isAdmin: true })
    server.on(accountEndpoints.profile, () => ({
      reply: { ...profile, company: { ...company, ...(isByAdmins && { isSetupByAdmins: true as const }) } },
    }))
    const asked: boolean[] = []
    server.on(companyEndpoints.editSetup, ({ isSetupByAdmins }) => {
      asked.push(isSetupByAdmins)
      isByAdmins = isSetupByAdmins
      return { reply: { message: 'ok' } }
    })
    renderPage('/leads/lead-management-settings/lead-assignment')
    const choice = () => screen.findByRole<HTMLInputElement>('combobox', { name: setupTexts.title })
    expect((await choice()).value).toBe(setupTexts.everybody)
    await user.click(await choice())
    await user.click(await screen.findByRole('option', { name: setupTexts.admins }))
    expect(await screen.findByText(setupTexts.saved)).toBeTruthy()
    expect(asked).toEqual([true])
    await waitFor(async () => expect((await choice()).value).toBe(setupTexts.admins))
    server.on(companyEndpoints.editSetup, () => ({ refusal: accessRefusals.notAllowed }))
    await user.click(await choice())
    await user.click(await screen.findByRole('option', { name: setupTexts.everybody }))
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    await waitFor(async () => expect((await choice()).value).toBe(setupTexts.admins))
  })

  it('SetupChoice: others are not offered it, and where admins alone set up they see the rest grey', async () => {
    await open()
    expect(screen.queryByRole('combobox', { name: setupTexts.title })).toBeNull()
    cleanup()
    const profile = signInAs(server)
    server.on(accountEndpoints.profile, () => ({
      reply: { ...profile, company: { ...company, isSetupByAdmins: true as const } },
    }))
    renderPage('/leads/lead-management-settings/lead-assignment')
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Enable automatic lead assignment',
    })
    expect(box.disabled).toBe(true)
    expect(screen.queryByRole('combobox', { name: setupTexts.title })).toBeNull()
  })

  it('follows what a colleague changes', async () => {
    const box = await open()
    isOn = true
    server.tell({ name: 'changed', about: ['company'] })
    await waitFor(() => expect(box.checked).toBe(true))
  })
})
