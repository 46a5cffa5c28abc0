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

/** A stage as its settings show it. */
export interface PipelineStage extends Stage {
  /** All leads that stand in it, whoever may see them; told to those who may change stages. */
  leads: number | undefined
  /** After how many days in it a lead is marked as standing still; none: never. */
  staleAfterDays?: number | undefined
}

export interface Pipeline {
  id: string
  name: string
  description: string | undefined
  /** The budgets of all leads that the viewer may see. */
  value: number
  stages: PipelineStage[]
}

export type StageRef = Pick<Stage, 'id' | 'name' | 'sequence'>

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

/** What is left out stays as it is, so that two people who change different things both keep theirs. */
export interface StageChange {
  id: string
  name?: string | undefined
  /** The name that the person saw: where it is another one by now, somebody was quicker. */
  formerName?: string | undefined
  /** Only the order that the sequences give counts: stages of others stay where they are between them. */
  sequence?: number | undefined
  /** `null` takes it away. */
  staleAfterDays?: number | null | undefined
}

export interface PipelineEdit {
  pipelineId: string | undefined
  name?: string | undefined
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
