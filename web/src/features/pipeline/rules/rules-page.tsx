import { calendarDateOf, formatShortDay } from '@foyer/contract/kit/dates'
import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import type { TransitionRule } from '@foyer/contract/pipeline/model'
import { IconArrowsTransferDown, IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../../ui/add-button'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { ListPage } from '../../../ui/list/list-page'
import { ReadingNote } from '../../accounts/reading-note'
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
    <span className={classes.verdict}>
      <Sign size={16} stroke={1.8} data-ink={isAllowed ? 'ok' : 'past'} aria-hidden />
      {isAllowed ? texts.yes : texts.no}
    </span>
  )
}

const nameOf = ({ from, to }: TransitionRule) => texts.nameOf(from.name, to.name)

/** Which moves are allowed, and what must be known before them. */
export function RulesPage() {
  const guard = useGuard('pipeline.edit')
  const { timeZone } = useCompanyDay()
  const rules = useRules()
  const fields = useLeadFields()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  const labels = new Map(fields.data?.map(({ key, label }) => [key, label]))
  // A key without a label is a field that is just being read; its name is on the way.
  const labelsOf = (rule: TransitionRule) => rule.requiredFields.flatMap((key) => labels.get(key) ?? [])
  const words = (rule: TransitionRule) => [rule.from.name, rule.to.name, ...labelsOf(rule)].join(' ')

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
    {
      label: texts.edit,
      icon: IconPencil,
      lockedBecause: guard.because,
      onClick: guard(() => setOpen({ kind: 'edit', rule })),
    },
    {
      label: texts.remove,
      icon: IconTrash,
      lockedBecause: guard.because,
      isDanger: true,
      onClick: guard(() => setOpen({ kind: 'delete', rule })),
    },
  ]
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.lead}
        action={
          <AddButton lock={guard.lock} onClick={guard(() => setOpen({ kind: 'add' }))}>
            {texts.add}
          </AddButton>
        }
        note={<ReadingNote action="pipeline.edit" of="settings" />}
        of={rules}
        rowsOf={(all) => all}
        searchedIn={words}
        icon={IconArrowsTransferDown}
        rowsToWait={6}
        words={{ ...texts, failed: texts.loadFailed }}
      >
        {(found) => (
          <DataTable
            label={texts.table}
            rows={found}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            actions={actions}
          />
        )}
      </ListPage>
      {open?.kind === 'add' && <RuleDialog onClose={close} />}
      {open?.kind === 'edit' && <RuleDialog rule={open.rule} onClose={close} />}
      {open?.kind === 'delete' && <DeleteRuleDialog rule={open.rule} onClose={close} />}
    </>
  )
}
