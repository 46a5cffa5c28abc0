import { doorLimits } from '@foyer/contract/intake/doors/limits'
import { type Delivery, type Door, type DoorSummary, isPortal } from '@foyer/contract/intake/doors/model'
import { doorRefusals } from '@foyer/contract/intake/messages/lead-sources'
import { mappedValues } from '@foyer/contract/intake/portals/presets'
import { customTarget, doorTargets, targetLabel } from '@foyer/contract/intake/targets'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, type Deps, readingViewersCompany } from '../../../../context'
import { fieldsOf } from '../../../leads/service'
import { type DoorRecord, findDoor } from '../repository'
import {
  countDeliveries,
  type DeliveryRow,
  type DoorCounts,
  findDoors,
  findFailures,
  findLastPayload,
  findRecent,
} from '../repository/doors'

const summaryOf = (door: DoorRecord, counts: DoorCounts | undefined): DoorSummary => ({
  id: door.id,
  kind: door.kind,
  name: door.name,
  state: door.state,
  message: door.message ?? undefined,
  source: door.source ?? undefined,
  sourceName: door.sourceName ?? undefined,
  duplicates: door.duplicates,
  lastReceivedAt: door.lastReceivedAt?.toISOString(),
  today: counts?.today ?? 0,
  last30Days: counts?.last30Days ?? 0,
  failed: counts?.failed ?? 0,
})

export const doors = (ctx: Context): Promise<{ data: DoorSummary[] }> =>
  readingViewersCompany(ctx, async ({ db, companyId, now }) => {
    const counts = await countDeliveries(db, companyId, now)
    const found = await findDoors(db, companyId)
    return {
      data: found.map((door) =>
        summaryOf(
          door,
          counts.find(({ id }) => id === door.id),
        ),
      ),
    }
  })

const deliveryOf = ({ receivedAt, outcome, leadId, reason, ...rest }: DeliveryRow): Delivery => ({
  ...rest,
  receivedAt: receivedAt.toISOString(),
  outcome: outcome ?? undefined,
  leadId: leadId ?? undefined,
  reason: reason ?? undefined,
})

const addressOf = ({ env, secrets }: Deps, { key }: DoorRecord): string | undefined => {
  if (!key) return undefined
  const path = `/hooks/${secrets.unlock(key)}`
  return env.APP_URL ? new URL(path, env.APP_URL).href : path
}

/** The fields of a company that a value can go into. */
export const liveFields = async (scope: CompanyScope) =>
  (await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted)

export const door = (ctx: Context, { id }: { id: string }): Promise<Door> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const found = (await findDoor(db, companyId, id)) ?? refuse(doorRefusals.unknown)
    const counts = await countDeliveries(db, companyId, now)
    const last = await findLastPayload(db, companyId, id)
    const { recent, failed } = doorLimits.shown
    const fields = await liveFields(scope)
    return {
      ...summaryOf(
        found,
        counts.find((one) => one.id === id),
      ),
      address: isPortal(found.kind) ? addressOf(ctx, found) : undefined,
      proof: found.kind === 'google-ads' && found.secret ? ctx.secrets.unlock(found.secret) : undefined,
      isAsking: found.kind === 'indiamart' && found.secret !== null,
      fetchedUntil: found.fetchedUntil?.toISOString(),
      values: last ? mappedValues(found.kind, last.payload, found.mapping, fields) : [],
      targets: [...doorTargets, ...fields.map((field) => customTarget(field.id))].map((target) => ({
        target,
        label: targetLabel(target, fields) ?? '',
      })),
      valuesFrom: last?.receivedAt.toISOString(),
      recent: (await findRecent(db, companyId, id, recent)).map(deliveryOf),
      failures: (await findFailures(db, companyId, id, failed)).map(deliveryOf),
    }
  })
