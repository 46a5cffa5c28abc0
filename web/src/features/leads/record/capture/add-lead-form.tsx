import type { CustomField, LeadForm as FormSetting } from '@foyer/contract/fields/model'
import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { LeadType } from '@foyer/contract/leads/model'
import type { LeadRules } from '@foyer/contract/leads/record/checks'
import type { LeadValues } from '@foyer/contract/leads/record/form-values'
import { Box, Tabs } from '@mantine/core'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { useCan } from '../../../accounts/use-can'
import { DuplicateNotice } from '../../duplicates/duplicate-notice'
import { useDuplicates } from '../../duplicates/use-duplicates'
import { FormFrame } from '../form/form-frame'
import { type KeptDraft, type LeadTyped, useKeptDraft } from '../form/kept-draft'
import { CorporateLayout, IndividualLayout, ShortLayout, TemplateLayout } from '../form/layouts'
import classes from '../form/lead-form.module.css'
import { isAnythingTyped, type LeadForm, useLeadForm } from '../form/use-lead-form'
import { useAddLead } from './use-add-lead'

/** What fills the form in from a message; a slice above leads gives it. */
export type PastePart = ComponentType<{
  form: LeadForm
  dialCode: string
  /** A text stands there that is in no field yet. */
  onTyped: (isTyped: boolean) => void
}>

interface AddLeadFormProps {
  paste: PastePart
  setting: { form: FormSetting; fields: Record<LeadType, CustomField[]> }
  country: string | undefined
  dialCode: string
  storageKey: string
  empty: LeadTyped
  restored: KeptDraft | undefined
  onState: (state: { isTyped: boolean; isBusy: boolean }) => void
  onStartAfresh: () => void
  onOpenLead: (leadId: string) => void
  onCancel: () => void
  onDone: () => void
}

function useRules({ setting: { form, fields }, country }: AddLeadFormProps) {
  const canAssign = useCan('leads.assign')
  return ({ type }: LeadValues): LeadRules => {
    const shared = { country, canAssign, customFields: fields[type] }
    if (form.generation === 1) return { ...shared, form: type }
    if (form.generation === 2) return { ...shared, form: 'template', template: form.fields }
    return { ...shared, form: 'short', customFields: [] }
  }
}

export function AddLeadForm(props: AddLeadFormProps) {
  const { setting, dialCode, storageKey, restored, onState, onOpenLead, onDone, paste: PasteMessage } = props
  const { generation } = setting.form
  const add = useAddLead(onOpenLead)
  const notice = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [empty] = useState(props.empty)
  const [isRestored] = useState(restored !== undefined)
  const isFree = useRef(() => Promise.resolve(true))

  const form = useLeadForm({
    start: restored ?? empty,
    rulesFor: useRules(props),
    mayGo: async () => {
      if (await isFree.current()) return true
      setHeld(true)
      // It may be drawn only now.
      setTimeout(() => notice.current?.focus())
      return false
    },
    send: async (typed) => {
      const options = { generation, templateId: setting.form.id, customFields: form.rules.customFields }
      const { isDone, left } = await add(options, typed)
      if (isDone) return onDone()
      if (!left) return
      const [next, ...others] = left
      form.change({ teamId: next?.teamId ?? '', assigneeId: next?.assigneeId ?? '' })
      form.changeFurtherOwners(others)
    },
  })
  const { values, furtherOwners, isBusy } = form
  const isTyped = isAnythingTyped({ values, furtherOwners }, empty)
  useKeptDraft(storageKey, { values, furtherOwners }, isTyped)
  const [isMessageTyped, setMessageTyped] = useState(false)
  useEffect(() => onState({ isTyped: isTyped || isMessageTyped, isBusy }))

  const duplicates = useDuplicates(values)
  useEffect(() => {
    isFree.current = duplicates.isFree
  })
  const goAnyway = () => {
    duplicates.leaveAside()
    if (isHeld) form.submit()
  }
  return (
    <FormFrame
      form={form}
      submit={generation === 3 ? texts.addClient : texts.add}
      isRestored={isRestored}
      onStartAfresh={props.onStartAfresh}
      onCancel={props.onCancel}
    >
      <Box mih={44}>
        <Suspense>
          <PasteMessage form={form} dialCode={dialCode} onTyped={setMessageTyped} />
        </Suspense>
      </Box>
      <DuplicateNotice
        duplicates={duplicates}
        nodeRef={notice}
        onOpen={({ leadId }) => onOpenLead(leadId)}
        onAnyway={goAnyway}
      />
      <div>
        {generation === 1 && <TabbedLayout form={form} dialCode={dialCode} />}
        {generation === 2 && <TemplateLayout form={form} template={setting.form.fields} />}
        {generation === 3 && <ShortLayout form={form} />}
      </div>
    </FormFrame>
  )
}

/** What was typed stays when the tab is changed: both ask much the same. */
function TabbedLayout({ form, dialCode }: { form: LeadForm; dialCode: string }) {
  return (
    <Tabs
      value={form.values.type}
      onChange={(type) => form.change({ type: type as LeadType })}
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs}>
        <Tabs.Tab value="individual">{texts.individual}</Tabs.Tab>
        <Tabs.Tab value="corporate">{texts.corporate}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="individual">
        <IndividualLayout form={form} dialCode={dialCode} isSeveral />
      </Tabs.Panel>
      <Tabs.Panel value="corporate">
        <CorporateLayout form={form} dialCode={dialCode} isSeveral />
      </Tabs.Panel>
    </Tabs>
  )
}
