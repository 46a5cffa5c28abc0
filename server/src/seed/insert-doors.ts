import { doorTexts } from '@foyer/contract/intake/messages/doors'
import { doorProblems } from '@foyer/contract/intake/messages/portals'
import { webFormName } from '@foyer/contract/intake/messages/web-form'
import type { Db } from '../db/on-client'
import { intakeDeliveries, intakeDoors } from '../db/schema/intake'
import { newAddressKey, newProof } from '../features/intake/doors/service/keys'
import { hashToken, newToken } from '../http/session'
import { newId } from '../new-id'
import type { Secrets } from '../secrets'
import type { KnownIds } from './insert-leads'

/** What a portal says of a lead that is there already, as a piece of SQL over `leads l`. */
const said = {
  justdial: `jsonb_build_object('leadid', 'JD' || upper(right(l.id::text, 10)), 'name', l.first_name || ' ' || l.last_name,
    'mobile', l.phone, 'email', l.email, 'category', 'Interior Designers', 'city', l.city, 'area', l.address,
    'pincode', l.postal_code, 'date', to_char(l.created_at, 'YYYY-MM-DD'))`,
  'google-ads': `jsonb_build_object('lead_id', 'G' || right(l.id::text, 12), 'campaign_id', 20458811, 'is_test', false,
    'user_column_data', jsonb_build_array(
      jsonb_build_object('column_id', 'FULL_NAME', 'string_value', l.first_name || ' ' || l.last_name),
      jsonb_build_object('column_id', 'PHONE_NUMBER', 'string_value', l.phone),
      jsonb_build_object('column_id', 'EMAIL', 'string_value', l.email),
      jsonb_build_object('column_id', 'CITY', 'string_value', l.city)))`,
  webhook: `jsonb_build_object('enquiry_id', right(l.id::text, 12), 'lead_name', l.first_name || ' ' || l.last_name,
    'lead_phone', l.phone, 'lead_email', l.email, 'city', l.city, 'listing', 'Interior design in ' || l.city)`,
  'web-form': 'null::jsonb',
}

/** The ways in of the demo firm, with what came through them in the last weeks. */
export async function insertDoors(
  { db, now, secrets }: { db: Db; now: Date; secrets: Secrets },
  { companyId, people }: Pick<KnownIds, 'companyId' | 'people'>,
): Promise<void> {
  const made = {
    companyId,
    createdBy: people.get('owner'),
    createdAt: daysBefore(now, 40),
    updatedAt: daysBefore(now, 40),
  }
  const door = (kind: keyof typeof said, name: string, source: string) => ({
    ...made,
    ...newAddressKey({ secrets }),
    id: newId(now),
    kind,
    name,
    source,
  })
  const housing = {
    ...door('webhook', 'Housing.com', 'Housing.com'),
    state: 'failing',
    message: doorProblems.notTakenIn(doorTexts.nobodyToReach),
  }
  const token = newToken()
  const doors = [
    housing,
    door('justdial', 'JustDial', 'JustDial'),
    { ...door('google-ads', 'Google Ads', 'Google Ads'), secret: newProof({ secrets }) },
    {
      ...door('web-form', webFormName, 'Website'),
      id: companyId,
      key: secrets.lock(token),
      keyHash: hashToken(token),
    },
  ]
  await db.insert(intakeDoors).values(doors)
  for (const { id, kind, source } of doors) await insertDelivered(db, { companyId, id, kind, source, now })
  await insertFailed(db, { companyId, doorId: housing.id, now })
  await db.$client.query(
    {
      name: 'seed-last-received',
      text: `update intake_doors d set last_received_at = x.at
        from (select door_id, max(received_at) as at from intake_deliveries where company_id = $1 group by 1) x
        where d.company_id = $1 and d.id = x.door_id`,
    },
    [companyId],
  )
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

interface Delivered {
  companyId: string
  id: string
  kind: keyof typeof said
  source: string
  now: Date
}

const insertDelivered = (db: Db, { companyId, id, kind, source, now }: Delivered) =>
  db.$client.query(
    `insert into intake_deliveries
       (company_id, door_id, id, once_key, received_at, payload, state, outcome, lead_id, settled_at)
     select $1, $2, gen_random_uuid(), 'id:' || l.id, l.created_at, ${said[kind]}, 'done', 'created', l.id, l.created_at
     from leads l
     where l.company_id = $1 and l.source = $3 and l.created_at > $4 and l.archived_at is null and l.deleted_at is null`,
    [companyId, id, source, daysBefore(now, 30)],
  )

/** One that waits for somebody: it has neither a number nor an address. */
const insertFailed = (db: Db, { companyId, doorId, now }: { companyId: string; doorId: string; now: Date }) =>
  db.insert(intakeDeliveries).values({
    companyId,
    doorId,
    id: newId(now),
    onceKey: 'id:4471',
    receivedAt: new Date(now.getTime() - 3 * 3_600_000),
    payload: { enquiry_id: '4471', lead_name: 'Farhan Contractor', callback: '98220 41763', city: 'Pune' },
    state: 'failed',
    reason: doorTexts.nobodyToReach,
    settledAt: new Date(now.getTime() - 3 * 3_600_000),
  })
