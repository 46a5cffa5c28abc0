import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadConflict } from '@foyer/contract/leads/record/draft'
import type { LeadPatch } from '@foyer/contract/leads/work/forms'
import type { MissingField } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { signInAs } from '../../../../testing/samples/people'
import { makePipeline } from '../../../../testing/samples/pipeline'
import { renderPreview, servePreview } from '../../../../testing/samples/preview'

const pipeline = makePipeline('Contacted', 'Site Visit')
const stageCalled = (name: string) => {
  const stage = pipeline.stages.find((one) => one.name === name)
  if (!stage) throw new Error(`there is no stage ${name}`)
  return stage
}
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server, { isAdmin: true })
})

const open = async (changes: Parameters<typeof leadAt>[1] = {}) => {
  const world = servePreview(
    server,
    [leadAt(1, { firstName: 'Asha', lastName: 'Rao', stage: stageCalled('Contacted'), ...changes })],
    pipeline,
  )
  const view = renderPreview(leadId(1))
  const shown = within(await screen.findByRole('region', { name: 'Preview of Asha Rao' }))
  await shown.findByRole('combobox', { name: 'Stage' })
  return { world, shown, ...view }
}
const chooseStage = async (name: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Stage' }))
  await user.click(await screen.findByRole('option', { name }))
}
const update = () => user.click(screen.getByRole('button', { name: 'Update' }))
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const dialogCalled = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('another stage', () => {
  it('C-074 asks before Won and can take it back', async () => {
    const undone: string[] = []
    const { world, shown } = await open()
    server.on(leadWorkEndpoints.undoStage, ({ leadId: id }) => {
      undone.push(id)
      const before = leadAt(1, { stage: stageCalled('Contacted'), updatedAt: '2026-11-02T05:00:00.000Z' })
      world.leads = [before]
      return { reply: before }
    })
    await chooseStage('Won')
    await update()
    const prompt = await dialogCalled('Mark Asha Rao as Won?')
    await user.click(prompt.getByRole('button', { name: 'Cancel' }))
    expect(world.sent).toEqual([])
    await update()
    await user.click(
      (await dialogCalled('Mark Asha Rao as Won?')).getByRole('button', { name: 'Mark as Won' }),
    )
    expect(await screen.findByText('Asha Rao is Won')).toBeTruthy()
    expect(world.sent).toMatchObject([{ stageId: stageCalled('Won').id }])
    expect(shown.getByRole<HTMLInputElement>('combobox', { name: 'Stage' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The move has been taken back.')).toBeTruthy()
    expect(undone).toEqual([leadId(1)])
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Stage' }).value).toBe('Contacted'),
    )
  })

  it('C-074 an admin opens a Won lead again, with a reason', async () => {
    const reopened: unknown[] = []
    const { shown } = await open({ stage: stageCalled('Won') })
    server.on(leadWorkEndpoints.reopen, (reopening) => {
      reopened.push(reopening)
      return { reply: leadAt(1, { stage: stageCalled('Contacted') }) }
    })
    await user.click(shown.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }))
    const dialog = await dialogCalled('Reopen Asha Rao?')
    await user.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await dialog.findByText('Please write why, in at most 1024 characters.')).toBeTruthy()
    await enterText(dialog.getByRole('textbox', { name: 'Reason' }), 'Signed for the wrong flat')
    await user.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('The lead is open again.')).toBeTruthy()
    expect(reopened).toEqual([{ leadId: leadId(1), reason: 'Signed for the wrong flat' }])
  })
})

