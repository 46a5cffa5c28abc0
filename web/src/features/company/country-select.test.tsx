import { type Country, countries } from '@foyer/contract/company/countries'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render'
import { CountrySelect } from './country-select'

let latest: Country | undefined

function Form({ start }: { start: string | undefined }) {
  const [code, setCode] = useState(start)
  const choose = (country: Country) => {
    latest = country
    setCode(country.countryCode)
  }
  return <CountrySelect value={code} onChange={choose} />
}

const open = (start: string | undefined = 'IN') =>
  renderAt('/', [{ path: '/', element: <Form start={start} /> }])
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
const rows = () => within(screen.getByRole('listbox')).getAllByRole('option')

const search = (text: string) => fireEvent.change(field(), { target: { value: text } })

it('T-025 every country has its flag, beside its name, calling code and currency, and is searched by them, its code and symbol', async () => {
  open()
  await userEvent.click(field())
  const all = rows()
  expect(all).toHaveLength(countries.length)
  for (const row of all) {
    const flag = row.querySelector('img')
    expect(flag?.getAttribute('src'), row.textContent ?? '').toMatch(/svg/)
    expect(flag?.getAttribute('loading')).toBe('lazy')
  }
  expect(all.map(({ textContent }) => textContent)).toContain('United Arab Emirates+971 · AED د.إ')
  for (const text of ['Emirates', 'ae', '+971', '971', 'aed', 'د.إ']) {
    search(text)
    expect(rows()[0]?.textContent, text).toContain('United Arab Emirates')
  }
})

it('O-037 gives the currency with the country, chosen by keyboard; keeps it when nothing matches and the field is left', async () => {
  open()
  expect(field().value).toBe('India')
  await userEvent.click(field())
  search('unit')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(latest).toMatchObject({ countryCode: 'GB', dialCode: '+44', currency: 'GBP', symbol: '£' })
  expect(field().value).toBe('United Kingdom')
  search('qqq')
  expect(screen.getByText('No country matches')).toBeDefined()
  await userEvent.tab()
  expect(field().value).toBe('United Kingdom')
})
