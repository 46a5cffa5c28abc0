import type { LeadListQuery } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText, replaceText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { allColumns, makeLead, serveLeads } from '../../../testing/samples/leads'
import { signInAs } from '../../../testing/samples/people'
import { giveElementsHeight, setScreenWidth } from '../../../testing/screen-size'
import { shownFor } from '../../../testing/toasts'

const kavya = '00000000-0000-4000-8000-000000000001'
const rohan = '00000000-0000-4000-8000-000000000002'
const stage = '00000000-0000-4000-8000-000000000003'
const tag = '00000000-0000-4000-8000-000000000004'

let server: ReturnType<typeof fakeServer>
let budget: { min: number; max: number } | undefined
let hasTeam: boolean
beforeEach(() => {
  hasTeam = false
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  budget = { min: 50_000, max: 20_000_000 }
  server.on(leadListEndpoints.filterOptions, () => ({
    reply: {
      areas: ['1,200', '1,840'],
      sources: ['Instagram', 'Referral, friends'],
      cities: ['Mumbai', 'Pune'],
      places: ['Baner', 'Blue Ridge', 'Koregaon Park'],
      hasTeam,
      people: [
        { id: kavya, fullName: 'Kavya Menon' },
        { id: rohan, fullName: 'Rohan Rao' },
      ],
      budget,
    },
  }))
  server.on(pipelineEndpoints.get, () => ({
    reply: {
      id: 'p1',
      name: 'Sales',
      description: undefined,
      value: 0,
      stages: [{ id: stage, name: 'Site Visit', kind: 'open' as const, sequence: 3, statuses: [], leads: 2 }],
    },
  }))
  server.on(tagEndpoints.list, () => ({
    reply: [
      {
        id: tag,
        name: 'Premium',
        colour: 'Purple' as const,
        createdBy: undefined,
        updatedAt: '2026-01-01T00:00:00.000Z',
      },
    ],
  }))
})

const start = (
  address = '/lms/',
  find: (query: LeadListQuery) => ReturnType<typeof makeLead>[] = () => [makeLead()],
  columns?: typeof allColumns,
) => {
  const asked = serveLeads(server, find, columns)
  const view = renderPage(address)
  const last = () => asked.at(-1)
  const search = () => decodeURIComponent(view.router.state.location.search).replaceAll('+', ' ')
  return { ...view, asked, last, search }
}

const openChip = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))

