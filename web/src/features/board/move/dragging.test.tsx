import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { makeCard, serveBoard } from '../../../testing/samples/board'
import { leadId } from '../../../testing/samples/lead-detail'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline } from '../../../testing/samples/pipeline'
import { BoardPage } from '../board-page'

const pipeline = makePipeline('Contacted', 'Site Visit')
const stageCalled = (name: string) => pipeline.stages.find((stage) => stage.name === name)?.id ?? ''
const siteVisit = stageCalled('Site Visit')

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
})

const open = async () => {
  const world = serveBoard(server, pipeline, [
    makeCard(1, { stageId: stageCalled('Contacted') }),
    makeCard(2, { stageId: stageCalled('Contacted') }),
    makeCard(3, { stageId: siteVisit }),
    makeCard(5, { stageId: stageCalled('Won') }),
  ])
  renderAt('/leads/pipeline', [{ path: '*', element: <BoardPage /> }])
  await screen.findByRole('article', { name: 'Lead 1' })
  return { world }
}
const namesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))
const card = (name: string) => screen.getByRole('article', { name })

describe('with the mouse', () => {
  /** jsdom lays nothing out: columns of 100 px side by side, cards of 50 px under one another. */
  const layOut = () =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const rect = (left: number, top: number, width: number, height: number) =>
        ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect
      const stage = this.closest('[data-stage]')
      const place = [...document.querySelectorAll('[data-stage]')].indexOf(stage as Element)
      if (this.matches('[data-board]')) return rect(0, 0, 900, 600)
      if (!stage) return rect(0, 0, 0, 0)
      const order = [...stage.querySelectorAll('[data-card]')].indexOf(this)
      return order < 0 ? rect(place * 100, 0, 95, 600) : rect(place * 100, 200 + order * 50, 95, 50)
    })
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, isPrimary: true })

  it('P-013 P-018 P-026 drags a card between columns; a short press is a click', async () => {
    const { world } = await open()
    layOut()
    const held = card('Lead 1')
    fireEvent.pointerDown(held, at(220, 210))
    fireEvent.pointerMove(window, at(222, 211))
    fireEvent.pointerUp(window, at(222, 211))
    expect(world.patched).toEqual([])

    fireEvent.pointerDown(held, at(220, 210))
    fireEvent.pointerMove(window, at(260, 240))
    fireEvent.pointerMove(window, at(330, 290))
    await waitFor(() => expect(document.querySelector('[data-slot]')).toBeTruthy())
    expect(
      screen.getByRole('region', { name: 'Site Visit' }).contains(document.querySelector('[data-slot]')),
    ).toBe(true)
    fireEvent.pointerUp(window, at(330, 290))
    expect(await screen.findByText('Lead stage updated successfully')).toBeTruthy()
    expect(world.patched).toMatchObject([{ stageId: siteVisit, afterLeadId: leadId(3) }])
    expect(document.querySelector('[data-slot]')).toBeNull()
  })

  it('P-013 a column cannot be dragged, neither by its heading nor by the room below its cards', async () => {
    const { world } = await open()
    layOut()
    const order = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))
    const before = order()
    const column = screen.getByRole('region', { name: 'Site Visit' })
    for (const part of [column, within(column).getByRole('heading', { level: 2 })]) {
      expect(part.getAttribute('draggable')).not.toBe('true')
      fireEvent.pointerDown(part, at(330, 20))
      fireEvent.pointerMove(window, at(230, 20))
      fireEvent.pointerMove(window, at(130, 20))
      expect(document.querySelector('[data-slot]')).toBeNull()
      fireEvent.pointerUp(window, at(130, 20))
    }
    expect(order()).toEqual(before)
    expect(world.patched).toEqual([])
  })

  it('P-013 Escape lets go of it, and so does a drop outside', async () => {
    const { world } = await open()
    layOut()
    fireEvent.pointerDown(card('Lead 1'), at(220, 210))
    fireEvent.pointerMove(window, at(330, 290))
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(window, at(330, 290))
    fireEvent.pointerDown(card('Lead 1'), at(220, 210))
    fireEvent.pointerMove(window, at(330, 290))
    fireEvent.pointerMove(window, at(330, 900))
    fireEvent.pointerUp(window, at(330, 900))
    expect(world.patched).toEqual([])
    expect(namesIn('Contacted')).toEqual(['Lead 1', 'Lead 2'])
  })

  it('P-027 a card of Won is not lifted', async () => {
    await open()
    layOut()
    fireEvent.pointerDown(card('Lead 5'), at(420, 210))
    fireEvent.pointerMove(window, at(330, 290))
    expect(document.querySelector('[data-lifted]')).toBeNull()
    fireEvent.pointerUp(window, at(330, 290))
  })
})
