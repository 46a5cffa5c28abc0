import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link } from 'react-router'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderAt } from '../../testing/render'
import { AmountField } from './fields/amount-field'
import { CheckField } from './fields/check-field'
import { TextField } from './fields/text-field'
import { Form } from './form'
import { FormGuard } from './form-guard'
import { useFoyerForm } from './use-foyer-form'

const schema = z.object({
  name: z.string().min(1, 'Name is missing'),
  sum: z.string().min(1, 'Sum is missing'),
  isShared: z.boolean(),
})
type Values = z.infer<typeof schema>
const empty: Values = { name: '', sum: '', isShared: false }

function Sample({ send }: { send: (values: Values) => Promise<void> }) {
  const form = useFoyerForm(schema, empty, send, {
    problemOf: (error) => {
      const words = (error as Error).message
      return words === 'taken' ? { fields: { name: 'Name is taken' } } : { form: words }
    },
  })
  return (
    <Form form={form} submit="Save">
      <TextField {...form.field('name')} label="Name" max={5} />
      <AmountField {...form.field('sum')} label="Sum" symbol="₹" isGrouped />
      <CheckField {...form.field('isShared')} label="Shared" />
      <Link to="/other">Away</Link>
      <FormGuard form={form} />
    </Form>
  )
}

function show(send: (values: Values) => Promise<void>) {
  return renderAt('/', [
    { path: '/', element: <Sample send={send} /> },
    { path: '/other', element: <p>Another page</p> },
  ])
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
async function fillIn() {
  await userEvent.type(field('Name'), 'Mehta')
  await userEvent.type(field('Sum'), '1850000')
  await userEvent.click(field('Shared'))
}

it('says what is missing and goes to the first of it', async () => {
  const send = vi.fn()
  show(send)
  await save()
  expect(screen.getByText('Name is missing')).toBeTruthy()
  expect(screen.getByText('Sum is missing')).toBeTruthy()
  expect(document.activeElement).toBe(field('Name'))
  expect(send).not.toHaveBeenCalled()
})

it('sends what was typed, in its shape, once', async () => {
  let answer = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  show(send)
  await fillIn()
  expect(field('Sum').value).toBe('18,50,000')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
  expect(send.mock.calls).toEqual([[{ name: 'Mehta', sum: '1850000', isShared: true }, empty]])
  answer()
  await waitFor(() => expect(field('Name').readOnly).toBe(false))
})

it('C-162 a text that is too long stays, says so and holds the form up, whatever its rules are', async () => {
  const send = vi.fn()
  show(send)
  await fillIn()
  await userEvent.type(field('Name'), ' & Sons')
  expect(screen.getByText('Maximum length is 5')).toBeTruthy()
  await save()
  expect(field('Name').value).toBe('Mehta & Sons')
  expect(document.activeElement).toBe(field('Name'))
  expect(send).not.toHaveBeenCalled()
})

it.each([
  ['12,50,000.00', '12,50,000.00', '₹12.5 Lac'],
  ['15 lakh', '15 lakh', '₹15 Lac'],
  ['1234567', '12,34,567', '₹12.35 Lac'],
  ['12,5', '12,5', undefined],
])('C-162 %s in an amount is shown as %s, and below it as %s', async (typed, shown, read) => {
  const paste = (_: Element, text: string) => userEvent.paste(text)
  for (const enter of [userEvent.type, paste]) {
    const { unmount } = show(vi.fn())
    await userEvent.click(field('Sum'))
    await enter(field('Sum'), typed)
    expect(field('Sum').value).toBe(shown)
    expect(screen.queryByText(/^₹\d/)?.textContent).toBe(read)
    unmount()
  }
})

it('keeps what was typed when it is refused, and says why', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('taken')).mockRejectedValueOnce(new Error('No power'))
  show(send)
  await fillIn()
  await save()
  expect(await screen.findByText('Name is taken')).toBeTruthy()
  expect(document.activeElement).toBe(field('Name'))
  await save()
  expect(await screen.findByText('No power')).toBeTruthy()
  expect(field('Name').value).toBe('Mehta')
})

it('asks before the page is left with something unsaved, and no more once it is saved', async () => {
  const { address } = show(() => Promise.resolve())
  await fillIn()
  await userEvent.click(screen.getByText('Away'))
  await userEvent.click(await screen.findByRole('button', { name: screenTexts.cancel }))
  expect(address()).toBe('/')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByText('Away'))
  expect(await screen.findByText('Another page')).toBeTruthy()
})

function Following({ stored }: { stored: string }) {
  const form = useFoyerForm(
    () => ({ fields: {} }),
    { name: stored },
    async () => {},
    { follows: true },
  )
  return (
    <Form form={form} submit="Save">
      <TextField {...form.field('name')} label="Name" />
      {form.isOld && <p>Changed meanwhile</p>}
      <button type="button" onClick={form.restart}>
        Take theirs
      </button>
    </Form>
  )
}

function Colleague() {
  const [stored, setStored] = useState('Mehta')
  return (
    <>
      <Following stored={stored} />
      <button type="button" onClick={() => setStored(`${stored}!`)}>
        Colleague saves
      </button>
    </>
  )
}

it('shows what a colleague saves, until something is changed; then it says so and can take it', async () => {
  renderAt('/', [{ path: '/', element: <Colleague /> }])
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Colleague saves')
  expect(field('Name').value).toBe('Mehta!')
  await userEvent.type(field('Name'), '?')
  await press('Colleague saves')
  expect(field('Name').value).toBe('Mehta!?')
  expect(screen.getByText('Changed meanwhile')).toBeTruthy()
  await press('Take theirs')
  expect(field('Name').value).toBe('Mehta!!')
  expect(screen.queryByText('Changed meanwhile')).toBeNull()
})
