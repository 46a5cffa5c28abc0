import { withoutBlanks } from '@foyer/contract/kit/typed-text'
import type { LeadType } from '@foyer/contract/leads/model'
import { wizardFieldTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { wizardLimits as limits } from '@foyer/contract/projects/conversion/wizard-limits'
import { SegmentedControl } from '@mantine/core'
import { FieldGrid, WholeRow } from '../../../../ui/form/field-grid'
import { CheckField } from '../../../../ui/form/fields/check-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { PhoneField } from '../../../places/phone-field'
import type { WizardForm } from './wizard-form'

/** Who the project is for (W-001). */
export function ClientFields({ form }: { form: WizardForm }) {
  const isCorporate = form.values.type === 'corporate'
  return (
    <FieldGrid columns={2}>
      <WholeRow>
        <SegmentedControl
          aria-label={texts.type}
          data={[
            { value: 'individual', label: texts.individual },
            { value: 'corporate', label: texts.corporate },
          ]}
          value={form.values.type}
          onChange={(type) => form.change({ type: type as LeadType })}
        />
      </WholeRow>
      {isCorporate && (
        <WholeRow>
          <TextField
            {...form.field('companyName')}
            label={texts.companyName}
            autoComplete="organization"
            withAsterisk
          />
        </WholeRow>
      )}
      <TextField
        {...form.field('firstName')}
        label={texts.firstName}
        max={limits.name}
        autoComplete="off"
        withAsterisk
      />
      <TextField
        {...form.field('lastName')}
        label={texts.lastName}
        max={limits.name}
        autoComplete="off"
        withAsterisk
      />
      <TextField
        {...form.field('email')}
        label={texts.email}
        type="email"
        shape={withoutBlanks}
        autoComplete="off"
        withAsterisk
      />
      <PhoneField {...form.field('phone')} label={texts.phone} />
      <WholeRow>
        <CheckField {...form.field('isInvited')} label={texts.invite} description={texts.inviteHint} />
      </WholeRow>
    </FieldGrid>
  )
}
