import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { todayTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import type { DayLog } from '@foyer/contract/analytics/model'
import { clockTimeOf, formatTime12 } from '@foyer/contract/kit/dates'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndpointPages } from '../../../api/paged-queries'
import { useLogged } from '../../../api/use-logged'
import { addresses } from '../../../app/addresses'
import { Stack } from '../../../ui/layout/flow'
import { tooLong } from '../../../ui/list/search-in-address'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { LongText } from '../../../ui/text/long-text'
import { MetaLine } from '../../../ui/text/meta-line'
import { PlainList } from '../../../ui/text/plain-list'
import { useCompanyDay } from '../../accounts/use-company-day'
import { EntriesEnd } from '../entries/entries-end'
import { SideDrawer } from './side-drawer'

const pauseBeforeSearch = 250

/** What happened with leads today: that of the caller and whoever reports to them (C-112). */
export function DayLogsDrawer({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const problem = tooLong(typed, analyticsLimits.searchMax)
  const [settled] = useDebouncedValue(problem ? '' : typed.trim(), pauseBeforeSearch)
  const first = { search: settled || undefined, after: undefined }
  const read = useEndpointPages(analyticsEndpoints.todayLogs, first, ({ after }) =>
    after ? { ...first, after } : undefined,
  )
  useLogged(texts.failed, read.error)
  const logs = read.data?.pages.flatMap((page) => page.logs)
  const search = (
    <TextInput
      data-autofocus
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      value={typed}
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
    />
  )
  return (
    <SideDrawer title={texts.title} text={texts.everybody} tools={search} onClose={onClose}>
      <Loaded of={{ ...read, data: logs }} failed={texts.failed} rows={6}>
        {(known) => (
          <div data-dims aria-busy={read.isPlaceholderData}>
            {known.length === 0 ? (
              <EmptyState icon={IconHistory} title={settled ? texts.nothingFound : texts.empty} />
            ) : (
              <PlainList label={texts.title} isDivided>
                {known.map((log) => (
                  <LogLine key={log.id} log={log} />
                ))}
              </PlainList>
            )}
            {read.hasNextPage && (
              <EntriesEnd
                hasFailed={read.isFetchNextPageError}
                loadMore={() => void read.fetchNextPage({ cancelRefetch: false })}
              />
            )}
          </div>
        )}
      </Loaded>
    </SideDrawer>
  )
}

function LogLine({ log: { at, text, remark, author, lead } }: { log: DayLog }) {
  const { timeZone } = useCompanyDay()
  return (
    <li>
      <Stack gap={2}>
        <LongText text={text} />
        {remark && (
          <div data-ink="2">
            <LongText text={remark} />
          </div>
        )}
        <MetaLine
          pieces={[
            formatTime12(clockTimeOf(at, timeZone)),
            author,
            <Link key="lead" to={addresses.leadDetails(lead.id)} data-link>
              {lead.name}
            </Link>,
          ]}
        />
      </Stack>
    </li>
  )
}
