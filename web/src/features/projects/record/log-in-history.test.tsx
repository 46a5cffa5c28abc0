import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderAt } from '../../../testing/render'
import { detailOf, historyEntry, leadAt } from '../../../testing/samples/lead-detail'
import { signInAs } from '../../../testing/samples/people'
import { makeSheet } from '../../../testing/samples/projects'
import { AddedBy } from '../conversion/added-by'
import { LogInHistory } from './log-in-history'

const projectId = '01990000-0000-7000-8000-0000000000d1'
const lead = detailOf(leadAt(1), { projectId })
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T06:00:00.000Z') })
  server = fakeServer()
  signInAs(server)
  server.on(projectEndpoints.byId, () => ({ reply: makeSheet({ id: projectId }) }))
  server.on(projectRecordEndpoints.logs, () => ({
    reply: {
      projectId,
      after: undefined,
      lines: [
        {
          id: 'f1',
          at: '2026-11-14T10:00:00.000Z',
          kind: 'file' as const,
          sentence: 'Ira Malhotra added the file',
          subject: 'plan.pdf',
          actor: { id: 'u2', fullName: 'Ira Malhotra' },
        },
      ],
    },
  }))
  server.on(leadWorkEndpoints.logs, () => ({
    reply: {
      after: undefined,
      entries: [
        historyEntry({ at: '2026-11-15T05:00:00.000Z', kind: 'interaction', sentence: 'Met at the site' }),
        historyEntry({ at: '2026-11-13T05:00:00.000Z', sentence: 'The Lead has been added' }),
      ],
    },
  }))
})
afterEach(() => vi.useRealTimers())

it('D-025 Added By is who added the project', async () => {
  renderAt('/', [{ path: '/', element: <AddedBy lead={lead} /> }])
  expect(await screen.findByText('Ira Malhotra')).toBeTruthy()
})

it('D-026 lines of the project, of the lead and meetings stand together, by date', async () => {
  renderAt('/', [{ path: '/', element: <LogInHistory lead={lead} /> }])
  await screen.findByText(/plan\.pdf/)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Today15 November 2026',
    'Yesterday14 November 2026',
    '13 November 2026',
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('·').at(-1))).toEqual([
    expect.stringContaining('Met at the site'),
    expect.stringContaining('added the file plan.pdf'),
    expect.stringContaining('The Lead has been added'),
  ])
})
