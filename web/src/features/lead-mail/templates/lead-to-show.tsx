import { templatePreviewTexts as texts } from '@foyer/contract/lead-mail/templates/messages'
import { leadQuery } from '@foyer/contract/leads/list/query'
import { leadName } from '@foyer/contract/leads/rules'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { ChoiceField } from '../../../ui/form/fields/choice-field'

interface LeadToShowProps {
  lead: { id: string; name: string }
  onChoose: (leadId: string) => void
}

const offered = 10

/** Whose values are filled in; searched among all leads. */
export function LeadToShow({ lead, onChoose }: LeadToShowProps) {
  const [text, setText] = useState(lead.name)
  const [asked] = useDebouncedValue(text.trim(), 200)
  const search = asked && asked !== lead.name ? asked : undefined
  const { data } = useEndpoint(leadEndpoints.list, leadQuery({ search, limit: offered }), {
    keepPrevious: true,
  })
  const found = (data?.rows ?? []).map((one) => ({ value: one.id, label: leadName(one) }))
  const shown = { value: lead.id, label: lead.name }
  return (
    <ChoiceField
      label={texts.lead}
      placeholder={texts.findLead}
      nothingFoundMessage={texts.noLead}
      searchable
      searchValue={text}
      onSearchChange={setText}
      // The server has searched.
      filter={({ options }) => options}
      data={found.some(({ value }) => value === lead.id) ? found : [shown, ...found]}
      value={lead.id}
      onChange={onChoose}
    />
  )
}
