import { isDeepStrictEqual } from 'node:util'
import { refuse } from '@foyer/contract/kit/refusal'
import { type LeadMerge, type MergedLead, mergeFields } from '@foyer/contract/leads/duplicates/model'
import { captureRefusals, historyTexts } from '@foyer/contract/leads/messages/capture'
import { reassignedSentence } from '@foyer/contract/leads/record/change-log'
import type { LeadContact, SavedLead } from '@foyer/contract/leads/record/draft'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { nameOf } from '../../lead-name'
import { inLeadScope, type LeadScope, refuseGone } from '../../lead-scope'
import { assignment, refuseAssigning } from '../../record/service/assign'
import { lostMeanwhile, mayBeGiven, partsOfReturn } from '../../record/service/come-back'
import { fieldsOf, peopleOf, regionOf } from '../../record/service/company-settings'
import { keptSince } from '../../record/service/delete'
import { contactsWrite, sheetOf } from '../../record/service/lead-sheet'
import { saved } from '../../record/service/saved'
import { holdAssignable } from '../../write/repository/assignee'
import type { LeadColumns, LeadRecord } from '../../write/repository/columns'
import { holdMany } from '../../write/service/hold'
import { type HistoryLine, joined } from '../../write/service/lead-write'
import { writeLeads } from '../../write/service/write-leads'
import { holdMerge, insertMerge, setUndone } from '../repository/merges'
import { chosenAnswers, chosenColumns, joinedContacts, type Pair, takes } from './merge-choices'

/** Everything that a merge may change on the remaining lead, before and after. */
interface Snapshot {
  columns: Record<string, unknown>
  contacts: LeadContact[]
}
interface Before {
  was: Snapshot
  became: Snapshot
  addedTags: string[]
  historyCount: number
}

async function refuseChoices(scope: LeadScope, choices: LeadMerge['choices']): Promise<void> {
  const fields = await fieldsOf(scope)
  const known = new Set<string>([...mergeFields, ...fields.map(({ id }) => id)])
  const unknown = Object.keys(choices).find((key) => !known.has(key))
  if (unknown) refuse(captureRefusals.unknownMergeField(unknown))
}

async function holdPair(scope: LeadScope, { keptId, mergedId, choices }: LeadMerge) {
  if (keptId === mergedId) return refuse(captureRefusals.mergeWithItself)
  const topsOf = [...scope.stages.keys()]
  const parts = { tags: true, contacts: true, topsOf }
  const { leads, place } = await holdMany(scope, [keptId, mergedId], parts, 'live')
  const find = async (id: string) => leads.find((lead) => lead.id === id) ?? (await refuseGone(scope, id))
  const [kept, merged] = [await find(keptId), await find(mergedId)]
  const isWon = scope.stages.get(merged.stageId)?.kind === 'won'
  if (merged.projectId && kept.projectId) return refuse(captureRefusals.bothHaveProjects)
  if (isWon || merged.isConverted || merged.projectId) return refuse(captureRefusals.keepTheWonOne)
  const pair: Pair = { kept, merged, choices }
  return { pair, place }
}

const personOf = async ({ db, companyId }: LeadScope, { assigneeId }: LeadRecord) =>
  assigneeId ? holdAssignable(db, companyId, assigneeId) : undefined

const ownColumns = ([own]: LeadContact[], e164: string | null): LeadColumns => ({
  firstName: own?.firstName ?? '',
  lastName: own?.lastName ?? '',
  email: own?.email ?? null,
  phone: own?.phones[0] ?? null,
  phoneE164: e164,
})

const pickColumns = (lead: LeadRecord, of: LeadColumns): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(Object.keys(of).map((key) => [key, lead[key as keyof LeadRecord]]))),
  )

/** Whoever enquired twice was contacted when the first of the two was. */
const firstContact = ({ kept, merged }: Pair): LeadColumns => {
  const { firstContactAt: theirs } = merged
  const isEarlier = theirs && (!kept.firstContactAt || theirs < kept.firstContactAt)
  return isEarlier ? { firstContactAt: theirs, alertAt: null } : {}
}

export const merge = (ctx: Context, wanted: LeadMerge): Promise<MergedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now, viewer } = scope
    await refuseChoices(scope, wanted.choices)
    const { pair, place } = await holdPair(scope, wanted)
    const { kept, merged } = pair
    const { dialCode } = await regionOf(scope)
    const [mine, theirs] = [sheetOf(kept), sheetOf(merged)]
    const contacts = joinedContacts(pair, mine.contacts, theirs.contacts)
    const phone = contacts[0]?.phones[0]
    const e164 = phone === merged.phone ? merged.phoneE164 : phone === kept.phone ? kept.phoneE164 : null
    const given = takes(pair, 'assignee', kept.assigneeId, merged.assigneeId)
      ? await assignment(
          scope,
          kept,
          merged.assigneeId,
          { place, assignee: await personOf(scope, merged) },
          chosenColumns(pair),
        )
      : undefined
    const columns: LeadColumns = {
      ...chosenColumns(pair),
      ...ownColumns(contacts, e164),
      ...given?.columns,
      ...firstContact(pair),
      customValues: chosenAnswers(pair),
      extra: { ...(merged.extra as object), ...(kept.extra as object) },
      originalEmail: contacts[0]?.email === kept.email ? kept.originalEmail : null,
    }
    const addedTags = merged.tagIds.filter((tag) => !kept.tagIds.includes(tag))
    const joinedLine: HistoryLine = {
      kind: 'merged',
      sentence: historyTexts.merged(nameOf(merged)),
      details: { merged: merged.id },
    }
    const [after] = await writeLeads(scope, [
      {
        before: kept,
        columns,
        lines: [joinedLine, ...(given?.lines ?? [])],
        contacts: contactsWrite(contacts, { originalEmail: columns.originalEmail, dialCode }),
        addedTags,
        countedLines: merged.historyCount,
      },
      {
        before: merged,
        columns: { mergedInto: kept.id, deletedAt: now, deletedBy: viewer.userId },
      },
    ])
    if (!after) throw new Error('a lead was not merged')
    const mergeId = newId(now)
    const before: Before = {
      was: { columns: pickColumns(kept, columns), contacts: mine.contacts },
      became: { columns: pickColumns(after, columns), contacts },
      addedTags,
      historyCount: merged.historyCount,
    }
    await insertMerge(db, {
      companyId,
      id: mergeId,
      keptId: kept.id,
      mergedId: merged.id,
      actorId: viewer.userId,
      at: now,
      before,
    })
    return { ...saved(after), mergeId }
  })

