import { duplicateTexts, webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import { type DuplicatePolicy, duplicatePolicies } from '@foyer/contract/leads/duplicates/model'
import { Radio } from '@mantine/core'
import { FieldGrid } from '../../../ui/form/field-grid'
import { Stack } from '../../../ui/layout/flow'
import { SectionHeading } from '../../../ui/text/section-heading'
import { OfferedCombo } from '../../leads/record/form/offered-combo'
import type { WebFormForm } from './form-draft'

const order: readonly DuplicatePolicy[] = ['fill', ...duplicatePolicies.filter((one) => one !== 'fill')]

/** Where the lead is said to come from, and what happens to one that is known. */
export function ArrivalPart({ form }: { form: WebFormForm }) {
  return (
    <Stack gap={12}>
      <SectionHeading level={3}>{texts.arrival}</SectionHeading>
      <FieldGrid columns={2}>
        <OfferedCombo {...form.field('source')} name="source" label={texts.source} required />
        <OfferedCombo {...form.field('sourceName')} name="sourceName" label={texts.sourceName} />
      </FieldGrid>
      <Radio.Group
        label={texts.duplicates}
        value={form.values.duplicates}
        onChange={(value) => form.change({ duplicates: value as DuplicatePolicy })}
      >
        <Stack gap={8}>
          {order.map((policy) => (
            <Radio key={policy} value={policy} label={duplicateTexts[policy]} disabled={form.isBusy} mt={4} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  )
}
