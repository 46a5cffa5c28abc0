import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { previewTexts } from '@foyer/contract/leads/messages/work'
import { useState } from 'react'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { DateField } from '../../../../ui/form/fields/date-field'
import { TimeField } from '../../../../ui/form/fields/time-field'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { fieldOf, type LeadForm } from './use-lead-form'

/** When to speak to the lead next: not before today (L-199); the time that was agreed stays (C-163). */
export function FollowUpField({ form }: { form: LeadForm }) {
  const { today } = useCompanyDay()
  const [hadTime] = useState(!!form.values.followUpTime)
  return (
    <FieldGrid columns={2} staysBeside>
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
      <TimeField
        {...fieldOf(form, 'followUpTime')}
        label={previewTexts.followUpTime}
        value={form.values.followUpTime ?? ''}
        onChange={(followUpTime) => form.change({ followUpTime }, 'followUpTime')}
        disabled={!form.values.followUpOn}
        isNeeded={hadTime}
      />
    </FieldGrid>
  )
}
