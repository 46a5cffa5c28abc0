import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { Task } from '@foyer/contract/tasks/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { detailOf, leadAt, leadId } from '../../testing/samples/lead-detail'
import { signInAs } from '../../testing/samples/people'
import { makeTask, serveTasks } from '../../testing/samples/tasks'
import { dismissToasts } from '../../testing/toasts'

const user = userEvent.setup({ delay: null })
const me = { id: '01990000-0000-7000-8000-00000000000a', fullName: 'Kavya Menon', email: 'kavya@example.in' }
const addressOf = (place: number) => `/timeline/task-manager/all-task/task/${leadId(place)}?isLead=true`

let server: ReturnType<typeof fakeServer>
let tasks: Task[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T04:00:00Z') })
  server = fakeServer()
  tasks = []
  serveTasks(server, tasks)
  server.on(teamEndpoints.colleagues, () => ({ reply: [{ id: me.id, name: me.fullName, email: me.email }] }))
  server.on(leadCaptureEndpoints.byId, ({ id }) => ({
    reply: detailOf(leadAt(1, { id, firstName: 'Ananya', lastName: 'Iyer' })),
  }))
  signInAs(server, me)
})

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('the page that makes a task for a lead', () => {
  it('L-011 is filled in: follow up with the lead, tomorrow at ten, oneself; makes the task, shows it among those of the lead and is ready for another, which is not left without a question', async () => {
    const { address } = renderPage(addressOf(1))
    expect((await field(/^Title/)).value).toBe('Follow up with Ananya Iyer')
    expect((await field(/^Due date/)).value).toBe('17-11-2026')
    expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('10:00')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Assign To/ }).value).toBe('Kavya Menon')
    expect(screen.getByText('There are no tasks for this lead yet.')).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Open the lead' })
    expect(back.getAttribute('href')).toBe(`/leads/lead-full-details/${leadId(1)}`)

    await user.click(screen.getByRole('button', { name: 'Create Task' }))
    expect(await screen.findByText('Task created')).toBeTruthy()
    const list = within(screen.getByRole('region', { name: 'Tasks of Ananya Iyer' }))
    expect(await list.findByText('Follow up with Ananya Iyer')).toBeTruthy()
    expect(list.getByText('Tomorrow, 10:00 AM')).toBeTruthy()
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      leadId: leadId(1),
      title: 'Follow up with Ananya Iyer',
      assigneeId: me.id,
      dueOn: '2026-11-17',
      dueTime: '10:00',
      priority: 'normal',
    })
    expect((await field(/^Title/)).value).toBe('Follow up with Ananya Iyer')

    dismissToasts()
    await enterText(await field(/^Note/), 'Bring the samples')
    await user.click(screen.getByRole('link', { name: 'Open the lead' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Create Task' }))
    expect(await screen.findByText('Task created')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Open the lead' }))
    await waitFor(() => expect(address()).toContain('/leads/lead-full-details/'))
  })

  it('shows what is open with who has it, and behind it what is done', async () => {
    const lead = { id: leadId(1), name: 'Ananya Iyer' }
    const rohan = { ...me, id: '01990000-0000-7000-8000-00000000000c', fullName: 'Rohan Rao' }
    tasks.push(
      makeTask({ title: 'Late', lead, assignee: rohan, dueOn: '2026-11-10' }),
      makeTask({ title: 'Sent', lead, assignee: rohan, doneAt: '2026-11-09T06:00:00.000Z' }),
      makeTask({ title: 'Of another lead', lead: { ...lead, id: leadId(2) } }),
    )
    renderPage(addressOf(1))
    const list = within(await screen.findByRole('region', { name: 'Tasks of Ananya Iyer' }))
    const late = within((await list.findByText('Late')).closest('li') as HTMLElement)
    expect(late.getByText('For Rohan Rao')).toBeTruthy()
    expect(late.getByText('Overdue')).toBeTruthy()
    await user.click(await list.findByText('Done'))
    expect(list.getByText('Sent')).toBeTruthy()
    expect(list.queryByText('Of another lead')).toBeNull()
  })

  it.each([
    ['unknown, deleted or somebody else’s', captureRefusals.gone],
    ['no id at all', refusal(400, 'bad-input', 'No')],
  ])('says so when the lead is %s', async (_why, why) => {
    server.on(leadCaptureEndpoints.byId, () => ({ refusal: why }))
    renderPage(addressOf(1))
    expect(await screen.findByRole('heading', { name: 'This lead cannot be shown' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the leads' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create Task' })).toBeNull()
  })

  it('goes to the lead that a merged one is part of', async () => {
    server.on(leadCaptureEndpoints.byId, ({ id }) =>
      id === leadId(1)
        ? { refusal: { ...captureRefusals.gone, details: { mergedInto: leadId(2) } } }
        : { reply: detailOf(leadAt(2)) },
    )
    const { address } = renderPage(addressOf(1))
    await field(/^Title/)
    await waitFor(() => expect(address()).toContain(leadId(2)))
  })

  it('says so when the lead could not be loaded, and tries again', async () => {
    server.on(leadCaptureEndpoints.byId, () => ({ refusal: refusal(409, 'no', 'No') }))
    renderPage(addressOf(1))
    expect(await screen.findByText('The lead could not be loaded.')).toBeTruthy()
    server.on(leadCaptureEndpoints.byId, () => ({ reply: detailOf(leadAt(1)) }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await field(/^Title/)).toBeTruthy()
  })
})
