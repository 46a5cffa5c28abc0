import { codeRefusals } from '@foyer/contract/accounts/messages/codes'
import { passwordRefusals } from '@foyer/contract/accounts/messages/passwords'
import { refusal } from '@foyer/contract/kit/refusal'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../../api/session'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { keepStep } from '../steps/step-memory'

const { sendCode, verifyCode, updatePassword } = accountEndpoints
const email = 'kavya@malhardesign.in'
const requestId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  sessionStorage.clear()
  server = fakeServer()
  server.on(sendCode, () => ({ reply: { requestId, message: 'On its way.' } }))
  server.on(verifyCode, () => ({ reply: { ticket: 't-1', message: 'Right.' } }))
  server.on(updatePassword, () => ({ reply: { message: 'Password created successfully.' } }))
})
afterEach(() => vi.useRealTimers())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const digits = () => screen.findAllByRole('textbox', { name: /^Digit \d of 4$/ })
const callsTo = (path: string) => server.calls.filter((call) => call.path === path)
const bodyOf = (path: string) => callsTo(path).at(-1)?.body

const openReset = async () => {
  const view = renderPage('/reset')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  return { ...view, field }
}
const askFor = async (typed: string) => {
  const view = await openReset()
  await enterText(view.field, typed)
  await userEvent.click(await button('Get OTP'))
  return view
}
const openCode = () => {
  keepStep('recover', { email, requestId, sentAt: Date.now() })
  return renderPage('/verify-forgot')
}
const openPassword = () => {
  keepStep('recover', { email, ticket: 't-1' })
  return renderPage('/create-password')
}
const fillPasswords = async (password: string, confirm: string) => {
  await enterText(await screen.findByLabelText('Password'), password)
  if (confirm) await enterText(screen.getByLabelText('Confirm password'), confirm)
  await userEvent.click(await button('Create password'))
}

