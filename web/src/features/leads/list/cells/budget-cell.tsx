import { labelOf } from '@foyer/contract/fields/lead-fields'
import { cellEditTexts } from '@foyer/contract/leads/messages/next/cell-editing'
import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useEndpoint } from '../../../../api/queries'
import { Beside } from '../../../../ui/dialogs/beside'
import { Loaded } from '../../../../ui/states/loaded'
import { FactEditor } from '../../record/details/facts/fact-editor'
import type { OpenCell } from './open-cell'
import { useReadRow } from './use-read-row'

interface BudgetCellProps extends OpenCell {
  onClose: () => void
}

/** The budget, with the field, the rules and the questions of its page. */
export function BudgetCell({ lead, at, onClose }: BudgetCellProps) {
  const detail = useEndpoint(leadCaptureEndpoints.byId, { id: lead.id })
  const readRow = useReadRow()
  return (
    // A press beside it saves.
    <Beside
      title={cellEditTexts.budgetOf(leadName(lead))}
      at={at}
      width={300}
      staysOpen
      isWaiting={detail.isPending}
      onClose={onClose}
    >
      <Loaded of={detail} rows={1} failed={cellEditTexts.loadFailed}>
        {(known) => (
          <FactEditor
            lead={known}
            name="budget"
            label={labelOf('budget')}
            reads="at-once"
            onClose={() => void readRow(lead.id).then(onClose)}
          />
        )}
      </Loaded>
    </Beside>
  )
}
