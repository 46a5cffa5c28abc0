import { cellEditTexts } from '@foyer/contract/leads/messages/next/cell-editing'
import { assignTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { Beside } from '../../../../ui/dialogs/beside'
import { PersonField } from '../../../../ui/form/fields/person-field'
import { FailedState } from '../../../../ui/states/failed-state'
import { useProfile } from '../../../accounts/use-profile'
import { useAssignable } from '../../../teams/use-assignable'
import type { OpenCell } from './open-cell'

interface AssigneeCellProps extends OpenCell {
  onChoose: (assignee: LeadRow['assignee']) => void
  onClose: () => void
}

/** Whoever is chosen takes the lead. */
export function AssigneeCell({ lead, at, onChoose, onClose }: AssigneeCellProps) {
  const people = useAssignable()
  const me = useProfile().data?.id
  const current = lead.assignee?.id ?? ''
  const choose = (id: string) => {
    if (id === current) return onClose()
    onChoose(people.data?.find((one) => one.id === id))
  }
  return (
    <Beside title={cellEditTexts.assigneeOf(leadName(lead))} at={at} width={300} onClose={onClose}>
      {people.isError ? (
        <FailedState what={texts.choicesFailed} onRetry={() => void people.refetch()} />
      ) : (
        <PersonField
          label={texts.assignee}
          placeholder={texts.placeholder}
          nothingFoundMessage={texts.noMatch}
          defaultDropdownOpened
          comboboxProps={{ withinPortal: false }}
          isLoading={people.isLoading}
          people={people.data ?? []}
          current={lead.assignee}
          nobody={texts.nobody}
          self={me}
          value={current}
          onChange={choose}
        />
      )}
    </Beside>
  )
}
