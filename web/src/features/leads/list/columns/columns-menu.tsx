import { labelOf } from '@foyer/contract/fields/lead-fields'
import { type ColumnPreference, isLockedColumn, menuColumns } from '@foyer/contract/leads/list/columns'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import { densityTexts } from '@foyer/contract/leads/messages/next/cells'
import { Box, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3, IconLock } from '@tabler/icons-react'
import { drawnWhenChanged } from '../../../../ui/drawn-when-changed'
import { type Density, setDensity, useDensity } from '../density'
import { show } from './arrange'
import classes from './columns.module.css'

interface ColumnsMenuProps {
  columns: readonly ColumnPreference[]
  /** Until then a change would be one of the usual columns, and write over the person's own. */
  areKnown: boolean
  onChange: (columns: ColumnPreference[]) => void
  onReset: () => void
}

/** L-026, L-027 */
export const ColumnsMenu = drawnWhenChanged(function ColumnsMenu({
  columns,
  areKnown,
  onChange,
  onReset,
}: ColumnsMenuProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={244}>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          disabled={!areKnown}
          leftSection={<IconColumns3 size={16} stroke={1.6} aria-hidden />}
        >
          {columnTexts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={columnTexts.title}>
        <DensityChoice />
        <strong>{columnTexts.title}</strong>
        {menuColumns.map((column) => {
          const isLocked = isLockedColumn(column)
          return (
            <Checkbox
              key={column}
              mih={24}
              label={
                <>
                  {labelOf(column, 'menu')}
                  {isLocked && (
                    <IconLock
                      style={{ marginLeft: 6, verticalAlign: -1 }}
                      size={12}
                      stroke={1.8}
                      aria-hidden
                    />
                  )}
                </>
              }
              title={isLocked ? columnTexts.alwaysShown : undefined}
              disabled={isLocked}
              checked={columns.find((one) => one.column === column)?.isVisible ?? true}
              onChange={(event) => onChange(show(columns, column, event.currentTarget.checked))}
            />
          )
        })}
        <Button variant="default" size="xs" onClick={onReset}>
          {columnTexts.reset}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
})

const densities = ['comfortable', 'compact'] as const satisfies readonly Density[]

function DensityChoice() {
  const chosen = useDensity()
  return (
    <fieldset>
      <Box component="legend" mb={4}>
        {densityTexts.label}
      </Box>
      <div className={classes.pair}>
        {densities.map((density) => (
          <Button
            key={density}
            variant={density === chosen ? 'light' : 'default'}
            size="xs"
            aria-pressed={density === chosen}
            onClick={() => setDensity(density)}
          >
            {densityTexts[density]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
