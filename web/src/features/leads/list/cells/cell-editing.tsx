import type { LeadRow } from '@foyer/contract/leads/model'
import type { Stage } from '@foyer/contract/pipeline/model'
import { Fragment, lazy, Suspense } from 'react'
import { FollowUpPicking } from '../../work/follow-up/follow-up-picking'
import { AssigneeCell } from './assignee-cell'
import { BudgetCell } from './budget-cell'
import { ClosureCell } from './closure-cell'
import type { OpenCell } from './open-cell'
import { OutcomeCell } from './outcome-cell'
import { StageCell } from './stage-cell'
import { useCellAction } from './use-cell-action'
import { useCellAssign } from './use-cell-assign'

const ReportDialog = lazy(() =>
  import('../../bulk/report-dialog').then((module) => ({ default: module.ReportDialog })),
)

interface CellEditingProps {
  opened: OpenCell | undefined
  onClose: (cell: OpenCell) => void
  /** The keyboard goes back before what is asked takes it, so that it comes back there. */
  giveBack: () => void
  onHope: (lead: LeadRow | undefined) => void
}

/** What a cell opens, and what is asked before it can be saved; it comes with the first cell and stays. */
export function CellEditing({ opened, onClose, giveBack, onHope }: CellEditingProps) {
  const action = useCellAction(onHope)
  const assign = useCellAssign(onHope)
  const chosen =
    <T,>(act: (lead: LeadRow, choice: T) => void) =>
    (choice: T) => {
      if (!opened) return
      giveBack()
      onClose(opened)
      act(opened.lead, choice)
    }
  const editor = () => {
    if (!opened) return null
    const shared = { ...opened, onClose: () => onClose(opened) }
    switch (opened.column) {
      case 'followUp':
        return <FollowUpPicking {...shared} />
      case 'stage':
        return <StageCell {...shared} onChoose={chosen<Stage>(action.move)} />
      case 'callStatus':
        return <OutcomeCell {...shared} onChoose={chosen(action.say)} />
      case 'assignee':
        return <AssigneeCell {...shared} onChoose={chosen(assign.give)} />
      case 'budget':
        return <BudgetCell {...shared} />
      case 'expectedClosure':
        return <ClosureCell {...shared} />
    }
  }
  return (
    <>
      {/* What was typed for one lead is not for the next. */}
      <Fragment key={opened && `${opened.lead.id} ${opened.column}`}>{editor()}</Fragment>
      {action.questions}
      <Suspense>
        {assign.report && <ReportDialog report={assign.report} onClose={assign.closeReport} />}
      </Suspense>
    </>
  )
}
