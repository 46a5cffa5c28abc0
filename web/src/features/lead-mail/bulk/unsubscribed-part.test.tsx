import type { UnsubscribedAddress } from '@foyer/contract/lead-mail/bulk/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/entering'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { leadId } from '../../../testing/samples/lead-detail'
import { signInAs } from '../../../testing/samples/people'
import { UnsubscribedPart } from './unsubscribed-part'

const user = userEvent.setup({ delay: null })

let server: ReturnType<typeof fakeServer>
let listed: UnsubscribedAddress[]
beforeEach(() => {
  server = fakeServer()
  listed = [
    {
      address: 'asha@client.example',
      lead: { id: leadId(1), name: 'Asha Rao' },
      createdAt: '2026-11-14T10:00:00.000Z',
    },
  ]
  server.on(bulkMailEndpoints.unsubscribed, ({ search }) => {
    const addresses = listed.filter(({ address }) => address.includes(search ?? ''))
    return { reply: { addresses, total: addresses.length, after: undefined } }
  })
})

const open = () => renderAt('/', [{ path: '/', element: <UnsubscribedPart /> }])

describe('L-248 who gets no mails to many', () => {
  it('L-248 is listed, added to and removed from after asking', async () => {
    signInAs(server, { isAdmin: true })
    server.on(bulkMailEndpoints.addUnsubscribed, ({ address }) => {
      listed = [...listed, { address, createdAt: '2026-11-15T10:00:00.000Z' }]
      return { reply: { message: 'Added' } }
    })
    server.on(bulkMailEndpoints.removeUnsubscribed, ({ address }) => {
      listed = listed.filter((one) => one.address !== address)
      return { reply: { message: 'Removed' } }
    })
    open()
    expect(await screen.findByRole('rowheader', { name: 'asha@client.example' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Add address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }))
    await enterText(dialog.getByRole('textbox', { name: /Email address/ }), 'ravi@client.example')
    await user.click(dialog.getByRole('button', { name: 'Add address' }))
    expect(await screen.findByRole('rowheader', { name: 'ravi@client.example' })).toBeTruthy()

    const [first] = screen.getAllByRole('button', { name: /Subscribe again/ })
    if (first) await user.click(first)
    const question = within(await screen.findByRole('dialog', { name: 'Send mails to many again?' }))
    await user.click(question.getByRole('button', { name: 'Subscribe again' }))
    await waitFor(() => expect(screen.queryByText('asha@client.example')).toBeNull())
  })

  it('L-248 is for admins alone', async () => {
    signInAs(server)
    open()
    expect(await screen.findByText('Only admins see who has unsubscribed.')).toBeTruthy()
    expect(server.calls.some(({ path }) => path === bulkMailEndpoints.unsubscribed.path)).toBe(false)
    // What they have sent to many themselves they see.
    expect(screen.getByRole('link', { name: 'Mails to many' }).getAttribute('href')).toBe('/lms/mails')
  })
})
