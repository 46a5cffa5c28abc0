/** The meaning of a stage: default stages are found by kind, never by name or position. */
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
  /** The how-manieth stage of its company it was when it was made. It never changes, and its colour follows from it. */
  ordinal?: number | undefined
  statuses: StageStatus[]
}

/** A stage as its settings show it. */
export interface PipelineStage extends Stage {
  /** All leads in it, including those the viewer may not see; for people who may change stages. */
  leads: number | undefined
  /** After how many days in it a lead is marked as idle; undefined means never. */
  staleAfterDays?: number | undefined
}

export interface Pipeline {
  id: string
  name: string
  description: string | undefined
  /** The sum of budgets of all leads that the viewer may see. */
  value: number
  stages: PipelineStage[]
}

export type StageRef = Pick<Stage, 'id' | 'name' | 'sequence' | 'ordinal'>

/** A row of the status settings. */
export interface StatusRow extends StageStatus {
  /** Cannot be deleted (C-040). */
  isPermanent: boolean
  stage: StageRef
}

export interface StatusPage {
  rows: StatusRow[]
  page: number
  pageCount: number
  total: number
}

export interface StatusPageQuery {
  page: number
  limit: number
  search: string | undefined
}

export interface NewStatus {
  stageId: string
  name: string
}

export interface StatusRef {
  statusId: number
  stageId: string
}

/** Another name, another stage, or both. */
export interface StatusEdit {
  from: StatusRef
  toStageId: string
  name: string
  /** The person knows that leads use the status that moves away (C-130). */
  isMoveConfirmed: boolean
}

export interface NewStage {
  name: string
  sequence: number
  staleAfterDays?: number | undefined
}

/** What is left out stays as it is, so that two people who change different things both keep their changes. */
export interface StageChange {
  id: string
  name?: string | undefined
  /** The name the person saw: if it differs now, somebody else changed it first. */
  formerName?: string | undefined
  /** Only the relative order counts: stages added by others keep their place in between. */
  sequence?: number | undefined
  /** `null` removes it. */
  staleAfterDays?: number | null | undefined
}

export interface PipelineEdit {
  pipelineId?: string | undefined
  name?: string | undefined
  /** Kept and given back; no screen shows it. */
  description?: string | undefined
  changes: StageChange[]
  /** Only these are deleted; a stage that is not mentioned stays (C-065). */
  deletedIds: string[]
  restoredIds: string[]
}

/** Whether a lead may go from one stage to another, and what must be filled in first. */
export interface TransitionRule {
  id: string
  from: StageRef
  to: StageRef
  isAllowed: boolean
  /** Keys of lead fields. */
  requiredFields: string[]
  updatedAt: string
}

export interface NewRule {
  from: string
  to: string
  isAllowed: boolean
  requiredFields: string[]
}

export type RuleUpdate =
  | { id: string; kind: 'edit'; change: Partial<NewRule> }
  | { id: string; kind: 'delete' }
  | { id: string; kind: 'restore' }
