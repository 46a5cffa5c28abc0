import { webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import { webFormSettingsProblems } from '@foyer/contract/intake/web-form/forms'
import type { WebForm } from '@foyer/contract/intake/web-form/model'
import { webFormEndpoints } from '@foyer/contract/wire/intake/web-form/endpoints'
import type { FormEvent } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { CheckField } from '../../../ui/form/fields/check-field'
import { FormGuard } from '../../../ui/form/form-guard'
import { SaveBar } from '../../../ui/form/save-bar'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { PageColumns } from '../../../ui/layout/page'
import { Loaded } from '../../../ui/states/loaded'
import { Facts } from '../../../ui/text/facts'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { showToast } from '../../../ui/toasts/toast'
import { ReadingNote } from '../../accounts/reading-note'
import { useCan } from '../../accounts/use-can'
import { useGuard } from '../../accounts/use-guard'
import { Moment } from '../doors/moment'
import { ArrivalPart } from './arrival-part'
import { FieldRows } from './field-rows'
import { changesOf, type WebFormDraft } from './form-draft'
import { PreviewPart } from './preview-part'
import { SharePart } from './share-part'
import classes from './web-form.module.css'
import { WordsPart } from './words-part'

/** The enquiry form for the firm's website: what it asks, how it looks, where it is, and how many used it. */
export function WebFormPage() {
  const read = useEndpoint(webFormEndpoints.webForm, {}, { staleTime: 0 })
  const known = read.isFetchedAfterMount ? read.data : undefined
  return (
    <Sheet title={texts.title} text={texts.lead}>
      <ReadingNote action="intake.manage" of="settings" />
      <Loaded of={{ ...read, data: known }} failed={texts.loadFailed} rows={8}>
        {(form) => (
          <div data-line="between">
            {form.path !== undefined && <Received of={form} />}
            <SheetPart>
              <SharePart path={form.path} firm={form.firm} />
            </SheetPart>
            <Editor form={form} />
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Received({ of: { today, last30Days, lastReceivedAt, failed } }: { of: WebForm }) {
  const last = lastReceivedAt ? <Moment at={lastReceivedAt} /> : texts.never
  return (
    <SheetPart>
      <Facts
        layout="cells"
        columns={3}
        isFramed
        facts={[
          [texts.today, today],
          [texts.last30Days, last30Days],
          [texts.lastReceived, last],
          ...(failed > 0 ? [[texts.failedOnes, failed] as const] : []),
        ]}
      />
    </SheetPart>
  )
}

function Editor({ form: { settings, offered } }: { form: WebForm }) {
  const guard = useGuard('intake.manage')
  const mayManage = useCan('intake.manage')
  const save = useSend(webFormEndpoints.saveWebForm, { reads: 'before-done' })
  const form = useFoyerForm<WebFormDraft>(
    (draft) => ({ fields: webFormSettingsProblems(draft) }),
    settings,
    async (draft, start) => {
      const { message } = await save.mutateAsync({ ...settings, ...changesOf(draft, start) })
      showToast({ kind: 'ok', text: message })
    },
    {
      problemOf: (error) => ({ form: wordsOf(error, texts.failed) }),
      saysWhenLeft: true,
      follows: true,
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    guard(() => form.onSubmit(event))()
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormGuard form={form} />
      <PageColumns side={380} gap={0}>
        <fieldset data-line="between" disabled={guard.because !== undefined}>
          <SheetPart>
            <CheckField
              {...form.field('isOn')}
              error={undefined}
              label={texts.isOn}
              description={texts.isOff}
            />
          </SheetPart>
          <SheetPart>
            <WordsPart form={form} />
          </SheetPart>
          <SheetPart>
            <SectionHeading level={3}>{texts.fields}</SectionHeading>
            <QuietText>{texts.fieldsLead}</QuietText>
            <FieldRows form={form} offered={offered} />
          </SheetPart>
          <SheetPart>
            <ArrivalPart form={form} />
          </SheetPart>
        </fieldset>
        {mayManage ? (
          <div className={classes.beside}>
            <SheetPart>
              <PreviewPart draft={form.values} />
            </SheetPart>
          </div>
        ) : (
          <div />
        )}
      </PageColumns>
      <SaveBar
        isChanged={form.isChanged}
        isBusy={form.isBusy}
        problem={form.problem}
        words={texts}
        onDiscard={form.restart}
      />
    </form>
  )
}
