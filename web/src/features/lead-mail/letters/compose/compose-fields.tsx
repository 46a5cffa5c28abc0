import { letterLimits } from '@foyer/contract/lead-mail/letters/limits'
import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { MailPlace } from '@foyer/contract/lead-mail/templates/places'
import type { ReactNode } from 'react'
import { TextField } from '../../../../ui/form/fields/text-field'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field'
import { SubjectField } from '../../templates/subject-field'
import { usePictureUpload } from '../../use-picture-upload'
import { AttachmentsField } from './attachments-field'
import { LaterFields } from './later-fields'
import { RecipientsField } from './recipients-field'
import type { MailForm } from './use-mail-form'

interface ComposeFieldsProps {
  mail: MailForm
  /** What is said of what is no address (C-047). */
  invalid: string
  /** Addresses that stay, as those of chosen leads do. */
  locked?: readonly string[]
  /** In place of the chips, where there are too many. */
  recipients?: ReactNode
  /** What can be put into the text and is filled in for each lead. */
  places?: readonly MailPlace[]
  /** Which words to begin with. */
  template: ReactNode
  /** A mail that waits for an update leaves with that. */
  hasLater?: boolean
}

/** The fields of a mail, in the order in which one writes it. */
export function ComposeFields(props: ComposeFieldsProps) {
  const { mail, invalid, locked, recipients, places, template, hasLater = true } = props
  const { form, values, change, isBusy } = mail
  const storePicture = usePictureUpload()
  const subject = {
    ...form.field('subject'),
    label: texts.subject,
    withAsterisk: true,
    max: letterLimits.subject,
    autoComplete: 'off',
  }
  return (
    <>
      {template}
      {recipients ?? (
        <RecipientsField
          value={values.to}
          typing={values.typing}
          onChange={change}
          invalid={invalid}
          error={form.problemAt('to')}
          readOnly={isBusy}
          data-path="to"
          {...(locked && { locked })}
        />
      )}
      {places ? <SubjectField {...subject} places={places} /> : <TextField {...subject} />}
      <RichTextField
        {...form.field('html')}
        label={texts.body}
        placeholder={texts.bodyHint}
        withAsterisk
        onPicture={storePicture}
        {...(places && { places })}
      />
      <AttachmentsField
        value={values.attachments}
        error={form.problemAt('attachments')}
        readOnly={isBusy}
        onChange={(attachments) => change({ attachments })}
        onHeldUp={mail.onHeldUp}
      />
      {hasLater && (
        <LaterFields values={values} problem={form.problemAt('sendOn')} readOnly={isBusy} onChange={change} />
      )}
    </>
  )
}
