import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { defaultLocation } from '@foyer/contract/places/limits'
import { mapTexts } from '@foyer/contract/places/messages'
import type { MapLocation, Point } from '@foyer/contract/places/model'
import { Button, Loader, Text } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Row, Stack } from '../../ui/layout/flow'
import { FailedState } from '../../ui/states/failed-state'
import { QuietText } from '../../ui/text/quiet-text'
import classes from './map-picker.module.css'
import type { MapView } from './map-view'
import { PlaceSearch } from './place-search'
import { usePlaceName } from './use-place-name'

interface MapPickerProps {
  /** Undefined until a place was chosen; the map then begins in Delhi, or where it is told. */
  value: MapLocation | undefined
  opensAt?: Point | undefined
  onChange: (place: MapLocation) => void
}

type View = ComponentType<Parameters<typeof MapView>[0]>

/** The map is large and comes by itself; the search can be used before it is there, and without it. */
function useMapView() {
  const [view, setView] = useState<{ View?: View; isFailed?: boolean }>({})
  const load = useCallback(() => {
    setView({})
    import('./map-view').then(
      ({ MapView: View }) => setView({ View }),
      () => setView({ isFailed: true }),
    )
  }, [])
  useEffect(load, [load])
  return { ...view, load }
}

/** Search, a map with a marker that can be dragged or moved by keys, and the chosen place in words. */
export function MapPicker({ value, opensAt = defaultLocation, onChange }: MapPickerProps) {
  const { View, isFailed, load } = useMapView()
  const { naming, moveTo, choose, retry } = usePlaceName(onChange)
  const shown = value ?? opensAt

  return (
    <Stack>
      <PlaceSearch onPick={choose} />
      <div className={classes.frame}>
        {View && <View point={shown} onMove={moveTo} />}
        {isFailed && <FailedState what={mapTexts.mapFailed} kept={mapTexts.mapFailedHint} onRetry={load} />}
        {!View && !isFailed && (
          <div className={classes.waiting} role="status" aria-label={screenTexts.loading}>
            <Loader size={24} />
          </div>
        )}
      </div>
      <div aria-live="polite">
        <Row isOneLine grow="last">
          <IconMapPin size={16} stroke={1.6} color="var(--fy-accent)" aria-hidden />
          <QuietText size="small">{mapTexts.chosen}</QuietText>
          <Text
            inherit
            fw={value ? 550 : 450}
            {...(!value && { c: 'dimmed' })}
            style={{ overflowWrap: 'anywhere' }}
          >
            {value?.location ?? mapTexts.none}
          </Text>
        </Row>
      </div>
      {naming === 'unnamed' && value && (
        <div role="alert">
          <Row>
            <Text size="xs" data-ink="past">
              {mapTexts.unnamed}
            </Text>
            <Button size="xs" variant="default" onClick={() => retry(value)}>
              {screenTexts.tryAgain}
            </Button>
          </Row>
        </div>
      )}
      <QuietText size="small">{mapTexts.help}</QuietText>
    </Stack>
  )
}
