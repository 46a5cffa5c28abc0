import { defaultTemplate } from '@foyer/contract/fields/defaults'
import type { LeadForm, LeadFormChange } from '@foyer/contract/fields/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { rights, signInAs } from '../../testing/samples/people'

const here = '/leads/lead-management-settings/lead-form'

let server: ReturnType<typeof fakeServer>
let form: LeadForm
let saved: LeadFormChange[]
beforeEach(() => {
  server = fakeServer()
  form = { id: 'c1', generation: 1, fields: defaultTemplate() }
  saved = []
  server.on(fieldEndpoints.leadForm, () => ({ reply: { form, isAlone: false } }))
  server.on(fieldEndpoints.saveLeadForm, (change) => {
    saved.push(change)
    form = {
      ...form,
      generation: change.generation ?? form.generation,
      fields: { ...form.fields, ...change.fields },
    }
    return { reply: { message: 'Lead form saved' } }
  })
})

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

it('C-017 C-068 the form that Add Lead opens is chosen, and what the configurable one asks; names and contact details are always typed, choices of figures are figures', async () => {
  signInAs(server)
  renderPage(here)
  expect((await radio(/^Full form/)).checked).toBe(true)
  expect(save().disabled).toBe(true)
  expect(screen.queryByRole('radiogroup', { name: 'Answer of Email' })).toBeNull()
  const budget = within(screen.getByRole('radiogroup', { name: 'Answer of Budget' }))
  await userEvent.click(budget.getByRole('radio', { name: 'List of choices' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Choices of Budget' }), 'a lot{Enter}')
  await userEvent.click(save())
  expect(await screen.findByText('Choices of this field are figures of at most 10 digits.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(save().disabled).toBe(true)
  expect(screen.queryByRole('combobox', { name: 'Choices of Budget' })).toBeNull()

  await userEvent.click(await radio(/^Configurable form/))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Postal Code is mandatory' }))
  const city = within(screen.getByRole('radiogroup', { name: 'Answer of City' }))
  await userEvent.click(city.getByRole('radio', { name: 'List of choices' }))
  await userEvent.click(save())
  expect(await screen.findByText('Add at least one choice, or take a short answer.')).toBeTruthy()
  expect(saved).toEqual([])
  await userEvent.type(screen.getByRole('combobox', { name: 'Choices of City' }), 'Pune{Enter}Mumbai{Enter}')
  await userEvent.click(save())
  expect(await screen.findByText('Lead form saved')).toBeTruthy()
  expect(saved).toEqual([
    {
      generation: 2,
      fields: {
        postalCode: { isMandatory: true, choices: [] },
        city: { isMandatory: false, choices: ['Pune', 'Mumbai'] },
      },
    },
  ])
  await waitFor(() => expect(save().disabled).toBe(true))
})

it('Use 15 C-008 without the right nothing can be chosen, and why is said above', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  renderPage(here)
  const short = await radio(/^Short form/)
  expect(await screen.findByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
  await userEvent.click(short)
  expect([short.checked, short.matches(':disabled'), save().disabled]).toEqual([false, true, true])
  expect(saved).toEqual([])
})

it('C-068 C-143 a failed save keeps what was chosen, and whoever leaves with it is asked first; what a colleague saves shows while nothing is', async () => {
  signInAs(server)
  const { address } = renderPage(here)
  await radio(/^Full form/)
  form = { ...form, generation: 3 }
  server.tell({ name: 'changed', about: ['fields'] })
  await waitFor(async () => expect((await radio(/^Short form/)).checked).toBe(true))
  server.on(fieldEndpoints.saveLeadForm, () => ({ refusal: refusal(500, 'broken', 'Not saved') }))
  await userEvent.click(await radio(/^Configurable form/))
  await userEvent.click(save())
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect((await radio(/^Configurable form/)).checked).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  expect(address()).toBe(here)
})

it('C-143 a form that cannot be loaded says so', async () => {
  server.on(fieldEndpoints.leadForm, () => ({ refusal: refusal(404, 'gone', 'Gone') }))
  signInAs(server)
  renderPage(here)
  expect(await screen.findByText('The lead form could not be loaded.')).toBeTruthy()
})
