import { readDay } from '@foyer/contract/kit/dates'
import { refusal } from '@foyer/contract/kit/refusal'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { normaliseName } from '@foyer/contract/pipeline/stage-names'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { EditPipelineButton } from '../features/pipeline/edit/edit-pipeline-button'
import { buildProfile } from '../testing/build-profile'
import { enterText } from '../testing/entering'

import { fakeServer } from '../testing/fake-server'
import { renderAt, renderPage } from '../testing/render'
import { detailOf, leadAt, leadId } from '../testing/samples/lead-detail'
import { serveLeadPage } from '../testing/samples/lead-page'
import { signInAs } from '../testing/samples/people'
import { makePipeline, servePipeline } from '../testing/samples/pipeline'
import { renderPreview, servePreview } from '../testing/samples/preview'
import { serveChoices } from '../testing/samples/team'
import { giveElementsHeight } from '../testing/screen-size'

/**
 * C-162 for forms that are walked as they are used: whatever is typed or pasted is sent as it was meant, or stays with a
 * message beside it. Nothing is saved by the server here, so that all that was typed has to stay.
 */
const everyday = 'Rao'
const texts = [everyday, '<b>D’Souza</b> 🏠', '31/02/2036', '20-12-36', '12,5', 'x'.repeat(1_100)]

const user = userEvent.setup({ delay: null })
const refused = { refusal: refusal(409, 'no', 'Not now') }
let server: ReturnType<typeof fakeServer>
/** What was asked of the server, newest last. */
let sent: unknown[]
const keep = (input: unknown) => {
  sent.push(input)
  return refused
}
beforeEach(() => {
  server = fakeServer()
  sent = []
  giveElementsHeight()
})

const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const choose = async (name: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const lead = () => {
  const [, assigned] = makePipeline().stages
  if (!assigned) throw new Error('there is no stage')
  return leadAt(1, { stage: assigned, statusId: 1, callStatus: 'interested', followUpOn: undefined })
}
const openPanel = async (isOlder = false) => {
  const { company } = buildProfile()
  signInAs(server, { company: { ...company, hasOlderPanel: isOlder } })
  servePreview(server, [lead()], makePipeline())
  server.on(leadWorkEndpoints.actions, keep)
  renderPreview(leadId(1))
  await screen.findByRole('button', { name: 'Update' })
}
const openDetails = async () => {
  signInAs(server)
  serveLeadPage(server, { lead: detailOf(lead()) })
  server.on(leadWorkEndpoints.actions, keep)
  renderPage(`/leads/lead-full-details/${leadId(1)}`)
  await screen.findByRole('button', { name: 'Save' })
}
const openStages = async () => {
  signInAs(server)
  servePipeline(server, { pipeline: makePipeline('Contacted') })
  server.on(pipelineEndpoints.edit, keep)
  renderAt('/?edit-pipeline', [{ path: '/', element: <EditPipelineButton /> }])
}
const openInvite = async () => {
  signInAs(server, { isSuperAdmin: true, isAdmin: true, isOnboardingDone: false })
  serveChoices(server)
  server.on(peopleEndpoints.teamOnboard, keep)
  server.on(accountEndpoints.editSteps, () => ({ reply: { message: 'ok' } }))
  renderPage('/team-onboard')
  await press('Remove person 3')
  await press('Remove person 2')
  await enterText(screen.getByLabelText('First Name'), 'Asha')
  await enterText(screen.getByLabelText('Last Name'), 'Rao')
  await enterText(screen.getByLabelText('Email'), 'asha@example.com')
  await choose('Role', 'Sales')
  await choose('Designation', 'Drafter')
}
const openList = async () => {
  signInAs(server, { isAdmin: true })
  server.on(keptListEndpoints.keptLists, () => ({ reply: [] }))
  server.on(keptListEndpoints.addEntry, keep)
  renderPage('/leads/lead-management-settings/lists')
  await press('Add entry')
}

interface Walked {
  open: () => Promise<void>
  field: string
  button: string
  /** Where it is in what was sent. */
  at: (input: never) => unknown
  /** What a text stands for that is sent. */
  means?: (text: string) => string | undefined
}

const action = (pick: (sent: LeadAction) => unknown) => (input: never) => pick(input)
const comment = { at: action((sent) => sent.comment) }
const day = { field: 'Follow-up date', at: action((sent) => sent.followUp?.on), means: readDay }
const walked: Record<string, Walked> = {
  'the comment of the panel': { open: openPanel, field: 'Comment', button: 'Update', ...comment },
  'the follow-up of the panel': { open: openPanel, button: 'Update', ...day },
  'the own meeting mode of the panel': {
    open: async () => {
      await openPanel()
      await choose('Meeting mode', 'Create your Own')
    },
    field: 'Meeting mode, in own words',
    button: 'Update',
    at: action((sent) => sent.meetingMode),
  },
  'the own reason of the panel': {
    open: async () => {
      await openPanel()
      await press('Not Interested')
      await choose('Reason', 'Create your Own')
    },
    field: 'Create your Own',
    button: 'Update',
    at: action((sent) => sent.reason),
  },
  'the remark of the older panel': {
    open: async () => {
      await openPanel(true)
      await press('Interested')
    },
    field: 'Remark',
    button: 'Update',
    ...comment,
  },
  'the follow-up of the older panel': {
    open: async () => {
      await openPanel(true)
      await press('Follow Up')
    },
    button: 'Update',
    ...day,
  },
  'the remark of the details page': { open: openDetails, field: 'Add a remark', button: 'Save', ...comment },
  'the follow-up of the details page': { open: openDetails, button: 'Save', ...day },
  'a name in Edit Pipeline': {
    open: openStages,
    field: 'Name of stage 3',
    button: 'Submit',
    at: ({ changes }: { changes: { name?: string }[] }) => changes[0]?.name,
    means: normaliseName,
  },
  'a name of an invitation': {
    open: openInvite,
    field: 'First Name',
    button: 'Invite',
    at: ({ rows }: { rows: { firstName: string }[] }) => rows[0]?.firstName,
  },
  'an entry of a list': {
    open: openList,
    field: 'Name',
    button: 'Save',
    at: ({ name }: { name: string }) => name,
  },
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true })

