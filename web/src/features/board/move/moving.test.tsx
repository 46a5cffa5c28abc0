import { accessTexts } from '@foyer/contract/accounts/messages'
import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { stageMoveTexts } from '@foyer/contract/leads/messages/work'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '../../../api/session'
import { fakeServer } from '../../../testing/fake-server'
import { whyLocked } from '../../../testing/locked'
import { renderAt } from '../../../testing/render'
import { makeCard, serveBoard } from '../../../testing/samples/board'
import { leadId } from '../../../testing/samples/lead-detail'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline } from '../../../testing/samples/pipeline'
import { someChoices } from '../../../testing/samples/work'
import { setScreenWidth } from '../../../testing/screen-size'
import { holdCalls } from '../../../testing/slow-calls'
import { dismissToast, toastStore } from '../../../ui/toasts/toast'
import { BoardPage } from '../board-page'

const pipeline = makePipeline('Contacted', 'Site Visit')
const [unassigned, assigned, contacted, siteVisit, won] = pipeline.stages.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
]
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
})

const someCards = () => [
  makeCard(1, { stageId: contacted, budget: 500_000 }),
  makeCard(2, { stageId: contacted }),
  makeCard(3, { stageId: siteVisit, budget: 700_000 }),
  makeCard(4, { stageId: unassigned, assignee: undefined, budget: 900_000 }),
  makeCard(5, { stageId: won, budget: 1_100_000 }),
]
const open = async () => {
  const world = serveBoard(server, pipeline, someCards())
  const view = renderAt('/leads/pipeline', [{ path: '*', element: <BoardPage /> }])
  await screen.findByRole('article', { name: 'Lead 1' })
  return { world, ...view }
}
const column = (name: string) => within(screen.getByRole('region', { name }))
const namesIn = (stage: string) =>
  column(stage)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))
const card = (name: string) => screen.getByRole('article', { name })
const keys = async (name: string, pressed: string) => {
  act(() => card(name).focus())
  await user.keyboard(pressed)
}
const moveTo = async (name: string, stage: string) => {
  await user.click(within(card(name)).getByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: stage }))
}
const spoken = () => screen.getByRole('status', { name: 'Pipeline board' }).textContent

