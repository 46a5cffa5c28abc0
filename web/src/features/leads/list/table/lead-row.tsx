// biome-ignore-all lint/a11y/useSemanticElements: rows are placed by their position, which a <table> cannot do
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadRow as Lead } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { Checkbox } from '@mantine/core'
import { memo } from 'react'
import { isPlainClick } from '../lead-link'
import type { LeadColumn, ListSurroundings } from './columns'
import styles from './lead-table.module.css'

interface LeadRowProps {
  lead: Lead
  columns: readonly LeadColumn[]
  around: ListSurroundings
  index: number
  top: number
  /** Nothing where leads cannot be selected. */
  isSelected: boolean | undefined
  onSelect: ((lead: Lead, isRange: boolean) => void) | undefined
  /** In the preview. */
  isOpen: boolean
}

/** Drawn again only when its own lead, its place or its tick has changed. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, columns, around, index, top, isSelected, onSelect, isOpen } = props
  const { onOpen, cells } = around
  const canOpen = onOpen !== undefined && lead.stage.kind !== 'won'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name is a link; keys on the row are heard by usePreviewBeside
    <div
      role="row"
      className={styles.row}
      style={{ top }}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      data-lead={lead.id}
      data-opens={canOpen || undefined}
      tabIndex={-1}
      onClick={(event) => {
        const edited = (event.target as Element).closest<HTMLElement>('[data-edit]')
        if (edited) cells?.open(lead, edited)
        else if (canOpen && isPlainClick(event)) onOpen(lead.id)
      }}
    >
      {onSelect && (
        <div role="cell" className={styles.cell} data-column="select">
          <Checkbox
            p={4}
            aria-label={columnTexts.select(leadName(lead))}
            checked={isSelected ?? false}
            onChange={(event) => onSelect(lead, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </div>
      )}
      {columns.map(({ id, isNumeric, isQuiet, cell }) => (
        <div
          key={id}
          role="cell"
          className={styles.cell}
          data-column={id}
          data-numeric={isNumeric}
          data-ink={isQuiet ? '2' : undefined}
        >
          {cell(lead, around) || <span data-ink="3">–</span>}
        </div>
      ))}
      <div role="cell" className={styles.cell} data-column="history" data-numeric data-ink="2">
        <span title={columnTexts.historyCount(lead.historyCount)}>{lead.historyCount}</span>
      </div>
    </div>
  )
})