describe('the period and the tiles', () => {
  it('L-013 L-042 L-049 L-050 narrow the list, say so, and lead back to all of it', async () => {
    const { last, search, address } = start('/lms/', ({ followUpFrom }) => (followUpFrom ? [] : [makeLead()]))
    await userEvent.click(await screen.findByRole('button', { name: 'Due: All Time' }))
    const choices = await screen.findAllByRole('menuitemradio')
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'All Time',
      'Yesterday',
      'Today',
      'Tomorrow',
      'Last Week',
      'This Week',
      'Next Week',
      'Last Month',
      'This Month',
      'Next Month',
      'Last Year',
      'This Year',
      'Last 7 Days',
      'Last 30 Days',
    ])
    await userEvent.click(choices[2] as HTMLElement)
    expect(search()).toBe('?period=today')
    await waitFor(() => expect(last()?.followUpFrom).toBeTruthy())
    expect(last()?.followUpFrom).toBe(last()?.followUpTo)
    expect(screen.getByRole('button', { name: 'Due: Today' })).toBeTruthy()
    expect(await screen.findByText('Leads for the selected time, do not exist')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change Filter to Default' }))
    expect(search()).toBe('')
    expect(await screen.findByText('Ananya Iyer')).toBeTruthy()

    const interested = screen.getByRole('button', { name: 'Interested 64' })
    expect(screen.getByRole('button', { name: 'Total 248' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(interested)
    expect(search()).toBe('?tile=interested')
    expect(interested.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(last()?.callStatus).toBe('interested'))
    await userEvent.click(interested)
    expect(search()).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Won 31' }))
    expect(address()).toBe('/leads/9')
  })

  it('L-051 an empty list offers to add leads', async () => {
    const { search } = start('/lms/', () => [])
    expect(await screen.findByText('No Lead(s) to Show')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add Lead(s)' }))
    expect(search()).toContain('add-leads')
  })

  it('L-051 so does an empty list of Won leads', async () => {
    start('/leads/9', () => [])
    expect(await screen.findByText('No Lead(s) to Show')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Lead(s)' })).toBeTruthy()
  })
})

describe('the filter bar', () => {
  it('L-052 L-053 L-057 L-058 L-061 L-260 ticks, selects all, applies with a message and says the value in words; emptied it restores all leads', async () => {
    const { last, search } = start('/lms/', ({ filters }) => (filters ? [] : [makeLead()]))
    const panel = await openChip('Status')
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Interested' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'No Response' }))
    expect(search()).toBe('')
    await apply()
    expect(await screen.findByText('Filter Applied Successfully')).toBeTruthy()
    expect(shownFor('Filter Applied Successfully')).toBe(3000)
    expect(search()).toBe('?status=interested,no-response')
    await waitFor(() => expect(last()?.filters?.callStatuses).toEqual(['interested', 'no-response']))
    expect(await screen.findByText('No lead matches these filters.')).toBeTruthy()
    const again = await openChip('Status: Interested +1')
    await userEvent.click(await again.findByRole('checkbox', { name: 'Select All' }))
    await apply()
    await waitFor(() => expect(last()?.filters?.callStatuses).toHaveLength(7))
    const emptied = await openChip(/^Status: .* \+6$/)
    await userEvent.click(await emptied.findByRole('checkbox', { name: 'Select All' }))
    await apply()
    expect(await screen.findByText('Ananya Iyer')).toBeTruthy()
    expect(search()).toBe('')
  })

  it('T-008 L-053 on a phone all fields open as a sheet; every list of choices has Select All', async () => {
    setScreenWidth(390)
    const { last } = start()
    const openSheet = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name: 'Filters' }))
    }
    const sheet = await openSheet('Filters')
    expect(await sheet.findAllByRole('button', { expanded: false })).toHaveLength(14)
    await userEvent.click(sheet.getByRole('button', { name: 'Assign To' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Unassigned' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(last()?.filters?.assignees).toEqual(['none']))

    const again = await openSheet('Filters (1)')
    const lists = [
      'Status',
      'Budget',
      'Assign To',
      'Source',
      'Stage',
      'Area',
      'Expected Closure',
      'Quotation Sent',
      'Tags',
    ]
    for (const name of lists) {
      // Asking for roles takes long in a sheet of this size.
      const field = again.getByText(name, { selector: '[aria-expanded] *' })
      await userEvent.click(field)
      const list = field.closest('.mantine-Accordion-item') as HTMLElement
      await userEvent.click(within(list).getByText('Select All'))
    }
    await userEvent.click(again.getByText('Apply'))
    await waitFor(() =>
      expect(last()?.filters).toMatchObject({
        callStatuses: { length: 7 },
        budgetGroups: { length: 4 },
        assignees: { length: 4 },
        sources: { length: 2 },
        stageIds: [stage],
        areas: { length: 5 },
        closureMonths: { length: 12 },
        tagIds: [tag],
      }),
    )
  })

  it('L-058 L-062 a filter can be taken away by itself, and Clear resets every one', async () => {
    const { last, search, router } = start(
      `/lms/?status=interested&assignee=${kavya}&source=Referral\\,+friends&c5=has:pune`,
      ({ filters }) => (filters ? [] : [makeLead()]),
    )
    expect(await screen.findByRole('button', { name: 'Assign To: Kavya Menon' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Source: Referral, friends' })).toBeTruthy()
    expect(screen.getByText('City: Contains “pune”')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Assign To' }))
    expect(search()).not.toContain('assignee')
    await screen.findByText('No lead matches these filters.')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement)
    expect(search()).toBe('')
    await waitFor(() => expect(last()?.filters).toBeUndefined())
    await act(() => router.navigate(-1))
    expect(search()).toContain('status=interested')
    expect(await screen.findByText('City: Contains “pune”')).toBeTruthy()
    await screen.findByText('No lead matches these filters.')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Ananya Iyer')).toBeTruthy()
  })

  it('L-062 L-053 each dropdown of the bar has Clear and Apply, each list Select All; what is cleared counts once it is applied', async () => {
    const { last, search } = start(`/lms/?status=interested&assignee=${kavya}&budgetFrom=2000000`)
    const clear = await screen.findByRole<HTMLButtonElement>('button', { name: 'Clear' })
    expect(clear.disabled).toBe(false)
    for (const chip of [
      'Status: Interested',
      'Budget: ≥ ₹20 Lac',
      'Assign To: Kavya Menon',
      'Source',
      'More',
    ]) {
      const panel = await openChip(chip)
      expect(await panel.findByRole('button', { name: 'Clear' })).toBeTruthy()
      expect(panel.getByRole('button', { name: 'Apply' })).toBeTruthy()
      if (chip !== 'More') expect(await panel.findByRole('checkbox', { name: 'Select All' })).toBeTruthy()
      await userEvent.keyboard('{Escape}')
    }
    const budgets = await openChip('Budget: ≥ ₹20 Lac')
    const to = await budgets.findByRole<HTMLInputElement>('textbox', { name: 'To' })
    await userEvent.type(to, 'a lot')
    await userEvent.click(budgets.getByRole('button', { name: 'Clear' }))
    const [from, until] = budgets.getAllByRole<HTMLInputElement>('textbox')
    expect([from?.value, until?.value]).toEqual(['', ''])
    expect(search()).toContain('budgetFrom')
    await userEvent.click(budgets.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(last()?.filters).toMatchObject({ budgetFrom: undefined, assignees: [kavya] }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(search()).toBe('')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true)
  })

  it('L-052 Area offers bands, and keeps a single area that an older view names', async () => {
    const { last } = start('/lms/?area=1\\,840')
    const panel = await openChip('Area: 1,840')
    const boxes = (await panel.findAllByRole('checkbox')).map((box) => box.closest('label, div')?.textContent)
    expect(boxes.join()).not.toContain('1,200')
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: '1,840' }).checked).toBe(true)
    for (const name of ['Under 500 sqft', '500 to 1,000 sqft', '2,000 to 5,000 sqft', '5,000 sqft and more'])
      expect(panel.getByRole('checkbox', { name })).toBeTruthy()
    await userEvent.click(panel.getByRole('checkbox', { name: '1,000 to 2,000 sqft' }))
    await apply()
    await waitFor(() => expect(last()?.filters?.areas.toSorted()).toEqual(['1,840', '1000-to-2000']))
  })

  it('L-062 on a phone too: in the sheet of all fields, and in the dropdown of one that is set', async () => {
    setScreenWidth(390)
    const { search } = start('/lms/?status=interested')
    const panel = await openChip('Status: Interested')
    for (const name of ['Clear', 'Apply']) expect(await panel.findByRole('button', { name })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await sheet.findByRole('button', { name: /^Status/ }))
    expect(await sheet.findByRole('checkbox', { name: 'Select All' })).toBeTruthy()
    await userEvent.click(sheet.getByRole('button', { name: 'Clear' }))
    expect(search()).toContain('status=interested')
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(search()).toBe(''))
  })

  it('L-020 L-052 L-054 L-060 C-046 More holds stage, area, months, dates, quotation and tags; a long list can be searched', async () => {
    const { last } = start()
    const panel = await openChip('More')
    const fields = (await panel.findAllByRole('button', { expanded: false })).map(
      (field) => field.textContent,
    )
    expect(fields).toEqual([
      'City',
      'Society or locality',
      'Stage',
      'Area',
      'Expected Closure',
      'Date',
      'Follow Up',
      'Quotation Sent',
      'Tags',
    ])
    await userEvent.click(panel.getByRole('button', { name: 'Expected Closure' }))
    const sought = await panel.findByRole('searchbox', { name: 'Search Expected Closure' })
    await enterText(sought, 'zz')
    expect(await panel.findByText('Search Not Found')).toBeTruthy()
    await replaceText(sought, 'mar')
    await userEvent.click(await panel.findByRole('checkbox', { name: 'March' }))
    await userEvent.click(panel.getByRole('button', { name: 'Quotation Sent' }))
    const tick = (name: string) => panel.getByRole<HTMLInputElement>('checkbox', { name })
    const ticked = () => ['True', 'False'].map((name) => tick(name).checked)
    await panel.findByRole('checkbox', { name: 'True' })
    // L-053 L-060: both narrow nothing, and stay ticked.
    const [all] = panel.getAllByRole('checkbox', { name: 'Select All' }).slice(-1)
    if (all) await userEvent.click(all)
    expect(ticked()).toEqual([true, true])
    await userEvent.click(tick('False'))
    expect(ticked()).toEqual([true, false])
    await apply()
    await waitFor(() => expect(last()?.filters).toMatchObject({ closureMonths: [3], hasQuotation: true }))
    expect(await screen.findByRole('button', { name: 'Expected Closure: March' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Quotation Sent: True' })).toBeTruthy()
  })

  it('L-059 filters by the days of creation and of the follow-up', async () => {
    const { last } = start('/lms/?createdFrom=2020-01-05')
    const panel = await openChip(/^Date: ≥ 05 Jan 2020/)
    expect(panel.getByText('The day on which the lead was added.')).toBeTruthy()
    await enterText(await panel.findByLabelText('To'), '31-01-2020')
    await userEvent.tab()
    await apply()
    await waitFor(() =>
      expect(last()?.filters).toMatchObject({ createdFrom: '2020-01-05', createdTo: '2020-01-31' }),
    )
    expect(await screen.findByRole('button', { name: 'Date: 05 Jan 2020 – 31 Jan 2020' })).toBeTruthy()
  })

  it('L-035 L-055 L-056 budgets by group, and by a range that is labelled in K, Lac and Cr', async () => {
    const { last } = start()
    const panel = await openChip('Budget')
    const groups = (await panel.findAllByRole('checkbox')).map(
      (box) => (box as HTMLInputElement).labels?.[0]?.textContent,
    )
    expect(groups).toEqual([
      'Select All',
      'Under 1 Lakh',
      '1 Lakh - 5 Lakh',
      '5 Lakh - 10 Lakh',
      'Over 10 Lakh',
    ])
    const least = panel.getByRole('slider', { name: 'Lowest budget' })
    expect(least.getAttribute('aria-valuetext')).toBe('₹50 K')
    expect(panel.getByRole('slider', { name: 'Highest budget' }).getAttribute('aria-valuetext')).toBe('₹2 Cr')
    act(() => least.focus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(least.getAttribute('aria-valuetext')).toBe('₹1 Lac')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Over 10 Lakh' }))
    await apply()
    await waitFor(() =>
      expect(last()?.filters).toMatchObject({ budgetFrom: 100_000, budgetGroups: ['over-10-lakh'] }),
    )
    expect(await screen.findByRole('button', { name: 'Budget: Over 10 Lakh, ≥ ₹1 Lac' })).toBeTruthy()
  })

  it('C-162 budgets from and to are typed as people say them; what is no amount is told and not applied', async () => {
    const { last } = start()
    const panel = await openChip('Budget')
    await userEvent.type(await panel.findByRole('textbox', { name: 'From' }), '20 lakh')
    expect(panel.getByText('₹20 Lac', { selector: 'p' })).toBeTruthy()
    await userEvent.type(panel.getByRole('textbox', { name: 'To' }), 'a lot{Enter}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.tab()
    expect(panel.getByText('Write an amount, like 20 lakh or 12,50,000.')).toBeTruthy()
    await userEvent.clear(panel.getByRole('textbox', { name: 'To' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'To' }), '1.5 cr{Enter}')
    await waitFor(() =>
      expect(last()?.filters).toMatchObject({ budgetFrom: 2_000_000, budgetTo: 15_000_000 }),
    )
    expect(await screen.findByRole('button', { name: 'Budget: ₹20 Lac – ₹1.5 Cr' })).toBeTruthy()
  })

  it('stay on one line: what does not fit is under More, what narrows the list last', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(520)
    start('/lms/?source=Instagram')
    const chips = () =>
      screen
        .getAllByRole('button', { name: /^(Status|Budget|Assign To|Source|More)/ })
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(chips()).toEqual(['Status', 'Source: Instagram', 'More']))
    const more = await openChip('More')
    expect(await more.findByRole('button', { name: 'Budget' })).toBeTruthy()
    expect(more.getByRole('button', { name: 'Assign To' })).toBeTruthy()
  })

  it('Use 3 words that are right every day are one tap each, and stay words in the address', async () => {
    const { last, search } = start()
    await userEvent.click(await screen.findByRole('button', { name: 'Standing still' }))
    await userEvent.click(screen.getByRole('button', { name: 'Overdue' }))
    await userEvent.click(screen.getByRole('button', { name: 'Me', pressed: false }))
    expect(search()).toBe('?is=overdue,standing-still&assignee=me')
    await waitFor(() =>
      expect(last()?.filters).toMatchObject({ states: ['overdue', 'standing-still'], assignees: ['me'] }),
    )
    expect(last()).toMatchObject({ followUpFrom: undefined, followUpTo: undefined })
    expect(await screen.findByRole('button', { name: 'Assign To: Me' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Standing still', pressed: true }))
    await userEvent.click(screen.getByRole('button', { name: 'Me', pressed: true }))
    expect(search()).toBe('?is=overdue')
  })

  it('Use 3 me stands first among the people, my team second for whoever has one', async () => {
    hasTeam = true
    const { search } = start()
    const panel = await openChip('Assign To')
    const names = (await panel.findAllByRole('checkbox')).map(
      (box) => (box as HTMLInputElement).labels?.[0]?.textContent,
    )
    expect(names).toEqual(['Select All', 'Me', 'My team', 'Unassigned', 'Kavya Menon', 'Rohan Rao'])
    await userEvent.click(panel.getByRole('checkbox', { name: 'My team' }))
    await apply()
    expect(search()).toBe('?assignee=team')
  })

  it('Use 3 a budget is typed as it is said; what cannot be read is told and not applied', async () => {
    const { last, search } = start()
    const panel = await openChip('Budget')
    const words = await panel.findByRole('textbox', { name: 'In words' })
    await userEvent.type(words, 'over a lot{Enter}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.tab()
    expect(panel.getByText('Write a range, like over 20 lakh, under 1 cr or 15-25L.')).toBeTruthy()
    await userEvent.clear(words)
    await userEvent.type(words, '15-25L')
    expect(panel.getByText('₹15 Lac – ₹25 Lac')).toBeTruthy()
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe('25,00,000')
    await userEvent.type(words, '{Enter}')
    await waitFor(() => expect(last()?.filters).toMatchObject({ budgetFrom: 1_500_000, budgetTo: 2_500_000 }))
    expect(search()).toBe('?budgetFrom=1500000&budgetTo=2500000')
  })

  it('Use 3 a city or society is found by typing and taken by Enter, also one that is not offered', async () => {
    const { search } = start()
    const panel = await openChip('More')
    await userEvent.click(await panel.findByRole('button', { name: 'Society or locality' }))
    const sought = await panel.findByRole('searchbox', { name: 'Search Society or locality' })
    await enterText(sought, 'blue')
    await userEvent.type(sought, '{Enter}')
    await replaceText(sought, 'Lodha Belmondo')
    expect(await panel.findByRole('checkbox', { name: '“Lodha Belmondo”' })).toBeTruthy()
    await userEvent.type(sought, '{Enter}')
    await userEvent.type(sought, '{Enter}')
    await waitFor(() => expect(search()).toBe('?place=Blue Ridge,Lodha Belmondo'))
    expect(await screen.findByRole('button', { name: 'Society or locality: Blue Ridge +1' })).toBeTruthy()
  })

  it('L-063 says when no lead has a budget', async () => {
    budget = undefined
    start()
    const panel = await openChip('Budget')
    expect(await panel.findByText('Leads have no budget to show.')).toBeTruthy()
  })
})

describe('column filters', () => {
  it('L-039 each of the sixteen columns has one, beside its sort', async () => {
    const { last, search } = start('/lms/', () => [makeLead()], allColumns)
    await screen.findByText('Ananya Iyer')
    expect(screen.getAllByRole('button', { name: /^Options for / })).toHaveLength(16)
    const options = await openChip('Options for City')
    await enterText(options.getByRole('textbox', { name: 'Text' }), 'pune')
    await userEvent.keyboard('{Enter}')
    expect(search()).toBe('?c5=has:pune')
    await waitFor(() =>
      expect(last()?.filters?.columns).toEqual([{ column: 'city', is: 'containing', text: 'pune' }]),
    )
    const again = await openChip('Options for City')
    await userEvent.click(again.getByRole('radio', { name: 'Is empty' }))
    await apply()
    expect(search()).toBe('?c5=empty')
    const sorting = await openChip('Options for City')
    await userEvent.click(sorting.getByRole('button', { name: 'Sort descending' }))
    await waitFor(() => expect(last()).toMatchObject({ sort: 'city', descending: true }))
  })
})
