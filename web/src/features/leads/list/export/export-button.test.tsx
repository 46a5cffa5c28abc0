import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { serveLeads } from '../../../../testing/samples/leads'
import { signInAs } from '../../../../testing/samples/people'
import { giveElementsHeight } from '../../../../testing/screen-size'

const user = userEvent.setup()
let server: ReturnType<typeof fakeServer>
let saved: { name: string; text: Promise<string> }[]

beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
  serveLeads(server, () => [])
  saved = []
  const files = new Map<string, Blob>()
  URL.createObjectURL = vi.fn((file: Blob) => {
    files.set('blob:file', file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: files.get(this.href)?.text() ?? Promise.resolve('') })
  })
})

const exportFrom = async (address: string) => {
  renderAt(address)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
}

it('L-015 L-230 saves lead_data.csv of the tab, search and filters in sight, with the token', async () => {
  server.onFile(leadListEndpoints.export.path, 'First Name\r\nAnanya\r\n')
  await exportFrom('/leads/9?search=iyer&source=Instagram')
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['lead_data.csv']))
  expect(await saved[0]?.text).toBe('First Name\r\nAnanya\r\n')
  const asked = server.calls.find(({ path }) => path === leadListEndpoints.export.path)
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ type: '9', search: 'iyer', source: 'Instagram' })
  expect(asked?.token).toBe('token-of-somebody')
})

it('L-015 says when it failed, and can be tried again', async () => {
  await exportFrom('/lms/')
  expect(await screen.findByText(/^No answer for/)).toBeTruthy()
  expect(saved).toEqual([])
  server.onFile(leadListEndpoints.export.path, 'First Name\r\n')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
})
