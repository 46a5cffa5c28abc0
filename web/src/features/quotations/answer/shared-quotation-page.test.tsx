import { answerRefusals } from '@foyer/contract/quotations/answer/messages'
import type { ShownQuotation } from '@foyer/contract/quotations/answer/model'
import { emptyDocument } from '@foyer/contract/quotations/document/blank'
import { answerEndpoints } from '@foyer/contract/wire/quotations/answer/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'

const item = (id: string, name: string, rate: number) => ({
  id,
  name,
  description: '',
  basis: 'quantity' as const,
  unit: 'sq ft',
  quantity: 10_000,
  rate,
  discount: null,
  gst: 1_800,
  hsn: '9403',
})

const shown: ShownQuotation = {
  id: 'q1',
  projectId: 'p1',
  kind: 'execution',
  version: 2,
  sentAt: '2026-04-03T10:00:00.000Z',
  state: 'open',
  changes: [],
  document: {
    ...emptyDocument('2026-04-01'),
    title: 'Interior works',
    isTaxed: true,
    sections: [
      { id: 's1', name: 'Bedroom', items: [item('i1', 'Wardrobe', 150_000), item('i2', 'Bed', 90_000)] },
    ],
    number: '2026-27/001',
    firm: {
      name: 'Malhar Design',
      address: '',
      city: 'Pune',
      postalCode: '',
      contact: '',
      email: 'studio@malhardesign.in',
      gstNumber: '',
      bankAccountName: '',
      bankAccountNumber: '',
      bankName: '',
      bankCode: '',
      upiId: '',
      signatory: '',
      currencySymbol: '₹',
    },
  },
}

let server: ReturnType<typeof fakeServer>
let now: ShownQuotation
let seen = 0
beforeEach(() => {
  server = fakeServer()
  now = shown
  seen = 0
  server.on(answerEndpoints.sharedQuotation, () => ({ reply: now }))
  server.on(answerEndpoints.sharedSeen, () => {
    seen += 1
    return { reply: { seenAt: '2026-04-03T12:00:00.000Z' } }
  })
})

const open = () => renderAt('/shared-quotation/abc')
const press = async (name: string | RegExp, within_?: HTMLElement) =>
  userEvent.click(await (within_ ? within(within_) : screen).findByRole('button', { name }))

