import { doorTexts } from '@foyer/contract/intake/messages/doors'
import { isTestPayload, readPortal } from '@foyer/contract/intake/portals/presets'
import { inCompany } from '../../../../context'
import { JobFailed } from '../../../../jobs/kinds'
import type { ReadDeliveryOf } from '../../doors/service'
import { liveFields } from '../../doors/service/show'

const reached = ['phone', 'otherPhone', 'email']

/** By the mapping of the door. Whom nobody could call back is not added: somebody has to say what is the number. */
export const readOfPortal: ReadDeliveryOf = async (deps, door, { payload, about }) => {
  const fields = await inCompany(deps, door.companyId, liveFields)
  const { values, rest } = readPortal(door.kind, payload, door.mapping, fields)
  const isTest = (about as { isTest?: boolean }).isTest === true || isTestPayload(door.kind, payload)
  if (!isTest && !values.some(({ target, text }) => reached.includes(target) && text.trim()))
    throw new JobFailed(doorTexts.nobodyToReach, true)
  return { values, rest, isTest }
}
