import { Button, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render'
import { Dialog } from './dialog'

const open = (children: React.ReactNode) =>
  renderAt('/', [
    {
      path: '*',
      element: (
        <Dialog opened title="Invite" width={420} onClose={() => {}}>
          {children}
        </Dialog>
      ),
    },
  ])

it('a dialog opens in its first field, so that nothing typed at once is lost', async () => {
  open(
    <>
      <TextInput label="Name" disabled />
      <TextInput label="Email" />
    </>,
  )
  const field = await screen.findByRole('textbox', { name: 'Email' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('unless it says where', async () => {
  open(
    <>
      <TextInput label="Email" />
      <Button data-autofocus>No</Button>
    </>,
  )
  const button = await screen.findByRole('button', { name: 'No' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})
