import { capitals, withoutBlanks } from '@foyer/contract/kit/typed-text'
import { type AreaUnit, areaUnits } from '@foyer/contract/leads/fields/values'
import { wizardFieldTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { wizardLimits as limits } from '@foyer/contract/projects/conversion/wizard-limits'
import { Box } from '@mantine/core'
import { FieldGrid, WholeRow } from '../../../../ui/form/field-grid'
import { AmountField } from '../../../../ui/form/fields/amount-field'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { DateField } from '../../../../ui/form/fields/date-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { Row, Stack } from '../../../../ui/layout/flow'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { useCompanyDay } from '../../../accounts/use-company-day'
import type { WizardForm } from './wizard-form'

/** W-003: what can be said later as well. */
export function AdditionalFields({ form }: { form: WizardForm }) {
  const { today, currencySymbol } = useCompanyDay()
  const { startOn } = form.values
  const areaUnit = form.field('areaUnit')
  return (
    <Stack>
      <FieldGrid columns={2}>
        <AmountField
          {...form.field('budget')}
          label={texts.budget}
          symbol={currencySymbol}
          isGrouped={currencySymbol === '₹'}
        />
        <Row gap={6} isOneLine grow="first" align="flex-start">
          <TextField {...form.field('area')} label={texts.area} inputMode="decimal" autoComplete="off" />
          <Box w={104}>
            <ChoiceField
              {...areaUnit}
              label={texts.areaUnit}
              data={[...areaUnits]}
              onChange={(unit) => areaUnit.onChange(unit as AreaUnit)}
            />
          </Box>
        </Row>
        <WholeRow>
          <TextField {...form.field('workScope')} label={texts.workScope} autoComplete="off" />
        </WholeRow>
        <DateField
          {...form.field('startOn')}
          label={texts.startOn}
          placeholder={texts.day}
          isNear
          first={today}
          opensAt={today}
        />
        <DateField
          {...form.field('endOn')}
          label={texts.endOn}
          placeholder={texts.day}
          isNear
          first={startOn || today}
          opensAt={startOn || today}
        />
        <WholeRow>
          <LongTextField {...form.field('note')} label={texts.note} max={limits.note} autosize minRows={2} />
        </WholeRow>
      </FieldGrid>
      <SectionHeading>{texts.billing}</SectionHeading>
      <FieldGrid columns={2}>
        <TextField {...form.field('billTo')} label={texts.billTo} max={limits.billTo} autoComplete="off" />
        <TextField
          {...form.field('gstNumber')}
          label={texts.gst}
          max={limits.gst}
          shape={(text) => capitals(withoutBlanks(text))}
          autoComplete="off"
        />
        <WholeRow>
          <TextField
            {...form.field('billingAddress')}
            label={texts.billingAddress}
            max={limits.billingAddress}
            autoComplete="off"
          />
        </WholeRow>
        <TextField
          {...form.field('billingLandmark')}
          label={texts.billingLandmark}
          max={limits.billingLandmark}
          autoComplete="off"
        />
        <TextField
          {...form.field('billingCity')}
          label={texts.billingCity}
          max={limits.billingCity}
          autoComplete="off"
        />
      </FieldGrid>
    </Stack>
  )
}
