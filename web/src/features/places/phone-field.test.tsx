import type { PhoneParts } from '@foyer/contract/kit/phone'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render'
import { PhoneField } from './phone-field'

let latest: PhoneParts

function Form({ start }: { start: PhoneParts }) {
  const [value, setValue] = useState(start)
  latest = value
  return (
    <PhoneField value={value} onChange={setValue} error={value.national ? undefined : 'Field is required'} />
  )
}

const open = (start: PhoneParts = { dialCode: '91', national: '' }) =>
  renderAt('/', [{ path: '/', element: <Form start={start} /> }])

const dialCode = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Country code/ })
const national = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
const rows = () => within(screen.getByRole('listbox')).getAllByRole('option')

it('T-026 C-162 stands on India, +91; what is no number stays as it is, and one is written in digits when it is left', async () => {
  open()
  expect(dialCode().value).toBe('+91')
  expect(dialCode().getAttribute('aria-label')).toBe('Country code: India')
  await userEvent.type(national(), '98450-2a1763')
  await userEvent.tab()
  expect(national().value).toBe('98450-2a1763')
  await userEvent.clear(national())
  await userEvent.type(national(), '098450-21763')
  await userEvent.tab()
  expect(national().value).toBe('9845021763')
  expect(latest).toEqual({ dialCode: '91', national: '9845021763' })
})

it('says under the number what is wrong with it', () => {
  open()
  const said = national().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(said)?.textContent).toBe('Field is required')
  expect(national().getAttribute('aria-invalid')).toBe('true')
})

it('T-025 finds the calling code by the name of the country, with the keyboard alone', async () => {
  open({ dialCode: '91', national: '501234567' })
  await userEvent.click(dialCode())
  fireEvent.change(dialCode(), { target: { value: 'emirates' } })
  expect(rows().map((row) => row.textContent)).toEqual(['United Arab Emirates+971'])
  await userEvent.keyboard('{Enter}')
  expect(latest).toEqual({ dialCode: '971', national: '501234567' })
  expect(dialCode().value).toBe('+971')
})

it('keeps the flag of the country that was picked where several share a code', async () => {
  open({ dialCode: '1', national: '6475550123' })
  expect(dialCode().getAttribute('aria-label')).toBe('Country code: United States')
  await userEvent.click(dialCode())
  fireEvent.change(dialCode(), { target: { value: 'canada' } })
  await userEvent.keyboard('{Enter}')
  expect(latest.dialCode).toBe('1')
  expect(dialCode().getAttribute('aria-label')).toBe('Country code: Canada')
})

it('takes the country along from a number that is pasted whole; the prefix of the country is taken off only where ten digits remain (C-162)', () => {
  open()
  fireEvent.change(national(), { target: { value: '+971 50 123 4567' } })
  expect(latest).toEqual({ dialCode: '971', national: '501234567' })
  fireEvent.change(national(), { target: { value: '12345678901234567' } })
  expect(latest).toEqual({ dialCode: '971', national: '12345678901234567' })
  fireEvent.change(national(), { target: { value: '0091 98200 12345' } })
  expect(latest).toEqual({ dialCode: '91', national: '9820012345' })
  fireEvent.change(national(), { target: { value: '0982001234' } })
  expect(latest).toEqual({ dialCode: '91', national: '0982001234' })
})
