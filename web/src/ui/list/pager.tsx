import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import classes from './pager.module.css'

interface PagerProps {
  /** Counted from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Below a table that comes in pages; absent while one page holds everything. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={classes.pager} aria-label={screenTexts.pages}>
      <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {screenTexts.previous}
      </Button>
      <span role="status">{screenTexts.pageOf(page, pages)}</span>
      <Button variant="default" size="xs" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {screenTexts.next}
      </Button>
    </nav>
  )
}
