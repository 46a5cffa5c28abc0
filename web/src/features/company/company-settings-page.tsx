import { accessRefusals } from '@foyer/contract/accounts/messages'
import { companyForm } from '@foyer/contract/company/forms'
import { companySettingsTexts as texts } from '@foyer/contract/company/messages'
import type { CompanySettings } from '@foyer/contract/company/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { call } from '../../api/client'
import { keyOf, useEndpoint } from '../../api/queries'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { FormProblem } from '../../ui/form/form-problem'
import { SubmitButton } from '../../ui/form/submit-button'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { LeaveGuard } from '../../ui/leave-guard'
import { PageTitle } from '../../ui/page-title'
import { RowSkeleton } from '../../ui/skeleton'
import { showToast } from '../../ui/toast'
import { useCan } from '../accounts/use-profile'
import { CompanyFacts } from './company-facts'
import { AboutFields, AddressFields, CountryFields } from './company-fields'
import styles from './company-settings-page.module.css'
import { changeOf, isEmptyChange, valuesOf } from './company-values'

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

/** What is saved shows at once everywhere: logo and currency come with the profile. */
function useReadAnew() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [companyEndpoints.settings, accountEndpoints.profile].map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
}

function SettingsForm({ settings }: { settings: CompanySettings }) {
  const [stored, setStored] = useState(() => valuesOf(settings))
  const readAnew = useReadAnew()
  const form = useFoyerForm(companyForm(stored), stored, async (values) => {
    try {
      await call(companyEndpoints.editSettings, { kind: 'settings', change: changeOf(values, stored) })
    } catch (error) {
      return { form: wordsOf(error, texts.saveFailed) }
    }
    setStored(values)
    form.fields.setValues(values)
    showToast({ kind: 'ok', text: texts.saved })
    await readAnew()
    return undefined
  })
  const isChanged = !isEmptyChange(changeOf(form.fields.values, stored))
  const discard = () => {
    form.fields.setValues(stored)
    form.fields.clearErrors()
  }
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <LeaveGuard isChanged={isChanged} />
      <Group title={texts.about}>
        <AboutFields form={form} />
      </Group>
      <Group title={texts.where}>
        <AddressFields form={form} />
      </Group>
      <Group title={texts.money}>
        <CountryFields form={form} />
      </Group>
      <div className={styles.foot}>
        <FormProblem text={form.problem} />
        <div className={styles.buttons}>
          {isChanged && (
            <>
              <span className={styles.unsaved}>{texts.unsaved}</span>
              <Button variant="default" disabled={form.isBusy} onClick={discard}>
                {texts.discard}
              </Button>
            </>
          )}
          <SubmitButton isBusy={form.isBusy} isDisabled={!isChanged}>
            {texts.save}
          </SubmitButton>
        </div>
      </div>
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
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.sheet}>
        {isRefused && <EmptyState icon={IconLock} title={accessRefusals.notAllowed.text} />}
        {settings.isError && !isRefused && !data && (
          <FailedState what={texts.loadFailed} onRetry={() => void settings.refetch()} />
        )}
        {!data && !settings.isError && <RowSkeleton rows={6} />}
        {data &&
          !isRefused &&
          (mayEdit ? <SettingsForm settings={data} /> : <CompanyFacts settings={data} />)}
      </div>
    </div>
  )
}
