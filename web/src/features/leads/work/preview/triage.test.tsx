import { refusal } from '@foyer/contract/kit/refusal'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildProfile } from '../../../../testing/build-profile'
import { enterText } from '../../../../testing/entering'
import { fakeServer } from '../../../../testing/fake-server'
import { whyLocked } from '../../../../testing/locked'
import { pagesAlone, renderAt, renderPage } from '../../../../testing/render'
import { leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { rights, signInAs } from '../../../../testing/samples/people'
import { makePipeline } from '../../../../testing/samples/pipeline'
import { renderPreview, servePreview } from '../../../../testing/samples/preview'
import { giveElementsHeight } from '../../../../testing/screen-size'
import { holdCalls } from '../../../../testing/slow-calls'

const pipeline = makePipeline('Contacted', 'Site Visit')
const [, assigned, , , won] = pipeline.stages
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
})

const focusedLead = () => document.activeElement?.getAttribute('data-lead')
const opened = (place: number) => screen.findByRole('region', { name: `Preview of Lead ${place}` })
const leads = () =>
  [1, 2, 3, 4].map((place) =>
    leadAt(place, {
      statusId: 1,
      ...((place === 2 ? won : assigned) && { stage: place === 2 ? won : assigned }),
    }),
  )

describe('by keyboard', () => {
  it('L-028 L-029 J and K go through the rows, Enter and O open them, Won rows are passed by; what is typed is no key', async () => {
    const world = servePreview(server, leads(), pipeline)
    const { router } = renderPage('/lms/')
    await screen.findByText('Lead 1')
    const at = async (key: string, place: number) => {
      await user.keyboard(key)
      await waitFor(() => expect(focusedLead()).toBe(leadId(place)))
    }
    await at('j', 1)
    await at('{ArrowDown}', 2)
    await user.keyboard('{Enter}')
    expect(router.state.location.search).toBe('')
    await at('k', 1)
    await user.keyboard('o')
    await opened(1)
    await user.keyboard('j')
    await opened(3)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(focusedLead()).toBe(leadId(3)))
    await user.keyboard('{Enter}')
    const shown = within(await opened(3))
    expect(router.state.location.search).toBe(`?lead=${leadId(3)}`)

    await shown.findByRole('combobox', { name: 'Stage' })
    await user.keyboard('4')
    expect(shown.getByRole('button', { name: 'No Response' }).getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('c')
    const comment = shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
    await waitFor(() => expect(document.activeElement).toBe(comment))
    await user.keyboard('jk 5')
    expect(comment.value).toBe('jk 5')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await shown.findByText('Lead updated successfully')
    expect(world.sent).toMatchObject([
      { leadId: leadId(3), callStatus: 'no-response', comment: 'jk 5', remarkType: 'call' },
    ])
    await user.keyboard('n')
    await opened(4)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Preview/ })).toBeNull())
  })
})

