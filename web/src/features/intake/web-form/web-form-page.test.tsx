import { defaultTemplate } from '@foyer/contract/fields/defaults'
import { webFormOf } from '@foyer/contract/intake/web-form/defaults'
import type { WebForm, WebFormSettings } from '@foyer/contract/intake/web-form/model'
import { offeredFields } from '@foyer/contract/intake/web-form/questions'
import { refusal } from '@foyer/contract/kit/refusal'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { webFormEndpoints } from '@foyer/contract/wire/intake/web-form/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'

const here = '/leads/lead-management-settings/web-form'

let server: ReturnType<typeof fakeServer>
let form: WebForm
let saved: WebFormSettings[]
let previewed: WebFormSettings[]
beforeEach(() => {
  server = fakeServer()
  form = {
    settings: { ...webFormOf(defaultTemplate()), isOn: true },
    offered: offeredFields([]),
    path: '/enquiry/key-of-the-form',
    firm: 'Studio Nine',
    lastReceivedAt: '2026-04-15T06:30:00.000Z',
    today: 2,
    last30Days: 31,
    failed: 0,
  }
  saved = []
  previewed = []
  server.on(webFormEndpoints.webForm, () => ({ reply: form }))
  server.on(webFormEndpoints.saveWebForm, (settings) => {
    saved.push(settings)
    form = { ...form, settings, path: '/enquiry/key-of-the-form' }
    return { reply: { message: 'Web form saved' } }
  })
  server.on(webFormEndpoints.previewWebForm, (settings) => {
    previewed.push(settings)
    return { reply: { path: `/enquiry/preview?draft=${previewed.length}` } }
  })
  server.on(fieldEndpoints.sources, () => ({ reply: [{ id: 's1', name: 'Website' }] }))
  server.on(fieldEndpoints.sourceNames, () => ({ reply: [] }))
})

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const check = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('what is asked is ticked, made required and moved; what is entered shows in the preview before it is saved', async () => {
  signInAs(server)
  renderPage(here)
  expect((await check('Ask for City')).checked).toBe(true)
  expect((await check('Ask for Area')).checked).toBe(false)
  await userEvent.click(await check('Ask for Area'))
  await userEvent.click(await check('Area is required'))
  await userEvent.click(screen.getByRole('button', { name: 'Move Last Name up' }))
  const title = screen.getByRole('textbox', { name: /^Title/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'Ask us')
  await waitFor(() => expect(previewed.at(-1)?.title).toBe('Ask us'))
  await waitFor(() =>
    expect(screen.getByTitle('Preview').getAttribute('src')).toBe(
      `/enquiry/preview?draft=${previewed.length}`,
    ),
  )
  expect(saved).toEqual([])
  await userEvent.click(save())
  expect(await screen.findByText('Web form saved')).toBeTruthy()
  const [settings] = saved
  expect(settings?.title).toBe('Ask us')
  expect(settings?.fields.slice(0, 2).map(({ target }) => target)).toEqual(['lastName', 'firstName'])
  expect(settings?.fields.at(-1)).toEqual({ target: 'area', isRequired: true })
  await waitFor(() => expect(save().disabled).toBe(true))
})

it('a form that could not be answered is not saved, and leaving with changes asks first', async () => {
  signInAs(server)
  const { address } = renderPage(here)
  await userEvent.click(await check('Contact Number is required'))
  await userEvent.click(save())
  expect(
    await screen.findByText('Ask for a phone number or an email address, and make one of them required.'),
  ).toBeTruthy()
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  expect(address()).toBe(here)
})

it('address and code are copied, and a new address is asked about first', async () => {
  signInAs(server)
  renderPage(here)
  userEvent.setup()
  const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Code for your website' })
  expect(code.value).toContain('/enquiry/key-of-the-form?embed=1" title="Enquiry form of Studio Nine"')
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toMatch(/\/enquiry\/key-of-the-form$/)
  expect(screen.getByText('31')).toBeTruthy()
  expect(screen.getByText('15 Apr 2026, 12:00 PM')).toBeTruthy()
  server.on(webFormEndpoints.rotateWebForm, () => {
    form = { ...form, path: '/enquiry/another-key' }
    return { reply: { message: 'The form has a new address', path: '/enquiry/another-key' } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'New address' }))
  const dialog = await screen.findByRole('dialog', { name: 'Give the form a new address?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'New address' }))
  expect(await screen.findByText('The form has a new address')).toBeTruthy()
  await waitFor(() => expect(code.value).toContain('/enquiry/another-key'))
})

it('before it was saved there is no address yet', async () => {
  form = { ...form, path: undefined, lastReceivedAt: undefined }
  signInAs(server)
  renderPage(here)
  expect(await screen.findByText(/^Save the form once/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New address' })).toBeNull()
})

it('Use 15 C-008 without the right nothing can be changed, and why is said above', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  renderPage(here)
  const city = await check('Ask for City')
  expect(await screen.findByText(/^Access disabled by Admin: you can look at these settings/)).toBeTruthy()
  expect([city.matches(':disabled'), save().disabled]).toEqual([true, true])
  expect(screen.getByRole('button', { name: 'New address' }).getAttribute('aria-disabled')).toBe('true')
  expect(previewed).toEqual([])
})

it('C-143 a form that cannot be loaded or saved says so, and what was entered stays', async () => {
  server.on(webFormEndpoints.webForm, () => ({ refusal: refusal(404, 'gone', 'Gone') }))
  signInAs(server)
  renderPage(here)
  expect(await screen.findByText('The web form could not be loaded.')).toBeTruthy()
  server.on(webFormEndpoints.webForm, () => ({ reply: form }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(await check('Ask for Area'))
  server.on(webFormEndpoints.saveWebForm, () => ({ refusal: refusal(500, 'broken', 'Not saved') }))
  await userEvent.click(save())
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect((await check('Ask for Area')).checked).toBe(true)
})

it('a field moved to the top by keyboard keeps the focus there, and a colour is taken as people write it', async () => {
  signInAs(server)
  renderPage(here)
  const up = await screen.findByRole('button', { name: 'Move Last Name up' })
  up.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(document.activeElement).toBe(up)
  expect(up.getAttribute('aria-disabled')).toBe('true')
  const colour = screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour' })
  for (const [typed, meant] of [
    ['F00', '#FF0000'],
    [' 24524a ', '#24524a'],
    ['blue', 'blue'],
  ] as const) {
    await userEvent.clear(colour)
    await userEvent.type(colour, `${typed}{Tab}`)
    expect(colour.value).toBe(meant)
  }
})

it('what a colleague saved meanwhile is not taken back by what is saved here', async () => {
  signInAs(server)
  renderPage(here)
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'Ask us')
  form = { ...form, today: 77, settings: { ...form.settings, button: 'Send it' } }
  server.tell({ name: 'changed', about: ['doors'] })
  expect(await screen.findByText('77')).toBeTruthy()
  await userEvent.click(save())
  await waitFor(() => expect(saved).toMatchObject([{ title: 'Ask us', button: 'Send it' }]))
})
