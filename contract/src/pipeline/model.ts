/** What a stage means, apart from its name: default stages are found by kind, never by name or position. */
export type StageKind = 'unassigned' | 'assigned' | 'open' | 'won' | 'lost'

export interface StageStatus {
  id: number
  name: string
}

export interface Stage {
  id: string
  name: string
  kind: StageKind
  sequence: number
  statuses: StageStatus[]
}
