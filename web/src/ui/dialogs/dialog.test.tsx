import { Button, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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

function Nested({ title, children }: { title: string; children?: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {title}</Button>
      {isOpen && (
        <Dialog opened title={title} width={760} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  )
}
const shown = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent?.split('Open')[0])

it('Escape closes the dialog on top, and the one behind it with the next', async () => {
  renderAt('/', [
    {
      path: '*',
      element: (
        <Nested title="Mail">
          <Nested title="Preview" />
        </Nested>
      ),
    },
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Open Mail' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Open Preview' }))
  expect(shown()).toEqual(['Mail', 'Preview'])
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual(['Mail'])
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual([])
})
