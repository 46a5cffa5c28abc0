import { refusal } from '@foyer/contract/kit/refusal'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { makeLead, serveLeads } from '../../../../testing/samples/leads'
import { signInAs } from '../../../../testing/samples/people'
import { serveWork } from '../../../../testing/samples/work'
import { giveElementsHeight, setScreenWidth } from '../../../../testing/screen-size'
import { holdCalls } from '../../../../testing/slow-calls'
// Loaded before the clock of a test runs.
import '../../list/lead-list-page'
import './outcome-sheet'
import { enterText } from '../../../../testing/entering'
import { forgetOutcome } from './pending-outcomes'

const id = '0190a2c0-0000-7000-8000-000000000001'
const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T04:00:00Z') })
  server = fakeServer()
  giveElementsHeight(96)
  setScreenWidth(390)
})
afterEach(() => act(() => forgetOutcome(id)))

const open = async (changes: Parameters<typeof makeLead>[0] = {}) => {
  const lead = makeLead({ id, ...changes })
  serveLeads(server, () => [lead])
  const sent = serveWork(server, lead)
  const view = renderAt('/lms/')
  await screen.findByRole('link', { name: 'Call Ananya Iyer' })
  return { sent, ...view }
}
const comeBack = () => fireEvent(window, new Event('focus'))
const called = () => server.calls.filter(({ path }) => path === leadWorkEndpoints.contacted.path)
const ring = async () => {
  await user.click(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
  comeBack()
  return screen.findByRole('dialog', { name: 'How did the call with Ananya Iyer go?' })
}

describe('one-tap work', () => {
  it('writes a call into the history, a double tap as one, and asks for its outcome when one is back', async () => {
    signInAs(server)
    const { sent } = await open()
    const letGo = holdCalls(leadWorkEndpoints.contacted)
    await user.dblClick(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    letGo()
    comeBack()
    const sheet = await screen.findByRole('dialog', { name: 'How did the call with Ananya Iyer go?' })
    await waitFor(() => expect(called().map(({ body }) => body)).toEqual([{ leadId: id, channel: 'call' }]))
    // It says before the tap when the next callback will be.
    const outcomes = within(sheet)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(outcomes.filter(Boolean)).toEqual([
      'Interested',
      'Follow Up17 Nov, 10:00 AM',
      'Not Interested',
      'No ResponseTomorrow, 10:00 AM',
      'Meeting Scheduled',
      'Comment or another time',
    ])
    await user.click(within(sheet).getByRole('button', { name: /^No Response/ }))
    expect(await screen.findByText('Ananya Iyer: No Response. Next callback Tomorrow, 10:00 AM')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toMatchObject([
      { leadId: id, callStatus: 'no-response', followUp: { on: '2026-11-16', time: '10:00', kind: 'call' } },
    ])
    expect(called()).toHaveLength(1)
  })

  it('takes another time, what comes next, and a comment, but no day that is over', async () => {
    signInAs(server)
    const { sent } = await open()
    const sheet = within(await ring())
    await user.click(sheet.getByRole('button', { name: 'Comment or another time' }))
    fireEvent.change(sheet.getByLabelText('Next callback'), { target: { value: '01-11-2026' } })
    await user.click(sheet.getByRole('button', { name: /^Follow Up/ }))
    expect(sheet.getByText('The follow-up cannot be before today.')).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.change(sheet.getByLabelText('Next callback'), { target: { value: '20-11-2026' } })
    fireEvent.change(sheet.getByLabelText('Time'), { target: { value: '16:30' } })
    await user.click(sheet.getByRole('radio', { name: 'Visit' }))
    await enterText(sheet.getByLabelText('Comment'), 'Wants teak')
    await user.click(sheet.getByRole('button', { name: /^Meeting Scheduled/ }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          callStatus: 'meeting',
          comment: 'Wants teak',
          followUp: { on: '2026-11-20', time: '16:30', kind: 'client-visit' },
        },
      ]),
    )
  })

  it('keeps the question over a reload, until it is answered or put away', async () => {
    signInAs(server)
    const { unmount } = await open()
    await ring()
    expect(JSON.parse(sessionStorage.getItem('foyer.outcomes') ?? '[]')).toHaveLength(1)
    unmount()
    renderAt('/lms/')
    const sheet = await screen.findByRole('dialog', { name: /Ananya Iyer/ })
    await user.click(within(sheet).getByRole('button', { name: 'Ask me later' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sessionStorage.getItem('foyer.outcomes')).toBe('[]')
  })

  it('says why an outcome was refused, and keeps the sheet', async () => {
    signInAs(server)
    await open()
    server.on(leadWorkEndpoints.actions, () => ({ refusal: refusal(404, 'unknown-lead', 'It is gone.') }))
    const sheet = within(await ring())
    await user.click(sheet.getByRole('button', { name: 'Interested' }))
    expect(await sheet.findByText('It is gone.')).toBeTruthy()
    expect(sheet.getByRole('button', { name: 'Interested' })).toBeTruthy()
  })

  it('opens WhatsApp with a message of the company, filled in for the lead', async () => {
    signInAs(server)
    await open({ followUpOn: '2026-11-18', followUpTime: '11:30' })
    await user.click(screen.getByRole('button', { name: 'WhatsApp Ananya Iyer' }))
    const chat = await screen.findByRole('menuitem', { name: 'Open the chat' })
    expect(chat.getAttribute('href')).toBe('https://wa.me/919845021763')
    const message = await screen.findByRole('menuitem', { name: /^Follow-up/ })
    expect(new URL(message.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Hello Ananya, this is Kavya Menon from Malhar Design. As agreed I will call you on 18 Nov, 11:30 AM.',
    )
    await user.click(message)
    comeBack()
    expect(await screen.findByRole('dialog', { name: 'How did the chat with Ananya Iyer go?' })).toBeTruthy()
    expect(called().map(({ body }) => body)).toEqual([{ leadId: id, channel: 'whatsapp' }])
  })

  it('asks nothing and writes nothing for those who only read', async () => {
    const readOnly = {
      crm: { edit: false, canAssign: false },
      quotation: { edit: false },
      pmt: { canCreateProject: false },
    }
    signInAs(server, { rights: readOnly })
    await open()
    await user.click(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
    comeBack()
    expect(called()).toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('writes the call to a lead that is Won into its history, and asks for no outcome', async () => {
    signInAs(server)
    await open({ stage: { id: 's-6', name: 'Won', kind: 'won', sequence: 6, statuses: [] } })
    await user.click(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
    comeBack()
    await waitFor(() => expect(called()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has nothing to tap where there is no number', async () => {
    signInAs(server)
    serveLeads(server, () => [makeLead({ phone: undefined }), makeLead({ id, phone: '12' })])
    renderAt('/lms/')
    const cards = await screen.findAllByRole('listitem')
    expect(within(cards[0] as HTMLElement).queryByRole('link', { name: /^Call/ })).toBeNull()
    expect(within(cards[1] as HTMLElement).getByRole('link', { name: /^Call/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^WhatsApp/ })).toBeNull()
  })
})
