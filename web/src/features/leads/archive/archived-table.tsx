import type { LeadField } from '@foyer/contract/fields/model'
import type { ArchivedLead } from '@foyer/contract/leads/archived'
import { archiveTexts } from '@foyer/contract/leads/messages/bulk'
import { selectionTexts } from '@foyer/contract/leads/messages/selection'
import { leadName } from '@foyer/contract/leads/rules'
import { Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useIsPhone } from '../../../ui/phone'
import type { Selection } from '../bulk/use-selection'
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
    <Link className={classes.link} to={addresses.leadDetails(lead.id)}>
      {leadName(lead)}
    </Link>
  )
}

function Table({ rows, fields, around, selection }: ArchivedTableProps) {
  const { count, isAll, toggleAll } = selection
  return (
    <div className={classes.scroll}>
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
            <tr key={lead.id} data-ticked={selection.isTicked(lead.id)}>
              <td>
                <Tick lead={lead} selection={selection} />
              </td>
              {fields.map((field) => (
                <td key={field.key} data-field={field.key} data-numeric={field.dataType === 'number'}>
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
    <ul className={classes.cards} aria-label={archiveTexts.title}>
      {rows.map((lead) => (
        <li key={lead.id} className={classes.card} data-ticked={selection.isTicked(lead.id)}>
          <span className={classes.cardTick}>
            <Tick lead={lead} selection={selection} />
          </span>
          <div className={classes.cardWords}>
            <div className={classes.cardName}>
              <Name lead={lead} />
            </div>
            <dl className={classes.cardFacts}>
              {shown.map((field) => (
                <div key={field.key}>
                  <dt>{field.label}</dt>
                  <dd>{cellOf(field, lead, around)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}
