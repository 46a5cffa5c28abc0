import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makePipeline } from '../../testing/pipeline'
import { shownColumns } from './shown-columns'
import { StageSwitcher } from './stage-switcher'

const { stages } = makePipeline('Assigned', 'Contacted')

/** Its columns lie side by side, 360 px each; `at` is the one that is in sight. */
function boardAt(at: { place: number }) {
  const board = document.createElement('div')
  const columns = stages.map(({ id }, index) => {
    const column = document.createElement('section')
    column.dataset.stage = id
    const left = () => (index - at.place) * 360
    column.getBoundingClientRect = () => new DOMRect(left(), 0, 360, 600)
    column.scrollIntoView = vi.fn()
    board.append(column)
    return column
  })
  Object.defineProperty(board, 'clientWidth', { value: 360 })
  return { board, columns }
}

it('goes to the chosen stage even when a swipe has not come to rest, unless somebody takes the board again', () => {
  const at = { place: 0 }
  const { board, columns } = boardAt(at)
  render(
    <MantineProvider>
      <StageSwitcher board={{ current: board }} shown={shownColumns([], stages)} />
    </MantineProvider>,
  )
  const choose = () => fireEvent.click(screen.getByRole('button', { name: /^Contacted/ }))
  const contacted = stages.findIndex(({ name }) => name === 'Contacted')
  const goThere = columns[contacted]?.scrollIntoView

  choose()
  fireEvent(board, new Event('scrollend'))
  expect(goThere).toHaveBeenCalledTimes(2)
  at.place = contacted
  fireEvent(board, new Event('scrollend'))
  expect(goThere).toHaveBeenCalledTimes(2)
  // The rest of the swipe, after the stage had been there.
  at.place = 0
  fireEvent(board, new Event('scrollend'))
  expect(goThere).toHaveBeenCalledTimes(3)

  for (const [times, take] of [
    fireEvent.pointerDown,
    fireEvent.wheel,
    fireEvent.keyDown,
    fireEvent.focusIn,
  ].entries()) {
    choose()
    take(board)
    fireEvent(board, new Event('scrollend'))
    expect(goThere).toHaveBeenCalledTimes(4 + times)
  }
})
