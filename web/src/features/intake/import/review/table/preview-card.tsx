import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Button, Checkbox } from '@mantine/core'
import { memo, useState } from 'react'
import { TextField } from '../../../../../ui/form/fields/text-field'
import { Row, Stack } from '../../../../../ui/layout/flow'
import { MetaLine } from '../../../../../ui/text/meta-line'
import type { ReviewColumn, ReviewRow } from '../reviewed'
import type { PreviewProps } from './preview-props'

interface PreviewCardProps extends Pick<PreviewProps, 'onEdit' | 'onLeaveOut'> {
  row: ReviewRow
  columns: readonly ReviewColumn[]
}

const atAGlance = ['phone', 'city', 'source']

export const PreviewCard = memo(function PreviewCard({ row, columns, onEdit, onLeaveOut }: PreviewCardProps) {
  const [isOpen, setOpen] = useState(false)
  // What was wrong stays open while it is typed, also once it is right.
  const [wasBad, setWasBad] = useState<ReadonlySet<number>>(new Set(row.problems.keys()))
  const news = [...row.problems.keys()].filter((index) => !wasBad.has(index))
  if (news.length > 0) setWasBad(new Set([...wasBad, ...news]))
  const matched = columns.filter(({ label }) => label !== undefined)
  const asked = row.isLeftOut ? [] : matched.filter(({ index }) => isOpen || wasBad.has(index))
  const given = (target: string) =>
    row.cells[columns.find((column) => column.target === target)?.index ?? -1] ?? ''
  return (
    <Stack gap={8}>
      <Row gap={8} isOneLine>
        <Checkbox
          p={10}
          ml={-10}
          aria-label={texts.take(row.row)}
          checked={!row.isLeftOut}
          onChange={(event) => onLeaveOut(row.row, !event.currentTarget.checked)}
        />
        <Stack gap={2}>
          <strong data-cut data-ink={row.isLeftOut ? '3' : undefined}>
            {row.name || texts.nameless}
          </strong>
          <small>
            <MetaLine pieces={[texts.rowOf(row.row), ...atAGlance.map(given)]} />
          </small>
        </Stack>
        <Button
          ml="auto"
          flex="none"
          size="xs"
          variant="subtle"
          disabled={row.isLeftOut}
          aria-expanded={isOpen}
          aria-label={texts.editOf(row.row)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.editedRow : texts.editRow}
        </Button>
      </Row>
      {row.others.map((problem) => (
        <small key={problem} data-ink="past">
          {problem}
        </small>
      ))}
      {asked.map(({ index, label = '' }) => (
        <TextField
          key={index}
          data-cell={`${row.row}-${index}`}
          label={label}
          aria-label={texts.cell(label, row.row)}
          value={row.cells[index] ?? ''}
          error={row.problems.get(index)}
          onChange={(text) => onEdit(row.row, index, text)}
        />
      ))}
    </Stack>
  )
})
