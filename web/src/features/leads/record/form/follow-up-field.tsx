import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { previewTexts } from '@foyer/contract/leads/messages/work'
import { DateField } from '../../../../ui/form/fields/date-field'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { fieldOf, type LeadForm } from './use-lead-form'

/** When to speak to the lead next: not before today (L-199). */
export function FollowUpField({ form }: { form: LeadForm }) {
  const { today } = useCompanyDay()
  return (
    <DateField
      {...fieldOf(form, 'followUpOn')}
      label={previewTexts.followUpOn}
      placeholder={leadInputTexts.dateHint}
      value={form.values.followUpOn ?? ''}
      onChange={(followUpOn) => form.change({ followUpOn }, 'followUpOn')}
      first={today}
      opensAt={today}
      isNear
    />
  )
}
