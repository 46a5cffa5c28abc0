import { editTargetsTexts as texts } from '@foyer/contract/analytics/messages/targets'
import type { Reportee } from '@foyer/contract/analytics/model'
import { FieldGrid, WholeRow } from '../../../../ui/form/field-grid'
import { AmountField } from '../../../../ui/form/fields/amount-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import type { FoyerForm } from '../../../../ui/form/use-foyer-form'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { useCompanyDay } from '../../../accounts/use-company-day'

/** What is typed, by field: two for each person. */
export type TargetValues = Record<string, string>

export const fieldsOf = (userId: string) => ({ amount: `amount:${userId}`, leads: `leads:${userId}` })

interface TargetFieldsProps {
  people: readonly Reportee[]
  form: FoyerForm<TargetValues>
}

/** Value and number of leads for each person. */
export function TargetFields({ people, form }: TargetFieldsProps) {
  const { currencySymbol } = useCompanyDay()
  return people.map(({ id, fullName }) => {
    const names = fieldsOf(id)
    return (
      <FieldGrid key={id} columns={2} staysBeside>
        <WholeRow>
          <SectionHeading level={3}>{fullName}</SectionHeading>
        </WholeRow>
        <AmountField
          {...form.field(names.amount)}
          label={texts.amount}
          aria-label={texts.amountOf(fullName)}
          symbol={currencySymbol}
          isGrouped={currencySymbol === '₹'}
        />
        <TextField
          {...form.field(names.leads)}
          label={texts.leads}
          aria-label={texts.leadsOf(fullName)}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldGrid>
    )
  })
}
