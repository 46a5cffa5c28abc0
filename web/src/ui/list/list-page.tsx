import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Sheet } from '../dialogs/sheet'
import type { Reading } from '../reading'
import { EmptyState, type StateIcon } from '../states/empty-state'
import { Loaded } from '../states/loaded'
import { usePageInAddress } from './page-in-address'
import { Pager } from './pager'
import { useClearSearch, useSearchTerm } from './search-in-address'

interface ListWords {
  /** What is said where the rows could not be read. */
  failed: string
  empty: string
  emptyHint?: string
  noMatch: string
  noMatchHint?: string
}

interface ListPageProps<T, Row> {
  title: string
  /** More about it, behind a sign beside the title. */
  hint?: string
  /** One sentence below the title. */
  text?: string
  action?: ReactNode
  /** One line above the rows. */
  note?: ReactNode
  /** What is read from the server, and the rows in it: all there are, or those of the page that it found. */
  of: Reading<T>
  rowsOf: (data: T) => readonly Row[]
  /** Where all rows are there, the words of a row that are searched. Otherwise the server has searched. */
  searchedIn?: (row: Row) => string
  words: ListWords
  icon: StateIcon
  /** About as many rows as will be there, drawn while they load. */
  rowsToWait?: number
  /** Where the list comes in pages. */
  pages?: { page: number; pageCount: number } | undefined
  /** The rows that were found, as a table or cards. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A list under a title in all its states: on its way, failed, empty, nothing found, rows, pages. */
export function ListPage<T, Row>(props: ListPageProps<T, Row>) {
  const {
    title,
    hint,
    text,
    action,
    note,
    of,
    rowsOf,
    searchedIn,
    words,
    icon,
    rowsToWait = 5,
    pages,
  } = props
  const search = useSearchTerm()
  const { goToPage } = usePageInAddress()
  const found = (rows: readonly Row[]) =>
    searchedIn ? rows.filter((row) => searchedIn(row).toLowerCase().includes(search.toLowerCase())) : rows
  const nothing = (rows: readonly Row[]) =>
    search !== '' && !(searchedIn && rows.length === 0) ? (
      <NoMatch {...words} />
    ) : (
      <EmptyState icon={icon} title={words.empty} {...(words.emptyHint && { hint: words.emptyHint })} />
    )
  return (
    <Sheet title={title} {...(hint && { hint })} {...(text && { text })} action={action}>
      {note}
      <Loaded of={of} failed={words.failed} rows={rowsToWait}>
        {(data) => {
          const rows = rowsOf(data)
          const shown = found(rows)
          if (shown.length === 0) return nothing(rows)
          return (
            <>
              {props.children(shown)}
              {pages && <Pager page={pages.page} pages={pages.pageCount} onPage={goToPage} />}
            </>
          )
        }}
      </Loaded>
    </Sheet>
  )
}

function NoMatch({ noMatch, noMatchHint }: ListWords) {
  const clearSearch = useClearSearch()
  return (
    <EmptyState
      icon={IconSearch}
      title={noMatch}
      {...(noMatchHint && { hint: noMatchHint })}
      action={
        <Button variant="default" onClick={clearSearch}>
          {screenTexts.clearSearch}
        </Button>
      }
    />
  )
}
