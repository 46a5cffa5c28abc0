import { returnTexts } from '@foyer/contract/leads/messages/capture'
import type { Stage } from '@foyer/contract/pipeline/model'
import { holdStagesFor, liveStages } from '../../../pipeline/service'
import type { LeadScope } from '../../lead-scope'
import {
  movedByAssigning,
  movedFromGone,
  stageByAssigning,
  stageOfKind,
} from '../../work/service/change-stage'
import type { HeldLead, HoldParts } from '../../write/repository/hold'
import { type Change, type HistoryLine, noChange } from '../../write/service/lead-write'
import type { Places } from '../../write/service/places'
import type { Person } from '../repository/company-settings'
import { findNamesOf } from '../repository/gone-names'
import { peopleOf, tagsOf, teamNames } from './company-settings'

/** Whether somebody is still one of those to whom leads are given. */
export const mayBeGiven = (person: Person | undefined): boolean => !!person?.isAtWork && person.hasLeads

const kindsToReturnTo = ['unassigned', 'assigned']

/** What must be read to bring leads back. */
export const partsOfReturn = ({ stages }: LeadScope): HoldParts => ({
  tags: true,
  topsOf: [...stages.values()].filter(({ kind }) => kindsToReturnTo.includes(kind)).map(({ id }) => id),
})

interface Standing {
  /** Locked, so that none is deleted before the leads are back in it. */
  there: Set<string>
  statuses: Set<number>
  people: Map<string, Person>
  place: Places
}

/** A lead without its stage comes back into Assigned, without assignee into Unassigned. */
function stageBack(scope: LeadScope, lead: HeldLead, assigneeId: string | null, { there, place }: Standing) {
  if (!there.has(lead.stageId)) {
    const to = stageOfKind(scope.stages.values(), assigneeId ? 'assigned' : 'unassigned')
    return movedFromGone(scope, lead, to, place)
  }
  if (assigneeId === lead.assigneeId) return noChange
  return movedByAssigning(scope, lead, stageByAssigning(scope, lead, assigneeId), place)
}

function assigneeBack({ stages }: LeadScope, lead: HeldLead, { people }: Standing): Change {
  const person = people.get(lead.assigneeId ?? '')
  // Who won a lead is not forgotten.
  const stays = !lead.assigneeId || mayBeGiven(person) || stages.get(lead.stageId)?.kind === 'won'
  if (stays) return noChange
  const sentence = returnTexts.assignee(person?.fullName ?? '')
  const details = { from: lead.assigneeId, to: null }
  return { columns: { assigneeId: null }, lines: [{ kind: 'assigned', sentence, details }] }
}

/** A status may belong to another stage than its lead (C-130), but it must exist. */
function statusBack({ stages }: LeadScope, { stageId, statusId }: HeldLead, { statuses }: Standing): Change {
  if (statusId === null || statuses.has(statusId)) return noChange
  const first = stages.get(stageId)?.statuses[0]
  const sentence = first ? returnTexts.status(first.name) : returnTexts.noStatus
  const line: HistoryLine = { kind: 'status', sentence, details: { from: statusId, to: first?.id } }
  return { columns: { statusId: first?.id ?? null }, lines: [line] }
}

const idsOf = (stages: readonly Stage[]): Set<number> =>
  new Set(stages.flatMap(({ statuses }) => statuses.map(({ id }) => id)))

/**
 * C-172: what was deleted while leads were archived or deleted themselves. Stage, status and assignee are replaced, so that
 * somebody can work with them again; a tag and a team are hidden as on every other lead, and return when they are restored.
 */
export async function lostMeanwhile(
  scope: LeadScope,
  leads: readonly HeldLead[],
  place: Places,
): Promise<(lead: HeldLead) => Change> {
  const { stages } = scope
  const used = [...new Set(leads.map(({ stageId }) => stageId))]
  // The others cannot be deleted.
  const open = used.filter((id) => stages.get(id)?.kind === 'open')
  const held = open.length > 0 ? await holdStagesFor(scope, open) : new Set<string>()
  const standing: Standing = {
    there: new Set(used.filter((id) => held.has(id) || !open.includes(id))),
    statuses: idsOf(await liveStages(scope)),
    people: await peopleOf(scope),
    place,
  }
  const linesOf = await linesOfHidden(scope, leads)
  return (lead) => {
    const assignee = assigneeBack(scope, lead, standing)
    const assigneeId = assignee.columns.assigneeId === null ? null : lead.assigneeId
    const stage = stageBack(scope, lead, assigneeId, standing)
    const status = stage === noChange ? statusBack(scope, lead, standing) : noChange
    return {
      columns: { ...assignee.columns, ...stage.columns, ...status.columns },
      lines: [...assignee.lines, ...stage.lines, ...status.lines, ...linesOf(lead)],
    }
  }
}

async function linesOfHidden(scope: LeadScope, leads: readonly HeldLead[]) {
  const tags = new Set((await tagsOf(scope)).map(({ id }) => id))
  const teams = await teamNames(scope)
  const goneTags = ({ tagIds }: HeldLead) => tagIds.filter((id) => !tags.has(id))
  const goneTeams = ({ teamId }: HeldLead) => (teamId && !teams.has(teamId) ? [teamId] : [])
  const tagIds = [...new Set(leads.flatMap(goneTags))]
  const teamIds = [...new Set(leads.flatMap(goneTeams))]
  const { db, companyId } = scope
  const names =
    tagIds.length + teamIds.length > 0
      ? await findNamesOf(db, companyId, { tagIds, teamIds })
      : new Map<string, string>()
  const named = (ids: string[]) => ids.flatMap((id) => ({ id, name: names.get(id) ?? '' }))
  return (lead: HeldLead): HistoryLine[] => [
    ...named(goneTags(lead)).map(({ id, name }) => ({
      kind: 'tag-removed' as const,
      sentence: returnTexts.tag(name),
      details: { tag: id },
    })),
    ...named(goneTeams(lead)).map(({ id, name }) => ({
      kind: 'changed' as const,
      sentence: returnTexts.team(name),
      details: { field: 'teamId', from: id },
    })),
  ]
}
