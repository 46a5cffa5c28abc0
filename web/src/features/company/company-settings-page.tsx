import { accessRefusals } from '@foyer/contract/accounts/messages'
import { companyForm } from '@foyer/contract/company/forms'
import { companySettingsTexts as texts } from '@foyer/contract/company/messages'
import type { CompanySettings } from '@foyer/contract/company/model'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { LeaveGuard } from '../../ui/dialogs/leave-guard'
import { SaveBar } from '../../ui/form/save-bar'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { Surface } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { Page } from '../../ui/layout/page'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'
import { showToast } from '../../ui/toasts/toast'
import { useCan } from '../accounts/use-can'
import { CompanyFacts } from './company-facts'
import { AboutFields, AddressFields, CountryFields } from './company-fields'
import styles from './company-settings-page.module.css'
import { changeOf, isEmptyChange, valuesOf } from './company-values'
import { BankFields, ContactFields, SignatureFields } from './paper-fields'

function Part({
  title,
  text,
  isFirst = false,
  children,
}: {
  title: string
  text?: string
  isFirst?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.group} data-line={isFirst ? undefined : 'above'} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <Stack>
        {text && <QuietText>{text}</QuietText>}
        {children}
      </Stack>
    </section>
  )
}

function SettingsForm({ settings }: { settings: CompanySettings }) {
  const [stored, setStored] = useState(() => valuesOf(settings))
  const save = useSend(companyEndpoints.editSettings)
  const form = useFoyerForm(
    companyForm(stored),
    stored,
    async (values) => {
      await save.mutateAsync({ kind: 'settings', change: changeOf(values, stored) })
      setStored(values)
      form.fields.setValues(values)
      showToast({ kind: 'ok', text: texts.saved })
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.saveFailed) }) },
  )
  const isChanged = !isEmptyChange(changeOf(form.fields.values, stored))
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <LeaveGuard isChanged={isChanged} />
      <Part isFirst title={texts.about}>
        <AboutFields form={form} />
      </Part>
      <Part title={texts.contact} text={texts.contactLead}>
        <ContactFields form={form} />
      </Part>
      <Part title={texts.where}>
        <AddressFields form={form} />
      </Part>
      <Part title={texts.money}>
        <CountryFields form={form} />
      </Part>
      <Part title={texts.bank} text={texts.bankLead}>
        <BankFields form={form} />
      </Part>
      <Part title={texts.signature} text={texts.signatureLead}>
        <SignatureFields form={form} />
      </Part>
      <SaveBar
        isChanged={isChanged}
        isBusy={form.isBusy}
        problem={form.problem}
        words={texts}
        onDiscard={form.restart}
      />
    </form>
  )
}

/** Everything about the company: admins change it, others with the feature look at it. */
export function CompanySettingsPage() {
  const mayEdit = useCan('company.editSettings')
  const settings = useEndpoint(companyEndpoints.settings, {}, { staleTime: 0 })
  const isRefused = settings.error?.code === accessRefusals.notAllowed.code
  // A form keeps what it began with: it does not begin with what a colleague may have changed since.
  const data = settings.isFetchedAfterMount ? settings.data : undefined
  return (
    <Page width="narrow" title={texts.title} text={texts.lead}>
      <Surface>
        {isRefused ? (
          <EmptyState icon={IconLock} title={accessRefusals.notAllowed.text} />
        ) : (
          <Loaded of={{ ...settings, data }} failed={texts.loadFailed} rows={6}>
            {(known) => (mayEdit ? <SettingsForm settings={known} /> : <CompanyFacts settings={known} />)}
          </Loaded>
        )}
      </Surface>
    </Page>
  )
}
