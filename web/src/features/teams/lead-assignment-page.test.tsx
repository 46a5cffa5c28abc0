import { accessRefusals } from '@foyer/contract/accounts/messages'
import type { FirstResponse } from '@foyer/contract/company/first-response'
import { setupTexts } from '@foyer/contract/company/messages'
import type { AssignmentLimits, AssignmentTurn, Team } from '@foyer/contract/teams/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfile } from '../../testing/build-profile'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { leadId } from '../../testing/samples/lead-detail'
import { rights, signInAs } from '../../testing/samples/people'

const user = userEvent.setup()
const person = (fullName: string) => ({ id: fullName, fullName, role: 'Sales', weight: 1 })
const { company } = buildProfile()
const teamId = '01990000-0000-7000-8000-000000000003'
const aTeam: Team = {
  id: teamId,
  companyId: company.id,
  name: 'Homes West',
  members: [],
  createdBy: undefined,
  createdAt: undefined,
  updatedAt: '2026-11-10T05:00:00.000Z',
}

let server: ReturnType<typeof fakeServer>
let isOn: boolean
let turn: AssignmentTurn
let limits: AssignmentLimits
let response: FirstResponse
beforeEach(() => {
  limits = { limits: [], sources: ['Google Ads', 'Referral'] }
  response = {
    isWatched: true,
    officeHours: { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' },
    respondWithin: 30,
    escalateAfter: 120,
  }
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
  server.on(teamEndpoints.limits, () => ({ reply: limits }))
  server.on(teamEndpoints.list, () => ({ reply: [aTeam] }))
  server.on(companyEndpoints.firstResponse, () => ({ reply: response }))
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

const reader = { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } }
const putTo = (path: string) =>
  server.calls.filter((call) => call.method === 'PUT' && call.path.includes(path)).map(({ body }) => body)
const field = <E extends HTMLElement = HTMLInputElement>(name: string) => screen.findByLabelText<E>(name)

describe('shares of the turn', () => {
  beforeEach(() => {
    isOn = true
    turn = {
      turn: [
        { ...person('Kavya Menon'), id: '01990000-0000-7000-8000-000000000011', weight: 2 },
        { ...person('Rohan Shah'), id: '01990000-0000-7000-8000-000000000012' },
      ],
      passedOver: [
        { ...person('Asha Rao'), id: '01990000-0000-7000-8000-000000000013', weight: 0, reason: 'left-out' },
      ],
    }
    server.on(teamEndpoints.saveWeights, ({ weights }) => {
      const weightOf = (id: string) => weights.find(({ userId }) => userId === id)?.weight
      turn = { ...turn, turn: turn.turn.map((one) => ({ ...one, weight: weightOf(one.id) ?? one.weight })) }
      return { reply: turn }
    })
  })

  it('are shown, and only what was changed is saved', async () => {
    await open()
    const share = await field('Leads in a row for Rohan Shah')
    expect([(await field('Leads in a row for Kavya Menon')).value, share.value]).toEqual(['2', '1'])
    expect(await textsIn('Passed over')).toEqual(['Asha RaoLeft out of the turn'])
    expect(screen.queryByRole('button', { name: 'Save shares' })).toBeNull()
    await user.clear(share)
    await user.type(share, '3')
    await user.click(screen.getByRole('button', { name: 'Save shares' }))
    expect(await screen.findByText('The shares are saved.')).toBeTruthy()
    expect(putTo('weights')).toEqual([
      { weights: [{ userId: '01990000-0000-7000-8000-000000000012', weight: 3 }] },
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save shares' })).toBeNull())
  })

  it('are not left without a question, though other forms of the page are as they were', async () => {
    isOn = true
    await open()
    const share = await screen.findByRole('textbox', { name: 'Leads in a row for Rohan Shah' })
    await screen.findByRole('checkbox', { name: 'Watch the time to the first contact' })
    await user.clear(share)
    await user.type(share, '3')
    await user.click(screen.getByRole('link', { name: 'Tags' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect((share as HTMLInputElement).value).toBe('3')
    const on = screen.getByRole('checkbox', { name: 'Enable automatic lead assignment' })
    await user.click(on)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Passed over' })).toBeNull())
    await user.click(on)
    expect((await field('Leads in a row for Rohan Shah')).value).toBe('3')
  })

  it('say what is wrong with them, and keep what was typed when it is refused', async () => {
    await open()
    const share = await field('Leads in a row for Rohan Shah')
    await user.clear(share)
    await user.type(share, '21')
    expect(screen.getByText('Please give a whole number from 0 to 20.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save shares' }).disabled).toBe(true)
    server.on(teamEndpoints.saveWeights, () => ({ refusal: accessRefusals.notAllowed }))
    await user.clear(share)
    await user.type(share, '5')
    await user.click(screen.getByRole('button', { name: 'Save shares' }))
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(share.value).toBe('5')
  })

  it('are locked for who only reads', async () => {
    await open(reader)
    expect((await field('Leads in a row for Kavya Menon')).disabled).toBe(true)
  })
})

describe('leads for one team only', () => {
  beforeEach(() => {
    isOn = true
  })
  const line = (number: number) => screen.findByRole('group', { name: `Line ${number}` })

  it('are shown with who is next, and with nobody', async () => {
    limits.limits = [
      {
        id: leadId(1),
        by: 'source',
        value: 'Google Ads',
        teamId,
        teamName: 'Homes West',
        next: 'Kavya Menon',
      },
      { id: leadId(2), by: 'city', value: 'Pune', teamId, teamName: 'Homes West', next: undefined },
    ]
    await open()
    expect((await line(1)).textContent).toContain('Next: Kavya Menon')
    expect((await line(2)).textContent).toContain('Nobody of this team is available')
  })

  it('are added, moved up, and saved as a whole', async () => {
    limits.limits = [
      { id: leadId(2), by: 'city', value: 'Pune', teamId, teamName: 'Homes West', next: 'Kavya Menon' },
    ]
    server.on(teamEndpoints.saveLimits, () => ({ reply: limits }))
    await open()
    await line(1)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a line' }).disabled).toBe(false),
    )
    await user.click(screen.getByRole('button', { name: 'Add a line' }))
    await user.click(screen.getByRole('button', { name: 'Save lines' }))
    expect(await screen.findByText('Please choose a source')).toBeTruthy()
    await user.click(within(await line(2)).getByRole('combobox', { name: 'Source' }))
    await user.click(await screen.findByRole('option', { name: 'Referral' }))
    await user.click(screen.getByRole('button', { name: 'Move line 2 up' }))
    await user.click(screen.getByRole('button', { name: 'Save lines' }))
    expect(await screen.findByText('The lines are saved.')).toBeTruthy()
    expect(putTo('limits')).toEqual([
      {
        limits: [
          { by: 'source', value: 'Referral', teamId },
          { _id: leadId(2), by: 'city', value: 'Pune', teamId },
        ],
      },
    ])
  })

  it('are removed, and only read by who may not change them', async () => {
    limits.limits = [
      { id: leadId(2), by: 'all', value: '', teamId, teamName: 'Homes West', next: 'Kavya Menon' },
    ]
    server.on(teamEndpoints.saveLimits, () => ({ reply: { limits: [], sources: [] } }))
    await open()
    await user.click(await screen.findByRole('button', { name: 'Remove line 1' }))
    await user.click(screen.getByRole('button', { name: 'Save lines' }))
    await waitFor(() => expect(putTo('limits')).toEqual([{ limits: [] }]))
    cleanup()
    await open(reader)
    await line(1)
    expect(screen.queryByRole('button', { name: 'Remove line 1' })).toBeNull()
  })
})

describe('first response', () => {
  it('is shown, checked and saved', async () => {
    server.on(companyEndpoints.saveFirstResponse, (wanted) => {
      response = wanted
      return { reply: wanted }
    })
    await open()
    const within30 = await field('Remind the owner after (minutes)')
    expect(within30.value).toBe('30')
    expect((await field('Sun')).checked).toBe(false)
    await user.clear(within30)
    await user.type(within30, '200')
    const card = within(screen.getByRole('region', { name: 'First response' }))
    const save = card.getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(await screen.findByText(/^The manager is told after the owner/)).toBeTruthy()
    await user.clear(within30)
    await user.type(within30, '20')
    await user.click(await field('Sat'))
    await user.click(await field('Give on what nobody has touched'))
    await user.click(save)
    expect(await screen.findByText(/^First response is saved/)).toBeTruthy()
    expect(putTo('first-response')).toEqual([
      {
        isWatched: true,
        officeHours: { days: [1, 2, 3, 4, 5], from: '10:00', to: '19:00' },
        respondWithin: 20,
        escalateAfter: 120,
        giveOnAfter: 4,
      },
    ])
  })

  it('needs a day, and asks for less while nobody watches', async () => {
    response.isWatched = false
    response.officeHours.days = [1]
    await open()
    await user.click(await field('Mon'))
    const card = within(screen.getByRole('region', { name: 'First response' }))
    expect(card.queryByLabelText('Remind the owner after (minutes)')).toBeNull()
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please choose at least one day.')).toBeTruthy()
    expect(putTo('first-response')).toEqual([])
  })

  it('is locked for who only reads', async () => {
    await open(reader)
    expect((await field('Mon')).disabled).toBe(true)
  })
})
