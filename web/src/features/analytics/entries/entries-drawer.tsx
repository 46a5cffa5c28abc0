import { entryTitles, entryTexts as texts } from '@foyer/contract/analytics/messages/entries'
import { type EntryFigure, type FigureQuery, isFollowUpFigure } from '@foyer/contract/analytics/model'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Box, Drawer } from '@mantine/core'
import { IconPhone, IconX } from '@tabler/icons-react'
import { useBackCloses } from '../../../ui/dialogs/use-back-closes'
import { useFocusBack } from '../../../ui/dialogs/use-focus-back'
import { Row, Stack } from '../../../ui/layout/flow'
import { useIsPhone } from '../../../ui/phone'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { MetaLine } from '../../../ui/text/meta-line'
import { PlainList } from '../../../ui/text/plain-list'
import { EntriesEnd } from './entries-end'
import { EntryRow } from './entry-row'
import { useEntries } from './use-entries'

interface EntriesDrawerProps {
  figure: EntryFigure
  query: FigureQuery
  /** Only what nobody has. */
  ofNobody?: boolean
  /** One line: of which time, and whose. */
  about: string
  onClose: () => void
}

/** The calls or follow-ups behind a number, beside the dashboard or over the whole of a phone. */
export function EntriesDrawer({ figure, query, ofNobody = false, about, onClose }: EntriesDrawerProps) {
  const isPhone = useIsPhone()
  const list = useEntries(figure, query, ofNobody)
  useFocusBack()
  useBackCloses(true, onClose)
  const counted = isFollowUpFigure(figure) ? texts.followUps : texts.calls
  return (
    <Drawer.Root opened onClose={onClose} {...(isPhone && { position: 'bottom', size: '100%' })}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Box px={20} pt={16} pb={12}>
          <Row gap={12} isOneLine grow="first" align="start">
            <Stack gap={2}>
              <Drawer.Title component="h2" data-title tabIndex={-1} data-autofocus>
                {entryTitles[figure]}
              </Drawer.Title>
              <MetaLine
                pieces={[list.total !== undefined && <strong>{counted(list.total)}</strong>, about]}
              />
            </Stack>
            <ActionIcon size={isPhone ? 44 : 32} aria-label={screenTexts.close} onClick={onClose}>
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          </Row>
        </Box>
        <Box data-line="above">
          <Entries figure={figure} list={list} onLeave={onClose} />
        </Box>
      </Drawer.Content>
    </Drawer.Root>
  )
}

interface EntriesProps {
  figure: EntryFigure
  list: ReturnType<typeof useEntries>
  /** Somebody is on their way to a lead. */
  onLeave: () => void
}

function Entries({ figure, list, onLeave }: EntriesProps) {
  const { entries } = list
  if (!entries)
    return list.hasFailed ? (
      <FailedState what={texts.loadFailed} onRetry={list.retry} />
    ) : (
      <RowSkeleton rows={8} />
    )
  if (entries.length === 0)
    return (
      <EmptyState icon={IconPhone} title={isFollowUpFigure(figure) ? texts.noFollowUps : texts.noCalls} />
    )
  return (
    <>
      <PlainList label={entryTitles[figure]} isDivided>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} figure={figure} onLeave={onLeave} />
        ))}
      </PlainList>
      {list.hasMore && <EntriesEnd hasFailed={list.moreFailed} loadMore={list.loadMore} />}
    </>
  )
}
