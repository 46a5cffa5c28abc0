import { capitals, withoutBlanks } from '@foyer/contract/kit/typed-text'
import {
  type ClientFields,
  clientFactsOfFields,
  clientFields,
  clientFieldsOf,
} from '@foyer/contract/projects/conversion/client-form'
import { projectLimits as limits } from '@foyer/contract/projects/conversion/limits'
import { conversionFailures, projectRefusals } from '@foyer/contract/projects/conversion/messages'
import { wizardFieldTexts as labels } from '@foyer/contract/projects/conversion/messages-wizard'
import type { ProjectSheet } from '@foyer/contract/projects/conversion/model'
import { projectFormTexts, projectPeopleTexts as texts } from '@foyer/contract/projects/record/messages'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { useEffect, useState } from 'react'
import { CallFailed, wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { FieldGrid, WholeRow } from '../../../ui/form/field-grid'
import { TextField } from '../../../ui/form/fields/text-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { type Problem, useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Loaded } from '../../../ui/states/loaded'
import { SectionHeading } from '../../../ui/text/section-heading'
import { showToast } from '../../../ui/toasts/toast'
import { useProfile } from '../../accounts/use-profile'
import { PhoneField } from '../../places/phone-field'

interface ClientDialogProps {
  projectId: string
  onClose: () => void
}

/** Who the client is, how they are reached, and to whom bills go. */
export function ClientDialog({ projectId, onClose }: ClientDialogProps) {
  const sheet = useEndpoint(projectEndpoints.byId, { projectId }, { staleTime: 0 })
  const { data: profile } = useProfile()
  const dialCode = profile?.company.dialCode.replace(/\D/g, '') || '91'
  const [isChanged, setChanged] = useState(false)
  const guard = useCloseGuard({ isChanged, text: texts.clientLeaveText, onClose })
  return (
    <Dialog opened title={texts.editTitle} width={760} onClose={guard.close}>
      <Loaded of={sheet} failed={texts.clientLoadFailed} rows={5}>
        {({ client }) => (
          <ClientForm
            projectId={projectId}
            client={client}
            dialCode={dialCode}
            onChanged={setChanged}
            onClose={onClose}
          />
        )}
      </Loaded>
      {guard.question}
    </Dialog>
  )
}

function problemOf(error: unknown): Problem<ClientFields> {
  const isStaff = error instanceof CallFailed && error.code === projectRefusals.staffCannotBeClient.code
  return isStaff
    ? { fields: { email: conversionFailures.wizard.userIsNoClient } }
    : { form: wordsOf(error, texts.clientFailed) }
}

interface ClientFormProps extends ClientDialogProps {
  client: ProjectSheet['client']
  dialCode: string
  onChanged: (isChanged: boolean) => void
}

function ClientForm({ projectId, client, dialCode, onChanged, onClose }: ClientFormProps) {
  const save = useSend(projectEndpoints.edit)
  const form = useFoyerForm<ClientFields>(
    clientFields,
    clientFieldsOf(client, dialCode),
    async (values) => {
      await save.mutateAsync({ id: projectId, client: clientFactsOfFields(values) })
      showToast({ kind: 'ok', text: texts.clientSaved })
      onClose()
    },
    { problemOf },
  )
  const { isChanged } = form
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  const hasOtherEmail = form.values.email.trim().toLowerCase() !== client.email
  return (
    <DialogForm
      form={form}
      submit={projectFormTexts.save}
      cancel={projectFormTexts.cancel}
      onCancel={onClose}
    >
      <FieldGrid columns={2}>
        <TextField
          {...form.field('name')}
          label={labels.client}
          max={limits.clientName}
          autoComplete="off"
          withAsterisk
          data-autofocus
        />
        <TextField
          {...form.field('companyName')}
          label={labels.companyName}
          max={limits.companyName}
          autoComplete="off"
        />
        <TextField
          {...form.field('email')}
          label={labels.email}
          type="email"
          shape={withoutBlanks}
          autoComplete="off"
          withAsterisk
          {...(hasOtherEmail && { description: texts.otherEmail })}
        />
        <PhoneField {...form.field('phone')} label={labels.phone} />
        <WholeRow>
          <SectionHeading>{texts.billing}</SectionHeading>
        </WholeRow>
        <TextField {...form.field('billTo')} label={labels.billTo} max={limits.billTo} autoComplete="off" />
        <TextField
          {...form.field('gstNumber')}
          label={labels.gst}
          max={limits.gstNumber}
          shape={(text) => capitals(withoutBlanks(text))}
          autoComplete="off"
        />
        <WholeRow>
          <TextField
            {...form.field('billingAddress')}
            label={labels.billingAddress}
            max={limits.billingAddress}
            autoComplete="off"
          />
        </WholeRow>
        <TextField
          {...form.field('billingLandmark')}
          label={labels.billingLandmark}
          max={limits.billingLandmark}
          autoComplete="off"
        />
        <TextField
          {...form.field('billingCity')}
          label={labels.billingCity}
          max={limits.billingCity}
          autoComplete="off"
        />
      </FieldGrid>
    </DialogForm>
  )
}
