import { refusal } from '@foyer/contract/kit/refusal'
import { taskRefusals } from '@foyer/contract/tasks/messages'
import type { Task } from '@foyer/contract/tasks/model'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { leadId } from '../../testing/samples/lead-detail'
import { rights, signInAs } from '../../testing/samples/people'
import { makeTask, serveTasks } from '../../testing/samples/tasks'
import { dismissToasts } from '../../testing/toasts'

const user = userEvent.setup({ delay: null })
const me = { id: '01990000-0000-7000-8000-00000000000a', fullName: 'Kavya Menon', email: 'kavya@example.in' }
const boss = { id: '01990000-0000-7000-8000-00000000000b', fullName: 'Ira Malhotra', email: 'ira@example.in' }

let server: ReturnType<typeof fakeServer>
let tasks: Task[]
beforeEach(() => {
  // A Monday, half past nine in Pune.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T04:00:00Z') })
  server = fakeServer()
  const mine = { assignee: me, creator: me }
  tasks = [
    makeTask({ ...mine, title: 'Late', dueOn: '2026-11-13', dueTime: '17:00', priority: 'high' }),
    makeTask({ ...mine, title: 'Now', dueOn: '2026-11-16', creator: boss }),
    makeTask({ ...mine, title: 'Soon', dueOn: '2026-11-17', lead: { id: leadId(1), name: 'Meera Shah' } }),
    makeTask({ ...mine, title: 'Old', dueOn: '2026-11-02', doneAt: '2026-11-03T06:00:00.000Z' }),
  ]
  serveTasks(server, tasks)
  server.on(teamEndpoints.colleagues, () => ({
    reply: [me, boss].map(({ id, fullName, email }) => ({ id, name: fullName, email })),
  }))
  signInAs(server, me)
})

const open = async (search = '') => {
  renderPage(`/timeline/my-task/${search}`)
  await screen.findByRole('heading', { name: 'My Tasks' })
}
const group = async (name: string) => within(await screen.findByRole('region', { name }))
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li')
  if (!row) throw new Error(`${title} is no row`)
  return within(row)
}
const sent = () =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body }))

