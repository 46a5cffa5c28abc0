import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../../../testing/fake-server'
import { renderPage } from '../../../../../testing/render'
import { leadAt, leadId } from '../../../../../testing/samples/lead-detail'
import { signInAs } from '../../../../../testing/samples/people'
import { makePipeline } from '../../../../../testing/samples/pipeline'
import { servePreview } from '../../../../../testing/samples/preview'
import { giveElementsHeight, setScreenWidth } from '../../../../../testing/screen-size'

const pipeline = makePipeline('Contacted', 'Site Visit')
const [, assigned, , , won] = pipeline.stages
const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight(96)
  setScreenWidth(390)
})

const leads = () =>
  [1, 2, 3, 4].map((place) =>
    leadAt(place, {
      statusId: 1,
      ...((place === 2 ? won : assigned) && { stage: place === 2 ? won : assigned }),
    }),
  )
const opened = (place: number) => screen.findByRole('dialog', { name: `Preview of Lead ${place}` })
const openFirst = async () => {
  const world = servePreview(server, leads(), pipeline)
  const { router } = renderPage('/lms/')
  await user.click(await screen.findByRole('link', { name: 'Lead 1' }))
  await (await within(await opened(1)).findByRole('button', { name: 'Update' })).focus()
  return { world, router }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** A finger from here to there. */
const draw = (on: Element, by: { x: number; y: number }, takes = 200) => {
  const at = (clientX: number, clientY: number, timeStamp: number, type: string) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
    Object.defineProperties(event, {
      pointerType: { value: 'touch' },
      isPrimary: { value: true },
      timeStamp: { value: timeStamp },
    })
    fireEvent(on, event)
  }
  at(200, 300, 1000, 'pointerdown')
  at(200 + by.x, 300 + by.y, 1000 + takes, 'pointerup')
}

describe('Use 14 from one lead to the next on a phone', () => {
  it('by buttons under the thumb, which say where one is and rest at the ends; Won leads are passed by, and the list marks the last one', async () => {
    const { router } = await openFirst()
    expect(screen.getByText('1 of 4')).toBeTruthy()
    expect(button('Previous lead').disabled).toBe(true)
    await user.click(button('Next lead'))
    await opened(3)
    expect(screen.getByText('3 of 4')).toBeTruthy()
    await user.click(button('Next lead'))
    await opened(4)
    await waitFor(() => expect(button('Next lead').disabled).toBe(true))
    await user.click(button('Previous lead'))
    await opened(3)
    await user.click(button('Close Preview'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
    const seen = document.querySelectorAll('[data-seen]')
    expect([...seen].map((card) => card.getAttribute('data-lead'))).toEqual([leadId(3)])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lead 3'))
  })

  it('by a swipe, which is no scrolling, no slow hand, and does not begin in a field', async () => {
    await openFirst()
    const name = within(await opened(1)).getByRole('heading', { level: 2 })
    draw(name, { x: -40, y: 0 })
    draw(name, { x: -90, y: 80 })
    draw(name, { x: -120, y: 4 }, 900)
    draw(screen.getByRole('textbox', { name: 'Comment' }), { x: -120, y: 4 })
    expect(screen.getByText('1 of 4')).toBeTruthy()
    draw(name, { x: -120, y: 4 })
    await opened(3)
    draw(within(await opened(3)).getByRole('heading', { level: 2 }), { x: 120, y: -4 })
    await opened(1)
  })

  it('a swipe in what the preview has opened over itself turns no page', async () => {
    await openFirst()
    await user.click(within(await opened(1)).getByRole('button', { name: /^WhatsApp/ }))
    draw(await screen.findByRole('menuitem', { name: 'Open the chat' }), { x: -120, y: 4 })
    expect(screen.getByText('1 of 4')).toBeTruthy()
    await user.keyboard('{Escape}')
  })

  it('asks before what was typed is left', async () => {
    await openFirst()
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Wants teak')
    await user.click(button('Next lead'))
    expect(await screen.findByRole('dialog', { name: 'Leave without updating?' })).toBeTruthy()
  })
})

it('Use 14 L-104 after an update a message goes by itself: nothing is to be dismissed before the next lead', async () => {
  const { world, router } = await openFirst()
  await user.click(button('Interested'))
  await user.click(button('Update'))
  expect(await screen.findByText("Lead's all set! Want to add a follow-up task?")).toBeTruthy()
  expect(world.sent).toHaveLength(1)
  await user.click(button('Next lead'))
  await opened(3)
  await user.click(button('Create Task'))
  await waitFor(() => expect(router.state.location.pathname).toContain(leadId(1)))
})

it('Use 14 the next step is one tap away, from the history too', async () => {
  Element.prototype.scrollIntoView = () => {}
  await openFirst()
  await user.click(screen.getByRole('tab', { name: /^Log History/ }))
  await user.click(button('Follow-up'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tomorrow'))
})
