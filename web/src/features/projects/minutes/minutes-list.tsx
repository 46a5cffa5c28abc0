import { calendarDateOf, formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { minutesLimits } from '@foyer/contract/projects/minutes/limits'
import { minutesListTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { MinutesRow } from '@foyer/contract/projects/minutes/model'
import { minutesEndpoints as endpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { Anchor, Box, Button } from '@mantine/core'
import { IconNotes } from '@tabler/icons-react'
import { useEndpointPages } from '../../../api/paged-queries'
import { AddButton } from '../../../ui/add-button'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { Chip } from '../../../ui/text/chip'
import { MetaLine } from '../../../ui/text/meta-line'
import { PlainList } from '../../../ui/text/plain-list'
import { useCompanyDay } from '../../accounts/use-company-day'

interface MinutesListProps {
  projectId: string
  onOpen: (id: string) => void
}

/** The latest meeting first. */
export function MinutesList({ projectId, onOpen }: MinutesListProps) {
  const first = { projectId, limit: minutesLimits.page, after: undefined }
  const read = useEndpointPages(endpoints.minutesOfProject, first, ({ after }) =>
    after === undefined ? undefined : { ...first, after },
  )
  return (
    <Card
      title={texts.title}
      action={
        <AddButton look="quiet" onClick={() => onOpen('new')}>
          {texts.add}
        </AddButton>
      }
    >
      <Loaded of={read} failed={texts.loadFailed} rows={5}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0)
            return (
              <EmptyState
                icon={IconNotes}
                title={texts.empty}
                hint={texts.emptyHint}
                action={<AddButton onClick={() => onOpen('new')}>{texts.add}</AddButton>}
              />
            )
          return (
            <>
              <PlainList label={texts.title} isDivided>
                {rows.map((row) => (
                  <OneMinutes key={row.id} row={row} onOpen={() => onOpen(row.id)} />
                ))}
              </PlainList>
              {read.hasNextPage && (
                <Row justify="center">
                  <Button
                    variant="subtle"
                    loading={read.isFetchingNextPage}
                    onClick={() => void read.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                </Row>
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

function OneMinutes({ row, onOpen }: { row: MinutesRow; onOpen: () => void }) {
  const { title, heldOn, heldAt, place, attendees, points, isShared, sentAt, writtenBy } = row
  const { today, timeZone } = useCompanyDay()
  return (
    <Box component="li" px={14} py={12}>
      <Stack gap={4} justify="start">
        <Anchor component="button" type="button" fw={600} size="sm" ta="left" onClick={onOpen}>
          {title}
        </Anchor>
        <MetaLine
          pieces={[
            formatDay(heldOn, today),
            heldAt && formatTime12(heldAt),
            place,
            texts.people(attendees),
            texts.points(points),
            writtenBy && texts.by(writtenBy),
          ]}
        />
        {(isShared || sentAt) && (
          <Row gap={6}>
            {isShared && <Chip>{texts.shared}</Chip>}
            {sentAt && <Chip>{texts.sent(formatDay(calendarDateOf(sentAt, timeZone), today))}</Chip>}
          </Row>
        )}
      </Stack>
    </Box>
  )
}
