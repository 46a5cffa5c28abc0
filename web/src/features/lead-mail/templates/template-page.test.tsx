import { templateRefusals } from '@foyer/contract/lead-mail/templates/messages'
import type { EmailTemplate } from '@foyer/contract/lead-mail/templates/model'
import { payloadMark, scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceText, writeInto } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'

const list = '/leads/lead-management-settings/email-templates'
const user = userEvent.setup({ delay: null })
const { addTemplate, editTemplate, fillTemplate, templates, testTemplate } = templateEndpoints

const stored: EmailTemplate = {
  id: '01990000-0000-7000-8000-000000000001',
  type: 6,
  name: 'Visit',
  subject: 'Hello {{firstName}}',
  html: '<p>Dear {{firstName}}</p>',
  updatedAt: '2026-11-18T05:00:00.000Z',
}
const address = `${list}/${stored.id}`
const lead = { id: '01990000-0000-7000-8000-000000000002', name: 'Ananya Iyer' }
const values = { firstName: 'Ananya', city: 'Pune', sender: 'Kavya' }

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server, { isAdmin: true, email: 'kavya@studio.in' })
  server.on(templates, () => ({ reply: [stored] }))
  server.on(fieldEndpoints.list, () => ({ reply: [] }))
  server.on(leadEndpoints.list, () => ({ reply: { rows: [], total: 0, after: undefined } }))
  server.on(fillTemplate, () => ({ reply: { subject: '', html: '', lead, values } }))
  server.on(addTemplate, () => ({ reply: { message: 'Template added successfully!' } }))
  server.on(editTemplate, () => ({ reply: { message: 'Template edited successfully!' } }))
  server.on(testTemplate, () => ({ reply: { message: 'A test email is on its way to kavya@studio.in.' } }))
})

const text = () => screen.findByRole('textbox', { name: /^Text/ })
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }))
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const sent = (method: string, path: string) =>
  server.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body)

