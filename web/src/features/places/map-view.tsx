import 'leaflet/dist/leaflet.css'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { mapTexts } from '@foyer/contract/places/messages'
import type { Point } from '@foyer/contract/places/model'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { Box, Button, Loader, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client'
import { settings } from '../../api/settings'
import { Row, Stack } from '../../ui/layout/flow'
import classes from './map-view.module.css'
import type { LandState, Surroundings } from './offline-base'
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
  const [land, setLand] = useState<LandState>('drawn')
  const latest = useRef({ point, onMove })
  latest.current = { point, onMove }

  useEffect(() => {
    if (!frame.current) return
    const opened = openPickerMap(frame.current, {
      point: latest.current.point,
      tiles: settings.map,
      onMove: (moved) => latest.current.onMove(moved),
      around,
      onLand: setLand,
    })
    map.current = opened
    return opened.close
  }, [])

  useEffect(() => map.current?.show(point), [point])

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not the parts of a map */}
      <div ref={frame} className={classes.map} role="group" aria-label={mapTexts.map} />
      {land === 'drawing' && <Drawing />}
      {land === 'failed' && <Undrawn onRetry={() => map.current?.drawAgain()} />}
    </>
  )
}

/** Over the map, which is nothing but sea until then, and takes no press away from it. */
function Drawing() {
  return (
    <Box
      role="status"
      pos="absolute"
      inset={0}
      display="grid"
      bg="var(--fy-sunken)"
      style={{ placeContent: 'center', pointerEvents: 'none' }}
    >
      <Stack gap={8} justify="center">
        <Loader size={24} />
        <Text inherit data-ink="2">
          {mapTexts.drawing}
        </Text>
      </Stack>
    </Box>
  )
}

/** Below, where it leaves the marker in sight. */
function Undrawn({ onRetry }: { onRetry: () => void }) {
  return (
    <Box
      role="alert"
      pos="absolute"
      bottom={0}
      left={0}
      right={0}
      p={10}
      bg="var(--fy-surface)"
      data-line="above"
    >
      <Row>
        <Text size="xs" data-ink="past">
          {mapTexts.landFailed}
        </Text>
        <Button size="xs" variant="default" onClick={onRetry}>
          {screenTexts.tryAgain}
        </Button>
      </Row>
    </Box>
  )
}
