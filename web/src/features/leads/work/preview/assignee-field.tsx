import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import { assignTexts } from '@foyer/contract/leads/messages/selection'
import { PersonField } from '../../../../ui/form/fields/person-field'
import { useCan } from '../../../accounts/use-can'
import { useAssignable } from '../../../teams/use-assignable'

interface AssigneeFieldProps {
  value: string
  onChange: (assigneeId: string) => void
}

/** Who takes a lead that nobody has: only then can it be moved on (L-094). */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const mayAssign = useCan('leads.assign')
  const people = useAssignable(mayAssign)
  return (
    <PersonField
      label={texts.assignee}
      placeholder={texts.assigneeHint}
      lockedBecause={mayAssign ? undefined : assignTexts.locked}
      error={people.isError && assignTexts.choicesFailed}
      people={people.data ?? []}
      isLoading={people.isLoading}
      value={value}
      onChange={onChange}
      clearable
      nothingFoundMessage={assignTexts.noMatch}
    />
  )
}
