import { Button } from '@mantine/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render'
import { FormProblem } from './form-problem'

function Refused() {
  const [text, setText] = useState<string>()
  return (
    <>
      <Button onClick={() => setText('Foyer cannot be reached.')}>Send</Button>
      <FormProblem text={text} />
    </>
  )
}

it('why a form was refused comes into sight, however far down it stands', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderAt('/', [{ path: '/', element: <Refused /> }])
  const send = await screen.findByRole('button', { name: 'Send' })
  expect(scroll).not.toHaveBeenCalled()
  await userEvent.click(send)
  const problem = await screen.findByText('Foyer cannot be reached.')
  expect(scroll.mock.contexts).toEqual([problem.closest('[role="alert"]')])
})