describe('a task that is being written', () => {
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: 'Add Task' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }))
    return { title: dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' }) }
  }
  const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

  it('goes without a question where nothing was entered, or with Cancel; else it is not lost by a key', async () => {
    await open()
    await begin()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await enterText((await begin()).title, 'x')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const { title } = await begin()
    await enterText(title, 'Measure the lobby')
    await user.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question()).toBeNull())
    expect(title.value).toBe('Measure the lobby')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('my tasks', () => {
  it('stand by their day, what is overdue first, and say more than colours do', async () => {
    await open()
    expect((await group('Overdue')).getByText('13 Nov, 5:00 PM')).toBeTruthy()
    expect((await group('Today')).getByText('Today', { selector: 'li *' })).toBeTruthy()
    expect((await group('Later')).getByText('Tomorrow')).toBeTruthy()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Overdue 1', 'Today 1', 'Later 1'])
    expect((await rowOf('Late')).getByText('High priority')).toBeTruthy()
    expect((await rowOf('Now')).getByText('From Ira Malhotra')).toBeTruthy()
    const link = (await rowOf('Soon')).getByRole('link', { name: 'Meera Shah' })
    expect(link.getAttribute('href')).toBe(`/leads/lead-full-details/${leadId(1)}`)
  })

  it('are ticked off or deleted, which can be taken back; the focus goes on to the next', async () => {
    tasks.push(makeTask({ title: 'Next', assignee: me, dueOn: '2026-11-18' }))
    await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Mark “Soon” as done' }))
    expect(await screen.findByText('Task done')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Soon')).toBeNull())
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mark “Next” as done')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Soon')).toBeTruthy()
    expect(sent().map(({ body }) => body)).toEqual([{ isDone: true }, { isDone: false }])
    dismissToasts()
    await user.click(await screen.findByRole('button', { name: 'Actions for Now' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Task deleted')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Now')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Now')).toBeTruthy()
  })

  it('that are done are on a tab of their own, in the address, and can be opened again', async () => {
    await open('?tab=done')
    expect(await screen.findByText('Old')).toBeTruthy()
    expect(screen.queryByText('Late')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'To do' }))
    expect(await screen.findByText('Late')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Done' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Mark “Old” as not done' }))
    expect(await screen.findByText('Task is open again')).toBeTruthy()
    expect(await screen.findByText('Nothing is done yet')).toBeTruthy()
  })

  it('given to others stand on a tab of their own, by their day, with who has them', async () => {
    const given = { creator: me, assignee: boss }
    tasks.push(
      makeTask({ ...given, title: 'Not done by Ira', dueOn: '2026-11-12' }),
      makeTask({ ...given, title: 'Ira does it', lead: { id: leadId(1), name: 'Meera Shah' } }),
      makeTask({ ...given, title: 'Ira did it', doneAt: '2026-11-13T06:00:00.000Z' }),
    )
    serveTasks(server, tasks, me.id)
    await open()
    await user.click(await screen.findByRole('tab', { name: 'Given to others' }))
    expect((await group('Overdue')).getByText('Not done by Ira')).toBeTruthy()
    expect((await group('Later')).getByText('Ira does it')).toBeTruthy()
    expect((await rowOf('Ira does it')).getByText('For Ira Malhotra')).toBeTruthy()
    expect((await rowOf('Ira does it')).getByRole('link', { name: 'Meera Shah' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await user.click(screen.getByRole('checkbox', { name: 'Mark “Not done by Ira” as done' }))
    expect(await screen.findByText('Task done')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Not done by Ira')).toBeNull())
  })

  it('given to others and done are under Done there, in the address, and can be opened again', async () => {
    const given = { creator: me, assignee: boss }
    serveTasks(server, tasks, me.id)
    await open('?tab=given')
    const choice = within(await screen.findByRole('radiogroup', { name: 'Given to others' }))
    await user.click(choice.getByRole('radio', { name: 'Done' }))
    expect(await screen.findByText('Nothing that you gave to others is done yet')).toBeTruthy()
    cleanup()
    tasks.push(
      makeTask({ ...given, title: 'Ira has it' }),
      makeTask({ ...given, title: 'Ira did it', doneAt: '2026-11-13T06:00:00.000Z' }),
    )
    await open('?tab=given&state=done')
    const row = await rowOf('Ira did it')
    expect(row.getByText(/^Done 13 Nov/)).toBeTruthy()
    expect(row.getByText('For Ira Malhotra')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await user.click(row.getByRole('checkbox', { name: 'Mark “Ira did it” as not done' }))
    expect(await screen.findByText('Task is open again')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'To do' }))
    expect(await screen.findByText('Ira did it')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('given to others are reached by keyboard and by their address, and say when there are none', async () => {
    serveTasks(server, tasks, me.id)
    await open()
    act(() => screen.getByRole('tab', { name: 'To do' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Given to others', selected: true })).toBeTruthy()
    expect(await screen.findByText('Nobody has a task from you')).toBeTruthy()
    cleanup()
    await open('?tab=given')
    expect(await screen.findByText('Nobody has a task from you')).toBeTruthy()
  })

  it('are added for oneself, or for a colleague', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Add Task' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Field is required')).toBeTruthy()
    await enterText(dialog.getByRole('textbox', { name: /^Title/ }), 'Order samples')
    await enterText(dialog.getByLabelText('Time'), '16:30')
    await user.click(dialog.getByRole('radio', { name: 'High' }))
    const person = dialog.getByRole('combobox', { name: /^Assign To/ })
    await user.clear(person)
    await user.type(person, 'Ira{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Task created')).toBeTruthy()
    expect(sent()).toEqual([
      {
        method: 'POST',
        body: {
          title: 'Order samples',
          assigneeId: boss.id,
          dueOn: '2026-11-17',
          dueTime: '16:30',
          priority: 'high',
        },
      },
    ])
  })

  it('are edited as they were seen; what was typed stays when that is refused', async () => {
    server.on(taskEndpoints.edit, () => ({ refusal: taskRefusals.changed }))
    await open()
    await user.click(await screen.findByRole('button', { name: 'Late' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }))
    const title = dialog.getByRole('textbox', { name: /^Title/ })
    await user.clear(title)
    await enterText(title, 'Later')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(taskRefusals.changed.text)).toBeTruthy()
    expect((title as HTMLInputElement).value).toBe('Later')
    expect(sent()[0]?.body).toMatchObject({ title: 'Later', seenAt: '2026-11-01T05:00:00.000Z' })
  })

  it('say when they could not be loaded, try again, say when there is nothing to do, and follow what a colleague changes', async () => {
    server.on(taskEndpoints.list, () => ({ refusal: refusal(400, 'no', 'No') }))
    await open()
    expect(await screen.findByText('The tasks could not be loaded.')).toBeTruthy()
    tasks.length = 0
    serveTasks(server, tasks)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing to do')).toBeTruthy()
    tasks.push(makeTask({ title: 'Given just now', assignee: me, creator: boss }))
    server.tell({ name: 'changed', about: ['tasks'] })
    expect(await screen.findByText('Given just now')).toBeTruthy()
  })

  it('come page by page', async () => {
    for (let count = 0; count < 60; count++)
      tasks.push(makeTask({ title: `Far ${count}`, assignee: me, dueOn: '2026-12-01' }))
    await open()
    await screen.findByText('Far 1')
    expect(screen.queryByText('Far 59')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Far 59')).toBeTruthy()
  })

  it('of somebody else, seen but not to be changed, offer nothing to change', async () => {
    signInAs(server, {
      ...me,
      rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } },
    })
    tasks.push(
      makeTask({ title: 'Hands off', assignee: boss, creator: boss, lead: { id: leadId(1), name: 'M' } }),
    )
    await open()
    const row = await rowOf('Hands off')
    expect((row.getByRole('checkbox') as HTMLInputElement).disabled).toBe(true)
    expect(row.queryByRole('button')).toBeNull()
  })
})

it('Use 15 who only reads leads has tasks of their own: nobody else can be chosen, and why is said', async () => {
  signInAs(server, {
    ...me,
    rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } },
  })
  await open()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }))
  const person = dialog.getByRole<HTMLInputElement>('combobox')
  expect([person.disabled, person.value]).toEqual([true, 'Kavya Menon'])
  expect(dialog.getByText('You can only read leads here, so tasks can only be for yourself.')).toBeTruthy()
})
