import { problemSentence } from '@foyer/contract/intake/import/check-row'
import { refusedFile } from '@foyer/contract/intake/import/refused-file'
import { importTexts } from '@foyer/contract/intake/messages/import'
import { importBadRowsTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { Row } from '../../../../ui/layout/flow'
import { saveFile } from '../../../../ui/save-file'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import classes from './review.module.css'
import { problemsOf, type ReviewColumn, type ReviewRow } from './reviewed'

/** What is wrong with a row, as its toast says it: L-224. */
export const sentenceOf = (row: ReviewRow): string => problemSentence(problemsOf(row)[0] ?? '', row.checked)

interface BadRowsProps {
  rows: readonly ReviewRow[]
  columns: readonly ReviewColumn[]
  /** How many can be imported as they are. */
  goodCount: number
  isBusy: boolean
  nodeRef: Ref<HTMLElement>
  onShow: (row: ReviewRow) => void
  onAgain: () => void
  onValidOnly: () => void
}

const atMost = 200

/** Every bad row with its reason, and the two ways on (C-093, L-225). */
export function BadRows(props: BadRowsProps) {
  const { rows, columns, goodCount, isBusy, nodeRef, onShow, onAgain, onValidOnly } = props
  const download = () => {
    const headings = columns.map(({ heading }) => heading)
    const refused = rows.map((row) => ({ cells: row.cells, reason: problemsOf(row).join('; ') }))
    saveFile(new Blob([refusedFile(headings, refused)], { type: 'text/csv' }), importTexts.refusedFile)
  }
  return (
    <section ref={nodeRef} className={classes.bad} tabIndex={-1} aria-label={texts.list}>
      <strong>{texts.title(rows.length)}</strong>
      <QuietText>{texts.nothing}</QuietText>
      <div className={classes.list}>
        <PlainList label={texts.list} isDivided>
          {rows.slice(0, atMost).map((row) => (
            <li key={row.row}>
              <Row grow="first" isOneLine>
                <span>
                  <strong>{texts.row(row.row, row.name)}</strong> {problemsOf(row).join(', ')}
                </span>
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={texts.showRow(row.row)}
                  onClick={() => onShow(row)}
                >
                  {texts.show}
                </Button>
              </Row>
            </li>
          ))}
        </PlainList>
        {rows.length > atMost && <QuietText size="small">{texts.more(rows.length - atMost)}</QuietText>}
      </div>
      <Row>
        <Button size="xs" variant="default" disabled={isBusy} onClick={onAgain}>
          {texts.again}
        </Button>
        <Button size="xs" variant="default" disabled={goodCount === 0} loading={isBusy} onClick={onValidOnly}>
          {texts.validOnly(goodCount)}
        </Button>
        <Button size="xs" variant="subtle" onClick={download}>
          {texts.download}
        </Button>
      </Row>
    </section>
  )
}
