import { accessRefusals } from '@foyer/contract/accounts/messages'
import { teamDayTexts as texts } from '@foyer/contract/analytics/messages/team-day'
import {
  sortTeam,
  type TeamDayRow,
  type TeamLine,
  type TeamSort,
  teamLines,
} from '@foyer/contract/analytics/team-day'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { Button } from '@mantine/core'
import { IconLock, IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { Surface } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { Page } from '../../../ui/layout/page'
import { SearchInAddress, useSearchTerm } from '../../../ui/list/search-in-address'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { useCan } from '../../accounts/use-can'
import { useCompanyDay } from '../../accounts/use-company-day'
import { EntriesBehind } from '../drawers/entries-behind'
import { type CallsOpened, callsQuery } from './calls-of-person'
import { type Sorted, TeamTable } from './team-table'

const TeamGiving = lazy(() => import('./team-giving').then((module) => ({ default: module.TeamGiving })))

/** Fewer people than this are found by looking. */
const searchedFrom = 9

/** The day of everybody one is responsible for. */
export function TeamDayPage() {
  const team = useEndpoint(beyondEndpoints.teamDay, {}, { staleTime: 0 })
  const mayRead = useCan('analytics.read')
  const isRefused = team.error?.code === accessRefusals.notAllowed.code
  return (
    <Page
      width="wide"
      title={texts.title}
      text={texts.text}
      action={(team.data?.rows.length ?? 0) >= searchedFrom && <SearchInAddress label={texts.search} />}
    >
      {isRefused || (team.isError && !mayRead) ? (
        <Surface>
          <EmptyState icon={IconLock} title={accessRefusals.notAllowed.text} />
        </Surface>
      ) : (
        <Loaded of={team} failed={texts.loadFailed} rows={6}>
          {({ rows }) => <Team rows={rows} />}
        </Loaded>
      )}
    </Page>
  )
}

const words = { nobody: texts.nobody, total: texts.total }
const nameOf = ({ person }: TeamDayRow): string => person?.fullName ?? texts.nobody

function Team({ rows }: { rows: TeamDayRow[] }) {
  const { today } = useCompanyDay()
  const search = useSearchTerm().trim().toLowerCase()
  const [sorted, setSorted] = useState<Sorted>({ by: 'overdue', isTurned: false })
  const [calls, setCalls] = useState<CallsOpened>()
  const [giving, setGiving] = useState<TeamLine>()
  const found = rows.filter((row) => nameOf(row).toLowerCase().includes(search))
  const isAlone = rows.filter(({ person }) => person).length < 2
  const sort = (by: TeamSort) =>
    setSorted((former) => ({ by, isTurned: by === former.by && !former.isTurned }))
  return (
    <Stack gap={16}>
      {isAlone && <Alone />}
      <Surface>
        {found.length === 0 ? (
          <EmptyState icon={IconSearch} title={texts.noMatch} />
        ) : (
          <TeamTable
            lines={teamLines(sortTeam(found, sorted.by, sorted.isTurned), words)}
            sorted={sorted}
            onSort={sort}
            onCalls={setCalls}
            onGive={setGiving}
          />
        )}
      </Surface>
      {calls && (
        <EntriesBehind
          {...callsQuery(calls, { today, isWhole: found.length === rows.length })}
          about={texts.about(calls.line.name)}
          onClose={() => setCalls(undefined)}
        />
      )}
      <Suspense>
        {/* Also what it could not do is shown by it, after it has closed. */}
        {giving && <TeamGiving of={giving} onClose={() => setGiving(undefined)} />}
      </Suspense>
    </Stack>
  )
}

/** A firm that has just begun. */
function Alone() {
  return (
    <Notice look="offer">
      <Row justify="space-between">
        {texts.alone}
        <Button component={Link} to={addresses.teamManagement} size="xs">
          {texts.invite}
        </Button>
      </Row>
    </Notice>
  )
}