describe.each(Object.entries(walked))('C-162 %s', (_name, { open, field: name, button, at, means }) => {
  it('is sent as it was meant, or stays with a message', async () => {
    await open()
    await screen.findByRole('textbox', { name })
    const done: string[] = []
    for (const text of texts) {
      sent = []
      await user.clear(field(name))
      if (text === everyday) await user.type(field(name), text)
      else await user.paste(text)
      expect(field(name).value).toBe(text)
      act(() => field(name).blur())
      fireEvent.click(screen.getByRole('button', { name: button }))
      await waitFor(() =>
        expect(sent.length > 0 || field(name).getAttribute('aria-invalid') === 'true', text).toBe(true),
      )
      await waitFor(() =>
        expect(screen.getByRole('button', { name: button }).hasAttribute('data-loading')).toBe(false),
      )
      if (sent.length > 0) expect(at(sent[0] as never), text).toBe((means ?? String)(text))
      const written = means === readDay ? readDay(field(name).value) : field(name).value
      expect(written, text).toBe(means === readDay ? readDay(text) : text)
      if (sent.length > 0) done.push(text)
    }
    // The walk is worth something: some of them can be saved, and what is too long cannot.
    expect(done.length).toBeGreaterThan(0)
    expect(done).not.toContain(texts.at(-1))
  })
})

/** As browsers do it: what is half typed reaches the page as nothing at all. */
const halfType = (time: HTMLInputElement) => {
  Object.defineProperty(time, 'validity', { configurable: true, value: { badInput: true } })
  act(() => time.focus())
  fireEvent.keyDown(time, { key: '4' })
  fireEvent.change(time, { target: { value: '' } })
  fireEvent.keyUp(time, { key: '4' })
}

describe.each(Object.entries(walked).filter(([, { means }]) => means === readDay))(
  'C-162 with half a time %s',
  (_name, { open, button }) => {
    it('is not saved until the time is whole; without a day there is none', async () => {
      await open()
      const time = await screen.findByLabelText<HTMLInputElement>('Follow-up time')
      expect(time.disabled).toBe(true)
      await enterText(field('Follow-up date'), '20-12-2036')
      expect(time.disabled).toBe(false)
      halfType(time)
      expect(screen.queryByText('Please enter a valid time.')).toBeNull()
      act(() => time.blur())
      expect(await screen.findByText('Please enter a valid time.')).toBeTruthy()
      fireEvent.click(screen.getByRole('button', { name: button }))
      Object.defineProperty(time, 'validity', { configurable: true, value: { badInput: false } })
      fireEvent.change(time, { target: { value: '16:30' } })
      expect(screen.queryByText('Please enter a valid time.')).toBeNull()
      fireEvent.change(time, { target: { value: '' } })
      expect(screen.getByText('Please enter a valid time.')).toBeTruthy()
      fireEvent.change(time, { target: { value: '16:30' } })
      fireEvent.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(sent).toMatchObject([{ followUp: { on: '2036-12-20', time: '16:30' } }]))
    })
  },
)
