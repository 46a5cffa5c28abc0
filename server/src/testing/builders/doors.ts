import type { NewDoor } from '@foyer/contract/intake/doors/model'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { intakeJobs } from '../../features/intake/jobs'
import { notificationJobs } from '../../features/notifications/jobs'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

export interface MadeDoor {
  id: string
  key: string
  /** What Google sends along. */
  proof: string | undefined
}

export async function makeDoor(
  test: TestApp,
  as: TestPerson,
  given: Partial<NewDoor> = {},
): Promise<MadeDoor> {
  const { id } = await test.call(as, doorEndpoints.addDoor, {
    kind: 'webhook',
    name: given.kind ?? 'Website',
    duplicates: 'skip',
    ...given,
  })
  const { address = '', proof } = await test.call(as, doorEndpoints.door, { id })
  return { id, key: address.split('/').at(-1) ?? '', proof }
}

/** As others send it: whatever they like. */
export const sendTo = async (
  test: TestApp,
  key: string,
  sent: { json?: unknown; body?: string; type?: string; query?: string; method?: 'GET' | 'POST' },
) => {
  const { json, body = json === undefined ? undefined : JSON.stringify(json), query, method = 'POST' } = sent
  const type = sent.type ?? (json === undefined ? undefined : 'application/json')
  const answer = await test.app.inject({
    method,
    url: `/hooks/${key}${query ? `?${query}` : ''}`,
    ...(body !== undefined && { payload: body }),
    ...(type && { headers: { 'content-type': type } }),
  })
  return { status: answer.statusCode, body: answer.json() as { message: string; code: unknown } }
}

/** All that is to be done after a delivery. */
export async function settleAll(test: TestApp): Promise<void> {
  const { 'intake.take': take, 'intake.ask-one': askOne } = intakeJobs(test.deps)
  await test.deps.jobs.runDue({ 'intake.take': take, 'intake.ask-one': askOne })
  await test.deps.jobs.runDue(notificationJobs(test.deps))
}

export interface DeliveryRow {
  state: string
  outcome: string | null
  lead_id: string | null
  reason: string | null
  payload: unknown
  once_key: string
}

export const deliveriesOf = async (test: TestApp, doorId: string): Promise<DeliveryRow[]> =>
  (
    await test.deps.database.pool.query<DeliveryRow>(
      'select * from intake_deliveries where door_id = $1 order by received_at, once_key',
      [doorId],
    )
  ).rows
