import { passwordRefusals, passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { sessionTexts } from '@foyer/contract/accounts/messages/sessions'
import type { OwnSession } from '@foyer/contract/accounts/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { PasswordCard } from './password-card'
import { SessionsCard } from './sessions-card'

const { changePassword, ownSessions, endOwnSession, endOtherSessions } = accountEndpoints

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
})
const bodyOf = (path: string) => server.calls.filter((call) => call.path === path).at(-1)?.body

describe('changing the own password', () => {
  const open = () => renderAt('/', [{ path: '/', element: <PasswordCard email="kavya@malhardesign.in" /> }])
  const current = () => screen.getByLabelText<HTMLInputElement>('Current password')
  const fill = async () => {
    await enterText(current(), 'Studio#2026')
    await enterText(screen.getByLabelText('New password'), 'Studio#2027')
    await enterText(screen.getByLabelText('Confirm password'), 'Studio#2027')
    await userEvent.click(screen.getByRole('button', { name: passwordTexts.change }))
  }

  it('sends the old one along and says what else it did', async () => {
    server.on(changePassword, () => ({ reply: { message: passwordTexts.changed } }))
    open()
    await fill()
    expect(await screen.findByText(passwordTexts.changed)).toBeTruthy()
    expect(bodyOf(changePassword.path)).toEqual({ current: 'Studio#2026', password: 'Studio#2027' })
    expect(current().value).toBe('')
  })

  it('says under the field that the current one is not right', async () => {
    server.on(changePassword, () => ({ refusal: passwordRefusals.wrongCurrent }))
    open()
    await fill()
    await waitFor(() => expect(document.activeElement).toBe(current()))
    expect(screen.getByText(passwordRefusals.wrongCurrent.text)).toBeTruthy()
  })

  it('asks for all three', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: passwordTexts.change }))
    expect(await screen.findAllByText('Field is required')).toHaveLength(2)
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('the own sessions', () => {
  const here: OwnSession = {
    id: 's1',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
    createdAt: '2026-11-01T05:00:00.000Z',
    lastSeenAt: '2026-11-02T05:00:00.000Z',
    isCurrent: true,
  }
  const there = {
    ...here,
    id: '0198c0de-0000-7000-8000-000000000001',
    userAgent: undefined,
    isCurrent: false,
  }
  const open = () => renderAt('/', [{ path: '/', Component: SessionsCard }])

  it('are listed; the one in use cannot be ended here', async () => {
    server.on(ownSessions, () => ({ reply: [here, there] }))
    open()
    expect(await screen.findByText('Chrome on Windows')).toBeTruthy()
    expect(screen.getByText(sessionTexts.current)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Sign out Unknown/ })).toHaveLength(1)
  })

  it('can be ended one by one', async () => {
    let list = [here, there]
    server.on(ownSessions, () => ({ reply: list }))
    server.on(endOwnSession, () => {
      list = [here]
      return { reply: { message: 'Signed out' } }
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Unknown browser' }))
    expect(await screen.findByText(sessionTexts.only)).toBeTruthy()
    expect(bodyOf(endOwnSession.path)).toEqual({ sessionId: there.id })
  })

  it('can be ended everywhere else', async () => {
    let list = [here, there]
    server.on(ownSessions, () => ({ reply: list }))
    server.on(endOtherSessions, () => {
      list = [here]
      return { reply: { message: 'Signed out' } }
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: sessionTexts.endOthers }))
    expect(await screen.findByText(sessionTexts.othersEnded)).toBeTruthy()
    expect(await screen.findByText(sessionTexts.only)).toBeTruthy()
  })

  it('say so when they cannot be read, and can be tried again', async () => {
    server.on(ownSessions, () => ({ refusal: refusal(403, 'no', 'No.') }))
    open()
    expect(await screen.findByText(sessionTexts.failed)).toBeTruthy()
    server.on(ownSessions, () => ({ reply: [here] }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Chrome on Windows')).toBeTruthy()
  })
})
