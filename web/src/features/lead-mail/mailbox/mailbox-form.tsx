import { mailboxLimits as limits } from '@foyer/contract/lead-mail/mailbox/limits'
import { mailboxTexts as texts } from '@foyer/contract/lead-mail/mailbox/messages'
import type { Mailbox } from '@foyer/contract/lead-mail/mailbox/model'
import { securities } from '@foyer/contract/lead-mail/sender/model'
import { mailboxEndpoints } from '@foyer/contract/wire/lead-mail/mailbox/endpoints'
import { Box, Button } from '@mantine/core'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { FieldGrid } from '../../../ui/form/field-grid'
import { CheckField } from '../../../ui/form/fields/check-field'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { PasswordField } from '../../../ui/form/fields/password-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { Form } from '../../../ui/form/form'
import { FormGuard } from '../../../ui/form/form-guard'
import { FormProblem } from '../../../ui/form/form-problem'
import { type FoyerForm, useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import {
  draftOf,
  type MailboxDraft,
  meantBy,
  partsOf,
  problemsOf,
  type Service,
  services,
} from './mailbox-draft'

export function MailboxForm({ found }: { found: Mailbox | undefined }) {
  const save = useSend(mailboxEndpoints.saveMailbox, { reads: 'before-done' })
  const form = useFoyerForm<MailboxDraft>(
    (draft) => problemsOf(draft, found !== undefined),
    draftOf(found),
    async (draft) => {
      const { message } = await save.mutateAsync(meantBy(draft))
      showToast({ kind: 'ok', text: message })
      form.change({ password: '' })
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failedToSave) }), follows: true },
  )
  const trial = useTrial(form)
  return (
    <Box maw={640}>
      <Form
        form={form}
        submit={texts.save}
        isSubmitLocked={!form.isChanged}
        tools={
          <Button variant="default" loading={trial.isPending} disabled={form.isBusy} onClick={trial.start}>
            {texts.test}
          </Button>
        }
      >
        <CheckField {...form.field('isOn')} label={texts.isOn} />
        <ServiceField form={form} />
        <ServerFields form={form} />
        <FieldGrid columns={2}>
          <TextField
            {...form.field('username')}
            label={texts.username}
            max={limits.username.max}
            autoComplete="off"
          />
          <PasswordField {...form.field('password')} label={texts.password} autoComplete="new-password" />
        </FieldGrid>
        {found && <QuietText size="small">{texts.passwordKept}</QuietText>}
        <TextField {...form.field('folder')} label={texts.folder} max={limits.folder.max} />
        <QuietText size="small">{texts.replyHint}</QuietText>
        <FormProblem text={trial.problem} />
        <div role="status">{trial.message && <QuietText>{trial.message}</QuietText>}</div>
      </Form>
      <FormGuard form={form} />
    </Box>
  )
}

/** What the last test said, as long as it was about what stands here. */
function useTrial(form: FoyerForm<MailboxDraft>) {
  const test = useSend(mailboxEndpoints.testMailbox)
  const now = JSON.stringify(meantBy(form.values))
  const isAboutThis = JSON.stringify(test.variables) === now
  return {
    isPending: test.isPending,
    start: () => {
      if (!form.fields.validate().hasErrors) test.mutate(meantBy(form.values))
    },
    message: isAboutThis ? test.data?.message : undefined,
    problem: isAboutThis && test.error ? wordsOf(test.error, texts.failedToTest) : undefined,
  }
}

function ServiceField({ form }: { form: FoyerForm<MailboxDraft> }) {
  const { service } = form.values
  return (
    <>
      <ChoiceField
        {...form.field('service')}
        label={texts.service}
        data={services.map((value) => ({ value, label: texts.services[value] }))}
        onChange={(chosen) => form.change(partsOf(chosen as Service), 'service')}
      />
      <QuietText size="small">{texts.notes[service]}</QuietText>
    </>
  )
}

function ServerFields({ form }: { form: FoyerForm<MailboxDraft> }) {
  return (
    <FieldGrid columns={3}>
      <TextField {...form.field('host')} label={texts.host} max={limits.host.max} autoComplete="off" />
      <TextField {...form.field('port')} label={texts.port} inputMode="numeric" autoComplete="off" />
      <ChoiceField
        {...form.field('security')}
        label={texts.security}
        data={securities.map((value) => ({ value, label: texts.securities[value] }))}
        onChange={(chosen) =>
          form.change({ security: chosen === 'starttls' ? 'starttls' : 'tls' }, 'security')
        }
      />
    </FieldGrid>
  )
}
