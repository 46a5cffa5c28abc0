import 'leaflet/dist/leaflet.css'
import { mapTexts } from '@foyer/contract/places/messages'
import type { Point } from '@foyer/contract/places/model'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { useEffect, useRef } from 'react'
import { call } from '../../api/client'
import { settings } from '../../api/settings'
import classes from './map-view.module.css'
import type { Surroundings } from './offline-base'
import { openPickerMap, type PickerMap } from './picker-map'

interface MapViewProps {
  point: Point
  onMove: (point: Point) => void
}

const around: Surroundings = {
  towns: async (bounds, signal) => (await call(placeEndpoints.towns, bounds, { signal })).towns,
  coast: async (bounds, signal) => (await call(placeEndpoints.coast, bounds, { signal })).rings,
}

/** Leaflet and what it draws with: loaded only where a map is shown. */
export function MapView({ point, onMove }: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<PickerMap>(undefined)
  const latest = useRef({ point, onMove })
  latest.current = { point, onMove }

  useEffect(() => {
    if (!frame.current) return
    const opened = openPickerMap(frame.current, {
      point: latest.current.point,
      tiles: settings.map,
      onMove: (moved) => latest.current.onMove(moved),
      around,
    })
    map.current = opened
    return opened.close
  }, [])

  useEffect(() => map.current?.show(point), [point])

  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not the parts of a map
  return <div ref={frame} className={classes.map} role="group" aria-label={mapTexts.map} />
}
