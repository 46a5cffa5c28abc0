import type { LeadField } from '@foyer/contract/fields/model'
import type { ArchivedLead } from '@foyer/contract/leads/list/archived'
import { archiveTexts } from '@foyer/contract/leads/messages/bulk'
import { selectionTexts } from '@foyer/contract/leads/messages/selection'
import { leadName } from '@foyer/contract/leads/rules'
import { Box, Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { Row, Stack } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { Facts } from '../../../../ui/text/facts'
import { PlainList } from '../../../../ui/text/plain-list'
import type { Selection } from '../../bulk/use-selection'
import { densityOf, useDensity } from '../density'
import classes from './archive.module.css'
import { type CellSurroundings, cellOf } from './archived-cells'

interface ArchivedTableProps {
  rows: readonly ArchivedLead[]
  fields: readonly LeadField[]
  around: CellSurroundings
  selection: Selection
}

/** S-044: the checkbox stays in sight while the fields scroll sideways; on a phone two-line rows. */
export function ArchivedTable(props: ArchivedTableProps) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />
}

function Tick({ lead, selection }: { lead: ArchivedLead; selection: Selection }) {
  return (
    <Checkbox
      aria-label={selectionTexts.tick(leadName(lead))}
      checked={selection.isTicked(lead.id)}
      onChange={(event) => selection.toggle(lead, (event.nativeEvent as MouseEvent).shiftKey)}
    />
  )
}

function Name({ lead }: { lead: ArchivedLead }) {
  return (
    <strong>
      <Link data-link="quiet" to={addresses.leadDetails(lead.id)}>
        {leadName(lead)}
      </Link>
    </strong>
  )
}

function Table({ rows, fields, around, selection }: ArchivedTableProps) {
  const { count, isAll, toggleAll } = selection
  const density = useDensity()
  return (
    <div data-density={density} style={{ ...densityOf(density).style, overflowX: 'auto' }}>
      <table className={classes.table} aria-label={archiveTexts.title}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={selectionTexts.selectAll}
                checked={isAll}
                indeterminate={count > 0 && !isAll}
                onChange={toggleAll}
              />
            </th>
            {fields.map(({ key, label, dataType }) => (
              <th key={key} scope="col" data-numeric={dataType === 'number'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((lead) => (
            <tr key={lead.id} data-hover data-ticked={selection.isTicked(lead.id)}>
              <td>
                <Tick lead={lead} selection={selection} />
              </td>
              {fields.map((field) => (
                <td key={field.key} data-numeric={field.dataType === 'number'}>
                  <span className={classes.cell}>
                    {field.key === 'name' ? <Name lead={lead} /> : cellOf(field, lead, around)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const onCard = ['phone', 'email', 'stage', 'assignee']

function Cards({ rows, fields, around, selection }: ArchivedTableProps) {
  const shown = fields.filter(({ key }) => onCard.includes(key))
  return (
    <PlainList isDivided label={archiveTexts.title}>
      {rows.map((lead) => (
        <Box
          component="li"
          key={lead.id}
          py={8}
          pr={14}
          pl={4}
          {...(selection.isTicked(lead.id) && { bg: 'var(--fy-accent-row)' })}
        >
          <Row gap={4} grow="last" isOneLine>
            <Box p={12}>
              <Tick lead={lead} selection={selection} />
            </Box>
            <Stack gap={2}>
              <Name lead={lead} />
              <Facts layout="line" facts={shown.map((field) => [field.label, cellOf(field, lead, around)])} />
            </Stack>
          </Row>
        </Box>
      ))}
    </PlainList>
  )
}
