import type { QuotationSummary, QuotationsOfLead } from '@foyer/contract/quotations/document/record'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { addresses } from '../../../../app/addresses'
import { fakeServer } from '../../../../testing/fake-server'
import { renderAt } from '../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { signInAs } from '../../../../testing/samples/people'
import { LeadQuotations } from './lead-quotations'

const project = { id: '01990000-0000-7000-8000-0000000000d1', name: 'Iyer Residence', isConfirmed: false }
const quotation = (changes: Partial<QuotationSummary>): QuotationSummary => ({
  id: '01990000-0000-7000-8000-0000000000e1',
  projectId: project.id,
  kind: 'design',
  title: 'Design services',
  number: undefined,
  state: 'draft',
  total: 12_500_000,
  sentTotal: undefined,
  version: 0,
  hasUnsentChanges: false,
  createdAt: '2026-11-10T06:00:00.000Z',
  updatedAt: '2026-11-10T06:00:00.000Z',
  updatedBy: undefined,
  sentAt: undefined,
  seenAt: undefined,
  changesAskedAt: undefined,
  acceptedAt: undefined,
  voidedAt: undefined,
  ...changes,
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})

const show = (found: Partial<QuotationsOfLead>, who: Parameters<typeof signInAs>[1] = {}) => {
  signInAs(server, who)
  server.on(quotationEndpoints.quotationsOfLead, () => ({
    reply: { project, currencySymbol: '₹', quotations: [], ...found },
  }))
  return renderAt('/here', [
    { path: '/here', element: <LeadQuotations lead={detailOf(leadAt(1))} /> },
    { path: '*', element: null },
  ])
}

it('shows the project and how each quotation stands; an accepted one offers Convert to project', async () => {
  const { router } = show({
    quotations: [
      quotation({
        number: '2026-27/0012',
        state: 'accepted',
        sentTotal: 1_250_050,
        sentAt: '2026-11-11T06:00:00.000Z',
        seenAt: '2026-11-12T06:00:00.000Z',
        changesAskedAt: '2026-11-13T06:00:00.000Z',
        acceptedAt: '2026-11-14T06:00:00.000Z',
      }),
      quotation({ id: '01990000-0000-7000-8000-0000000000e2', kind: 'execution' }),
    ],
  })
  const link = await screen.findByRole('link', { name: 'Iyer Residence' })
  expect(link.getAttribute('href')).toBe(addresses.project(project.id))
  const [accepted, draft] = screen.getAllByRole('listitem')
  expect(accepted?.textContent).toMatch(
    /^Design Quotation 2026-27\/0012Sent 11.*Seen 12.*Changes asked for 13.*Accepted 14.*₹12,500\.50$/,
  )
  expect(draft?.textContent).toMatch(/^Execution QuotationNot sent yet₹1,25,000\.00$/)
  await userEvent.click(screen.getByRole('button', { name: 'Convert to project' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?leadId=${leadId(1)}`))
})

it('says when nothing was quoted, and is not there for people without quotations', async () => {
  const { unmount } = show({ project: undefined })
  expect(await screen.findByText('Nothing was quoted yet.')).toBeTruthy()
  unmount()
  const { container } = show({}, { features: ['crm'] })
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(3))
  expect(container.querySelector('section')).toBeNull()
})
