import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderFrame } from '../../testing/render'
import { serveLeads } from '../../testing/samples/leads'
import { signInAs } from '../../testing/samples/people'

const user = userEvent.setup({ delay: null })
beforeEach(() => {
  const server = fakeServer()
  serveLeads(server, () => [])
  signInAs(server)
})

const sheet = () => screen.findByRole('dialog', { name: 'Keys' })
const search = () => screen.queryByRole('combobox', { name: /^Search leads/ })

it('Sales floor keys: ? shows all of them by place, and the switch there turns single ones off', async () => {
  renderFrame('/admin/')
  await screen.findByRole('button', { name: 'Search' })
  await user.keyboard('?')
  const shown = within(await sheet())
  for (const place of ['Everywhere', 'In the search', 'Lead list and preview', 'A card of the board'])
    expect(shown.getByRole('region', { name: place })).toBeTruthy()
  expect(
    within(shown.getByRole('region', { name: 'Lead list and preview' })).getByText('Write a comment'),
  ).toBeTruthy()
  await user.click(shown.getByRole('switch', { name: /Single keys/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.keyboard('/?')
  expect(search()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(search()).toBeTruthy())
  await user.keyboard('{Escape}')

  // The menu has the sheet too, and there they are switched on again.
  await user.click(screen.getByRole('button', { name: /^Profile menu of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keys' }))
  await user.click(within(await sheet()).getByRole('switch', { name: /Single keys/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('/')
  await waitFor(() => expect(search()).toBeTruthy())
})
