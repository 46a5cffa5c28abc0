import type { NewTarget, TargetRow } from '@foyer/contract/analytics/model'
import { monthBefore } from '@foyer/contract/analytics/months'
import { refusal } from '@foyer/contract/kit/refusal'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { targetEndpoints } from '@foyer/contract/wire/analytics/target-endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { signInAs } from '../../../../testing/samples/people'
import { TargetsCard } from './targets-card'

const idOf = (number: number) => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`
const kavya = { id: idOf(1), fullName: 'Kavya Menon' }
const arjun = { id: idOf(2), fullName: 'Arjun Nair' }
const rowOf = (person: TargetRow['person'], target: Partial<TargetRow['target']> = {}): TargetRow => ({
  person,
  target: { amount: undefined, leads: undefined, ...target },
  won: { leads: 3, amount: 3_000_000 },
})

let server: ReturnType<typeof fakeServer>
let rows: TargetRow[]
let saved: NewTarget[][]
let mayEdit: boolean
const now = new Date('2026-11-18T06:00:00Z')
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  server = fakeServer()
  signInAs(server, { id: kavya.id, isAdmin: true })
  rows = [rowOf(kavya, { amount: 2_500_000, leads: 5 }), rowOf(arjun)]
  saved = []
  mayEdit = true
  server.on(targetEndpoints.targets, ({ month }) => ({ reply: { month, rows, mayEdit } }))
  server.on(targetEndpoints.saveTargets, (targets) => {
    saved.push(targets)
    return { reply: {} }
  })
})

const show = async (people: string[] = []) => {
  renderAt('/', [
    {
      path: '*',
      element: <TargetsCard query={{ choice: { period: 'this-year' }, people }} />,
    },
  ])
  const card = within(await screen.findByRole('region', { name: 'Targets' }))
  await card.findByRole('button', { name: 'Month before' })
  return card
}
const openDialog = async (button: string) => {
  const card = await show()
  await user.click(card.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: 'Targets for November 2026' }))
}
const lines = (card: Awaited<ReturnType<typeof show>>) =>
  within(card.getByRole('list', { name: 'Targets' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

describe('targets of a month', () => {
  it('says how far each person is by value and by number, who has none, and opens what they won', async () => {
    const card = await show()
    expect(lines(card)).toEqual(['Kavya Menon₹30 Lac of ₹25 Lac120%3 of 5 leads60%'])
    expect(card.getByText('November 2026, whatever the period')).toBeTruthy()
    expect(card.getByText('1 person has no target.')).toBeTruthy()
    const to = decodeURIComponent(card.getByRole('link', { name: 'Kavya Menon' }).getAttribute('href') ?? '')
    expect(to).toContain('figure=won:2026-11-01:2026-11-30')
    expect(to).toContain(kavya.id)
  })

  it('goes from month to month', async () => {
    const card = await show()
    await user.click(card.getByRole('button', { name: 'Month before' }))
    expect(await card.findByText('October 2026')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Month after' }))
    await user.click(card.getByRole('button', { name: 'Month after' }))
    expect(await card.findByText('December 2026')).toBeTruthy()
    await waitFor(() =>
      expect(server.calls.map(({ query }) => query.get('month')).filter(Boolean)).toEqual([
        '2026-11-01',
        '2026-10-01',
        '2026-12-01',
      ]),
    )
  })

  it('shows only the people that are chosen', async () => {
    rows = [rowOf(kavya, { leads: 5 }), rowOf(arjun, { leads: 2 })]
    server.on(analyticsEndpoints.reportees, () => ({ reply: [kavya, arjun] }))
    const card = await show([arjun.id])
    expect(lines(card)).toEqual(['Arjun Nair3 of 2 leads150%'])
    expect(await card.findByText('November 2026, whatever the period · Arjun Nair')).toBeTruthy()
  })

  it('says that there are none: who may set them is told how, others who does', async () => {
    rows = [rowOf(kavya)]
    const card = await show()
    expect(card.getByText('No targets for November 2026')).toBeTruthy()
    expect(card.getByRole('button', { name: 'Set targets' })).toBeTruthy()
  })

  it('is only read by those who may not set them', async () => {
    mayEdit = false
    const card = await show()
    expect(lines(card)).toHaveLength(1)
    expect(card.queryByRole('button', { name: 'Edit targets' })).toBeNull()
    rows = [rowOf(kavya)]
    await user.click(card.getByRole('button', { name: 'Month before' }))
    expect(await card.findByText('Whoever leads your team can set them.')).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Set targets' })).toBeNull()
  })
})

describe('setting targets', () => {
  it('has value and number for each person, groups as India does, and sends what was changed', async () => {
    const dialog = await openDialog('Edit targets')
    const amount = dialog.getByRole('textbox', { name: 'Value for Kavya Menon' }) as HTMLInputElement
    expect(amount.value).toBe('25,00,000')
    await enterText(dialog.getByRole('textbox', { name: 'Value for Arjun Nair' }), '18 lakh')
    await enterText(dialog.getByRole('textbox', { name: 'Number of leads for Arjun Nair' }), '4')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved).toEqual([[{ userId: arjun.id, month: '2026-11-01', amount: 1_800_000, leads: 4 }]])
    expect(await screen.findByText('The targets are saved.')).toBeTruthy()
  })

  it('an emptied field takes the target away', async () => {
    const dialog = await openDialog('Edit targets')
    await user.clear(dialog.getByRole('textbox', { name: 'Value for Kavya Menon' }))
    await user.clear(dialog.getByRole('textbox', { name: 'Number of leads for Kavya Menon' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toEqual([{ userId: kavya.id, month: '2026-11-01', amount: undefined, leads: undefined }])
  })

  it('says what cannot be read, and why it was refused, and keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(targetEndpoints.saveTargets, () => ({ refusal: refusal(409, 'no', 'Somebody was quicker.') }))
    const dialog = await openDialog('Edit targets')
    const leads = dialog.getByRole('textbox', { name: 'Number of leads for Arjun Nair' })
    await enterText(leads, 'many')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Please enter a whole number.')).toBeTruthy()
    await user.clear(leads)
    await enterText(leads, '4')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Somebody was quicker.')).toBeTruthy()
    expect((leads as HTMLInputElement).value).toBe('4')
    log.mockRestore()
  })

  it('fills in those of last month, to be saved, and says where there were none', async () => {
    server.on(targetEndpoints.targets, ({ month }) => ({
      reply: {
        month,
        mayEdit,
        rows: month === monthBefore('2026-11-01') ? [rowOf(arjun, { amount: 900_000 })] : rows,
      },
    }))
    const dialog = await openDialog('Edit targets')
    await user.click(dialog.getByRole('button', { name: 'Copy last month’s' }))
    expect(
      await screen.findByText('The targets of October 2026 are filled in. Save to keep them.'),
    ).toBeTruthy()
    const amount = dialog.getByRole('textbox', { name: 'Value for Arjun Nair' }) as HTMLInputElement
    expect(amount.value).toBe('9,00,000')
    expect(saved).toEqual([])
    server.on(targetEndpoints.targets, ({ month }) => ({ reply: { month, mayEdit, rows: [] } }))
    await user.click(dialog.getByRole('button', { name: 'Copy last month’s' }))
    expect(await screen.findByText('There are no targets for October 2026.')).toBeTruthy()
  })

  it('asks before what was typed is left', async () => {
    const dialog = await openDialog('Edit targets')
    await enterText(dialog.getByRole('textbox', { name: 'Number of leads for Arjun Nair' }), '4')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('The targets that you changed are not saved.')).toBeTruthy()
  })

  it('asks before the page is left with something typed, and keeps it', async () => {
    const { router } = renderAt('/analytics', [
      { path: '/leads', element: 'Leads' },
      {
        path: '/analytics',
        element: <TargetsCard query={{ choice: { period: 'this-year' }, people: [] }} />,
      },
    ])
    await user.click(await screen.findByRole('button', { name: 'Edit targets' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Targets for November 2026' }))
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Number of leads for Arjun Nair' })
    await enterText(field, '4')
    await act(() => router.navigate('/leads'))
    expect(await screen.findByText('The targets that you changed are not saved.')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(field.value).toBe('4')
    await act(() => router.navigate('/leads'))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Leads')).toBeTruthy()
  })

  it('nobody but an admin sets their own', async () => {
    signInAs(server, { id: kavya.id, isAdmin: false, isSuperAdmin: false })
    const dialog = await openDialog('Edit targets')
    expect(dialog.getByRole('textbox', { name: 'Value for Arjun Nair' })).toBeTruthy()
    expect(dialog.queryByRole('textbox', { name: 'Value for Kavya Menon' })).toBeNull()
  })
})
