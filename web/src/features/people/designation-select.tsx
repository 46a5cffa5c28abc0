import { peopleLimits } from '@foyer/contract/people/limits'
import { designationTexts, inviteTexts } from '@foyer/contract/people/messages'
import type { Designation } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useSend } from '../../api/queries'
import { CreatableField } from '../../ui/form/fields/creatable-field'
import { showToast } from '../../ui/toasts/toast'

interface DesignationSelectProps {
  designations: Designation[]
  value: string
  onChange: (designationId: string) => void
  error?: ReactNode
  readOnly?: boolean
  withAsterisk?: boolean
  isClearable?: boolean
}

function useCreate(onCreated: (designation: Designation) => void) {
  const queries = useQueryClient()
  return useSend(peopleEndpoints.createDesignation, {
    onSuccess: (made) => {
      queries.setQueryData<Designation[]>(keyOf(peopleEndpoints.designations, {}), (known = []) => [
        ...known,
        made,
      ])
      showToast({ kind: 'ok', text: designationTexts.created(made.name) })
      onCreated(made)
    },
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, designationTexts.failed) }),
  })
}

/** Chosen from those there are; what is not there is created by choosing it. */
export function DesignationSelect({
  designations,
  value,
  onChange,
  isClearable = false,
  ...field
}: DesignationSelectProps) {
  const create = useCreate(({ id }) => onChange(id))
  return (
    <CreatableField
      {...field}
      label={inviteTexts.designation}
      placeholder={designationTexts.placeholder}
      choices={designations.map(({ id, name }) => ({ value: id, label: name }))}
      isLoading={false}
      value={value}
      onChange={onChange}
      createLabel={designationTexts.create}
      onCreate={(name) => create.mutate({ name })}
      isCreating={create.isPending}
      max={peopleLimits.designation.max}
      nothingFoundMessage={designationTexts.none}
      clearable={isClearable}
      maxDropdownHeight={260}
    />
  )
}
