import type { CompanyScope } from '../../../../context'
import { notify } from '../../../notifications/service'
import type { DoorRecord } from '../repository'
import { updateSettings, writeFailing, writeWorking } from '../repository/doors'

const pageOfDoors = '/leads/lead-management-settings/lead-sources'
/** One that fails and works in turn would ring all day. */
const quietFor = 6 * 3_600_000

type Known = Pick<DoorRecord, 'id' | 'name' | 'settings'>

/** Nothing comes through it until somebody does something: the admins are told, once. */
export async function markFailing(scope: CompanyScope, door: Known, message: string): Promise<void> {
  const { db, companyId, now } = scope
  if (!(await writeFailing(db, companyId, door.id, message))) return
  const { toldAt } = door.settings as { toldAt?: string }
  if (toldAt && now.getTime() - Date.parse(toldAt) < quietFor) return
  await updateSettings(db, companyId, door.id, { toldAt: now.toISOString() })
  await notify(scope, companyId, {
    event: 'door-failing',
    values: { details: `${door.name}. ${message}` },
    link: pageOfDoors,
  })
}

/** It works again, whatever was wrong. */
export const markWorking = ({ db, companyId }: CompanyScope, door: Pick<DoorRecord, 'id'>) =>
  writeWorking(db, companyId, door.id)
