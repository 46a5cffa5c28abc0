import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makePipeline } from '../../testing/samples/pipeline'
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

function chooseContacted() {
  vi.useFakeTimers()
  const at = { place: 0 }
  const { board, columns } = boardAt(at)
  render(
    <MantineProvider>
      <StageSwitcher board={{ current: board }} shown={shownColumns([], stages)} />
    </MantineProvider>,
  )
  const place = stages.findIndex(({ name }) => name === 'Contacted')
  const comesToRestAt = (rest: number) => {
    at.place = rest
    fireEvent(board, new Event('scrollend'))
  }
  fireEvent.click(screen.getByRole('button', { name: /^Contacted/ }))
  return { board, place, comesToRestAt, goThere: columns[place]?.scrollIntoView }
}

it('goes to the chosen stage even when a swipe has not come to rest', () => {
  const { place, comesToRestAt, goThere } = chooseContacted()
  comesToRestAt(0)
  expect(goThere).toHaveBeenCalledTimes(2)
  comesToRestAt(place)
  expect(goThere).toHaveBeenCalledTimes(2)
  // The rest of the swipe, after the stage had been there.
  comesToRestAt(0)
  expect(goThere).toHaveBeenCalledTimes(3)
})

it.each(['pointerDown', 'wheel', 'keyDown', 'focusIn'] as const)('gives the board up to %s', (take) => {
  const { board, comesToRestAt, goThere } = chooseContacted()
  fireEvent[take](board)
  comesToRestAt(0)
  expect(goThere).toHaveBeenCalledOnce()
})

it('leaves the board alone when the swipe is long over, however it is scrolled', () => {
  const { place, comesToRestAt, goThere } = chooseContacted()
  comesToRestAt(place)
  vi.advanceTimersByTime(5000)
  comesToRestAt(0)
  expect(goThere).toHaveBeenCalledOnce()
})
