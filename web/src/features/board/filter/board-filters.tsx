import { boardTexts as texts } from '@foyer/contract/board/messages'
import type { BoardFilter } from '@foyer/contract/board/model'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useMemo, useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { Row } from '../../../ui/layout/flow'
import { type Choice, ChoiceFilter } from './choice-filter'

interface BoardFiltersProps {
  filter: BoardFilter
  onChange: (filter: BoardFilter) => void
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

export function BoardFilters({ filter, onChange }: BoardFiltersProps) {
  const [opened, setOpened] = useState({ members: false, tags: false })
  const members = useMembers(opened.members)
  const tags = useEndpoint(tagEndpoints.list, {}, { enabled: opened.tags })
  return (
    <Row gap={6} isOneLine>
      <ChoiceFilter
        label={texts.selectMembers}
        searchLabel={texts.searchMembers}
        chosenLabel={texts.members}
        choices={members.choices}
        hasFailed={members.hasFailed}
        onRetry={members.retry}
        onOpen={() => setOpened((was) => ({ ...was, members: true }))}
        values={filter.members}
        onChange={(chosen) => onChange({ ...filter, members: chosen })}
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
        onChange={(chosen) => onChange({ ...filter, tagIds: chosen })}
      />
    </Row>
  )
}