describe('a card is moved', () => {
  it('P-013 P-018 P-019 with the keyboard, spoken at every step; counts and totals follow', async () => {
    const { world } = await open()
    await keys('Lead 1', ' ')
    expect(spoken()).toContain('Lead 1 lifted. Contacted, place 1 of 2.')
    await user.keyboard('{ArrowRight}')
    expect(spoken()).toBe('Site Visit, place 1 of 2.')
    await user.keyboard('{ArrowDown}')
    expect(spoken()).toBe('Site Visit, place 2 of 2.')
    await user.keyboard(' ')
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    expect(spoken()).toBe('Lead 1 dropped. Site Visit, place 2 of 2.')
    expect(namesIn('Site Visit')).toEqual(['Lead 3', 'Lead 1'])
    expect(column('Site Visit').getByText('02')).toBeTruthy()
    expect(column('Site Visit').getByText('₹12 Lac')).toBeTruthy()
    expect(column('Contacted').getByText('₹10 Lac')).toBeTruthy()
    expect(world.patched).toMatchObject([
      { leadId: leadId(1), stageId: siteVisit, afterLeadId: leadId(3), change: {} },
    ])
    const sent = server.calls.find(({ method }) => method === 'PATCH')
    expect(sent).toMatchObject({ path: '/user/lead', body: { leadStage: siteVisit, leadId: leadId(1) } })
    await waitFor(() => expect(document.activeElement).toBe(card('Lead 1')))
  })

  it('P-013 P-026 Escape puts it back; in its own column nothing is said, another place is kept, the same one is not even sent', async () => {
    const { world } = await open()
    await keys('Lead 1', ' {ArrowRight}{Escape}')
    expect(spoken()).toBe('Moving cancelled. Lead 1 is back in Contacted.')
    expect(namesIn('Contacted')).toEqual(['Lead 1', 'Lead 2'])
    await keys('Lead 1', ' {ArrowDown}{ArrowUp} ')
    expect(spoken()).toBe('Lead 1 stays where it was.')
    expect(world.patched).toEqual([])
    await keys('Lead 1', ' {ArrowDown} ')
    await waitFor(() => expect(namesIn('Contacted')).toEqual(['Lead 2', 'Lead 1']))
    await waitFor(() => expect(world.patched).toMatchObject([{ stageId: contacted, afterLeadId: leadId(2) }]))
    expect(column('Contacted').getByText('02')).toBeTruthy()
    expect(screen.queryByText('Lead stage updated successfully')).toBeNull()
  })

  it('P-013 by the menu that M opens', async () => {
    const { world } = await open()
    await keys('Lead 2', 'm')
    await user.click(await screen.findByRole('menuitem', { name: 'Site Visit' }))
    await waitFor(() => expect(world.patched).toMatchObject([{ stageId: siteVisit }]))
    await waitFor(() => expect(document.activeElement).toBe(card('Lead 2')))
  })

  it('P-013 P-018 P-019 by its menu, and can be taken back', async () => {
    const { world } = await open()
    server.on(leadWorkEndpoints.undoStage, ({ leadId: id }) => {
      world.cards = someCards()
      return { reply: world.rowOf(id) }
    })
    await moveTo('Lead 2', 'Site Visit')
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    expect(namesIn('Site Visit')).toEqual(['Lead 2', 'Lead 3'])
    expect(world.patched).toMatchObject([{ stageId: siteVisit, afterLeadId: null }])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The move has been taken back.')).toBeTruthy()
    await waitFor(() => expect(namesIn('Contacted')).toEqual(['Lead 1', 'Lead 2']))
  })

  it('P-018 C-150 a card that is moved on while its move is under way collides with nobody', async () => {
    const { world } = await open()
    const answered = '2026-11-15T06:00:00.000Z'
    server.on(leadWorkEndpoints.patch, (patch) => {
      world.patched.push(patch)
      world.cards = world.cards.map((one) =>
        one.id === patch.leadId ? { ...one, stageId: patch.stageId ?? '', updatedAt: answered } : one,
      )
      return { reply: { lead: world.rowOf(patch.leadId), missing: [] } }
    })
    const letGo = holdCalls(leadWorkEndpoints.patch)
    await moveTo('Lead 2', 'Site Visit')
    await waitFor(() => expect(namesIn('Site Visit')).toContain('Lead 2'))
    await moveTo('Lead 2', 'Assigned')
    await waitFor(() => expect(namesIn('Assigned')).toEqual(['Lead 2']))
    letGo()
    await waitFor(() =>
      expect(world.patched).toMatchObject([
        { stageId: siteVisit, baseUpdatedAt: makeCard(2).updatedAt },
        { stageId: assigned, baseUpdatedAt: answered },
      ]),
    )
    expect(namesIn('Assigned')).toEqual(['Lead 2'])
  })

  /** As a server: each move is later than the one before, and the last one can be taken back. */
  const serveMoves = (world: Awaited<ReturnType<typeof open>>['world']) => {
    const former: string[] = []
    const moveAt = (id: string, stageId: string) => {
      const updatedAt = new Date(Date.UTC(2026, 10, 15, 6, former.length)).toISOString()
      world.cards = world.cards.map((one) => (one.id === id ? { ...one, stageId, updatedAt } : one))
      return world.rowOf(id)
    }
    const heard: string[] = []
    server.on(leadWorkEndpoints.patch, ({ leadId: id, stageId = '', baseUpdatedAt }) => {
      const row = world.rowOf(id)
      if (baseUpdatedAt !== row.updatedAt) return { refusal: captureRefusals.conflict }
      heard.push(stageId)
      former.push(row.stage.id)
      return { reply: { lead: moveAt(id, stageId), missing: [] } }
    })
    server.on(leadWorkEndpoints.undoStage, ({ leadId: id }) => {
      heard.push('undo')
      return { reply: moveAt(id, former.at(-1) ?? '') }
    })
    return heard
  }

  it('P-019 C-074 two quick moves of one card offer one Undo, for the last; it waits for a move that is under way', async () => {
    const { world } = await open()
    const heard = serveMoves(world)
    const letGo = holdCalls(leadWorkEndpoints.patch)
    await moveTo('Lead 2', 'Site Visit')
    await moveTo('Lead 2', 'Assigned')
    letGo()
    await waitFor(() => expect(heard).toEqual([siteVisit, assigned]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The move has been taken back.')).toBeTruthy()
    await waitFor(() => expect(namesIn('Site Visit')).toContain('Lead 2'))

    await moveTo('Lead 2', 'Assigned')
    await screen.findByRole('button', { name: 'Undo' })
    const letLast = holdCalls(leadWorkEndpoints.patch)
    await moveTo('Lead 2', 'Contacted')
    // What could be taken back was the former move.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    letLast()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(namesIn('Assigned')).toEqual(['Lead 2']))
    expect(heard).toEqual([siteVisit, assigned, 'undo', assigned, contacted, 'undo'])
  })

  it('P-019 C-074 moves of two cards can both be taken back', async () => {
    const { world } = await open()
    const heard = serveMoves(world)
    await moveTo('Lead 1', 'Site Visit')
    await screen.findByRole('button', { name: 'Undo' })
    await moveTo('Lead 2', 'Site Visit')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    expect(heard).toHaveLength(2)
  })

  it('P-025 a move that was to follow a refused one is not made', async () => {
    const { world } = await open()
    server.on(leadWorkEndpoints.patch, (patch) => {
      world.patched.push(patch)
      return { refusal: captureRefusals.moveRefused('Contacted', 'Site Visit') }
    })
    const letGo = holdCalls(leadWorkEndpoints.patch)
    await moveTo('Lead 2', 'Site Visit')
    await moveTo('Lead 2', 'Assigned')
    letGo()
    expect(await screen.findByText('A lead cannot move from Contacted to Site Visit.')).toBeTruthy()
    await waitFor(() => expect(namesIn('Contacted')).toEqual(['Lead 1', 'Lead 2']))
    expect(world.patched).toMatchObject([{ stageId: siteVisit }])
  })

  it('P-019 C-074 asks before Won, and then says the same as of every other stage', async () => {
    const { world } = await open()
    await moveTo('Lead 1', 'Won')
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Lead 1 as Won?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(world.patched).toEqual([])
    expect(namesIn('Contacted')).toEqual(['Lead 1', 'Lead 2'])
    await moveTo('Lead 1', 'Won')
    await user.click(await screen.findByRole('button', { name: 'Mark as Won' }))
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    expect(screen.getByText('Lead 1 is Won')).toBeTruthy()
    expect(namesIn('Won')).toEqual(['Lead 1', 'Lead 5'])
  })

  it('shows the move of a colleague', async () => {
    const { world } = await open()
    world.cards = world.cards.map((one) => (one.id === leadId(2) ? { ...one, stageId: assigned } : one))
    server.tell({ name: 'changed', about: ['leads'], ids: [leadId(2)] })
    await waitFor(() => expect(namesIn('Assigned')).toEqual(['Lead 2']))
    expect(namesIn('Contacted')).toEqual(['Lead 1'])
  })

  it('P-013 other columns are not drawn again while a card is carried', async () => {
    await open()
    // Every figure on the page is set with it, so it tells what is drawn.
    const drawn: unknown[] = []
    const written = Number.prototype.toFixed
    vi.spyOn(Number.prototype, 'toFixed').mockImplementation(function (this: number, decimals) {
      drawn.push(Number(this))
      return written.call(this, decimals)
    })
    act(() => card('Lead 1').focus())
    await user.keyboard(' ')
    await waitFor(() => expect(card('Lead 1').dataset.lifted).toBe('true'))
    drawn.length = 0
    const slotIn = (name: string) =>
      waitFor(() => {
        const region = screen.getByRole('region', { name })
        expect(region.contains(document.querySelector('[data-slot]'))).toBe(true)
      })
    await user.keyboard('{ArrowDown}')
    await slotIn('Contacted')
    await user.keyboard('{ArrowRight}')
    await slotIn('Site Visit')
    // 02 with ₹15 Lac and 01 with ₹7 Lac: the heads of the two columns, no card and no other column.
    expect(new Set(drawn)).toEqual(new Set([2, 15, 1, 7]))
    await user.keyboard('{Escape}')
  })
})

describe('a move that is refused', () => {
  const expectBack = async (text: string) => {
    expect(await screen.findByText(text)).toBeTruthy()
    await waitFor(() => expect(namesIn('Contacted')).toEqual(['Lead 1', 'Lead 2']))
    expect(column('Contacted').getByText('02')).toBeTruthy()
    expect(column('Contacted').getByText('₹15 Lac')).toBeTruthy()
  }
  it('Use 15 P-021 without crm edit, whose stages are grey with the reason', async () => {
    signInAs(server, {
      rights: {
        crm: { edit: false, canAssign: false },
        quotation: { edit: false },
        pmt: { canCreateProject: false },
      },
    })
    const { world } = await open()
    await user.click(within(card('Lead 1')).getByRole('button', { name: 'Actions for Lead 1' }))
    expect(whyLocked(await screen.findByRole('menuitem', { name: 'Site Visit' }))).toBe(accessTexts.disabled)
    expect(screen.queryByRole('menuitem', { name: 'Status and follow-up' })).toBeNull()
    await user.keyboard('{Escape}')
    await moveTo('Lead 1', 'Site Visit')
    await expectBack(accessTexts.disabled)
    expect(accessTexts.disabled).toBe('Access disabled by Admin')
    expect(world.patched).toEqual([])
  })

  it('P-022 P-024 P-025 C-076 by the server, for whatever reason', async () => {
    await open()
    const refusals = [
      [refusal(409, 'unknown-stage', 'This stage does not exist any more.'), 'Invalid lead or stage'],
      [refusal(404, 'unknown-lead', 'This lead does not exist any more.'), 'Invalid lead or stage'],
      [refusal(500, 'failed', 'Something went wrong on our side.'), 'Failed to update lead stage'],
      [
        captureRefusals.moveRefused('Contacted', 'Site Visit'),
        'A lead cannot move from Contacted to Site Visit.',
      ],
    ] as const
    const moveInVain = async (said: string) => {
      await moveTo('Lead 1', 'Site Visit')
      await expectBack(said)
      act(() => {
        for (const { id } of toastStore.read()) dismissToast(id)
      })
      expect(screen.queryByText(said)).toBeNull()
    }
    for (const [refused, said] of refusals) {
      server.on(leadWorkEndpoints.patch, () => ({ refusal: refused }))
      await moveInVain(said)
    }
    server.goOffline()
    await moveInVain('Failed to update lead stage')
  })

  it('P-027 a Won lead offers no other stage and cannot be lifted', async () => {
    const { world } = await open()
    await user.click(within(card('Lead 5')).getByRole('button', { name: 'Actions for Lead 5' }))
    expect(await screen.findByRole('menuitem', { name: 'View full details' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Site Visit' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await keys('Lead 5', ' {ArrowLeft} ')
    expect(world.patched).toEqual([])
    expect(namesIn('Won')).toEqual(['Lead 5'])
  })

  it('P-020 C-014 C-074 a lead without an assignee stays in the first column, and one with an assignee does not go there', async () => {
    signInAs(server, {
      rights: {
        crm: { edit: true, canAssign: false },
        quotation: { edit: false },
        pmt: { canCreateProject: false },
      },
    })
    const { world } = await open()
    await keys('Lead 4', ' {ArrowRight}{ArrowRight} ')
    expect(
      await screen.findByText("Can't change the stage of unassigned lead without an assignee"),
    ).toBeTruthy()
    expect(namesIn('Unassigned')).toEqual(['Lead 4'])
    await moveTo('Lead 1', 'Unassigned')
    await expectBack('A lead that has an assignee cannot go to Unassigned.')
    expect(world.patched).toEqual([])
  })
})

describe('a card of Unassigned, dropped by somebody who may assign', () => {
  const kavya = '01990000-0000-7000-8000-00000000aaaa'
  const serve = async () => {
    const view = await open()
    server.on(teamEndpoints.assignable, () => ({
      reply: [
        { id: kavya, fullName: 'Kavya Menon', email: 'kavya@malhardesign.in' },
        { id: currentSession()?.userId ?? '', fullName: 'Olga Rao', email: 'olga@malhardesign.in' },
      ] as never,
    }))
    await moveTo('Lead 4', 'Site Visit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Who takes Lead 4?' }))
    const who = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Assign To' })
    return { ...view, dialog, who }
  }

  it('C-176 goes to whoever takes it, oneself first, assigned and moved in one call with one Undo', async () => {
    const { world, dialog, who } = await serve()
    expect(who.value).toBe('Olga Rao (me)')
    await user.click(dialog.getByRole('button', { name: 'Assign and move to Site Visit' }))
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    expect(world.patched).toMatchObject([
      { leadId: leadId(4), stageId: siteVisit, change: { assigneeId: currentSession()?.userId } },
    ])
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
    expect(namesIn('Site Visit')).toContain('Lead 4')
  })

  it('P-020 C-176 stays, with the specified text, where nobody is chosen', async () => {
    const { world, dialog } = await serve()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(
      await screen.findByText("Can't change the stage of unassigned lead without an assignee"),
    ).toBeTruthy()
    expect(namesIn('Unassigned')).toEqual(['Lead 4'])
    expect(world.patched).toEqual([])
  })
})

it('C-165 a card that is dropped into Lost asks for a reason, which goes with the same call', async () => {
  const { world } = await open()
  await moveTo('Lead 1', 'Lost')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(namesIn('Contacted')).toEqual(['Lead 1', 'Lead 2'])
  await moveTo('Lead 1', 'Lost')
  const again = within(await screen.findByRole('dialog'))
  const [first] = someChoices.filter(({ kind }) => kind === 'reason')
  await user.click(await again.findByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: first?.label ?? '' }))
  await user.click(again.getByRole('button', { name: stageMoveTexts.saveReason }))
  await waitFor(() => expect(world.patched).toMatchObject([{ leadId: leadId(1), reason: first?.label }]))
  await waitFor(() => expect(namesIn('Lost')).toEqual(['Lead 1']))
})

it('C-167 the menu of a card rings, writes on WhatsApp, and opens status and follow-up', async () => {
  const { router } = await open()
  await user.click(within(card('Lead 1')).getByRole('button', { name: 'Actions for Lead 1' }))
  const call = await screen.findByRole('menuitem', { name: 'Call' })
  expect(call.getAttribute('href')).toBe('tel:+919820000000')
  expect(screen.getByRole('menuitem', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    'https://wa.me/919820000000',
  )
  await user.click(screen.getByRole('menuitem', { name: 'Status and follow-up' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?lead=${leadId(1)}`))
})

describe('Status and follow-up of the menu of a card', () => {
  const openAt = async (width: number) => {
    setScreenWidth(width)
    serveBoard(server, pipeline, [makeCard(1, { stageId: assigned }), makeCard(2, { stageId: contacted })])
    renderAt('/leads/pipeline', [{ path: '*', element: <BoardPage /> }])
    await screen.findByRole('article', { name: 'Lead 1' })
  }
  const choose = async (name: string) => {
    await user.click(within(card(name)).getByRole('button', { name: `Actions for ${name}`, hidden: true }))
    await user.click(await screen.findByRole('menuitem', { name: 'Status and follow-up' }))
  }
  const expectAt = async (name: string, field: string) => {
    const shown = within(await screen.findByLabelText(`Preview of ${name}`))
    const wanted = await shown.findByRole('combobox', { name: field })
    await waitFor(() => expect(document.activeElement).toBe(wanted))
  }

  it('opens the preview with the keyboard on the status, by keys, and again where it is open already', async () => {
    await openAt(1440)
    await keys('Lead 1', 'm')
    const item = await screen.findByRole('menuitem', { name: 'Status and follow-up' })
    act(() => item.focus())
    await user.keyboard('{Enter}')
    await expectAt('Lead 1', 'Status')
    act(() => card('Lead 1').focus())
    await choose('Lead 1')
    await expectAt('Lead 1', 'Status')
    // Where the stage has none, at the first field.
    await choose('Lead 2')
    await expectAt('Lead 2', 'Stage')
  })

  it('opens the preview at the status on a phone', async () => {
    await openAt(390)
    await choose('Lead 1')
    await expectAt('Lead 1', 'Status')
  })
})

it('P-013 columns cannot be dragged', async () => {
  const { world } = await open()
  const order = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))
  const before = order()
  const heading = screen.getByRole('heading', { name: 'Contacted' })
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
  fireEvent.pointerDown(heading, { ...pointer, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(heading, { ...pointer, clientX: 400, clientY: 12 })
  expect(document.querySelector('[data-lifted], [data-slot]')).toBeNull()
  fireEvent.pointerUp(heading, { ...pointer, clientX: 400, clientY: 12 })
  expect(screen.getByRole('region', { name: 'Contacted' }).draggable).toBe(false)
  expect(order()).toEqual(before)
  expect(world.patched).toEqual([])
})

it('the menu of a card holds nothing but its items', async () => {
  await open()
  await user.click(within(card('Lead 1')).getByRole('button', { name: 'Actions for Lead 1' }))
  const menu = await screen.findByRole('menu')
  const strangers = [...menu.querySelectorAll('[tabindex], a, button')].filter(
    (one) => one.getAttribute('role') !== 'menuitem',
  )
  expect(strangers).toEqual([])
})
