import type { MetaLead } from '@foyer/contract/intake/meta/lead'
import { metaLimits } from '@foyer/contract/intake/meta/limits'
import { asSystem, type Deps, inCompany } from '../../../../context'
import { JobFailed } from '../../../../jobs/kinds'
import { receive } from '../../doors/service'
import { findForms as findGraphForms, leadsSince } from '../graph/calls'
import { GraphFailed } from '../graph/failed'
import { findKnown } from '../repository/deliveries'
import { keepForms } from '../repository/forms'
import { findPage, findPagesToFetch, type PageRecord, writeFetched } from '../repository/pages'
import { isEnabled } from './asking'
import { noteTrouble } from './needs-login'

const minute = 60_000
const day = 24 * 60 * minute

/** Every page by itself, so that one that does not work keeps none of the others. */
export async function pollMeta(deps: Deps): Promise<void> {
  if (!isEnabled(deps)) return
  await asSystem(deps, async ({ db, enqueue }) => {
    for (const { companyId, id } of await findPagesToFetch(db))
      await enqueue('intake.fetch-meta', { companyId, doorId: id })
  })
}

const sinceWhen = ({ fetchedUntil }: PageRecord, now: Date): Date =>
  fetchedUntil
    ? new Date(fetchedUntil.getTime() - metaLimits.overlapMinutes * minute)
    : new Date(now.getTime() - metaLimits.firstDays * day)

/** What has come already, by the webhook or by an earlier fetch, is not received again. */
const take = (deps: Deps, { companyId, id: doorId }: PageRecord, formId: string, leads: MetaLead[]) =>
  inCompany(deps, companyId, async (scope) => {
    const known = await findKnown(
      scope.db,
      companyId,
      doorId,
      leads.map(({ id }) => id),
    )
    const fresh = leads.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return
    await receive(
      scope,
      { companyId, id: doorId },
      fresh.map((lead) => ({ onceKey: lead.id, payload: { leadId: lead.id, formId, lead } })),
    )
  })

async function fetchAll(deps: Deps, page: PageRecord, token: string, begun: Date): Promise<void> {
  const { companyId, id: doorId } = page
  const forms = await findGraphForms(deps, page.externalId ?? '', token)
  await inCompany(deps, companyId, ({ db, now }) =>
    keepForms(
      db,
      companyId,
      doorId,
      forms.map(({ id, name, questions }) => ({ formId: id, name, questions })),
      now,
    ),
  )
  const since = sinceWhen(page, begun)
  for (const { id: formId } of forms)
    for await (const leads of leadsSince(deps, formId, token, since))
      if (leads.length > 0) await take(deps, page, formId, leads)
  await inCompany(deps, companyId, ({ db }) => writeFetched(db, companyId, doorId, begun))
}

/** What a page has and the webhook did not bring: each lead once, whichever way it comes. */
export const fetchPage =
  (deps: Deps) =>
  async ({ companyId, doorId }: { companyId: string; doorId: string }): Promise<void> => {
    const page = await inCompany(deps, companyId, ({ db }) => findPage(db, companyId, doorId), 'reading')
    if (!page?.secret || !isEnabled(deps)) return
    try {
      await fetchAll(deps, page, deps.secrets.unlock(page.secret), deps.clock())
    } catch (error) {
      if (!(error instanceof GraphFailed)) throw error
      await noteTrouble(deps, page, error)
      // It is asked again in a quarter of an hour in any case.
      if (error.trouble === 'busy' || error.trouble === 'away') throw new JobFailed(error.message, false)
    }
  }
