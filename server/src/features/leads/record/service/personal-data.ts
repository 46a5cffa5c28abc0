import { formatInstant } from '@foyer/contract/kit/dates'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import {
  personalDataFileName,
  personalDataTexts as texts,
} from '@foyer/contract/leads/messages/personal-data'
import type { LeadContact } from '@foyer/contract/leads/record/draft'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { insertAudit } from '../../bulk/repository'
import { nameOf } from '../../lead-name'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { download } from '../../list/service/export-download'
import { exportUnderWay } from '../../list/service/exports-under-way'
import { findNamesOf } from '../repository/gone-names'
import { findContacts, type LeadRecord } from '../repository/lead'
import {
  findCompanyName,
  findKept,
  findLeadsOfPerson,
  findMergesInto,
  findTagsOfLeads,
  type KeptKind,
  type KeptRow,
} from '../repository/personal-data'
import { fieldsOf, peopleOf, regionOf } from './company-settings'
import { entryOfKept } from './personal-data-entries'
import { entryList, factList, foot, heading, headOf, nothing } from './personal-data-page'
import { factsOfLead, type Known } from './personal-data-record'

const atOnce = 500

async function knownOf(scope: LeadScope, leads: readonly LeadRecord[]): Promise<Known> {
  const { db, companyId, stages } = scope
  const { timeZone, currencySymbol } = await regionOf(scope)
  const people = await peopleOf(scope)
  const teamIds = leads.flatMap(({ teamId }) => teamId ?? [])
  const names = await findNamesOf(db, companyId, { tagIds: [], teamIds })
  return {
    timeZone,
    currencySymbol,
    stages,
    person: (id) => (id === null ? undefined : people.get(id)?.fullName),
    team: (id) => names.get(id),
    fields: new Map((await fieldsOf(scope)).map(({ id, name }) => [id, name])),
  }
}

/** The one that remained of all that were merged. */
function mainOf(leads: readonly LeadRecord[], asked: LeadRecord): LeadRecord {
  const next = leads.find(({ id }) => id === asked.mergedInto)
  return next ? mainOf(leads, next) : asked
}

const titleOf = (lead: LeadRecord, main: LeadRecord): string =>
  lead === main ? texts.record : lead.mergedInto ? texts.merged(nameOf(lead)) : texts.sibling(nameOf(lead))

/** The leads themselves, each with its contacts and tags, and what the kept ones were before a merge. */
async function recordsOf(scope: LeadScope, leads: LeadRecord[], main: LeadRecord, known: Known) {
  const { db, companyId } = scope
  const ids = leads.map(({ id }) => id)
  const tags = await findTagsOfLeads(db, companyId, ids)
  const merges = await findMergesInto(db, companyId, ids)
  const inOrder = [main, ...leads.filter((lead) => lead !== main)]
  const pieces: string[] = []
  for (const lead of inOrder) {
    const facts = factsOfLead(lead, await findContacts(db, lead), known)
    const own = tags.filter(({ leadId }) => leadId === lead.id).map(({ name }) => name)
    if (own.length > 0) facts.push([texts.tags, own.join(', ')])
    pieces.push(heading(titleOf(lead, main)), factList(facts))
    for (const { at, before } of merges.filter(({ keptId }) => keptId === lead.id)) {
      const { was } = before as { was: { columns: Partial<LeadRecord>; contacts: LeadContact[] } }
      const former = factsOfLead({ ...lead, ...was.columns }, was.contacts, known, Object.keys(was.columns))
      pieces.push(heading(texts.beforeMerge(formatInstant(at, known.timeZone))), factList(former))
    }
  }
  return pieces.join('')
}

type ExportStep = (scope: CompanyScope) => Promise<void>

/** C-089: the audit log says who exports whom, before the first line is sent. */
const begin = (ctx: Context, leadId: string, enter: ExportStep) =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now, visibility } = scope
    await enter(scope)
    const leads = await findLeadsOfPerson(db, companyId, leadId, visibility)
    const asked = leads.find(({ id }) => id === leadId)
    if (!asked) return refuse(captureRefusals.gone)
    const main = mainOf(leads, asked)
    const known = await knownOf(scope, leads)
    const ids = leads.map(({ id }) => id)
    const actorId = ctx.viewer.userId
    const action = 'leads.exportPerson'
    await insertAudit(db, { companyId, id: newId(now), at: now, actorId, action, details: { leads: ids } })
    const company = await findCompanyName(db, companyId)
    const head = headOf(texts.title(nameOf(main)), [
      texts.kept(company, formatInstant(now, known.timeZone)),
      texts.times(known.timeZone),
      texts.files,
    ])
    return { ids, known, piece: head + (await recordsOf(scope, leads, main, known)) }
  })

const sections: KeptKind[] = [
  'history',
  'tasks',
  'visits',
  'mails',
  'answers',
  'unsubscribed',
  'notifications',
  'deliveries',
  'clients',
]

/** Each batch is its own transaction, as in every export. */
async function* batchesOf(
  ctx: Context,
  ids: string[],
  kind: KeptKind,
  goOn: ExportStep,
): AsyncGenerator<KeptRow[]> {
  let after: KeptRow | undefined
  do {
    const slice = { kind, after, limit: atOnce }
    const rows = await inViewersCompany(ctx, async (scope) => {
      await goOn(scope)
      return findKept(scope.db, scope.companyId, ids, slice)
    })
    if (rows.length > 0) yield rows
    after = rows.length === atOnce ? rows.at(-1) : undefined
  } while (after)
}

async function* pagesOf(ctx: Context, leadId: string): AsyncGenerator<string> {
  const { enter, goOn, leave } = exportUnderWay(ctx)
  try {
    const { ids, known, piece } = await begin(ctx, leadId, enter)
    yield piece
    for (const kind of sections) {
      yield heading(texts[kind])
      let isEmpty = true
      for await (const rows of batchesOf(ctx, ids, kind, goOn)) {
        isEmpty = false
        yield entryList(rows.map((row) => entryOfKept(kind, row, known)))
      }
      if (isEmpty) yield nothing
    }
    yield foot
  } finally {
    await leave()
  }
}

export const personalData = (ctx: Context, { leadId }: { leadId: string }): Promise<Content> =>
  download(pagesOf(ctx, leadId), personalDataFileName)
