import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { drawnWhenChanged } from './drawn-when-changed'

interface Props {
  label: string
  choices: readonly { value: string }[]
  onPick: (place: number) => void
}

let drawings = 0
const Field = drawnWhenChanged(function Field({ label, choices, onPick }: Props) {
  drawings += 1
  return (
    <button type="button" onClick={() => onPick(choices.length)}>
      {label}
    </button>
  )
})

beforeEach(() => {
  drawings = 0
})

it('draws a field again when something that it shows has changed, not for another handler', () => {
  const { rerender, getByRole } = render(
    <Field label="City" choices={[{ value: 'Pune' }]} onPick={() => {}} />,
  )
  const before = drawings
  rerender(<Field label="City" choices={[{ value: 'Pune' }]} onPick={() => {}} />)
  expect(drawings).toBe(before)
  rerender(<Field label="City" choices={[{ value: 'Kochi' }]} onPick={() => {}} />)
  expect(drawings).toBeGreaterThan(before)
  rerender(<Field label="Town" choices={[{ value: 'Kochi' }]} onPick={() => {}} />)
  expect(getByRole('button').textContent).toBe('Town')
})

it('calls the handler of the last drawing', () => {
  const picked: string[] = []
  const field = (by: string) => (
    <Field label="City" choices={[{ value: 'Pune' }]} onPick={(count) => picked.push(`${by} ${count}`)} />
  )
  const { rerender, getByRole } = render(field('first'))
  rerender(field('second'))
  fireEvent.click(getByRole('button'))
  expect(picked).toEqual(['second 1'])
})
