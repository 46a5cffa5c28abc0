import type { RawFirm, RawLead } from './raw-rows'

/** Whose numbers somebody looks at. */
export interface Looking {
  viewer: string
  chosen: string[]
}

const reachOf = ({ members }: RawFirm, person: string): string[] => [
  person,
  ...members
    .filter(({ report_to }) => report_to === person)
    .flatMap(({ user_id }) => reachOf({ members } as RawFirm, user_id)),
]

/** Which leads and whose deeds somebody counts. */
export function whose(firm: RawFirm, { viewer, chosen }: Looking) {
  const own = firm.members.find(({ user_id }) => user_id === viewer)
  const seesAll = own?.is_admin || own?.is_super_admin || false
  const reach = reachOf(firm, viewer)
  const isNear = (person: string | null) => person !== null && reach.includes(person)
  const sees = ({ assignee_id, creator_id }: RawLead) =>
    seesAll ||
    isNear(assignee_id) ||
    isNear(creator_id) ||
    (assignee_id === null && (own?.crm_can_assign ?? false))
  const isLive = ({ deleted_at, archived_at }: RawLead) => deleted_at === null && archived_at === null
  return {
    seesAll,
    sees,
    reach,
    isCounted: (lead: RawLead) =>
      isLive(lead) && (chosen.length > 0 ? chosen.includes(lead.assignee_id ?? '') : sees(lead)),
    isTheirs: (person: string | null) =>
      chosen.length > 0 ? chosen.includes(person ?? '') : seesAll || isNear(person),
  }
}
