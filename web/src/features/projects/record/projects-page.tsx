import { projectRecordLimits as limits } from '@foyer/contract/projects/record/limits'
import { projectFilterTexts, projectListTexts as texts } from '@foyer/contract/projects/record/messages'
import { type ProjectFilter, type ProjectList, projectFilters } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { Box, Button, Tabs, Text } from '@mantine/core'
import { IconBuilding, IconPlus, IconSearch } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useEndpointPages } from '../../../api/paged-queries'
import { addresses } from '../../../app/addresses'
import { Surface } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { Page } from '../../../ui/layout/page'
import { SearchInAddress, useSearchTerm } from '../../../ui/list/search-in-address'
import { useChosenInSight } from '../../../ui/list/use-chosen-in-sight'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { useCan } from '../../accounts/use-can'
import { ProjectTable } from './project-table'

const inAddress = 'stage'

function useFilter() {
  const [params, setParams] = useSearchParams()
  const filter = projectFilters.find((one) => one === params.get(inAddress))
  const choose = (next: string | null) =>
    setParams(
      (former) => {
        const wanted = new URLSearchParams(former)
        if (next && next !== 'all') wanted.set(inAddress, next)
        else wanted.delete(inAddress)
        return wanted
      },
      { replace: true },
    )
  return { filter, choose }
}

function useProjects(search: string, filter: ProjectFilter | undefined) {
  const first = { search: search.slice(0, limits.search), filter, limit: limits.pageSize, after: undefined }
  return useEndpointPages(endpoints.list, first, ({ after }) => (after ? { ...first, after } : undefined))
}

/** /pmt/: all projects that a person may see. */
export function ProjectsPage() {
  const canCreate = useCan('projects.create')
  const search = useSearchTerm()
  const { filter, choose } = useFilter()
  const list = useProjects(search, filter)
  const rows = list.data?.pages.flatMap((page) => page.rows)
  const isNarrowed = search !== '' || filter !== undefined
  return (
    <Page
      width="wide"
      title={texts.title}
      text={texts.text}
      action={
        canCreate && (
          <Button
            component={Link}
            to={addresses.newProject}
            leftSection={<IconPlus size={16} stroke={1.8} />}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <Filters filter={filter} first={list.data?.pages[0]} onChoose={choose} />
        <Surface label={texts.title}>
          {list.isError && !rows && (
            <FailedState what={texts.loadFailed} onRetry={() => void list.refetch()} />
          )}
          {list.isPending && <RowSkeleton rows={8} />}
          {rows?.length === 0 &&
            (isNarrowed ? (
              <EmptyState icon={IconSearch} title={texts.noMatch} hint={texts.noMatchHint} />
            ) : (
              <EmptyState icon={IconBuilding} title={texts.empty} hint={texts.emptyHint} />
            ))}
          {rows && rows.length > 0 && (
            <div data-dims aria-busy={list.isPlaceholderData}>
              <ProjectTable rows={rows} />
            </div>
          )}
          {list.hasNextPage && (
            <Box p={14} data-line="above">
              <Row gap={12}>
                <Button
                  variant="default"
                  loading={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {texts.more}
                </Button>
                {list.isFetchNextPageError && (
                  <span role="alert" data-ink="past">
                    {texts.moreFailed}
                  </span>
                )}
              </Row>
            </Box>
          )}
        </Surface>
      </Stack>
    </Page>
  )
}

interface FiltersProps {
  filter: ProjectFilter | undefined
  first: ProjectList | undefined
  onChoose: (filter: string | null) => void
}

/** Stages with how many are in each; one without any is left out, unless it is the one that is chosen. */
function Filters({ filter, first, onChoose }: FiltersProps) {
  const counts = first?.counts
  const shown = projectFilters.filter((one) => one === filter || (counts?.[one] ?? 0) > 0)
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const list = useChosenInSight(filter ?? 'all')
  const tab = (value: string, label: string, count: number | undefined) => (
    <Tabs.Tab key={value} value={value}>
      {label}{' '}
      {count !== undefined && (
        <Text span inherit c="dimmed" className="num">
          {count}
        </Text>
      )}
    </Tabs.Tab>
  )
  return (
    <Stack gap={12}>
      <Box maw={420}>
        <SearchInAddress label={texts.search} max={limits.search} />
      </Box>
      <Tabs value={filter ?? 'all'} onChange={onChoose}>
        <Tabs.List ref={list} aria-label={texts.filter} style={{ flexWrap: 'nowrap', overflowX: 'auto' }}>
          {tab('all', texts.all, all)}
          {shown.map((one) => tab(one, projectFilterTexts[one], counts?.[one]))}
        </Tabs.List>
      </Tabs>
    </Stack>
  )
}
