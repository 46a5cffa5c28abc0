import { minutesRefusals as refusals } from '@foyer/contract/projects/minutes/messages'
import type { Minutes } from '@foyer/contract/projects/minutes/model'
import { minutesEndpoints as endpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makeProject } from '../../../testing/samples/project-records'
import { MinutesPart } from './minutes-part'

const sampleProject = makeProject()
const user = userEvent.setup({ delay: null })
const asha = { id: '019a1f3e-0000-7000-8000-0000000000a1', name: 'Asha Rao', email: 'asha@example.com' }
const stored: Minutes = {
  id: '019a1f3e-0000-7000-8000-0000000000c1',
  projectId: sampleProject.id,
  title: 'Kitchen layout',
  heldOn: '2026-11-10',
  attendees: [{ kind: 'client', name: 'Ananya Iyer', email: 'ananya@example.in' }],
  points: [{ id: '019a1f3e-0000-7000-8000-0000000000c2', text: 'Order the sink', ownerId: asha.id }],
  isShared: false,
  revision: 3,
  sentAt: undefined,
  writtenBy: 'Asha Rao',
  updatedAt: '2026-11-10T05:00:00.000Z',
  tasks: [],
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  server.on(teamEndpoints.colleagues, () => ({ reply: [asha] }))
  server.on(endpoints.minutes, () => ({ reply: stored }))
  server.on(endpoints.minutesOfProject, () => ({ reply: { rows: [], total: 0, after: undefined } }))
})

const show = (opened?: string) =>
  renderAt(`/minutes${opened ? `?minutes=${opened}` : ''}`, [
    { path: '/minutes', element: <MinutesPart project={sampleProject} /> },
  ])
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })
const sent = (method: string) =>
  server.calls.filter((call) => call.method === method && call.path.startsWith('/api/minutes'))

describe('minutes of a project', () => {
  it('that are not there yet invite to write them; Enter begins the next point', async () => {
    server.on(endpoints.addMinutes, () => ({ reply: stored }))
    show()
    await screen.findByText('No minutes yet')
    await user.click((await screen.findAllByRole('button', { name: 'Write minutes' }))[0] as HTMLElement)
    await replaceText(await title(), 'Lighting')
    await press('Add the client')
    const point = (place: number) => screen.getByLabelText(`Point ${place}`)
    const owner = (place: number) => screen.getByLabelText(`Who does point ${place}`, { selector: 'input' })
    await replaceText(point(1), 'Move the spots')
    await user.type(point(1), '{Enter}')
    expect(document.activeElement).toBe(point(2))
    await replaceText(point(2), 'Order lamps')
    await user.type(point(2), '{Enter}')
    expect(document.activeElement).toBe(point(3))
    await user.keyboard('{Backspace}')
    expect(document.activeElement).toBe(point(2))
    await replaceText(owner(1), 'asha rao')
    await replaceText(owner(2), 'Suresh')
    await press('Save')
    await waitFor(() => expect(sent('POST')).toHaveLength(1))
    expect(sent('POST')[0]?.body).toMatchObject({
      title: 'Lighting',
      attendees: [{ kind: 'client', name: 'Ananya Iyer', email: 'ananya@example.in' }],
      points: [
        { text: 'Move the spots', ownerId: asha.id },
        { text: 'Order lamps', ownerName: 'Suresh' },
      ],
    })
  })

  it('say at the field what is wrong, and send nothing', async () => {
    show('new')
    await title()
    await press('Add somebody else')
    await user.type(await screen.findByRole('textbox', { name: 'Email of person 1' }), 'nobody')
    await press('Save')
    await screen.findByText('Please give a complete email address.')
    expect(await screen.findAllByText('Field is required')).toHaveLength(2)
    expect(sent('POST')).toEqual([])
  })

  it('C-150 what a colleague has saved meanwhile is told; one takes theirs or saves over it', async () => {
    server.on(endpoints.saveMinutes, ({ baseRevision }) =>
      baseRevision === 4
        ? { reply: { ...stored, title: 'Mine', revision: 5 } }
        : { refusal: refusals.changed },
    )
    show(stored.id)
    await replaceText(await title(), 'Mine')
    server.on(endpoints.minutes, () => ({ reply: { ...stored, title: 'Theirs', revision: 4 } }))
    await press('Save')
    await press('Save mine instead')
    await screen.findByText('Minutes saved')
    expect(sent('PUT').map(({ body }) => (body as { baseRevision: number }).baseRevision)).toEqual([3, 4])
    expect((await title()).value).toBe('Mine')
  })

  it('become a task point by point, once they are saved', async () => {
    server.on(endpoints.makePointTask, () => ({ reply: stored }))
    show(stored.id)
    await press('Make a task of point 1')
    await press('Make the task')
    await screen.findByText('Task made')
    expect(sent('POST')[0]?.body).toMatchObject({ assigneeId: asha.id })
    await replaceText(await title(), 'Changed')
    await press('Make a task of point 1')
    await screen.findByText('Save the minutes first.')
  })

  it('go to those who are ticked', async () => {
    server.on(endpoints.sendMinutes, () => ({ reply: { message: 'Sent to 1 person' } }))
    show(stored.id)
    await press('Send by email')
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send 1 mail' })
    await user.click(await screen.findByRole('checkbox', { name: /Ananya Iyer/ }))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Send 0 mails' })).disabled).toBe(
      true,
    )
    await user.click(await screen.findByRole('checkbox', { name: /Ananya Iyer/ }))
    await user.click(send)
    await screen.findByText('Sent to 1 person')
    expect(sent('POST')[0]?.body).toEqual({ revision: 3, to: ['ananya@example.in'] })
  })

  it('that are gone say so', async () => {
    server.on(endpoints.minutes, () => ({ refusal: refusals.unknown }))
    show(stored.id)
    await screen.findByText('These minutes do not exist any more')
  })
})
