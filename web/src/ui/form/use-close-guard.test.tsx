import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render'
import { Dialog } from '../dialogs/dialog'
import { useCloseGuard } from './use-close-guard'

function Sample({ isChanged, onClose }: { isChanged: boolean; onClose: () => void }) {
  const guard = useCloseGuard({ isChanged, text: 'The note is lost.', onClose })
  return (
    <Dialog opened title="Note" width={420} onClose={guard.close}>
      {guard.question}
    </Dialog>
  )
}

function show(isChanged: boolean) {
  const onClose = vi.fn()
  renderAt('/', [{ path: '/', element: <Sample isChanged={isChanged} onClose={onClose} /> }])
  return onClose
}

const pressClose = () =>
  userEvent.click(within(screen.getByRole('dialog', { name: 'Note' })).getByRole('button', { name: 'Close' }))
const question = () => screen.queryByRole('dialog', { name: leaveTexts.title })

it('closes at once where nothing was changed', async () => {
  const onClose = show(false)
  await pressClose()
  expect(onClose).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})

it('asks before what was changed is lost, and stays', async () => {
  const onClose = show(true)
  await pressClose()
  expect(screen.getByText('The note is lost.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: screenTexts.cancel }))
  expect(question()).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

it('Escape ends the question alone, not the dialog behind it', async () => {
  const onClose = show(true)
  await pressClose()
  await userEvent.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

it('goes when told to', async () => {
  const onClose = show(true)
  await pressClose()
  await userEvent.click(screen.getByRole('button', { name: leaveTexts.leave }))
  expect(onClose).toHaveBeenCalledOnce()
})
