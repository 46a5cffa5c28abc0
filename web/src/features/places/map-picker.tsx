import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { defaultLocation } from '@foyer/contract/places/limits'
import { mapTexts } from '@foyer/contract/places/messages'
import type { MapLocation } from '@foyer/contract/places/model'
import { Button, Loader } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { FailedState } from '../../ui/failed-state'
import classes from './map-picker.module.css'
import type { MapView } from './map-view'
import { PlaceSearch } from './place-search'
import { usePlaceName } from './use-place-name'

interface MapPickerProps {
  /** Undefined until a place was chosen; the map then begins in Delhi. */
  value: MapLocation | undefined
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
export function MapPicker({ value, onChange }: MapPickerProps) {
  const { View, isFailed, load } = useMapView()
  const { naming, moveTo, choose, retry } = usePlaceName(onChange)
  const shown = value ?? defaultLocation

  return (
    <div className={classes.picker}>
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
      <p className={classes.chosen} aria-live="polite">
        <IconMapPin size={16} stroke={1.6} aria-hidden />
        <span className={classes.label}>{mapTexts.chosen}</span>
        <span className={classes.words} data-empty={!value || undefined}>
          {value?.location ?? mapTexts.none}
        </span>
      </p>
      {naming === 'unnamed' && value && (
        <p className={classes.problem} role="alert">
          {mapTexts.unnamed}
          <Button size="xs" variant="default" onClick={() => retry(value)}>
            {screenTexts.tryAgain}
          </Button>
        </p>
      )}
      <p className={classes.help}>{mapTexts.help}</p>
    </div>
  )
}
