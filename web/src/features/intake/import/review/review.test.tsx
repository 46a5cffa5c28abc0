import { importRefusals } from '@foyer/contract/intake/messages/import'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadFile } from '../../../../testing/choosing-file'
import { replaceText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { importId, readSheets, serveImports } from '../../../../testing/samples/imports'
import { signInAs } from '../../../../testing/samples/people'
import { giveElementsHeight, setScreenWidth } from '../../../../testing/screen-size'
import { holdCalls } from '../../../../testing/slow-calls'
import { shownFor } from '../../../../testing/toasts'
import { ImportButton } from '../import-button'

const user = userEvent.setup()
const heads = ['Full Name', 'Mobile', 'City', 'Ref']
const good = ['Ananya Iyer', '9845021763', 'Bengaluru', 'c-1']
const badPhone = ['Rohan Shah', '98450', 'Pune', 'c-2']
const badCity = ['Meera Rao', '9845021765', 'P4ne', 'c-3']

let server: ReturnType<typeof fakeServer>
let saved: { name: string; text: Promise<string> }[]
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  saved = []
  let file: Blob | undefined
  URL.createObjectURL = vi.fn((made: Blob) => {
    file = made
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: file?.text() ?? Promise.resolve('') })
  })
})

const review = async (...rows: string[][]) => {
  const served = serveImports(server, [heads, ...rows])
  const view = renderAt('/lms/?import', [{ path: '*', element: <ImportButton className="" /> }])
  await screen.findByRole('dialog', { name: 'Import XLS' })
  await uploadFile()
  return { ...served, ...view }
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Import XLS' }))
const cell = (name: string) => dialog().findByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }))
const started = () =>
  server.calls.filter(({ path, method }) => path === importEndpoints.startImport.path && method === 'POST')

