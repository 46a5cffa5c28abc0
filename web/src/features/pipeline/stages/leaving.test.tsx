import { stageTexts } from '@foyer/contract/pipeline/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { endSession } from '../../../api/session'
import { addresses } from '../../../app/addresses'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makePipeline, servePipeline } from '../../../testing/samples/pipeline'

let server: ReturnType<typeof fakeServer>
let view: ReturnType<typeof renderPage>
const user = userEvent.setup({ delay: null })
beforeEach(async () => {
  server = fakeServer()
  servePipeline(server, { pipeline: makePipeline('Contacted', 'Visit') })
  server.on(pipelineEndpoints.edit, () => ({ reply: { message: 'ok' } }))
  server.on(pipelineEndpoints.addStages, () => ({ reply: { message: stageTexts.stageAdded, stages: [] } }))
  server.on(accountEndpoints.signOut, () => ({ reply: { message: 'ok' } }))
  signInAs(server)
  view = renderPage(addresses.settings.stage)
  await screen.findByText('Visit')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
})

const rename = () => enterText(screen.getByRole('textbox', { name: 'Name of stage 3' }), ' again')
const goToStatus = () => user.click(screen.getByRole('link', { name: 'Status' }))
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'closed'
}

it('S-015 whoever leaves with changes is asked; staying keeps them, leaving leaves', async () => {
  await rename()
  expect(closeTab()).toBe('asked')
  await goToStatus()
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(view.address()).toBe(addresses.settings.stage)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of stage 3' }).value).toBe(
    'Contacted again',
  )
  await goToStatus()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(view.address()).toBe(addresses.settings.status))
})

it('C-162 whoever leaves with days that are no number is asked', async () => {
  const [days] = screen.getAllByRole('textbox', { name: /days/i })
  if (!days) throw new Error('there is no field for days')
  await enterText(days, 'two weeks')
  expect(closeTab()).toBe('asked')
})

it('S-015 nobody is asked who has changed nothing, has cancelled, searches or has saved', async () => {
  expect(closeTab()).toBe('closed')
  await rename()
  await act(() => view.router.navigate('?search=visit'))
  expect(view.router.state.location.search).toBe('?search=visit')
  expect(question()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(closeTab()).toBe('closed')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await rename()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Pipeline stage edited successfully')).toBeTruthy()
  await goToStatus()
  await waitFor(() => expect(view.address()).toBe(addresses.settings.status))
  expect(question()).toBeNull()
})

it('S-015 the end of the session asks nothing', async () => {
  await rename()
  act(() => endSession({ byChoice: false }))
  await waitFor(() => expect(view.address()).toBe(addresses.signIn))
  expect(question()).toBeNull()
})
