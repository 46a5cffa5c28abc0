import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render'
import { DeleteDialog } from './delete-dialog'

function open(remove: () => Promise<string>) {
  const onClose = vi.fn()
  const undo = vi.fn()
  const element = (
    <DeleteDialog
      title="Delete it?"
      confirm="Delete"
      text="It goes."
      remove={remove}
      problemOf={(error) => `Refused: ${(error as Error).message}`}
      undo={undo}
      onClose={onClose}
    />
  )
  renderAt('/', [{ path: '/', element }])
  return { onClose, undo }
}

it('deletes once, however quick the clicks, and offers to undo it', async () => {
  let answer = (_done: string) => {}
  const remove = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const { onClose, undo } = open(remove)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }))
  answer('It is gone')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(remove).toHaveBeenCalledOnce()
  expect(screen.getByText('It is gone')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: screenTexts.undo }))
  expect(undo).toHaveBeenCalledOnce()
})

it('stays and says why it was refused', async () => {
  const { onClose } = open(() => Promise.reject(new Error('in use')))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Refused: in use')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