/** As stored: without undefined values, in any order of keys. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(asStored(a), asStored(b))

/** Assignee, stage and status: a status belongs to its stage, so they are restored together or not at all. */
const standing = ['assigneeId', 'stageId', 'statusId']
const withStanding = [...standing, 'stageSince', 'position']

/** Values changed since the merge stay; all others are restored. */
function columnsBefore(
  lead: LeadRecord,
  { was, became }: Before,
  mayHaveIt: (personId: string) => boolean,
): LeadColumns {
  const now = pickColumns(lead, became.columns as LeadColumns)
  const isSame = (key: string) => !(key in became.columns) || same(now[key], became.columns[key])
  const former = was.columns.assigneeId
  const isStanding = standing.every(isSame) && (typeof former !== 'string' || mayHaveIt(former))
  const back = Object.keys(became.columns).filter((key) =>
    withStanding.includes(key) ? isStanding : isSame(key),
  )
  const columns = Object.fromEntries(back.map((key) => [key, was.columns[key]]))
  if (typeof columns.stageSince === 'string') columns.stageSince = new Date(columns.stageSince)
  return columns as LeadColumns
}

/** L-201: a change of assignee or stage by the undo writes the usual lines. */
async function linesOfReturn(
  scope: LeadScope,
  lead: LeadRecord,
  { assigneeId, stageId }: LeadColumns,
): Promise<HistoryLine[]> {
  const lines: HistoryLine[] = []
  if (assigneeId !== undefined && assigneeId !== lead.assigneeId) {
    const people = await peopleOf(scope)
    const nameOfPerson = (id: string | null) => people.get(id ?? '')?.fullName
    const sentence = reassignedSentence(nameOfPerson(lead.assigneeId), nameOfPerson(assigneeId))
    lines.push({ kind: 'assigned', sentence, details: { from: lead.assigneeId, to: assigneeId } })
  }
  if (stageId !== undefined && stageId !== lead.stageId) {
    const sentence = historyTexts.stage(
      scope.stages.get(lead.stageId)?.name ?? '',
      scope.stages.get(stageId)?.name ?? '',
    )
    lines.push({ kind: 'stage', sentence, details: { from: lead.stageId, to: stageId, takesBack: true } })
  }
  return lines
}

export const undoMerge = (ctx: Context, { mergeId }: { mergeId: string }): Promise<SavedLead> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const row = await holdMerge(db, companyId, mergeId)
    if (!row || row.at < keptSince(now)) return refuse(captureRefusals.notUndoable)
    const parts = { contacts: true, ...partsOfReturn(scope) }
    const { leads, place } = await holdMany(scope, [row.keptId, row.mergedId], parts)
    const kept = leads.find(({ id, deletedAt }) => id === row.keptId && !deletedAt)
    const merged = leads.find(({ id, deletedAt }) => id === row.mergedId && deletedAt)
    if (!kept || !merged || merged.mergedInto !== kept.id) return refuse(captureRefusals.notUndoable)
    const before = row.before as Before
    const people = await peopleOf(scope)
    const columns = columnsBefore(kept, before, (id) => mayBeGiven(people.get(id)))
    const lost = await lostMeanwhile(scope, [merged], place)
    if (columns.assigneeId !== undefined && columns.assigneeId !== kept.assigneeId) refuseAssigning(scope)
    const { contacts } = sheetOf(kept)
    const isContactsKept = same(contacts, before.became.contacts)
    const { dialCode } = await regionOf(scope)
    const undone = (of: LeadRecord, details: Record<string, unknown>): HistoryLine => ({
      kind: 'merge-undone',
      sentence: historyTexts.mergeUndone(nameOf(of)),
      details,
    })
    const former: LeadRecord = { ...kept, ...columns }
    const [after] = await writeLeads(scope, [
      {
        before: kept,
        columns,
        lines: [...(await linesOfReturn(scope, kept, columns)), undone(merged, { merged: merged.id })],
        contacts: contactsWrite(isContactsKept ? before.was.contacts : contacts, {
          originalEmail: former.originalEmail,
          dialCode,
        }),
        removedTags: before.addedTags,
        countedLines: -Math.min(kept.historyCount, before.historyCount),
      },
      joined(
        merged,
        {
          columns: { mergedInto: null, deletedAt: null, deletedBy: null },
          lines: [undone(former, { kept: kept.id })],
        },
        lost(merged),
      ),
    ])
    await setUndone(db, companyId, row.id, now)
    return saved(after ?? former)
  })
