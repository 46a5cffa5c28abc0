import { companyFormTexts as texts } from '@foyer/contract/company/messages'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { defaultLocation } from '@foyer/contract/places/limits'
import type { MapLocation } from '@foyer/contract/places/model'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { Box, Button, Loader } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useEndpoint } from '../../api/queries'
import { Dialog } from '../../ui/dialogs/dialog'
import { Row, Stack } from '../../ui/layout/flow'
import { Notice } from '../../ui/layout/notice'
import classes from './company-fields.module.css'

const MapPicker = lazy(() => import('../places/map-picker').then((module) => ({ default: module.MapPicker })))

interface PlaceDialogProps {
  opened: boolean
  /** What was typed as the city: the map opens there. */
  city: string
  value: MapLocation | undefined
  onClose: () => void
  onChoose: (place: MapLocation) => void
}

const waiting = (
  <Box
    mih={360}
    style={{ display: 'grid', placeItems: 'center' }}
    role="status"
    aria-label={screenTexts.loading}
  >
    <Loader size={24} />
  </Box>
)

/**
 * Where the marker stands at first. Without a city that is Delhi, and that can be meant (O-038). In a city that no map
 * here knows nothing is chosen yet: Delhi would be wrong, and nobody would have said it.
 */
function useStart(value: MapLocation | undefined, city: string) {
  const isAsked = value === undefined && city !== ''
  const found = useEndpoint(placeEndpoints.search, { text: city }, { enabled: isAsked })
  if (value || !isAsked) return { isKnown: true, start: value ?? defaultLocation }
  const [place] = found.data?.places ?? []
  return {
    isKnown: found.data !== undefined || found.isError,
    start: place && { latitude: place.latitude, longitude: place.longitude, location: place.label },
  }
}

type ChoiceProps = Pick<PlaceDialogProps, 'value' | 'onChoose' | 'city'>

function Choice({ value, city, onChoose }: ChoiceProps) {
  const { isKnown, start } = useStart(value, city)
  return isKnown ? <Choosing start={start} city={city} onChoose={onChoose} /> : waiting
}

interface ChoosingProps extends Pick<ChoiceProps, 'city' | 'onChoose'> {
  start: MapLocation | undefined
}

function Choosing({ start, city, onChoose }: ChoosingProps) {
  const [place, setPlace] = useState(start)
  return (
    <Stack>
      {!start && <Notice>{texts.placeUnknownCity(city)}</Notice>}
      <Suspense fallback={waiting}>
        <MapPicker value={place} onChange={setPlace} />
      </Suspense>
      <Row justify="flex-end" className={classes.choiceFoot}>
        <Button disabled={!place} onClick={() => place && onChoose(place)}>
          {texts.placeUse}
        </Button>
      </Row>
    </Stack>
  )
}

/** The map, over the page. What is moved there counts once it is confirmed. */
export function PlaceDialog({ opened, value, city, onClose, onChoose }: PlaceDialogProps) {
  return (
    <Dialog opened={opened} title={texts.placeDialog} width={760} onClose={onClose}>
      {opened && <Choice value={value} city={city} onChoose={onChoose} />}
    </Dialog>
  )
}
