import { api } from '@foyer/contract/wire/api'
import { intakeJobs } from '../../features/intake/jobs'
import { notificationJobs } from '../../features/notifications/jobs'
import { addAccount, addPage, announcement, type FakePage, type GraphApi, signedByMeta } from '../graph-api'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

/** Everything that is due: leads are taken in, pages fetched, bells rung. */
export const runIntake = ({ deps }: TestApp) =>
  deps.jobs.runDue({ ...intakeJobs(deps), ...notificationJobs(deps) })

/** As another client connects: with a token of an hour. */
export const connectMeta = (test: TestApp, admin: TestPerson, userToken: string) =>
  test.call(admin, api.intake.metaConnect, {
    companyId: admin.companyId,
    name: 'Asha Rao',
    token: `short-${userToken}`,
  })

/** A firm that is logged in and receives the leads of a page. */
export async function receivingPage(
  test: TestApp,
  graph: GraphApi,
  admin: TestPerson,
  more: Partial<FakePage> = {},
) {
  const userToken = addAccount(graph)
  const page = addPage(graph, userToken, more)
  await connectMeta(test, admin, userToken)
  await test.call(admin, api.intake.metaSubscribe, { pageId: page.id })
  await runIntake(test)
  const { pages } = await test.call(admin, api.intake.metaOverview, {})
  return { userToken, page, doorId: pages.find(({ pageId }) => pageId === page.id)?.id ?? '' }
}

/** Meta tells of leads of a page; what was answered. */
export async function announce(
  app: TestApp['app'],
  page: FakePage,
  leads: readonly { id: string }[],
): Promise<number> {
  const payload = announcement(page.id, leads)
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/hooks/meta',
    payload,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signedByMeta(payload) },
  })
  return statusCode
}
