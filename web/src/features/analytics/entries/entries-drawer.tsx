import { entryTitles, entryTexts as texts } from '@foyer/contract/analytics/messages/entries'
import { type EntryFigure, type FigureQuery, isFollowUpFigure } from '@foyer/contract/analytics/model'
import { IconPhone } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { MetaLine } from '../../../ui/text/meta-line'
import { PlainList } from '../../../ui/text/plain-list'
import { SideDrawer } from '../drawers/side-drawer'
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
  const list = useEntries(figure, query, ofNobody)
  const counted = isFollowUpFigure(figure) ? texts.followUps : texts.calls
  const total = list.total !== undefined && <strong>{counted(list.total)}</strong>
  return (
    <SideDrawer title={entryTitles[figure]} text={<MetaLine pieces={[total, about]} />} onClose={onClose}>
      <Entries figure={figure} list={list} onLeave={onClose} />
    </SideDrawer>
  )
}

interface EntriesProps {
  figure: EntryFigure
  list: ReturnType<typeof useEntries>
  /** Somebody is on their way to a lead. */
  onLeave: () => void
}

function Entries({ figure, list, onLeave }: EntriesProps) {
  return (
    <Loaded of={list.read} failed={texts.loadFailed} rows={8}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState icon={IconPhone} title={isFollowUpFigure(figure) ? texts.noFollowUps : texts.noCalls} />
        ) : (
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
    </Loaded>
  )
}
