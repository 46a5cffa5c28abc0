import { leadLimits } from '@foyer/contract/leads/limits'
import { columnFilterTexts, leadFilterTexts } from '@foyer/contract/leads/messages/filters'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import type { ColumnFilter } from '@foyer/contract/leads/model'
import { Box, Button, Radio } from '@mantine/core'
import { TextField } from '../../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { Row, Stack } from '../../../../ui/layout/flow'
import classes from '../columns/columns.module.css'

interface ColumnFilterFormProps {
  column: ColumnFilter['column']
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter | undefined) => void
}

type Values = { is: ColumnFilter['is']; text: string }
const anything = () => ({ fields: {} })
const kinds = ['containing', 'empty', 'filled'] as const

/** One of the sixteen column filters (C-085): a text, nothing, or anything. */
export function ColumnFilterForm({ column, filter, onChange }: ColumnFilterFormProps) {
  const start: Values = {
    is: filter?.is ?? 'containing',
    text: filter?.is === 'containing' ? filter.text : '',
  }
  const form = useFoyerForm(anything, start, async ({ is, text }) => {
    const typed = text.trim()
    if (is !== 'containing') onChange({ column, is })
    else onChange(typed ? { column, is, text: typed } : undefined)
  })

  return (
    <form className={classes.filter} aria-label={columnTexts.filter} onSubmit={form.onSubmit}>
      <Radio.Group
        label={columnTexts.filter}
        value={form.values.is}
        onChange={(kind) => form.change({ is: kind as Values['is'] })}
      >
        <Box pt={4}>
          <Stack gap={12}>
            {kinds.map((kind) => (
              <Radio key={kind} size="xs" value={kind} label={columnFilterTexts[kind]} />
            ))}
          </Stack>
        </Box>
      </Radio.Group>
      {form.values.is === 'containing' && (
        <TextField
          {...form.field('text')}
          aria-label={columnTexts.text}
          placeholder={columnTexts.text}
          max={leadLimits.columnTextMax}
        />
      )}
      <Row justify="flex-end">
        <Button variant="default" size="xs" onClick={() => onChange(undefined)}>
          {leadFilterTexts.clear}
        </Button>
        <Button type="submit" size="xs">
          {leadFilterTexts.apply}
        </Button>
      </Row>
    </form>
  )
}
