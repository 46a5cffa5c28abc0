import { companyLimits } from '@foyer/contract/company/limits'
import { companyFormTexts as texts } from '@foyer/contract/company/messages'
import { capitals, withoutBlanks } from '@foyer/contract/kit/typed-text'
import { TextField } from '../../ui/form/fields/text-field'
import type { FoyerForm } from '../../ui/form/use-foyer-form'
import { ImagePicker } from '../files/image-picker'
import type { CompanyValues } from './company-values'

interface Fields {
  form: FoyerForm<CompanyValues>
}

const { company: limits } = companyLimits
const capitalsOf = (text: string) => capitals(withoutBlanks(text))

export function ContactFields({ form }: Fields) {
  return (
    <>
      <TextField
        {...form.field('contact')}
        label={texts.contact}
        max={limits.contact.max}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.field('email')}
        label={texts.email}
        max={limits.email.max}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  )
}

/** Where clients pay to. */
export function BankFields({ form }: Fields) {
  const isIndian = form.fields.values.countryCode === 'IN'
  return (
    <>
      <TextField
        {...form.field('bankAccountName')}
        label={texts.bankAccountName}
        max={limits.bankText.max}
        autoComplete="off"
      />
      <TextField
        {...form.field('bankAccountNumber')}
        label={texts.bankAccountNumber}
        max={limits.bankAccount.max}
        shape={capitalsOf}
        autoComplete="off"
      />
      <TextField
        {...form.field('bankName')}
        label={texts.bankName}
        max={limits.bankText.max}
        autoComplete="off"
      />
      <TextField
        {...form.field('bankCode')}
        label={isIndian ? texts.ifsc : texts.bankCode}
        max={limits.bankCode.max}
        shape={capitalsOf}
        autoComplete="off"
      />
      <TextField {...form.field('upiId')} label={texts.upiId} max={limits.bankText.max} autoComplete="off" />
    </>
  )
}

export function SignatureFields({ form }: Fields) {
  return (
    <>
      <ImagePicker
        label={texts.signature}
        value={form.fields.values.signature || undefined}
        onChange={(location) => form.fields.setFieldValue('signature', location ?? '')}
        isDisabled={form.isBusy}
      />
      <TextField
        {...form.field('signatory')}
        label={texts.signatory}
        max={limits.signatory.max}
        autoComplete="off"
      />
    </>
  )
}
