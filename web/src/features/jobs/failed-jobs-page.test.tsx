import { accessRefusals } from '@foyer/contract/accounts/messages'
import { jobRefusals } from '@foyer/contract/jobs/messages'
import { refusal } from '@foyer/contract/kit/refusal'
import { jobEndpoints } from '@foyer/contract/wire/jobs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'

const job = {
  id: '6f2b4f0e-3d5c-4a43-9d7b-2f3b7c1f9a10',
  kind: 'mail.send',
  failedAt: '2026-11-14T10:00:00.000Z',
  tries: 5,
  error: 'The mail server did not answer',
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server, { isAdmin: true })
})

const open = () => renderPage('/admin/background-work')

describe('background work that failed', () => {
  it('lists it with the reason and has it tried again', async () => {
    let jobs = [job]
    server.on(jobEndpoints.failed, () => ({ reply: { jobs } }))
    server.on(jobEndpoints.retry, ({ id }) => {
      jobs = jobs.filter((one) => one.id !== id)
      return { reply: { message: 'ok' } }
    })
    open()
    expect(await screen.findByRole('rowheader', { name: 'Mail' })).toBeTruthy()
    expect(screen.getByText('The mail server did not answer')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('It will be tried again now.')).toBeTruthy()
    expect(await screen.findByText('Everything is done')).toBeTruthy()
  })

  it('tells why it cannot be tried again and looks anew', async () => {
    let jobs = [job]
    server.on(jobEndpoints.failed, () => ({ reply: { jobs } }))
    server.on(jobEndpoints.retry, () => {
      jobs = []
      return { refusal: jobRefusals.unknown }
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(jobRefusals.unknown.text)).toBeTruthy()
    expect(await screen.findByText('Everything is done')).toBeTruthy()
  })

  it('says when the list cannot be loaded and tries again', async () => {
    server.on(jobEndpoints.failed, () => ({ refusal: refusal(400, 'failed', 'No') }))
    open()
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy()
    server.on(jobEndpoints.failed, () => ({ reply: { jobs: [] } }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('Everything is done')).toBeTruthy())
  })

  it('refuses those who are no admins', async () => {
    signInAs(server, { id: 'u2' })
    server.on(jobEndpoints.failed, () => ({ refusal: accessRefusals.notAllowed }))
    open()
    expect(await screen.findByText('Access disabled by Admin')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