describe('a shared quotation', () => {
  it('shows the money without an account, and says once that it was seen', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Interior works' })).toBeTruthy()
    expect(screen.getAllByText('₹28,320.00')).toHaveLength(2)
    expect(screen.getByText('Rupees Twenty Eight Thousand Three Hundred Twenty Only')).toBeTruthy()
    expect(screen.getByText('10 sq ft × ₹1,500.00')).toBeTruthy()
    await waitFor(() => expect(seen).toBe(1))
  })

  it('has the steps of the paper: discounts, and the tax of the territory', async () => {
    const { document } = shown
    const [bedroom] = document.sections
    const items = bedroom?.items.map((one) => ({
      ...one,
      discount: { kind: 'percent' as const, value: 1_000 },
    }))
    now = {
      ...shown,
      document: {
        ...document,
        supplyFrom: '04',
        placeOfSupply: '04',
        discount: { kind: 'percent', value: 500 },
        sections: [{ id: 's1', name: 'Bedroom', items: items ?? [] }],
      },
    }
    open()
    const sums = within(await screen.findByRole('region', { name: 'Total' }))
    for (const [label, amount] of [
      ['Gross amount', '₹24,000.00'],
      ['Discount on items', '-₹2,400.00'],
      ['Sum of all items', '₹21,600.00'],
      ['Discount (5%)', '-₹1,080.00'],
      ['Taxable amount', '₹20,520.00'],
      ['CGST 9%', '₹1,846.80'],
      ['UTGST 9%', '₹1,846.80'],
    ] as const) {
      expect(sums.getByText(label).nextSibling?.textContent).toBe(amount)
    }
    expect(screen.getByText('Chandigarh')).toBeTruthy()
  })

  it('shows a newer version instead of accepting it unread, and says so', async () => {
    server.on(answerEndpoints.acceptShared, () => {
      now = { ...shown, version: 3, document: { ...shown.document, title: 'Interior works, smaller' } }
      return { refusal: answerRefusals.newer }
    })
    open()
    await press('Accept')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /full name/ }), 'Meera Iyer')
    await press('Accept the quotation', dialog)
    expect(await screen.findByRole('heading', { level: 1, name: 'Interior works, smaller' })).toBeTruthy()
    expect(screen.getByText(/^This is version 3, which was sent while/)).toBeTruthy()
    expect(await screen.findByText(answerRefusals.newer.text)).toBeTruthy()
  })

  it('is accepted with a name, for the version that was read', async () => {
    let accepted: unknown
    server.on(answerEndpoints.acceptShared, (input) => {
      accepted = input
      now = { ...shown, state: 'accepted', accepted: { name: 'Meera Iyer', at: '2026-04-04T09:30:00.000Z' } }
      return { reply: now }
    })
    open()
    await press('Accept')
    const dialog = await screen.findByRole('dialog')
    await press('Accept the quotation', dialog)
    expect(await within(dialog).findByText('Field is required')).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('textbox', { name: /full name/ }), 'Meera Iyer')
    await press('Accept the quotation', dialog)
    expect(await screen.findByText(/Accepted by Meera Iyer/)).toBeTruthy()
    expect(accepted).toEqual({ token: 'abc', version: 2, name: 'Meera Iyer' })
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('takes wishes item by item', async () => {
    let asked: unknown
    server.on(answerEndpoints.askSharedChanges, (input) => {
      asked = input
      return { reply: now }
    })
    open()
    await press('Ask for changes')
    await press('Ask for a change of Bed')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ask for a change of Bed' }), 'Wider')
    await press('Continue with 1 item')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /full name/ }), 'Meera Iyer')
    await press('Send', dialog)
    await waitFor(() =>
      expect(asked).toEqual({
        token: 'abc',
        version: 2,
        name: 'Meera Iyer',
        note: '',
        items: [{ itemId: 'i2', note: 'Wider' }],
      }),
    )
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
  })

  it('keeps wishes over a reload and a new version, until they are sent', async () => {
    server.on(answerEndpoints.askSharedChanges, () => ({ reply: now }))
    const { unmount } = open()
    await press('Ask for changes')
    for (const name of ['Wardrobe', 'Bed']) {
      await press(`Ask for a change of ${name}`)
      const field = await screen.findByRole('textbox', { name: `Ask for a change of ${name}` })
      await userEvent.type(field, `${name} wider`)
    }
    await press('Continue with 2 items')
    const note = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /else/ })
    await userEvent.type(note, 'By Diwali')
    unmount()
    expect(JSON.stringify({ ...localStorage })).not.toContain('abc')
    const [section] = shown.document.sections
    const sections = section ? [{ ...section, items: section.items.slice(1) }] : []
    now = { ...shown, version: 3, document: { ...shown.document, sections } }
    const again = open()
    expect(await screen.findByDisplayValue('Bed wider')).toBeTruthy()
    expect(screen.queryByDisplayValue('Wardrobe wider')).toBeNull()
    await press('Continue with 1 item')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByDisplayValue('By Diwali')).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('textbox', { name: /full name/ }), 'Meera Iyer')
    await press('Send', dialog)
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
    again.unmount()
    open()
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
    expect(screen.queryByDisplayValue('Bed wider')).toBeNull()
  })

  it.each([
    ['expired', answerRefusals.expired('Malhar Design')],
    ['unknown', answerRefusals.unknownLink],
  ])('says of a link that is %s what to do', async (_what, refusal) => {
    server.on(answerEndpoints.sharedQuotation, () => ({ refusal }))
    open()
    expect(await screen.findByRole('heading', { name: refusal.text })).toBeTruthy()
    expect(seen).toBe(0)
  })

  it('of a withdrawn one only the paper is left', async () => {
    now = { ...shown, state: 'void' }
    open()
    expect(await screen.findByText(/has withdrawn this quotation/)).toBeTruthy()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download PDF'])
  })
})
