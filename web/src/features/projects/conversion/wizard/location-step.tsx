import { wizardLocationTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { Notice } from '../../../../ui/layout/notice'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { QuietText } from '../../../../ui/text/quiet-text'
import type { WizardForm } from './wizard-form'

const MapPicker = lazy(() =>
  import('../../../places/map-picker').then((module) => ({ default: module.MapPicker })),
)

/** Where the map opens: in the city, if it is known which one that is. */
function useCity(city: string) {
  const found = useEndpoint(
    placeEndpoints.search,
    { text: city },
    { enabled: city.length > 1, staleTime: Number.POSITIVE_INFINITY },
  )
  const [place] = found.data?.places ?? []
  const isNamedSo = place?.name.toLowerCase() === city.toLowerCase()
  return isNamedSo ? place : undefined
}

/** Step 2: it may be left out (C-117). */
export function LocationStep({ form }: { form: WizardForm }) {
  const { place } = form.values
  const city = useCity(form.values.city.trim())
  return (
    <>
      <Notice>{texts.note}</Notice>
      <Suspense fallback={<RowSkeleton rows={5} />}>
        <MapPicker value={place} opensAt={city} onChange={(chosen) => form.change({ place: chosen })} />
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
