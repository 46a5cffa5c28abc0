import type { ImportRules } from '@foyer/contract/intake/import/rules'
import { may } from '@foyer/contract/policy'
import { fieldsOf, type LeadScope, mayBeGiven, peopleOf, regionOf } from '../../../leads/service'

/** What the rows of a file are checked against, for this person. */
export async function rulesOf(scope: LeadScope): Promise<ImportRules> {
  const { dialCode, country, timeZone } = await regionOf(scope)
  const fields = (await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted)
  const people = [...(await peopleOf(scope)).values()]
    .filter(mayBeGiven)
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName) || one.id.localeCompare(other.id))
  const stages = [...scope.stages.values()].toSorted((one, other) => one.sequence - other.sequence)
  const { viewer } = scope
  return {
    dialCode,
    country,
    timeZone,
    now: scope.now.toISOString(),
    customFields: fields.map(({ isDeleted: _, ...field }) => field),
    stages: stages.map(({ id, name, statuses }) => ({
      id,
      name,
      statuses: statuses.toSorted((one, other) => one.id - other.id),
    })),
    people: people.map(({ id, fullName, email }) => ({ id, fullName, email })),
    viewerId: viewer.userId,
    mayAssign: may(viewer, 'leads.assign'),
    mayEdit: may(viewer, 'leads.edit'),
  }
}
