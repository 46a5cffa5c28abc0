import { renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { makeLead, serveLeads } from '../../../testing/samples/leads'
import { signInAs } from '../../../testing/samples/people'
import { giveElementsHeight, setScreenWidth } from '../../../testing/screen-size'
import { useMailRequest } from '../work/mail/mail-requests'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  giveElementsHeight()
})

describe('on a phone', () => {
  it('T-008 shows cards with one tap to call and to write instead of the table', async () => {
    setScreenWidth(390)
    giveElementsHeight(96)
    serveLeads(server, () => [
      makeLead(),
      makeLead({ firstName: 'Rohan', lastName: 'Deshpande', phone: undefined }),
    ])
    renderPage('/lms/')
    const cards = await screen.findByRole('list', { name: 'Leads' })
    expect(screen.queryByRole('table')).toBeNull()
    const [first, second] = within(cards).getAllByRole('listitem')
    expect(first?.textContent).toBe('Ananya Iyer₹18,50,000Bengaluru · Interior Design ServicesProposal Sent')
    expect(first?.getAttribute('aria-setsize')).toBe('2')
    const call = within(first as HTMLElement).getByRole('link', { name: 'Call Ananya Iyer' })
    expect(call.getAttribute('href')).toBe('tel:+919845021763')
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Email Ananya Iyer' }))
    const asked = renderHook(useMailRequest).result.current
    expect(asked).toMatchObject({ kind: 'lead', name: 'Ananya Iyer' })
    expect(within(second as HTMLElement).queryByRole('link', { name: /^Call/ })).toBeNull()
  })

  it('T-008 a card says how the last call went, once there was one', async () => {
    setScreenWidth(390)
    giveElementsHeight(96)
    const called = { lastCallAt: '2026-11-10T05:12:00.000Z', callStatus: 'no-response' } as const
    serveLeads(server, () => [
      makeLead(called),
      makeLead({ lastCallAt: undefined, callStatus: 'no-response' }),
    ])
    renderPage('/lms/')
    const cards = await screen.findByRole('list', { name: 'Leads' })
    const [first, second] = within(cards).getAllByRole('listitem')
    expect(within(first as HTMLElement).getByText('No Response')).toBeTruthy()
    expect(within(second as HTMLElement).queryByText('No Response')).toBeNull()
  })
})