describe('a rule that asks for more', () => {
  const missing: MissingField[] = [
    { key: 'city', label: 'City', type: 'text', options: [] },
    { key: 'expectedClosure', label: 'Exp. Closure', type: 'date', options: [] },
    {
      key: 'workScope',
      label: 'Work Scope',
      type: 'choice',
      options: [{ value: 'Styling of house', label: 'Styling of house' }],
    },
  ]

  /** The rule is content when these are filled in. */
  const ask = async (isContent: (patch: LeadPatch) => boolean) => {
    const { world, ...view } = await open()
    const patches: LeadPatch[] = []
    const lead = world.leads[0] ?? leadAt(1)
    server.on(leadWorkEndpoints.patch, (patch) => {
      patches.push(patch)
      return { reply: { lead: { ...lead, updatedAt: '2026-11-03T05:00:00.000Z' }, missing: [] } }
    })
    server.on(leadWorkEndpoints.actions, (action) => {
      world.sent.push(action)
      if (patches.some(isContent)) return { reply: { ...lead, stage: stageCalled('Site Visit') } }
      const refused = captureRefusals.moveNeeds(missing.map(({ label }) => label))
      return { refusal: { ...refused, details: { missing } } }
    })
    await enterText(comment(), 'Wants to see the site')
    await chooseStage('Site Visit')
    await update()
    return { ...view, world, patches, dialog: await dialogCalled('Stage Transition Error') }
  }

  it('C-077 C-080 fills in what is missing and makes the whole update', async () => {
    const { dialog, world, patches } = await ask(({ change }) => change.city === 'Pune')
    expect(dialog.getByText('Following parameters to be updated for stage transition :')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('Please fill at least one field to continue.')).toBeTruthy()
    await enterText(dialog.getByRole('textbox', { name: 'City' }), 'Pune')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    expect(patches).toMatchObject([{ leadId: leadId(1), stageId: undefined, change: { city: 'Pune' } }])
    expect(world.sent.at(-1)).toMatchObject({
      comment: 'Wants to see the site',
      baseUpdatedAt: leadAt(1).updatedAt,
    })
    expect(comment().value).toBe('')
  })

  it('C-081 C-150 says both when something is still missing; where a colleague has filled in the same the question is over; what was typed stays', async () => {
    const { dialog } = await ask(() => false)
    const fillIn = async (asking: typeof dialog) => {
      await enterText(asking.getByRole('textbox', { name: 'City' }), 'Pune')
      await user.click(asking.getByRole('button', { name: 'Add' }))
    }
    await fillIn(dialog)
    expect(await screen.findByText('Fields updated successfully')).toBeTruthy()
    expect(screen.getByText('Some fields may still be missing.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(comment().value).toBe('Wants to see the site')

    server.on(leadWorkEndpoints.patch, () => ({ refusal: captureRefusals.conflict }))
    await update()
    await fillIn(await dialogCalled('Stage Transition Error'))
    expect(await screen.findByText(captureRefusals.conflict.text)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(comment().value).toBe('Wants to see the site')
  })
})

describe('two people at once', () => {
  const theirs = '2026-11-15T05:30:00.000Z'
  const conflict: LeadConflict = {
    updatedAt: theirs,
    fields: [{ field: 'stage', label: 'Stage', yours: 'Site Visit', theirs: 'Lost' }],
  }
  const collide = async () => {
    const { world, ...view } = await open()
    const lead = world.leads[0] ?? leadAt(1)
    server.on(leadWorkEndpoints.actions, (action) => {
      world.sent.push(action)
      if (action.baseUpdatedAt === theirs) return { reply: { ...lead, updatedAt: theirs } }
      return { refusal: { ...captureRefusals.conflict, details: { ...conflict } } }
    })
    await enterText(comment(), 'Call on Monday')
    await chooseStage('Site Visit')
    await update()
    const dialog = await dialogCalled('Somebody changed this lead meanwhile')
    return { ...view, world, dialog }
  }

  it('C-150 both values are shown; what is taken from them is not sent, the comment is; going back or a failed save keeps it', async () => {
    const { dialog: first, world } = await collide()
    await user.click(first.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(comment().value).toBe('Call on Monday')
    server.goOffline()
    await update()
    expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
    expect(comment().value).toBe('Call on Monday')
    server.comeBack()
    await update()
    const dialog = await dialogCalled('Somebody changed this lead meanwhile')
    expect(dialog.getByText('Site Visit')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Take theirs' }))
    await user.click(dialog.getByRole('button', { name: 'Save Lead' }))
    expect(await screen.findByText('Lead updated successfully')).toBeTruthy()
    expect(world.sent.at(-1)).toMatchObject({ baseUpdatedAt: theirs, comment: 'Call on Monday' })
    expect(world.sent.at(-1)?.stageId).toBeUndefined()
  })
})
