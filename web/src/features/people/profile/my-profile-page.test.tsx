import { refusal } from '@foyer/contract/kit/refusal'
import type { OwnPlace } from '@foyer/contract/people/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
// Brings calendar and countries along: it is there before the clock of a test runs.
import './my-profile-page'
import { enterText } from '../../../testing/entering'
import { dismissToasts } from '../../../testing/toasts'

let server: ReturnType<typeof fakeServer>
let place: OwnPlace
beforeEach(() => {
  server = fakeServer()
  signInAs(server, { phone: '+91 9845021763', city: 'Pune' })
  place = { role: 'Sales', designation: 'Drafter', reportsTo: 'Arjun Nair', isAbsent: false }
  server.on(peopleEndpoints.ownPlace, () => ({ reply: place }))
  server.on(accountEndpoints.ownSessions, () => ({ reply: [] }))
})

const user = userEvent.setup({ delay: null })
const open = async () => {
  renderPage('/my-profile/myprofile/personal')
  await screen.findByText('My Profile', { selector: 'h1' })
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows oneself, one’s place in the firm, also after that could not be loaded, password and sessions', async () => {
  server.on(peopleEndpoints.ownPlace, () => ({ refusal: refusal(400, 'no', 'No') }))
  await open()
  const personal = await card('Personal details')
  expect(personal.getByLabelText<HTMLInputElement>(/^First Name/).value).toBe('Kavya')
  expect(personal.getByLabelText<HTMLInputElement>(/^Email/).readOnly).toBe(true)
  const own = await card('Your place in the firm')
  const again = await own.findByRole('button', { name: 'Try again' })
  server.on(peopleEndpoints.ownPlace, () => ({ reply: place }))
  await user.click(again)
  for (const text of ['Sales', 'Drafter', 'Arjun Nair']) expect(await own.findByText(text)).toBeTruthy()
  expect(await card('Change password')).toBeTruthy()
  expect(await card('Where you are signed in')).toBeTruthy()
})

it('saves what was changed, by the rules of the first steps, and keeps it when that fails', async () => {
  const heard: unknown[] = []
  server.on(accountEndpoints.editPersonal, (change) => {
    heard.push(change)
    return { reply: { message: 'ok' } }
  })
  await open()
  const personal = await card('Personal details')
  await user.clear(personal.getByLabelText(/^First Name/))
  await user.click(personal.getByRole('button', { name: 'Save' }))
  expect(await personal.findByText('Field is required')).toBeTruthy()
  expect(heard).toEqual([])
  await enterText(personal.getByLabelText(/^First Name/), 'kavitha')
  await user.click(personal.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
  expect(heard).toMatchObject([{ firstName: 'Kavitha', lastName: 'Menon', city: 'Pune' }])
  server.on(accountEndpoints.editPersonal, () => ({ refusal: refusal(400, 'no', 'Not today.') }))
  await enterText(personal.getByLabelText('City'), 'x')
  await user.click(personal.getByRole('button', { name: 'Save' }))
  expect(await personal.findByText('Not today.')).toBeTruthy()
  expect(personal.getByLabelText<HTMLInputElement>('City').value).toBe('Punex')
})

it('marks oneself absent and chooses whether due follow-ups come by email too, and goes back when that fails', async () => {
  let byEmail = false
  server.on(myDayEndpoints.readReminders, () => ({ reply: { byEmail } }))
  server.on(myDayEndpoints.saveReminders, (wanted) => {
    byEmail = wanted.byEmail
    return { reply: { byEmail } }
  })
  server.on(peopleEndpoints.setOwnAbsence, ({ isAbsent }) => {
    place = { ...place, isAbsent }
    return { reply: { message: 'ok' } }
  })
  await open()
  const absent = await screen.findByRole<HTMLInputElement>('switch', { name: 'Absent' })
  await user.click(absent)
  expect(await screen.findByText('You are marked absent.')).toBeTruthy()
  expect(absent.checked).toBe(true)
  server.on(peopleEndpoints.setOwnAbsence, () => ({ refusal: refusal(400, 'no', 'Not today.') }))
  await user.click(absent)
  expect(await screen.findByText('Not today.')).toBeTruthy()
  await waitFor(() => expect(absent.checked).toBe(true))
  dismissToasts()

  const name = 'Email me when a follow-up is due'
  const byMail = await screen.findByRole<HTMLInputElement>('switch', { name })
  expect(byMail.checked).toBe(false)
  await user.click(byMail)
  expect(await screen.findByText('You will get an email when a follow-up is due.')).toBeTruthy()
  expect(byMail.checked).toBe(true)
  server.on(myDayEndpoints.saveReminders, () => ({ refusal: refusal(400, 'no', 'Not today.') }))
  await user.click(byMail)
  expect(await screen.findByText('Not today.')).toBeTruthy()
  await waitFor(() => expect(byMail.checked).toBe(true))
})

it('has no reminders for those without leads', async () => {
  signInAs(server, { features: ['files'] })
  await open()
  await card('Where you are signed in')
  expect(screen.queryByRole('region', { name: 'Reminders' })).toBeNull()
})
