import { leadFeature } from '@foyer/contract/notifications/model'
import type { CompanyScope } from '../../context'
import { newId } from '../../new-id'
import { ring } from './deliver'
import { cleanLine } from './line'
import { recipientsOf } from './recipients'
import { findColleagues } from './repository'

const inCharge = { toSuperAdmins: true, toAdmins: true, toReceiver: false, toOthers: false }

/** A bell about something that only admins can put right, and that no rule of the firm is about. */
export async function tellAdmins(
  scope: CompanyScope,
  { text, link }: { text: string; link: string },
): Promise<void> {
  const { db, companyId, now } = scope
  const people = await findColleagues(db, companyId, [])
  const receiverIds = recipientsOf({ ...inCharge, feature: leadFeature }, {}, people).map(
    ({ userId }) => userId,
  )
  if (receiverIds.length === 0) return
  const notice = {
    id: newId(now),
    text: cleanLine(text),
    feature: leadFeature,
    link,
    createdAt: now,
  }
  await ring(scope, [{ ...notice, receiverIds }])
}
