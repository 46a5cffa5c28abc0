import type { CustomField, FieldEdit, NewField } from '@foyer/contract/fields/model'
import { refusal } from '@foyer/contract/kit/refusal'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'

const settings = '/leads/lead-management-settings'
const id = '01990000-0000-7000-8000-0000000000f1'
const propertyType: CustomField = {
  id,
  name: 'Property Type',
  sections: [0, 1],
  type: 'dropdown',
  isRequired: false,
  options: ['Villa', 'Office'],
  isDefault: true,
}

let server: ReturnType<typeof fakeServer>
let added: NewField[]
let edits: FieldEdit[]
let stored: CustomField
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  added = []
  edits = []
  stored = propertyType
  server.on(fieldEndpoints.page, () => ({ reply: { fields: [], page: 1, pageCount: 1, total: 0 } }))
  server.on(fieldEndpoints.get, () => ({ reply: stored }))
  server.on(fieldEndpoints.add, (field) => {
    added.push(field)
    return { reply: { message: 'Custom field added successfully!' } }
  })
  server.on(fieldEndpoints.edit, (edit) => {
    edits.push(edit)
    return { reply: { message: 'Custom field edited successfully!' } }
  })
})

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Field Name' })
const button = (text: string) => screen.getByRole<HTMLButtonElement>('button', { name: text })
const section = (text: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: text })
const chooseType = async (text: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Field Type' }))
  await userEvent.click(await screen.findByRole('option', { name: text }))
}
const option = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Option ${place}` })

describe('a new field', () => {
  it('S-076 S-077 S-078 S-079 S-083 saving is inactive until name, section, type and options are there, without a word; Save drops empty options and returns to the list', async () => {
    const { address } = renderPage(`${settings}/create-new-field`)
    const isInactive = () => [button('Save').disabled, button('Save and add new').disabled]
    await enterText(await name(), ' Vastu ')
    await userEvent.keyboard('{Enter}')
    expect(isInactive()).toEqual([true, true])
    await userEvent.click(section('Individual'))
    expect(isInactive()).toEqual([true, true])
    await chooseType('Drop-down')
    expect(isInactive()).toEqual([true, true])
    await enterText(option(1), '   ')
    expect(isInactive()).toEqual([true, true])
    await enterText(option(1), 'Yes')
    expect(isInactive()).toEqual([false, false])
    for (const place of screen.getAllByRole('alert')) expect(place.textContent).toBe('')
    expect(added).toEqual([])

    await userEvent.click(section('Corporate'))
    await userEvent.type(option(1), '{Enter}No{Enter} {Enter}yes')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Required/ }))
    await userEvent.click(button('Save'))
    expect(await screen.findByText('Custom field added successfully!')).toBeTruthy()
    await waitFor(() => expect(address()).toBe(`${settings}/custom-field`))
    expect(added).toEqual([
      { name: 'Vastu', sections: [0, 1], type: 'dropdown', isRequired: true, options: ['Yes', 'No'] },
    ])
    expect(server.calls.find(({ path }) => path === '/api/add-custom-field')?.body).toMatchObject({
      fieldType: 'Dropdown',
    })
  })

  it('S-076 C-143 whoever leaves with something typed is asked first, also after a save that failed, and Cancel does not ask', async () => {
    const { address } = renderPage(`${settings}/create-new-field`)
    const here = address()
    const asked = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
    const stay = async () => {
      await userEvent.click(within(await asked()).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await enterText(await name(), 'Vastu')
    await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
    await stay()
    await userEvent.click(section('Individual'))
    await chooseType('Text')
    server.on(fieldEndpoints.add, () => ({ refusal: refusal(409, 'field-name-taken', 'It is there.') }))
    await userEvent.click(button('Save'))
    await screen.findByText('It is there.')
    await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
    await stay()
    expect([address(), (await name()).value]).toEqual([here, 'Vastu'])
    await userEvent.click(button('Cancel'))
    await waitFor(() => expect(address()).toBe(`${settings}/custom-field`))
  })

  it('S-077 Save and add new empties the form and stays', async () => {
    const { address } = renderPage(`${settings}/create-new-field`)
    await enterText(await name(), 'Seats')
    await userEvent.click(section('Corporate'))
    await chooseType('Number')
    await userEvent.click(button('Save and add new'))
    expect(await screen.findByText('Custom field added successfully!')).toBeTruthy()
    await waitFor(async () => expect((await name()).value).toBe(''))
    expect(section('Corporate').checked).toBe(false)
    expect(document.activeElement).toBe(await name())
    expect(address()).toBe(`${settings}/create-new-field`)
    expect(added[0]).toMatchObject({ name: 'Seats', type: 'number', options: [] })
  })

  it('options are ordered and removed with the keyboard alone; a name of more than 40 characters says so', async () => {
    renderPage(`${settings}/create-new-field`)
    await enterText(await name(), 'n'.repeat(50))
    expect((await name()).value).toHaveLength(50)
    expect(screen.getByText('Limit of 40 characters is reached')).toBeTruthy()
    await chooseType('Drop-down')
    act(() => option(1).focus())
    await userEvent.keyboard('A{Enter}B{Enter}C')
    expect(document.activeElement).toBe(option(3))
    act(() => screen.getByRole('button', { name: 'Move option 3 up' }).focus())
    await userEvent.keyboard('{Enter}')
    expect([option(1), option(2), option(3)].map(({ value }) => value)).toEqual(['A', 'C', 'B'])
    act(() => screen.getByRole('button', { name: 'Remove option 1' }).focus())
    await userEvent.keyboard('{Enter}')
    expect(option(1).value).toBe('C')
    expect(document.activeElement).toBe(option(1))
  })
})

describe('a field that is there', () => {
  it('S-080 S-081 of a default one name, sections and type are locked, and the page says why', async () => {
    const { address } = renderPage(`${settings}/edit-field/${id}`)
    expect((await name()).disabled).toBe(true)
    expect(screen.getByText('The name cannot be modified because it serves a general purpose')).toBeTruthy()
    expect([section('Individual').disabled, section('Corporate').disabled]).toEqual([true, true])
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Field Type' }).disabled).toBe(true)
    await enterText(option(2), ' block')
    await userEvent.click(button('Save'))
    expect(await screen.findByText('Custom field edited successfully!')).toBeTruthy()
    await waitFor(() => expect(address()).toBe(`${settings}/custom-field`))
    expect(edits).toEqual([{ kind: 'change', id, change: { options: ['Villa', 'Office block'] } }])
  })

  it('S-077 S-083 only what was changed is sent; Save and add new leads to an empty form', async () => {
    stored = { ...propertyType, name: 'Vastu', isDefault: false }
    const { address } = renderPage(`${settings}/edit-field/${id}`)
    await enterText(await name(), ' check')
    await userEvent.click(button('Save and add new'))
    await waitFor(() => expect(address()).toBe(`${settings}/create-new-field`))
    await waitFor(async () => expect((await name()).value).toBe(''))
    expect(edits).toEqual([{ kind: 'change', id, change: { name: 'Vastu check' } }])
  })

  it('S-005 one that is gone says so and leads back to the list', async () => {
    server.on(fieldEndpoints.get, () => ({
      refusal: refusal(404, 'unknown-field', 'This custom field does not exist any more.'),
    }))
    const { address } = renderPage(`${settings}/edit-field/${id}`)
    expect(await screen.findByText('This custom field does not exist any more.')).toBeTruthy()
    await userEvent.click(button('Back to Custom Fields'))
    await waitFor(() => expect(address()).toBe(`${settings}/custom-field`))
  })
})
