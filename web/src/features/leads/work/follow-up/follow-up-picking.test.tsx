import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { makeLead, serveLeads } from '../../../../testing/samples/leads'
import { rights, signInAs } from '../../../../testing/samples/people'
import { makePipeline } from '../../../../testing/samples/pipeline'
import { renderPreview, servePreview } from '../../../../testing/samples/preview'
import { serveWork } from '../../../../testing/samples/work'
import { giveElementsHeight, setScreenWidth } from '../../../../testing/screen-size'
// Loaded before the clock of a test runs.
import '../../list/lead-list-page'
import './follow-up-picking'

const id = '0190a2c0-0000-7000-8000-000000000001'
const office = { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' }
const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>

// A Thursday, half past nine in India.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T04:00:00Z') })
  server = fakeServer()
  signInAs(server)
  giveElementsHeight(96)
})

const open = async (changes: Partial<LeadRow> = {}, width = 390) => {
  setScreenWidth(width)
  const lead = makeLead({ id, followUpOn: undefined, followUpTime: undefined, ...changes })
  serveLeads(server, () => [lead])
  const sent = serveWork(server, lead)
  renderAt('/lms/')
  return { sent, lead }
}
const setIt = { name: 'Set the follow-up with Ananya Iyer' }
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Follow-up with Ananya Iyer' }))

describe('Sales floor a follow-up', () => {
  it('is set in three taps from the list of a phone, and taken back with one', async () => {
    const { sent } = await open()
    await user.click(await screen.findByRole('button', setIt))
    const picker = await sheet()
    await user.click(picker.getByRole('button', { name: 'Tomorrow' }))
    await user.click(picker.getByRole('button', { name: '11:00 AM' }))
    expect(await screen.findByText('Ananya Iyer: follow-up tomorrow, 11:00 AM')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([
      { leadId: id, followUp: { on: '2026-11-20', time: '11:00', kind: 'call' }, callStatus: undefined },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Ananya Iyer: the follow-up has been taken back')).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({ leadId: id, followUp: null })
  })

  it('offers days on which the office is open, and the time used last', async () => {
    localStorage.setItem('draft:follow-up-time', '11:30')
    signInAs(server, { company: { ...signInAs(server).company, officeHours: office } })
    await open()
    await user.click(await screen.findByRole('button', setIt))
    const words = (await sheet()).getAllByRole('button').map(({ textContent }) => textContent)
    expect(words.filter(Boolean)).toEqual([
      'Today',
      'Tomorrow',
      'Sat 21',
      'Next Monday',
      'Tue 24',
      'Wed 25',
      'Pick…',
      '10:00 AM',
      '11:00 AM',
      '11:30 AM',
      '1:00 PM',
      '4:00 PM',
      '6:00 PM',
      'Save',
    ])
  })

  it('in the evening offers what is left of the day, and saves no time that is over', async () => {
    vi.setSystemTime(new Date('2026-11-19T13:35:00Z'))
    const { sent } = await open()
    await user.click(await screen.findByRole('button', setIt))
    const picker = await sheet()
    await user.click(picker.getByRole('button', { name: 'Today' }))
    for (const time of ['7:30 PM', '8:00 PM', '8:30 PM', '9:00 PM'])
      expect(picker.getByRole('button', { name: time })).toBeTruthy()
    expect(picker.getByText('Today, 7:30 PM')).toBeTruthy()
    await user.type(picker.getByLabelText('In words'), 'today 4pm{Enter}')
    expect(picker.getByText('This is no day or time that can be understood, or it is over.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.clear(picker.getByLabelText('In words'))
    await user.click(picker.getByRole('button', { name: 'Today' }))
    await user.click(picker.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ followUp: { on: '2026-11-19', time: '19:30' } }]))
  })

  it('keeps the sheet, and says why, where a colleague was faster', async () => {
    await open({ followUpOn: '2026-11-19', followUpTime: '16:00' })
    server.on(leadWorkEndpoints.actions, () => ({ refusal: captureRefusals.conflict }))
    await user.click(await screen.findByRole('button', { name: /^Today, 4:00 PM/ }))
    const picker = await sheet()
    await user.click(picker.getByRole('button', { name: '10:00 AM' }))
    expect(await picker.findByText(captureRefusals.conflict.text)).toBeTruthy()
    expect(picker.getByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('is not set by those who only read', async () => {
    const readOnly = { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } }
    signInAs(server, { rights: readOnly })
    await open()
    await user.click(await screen.findByRole('button', setIt))
    expect((await sheet()).getByText('Access disabled by Admin')).toBeTruthy()
    expect((await sheet()).queryByRole('button', { name: 'Tomorrow' })).toBeNull()
    await user.click((await sheet()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is not set for a lead that nobody has', async () => {
    await open({ assignee: undefined })
    await user.click(await screen.findByRole('button', setIt))
    expect((await sheet()).getByText('A lead needs an assignee before a follow-up.')).toBeTruthy()
  })

  it('on the open lead takes five keys: f, t, 1, 1, Enter; digits and letters typed there are no keys of the preview', async () => {
    setScreenWidth(1440)
    const lead = makeLead({ id, followUpOn: undefined, followUpTime: undefined })
    const world = servePreview(server, [lead], makePipeline('Contacted'))
    await renderPreview(lead.id)
    await screen.findByRole('heading', { name: 'Ananya Iyer' })
    await user.keyboard('f')
    const picker = await sheet()
    await waitFor(() => expect(document.activeElement).toBe(picker.getByLabelText('In words')))
    await user.keyboard('t11')
    expect(picker.getByText('Tomorrow, 11:00 AM')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Ananya Iyer: follow-up tomorrow, 11:00 AM')).toBeTruthy()
    expect(world.sent).toMatchObject([{ followUp: { on: '2026-11-20', time: '11:00', kind: 'call' } }])
    expect(world.sent[0]?.callStatus).toBeUndefined()
  })

  it('what is typed and not understood is said, and nothing is guessed', async () => {
    setScreenWidth(1440)
    const lead = makeLead({ id })
    const world = servePreview(server, [lead], makePipeline('Contacted'))
    await renderPreview(lead.id)
    await screen.findByRole('heading', { name: 'Ananya Iyer' })
    await user.keyboard('f')
    const picker = await sheet()
    await waitFor(() => expect(document.activeElement).toBe(picker.getByLabelText('In words')))
    await user.keyboard('sometime{Enter}')
    expect(picker.getByText('This is no day or time that can be understood, or it is over.')).toBeTruthy()
    expect(world.sent).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
