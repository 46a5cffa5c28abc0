import { calendarDateOf, formatShortDay } from '@foyer/contract/kit/dates'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import type { TransitionRule } from '@foyer/contract/pipeline/model'
import { Button } from '@mantine/core'
import {
  IconArrowsTransferDown,
  IconCheck,
  IconPencil,
  IconPlus,
  IconSearch,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { FailedState } from '../../../ui/failed-state'
import { useSearchTerm } from '../../../ui/search-in-address'
import { Sheet } from '../../../ui/sheet'
import { RowSkeleton } from '../../../ui/skeleton'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useGuard } from '../../accounts/use-guard'
import { StageMark } from '../stage-mark'
import { DeleteRuleDialog } from './delete-rule-dialog'
import { RequiredDetails } from './required-details'
import { RuleDialog } from './rule-dialog'
import classes from './rules.module.css'
import { useLeadFields, useRules } from './use-rules'

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; rule: TransitionRule }

function Verdict({ isAllowed }: { isAllowed: boolean }) {
  const Sign = isAllowed ? IconCheck : IconX
  return (
    <span className={classes.verdict} data-no={isAllowed ? undefined : true}>
      <Sign size={16} stroke={1.8} aria-hidden />
      {isAllowed ? texts.yes : texts.no}
    </span>
  )
}

const nameOf = ({ from, to }: TransitionRule) => texts.nameOf(from.name, to.name)

/** Which moves are allowed, and what must be known before them. */
export function RulesPage() {
  const guard = useGuard('pipeline.edit')
  const { timeZone } = useCompanyDay()
  const search = useSearchTerm().toLowerCase()
  const [, setParams] = useSearchParams()
  const rules = useRules()
  const fields = useLeadFields()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  const labels = new Map(fields.data?.map(({ key, label }) => [key, label]))
  // A key without a label is a field that is just being read; its name is on the way.
  const labelsOf = (rule: TransitionRule) => rule.requiredFields.flatMap((key) => labels.get(key) ?? [])
  const words = (rule: TransitionRule) =>
    [rule.from.name, rule.to.name, ...labelsOf(rule)].join(' ').toLowerCase()
  const found = rules.data?.filter((rule) => words(rule).includes(search))

  const columns: readonly [Column<TransitionRule>, ...Column<TransitionRule>[]] = [
    { label: texts.from, cell: ({ from }) => <StageMark stage={from} /> },
    { label: texts.to, cell: ({ to }) => <StageMark stage={to} /> },
    { label: texts.allowed, cell: ({ isAllowed }) => <Verdict isAllowed={isAllowed} /> },
    { label: texts.required, cell: (rule) => <RequiredDetails labels={labelsOf(rule)} /> },
    {
      label: texts.modified,
      cell: ({ updatedAt }) => formatShortDay(calendarDateOf(updatedAt, timeZone)),
      align: 'right',
    },
  ]
  const actions = (rule: TransitionRule) => [
    { label: texts.edit, icon: IconPencil, onClick: guard(() => setOpen({ kind: 'edit', rule })) },
    {
      label: texts.remove,
      icon: IconTrash,
      isDanger: true,
      onClick: guard(() => setOpen({ kind: 'delete', rule })),
    },
  ]
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={guard(() => setOpen({ kind: 'add' }))}
    >
      {texts.add}
    </Button>
  )
  return (
    <Sheet title={texts.title} text={texts.lead} action={add}>
      {rules.isPending && <RowSkeleton rows={6} />}
      {rules.isError && !rules.data && (
        <FailedState what={texts.loadFailed} onRetry={() => void rules.refetch()} />
      )}
      {rules.data?.length === 0 && (
        <EmptyState icon={IconArrowsTransferDown} title={texts.empty} hint={texts.emptyHint} />
      )}
      {rules.data && rules.data.length > 0 && found?.length === 0 && (
        <EmptyState
          icon={IconSearch}
          title={texts.noMatch}
          action={
            <Button variant="default" onClick={() => setParams({})}>
              {screenTexts.clearSearch}
            </Button>
          }
        />
      )}
      {found && found.length > 0 && (
        <DataTable
          label={texts.table}
          rows={found}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          actions={actions}
        />
      )}
      {open?.kind === 'add' && <RuleDialog onClose={close} />}
      {open?.kind === 'edit' && <RuleDialog rule={open.rule} onClose={close} />}
      {open?.kind === 'delete' && <DeleteRuleDialog rule={open.rule} onClose={close} />}
    </Sheet>
  )
}
