import { editTargetsTexts as texts } from '@foyer/contract/analytics/messages/targets'
import type { TargetRow, Targets } from '@foyer/contract/analytics/model'
import { monthBefore, monthName } from '@foyer/contract/analytics/months'
import {
  amountProblem,
  leadsProblem,
  readTarget,
  type TypedTarget,
  typedTarget,
} from '@foyer/contract/analytics/target-form'
import { targetEndpoints } from '@foyer/contract/wire/analytics/target-endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { call } from '../../../../api/client'
import { useSend } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { useCloseGuard } from '../../../../ui/form/use-close-guard'
import { type FoyerForm, useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import { useProfile } from '../../../accounts/use-profile'
import { fieldsOf, TargetFields, type TargetValues } from './target-fields'

interface EditTargetsProps {
  targets: Targets
  onClose: () => void
}

const typedIn = (values: TargetValues, userId: string): TypedTarget => ({
  amount: values[fieldsOf(userId).amount] ?? '',
  leads: values[fieldsOf(userId).leads] ?? '',
})

const valuesOf = (rows: readonly TargetRow[]): TargetValues =>
  Object.fromEntries(
    rows.flatMap(({ person, target }) => {
      const typed = typedTarget(target)
      const names = fieldsOf(person.id)
      return [
        [names.amount, typed.amount],
        [names.leads, typed.leads],
      ]
    }),
  )

/** Each field by its rule; what is right has nothing to say. */
const problemsIn = (rows: readonly TargetRow[]) => (values: TargetValues) => ({
  fields: Object.fromEntries(
    rows
      .flatMap(({ person }) => {
        const { amount, leads } = typedIn(values, person.id)
        const names = fieldsOf(person.id)
        return [
          [names.amount, amountProblem(amount)],
          [names.leads, leadsProblem(leads)],
        ]
      })
      .filter(([, problem]) => problem !== undefined),
  ),
})

/** Nobody but an admin sets their own. */
function useOpenRows({ rows }: Targets): TargetRow[] {
  const profile = useProfile().data
  const setsAll = profile?.isAdmin || profile?.isSuperAdmin
  return rows.filter(({ person }) => setsAll || person.id !== profile?.id)
}

export function EditTargets({ targets, onClose }: EditTargetsProps) {
  const rows = useOpenRows(targets)
  const save = useSend(targetEndpoints.saveTargets)
  const form = useFoyerForm<TargetValues>(
    problemsIn(rows),
    valuesOf(rows),
    async (values, start) => {
      const changed = rows.filter(
        ({ person: { id } }) => JSON.stringify(typedIn(values, id)) !== JSON.stringify(typedIn(start, id)),
      )
      if (changed.length > 0)
        await save.mutateAsync(
          changed.map(({ person: { id } }) => ({
            userId: id,
            month: targets.month,
            ...readTarget(typedIn(values, id)),
          })),
        )
      showToast({ kind: 'ok', text: texts.saved })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }), saysWhenLeft: true },
  )
  const guard = useCloseGuard({
    isChanged: form.isChanged,
    isSaving: form.isBusy,
    text: texts.leaveText,
    onClose,
  })
  const copy = useCopy(targets, form)
  return (
    <Dialog opened title={texts.title(monthName(targets.month))} width={760} onClose={guard.close}>
      <DialogForm
        form={form}
        submit={texts.save}
        onCancel={guard.close}
        tools={
          <Button variant="default" loading={copy.isBusy} onClick={() => void copy.copy()}>
            {texts.copy}
          </Button>
        }
      >
        <Stack gap={16}>
          <QuietText>{texts.text}</QuietText>
          <TargetFields people={rows.map(({ person }) => person)} form={form} />
        </Stack>
      </DialogForm>
      {guard.question}
    </Dialog>
  )
}

/** Fills in what was to be won in the month before; nothing is saved by it. */
function useCopy({ month }: Targets, form: FoyerForm<TargetValues>) {
  const [isBusy, setBusy] = useState(false)
  const before = monthBefore(month)
  const copy = async () => {
    setBusy(true)
    try {
      const { rows } = await call(targetEndpoints.targets, { month: before })
      const found = valuesOf(rows)
      const known = Object.entries(found).filter(([name, text]) => name in form.values && text !== '')
      if (known.length > 0) form.change(Object.fromEntries(known))
      showToast(
        known.length > 0
          ? { kind: 'ok', text: texts.copied(monthName(before)) }
          : { kind: 'problem', text: texts.nothingToCopy(monthName(before)) },
      )
    } catch (error) {
      showToast({ kind: 'problem', text: wordsOf(error, texts.copyFailed) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, copy }
}
