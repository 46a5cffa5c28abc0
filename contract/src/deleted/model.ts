/** What can be restored for 30 days after it was deleted (C-041). */
export const deletedKinds = ['lead', 'stage', 'rule', 'tag', 'team', 'field'] as const
export type DeletedKind = (typeof deletedKinds)[number]

export interface DeletedThing {
  kind: DeletedKind
  id: string
  name: string
  deletedAt: string
  /** Who deleted it, where that is known. */
  deletedBy?: string | undefined
}