describe('on a slow line', () => {
  it('J before the list is there takes the first row when it comes, unless somebody types by then', async () => {
    servePreview(server, leads(), pipeline)
    const letGo = holdCalls(leadEndpoints.list)
    const element = (
      <>
        <input type="search" />
        <Outlet />
      </>
    )
    const { router } = renderAt('/lms/', [{ element, children: pagesAlone }])
    const search = await screen.findByRole('searchbox')
    await user.keyboard('j')
    letGo()
    await waitFor(() => expect(focusedLead()).toBe(leadId(1)))
    const again = holdCalls(leadEndpoints.list)
    await act(() => router.navigate('/leads/9'))
    act(() => search.blur())
    await user.keyboard('j')
    act(() => search.focus())
    again()
    await screen.findByText('Lead 1')
    expect(document.activeElement).toBe(search)
  })

  const begin = async () => {
    const world = servePreview(server, leads(), pipeline)
    const { router } = renderPreview(leadId(1))
    const comment = within(await opened(1)).findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
    await enterText(await comment, 'Sent the plans')
    const goOn = () => act(() => void router.navigate(`/lms/?lead=${leadId(3)}`))
    return { world, goOn, comment: await comment, letGo: holdCalls(leadWorkEndpoints.actions) }
  }

  it('L-099 what is typed while an update is under way stays, without what was sent', async () => {
    const { world, comment, letGo } = await begin()
    await user.keyboard('{Control>}{Enter}{/Control} Rang again')
    letGo()
    await waitFor(() => expect(comment.value).toBe('Rang again'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(comment.value).toBe(''))
    expect(world.sent.map((action) => action.comment)).toEqual(['Sent the plans', 'Rang again'])
  })

  it('L-080 whoever goes on to the next lead is not asked: refused they stay with what was typed, saved they are there', async () => {
    const { world, comment, goOn, letGo } = await begin()
    let isRefused = true
    server.on(leadWorkEndpoints.actions, (action) => {
      world.sent.push(action)
      return isRefused
        ? { refusal: refusal(500, 'failed', 'Something went wrong.') }
        : { reply: leads()[0] as LeadRow }
    })
    const send = () => user.keyboard('{Control>}{Enter}{/Control}')
    await send()
    goOn()
    letGo()
    expect(await screen.findByText('Something went wrong.')).toBeTruthy()
    await opened(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(comment.value).toBe('Sent the plans')

    isRefused = false
    const letGoAgain = holdCalls(leadWorkEndpoints.actions)
    await send()
    goOn()
    expect(screen.queryByRole('dialog')).toBeNull()
    await opened(1)
    letGoAgain()
    await opened(3)
    expect(world.sent).toHaveLength(2)
    expect(world.sent[1]).toMatchObject({ leadId: leadId(1), comment: 'Sent the plans' })
  })
})

it('nothing typed is lost: a colleague does not take it away, it is asked before closing and before going to another lead', async () => {
  const world = servePreview(server, leads(), pipeline)
  const { router } = renderPreview(leadId(1))
  const shown = within(await opened(1))
  const comment = await shown.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await enterText(comment, 'Half a sentence')
  const [first, ...others] = world.leads
  if (first) world.leads = [{ ...first, city: 'Kochi', updatedAt: '2026-11-15T05:00:00.000Z' }, ...others]
  server.tell({ name: 'changed', about: ['leads'], ids: [leadId(1)] })
  expect(await shown.findByText('Kochi')).toBeTruthy()
  expect(comment.value).toBe('Half a sentence')

  const asking = async () => within(await screen.findByRole('dialog', { name: 'Leave without updating?' }))
  await user.keyboard('{Escape}')
  await user.click((await asking()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(comment.value).toBe('Half a sentence')
  act(() => void router.navigate(`/lms/?lead=${leadId(3)}`))
  await user.click((await asking()).getByRole('button', { name: 'Leave' }))

  // Esc puts the confirmation away before the preview.
  const next = within(await opened(3))
  await next.findByRole('combobox', { name: 'Stage' })
  await user.keyboard('1{Control>}{Enter}{/Control}')
  await next.findByText('Lead updated successfully')
  await user.keyboard('{Escape}')
  expect(next.queryByText('Lead updated successfully')).toBeNull()
  await opened(3)
})

it('C-019 C-166 a firm with the default stages only has the stage model', async () => {
  const plain = makePipeline()
  const stage = plain.stages.find(({ kind }) => kind === 'assigned')
  servePreview(server, [leadAt(1, { ...(stage && { stage }) })], plain)
  renderPreview(leadId(1))
  const shown = within(await opened(1))
  expect(await shown.findByRole('combobox', { name: 'Stage' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Submit' })).toBeNull()
})

describe('a company that chose the older panel', () => {
  const { company } = buildProfile()
  beforeEach(() => signInAs(server, { company: { ...company, hasOlderPanel: true } }))
  const plain = makePipeline()
  const stage = plain.stages.find(({ kind }) => kind === 'assigned')
  const open = async (changes: Parameters<typeof leadAt>[1]) => {
    const world = servePreview(server, [leadAt(1, { ...(stage && { stage }), ...changes })], plain)
    renderPreview(leadId(1))
    const shown = within(await opened(1))
    await shown.findByRole('textbox', { name: 'Remark' })
    return { world, shown }
  }
  const buttons = ['Interested', 'Follow Up', 'Not Interested', 'No Response', 'Meeting Scheduled']

  it('Use 15 who only reads is told so above the grey fields, and sees why Submit is grey', async () => {
    const noRights = { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } }
    signInAs(server, { company: { ...company, hasOlderPanel: true }, rights: noRights })
    const { shown } = await open({ callStatus: 'new', statusId: 1 })
    expect(shown.getByText('You can look at leads, not change them.')).toBeTruthy()
    expect(whyLocked(shown.getByRole('button', { name: 'Submit' }))).toBe('Access is disabled by Admin')
  })

  it('L-109 L-110 L-118 L-120 C-019 a new lead: a button, then Submit', async () => {
    const { shown, world } = await open({ callStatus: 'new', statusId: 1 })
    for (const text of ['Lead 1', 'Kavya Menon', /98450 21763 · ananya/])
      expect(shown.getByText(text)).toBeTruthy()
    expect(shown.queryByRole('combobox', { name: 'Stage' })).toBeNull()
    expect(shown.queryByRole('button', { name: 'Meeting Scheduled' })).toBeNull()
    const submit = shown.getByRole<HTMLButtonElement>('button', { name: 'Submit' })
    await enterText(shown.getByRole('textbox', { name: 'Remark' }), 'Rang twice')
    expect(submit.disabled).toBe(true)
    await user.click(shown.getByRole('button', { name: 'Interested' }))
    await user.click(submit)
    expect(await shown.findByText('You have successfully updated your lead status')).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Okay' }))
    expect(world.sent).toMatchObject([{ callStatus: 'interested', comment: 'Rang twice' }])
    const call = server.calls.find(({ path }) => path === '/user/newleadActions')
    expect(call?.body).toMatchObject({ leadUpdates: [{ callLeadStatus: 3 }] })
  })

  it('L-111 L-112 L-113 L-114 L-115 C-165 a lead that was called: Lead Status, or a button with what it asks, then Update', async () => {
    // Where no mail can be offered, the message is what is said (L-120).
    const { shown, world } = await open({ callStatus: 'interested', statusId: 3, email: undefined })
    const update = () => shown.getByRole<HTMLButtonElement>('button', { name: 'Update' })
    const save = async () => {
      await user.click(update())
      await shown.findByText('You have successfully updated your lead status')
      await user.click(shown.getByRole('button', { name: 'Okay' }))
    }
    expect(update().disabled).toBe(true)
    for (const name of buttons) expect(shown.getByRole('button', { name })).toBeTruthy()
    await user.click(shown.getByRole('combobox', { name: 'Lead Status' }))
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(options).toEqual(['Follow Up', 'Interested', 'Not Interested', 'No Response', 'Meeting'])
    await user.click(screen.getByRole('option', { name: 'Meeting' }))
    expect(update().disabled).toBe(false)
    await save()
    expect(world.sent).toMatchObject([{ statusId: 7 }])

    await enterText(shown.getByRole('textbox', { name: 'Remark' }), 'No answer, twice')
    await user.click(shown.getByRole('button', { name: 'No Response' }))
    await save()
    expect(world.sent[1]).toMatchObject({ callStatus: 'no-response', comment: 'No answer, twice' })
    const calls = server.calls.filter(({ path }) => path === '/user/newleadActions')
    expect(calls[1]?.body).toMatchObject({ leadUpdates: [{ callLeadStatus: 6, text: 'No answer, twice' }] })

    // Follow Up asks when, Not Interested asks why.
    expect(shown.queryByLabelText('Follow-up time')).toBeNull()
    await user.click(shown.getByRole('button', { name: 'Follow Up' }))
    expect(shown.getByLabelText<HTMLInputElement>('Follow-up time').value).toBe('10:00')
    await enterText(shown.getByRole('textbox', { name: 'Follow-up date' }), '01-01-2020')
    expect(await shown.findByText('The follow-up cannot be before today.')).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Not Interested' }))
    await user.click(shown.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByRole('option', { name: 'Chose another firm' }))
    await save()
    expect(world.sent[2]).toMatchObject({ callStatus: 'not-interested', reason: 'Chose another firm' })
    expect(world.sent[2]?.followUp).toBeUndefined()

    // C-165: so does the status.
    await user.click(shown.getByRole('combobox', { name: 'Lead Status' }))
    await user.click(await screen.findByRole('option', { name: 'Not Interested' }))
    await user.click(update())
    expect(await shown.findByText('Please choose or write a reason.')).toBeTruthy()
    await user.click(shown.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByRole('option', { name: 'Chose another firm' }))
    await save()
    expect(world.sent[3]).toMatchObject({ statusId: 5, reason: 'Chose another firm' })
  })
})
