import { randomUUID } from 'node:crypto'
import type { Firm } from '../firm'

/** A page of Meta with a form and a lead that failed. */
export async function furnishMeta({ test, company, caller }: Firm) {
  const { database, secrets, clock } = test.deps
  const [page, failed] = [randomUUID(), randomUUID()]
  const write = (text: string, ...values: unknown[]) => database.pool.query(text, [company.id, ...values])
  await write(
    `insert into meta_logins (company_id, user_name, token, connected_by, connected_at)
     values ($1, 'Alpha of Meta', $2, $3, $4)`,
    secrets.lock('token of alpha'),
    caller.userId,
    clock(),
  )
  await write(
    `insert into intake_doors (company_id, id, kind, name, secret, external_id, source)
     values ($1, $2, 'meta', 'Alpha Page', $3, '9845010000001', 'Facebook')`,
    page,
    secrets.lock('token of the page of alpha'),
  )
  await write(
    `insert into intake_forms (company_id, door_id, form_id, name, questions)
     values ($1, $2, '9845010000002', 'Alpha form', '[{"key":"budget","label":"Budget","type":"CUSTOM"}]')`,
    page,
  )
  await write(
    `insert into intake_deliveries (company_id, door_id, id, once_key, received_at, payload, state, reason)
     values ($1, $2, $3, '9845010000003', $4, '{"leadId":"9845010000003"}', 'failed', 'Alpha had no luck')`,
    page,
    failed,
    clock(),
  )
  return { metaPage: page, metaFailed: failed }
}
