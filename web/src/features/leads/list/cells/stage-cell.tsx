import { cellEditTexts } from '@foyer/contract/leads/messages/next/cell-editing'
import { leadName } from '@foyer/contract/leads/rules'
import type { Stage } from '@foyer/contract/pipeline/model'
import { StageItems } from '../../bulk/stage-items'
import { CellMenu } from './cell-menu'
import type { OpenCell } from './open-cell'

interface StageCellProps extends OpenCell {
  onChoose: (stage: Stage) => void
  onClose: () => void
}

/** The stages, as in the selection bar. */
export const StageCell = ({ lead, at, onChoose, onClose }: StageCellProps) => (
  <CellMenu label={cellEditTexts.stageOf(leadName(lead))} at={at} onClose={onClose}>
    <StageItems currentId={lead.stage.id} onChoose={onChoose} />
  </CellMenu>
)
