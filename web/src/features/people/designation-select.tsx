import { atMost } from '@foyer/contract/kit/typed-text'
import { peopleLimits } from '@foyer/contract/people/limits'
import { designationTexts, inviteTexts } from '@foyer/contract/people/messages'
import type { Designation } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { Loader, Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useSend } from '../../api/queries'
import { showToast } from '../../ui/toast'

interface DesignationSelectProps {
  designations: Designation[]
  value: string
  onChange: (designationId: string) => void
  error?: boolean | string
  readOnly?: boolean
  withAsterisk?: boolean
  isClearable?: boolean
}

const toCreate = 'create'
const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function useCreate(onCreated: (designation: Designation) => void) {
  const queries = useQueryClient()
  const key = keyOf(peopleEndpoints.designations, {})
  return useSend(peopleEndpoints.createDesignation, {
    onSuccess: (made) => {
      queries.setQueryData<Designation[]>(key, (known = []) => [...known, made])
      showToast({ kind: 'ok', text: designationTexts.created(made.name) })
      onCreated(made)
    },
    onError: (error) => {
      showToast({ kind: 'problem', text: wordsOf(error, designationTexts.failed) })
      // Somebody else may have created it in the meantime.
      void queries.invalidateQueries({ queryKey: key })
    },
  })
}

/** Chosen from those there are; what is not there is created by choosing it. */
export function DesignationSelect({
  designations,
  value,
  onChange,
  isClearable = false,
  readOnly,
  ...field
}: DesignationSelectProps) {
  const [search, setSearch] = useState('')
  const create = useCreate(({ id }) => onChange(id))
  const typed = search.trim()
  const isNew = typed !== '' && !designations.some(({ name }) => sameName(name, typed))
  const isOther = isNew || designations.find(({ id }) => id === value)?.name !== search
  const known = designations.map(({ id, name }) => ({ value: id, label: name }))
  const data = isNew ? [...known, { value: toCreate, label: designationTexts.create(typed) }] : known

  return (
    <Select
      {...field}
      label={inviteTexts.designation}
      placeholder={designationTexts.placeholder}
      data={data}
      value={value || null}
      onChange={(chosen) => {
        if (chosen === toCreate) create.mutate({ name: typed })
        else onChange(chosen ?? '')
      }}
      searchable
      searchValue={search}
      onSearchChange={(text) => setSearch(atMost(text, peopleLimits.designation.max))}
      filter={({ options, search: text }) =>
        options.filter(
          (option) =>
            !isOther ||
            ('value' in option &&
              (option.value === toCreate || option.label.toLowerCase().includes(text.trim().toLowerCase()))),
        )
      }
      nothingFoundMessage={designationTexts.none}
      readOnly={readOnly || create.isPending}
      rightSection={create.isPending ? <Loader size={14} /> : undefined}
      onFocus={(event) => event.currentTarget.select()}
      allowDeselect={false}
      selectFirstOptionOnChange
      clearable={isClearable}
      withCheckIcon={false}
      autoComplete="off"
      maxDropdownHeight={260}
      comboboxProps={{ keepMounted: false }}
    />
  )
}
