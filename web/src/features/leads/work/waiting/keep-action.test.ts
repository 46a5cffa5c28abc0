import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { outcomeAction } from '@foyer/contract/leads/work/outcomes'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { call } from '../../../../api/client'
import { a, waitingWorld } from '../../../../testing/waiting-world'
import { keepAction } from './keep-action'

const { actions } = leadWorkEndpoints
const seen = '2026-11-18T05:00:00.000Z'

it('Sales floor an outcome that waits does not overwrite what a colleague has said meanwhile: both are shown', async () => {
  const { server, shelf, send, states } = await waitingWorld()
  const through = keepAction(() => 'Asha', { seenAt: () => seen })
  const write = (input: LeadAction, key: string) =>
    through({ input, key, triedAt: undefined, make: (said) => call(actions, said, { key }) }).catch(() => {})
  const lead = { leadId: a, stageKind: 'open', isAssigned: true, followUpOn: undefined } as const
  const said = { chosen: { on: '2026-11-21' }, comment: '', today: '2026-11-19' }
  const outcome = outcomeAction('interested', lead, said)
  onTestFinished(() => void window.dispatchEvent(new Event('online')))
  window.dispatchEvent(new Event('offline'))
  await write(outcome, 'k1')
  expect(shelf.items()[0]?.input).toMatchObject({ callStatus: 'interested', baseUpdatedAt: seen })
  const own = '2026-11-19T05:00:00.000Z'
  await write({ ...outcome, baseUpdatedAt: own }, 'k2')
  expect(shelf.items()[1]?.input).toMatchObject({ baseUpdatedAt: own })

  const field = { field: 'followUp', label: 'Follow-up', yours: '21 Nov', theirs: '20 Nov' }
  const details = { updatedAt: own, fields: [field] }
  server.on(actions, () => ({ refusal: { ...captureRefusals.conflict, details } }))
  window.dispatchEvent(new Event('online'))
  send()
  await waitFor(() => expect(states()).toEqual(['conflict', 'waiting']))
})
