import { labelOf } from '@foyer/contract/fields/lead-fields'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { type LeadSort, leadSorts, sortedField } from '@foyer/contract/leads/model'
import { Button, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { drawnWhenChanged } from '../../../ui/drawn-when-changed'
import { type ListSort, toggleSort } from './list-address'

const nameOfSort = (sort: LeadSort) => labelOf(sortedField(sort), 'sort')

interface SortMenuProps {
  sort: ListSort
  onChange: (sort: ListSort) => void
}

/** Every sort by word, also those without a column, and the only way to sort on a phone. */
export const SortMenu = drawnWhenChanged(function SortMenu({ sort, onChange }: SortMenuProps) {
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp
  return (
    // Within the page, so that it belongs to its landmark; the bar around it would cut it off.
    <Menu position="bottom-end" portalProps={{ target: '#content' }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          flex="none"
          rightSection={<Arrow size={13} stroke={1.8} aria-hidden />}
        >
          {leadListTexts.sortBy}: {nameOfSort(sort.sort)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={sort.sort}
          onChange={(word) => word !== sort.sort && onChange(toggleSort(sort, word as LeadSort))}
        >
          {leadSorts.map((word) => (
            <Menu.RadioItem key={word} value={word} closeMenuOnClick>
              {nameOfSort(word)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup
          value={sort.descending ? 'descending' : 'ascending'}
          onChange={(word) => onChange({ ...sort, descending: word === 'descending' })}
        >
          <Menu.RadioItem value="ascending" closeMenuOnClick>
            {leadListTexts.ascending}
          </Menu.RadioItem>
          <Menu.RadioItem value="descending" closeMenuOnClick>
            {leadListTexts.descending}
          </Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
})