describe('columns', () => {
  it('are matched by their names, and changed by hand', async () => {
    const { plans } = await review(good)
    expect(await dialog().findByText(/3 of 4 columns matched/)).toBeTruthy()
    await press('Change columns')
    await user.click(dialog().getByRole('combobox', { name: 'Field for Ref' }))
    await user.click(await screen.findByRole('option', { name: 'Remarks' }))
    expect(await dialog().findByText(/4 of 4 columns matched/)).toBeTruthy()
    await press('Import')
    await waitFor(() => expect(plans).toHaveLength(1))
    expect(plans[0]).toMatchObject({
      sheet: 'Sheet1',
      headerRow: 1,
      columns: [
        { index: 0, target: 'fullName' },
        { index: 1, target: 'phone' },
        { index: 2, target: 'city' },
        { index: 3, target: 'remarks' },
      ],
      isOnlyValid: false,
      duplicates: 'skip',
    })
  })

  it('a field has one column: another that had it is not imported any more', async () => {
    await review(good)
    await press('Change columns')
    await user.click(dialog().getByRole('combobox', { name: 'Field for Ref' }))
    await user.click(await screen.findByRole('option', { name: 'City' }))
    const city = dialog().getByRole<HTMLInputElement>('combobox', { name: 'Field for City' })
    expect(city.value).toBe('')
  })

  it('a file without a column for the phone says so', async () => {
    serveImports(server, [])
    server.on(importEndpoints.sheets, () => ({ reply: readSheets([['Full Name'], ['Ananya Iyer']]) }))
    renderAt('/lms/?import', [{ path: '*', element: <ImportButton className="" /> }])
    await screen.findByRole('dialog')
    await uploadFile()
    expect(
      await dialog().findByText('No column goes into Phone Number yet. Every lead needs it.'),
    ).toBeTruthy()
  })

  it('one of several sheets is chosen', async () => {
    const { plans } = serveImports(server, [])
    const { sheets } = readSheets([heads, good])
    const other = readSheets([heads, ['Meera Rao', '9845021765', 'Pune', '']]).sheets
    const both = [...sheets, ...other.map((sheet) => ({ ...sheet, name: 'October' }))]
    server.on(importEndpoints.sheets, () => ({ reply: readSheets([], { sheets: both }) }))
    renderAt('/lms/?import', [{ path: '*', element: <ImportButton className="" /> }])
    await screen.findByRole('dialog')
    await uploadFile()
    expect((await cell('Full Name, row 2')).value).toBe('Ananya Iyer')
    const choose = async (name: string) => {
      await user.click(dialog().getByRole('combobox', { name: 'Sheet' }))
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose('October')
    expect((await cell('Full Name, row 2')).value).toBe('Meera Rao')
    await replaceText(await cell('Full Name, row 2'), 'Meera Rao Kulkarni')
    await choose('Sheet1')
    expect((await cell('Full Name, row 2')).value).toBe('Ananya Iyer')
    await choose('October')
    expect((await cell('Full Name, row 2')).value).toBe('Meera Rao Kulkarni')
    await press('Import')
    await waitFor(() =>
      expect(plans).toMatchObject([
        { sheet: 'October', edits: [{ row: 2, column: 0, text: 'Meera Rao Kulkarni' }] },
      ]),
    )
  })

  it('another row can name them', async () => {
    const { plans } = await review(['Client', 'Contact No.', 'Town', 'Ref'], good)
    expect((await cell('Full Name, row 2')).value).toBe('Client')
    await press('Change columns')
    await user.click(dialog().getByRole('combobox', { name: 'Row that names the columns' }))
    await user.click(await screen.findByRole('option', { name: 'Row 2: Client, Contact No., Town, Ref' }))
    expect(await dialog().findByText(/1 row/)).toBeTruthy()
    expect(dialog().queryByRole('textbox', { name: 'Full Name, row 2' })).toBeNull()
    await press('Import')
    await waitFor(() => expect(plans).toMatchObject([{ headerRow: 2 }]))
  })

  it('are not named at all: the first row is a lead too', async () => {
    const { plans } = await review(good)
    await press('Change columns')
    await user.click(dialog().getByRole('combobox', { name: 'Row that names the columns' }))
    await user.click(await screen.findByRole('option', { name: 'None: the first row is a lead already' }))
    expect(await dialog().findByText('2 rows')).toBeTruthy()
    for (const [column, field] of [
      ['A', 'Full Name'],
      ['B', 'Phone Number'],
    ] as const) {
      await user.click(dialog().getByRole('combobox', { name: `Field for Column ${column}` }))
      await user.click(await screen.findByRole('option', { name: field }))
    }
    await user.click(dialog().getByRole('checkbox', { name: 'Import row 1' }))
    await press('Import')
    await waitFor(() => expect(plans).toMatchObject([{ headerRow: 0, leftOut: [1] }]))
  })

  it('chosen by hand are not lost without a question', async () => {
    await review(good)
    await press('Change columns')
    await user.click(dialog().getByRole('combobox', { name: 'Field for Ref' }))
    await user.click(await screen.findByRole('option', { name: 'Remarks' }))
    await press('Close')
    expect(await screen.findByRole('dialog', { name: 'Close without importing?' })).toBeTruthy()
  })

  it('another file is chosen only after a question where cells were repaired', async () => {
    await review(good)
    await replaceText(await cell('Full Name, row 2'), 'Ananya Iyer Menon')
    await press('Choose another file')
    const question = () => within(screen.getByRole('dialog', { name: 'Choose another file?' }))
    await user.click(question().getByRole('button', { name: 'Cancel' }))
    expect((await cell('Full Name, row 2')).value).toBe('Ananya Iyer Menon')
    await press('Choose another file')
    await user.click(question().getByRole('button', { name: 'Choose another file' }))
    expect(await dialog().findByText('Drag and drop your file here')).toBeTruthy()
  })

  it('a file with nothing below its headings is said to be empty', async () => {
    await review()
    expect(await dialog().findByText('This file has no rows to import.')).toBeTruthy()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  })
})

describe('bad rows', () => {
  it('a cell keeps the cursor while it gets right and wrong again', async () => {
    await review(badPhone)
    const phone = await cell('Phone Number, row 2')
    await user.clear(phone)
    await user.keyboard('9845021764')
    expect(phone.value).toBe('9845021764')
    expect(phone.getAttribute('aria-invalid')).toBe('false')
    await user.keyboard('{Backspace}')
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(phone)
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'Phone Number is not valid')
  })

  it('Escape takes back what was typed into a cell before it closes anything', async () => {
    await review(badPhone)
    const phone = await cell('Phone Number, row 2')
    await user.click(phone)
    await user.keyboard('123{Escape}')
    expect(phone.value).toBe('98450')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(dialog().getByText('It is checked once rows have no problems.')).toBeTruthy()
  })

  it('L-224 L-225 stop the import: the first error for ten seconds, nothing is sent, every bad row is named', async () => {
    await review(good, badPhone, badCity)
    expect(await dialog().findByText('2 problems in 2 rows')).toBeTruthy()
    const phone = await cell('Phone Number, row 3')
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    expect(phone.getAttribute('aria-description')).toBe('Phone Number is not valid')
    await press('Import')
    expect(shownFor('Phone Number is not valid for Rohan Shah')).toBe(10_000)
    const list = within(await dialog().findByRole('list', { name: 'Rows with problems' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Row 3, Rohan Shah: Phone Number is not validShow',
      'Row 4, Meera Rao: City Name is not validShow',
    ])
    expect(started()).toEqual([])
  })

  it('L-225 only the valid rows are imported when somebody chooses so', async () => {
    const { plans, router } = await review(good, badPhone)
    await press('Import')
    await press('Import valid rows only (1)')
    await waitFor(() => expect(plans).toMatchObject([{ isOnlyValid: true, edits: [] }]))
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${importId}`))
  })

  it('C-093 can be downloaded with their reasons, and the file chosen again', async () => {
    await review(good, badPhone)
    await press('Import')
    await press('Download the rows with problems')
    expect(saved[0]?.name).toBe('refused_rows.csv')
    expect(await saved[0]?.text).toContain('Rohan Shah,98450,Pune,c-2,Phone Number is not valid')
    await press('Fix and choose the file again')
    expect(await dialog().findByRole('button', { name: 'Browse' })).toBeTruthy()
  })

  it('a bad cell is repaired in place, and what was typed is sent', async () => {
    const { plans } = await review(good, badPhone)
    await replaceText(await cell('Phone Number, row 3'), '9845021764')
    expect(await dialog().findByText('No problems')).toBeTruthy()
    expect(dialog().getByText('1 cell changed')).toBeTruthy()
    await press('Import')
    await waitFor(() => expect(plans).toMatchObject([{ edits: [{ row: 3, column: 1, text: '9845021764' }] }]))
  })

  it('are shown alone; a repaired one stays where it is', async () => {
    await review(good, badPhone, badCity)
    await cell('Full Name, row 2')
    await user.click(dialog().getByRole('switch', { name: 'Only rows with problems' }))
    await waitFor(() => expect(dialog().queryByDisplayValue('Ananya Iyer')).toBeNull())
    await replaceText(await cell('Phone Number, row 3'), '9845021764')
    expect(dialog().getByText('1 problem in 1 row')).toBeTruthy()
    expect(dialog().getByDisplayValue('Rohan Shah')).toBeTruthy()
  })

  it('a row that is left out holds nothing up', async () => {
    const { plans } = await review(good, badPhone)
    await user.click(await dialog().findByRole('checkbox', { name: 'Import row 3' }))
    expect(dialog().getByText('No problems')).toBeTruthy()
    await press('Import')
    await waitFor(() => expect(plans).toMatchObject([{ leftOut: [3], isOnlyValid: false }]))
  })

  it('Enter goes down a column, and shift with it up', async () => {
    await review(good, badPhone)
    await user.click(await cell('City, row 2'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('City, row 3'))
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('City, row 2'))
  })

  it('are cards on a phone, with the bad values as fields', async () => {
    setScreenWidth(390)
    await review(good, badPhone)
    const field = await cell('Phone Number, row 3')
    expect(dialog().getByText('Phone Number is not valid')).toBeTruthy()
    expect(dialog().queryByRole('textbox', { name: 'Phone Number, row 2' })).toBeNull()
    await replaceText(field, '9845021764')
    expect(await dialog().findByText('No problems')).toBeTruthy()
    await press('Edit row 2')
    expect((await cell('Full Name, row 2')).value).toBe('Ananya Iyer')
  })
})

it('L-227 says what the server refused, and keeps what was typed', async () => {
  await review(good)
  server.on(importEndpoints.startImport, () => ({ refusal: importRefusals.unknownSheet }))
  await replaceText(await cell('City, row 2'), 'Mysuru')
  await press('Import')
  expect(await screen.findByText(/^This file has no such sheet/)).toBeTruthy()
  expect((await cell('City, row 2')).value).toBe('Mysuru')
})

it('the same import tried again after no answer is the same call', async () => {
  const { plans } = await review(good)
  await cell('City, row 2')
  server.goOffline()
  await press('Import')
  expect(await screen.findByText(/^Foyer cannot be reached/)).toBeTruthy()
  server.comeBack()
  await press('Import')
  await waitFor(() => expect(plans).toHaveLength(1))
  const [first, second] = started()
  expect(first?.key).toBeTruthy()
  expect(second?.key).toBe(first?.key)
})

describe('what was typed', () => {
  it('is not lost without a question', async () => {
    const { router } = await review(good)
    await replaceText(await cell('City, row 2'), 'Mysuru')
    await press('Close')
    const question = await screen.findByRole('dialog', { name: 'Close without importing?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without importing?' })).toBeNull())
    expect((await cell('City, row 2')).value).toBe('Mysuru')
    await press('Close')
    const again = await screen.findByRole('dialog', { name: 'Close without importing?' })
    await user.click(within(again).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('nothing can be changed or closed while the import is being started', async () => {
    const { router } = await review(good)
    const letGo = holdCalls(importEndpoints.startImport)
    const city = await cell('City, row 2')
    await press('Import')
    await waitFor(() => expect(city.closest('[inert]')).toBeTruthy())
    await user.keyboard('{Escape}')
    expect(router.state.location.search).toBe('?import')
    letGo()
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${importId}`))
  })

  it('nobody is asked where nothing was typed', async () => {
    const { router } = await review(good)
    await cell('City, row 2')
    await press('Close')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('who is known already', () => {
  const archived = {
    kind: 'visible' as const,
    value: '+919845021763',
    leadId: '0198c3f2-7c1e-7a10-9f64-2d3f5b7a9c12',
    name: 'Ananya I',
    owner: 'Kavya Menon',
    stage: 'Lost',
    isArchived: true,
  }

  it('C-091 C-179 is named, brought back, and skipped unless something else is chosen', async () => {
    const { plans } = serveImports(server, [
      heads,
      good,
      badPhone,
      ['Meera Rao', '9845021765', '', ''],
      ['Meera Again', '9845021765', '', ''],
    ])
    let known = [archived]
    server.on(importEndpoints.knownContacts, () => ({ reply: { known } }))
    server.on(leadListEndpoints.bulk, () => {
      known = [{ ...archived, isArchived: false }]
      return { reply: { done: 1, refused: [], refusedCount: 0, undoId: undefined } }
    })
    renderAt('/lms/?import', [{ path: '*', element: <ImportButton className="" /> }])
    await screen.findByRole('dialog')
    await uploadFile()
    expect(await dialog().findByText('2 rows are of people you know already')).toBeTruthy()
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: /^Skip them/ }).checked).toBe(true)
    await press('Show them')
    const list = () =>
      within(dialog().getByRole('list', { name: 'Already known' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(list()).toEqual([
      'Row 2, Ananya Iyer: Ananya I, with Kavya Menon, in the archiveBring back',
      'Row 5, Meera Again: The same phone number or email as row 4',
    ])
    await press('Bring back')
    await waitFor(() => expect(list()[0]).toBe('Row 2, Ananya Iyer: Ananya I, with Kavya Menon, in Lost'))
    await user.click(dialog().getByRole('radio', { name: /^Update empty fields/ }))
    await user.click(dialog().getByRole('checkbox', { name: 'Import row 3' }))
    await press('Import')
    await waitFor(() => expect(plans).toMatchObject([{ duplicates: 'fill' }]))
  })
})
