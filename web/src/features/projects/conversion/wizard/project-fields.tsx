import { withoutBlanks } from '@foyer/contract/kit/typed-text'
import { wizardFieldTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { wizardLimits as limits } from '@foyer/contract/projects/conversion/wizard-limits'
import { FieldGrid, WholeRow } from '../../../../ui/form/field-grid'
import { TextField } from '../../../../ui/form/fields/text-field'
import { CountrySelect } from '../../../company/country-select'
import type { WizardForm } from './wizard-form'

/** What it is called, and where it is. */
export function ProjectFields({ form }: { form: WizardForm }) {
  const { onChange, ...country } = form.field('countryCode')
  return (
    <FieldGrid columns={2}>
      <TextField
        {...form.field('projectName')}
        label={texts.projectName}
        max={limits.projectName}
        autoComplete="off"
        withAsterisk
      />
      <CountrySelect
        {...country}
        label={texts.country}
        onChange={({ countryCode }) => onChange(countryCode)}
        withAsterisk
      />
      <WholeRow>
        <TextField {...form.field('address')} label={texts.address} max={limits.address} autoComplete="off" />
      </WholeRow>
      <TextField {...form.field('city')} label={texts.city} max={limits.city} autoComplete="off" />
      <TextField
        {...form.field('postalCode')}
        label={texts.postalCode}
        shape={form.values.countryCode === 'IN' ? withoutBlanks : undefined}
        inputMode={form.values.countryCode === 'IN' ? 'numeric' : 'text'}
        autoComplete="off"
      />
    </FieldGrid>
  )
}
