import { clockTimeOf, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { groupLog, subjectApart } from '@foyer/contract/projects/record/group-log'
import { projectRecordLimits as limits } from '@foyer/contract/projects/record/limits'
import { projectLogTexts as texts } from '@foyer/contract/projects/record/messages'
import { type Project, type ProjectLogKind, projectLogKinds } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { Box, Button, SegmentedControl, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpointPages } from '../../../api/paged-queries'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { MetaLine } from '../../../ui/text/meta-line'
import { PlainList } from '../../../ui/text/plain-list'
import { useCompanyDay } from '../../accounts/use-company-day'

type Choice = ProjectLogKind | 'all'
const choices: Choice[] = ['all', ...projectLogKinds]
const wordOf = (choice: Choice) => (choice === 'all' ? texts.all : texts.kinds[choice])

function useLog(projectId: string, choice: Choice) {
  const kind = choice === 'all' ? undefined : choice
  const first = { projectId, kind, limit: limits.logPage, after: undefined }
  return useEndpointPages(endpoints.logs, first, ({ after }) => (after ? { ...first, after } : undefined))
}

/** What happened in a project by day, the newest first. */
export function ProjectLogPart({ project }: { project: Project }) {
  const [choice, setChoice] = useState<Choice>('all')
  const { today, timeZone } = useCompanyDay()
  const log = useLog(project.id, choice)
  const lines = log.data?.pages.flatMap((page) => page.lines)
  return (
    <Stack gap={12}>
      <Box style={{ overflowX: 'auto' }}>
        <SegmentedControl
          aria-label={texts.filter}
          value={choice}
          data={choices.map((value) => ({ value, label: wordOf(value) }))}
          onChange={(value) => setChoice(choices.find((one) => one === value) ?? 'all')}
        />
      </Box>
      <Card title={texts.title}>
        {log.isError && !lines && <FailedState what={texts.loadFailed} onRetry={() => void log.refetch()} />}
        {log.isPending && <RowSkeleton rows={5} />}
        {lines?.length === 0 && <EmptyState icon={IconHistory} title={texts.empty} hint={texts.emptyHint} />}
        <div data-dims aria-busy={log.isPlaceholderData}>
          {groupLog(lines ?? [], timeZone).map(({ on, lines: ofDay }) => (
            <section key={on}>
              <Text component="h3" size="xs" fw={600} px={14} pt={14} pb={4} data-ink="2" m={0}>
                {relativeDay(on, today) ?? formatDay(on)}
              </Text>
              <PlainList>
                {ofDay.map((line) => (
                  <Box component="li" key={line.id} px={14} py={10}>
                    <Row align="baseline" gap={12} isOneLine>
                      <Text span inherit className="num" miw={64} flex="none" data-ink="3">
                        {formatTime12(clockTimeOf(line.at, timeZone))}
                      </Text>
                      <Stack gap={2}>
                        <span style={{ overflowWrap: 'anywhere' }}>
                          {line.sentence}
                          {subjectApart(line) && <strong> {subjectApart(line)}</strong>}
                        </span>
                        <MetaLine
                          pieces={[
                            line.actor?.fullName ?? texts.client,
                            choice === 'all' && texts.kinds[line.kind],
                          ]}
                        />
                      </Stack>
                    </Row>
                  </Box>
                ))}
              </PlainList>
            </section>
          ))}
        </div>
        {log.hasNextPage && (
          <Box p={14} data-line="above">
            <Button
              variant="default"
              loading={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
            >
              {texts.more}
            </Button>
          </Box>
        )}
      </Card>
    </Stack>
  )
}
