import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { targetLabel } from '@foyer/contract/intake/targets'
import { Button } from '@mantine/core'
import { Notice } from '../../../../ui/layout/notice'
import type { ReviewColumn } from './reviewed'

/** Without a name and a phone number no row is a lead (C-028). */
const needed = [
  { label: 'firstName', by: ['firstName', 'fullName'] },
  { label: 'phone', by: ['phone', 'otherPhone'] },
]

interface MissingFieldsProps {
  columns: readonly ReviewColumn[]
  /** Where the columns are not shown yet. */
  onMatch: (() => void) | undefined
}

export function MissingFields({ columns, onMatch }: MissingFieldsProps) {
  const targets = columns.map(({ target }) => target ?? '')
  const missing = needed.filter(({ by }) => !by.some((target) => targets.includes(target)))
  if (missing.length === 0) return null
  return (
    <Notice look="offer">
      <span>{texts.missing(missing.map(({ label }) => targetLabel(label, []) ?? label))}</span>
      {onMatch && (
        <Button size="xs" variant="default" onClick={onMatch}>
          {texts.showMatching}
        </Button>
      )}
    </Notice>
  )
}
