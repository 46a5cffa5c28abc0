import { leadStates } from '@foyer/contract/leads/list/states'
import { leadStateTexts, peopleWordTexts } from '@foyer/contract/leads/messages/filters'
import type { LeadFilters } from '@foyer/contract/leads/model'
import { me } from '@foyer/contract/teams/people-words'
import { ToggleChip } from '../../../../ui/list/toggle-chip'

interface QuickFiltersProps {
  filters: LeadFilters
  onChange: (filters: LeadFilters) => void
}

/** What one asks for all day, one tap each. */
export function QuickFilters({ filters, onChange }: QuickFiltersProps) {
  const { states, assignees } = filters
  return (
    <>
      {leadStates.map((state) => (
        <ToggleChip
          key={state}
          label={leadStateTexts[state]}
          isOn={states.includes(state)}
          onChange={(isOn) =>
            onChange({
              ...filters,
              states: leadStates.filter((one) => (one === state ? isOn : states.includes(one))),
            })
          }
        />
      ))}
      <ToggleChip
        label={peopleWordTexts.me}
        isOn={assignees.includes(me)}
        onChange={(isOn) =>
          onChange({ ...filters, assignees: isOn ? [me] : assignees.filter((one) => one !== me) })
        }
      />
    </>
  )
}
