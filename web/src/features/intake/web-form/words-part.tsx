import { webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import { webFormLimits as limits } from '@foyer/contract/intake/web-form/limits'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { Stack } from '../../../ui/layout/flow'
import { SectionHeading } from '../../../ui/text/section-heading'
import { ColourField } from './colour-field'
import type { WebFormForm } from './form-draft'

const grows = { autosize: true, minRows: 2, maxRows: 8 }

/** What visitors read, and its colour. */
export function WordsPart({ form: { field } }: { form: WebFormForm }) {
  return (
    <Stack gap={12}>
      <SectionHeading level={3}>{texts.words}</SectionHeading>
      <TextField {...field('title')} label={texts.formTitle} max={limits.title} required />
      <LongTextField {...field('intro')} label={texts.intro} max={limits.intro} {...grows} />
      <TextField {...field('button')} label={texts.button} max={limits.button} required />
      <LongTextField {...field('thanks')} label={texts.thanks} max={limits.thanks} required {...grows} />
      <LongTextField
        {...field('consent')}
        label={texts.consent}
        description={texts.consentHint}
        max={limits.consent}
        {...grows}
      />
      <ColourField {...field('colour')} />
    </Stack>
  )
}
