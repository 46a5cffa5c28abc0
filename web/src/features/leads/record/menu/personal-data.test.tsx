import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { addresses } from '../../../../app/addresses'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { serveLeadPage } from '../../../../testing/samples/lead-page'
import { signInAs } from '../../../../testing/samples/people'
import { giveElementsHeight } from '../../../../testing/screen-size'
import { LeadDetailsPage } from '../details/lead-details-page'

const user = userEvent.setup()
const { path } = leadCaptureEndpoints.personalData
let server: ReturnType<typeof fakeServer>
let saved: string[]

beforeEach(() => {
  server = fakeServer()
  giveElementsHeight()
  saved = []
  URL.createObjectURL = vi.fn(() => 'blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const openMenu = async (who: Parameters<typeof signInAs>[1] = { isAdmin: true }) => {
  signInAs(server, who)
  serveLeadPage(server, { lead: detailOf(leadAt(1)) })
  renderAt(addresses.leadDetails(leadId(1)), [
    { path: addresses.leadDetails(':id'), element: <LeadDetailsPage /> },
    { path: '*', element: null },
  ])
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Edit Lead' })
}
const choose = () => user.click(screen.getByRole('menuitem', { name: 'Export personal data' }))

it('an admin saves all that is kept about the person as one file', async () => {
  server.onFile(path, '<!doctype html>')
  await openMenu()
  await choose()
  await waitFor(() => expect(saved).toEqual(['personal_data.html']))
  const asked = server.calls.find((call) => call.path === path)
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ leadId: leadId(1) })
})

it('says when the personal data could not be saved, and can be tried again', async () => {
  await openMenu()
  await choose()
  expect(await screen.findByText(/^No answer for/)).toBeTruthy()
  expect(saved).toEqual([])
})

it('those who are not admins are not offered it', async () => {
  await openMenu({ isAdmin: false })
  expect(screen.queryByRole('menuitem', { name: 'Export personal data' })).toBeNull()
})
