import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDay } from '@foyer/contract/kit/dates'
import { readAmount } from '@foyer/contract/kit/money'
import { readPhone } from '@foyer/contract/kit/phone'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PhoneField } from '../../features/places/phone-field'
import { renderAt } from '../../testing/render'
import { AmountField } from './fields/amount-field'
import { CreatableField } from './fields/creatable-field'
import { DateField } from './fields/date-field'
import { LongTextField } from './fields/long-text-field'
import { TextField } from './fields/text-field'
import { TimeField } from './fields/time-field'
import { Form } from './form'
import { useFoyerForm } from './use-foyer-form'

/**
 * C-162 for every field of every form: forms are made of these fields alone, which is proven below, and whatever is typed
 * or pasted into one of them stays in it, and is what is sent, as it was meant, or a message stands there.
 */
const texts = [
  "D'Souza",
  '098450 21763',
  '+91-98450-21763',
  '98450x21763',
  '15 lakh',
  '12,50,000.00',
  '12,5',
  '1250.50',
  '20-12-26',
  '31/02/2026',
  'x'.repeat(51),
  '<b>Rao</b> 🏠',
]

/** Single keys take their time, and prove no more of a long text than a paste. */
const textsFor = (how: string) => texts.filter(({ length }) => how === 'pasted' || length < 14)

type Values = { text: string }
const label = 'Field'

interface FieldOf {
  draw: (field: ReturnType<ReturnType<typeof useFoyerForm<Values>>['field']>) => ReactNode
  /** What a text stands for; undefined where it is to be told. */
  means: (text: string) => string | undefined
}

const withinLimit = (text: string) => ([...text].length <= 50 ? text : undefined)
const fields: Record<string, FieldOf> = {
  'text-field': { draw: (field) => <TextField {...field} label={label} max={50} />, means: withinLimit },
  'long-text-field': {
    draw: (field) => <LongTextField {...field} label={label} max={50} />,
    means: withinLimit,
  },
  'date-field': {
    draw: (field) => <DateField {...field} label={label} placeholder="DD-MM-YYYY" isNear />,
    means: (text) => readDay(text),
  },
  'creatable-field': {
    draw: (field) => (
      <CreatableField
        {...field}
        label={label}
        choices={[]}
        isLoading={false}
        createLabel={(name) => `Create ${name}`}
        onCreate={() => {}}
        isCreating={false}
        max={50}
      />
    ),
    // None of them is chosen or added.
    means: () => undefined,
  },
}

function Sample({ of, send }: { of: FieldOf; send: (values: Values) => Promise<void> }) {
  const form = useFoyerForm<Values>(() => ({ fields: {} }), { text: '' }, send)
  return (
    <Form form={form} submit="Save">
      {of.draw(form.field('text'))}
    </Form>
  )
}

const field = () =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type="hidden"]), textarea' })
const enter = {
  typed: (text: string) => userEvent.type(field(), text),
  pasted: (text: string) => userEvent.paste(text),
}

describe.each(Object.entries(fields))('C-162 a %s', (_name, of) => {
  it.each(Object.entries(enter))(
    'keeps what is %s, and saves what it means or says that it cannot',
    async (how, put) => {
      const send = vi.fn((_values: Values) => Promise.resolve())
      const { unmount } = renderAt('/', [{ path: '/', element: <Sample of={of} send={send} /> }])
      for (const text of textsFor(how)) {
        await userEvent.clear(field())
        await put(text)
        expect(field().value, text).toBe(text)
        act(() => field().blur())
        send.mockClear()
        await userEvent.click(screen.getByRole('button', { name: 'Save' }))
        const means = of.means(text)
        if (means === undefined) {
          expect(field().value, text).toBe(text)
          expect(field().getAttribute('aria-invalid'), text).toBe('true')
          expect(send, text).not.toHaveBeenCalled()
        } else expect(send.mock.calls[0]?.[0], text).toEqual({ text: means })
      }
      unmount()
    },
  )
})

