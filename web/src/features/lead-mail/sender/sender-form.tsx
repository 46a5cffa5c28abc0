import { mailServerLimits as limits } from '@foyer/contract/lead-mail/sender/limits'
import { senderTexts as texts } from '@foyer/contract/lead-mail/sender/messages'
import { type OwnMailServer, type Security, securities } from '@foyer/contract/lead-mail/sender/model'
import { mailPresets, presetOf } from '@foyer/contract/lead-mail/sender/presets'
import { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { FieldGrid, WholeRow } from '../../../ui/form/field-grid'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { FormGuard } from '../../../ui/form/form-guard'
import { SaveBar } from '../../../ui/form/save-bar'
import { type FoyerForm, useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { draftOf, isPasswordKept, problemsOf, type SenderValues, startOf } from './sender-draft'
import { TrialPart } from './trial-part'

/** What the firm's mail server is called, who signs in there, and from which address mails come. */
export function SenderForm({ own }: { own: OwnMailServer | undefined }) {
  const save = useSend(senderEndpoints.saveMailServer, { reads: 'before-done' })
  const form = useFoyerForm<SenderValues>(
    (values) => ({ fields: problemsOf(values, own) }),
    startOf(own),
    async (values) => {
      const { message } = await save.mutateAsync({ kind: 'save', ...draftOf(values) })
      form.change({ password: '' })
      showToast({ kind: 'ok', text: message })
    },
    {
      problemOf: (error) => ({ form: wordsOf(error, texts.saveFailed) }),
      saysWhenLeft: true,
      follows: true,
    },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormGuard form={form} />
      <SheetPart>
        <Stack gap={16}>
          <Provider form={form} />
          <FieldGrid columns={2}>
            <TextField
              {...form.field('host')}
              label={texts.host}
              max={limits.host.max}
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField {...form.field('port')} label={texts.port} inputMode="numeric" />
            <WholeRow>
              <ChoiceField
                {...form.field('security')}
                label={texts.security}
                data={securities.map((value) => ({ value, label: texts.securities[value] }))}
                onChange={(value) => form.change({ security: value as Security }, 'security')}
              />
            </WholeRow>
            <TextField
              {...form.field('username')}
              label={texts.username}
              max={limits.username.max}
              note={texts.usernameHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              {...form.field('password')}
              type="password"
              label={texts.password}
              max={limits.password.max}
              autoComplete="new-password"
              note={isPasswordKept(form.values, own) ? texts.passwordKept : texts.passwordHint}
            />
            <TextField
              {...form.field('fromName')}
              label={texts.fromName}
              max={limits.fromName.max}
              note={texts.fromNameHint}
            />
            <TextField
              {...form.field('fromAddress')}
              label={texts.fromAddress}
              max={limits.fromAddress.max}
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              {...form.field('perMinute')}
              label={texts.perMinute}
              note={texts.perMinuteHint}
              inputMode="numeric"
            />
          </FieldGrid>
          <TrialPart form={form} own={own} />
        </Stack>
      </SheetPart>
      <SaveBar
        isChanged={form.isChanged || !own}
        isBusy={form.isBusy}
        problem={form.problem}
        words={texts}
        onDiscard={form.restart}
      />
    </form>
  )
}

/** Fills in what most firms need not look up. */
function Provider({ form }: { form: FoyerForm<SenderValues> }) {
  const chosen = presetOf(form.values)
  const preset = mailPresets.find(({ id }) => id === chosen)
  const choose = (id: string) => {
    const { host = '', port = 587, security = 'starttls' } = mailPresets.find((one) => one.id === id) ?? {}
    form.change({ host, port: String(port), security })
  }
  return (
    <Stack gap={8}>
      <ChoiceField
        label={texts.provider}
        data={[
          ...mailPresets.map(({ id, label }) => ({ value: id, label })),
          { value: 'other', label: texts.other },
        ]}
        value={chosen}
        onChange={choose}
      />
      <QuietText>{preset?.hint ?? texts.presetHints.other}</QuietText>
    </Stack>
  )
}
