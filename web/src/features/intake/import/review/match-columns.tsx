import type { SheetLine } from '@foyer/contract/intake/import/model'
import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { Stack } from '../../../../ui/layout/flow'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import classes from './review.module.css'
import type { ReviewColumn } from './reviewed'

interface MatchColumnsProps {
  columns: readonly ReviewColumn[]
  /** Lines that may name the columns, and the one that does. */
  lines: readonly SheetLine[]
  headerRow: number | undefined
  onHeader: (row: number) => void
  /** The fields that a column can go into. */
  fields: readonly { value: string; label: string }[]
  /** The first values of a column. */
  examplesOf: (index: number) => readonly string[]
  onMatch: (index: number, target: string | undefined) => void
}

/** Which column goes into which field, changed by hand. */
export function MatchColumns({
  columns,
  lines,
  headerRow,
  onHeader,
  fields,
  examplesOf,
  onMatch,
}: MatchColumnsProps) {
  return (
    <Stack gap={8}>
      <QuietText size="small">{texts.matchingHint}</QuietText>
      <ChoiceField
        className={classes.header}
        label={texts.header}
        data={[
          { value: '0', label: texts.noHeader },
          ...lines.map(({ row, cells }) => ({
            value: String(row),
            label: texts.headerLine(row, cells.filter((cell) => cell.trim()).join(', ')),
          })),
        ]}
        value={String(headerRow ?? '')}
        onChange={(row) => onHeader(Number(row))}
      />
      <div className={classes.matching}>
        <PlainList label={texts.matching}>
          {columns.map(({ index, heading, target }) => {
            const examples = examplesOf(index)
            return (
              <li key={index} className={classes.match}>
                <div>
                  <strong data-cut title={heading}>
                    {heading}
                  </strong>
                  <small data-cut>
                    {examples.length > 0 ? texts.examples(examples.join(', ')) : texts.noExamples}
                  </small>
                </div>
                <ChoiceField
                  aria-label={texts.fieldOf(heading)}
                  placeholder={texts.leftOut}
                  data={[...fields]}
                  searchable
                  clearable
                  value={target ?? ''}
                  onChange={(next) => onMatch(index, next || undefined)}
                />
              </li>
            )
          })}
        </PlainList>
      </div>
    </Stack>
  )
}
