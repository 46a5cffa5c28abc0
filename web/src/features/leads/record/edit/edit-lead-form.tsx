import type { CustomField } from '@foyer/contract/fields/model'
import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { detailValuesOf } from '@foyer/contract/leads/record/form-values'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { useEffect, useRef, useState } from 'react'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { DuplicateNotice } from '../../duplicates/duplicate-notice'
import { useDuplicates } from '../../duplicates/use-duplicates'
import { FollowUpField } from '../form/follow-up-field'
import { FormFrame } from '../form/form-frame'
import { type KeptDraft, useKeptDraft } from '../form/kept-draft'
import { CorporateLayout, IndividualLayout } from '../form/layouts'
import classes from '../form/lead-form.module.css'
import { isAnythingChanged, useLeadForm } from '../form/use-lead-form'
import { ConflictDialog } from './conflict-dialog'
import { useEditLead } from './use-edit-lead'

interface EditLeadFormProps {
  lead: LeadDetail
  fields: readonly CustomField[]
  country: string | undefined
  dialCode: string
  storageKey: string
  restored: KeptDraft | undefined
  onState: (state: { isTyped: boolean; isBusy: boolean }) => void
  onStartAfresh: () => void
  onOpenLead: (leadId: string) => void
  onCancel: () => void
  onDone: () => void
}

export function EditLeadForm(props: EditLeadFormProps) {
  const { lead, fields, country, dialCode, storageKey, restored, onState, onDone } = props
  const canAssign = useCan('leads.assign')
  const { today } = useCompanyDay()
  const [isRestored] = useState(restored?.base !== undefined)
  // A draft goes on from what it began with: what was changed since shows as a conflict.
  const [base] = useState(
    () => restored?.base ?? { stored: detailValuesOf(lead, dialCode), updatedAt: lead.updatedAt },
  )
  const { stored } = base
  const notice = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const isFree = useRef(() => Promise.resolve(true))
  const edit = useEditLead({
    leadId: lead.id,
    valuesOf: (now) => detailValuesOf(now, dialCode),
    onSaved: onDone,
  })
  const form = useLeadForm({
    start: restored?.base ? restored : { values: stored, furtherOwners: [] },
    rulesFor: () => ({ form: 'edit', country, customFields: fields, canAssign, stored, today }),
    mayGo: async () => {
      if (await isFree.current()) return true
      setHeld(true)
      // It may be drawn only now.
      setTimeout(() => notice.current?.focus())
      return false
    },
    send: ({ values }) => edit.save(values, base),
  })
  const { values, isBusy } = form
  const isTyped = isAnythingChanged(values, stored)
  useKeptDraft(storageKey, { values, furtherOwners: [], base }, isTyped)
  useEffect(() => onState({ isTyped, isBusy: isBusy || edit.isResolving || edit.conflict !== undefined }))

  const duplicates = useDuplicates(values, { stored, exceptId: lead.id })
  useEffect(() => {
    isFree.current = duplicates.isFree
  })
  const goAnyway = () => {
    duplicates.leaveAside()
    if (isHeld) form.submit()
  }
  const { kind } = lead.stage
  const hasFollowUp = kind !== 'won' && allowedWork(kind, values.assigneeId !== '').followUp === 'open'
  const Layout = lead.type === 'corporate' ? CorporateLayout : IndividualLayout
  return (
    <>
      <FormFrame
        form={form}
        submit={texts.save}
        isRestored={isRestored}
        onStartAfresh={props.onStartAfresh}
        onCancel={props.onCancel}
      >
        <DuplicateNotice
          duplicates={duplicates}
          isEdit
          nodeRef={notice}
          onOpen={({ leadId }) => props.onOpenLead(leadId)}
          onAnyway={goAnyway}
        />
        <div>
          <Layout
            form={form}
            dialCode={dialCode}
            isSeveral={false}
            currentAssignee={lead.assignee?.fullName}
          />
          {hasFollowUp && (
            <div className={classes.section}>
              <FollowUpField form={form} />
            </div>
          )}
        </div>
      </FormFrame>
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
