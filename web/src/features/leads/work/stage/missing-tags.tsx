import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { tagLimits } from '@foyer/contract/tags/limits'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'

interface MissingTagsProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  tags: readonly { value: string; label: string }[]
  value: string[]
  onChange: (value: string[]) => void
}

/** No id of a tag is this. */
const toCreate = '\u0000'
const { colours } = tagLimits.tag

/** Tags of the company; one that is not there is added by choosing it, in a colour that others seldom have. */
export function MissingTags({ tags, value, onChange, ...rest }: MissingTagsProps) {
  const [added, setAdded] = useState<{ value: string; label: string }[]>([])
  const [search, setSearch] = useState('')
  const guard = useGuard('tags.edit')
  const save = useSend(tagEndpoints.save)
  const known = [...tags, ...added]
  const name = search.trim()
  const isNew = name !== '' && !known.some(({ label }) => label.toLowerCase() === name.toLowerCase())
  const create = guard(() => {
    const colour = colours[known.length % colours.length] ?? 'Blue'
    save.mutate(
      { tags: [{ name, colour }] },
      {
        onSuccess: ({ tags: [tag], message }) => {
          if (!tag) return
          showToast({ kind: 'ok', text: message })
          setAdded((former) => [...former, { value: tag.id, label: tag.name }])
          setSearch('')
          onChange([...value, tag.id])
        },
        onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.choiceFailed) }),
      },
    )
  })
  return (
    <MultiSelect
      {...rest}
      placeholder={value.length > 0 ? undefined : texts.pick}
      data={isNew ? [...known, { value: toCreate, label: texts.create(name) }] : known}
      value={value}
      onChange={(chosen) => (chosen.includes(toCreate) ? create() : onChange(chosen))}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={texts.noChoice}
    />
  )
}