it('C-162 a time-field that is half typed is told and holds its form', async () => {
  const send = vi.fn((_values: Values) => Promise.resolve())
  const of: FieldOf = { draw: (props) => <TimeField {...props} label={label} />, means: () => undefined }
  renderAt('/', [{ path: '/', element: <Sample of={of} send={send} /> }])
  const time = field()
  const isHalf = (badInput: boolean) =>
    Object.defineProperty(time, 'validity', { configurable: true, value: { badInput } })
  isHalf(true)
  act(() => time.focus())
  fireEvent.keyUp(time, { key: '1' })
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Please enter a valid time.')).toBeTruthy()
  expect(time.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(time)
  isHalf(false)
  fireEvent.change(time, { target: { value: '16:30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(send.mock.calls[0]?.[0]).toEqual({ text: '16:30' })
})

function Read({ onAmount, onPhone }: { onAmount: (text: string) => void; onPhone: (text: string) => void }) {
  const [amount, setAmount] = useState('')
  const [phone, setPhone] = useState({ dialCode: '91', national: '' })
  onAmount(amount)
  onPhone(phone.national)
  return (
    <>
      <AmountField label="Sum" value={amount} onChange={setAmount} symbol="₹" isGrouped />
      <PhoneField label="Phone" value={phone} onChange={setPhone} />
    </>
  )
}

it.each(['typed', 'pasted'])(
  'C-162 amounts and phones that are %s reach the rules as they are meant',
  async (how) => {
    let [amount, phone] = ['', '']
    renderAt('/', [
      {
        path: '/',
        element: <Read onAmount={(text) => (amount = text)} onPhone={(text) => (phone = text)} />,
      },
    ])
    for (const text of texts)
      for (const name of ['Sum', 'Phone']) {
        const input = screen.getByRole<HTMLInputElement>('textbox', { name })
        await userEvent.clear(input)
        if (how === 'typed') await userEvent.type(input, text)
        else await userEvent.paste(text)
        act(() => input.blur())
        // Digits are grouped while they are typed: what counts is what the rules read.
        if (name === 'Sum') expect(readAmount(amount), text).toBe(readAmount(text))
        else
          expect([phone, readPhone(phone)], text).toEqual([readPhone(text) ? phone : text, readPhone(text)])
      }
  },
)

const source = join(import.meta.dirname, '../..')
const files = ['features', 'shell', 'app'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`),
)

/** Where something is looked for, chosen or confirmed, not typed to be stored; and fields with rules of their own, which keep what is typed. */
const ownInputs = [
  'features/accounts/personal/personal-fields.tsx',
  'features/accounts/steps/code-field.tsx',
  'features/accounts/steps/new-password-fields.tsx',
  'features/analytics/drawers/day-logs-drawer.tsx',
  'features/board/filter/choice-filter.tsx',
  'features/calendar/feed/feed-details.tsx',
  'features/fields/template-rows.tsx',
  'features/files/attachment-list.tsx',
  'features/files/image-picker.tsx',
  'features/intake/doors/copied-field.tsx',
  'features/intake/import/choose/choose-file.tsx',
  'features/intake/import/review/table/preview-row.tsx',
  'features/intake/web-form/colour-field.tsx',
  'features/intake/web-form/share-part.tsx',
  'features/leads/bulk/delete-dialog.tsx',
  'features/leads/list/filters/amount-range.tsx',
  'features/leads/list/filters/budget-words.tsx',
  'features/leads/list/filters/choice-list.tsx',
  'features/leads/work/remark/unsent-words.tsx',
  'features/notifications/panel.tsx',
  'features/people/team/team-management-page.tsx',
  'features/pipeline/stages/stale-days.tsx',
  'features/projects/conversion/wizard/team-step.tsx',
  'features/projects/files/files-head.tsx',
  'features/projects/minutes/point-row.tsx',
  'features/quotations/document/grid/cell-input.tsx',
  'features/quotations/document/grid/item-dialog.tsx',
  'features/quotations/document/grid/section-head.tsx',
  'features/quotations/sending/copy-field.tsx',
  // A photo is no typed text.
  'features/leads/visits/visit-photos.tsx',
  'features/tags/colour-grid.tsx',
  'features/places/phone-field.tsx',
  'features/places/place-search.tsx',
  'features/teams/member-list.tsx',
  'shell/nav/leads-tabs.tsx',
  'shell/search/search-dialog.tsx',
]

it('C-162 forms are made of the fields of ui/form alone, and none of them has a limit that cuts', () => {
  const having = (pattern: RegExp) =>
    files.filter((name) => pattern.test(readFileSync(join(source, name), 'utf8')))
  const inputs =
    /<(TextInput|Textarea|NumberInput|TagsInput|Autocomplete|PinInput|JsonInput|Input|input|textarea)\s/
  expect(having(inputs).filter((name) => !ownInputs.includes(name))).toEqual([])
  expect(having(/maxLength=/)).toEqual([])
  const drawn = readdirSync(join(import.meta.dirname, 'fields')).flatMap(
    (name) => /^(.*)\.tsx$/.exec(name)?.[1] ?? [],
  )
  // Those in which one chooses, and a password, which nobody shapes.
  const chosen = [
    'check-field',
    'choice-field',
    'choosing.test',
    'password-field',
    'person-field',
    'select',
    'sent-switch',
    'sent-switch.test',
    'tick-list',
    // Above.
    'time-field',
  ]
  expect(drawn.filter((name) => !chosen.includes(name))).toEqual(
    [...Object.keys(fields), 'amount-field'].sort(),
  )
})
