import { type DoorTrial, isPortal } from '@foyer/contract/intake/doors/model'
import { doorRefusals as refusals } from '@foyer/contract/intake/messages/lead-sources'
import { readPortal } from '@foyer/contract/intake/portals/presets'
import { samplePayloads } from '@foyer/contract/intake/portals/samples'
import { readArrival } from '@foyer/contract/intake/read-arrival'
import { targetLabel } from '@foyer/contract/intake/targets'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { regionOf } from '../../../leads/service'
import { findDoor } from '../../doors/repository'
import { receive } from '../../doors/service'
import { liveFields } from '../../doors/service/show'

/** A sample goes the way of every delivery, but no lead is made of it; the caller sees what would have been. */
export const tryDoor = (ctx: Context, { id }: { id: string }): Promise<DoorTrial> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const door = (await findDoor(db, companyId, id)) ?? refuse(refusals.unknown)
    const { kind } = door
    if (!isPortal(kind)) return refuse(refusals.otherPage)
    const payload = samplePayloads[kind]
    await receive(scope, door, [{ onceKey: `test:${newId(now)}`, payload, about: { isTest: true } }])
    const customFields = await liveFields(scope)
    const { values, rest } = readPortal(kind, payload, door.mapping, customFields)
    const { dialCode, country } = await regionOf(scope)
    const { problems } = readArrival(values, { dialCode, country, customFields })
    return {
      fields: values
        .filter(({ text }) => text.trim())
        .map(({ target, text }) => ({ label: targetLabel(target, customFields) ?? '', text })),
      rest: Object.entries(rest).map(([path, text]) => ({ path, text })),
      problems: problems.map(({ text }) => text),
    }
  })