describe('C-068 a template', () => {
  it('is written with placeholders, which the preview fills in for the newest lead', async () => {
    renderPage(address)
    const words = await text()
    const shown = await preview()
    await shown.findByText('Hello Ananya')
    await shown.findByText('Dear Ananya')
    await writeInto(words, ' of {{city}}')
    await shown.findByText('Dear Ananya of Pune')
    await press('Insert a placeholder into the subject')
    await user.click(await screen.findByRole('menuitem', { name: 'Your name' }))
    await shown.findByText('Hello AnanyaKavya')
    await press('Save')
    await screen.findByText('Template edited successfully!')
    const { id, type, name, updatedAt } = stored
    const subject = 'Hello {{firstName}}{{sender}}'
    const html = '<p>Dear {{firstName}} of {{city}}</p>'
    expect(sent('PUT', editTemplate.path)).toEqual([{ id, type, name, subject, text: html, updatedAt }])
  })

  it('a placeholder of the subject is chosen while it is typed; Escape leaves it as it is', async () => {
    renderPage(address)
    const subject = await field(/^Subject/)
    await user.click(subject)
    await user.keyboard('{End} in {{{{ci')
    await user.click(await screen.findByRole('option', { name: 'City' }))
    expect(subject.value).toBe('Hello {{firstName}} in {{city}}')
    await user.keyboard(' {{{{your')
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toEqual(['Your name', 'Your phone number', 'Your email address', 'Your company'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(subject.value).toBe('Hello {{firstName}} in {{city}} {{senderPhone}}')
    await user.keyboard(' {{{{ci{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(subject.value).toBe('Hello {{firstName}} in {{city}} {{senderPhone}} {{ci')
  })

  it('is sent to oneself as it is shown', async () => {
    renderPage(address)
    await press('Send me a test')
    await screen.findByText('A test email is on its way to kavya@studio.in.')
    const { subject, html } = stored
    expect(sent('POST', testTemplate.path)).toEqual([{ subject, text: html, leadId: lead.id }])
  })

  it('says which placeholders nobody fills in', async () => {
    renderPage(address)
    await replaceText(await field(/^Subject/), 'Hello {{fristName}}')
    await screen.findByText('{{fristName}} is no placeholder: it is sent as it is written.')
  })

  it('a new one needs name, subject and text; a copy begins with those of another', async () => {
    renderPage(`${list}/new?type=4`)
    await text()
    await press('Save')
    expect(await screen.findAllByText('Field is required')).toHaveLength(2)
    expect(await screen.findByText('Please write the text of the email.')).toBeTruthy()
    expect(sent('POST', addTemplate.path)).toEqual([])
  })

  it('a copy begins with the words of another', async () => {
    renderPage(`${list}/new?from=${stored.id}`)
    await text()
    expect((await field(/^Name/)).value).toBe('Copy of Visit')
    await press('Save')
    await waitFor(() => expect(sent('POST', addTemplate.path)).toHaveLength(1))
    expect(sent('POST', addTemplate.path)[0]).toMatchObject({
      type: 6,
      name: 'Copy of Visit',
      text: stored.html,
    })
  })

  it('a name that is taken is said at its field, and what was typed stays', async () => {
    server.on(editTemplate, () => ({ refusal: templateRefusals.taken('Other') }))
    renderPage(address)
    await text()
    await replaceText(await field(/^Name/), 'Other')
    await press('Save')
    await screen.findByText('There is a template “Other” already.')
    expect((await field(/^Name/)).value).toBe('Other')
  })

  it('C-150 what a colleague has saved meanwhile is told, and shown when it is asked for', async () => {
    server.on(editTemplate, () => ({ refusal: templateRefusals.changed }))
    renderPage(address)
    await text()
    await replaceText(await field(/^Subject/), 'Mine')
    server.on(templates, () => ({
      reply: [{ ...stored, subject: 'Theirs', updatedAt: '2026-11-18T06:00:00.000Z' }],
    }))
    await press('Save')
    await press('Show the new version')
    await waitFor(async () => expect((await field(/^Subject/)).value).toBe('Theirs'))
  })

  it('is not left with unsaved words without a question', async () => {
    const view = renderPage(address)
    await text()
    await replaceText(await field(/^Subject/), 'Changed')
    await press('All templates')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(view.address()).toBe(address)
  })

  it('that is gone is said to be gone', async () => {
    renderPage(`${list}/01990000-0000-7000-8000-00000000000f`)
    expect(await screen.findByText('This template does not exist any more.')).toBeTruthy()
  })

  it('C-008 is locked for who only reads, with the reason', async () => {
    signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
    renderPage(address)
    expect(await screen.findByText(/you can look at these settings, not change them/)).toBeTruthy()
    await waitFor(async () => expect((await field(/^Name/)).readOnly).toBe(true))
    expect((await text()).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('says that the values are made up where there is no lead', async () => {
    server.on(fillTemplate, () => ({ reply: { subject: '', html: '', lead: undefined, values } }))
    renderPage(address)
    expect(await (await preview()).findByText(/these values are made up/)).toBeTruthy()
  })

  it('C-139 script payloads in name, subject, text and values run nowhere', async () => {
    const html = scriptPayloads.map((payload) => `<p>${payload}</p>`).join('')
    const subject = scriptPayloads
      .join(' ')
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, 150)
    const firstName = scriptPayloads.join('')
    server.on(templates, () => ({
      reply: [{ ...stored, name: subject, subject: `{{firstName}} ${subject}`, html }],
    }))
    server.on(fillTemplate, () => ({
      reply: { subject: '', html: '', lead, values: { ...values, firstName } },
    }))
    renderPage(address)
    await text()
    await (await preview()).findAllByText(/script/)
    expect(Object.hasOwn(window, payloadMark)).toBe(false)
    expect(document.querySelector('script, iframe, object, embed, [onerror], [onclick]')).toBeNull()
  })
})
