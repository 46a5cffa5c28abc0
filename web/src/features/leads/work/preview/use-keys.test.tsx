import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useKeys } from './use-keys'

const taken: string[] = []
function Page() {
  useKeys(({ key }) => taken.push(key) > 0)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an element that takes letters without being a field */}
      <div role="textbox" aria-label="Text" tabIndex={0} />
      <button type="button">Elsewhere</button>
    </>
  )
}

it('a letter belongs to whatever is written into, a cell or a text, whoever wants it elsewhere', async () => {
  const user = userEvent.setup({ delay: null })
  render(<Page />)
  screen.getByRole('textbox').focus()
  await user.keyboard('c/?f{Escape}')
  expect(taken).toEqual(['Escape'])
  screen.getByRole('button').focus()
  await user.keyboard('cf')
  expect(taken).toEqual(['Escape', 'c', 'f'])
})