describe('/reset', () => {
  it('O-010 says Field is Empty and asks the server nothing', async () => {
    const { field } = await openReset()
    await userEvent.click(await button('Get OTP'))
    expect(await screen.findByText('Field is Empty')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(server.calls).toHaveLength(0)
  })

  it('O-010 sends the email in lower case and goes on', async () => {
    const { address } = await askFor('  KAVYA@MalharDesign.in ')
    await waitFor(() => expect(address()).toBe('/verify-forgot'))
    expect(bodyOf('/send')).toEqual({ email, purpose: 'recover' })
  })

  it('O-021 says what is no email', async () => {
    await askFor('kavya')
    expect(await screen.findByText('You have entered Invalid Email')).toBeTruthy()
    expect(server.calls).toHaveLength(0)
  })

  it("O-010 shows the server's own words for any other failure", async () => {
    const beside = { description: codeRefusals.tooManyThisHour.description }
    server.on(sendCode, () => ({ refusal: codeRefusals.tooManyThisHour, beside }))
    const { address, field } = await askFor(email)
    expect(await screen.findByText(codeRefusals.tooManyThisHour.description)).toBeTruthy()
    expect(address()).toBe('/reset')
    expect(field.value).toBe(email)
  })
})

describe('/verify-forgot', () => {
  it('O-011 takes four digits and nothing else', async () => {
    openCode()
    const [first] = await digits()
    await userEvent.click(await button('Verify'))
    expect(await screen.findByText('Field is required')).toBeTruthy()
    expect(document.activeElement).toBe(first)
    await userEvent.click(first as HTMLElement)
    await userEvent.keyboard('12a')
    await userEvent.click(await button('Verify'))
    expect(await screen.findByText('Minimum length is 4')).toBeTruthy()
    expect(server.calls).toHaveLength(0)
  })

  it('O-011 O14 takes the whole code from the clipboard, and sends it by itself', async () => {
    const { address } = openCode()
    const [first] = (await digits()) as HTMLInputElement[]
    await userEvent.click(first as HTMLElement)
    await userEvent.paste('4711')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/create-password'))
    expect(callsTo('/api/verify').map(({ body }) => body)).toEqual([{ email, otp: '4711', requestId }])
  })

  it('O14 the last digit that is typed, or a code the browser fills in, sends it; three digits do not', async () => {
    const typed = openCode()
    await userEvent.click((await digits())[0] as HTMLElement)
    await userEvent.keyboard('471')
    expect(callsTo('/api/verify')).toHaveLength(0)
    await userEvent.keyboard('1')
    await waitFor(() => expect(typed.address()).toBe('/create-password'))
    expect(callsTo('/api/verify')).toHaveLength(1)
    cleanup()
    const filled = openCode()
    fireEvent.input((await digits())[0] as HTMLElement, { target: { value: '2580' } })
    await waitFor(() => expect(filled.address()).toBe('/create-password'))
    expect(callsTo('/api/verify').map(({ body }) => (body as { otp: string }).otp)).toEqual(['4711', '2580'])
  })

  it('O14 digits that were refused are not sent again by themselves, others are', async () => {
    const beside = { description: codeRefusals.wrong.description }
    server.on(verifyCode, () => ({ refusal: codeRefusals.wrong, beside }))
    openCode()
    const [first] = (await digits()) as HTMLInputElement[]
    const type = async (code: string) => {
      await userEvent.click(first as HTMLElement)
      await userEvent.keyboard(code)
    }
    await type('1234')
    await waitFor(() => expect(first?.value).toBe(''))
    expect(document.activeElement).toBe(first)
    await type('1234')
    expect(callsTo('/api/verify')).toHaveLength(1)
    await userEvent.click(await button('Verify'))
    await waitFor(() => expect(callsTo('/api/verify')).toHaveLength(2))
    await waitFor(() => expect(first?.value).toBe(''))
    await type('5678')
    await waitFor(() => expect(callsTo('/api/verify')).toHaveLength(3))
  })

  it('O-011 lets the browser fill in a code that came by message', async () => {
    openCode()
    const boxes = (await digits()) as HTMLInputElement[]
    expect(boxes).toHaveLength(4)
    for (const box of boxes) {
      expect(box.autocomplete).toBe('one-time-code')
      expect(box.inputMode).toBe('numeric')
    }
  })

  it('O-011 shows the description of a refusal and makes room for the next try', async () => {
    const beside = { description: codeRefusals.wrong.description }
    server.on(verifyCode, () => ({ refusal: codeRefusals.wrong, beside }))
    const { address } = openCode()
    const [first] = (await digits()) as HTMLInputElement[]
    await userEvent.click(first as HTMLElement)
    await userEvent.paste('0000')
    expect(await screen.findByText(codeRefusals.wrong.description)).toBeTruthy()
    expect(screen.queryByText('Failed')).toBeNull()
    expect(first?.value).toBe('')
    expect(document.activeElement).toBe(first)
    expect(address()).toBe('/verify-forgot')
  })

  it('O-012 resend waits for thirty seconds and uses the same call', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openCode()
    const resend = await screen.findByRole<HTMLButtonElement>('button', { name: /^Resend OTP in \d+ s$/ })
    expect(resend.disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(resend.textContent).toBe('Resend OTP')
    expect(resend.disabled).toBe(false)
    server.on(sendCode, () => ({ reply: { requestId: 'fresh', message: 'On its way.' } }))
    fireEvent.click(resend)
    await waitFor(() => expect(resend.textContent).toMatch(/in \d+ s$/))
    expect(bodyOf('/send')).toEqual({ email, purpose: 'recover' })
    expect(JSON.parse(sessionStorage.getItem('foyer.recover') ?? '')).toMatchObject({ requestId: 'fresh' })
  })

  it('O-012 keeps counting after a reload', async () => {
    keepStep('recover', { email, requestId, sentAt: Date.now() - 40_000 })
    renderPage('/verify-forgot')
    expect((await button('Resend OTP')).hasAttribute('disabled')).toBe(false)
  })

  it('sends whoever has not asked for a code to where that is done', async () => {
    const { address } = renderPage('/verify-forgot')
    await waitFor(() => expect(address()).toBe('/reset'))
  })
})

describe('/create-password', () => {
  it('O-013 says which rule is broken and sends nothing', async () => {
    openPassword()
    await fillPasswords('simple', 'simple')
    expect(await screen.findAllByText('At least 8 characters.', { exact: false })).toHaveLength(2)
    expect(server.calls).toHaveLength(0)
  })

  it('O-013 says that the passwords do not match', async () => {
    openPassword()
    await fillPasswords('Studio#2027', 'Studio#2028')
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
    expect(server.calls).toHaveLength(0)
  })

  it('O-014 says that it was created and goes back to sign-in', async () => {
    startSession({ token: 'old', userId: 'u1' })
    const { address } = openPassword()
    await fillPasswords('Studio#2027', 'Studio#2027')
    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByText('Password created successfully.')).toBeTruthy()
    expect(bodyOf('/api/updatePassword')).toEqual({ email, password: 'Studio#2027', ticket: 't-1' })
    expect(sessionStorage.getItem('foyer.recover')).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
    // O14: the email need not be typed again.
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(email)
  })

  it("O-014 shows the server's message and keeps what was typed", async () => {
    server.on(updatePassword, () => ({ refusal: refusal(400, 'no', 'Not that one, please.') }))
    const { address } = openPassword()
    await fillPasswords('Studio#2027', 'Studio#2027')
    expect(await screen.findByText('Not that one, please.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Studio#2027')
    expect(address()).toBe('/create-password')
  })

  it('O-015 begins again, email filled in, when the ticket is over', async () => {
    server.on(updatePassword, () => ({ refusal: passwordRefusals.ticketOver }))
    const { address } = openPassword()
    await fillPasswords('Studio#2027', 'Studio#2027')
    await waitFor(() => expect(address()).toBe('/reset'))
    expect(await screen.findByText(passwordRefusals.ticketOver.text)).toBeTruthy()
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
    expect(field.value).toBe(email)
  })

  it('O-015 cannot be opened without a verified code', async () => {
    const { address } = renderPage('/create-password')
    await waitFor(() => expect(address()).toBe('/reset'))
  })
})
