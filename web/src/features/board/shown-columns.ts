import type { BoardColumn } from '@foyer/contract/board/model'
import type { PipelineStage } from '@foyer/contract/pipeline/model'

export interface ShownColumn {
  column: BoardColumn
  stage: PipelineStage
}

/** One column per stage in the order of the stages (P-006); one of a stage that was just added is empty. */
export const shownColumns = (
  columns: readonly BoardColumn[],
  stages: readonly PipelineStage[],
): ShownColumn[] =>
  [...stages]
    .sort((a, b) => a.sequence - b.sequence)
    .map((stage) => ({
      stage,
      column: columns.find(({ stageId }) => stageId === stage.id) ?? {
        stageId: stage.id,
        stageName: stage.name,
        leads: 0,
        budget: 0,
        cards: [],
        next: undefined,
      },
    }))
