import { defaultNextSteps, type NextStep, type NextStepsEdit } from '@foyer/contract/leads/choices/next-steps'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { rights, signInAs } from '../../../testing/samples/people'
import { someChoices } from '../../../testing/samples/work'

const address = '/leads/lead-management-settings/calls-and-messages'
const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let saved: NextStepsEdit[]

beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  saved = []
  server.on(leadWorkEndpoints.choices, () => ({ reply: someChoices }))
  server.on(leadWorkEndpoints.nextSteps, () => ({ reply: [...defaultNextSteps] }))
  server.on(leadWorkEndpoints.saveNextSteps, (edit) => {
    saved.push(edit)
    return { reply: edit.steps as NextStep[] }
  })
})

const part = async () => within(await screen.findByRole('form', { name: 'Next step after a call' }))
const offerOf = (form: Awaited<ReturnType<typeof part>>, outcome: string) =>
  form.getByRole<HTMLInputElement>('combobox', { name: `After ${outcome}` })
const choose = async (field: HTMLElement, option: string) => {
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: option }))
}

it('Sales floor a firm says what is offered after each outcome; until then it is as it was', async () => {
  renderPage(address)
  const form = await part()
  const shown = ['Interested', 'Follow Up', 'Not Interested', 'No Response', 'Meeting Scheduled']
  expect(shown.map((outcome) => offerOf(form, outcome).value)).toEqual([
    'Nothing',
    'In days',
    'Nothing',
    'In days',
    'Nothing',
  ])
  await choose(offerOf(form, 'Meeting Scheduled'), 'Ask for the date')
  await choose(offerOf(form, 'Interested'), 'In hours')
  const hours = form.getByRole('textbox', { name: 'Hours after Interested' })
  fireEvent.change(hours, { target: { value: '0' } })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Please enter a whole number from 1 to 90.')).toBeTruthy()
  expect(saved).toEqual([])
  fireEvent.change(hours, { target: { value: '4' } })
  await choose(form.getByRole('combobox', { name: 'Follow-up by, after Interested' }), 'Visit')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved successfully')).toBeTruthy()
  expect(saved).toMatchObject([{ seen: defaultNextSteps }])
  expect(saved[0]?.steps).toMatchObject([
    { outcome: 'interested', offer: 'hours', count: 4, kind: 'client-visit' },
    { outcome: 'follow-up', offer: 'days', count: 2, time: '10:00' },
    { outcome: 'not-interested', offer: 'nothing' },
    { outcome: 'no-response', offer: 'days', count: 1 },
    { outcome: 'meeting', offer: 'ask' },
  ])
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
})

it('Sales floor what was entered stays where the firm’s next steps were changed meanwhile', async () => {
  server.on(leadWorkEndpoints.saveNextSteps, () => ({ refusal: workRefusals.choicesChanged }))
  renderPage(address)
  const form = await part()
  await choose(offerOf(form, 'Interested'), 'In days')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(workRefusals.choicesChanged.text)).toBeTruthy()
  expect(offerOf(form, 'Interested').value).toBe('In days')
})

it('Sales floor who may not edit the lists reads the next steps', async () => {
  signInAs(server, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  renderPage(address)
  const form = await part()
  await waitFor(() => expect(offerOf(form, 'Interested').matches(':disabled')).toBe(true))
})
