import { refusal } from '@foyer/contract/kit/refusal'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '../../../../api/session'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { detailOf } from '../../../../testing/samples/lead-detail'
import { makeLead, serveLeads } from '../../../../testing/samples/leads'
import { signInAs } from '../../../../testing/samples/people'
import { serveWork } from '../../../../testing/samples/work'
import { giveElementsHeight, setScreenWidth } from '../../../../testing/screen-size'
import { holdCalls } from '../../../../testing/slow-calls'
// Loaded before the clock of a test runs.
import '../../list/lead-list-page'
import './outcome-sheet'
import { enterText } from '../../../../testing/entering'

const id = '0190a2c0-0000-7000-8000-000000000001'
const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T04:00:00Z') })
  server = fakeServer()
  giveElementsHeight(96)
  setScreenWidth(390)
})

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
const postsTo = ({ path: to }: { path: string }) =>
  server.calls.filter(({ path }) => path === to).map(({ body }) => body)
const ring = async () => {
  await user.click(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
  comeBack()
  return screen.findByRole('dialog', { name: 'How did the call with Ananya Iyer go?' })
}

const typeComment = async (sheet: HTMLElement, text: string) => {
  await user.click(within(sheet).getByRole('button', { name: 'Comment or another time' }))
  await enterText(within(sheet).getByLabelText('Comment'), text)
}

describe('one-tap work', () => {
  it('C-167 a tap on a number only rings; its outcome is asked for when one is back, and can be taken back', async () => {
    signInAs(server)
    const { sent } = await open()
    await user.dblClick(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    comeBack()
    const sheet = await screen.findByRole('dialog', { name: 'How did the call with Ananya Iyer go?' })
    expect(called()).toEqual([])
    // It says before the tap when the next callback will be.
    const outcomes = within(sheet)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(outcomes.filter(Boolean)).toEqual([
      'As usual',
      'Tomorrow',
      'In 2 days',
      'Pick…',
      'No follow-up',
      'Interested',
      'Follow Up17 Nov, 10:00 AM',
      'Not Interested',
      'No ResponseTomorrow, 10:00 AM',
      'Meeting Scheduled',
      'Called',
      'Not called',
      'Comment or another time',
    ])
    await user.click(within(sheet).getByRole('button', { name: /^No Response/ }))
    expect(await screen.findByText('Ananya Iyer: No Response. Next callback Tomorrow, 10:00 AM')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toMatchObject([
      { leadId: id, callStatus: 'no-response', followUp: { on: '2026-11-16', time: '10:00', kind: 'call' } },
    ])
    expect(called()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Ananya Iyer: the call has been taken back')).toBeTruthy()
    expect(postsTo(leadWorkEndpoints.undoCall)).toEqual([{ leadId: id, baseUpdatedAt: makeLead().updatedAt }])
    // And then it can be said again.
    const again = within(await screen.findByRole('dialog', { name: /Ananya Iyer/ }))
    await user.click(again.getByRole('button', { name: 'Not called' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('Sales floor the sheet offers other days, a time, or no follow-up, and one more tap logs the outcome with it', async () => {
    signInAs(server)
    const { sent } = await open({ followUpOn: '2026-11-20' })
    const sheet = within(await ring())
    // ADR-281: nothing is offered in the place of one that lies ahead.
    expect(sheet.getByRole('button', { name: /^No Response/ }).textContent).toBe('No Response')
    await user.click(sheet.getByRole('button', { name: 'In 2 days' }))
    await user.click(sheet.getByRole('button', { name: '4:00 PM' }))
    expect(sheet.getByRole('button', { name: /^Interested/ }).textContent).toBe('Interested17 Nov, 4:00 PM')
    await user.click(sheet.getByRole('button', { name: /^Interested/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const again = within(await ring())
    await user.click(again.getByRole('button', { name: 'No follow-up' }))
    await user.click(again.getByRole('button', { name: 'No Response' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ callStatus, followUp }) => [callStatus, followUp])).toEqual([
      ['interested', { on: '2026-11-17', time: '16:00', kind: 'call' }],
      ['no-response', null],
    ])
  })

  it('Sales floor what a firm offers stands on the outcome, moved to a day on which the office is open; where it asks, the day is asked for', async () => {
    // A Saturday: tomorrow the office is closed.
    vi.setSystemTime(new Date('2026-11-14T04:00:00Z'))
    const office = { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' }
    signInAs(server, { company: { ...signInAs(server).company, officeHours: office } })
    const { sent } = await open()
    const own = { offer: 'days', count: 1, time: '11:30', kind: 'client-visit' } as const
    const steps = [
      { ...own, outcome: 'interested' as const },
      { ...own, outcome: 'meeting' as const, offer: 'ask' as const },
    ]
    server.on(leadWorkEndpoints.nextSteps, () => ({ reply: steps }))
    const sheet = within(await ring())
    const interested = await sheet.findByRole('button', { name: /^Interested16 Nov/ })
    expect(interested.textContent).toBe('Interested16 Nov, 11:30 AM · next open day')
    await user.click(sheet.getByRole('button', { name: 'Meeting Scheduled' }))
    expect(sheet.getByText('Meeting Scheduled: when is the next follow-up?')).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(sheet.getByRole('button', { name: 'Next Monday' }))
    await user.click(sheet.getByRole('button', { name: '1:00 PM' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { callStatus: 'meeting', followUp: { on: '2026-11-16', time: '13:00', kind: 'call' } },
      ]),
    )
  })

  it.each([
    ['No Response', 'A callback email'],
    ['Meeting Scheduled', 'A thank-you email'],
  ])(
    'L-116 L-117 L-121 after %s in the sheet its mail is offered, and withdrawn with Undo',
    async (word, mail) => {
      signInAs(server)
      await open()
      const lead = detailOf(makeLead({ id }))
      server.on(leadCaptureEndpoints.byId, () => ({ reply: lead }))
      await user.click(within(await ring()).getByRole('button', { name: new RegExp(`^${word}`) }))
      const question = { name: 'Want to send a reference email?' }
      const sheet = within(await screen.findByRole('dialog', question))
      expect(sheet.getByText(`${mail} to Ananya Iyer, ready to be sent or changed.`)).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
    },
  )

  it('C-167 Called alone writes the call down, with Undo', async () => {
    signInAs(server)
    await open()
    await user.click(within(await ring()).getByRole('button', { name: 'Called' }))
    expect(await screen.findByText('Ananya Iyer: Called')).toBeTruthy()
    expect(called().map(({ body }) => body)).toEqual([{ leadId: id, channel: 'call' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('C-165 L-114 Not Interested asks why in the sheet before it is saved', async () => {
    signInAs(server)
    const { sent } = await open()
    const sheet = within(await ring())
    await user.click(sheet.getByRole('button', { name: 'Not Interested' }))
    await user.click(await sheet.findByRole('button', { name: 'Save' }))
    expect(await sheet.findByText('Please choose or write a reason.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(sheet.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByRole('option', { name: 'Chose another firm' }))
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ callStatus: 'not-interested', reason: 'Chose another firm' }]),
    )
  })

  it('C-167 is put off by going on to another page, and does not follow there', async () => {
    signInAs(server)
    const { router } = await open()
    await ring()
    await act(() => router.navigate('/leads/9'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(postsTo(leadWorkEndpoints.askLater)).toEqual([{ leadId: id }]))
    expect(called()).toEqual([])
  })

  it('C-167 an answer counts although another call or another page comes before the server has it', async () => {
    signInAs(server)
    const [first, second] = [makeLead({ id }), makeLead({ id: id.replace(/1$/, '2'), firstName: 'Bela' })]
    serveLeads(server, () => [first, second])
    serveWork(server, first)
    const { router } = renderAt('/lms/')
    await screen.findByRole('link', { name: 'Call Ananya Iyer' })
    const letGo = holdCalls(leadWorkEndpoints.actions)
    const sheet = await ring()
    await typeComment(sheet, 'Wants teak')
    await user.click(within(sheet).getByRole('button', { name: /^No Response/ }))
    await user.click(screen.getByRole('link', { name: 'Call Bela Iyer' }))
    comeBack()
    const other = await screen.findByRole('dialog', { name: /Bela Iyer/ })
    await act(async () => letGo())
    expect(await screen.findByText(/^Ananya Iyer: No Response/)).toBeTruthy()
    await user.click(within(other).getByRole('button', { name: 'Not called' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /How did/ })).toBeNull())
    expect(JSON.stringify({ ...localStorage })).not.toContain('Wants teak')

    const letGoAgain = holdCalls(leadWorkEndpoints.actions)
    await user.click(within(await ring()).getByRole('button', { name: 'Interested' }))
    await act(() => router.navigate('/leads/9'))
    await act(async () => letGoAgain())
    expect(await screen.findByText('Ananya Iyer: Interested')).toBeTruthy()
    expect(postsTo(leadWorkEndpoints.askLater)).toEqual([])
  })

  it('leaves the focus in a menu that is open', async () => {
    signInAs(server)
    await open()
    await user.click(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
    await user.click(screen.getByRole('button', { name: 'WhatsApp Ananya Iyer' }))
    const entry = await screen.findByRole('menuitem', { name: 'Open the chat' })
    entry.focus()
    comeBack()
    expect(
      await screen.findByText('How did the call with Ananya Iyer go?', { selector: 'h2, h3, h4' }),
    ).toBeTruthy()
    expect(document.activeElement).toBe(entry)
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

  it('C-167 keeps the question over a reload; Ask me later keeps it in My Day', async () => {
    signInAs(server)
    const { unmount } = await open()
    await ring()
    expect(JSON.parse(sessionStorage.getItem('foyer.outcomes') ?? '[]')).toHaveLength(1)
    unmount()
    renderAt('/lms/')
    const sheet = await screen.findByRole('dialog', { name: /Ananya Iyer/ })
    await user.click(within(sheet).getByRole('button', { name: 'Ask me later' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Ananya Iyer waits in My Day')).toBeTruthy()
    expect(postsTo(leadWorkEndpoints.askLater)).toEqual([{ leadId: id }])
    expect(sessionStorage.getItem('foyer.outcomes')).toBe('[]')
  })

  it('C-167 a comment that was typed is there again when the question is put off and asked again', async () => {
    signInAs(server)
    await open()
    await typeComment(await ring(), 'Wants teak')
    await user.click(screen.getByRole('button', { name: 'Ask me later' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const comment = within(await ring()).getByLabelText('Comment')
    expect((comment as HTMLTextAreaElement).value).toBe('Wants teak')
  })

  it('C-167 Called saves the comment and the day that were typed with it in one call, and keeps them where that is refused', async () => {
    signInAs(server)
    await open()
    const sheet = await ring()
    await typeComment(sheet, 'Wants teak')
    fireEvent.change(within(sheet).getByLabelText('Next callback'), { target: { value: '20-11-2026' } })
    server.on(leadWorkEndpoints.contacted, () => ({ refusal: refusal(503, 'away', 'Try again.') }))
    await user.click(within(sheet).getByRole('button', { name: 'Called' }))
    expect(await within(sheet).findByText('Try again.')).toBeTruthy()
    expect((within(sheet).getByLabelText('Comment') as HTMLTextAreaElement).value).toBe('Wants teak')
    serveWork(server, makeLead({ id }))
    await user.click(within(sheet).getByRole('button', { name: 'Called' }))
    expect(await screen.findByText('Ananya Iyer: Called')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    expect(called().map(({ body }) => body)).toEqual(
      Array(2).fill({
        leadId: id,
        channel: 'call',
        comment: 'Wants teak',
        followUp: { on: '2026-11-20', time: '10:00', kind: 'call' },
      }),
    )
    expect(postsTo(leadWorkEndpoints.actions)).toEqual([])
    expect(within(await ring()).queryByLabelText('Comment')).toBeNull()
  })

  it('C-167 Not called asks before a typed comment is lost', async () => {
    signInAs(server)
    await open()
    const sheet = await ring()
    await typeComment(sheet, 'Wants teak')
    await user.click(within(sheet).getByRole('button', { name: 'Not called' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect((within(sheet).getByLabelText('Comment') as HTMLTextAreaElement).value).toBe('Wants teak')
    await user.click(within(sheet).getByRole('button', { name: 'Not called' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Not called',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(called()).toEqual([])
  })

  it('C-167 nothing of it is left in the browser after a logout', async () => {
    signInAs(server)
    await open()
    await typeComment(await ring(), 'Wants teak')
    expect(JSON.stringify({ ...localStorage })).toContain('Wants teak')
    act(() => endSession({ byChoice: true }))
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Wants teak|Ananya/)
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

  it('Use 13 waits, with what was typed, until whatever else is open is closed', async () => {
    signInAs(server)
    await open()
    await user.click(screen.getByRole('button', { name: 'WhatsApp Ananya Iyer' }))
    await screen.findByRole('menu')
    await user.click(screen.getByRole('link', { name: 'Call Ananya Iyer' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const sheet = await ring()
    await typeComment(sheet, 'Wants teak')
    await user.click(screen.getByRole('button', { name: 'WhatsApp Ananya Iyer' }))
    await screen.findByRole('menu')
    await waitFor(() => expect(sheet.hidden).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet.hidden).toBe(false))
    expect(within(sheet).getByDisplayValue('Wants teak')).toBeTruthy()
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

  it('C-167 asks of a lead that is Won only whether it was called', async () => {
    signInAs(server)
    await open({ stage: { id: 's-6', name: 'Won', kind: 'won', sequence: 6, statuses: [] } })
    const sheet = within(await ring())
    const named = sheet.getAllByRole('button').map(({ textContent }) => textContent)
    expect(named.filter(Boolean)).toEqual(['Called', 'Not called'])
    await user.click(sheet.getByRole('button', { name: 'Called' }))
    await waitFor(() => expect(called()).toHaveLength(1))
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
