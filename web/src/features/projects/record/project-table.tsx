import { formatDay } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import {
  projectStageTexts as stages,
  projectListTexts as texts,
} from '@foyer/contract/projects/record/messages'
import type { ProjectRow } from '@foyer/contract/projects/record/model'
import { Tooltip } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Row, Stack } from '../../../ui/layout/flow'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { Chip } from '../../../ui/text/chip'
import { MetaLine } from '../../../ui/text/meta-line'
import { useCompanyDay } from '../../accounts/use-company-day'

/** A draft has no stage yet. */
const stageOf = ({ isDraft, stage }: ProjectRow) => (isDraft ? texts.draft : stages[stage])

const Name = ({ row }: { row: ProjectRow }) => (
  <Row gap={8}>
    <Link data-link="quiet" to={addresses.project(row.id)}>
      <strong>{row.name}</strong>
    </Link>
    {row.isCompanyOwn && <Chip>{texts.own}</Chip>}
  </Row>
)

/** The first by name, the others as a figure that names them. */
function Team({ row: { members, admin } }: { row: ProjectRow }) {
  const others = members.filter(({ id }) => id !== admin?.id)
  const [first, ...rest] = others
  if (!first) return null
  return (
    <Row gap={6} isOneLine>
      {first.fullName}
      {rest.length > 0 && (
        <Tooltip
          label={rest.map(({ fullName }) => fullName).join(', ')}
          multiline
          maw={320}
          events={{ hover: true, focus: true, touch: true }}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the names in its tooltip are read by keyboard too */}
          <span tabIndex={0} className="num" data-ink="3">
            +{rest.length}
          </span>
        </Tooltip>
      )}
    </Row>
  )
}

const datesOf = ({ startOn, endOn }: ProjectRow) => {
  if (startOn && endOn) return `${formatDay(startOn)} – ${formatDay(endOn)}`
  if (startOn) return texts.from(formatDay(startOn))
  return endOn && texts.until(formatDay(endOn))
}

const columnsIn = (symbol: string): [Column<ProjectRow>, ...Column<ProjectRow>[]] => {
  const worth = ({ value }: ProjectRow) => value !== undefined && formatAmount(value, symbol)
  return [
    {
      label: texts.name,
      isHeading: true,
      cell: (row) => (
        <Stack gap={2}>
          <Name row={row} />
          <MetaLine pieces={[row.city]} />
        </Stack>
      ),
    },
    { label: texts.client, cell: ({ client }) => client.name },
    {
      label: texts.stage,
      cell: (row) => <Chip {...(row.isDraft && { title: texts.draftHint })}>{stageOf(row)}</Chip>,
    },
    { label: texts.admin, cell: ({ admin }) => admin?.fullName },
    { label: texts.team, cell: (row) => <Team row={row} />, isLeftOutOnPhone: true },
    { label: texts.dates, cell: (row) => <span className="num">{datesOf(row)}</span> },
    { label: texts.value, align: 'right', cell: (row) => <span className="num">{worth(row)}</span> },
  ]
}

export function ProjectTable({ rows }: { rows: readonly ProjectRow[] }) {
  const { currencySymbol } = useCompanyDay()
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      columns={columnsIn(currencySymbol)}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      card={(row) => (
        <Stack gap={4}>
          <Name row={row} />
          <MetaLine
            pieces={[
              row.client.name,
              stageOf(row),
              row.city,
              row.value !== undefined && formatAmount(row.value, currencySymbol),
              datesOf(row),
              row.admin?.fullName,
            ]}
          />
        </Stack>
      )}
    />
  )
}
