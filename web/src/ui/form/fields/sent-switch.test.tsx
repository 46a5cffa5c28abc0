import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../testing/render'
import { SentSwitch } from './sent-switch'

function Shared({ answer }: { answer: Promise<boolean> }) {
  const [isOn, store] = useState(false)
  const send = async (wanted: boolean) => {
    if (await answer) store(wanted)
  }
  return <SentSwitch label="Shared" value={isOn} send={send} />
}

it.each([
  { said: 'keeps it when it is done', isDone: true },
  { said: 'goes back to what is stored when it was refused', isDone: false },
])('shows what was chosen with the click itself, and $said', async ({ isDone }) => {
  let answer = (_: boolean) => {}
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  renderAt('/', [{ path: '/', element: <Shared answer={promise} /> }])
  const shared = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Shared' })
  fireEvent.click(shared())
  expect(shared().checked).toBe(true)
  await act(async () => answer(isDone))
  expect(shared().checked).toBe(isDone)
})
