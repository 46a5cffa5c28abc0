import { checkRow, problemSentence, valuesOfRow } from '@foyer/contract/intake/import/check-row'
import type { ImportRules } from '@foyer/contract/intake/import/rules'
import type { ImportStanding } from '@foyer/contract/intake/import/standing'
import { importRefusals, importTexts, skipReasons } from '@foyer/contract/intake/messages/import'
import { Refused, refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Deps, inCompany } from '../../../../context'
import type { Attempt, JobHandler } from '../../../../jobs/kinds'
import {
  type Arriving,
  describeLeads,
  type LeadScope,
  leadScopeOfPerson,
  type ShownLead,
  sheetOf,
  type TakenIn,
  takeIn,
} from '../../../leads/service'
import { notify } from '../../../notifications/service'
import * as rows from '../repository/import-rows'
import { countStaged, findImport, holdImport, type ImportRecord, updateImport } from '../repository/imports'
import { rulesOf } from './rules'
import { tellOfImport } from './tell'

/** One transaction for each: between two of them an import can be cancelled, and says how far it is. */
const stagedAtOnce = 1_000

const scopeOfImporter = async (scope: CompanyScope, { createdBy }: ImportRecord): Promise<LeadScope> =>
  (await leadScopeOfPerson(scope, createdBy)) ?? refuse(importRefusals.personLeft)

/** Makes the next rows ready; whether there are more. */
async function stageSome(scope: CompanyScope, importId: string, rules: ImportRules): Promise<boolean> {
  const { db, companyId } = scope
  const held = await holdImport(db, companyId, importId)
  if (held?.state !== 'staging') return false
  const { columns, isOnlyValid } = held.plan
  const next = await rows.findUnstaged(db, companyId, importId, stagedAtOnce)
  const staged = next.map(({ row, cells }) => {
    const read = checkRow(valuesOfRow(cells, columns), rules)
    const [problem] = read.problems
    if (!problem) return { row, draft: { draft: read.draft, standing: read.standing } }
    const reason = problemSentence(problem.text, read)
    // What was right when the file was sent is wrong now: somebody has changed the settings.
    return isOnlyValid ? { row, reason } : refuse(importRefusals.rows(reason))
  })
  if (staged.length > 0) await rows.writeStaged(db, companyId, importId, staged)
  await countStaged(db, companyId, importId, staged.length)
  const isReady = staged.length < stagedAtOnce
  if (isReady) await updateImport(db, companyId, importId, { state: 'writing' })
  await tellOfImport(scope, held)
  return !isReady
}

const standingOf = ({ lastCallAt, ...standing }: ImportStanding): Arriving['standing'] => ({
  ...standing,
  ...(lastCallAt && { lastCallAt: new Date(lastCallAt) }),
})

/** Why a row was skipped. */
function whySkipped(
  taken: Extract<TakenIn, { outcome: 'skipped' }>,
  {
    rowOf,
    leads,
    isFill,
  }: { rowOf: (arrival: number) => number; leads: Map<string, ShownLead>; isFill: boolean },
): string {
  if ('arrival' in taken.sameAs) return skipReasons.sameAsRow(rowOf(taken.sameAs.arrival))
  const lead = leads.get(taken.sameAs.leadId)
  if (lead?.kind !== 'visible') return skipReasons.hidden(lead?.owner)
  if (lead.isArchived) return skipReasons.archived(lead.name)
  return isFill ? skipReasons.nothingNew(lead.name) : skipReasons.known(lead.name)
}

/** Everything at once, with its end: however often this is begun, it is done once or not at all (C-093). */
async function writeAll(scope: CompanyScope, importId: string): Promise<void> {
  const { db, companyId, now } = scope
  const held = await holdImport(db, companyId, importId)
  if (held?.state !== 'writing') return
  const importer = await scopeOfImporter(scope, held)
  const { fileName, duplicates, createdBy } = held
  const staged = await rows.findStaged(db, companyId, importId)
  const taken = await takeIn(
    importer,
    staged.map(({ draft, standing }) => ({ draft, standing: standingOf(standing) })),
    {
      duplicates,
      door: fileName,
      sentence: importTexts.imported(importer.viewer.fullName, fileName),
      isUnattended: false,
      areEnquiries: held.plan.areNewEnquiries,
    },
  )
  const skipped = taken.flatMap((one) =>
    one.outcome === 'skipped' && 'leadId' in one.sameAs ? one.sameAs.leadId : [],
  )
  const about = {
    rowOf: (arrival: number) => staged[arrival]?.row ?? 0,
    leads: await describeLeads(importer, [...new Set(skipped)]),
    isFill: duplicates === 'fill',
  }
  await rows.settleRows(
    db,
    companyId,
    importId,
    taken.map((one, at) => ({
      row: about.rowOf(at),
      outcome: one.outcome,
      leadId: one.leadId,
      ...(one.outcome === 'skipped' && { reason: whySkipped(one, about) }),
      ...(one.outcome === 'updated' && one.before && { sheet: sheetOf(one.before) }),
    })),
  )
  const totals = await rows.countOutcomes(db, companyId, importId)
  await updateImport(db, companyId, importId, { ...totals, state: 'done', finishedAt: now })
  await notify(scope, companyId, {
    event: 'import-finished',
    receiverId: createdBy,
    values: {
      sender: importer.viewer.fullName,
      details: importTexts.outcome(totals.created, totals.updated, totals.skipped),
    },
    link: '/lms/',
  })
  await tellOfImport(scope, held)
}

/** Nothing has been written, and nothing is kept of the rows. */
const fail = (deps: Deps, companyId: string, importId: string, reason: string) =>
  inCompany(deps, companyId, async (scope) => {
    const held = await holdImport(scope.db, companyId, importId)
    if (held?.state !== 'staging' && held?.state !== 'writing') return
    await rows.deleteRows(scope.db, companyId, importId)
    await updateImport(scope.db, companyId, importId, { state: 'failed', reason, finishedAt: scope.now })
    await tellOfImport(scope, held)
  })

interface ImportJob {
  companyId: string
  importId: string
}

/** May run twice, and goes on where it was. */
export function runImport(deps: Deps): JobHandler<ImportJob> {
  const giveUp = ({ companyId, importId }: ImportJob) => fail(deps, companyId, importId, importTexts.failed)
  const run = async ({ companyId, importId }: ImportJob, { isLast }: Attempt): Promise<void> => {
    try {
      const rules = await inCompany(deps, companyId, async (scope) => {
        const record = await findImport(scope.db, companyId, importId)
        return record?.state === 'staging' ? rulesOf(await scopeOfImporter(scope, record)) : undefined
      })
      let isMore = rules !== undefined
      while (rules && isMore)
        isMore = await inCompany(deps, companyId, (scope) => stageSome(scope, importId, rules))
      await inCompany(deps, companyId, (scope) => writeAll(scope, importId))
    } catch (error) {
      if (!(error instanceof Refused) && !isLast) throw error
      deps.log.warn({ err: error, importId }, 'an import failed')
      await fail(
        deps,
        companyId,
        importId,
        error instanceof Refused ? error.refusal.text : importTexts.failed,
      )
    }
  }
  return Object.assign(run, { giveUp })
}
