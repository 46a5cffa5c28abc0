import { phoneDigits } from '@foyer/contract/kit/phone'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { detailValuesOf } from '@foyer/contract/leads/record/form-values'
import { Box } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LeaveGuard } from '../../../../../ui/dialogs/leave-guard'
import { unfinished } from '../../../../../ui/dialogs/unfinished'
import { useCan } from '../../../../accounts/use-can'
import { useCompanyDay } from '../../../../accounts/use-company-day'
import { useProfile } from '../../../../accounts/use-profile'
import { ConflictDialog } from '../../edit/conflict-dialog'
import { useEditLead } from '../../edit/use-edit-lead'
import { SourceField, SourceNameField, WorkScopeField } from '../../form/offered-fields'
import { AreaField, BudgetField, CityField, type LeadFieldProps } from '../../form/text-fields'
import { isAnythingChanged, useLeadForm } from '../../form/use-lead-form'

const fields = {
  budget: BudgetField,
  area: AreaField,
  city: CityField,
  workScope: WorkScopeField,
  source: SourceField,
  sourceName: SourceNameField,
} satisfies Record<string, (props: LeadFieldProps) => ReactNode>
export type FactName = keyof typeof fields

/** What is chosen from a list is meant as soon as it is chosen. */
const chosen: readonly FactName[] = ['workScope', 'source', 'sourceName']

interface FactEditorProps {
  lead: LeadDetail
  name: FactName
  label: string
  /** Of a page that shows the fact itself it is read before it counts as saved. */
  reads?: 'at-once' | 'before-done'
  /** Whether the keyboard stays here. */
  onClose: (isKept: boolean) => void
}

/**
 * One fact of a lead, as the edit dialog has it: Enter or leaving it saves, Esc puts it back. What cannot be saved stays,
 * with the reason; what a colleague changed meanwhile is shown beside it (C-150).
 */
export function FactEditor({ lead, name, label, reads = 'before-done', onClose }: FactEditorProps) {
  const { data: profile } = useProfile()
  const canAssign = useCan('leads.assign')
  const { today } = useCompanyDay()
  const dialCode = phoneDigits(profile?.company.dialCode ?? '') || '91'
  const valuesOf = (now: LeadDetail) => detailValuesOf(now, dialCode)
  const [base] = useState(() => ({ stored: valuesOf(lead), updatedAt: lead.updatedAt }))
  const { stored } = base
  const place = useRef<HTMLFormElement>(null)
  const hasLeft = useRef(false)
  const edit = useEditLead({
    leadId: lead.id,
    valuesOf,
    reads,
    onSaved: () => onClose(!hasLeft.current),
  })
  const form = useLeadForm({
    start: { values: stored, furtherOwners: [] },
    rulesFor: () => ({
      form: 'edit',
      country: profile?.company.country,
      customFields: [],
      canAssign,
      stored,
      today,
    }),
    send: ({ values }) => edit.save(values, base),
  })
  const isChanged = isAnythingChanged(form.values, stored)
  const isBusy = form.isBusy || edit.isResolving || edit.conflict !== undefined
  useEffect(() => {
    const input = place.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])

  const save = useRef(form.submit)
  useEffect(() => {
    save.current = form.submit
  })
  const value = form.values[name]
  useEffect(() => {
    if (chosen.includes(name) && value !== stored[name]) save.current()
  }, [name, value, stored])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isBusy || currentTarget.contains(relatedTarget)) return
    hasLeft.current = true
    // One of the list that is chosen with the pointer keeps the focus where it is.
    if (isChanged) place.current?.requestSubmit()
    else if (!place.current?.querySelector('[data-held]')) onClose(false)
  }
  const press = (event: KeyboardEvent) => {
    hasLeft.current = false
    const isListOpen = (event.target as Element).getAttribute('aria-expanded') === 'true'
    if (event.key !== 'Escape' || isBusy || isListOpen) return
    event.stopPropagation()
    onClose(true)
  }
  const Field = fields[name]
  return (
    <>
      <form
        ref={place}
        noValidate
        onSubmit={(event) => {
          if (isChanged) return form.submit(event)
          event.preventDefault()
          onClose(true)
        }}
        onBlur={leave}
        onKeyDown={press}
        {...unfinished(isBusy, isChanged)}
      >
        <Box maw="24rem">
          <Field form={form} label={label} />
        </Box>
        {/* Enter in a field of two, as the area, sends nothing without one. */}
        <button type="submit" hidden />
      </form>
      <LeaveGuard isChanged={isChanged} isSaving={isBusy} />
      {edit.conflict && (
        <ConflictDialog
          key={edit.conflict.updatedAt}
          conflict={edit.conflict}
          isBusy={edit.isResolving}
          onSave={(choices) => void edit.settle(choices)}
          onClose={edit.goBack}
        />
      )}
    </>
  )
}
