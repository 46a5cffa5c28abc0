import {
  type BoardFilterChange,
  boardStates,
  isNarrowed,
  otherFilters,
  sourcesIn,
  statesIn,
} from '@foyer/contract/board/address'
import { boardTexts as texts } from '@foyer/contract/board/messages'
import type { BoardFilter } from '@foyer/contract/board/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { leadStateTexts, peopleWordTexts } from '@foyer/contract/leads/messages/filters'
import { me, peopleWords } from '@foyer/contract/teams/people-words'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { useSession } from '../../../api/session'
import { SearchInAddress } from '../../../ui/list/search-in-address'
import { ToggleChip } from '../../../ui/list/toggle-chip'
import styles from '../board.module.css'
import { BoardViews } from './board-views'
import { type Choice, ChoiceFilter } from './choice-filter'

interface BoardFiltersProps {
  filter: BoardFilter
  onChange: (part: BoardFilterChange) => void
  /** Without a query nothing is narrowed. */
  onView: (query?: string) => void
}

const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name)

/** Leaders and members, each once (P-004). */
function useMembers(isNeeded: boolean) {
  const enabled = { enabled: isNeeded }
  const leaders = useEndpoint(teamEndpoints.leaders, { withLeads: true }, enabled)
  const members = useEndpoint(teamEndpoints.colleagues, {}, enabled)
  const choices = useMemo(() => {
    if (!leaders.data || !members.data) return undefined
    const people = [...leaders.data, ...members.data].map(({ id, name }): [string, Choice] => [
      id,
      { id, name },
    ])
    return [...new Map(people).values()].sort(byName)
  }, [leaders.data, members.data])
  const retry = () => {
    void leaders.refetch()
    void members.refetch()
  }
  return { choices, hasFailed: leaders.isError || members.isError, retry }
}

/** Whoever looks at the board, and their team if they have one. */
const wordsFor = (hasTeam: boolean): Choice[] =>
  peopleWords
    .filter((word) => word === me || hasTeam)
    .map((word) => ({ id: word, name: peopleWordTexts[word] }))

/** Search and filters in one row, which is scrolled where it is too long; views are those of the list. */
export function BoardFilters({ filter, onChange, onView }: BoardFiltersProps) {
  const [opened, setOpened] = useState({ members: false, tags: false, sources: false })
  const own = useSession()?.userId
  const members = useMembers(opened.members)
  const tags = useEndpoint(tagEndpoints.list, {}, { enabled: opened.tags })
  const options = useEndpoint(
    leadListEndpoints.filterOptions,
    {},
    { enabled: opened.sources || opened.members },
  )
  const further = otherFilters(filter)
  const states = statesIn(filter)
  const [member, ...others] = filter.members
  // An address from before there was the word names the person.
  const isMine = others.length === 0 && (member === me || (member !== undefined && member === own))
  return (
    <div className={styles.filters}>
      <SearchInAddress className={styles.search} label={texts.search} max={leadLimits.searchMax} />
      <ToggleChip
        label={texts.mine}
        isOn={isMine}
        onChange={(isOn) => onChange({ members: isOn ? [me] : [] })}
      />
      {boardStates.map((state) => (
        <ToggleChip
          key={state}
          label={leadStateTexts[state]}
          isOn={states.includes(state)}
          onChange={(isOn) =>
            onChange({ states: isOn ? [...states, state] : states.filter((one) => one !== state) })
          }
        />
      ))}
      <ChoiceFilter
        label={texts.source}
        searchLabel={texts.searchSources}
        chosenLabel={texts.sources}
        choices={options.data?.sources.map((name) => ({ id: name, name }))}
        hasFailed={options.isError}
        onRetry={() => void options.refetch()}
        onOpen={() => setOpened((was) => ({ ...was, sources: true }))}
        values={sourcesIn(filter)}
        onChange={(sources) => onChange({ sources })}
      />
      <ChoiceFilter
        label={texts.selectMembers}
        searchLabel={texts.searchMembers}
        chosenLabel={texts.members}
        choices={members.choices && [...wordsFor(options.data?.hasTeam ?? false), ...members.choices]}
        hasFailed={members.hasFailed}
        onRetry={members.retry}
        onOpen={() => setOpened((was) => ({ ...was, members: true }))}
        values={filter.members}
        onChange={(chosen) => onChange({ members: chosen })}
      />
      <ChoiceFilter
        label={texts.tags}
        searchLabel={texts.searchTags}
        chosenLabel={texts.chosenTags}
        choices={tags.data}
        hasFailed={tags.isError}
        onRetry={() => void tags.refetch()}
        onOpen={() => setOpened((was) => ({ ...was, tags: true }))}
        values={filter.tagIds}
        onChange={(chosen) => onChange({ tagIds: chosen })}
      />
      <BoardViews onOpen={onView} />
      {further > 0 && (
        <Button variant="default" size="xs" flex="none" data-active onClick={() => onView()}>
          {texts.others(further)}
        </Button>
      )}
      {isNarrowed(filter) && (
        <Button variant="subtle" size="xs" flex="none" onClick={() => onView()}>
          {texts.clearAll}
        </Button>
      )}
    </div>
  )
}
