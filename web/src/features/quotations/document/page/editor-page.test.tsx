import { emptyDocument } from '@foyer/contract/quotations/document/blank'
import { quotationRefusals } from '@foyer/contract/quotations/document/messages'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderPage } from '../../../../testing/render'
import { signInAs } from '../../../../testing/samples/people'
import type { QuotationRead } from '../../shapes'
import { newItem } from '../editing/rows'

const user = userEvent.setup({ delay: null })
const projectId = '01990000-0000-7000-8000-0000000000c1'
const id = '01990000-0000-7000-8000-0000000000c2'
const me = { id: '01990000-0000-7000-8000-00000000000a', fullName: 'Kavya Menon', email: 'kavya@example.in' }

const draft: QuotationDocument = {
  ...emptyDocument('2026-11-18'),
  title: 'Flat 1402',
  client: { ...emptyDocument('2026-11-18').client, name: 'Ananya Iyer' },
  sections: [
    {
      id: 's1',
      name: 'Kitchen',
      items: [{ ...newItem('execution'), id: 'i1', name: 'Carcass', quantity: 10_000, rate: 145_000 }],
    },
  ],
}

const recordWith = (part: Partial<QuotationRead> = {}): QuotationRead => ({
  id,
  projectId,
  kind: 'execution',
  title: draft.title,
  state: 'draft',
  total: 1_450_000,
  version: 0,
  hasUnsentChanges: false,
  createdAt: '2026-11-18T04:00:00.000Z',
  updatedAt: '2026-11-18T04:00:00.000Z',
  project: {
    id: projectId,
    name: 'Flat 1402',
    isConfirmed: true,
    client: { id: 'c', name: 'Ananya Iyer', email: 'ananya@example.in' },
  },
  firm: {
    name: 'Studio',
    address: '',
    city: '',
    postalCode: '',
    contact: '',
    email: '',
    gstNumber: '',
    bankAccountName: '',
    bankAccountNumber: '',
    bankName: '',
    bankCode: '',
    upiId: '',
    signatory: '',
    currencySymbol: '₹',
    logoFileId: null,
    signatureFileId: null,
  },
  mayEdit: true,
  revision: 1,
  draft,
  versions: [],
  links: [],
  answers: [],
  ...part,
})

let server: ReturnType<typeof fakeServer>
let saves: { baseRevision: number; document: QuotationDocument }[]
beforeEach(() => {
  localStorage.clear()
  server = fakeServer()
  signInAs(server, me)
  saves = []
  server.on(quotationEndpoints.saveQuotation, ({ baseRevision, document }) => {
    saves.push({ baseRevision, document })
    return { reply: { revision: baseRevision + 1, total: 1, updatedAt: '2026-11-18T05:00:00.000Z' } }
  })
})

const open = (record: QuotationRead) => {
  server.on(quotationEndpoints.quotation, () => ({ reply: record }))
  return renderPage(`/quotation/${projectId}/${id}`)
}
const cell = async (name: string) => {
  const grid = within(await screen.findByRole('grid', { name: 'Items' }))
  return grid.findByText(name)
}

it('what is typed in a cell is counted and saved by itself, each time on top of the last', async () => {
  open(recordWith())
  await user.click(await cell('1,450'))
  const input = screen.getByRole('textbox', { name: 'Rate' })
  await user.clear(input)
  await user.type(input, '1.5k')
  expect(screen.getByTestId('total').textContent).toBe('₹15,000.00')
  await waitFor(() => expect(saves.at(-1)?.document.sections[0]?.items[0]?.rate).toBe(150_000), {
    timeout: 10_000,
  })
  await user.type(screen.getByRole('textbox', { name: 'Rate' }), '{Enter}')
  await user.type(screen.getByRole('combobox', { name: 'Item' }), 'Counter')
  await waitFor(() => expect(saves.at(-1)?.document.sections[0]?.items[1]?.name).toBe('Counter'), {
    timeout: 10_000,
  })
  expect(saves.at(-1)?.baseRevision).toBe(saves.length)
})

it('says that the place of supply is not chosen, where the firm charges GST', async () => {
  const firm = { ...recordWith().firm, gstNumber: '27AAPFU0939F1ZV' }
  const taxed = { ...draft, isTaxed: true, supplyFrom: '27' }
  const hint = 'Not chosen: GST is counted as in your own state.'
  const { unmount } = open(recordWith({ firm, draft: taxed }))
  expect(await screen.findByText(hint)).toBeTruthy()
  unmount()
  open(recordWith({ firm, draft: { ...taxed, placeOfSupply: '36' } }))
  expect(await screen.findByText('Telangana')).toBeTruthy()
  expect(screen.queryByText(hint)).toBeNull()
})

it('who only reads, and what is accepted, is shown as it is, with the reason', async () => {
  const { unmount } = open(recordWith({ mayEdit: false }))
  expect(await screen.findByText(/You can read quotations/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await user.click(await cell('Carcass'))
  expect(screen.queryByRole('combobox', { name: 'Item' })).toBeNull()
  unmount()
  const acceptance = {
    id: 'a',
    version: 1,
    kind: 'accepted',
    name: 'Ananya',
    items: [],
    at: '2026-11-18T06:00:00.000Z',
  } as const
  open(
    recordWith({
      state: 'accepted',
      version: 1,
      acceptedVersion: 1,
      answers: [{ ...acceptance, items: [] }],
    }),
  )
  expect(await screen.findByText(/Accepted by Ananya on 18 Nov 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull()
})

it('when two people wrote, both states are there and nothing is lost', async () => {
  const theirs = { ...draft, title: 'Theirs' }
  let isStale = true
  server.on(quotationEndpoints.saveQuotation, ({ baseRevision, document }) => {
    if (isStale)
      return {
        refusal: {
          ...quotationRefusals.changedMeanwhile,
          details: {
            revision: 7,
            document: theirs,
            updatedAt: '2026-11-18T05:00:00.000Z',
            updatedBy: 'Ravi',
          },
        },
      }
    saves.push({ baseRevision, document })
    return { reply: { revision: 8, total: 1, updatedAt: '2026-11-18T05:10:00.000Z' } }
  })
  open(recordWith())
  await user.click(await cell('Carcass'))
  await user.type(screen.getByRole('combobox', { name: 'Item' }), ' and shutters')
  expect(await screen.findByText(/Ravi saved another state/, undefined, { timeout: 10_000 })).toBeTruthy()
  isStale = false
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(saves.at(-1)?.baseRevision).toBe(7), { timeout: 10_000 })
  expect(saves.at(-1)?.document.sections[0]?.items[0]?.name).toBe('Carcass and shutters')
})

it('C-162 what cannot be read stays in its cell, holds the sending up and outlives a reload', async () => {
  const { unmount } = open(recordWith())
  await user.click(await cell('1,450'))
  const input = screen.getByRole('textbox', { name: 'Rate' })
  await user.clear(input)
  await user.type(input, 'ask Ravi')
  expect(await screen.findByText('1 cell cannot be read')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await within(await screen.findByRole('dialog')).findByText('1 cell cannot be read.')).toBeTruthy()
  unmount()
  open(recordWith())
  expect(await cell('ask Ravi')).toBeTruthy()
})
