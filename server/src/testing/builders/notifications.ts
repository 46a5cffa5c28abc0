import { type Deps, inCompany } from '../../context'
import { insertNotification } from '../../features/notifications/repository'
import { newId } from '../../new-id'
import type { TestPerson } from '../test-company'

/** Puts notifications into the lists of people of one company, oldest first, a minute apart. */
export async function tellPerson(
  deps: Deps,
  people: TestPerson | TestPerson[],
  texts: string[],
  more: { receiverId?: string; link?: string } = {},
): Promise<void> {
  const receivers = [people].flat()
  const companyId = receivers[0]?.companyId ?? ''
  await inCompany(deps, companyId, async ({ db, now }) => {
    for (const [index, text] of texts.entries()) {
      const createdAt = new Date(now.getTime() - (texts.length - index) * 60_000)
      const notice = { companyId, id: newId(createdAt), text, feature: 'LMS', createdAt, ...more }
      await insertNotification(
        db,
        notice,
        receivers.map(({ userId }) => userId),
      )
    }
  })
}
