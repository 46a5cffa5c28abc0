import { wizardLocationTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Notice } from '../../../../ui/layout/notice'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCity } from '../../use-city'
import type { WizardForm } from './wizard-form'

const MapPicker = lazy(() =>
  import('../../../places/map-picker').then((module) => ({ default: module.MapPicker })),
)

/** Step 2: it may be left out (C-117). */
export function LocationStep({ form }: { form: WizardForm }) {
  const { place } = form.values
  const { isAwaited, city } = useCity(form.values.city.trim())
  return (
    <>
      <Notice>{texts.note}</Notice>
      <Suspense fallback={<RowSkeleton rows={5} />}>
        {isAwaited ? (
          <RowSkeleton rows={5} />
        ) : (
          <MapPicker value={place} opensAt={city} onChange={(chosen) => form.change({ place: chosen })} />
        )}
      </Suspense>
      {place ? (
        <div>
          <Button variant="default" size="xs" onClick={() => form.change({ place: undefined })}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <QuietText size="small">{texts.optional}</QuietText>
      )}
    </>
  )
}
