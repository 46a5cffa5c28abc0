import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import { assignTexts } from '@foyer/contract/leads/messages/selection'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { Select } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEndpoint } from '../../../api/queries'
import { useCan } from '../../accounts/use-profile'

interface AssigneeFieldProps {
  value: string
  onChange: (assigneeId: string) => void
}

/** Who takes a lead that nobody has: only then can it be moved on (L-094). */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const mayAssign = useCan('leads.assign')
  const people = useEndpoint(teamEndpoints.assignable, {}, { enabled: mayAssign })
  return (
    <Select
      label={texts.assignee}
      placeholder={texts.assigneeHint}
      description={mayAssign ? undefined : assignTexts.locked}
      disabled={!mayAssign}
      leftSection={mayAssign ? undefined : <IconLock size={16} stroke={1.6} aria-hidden />}
      error={people.isError && assignTexts.choicesFailed}
      data={(people.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      openOnFocus={false}
      clearable
      nothingFoundMessage={assignTexts.noMatch}
    />
  )
}
