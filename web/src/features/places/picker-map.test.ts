import { defaultLocation } from '@foyer/contract/places/limits'
import type { Point } from '@foyer/contract/places/model'
import { expect, it } from 'vitest'
import { openPickerMap } from './picker-map'

const nothing = { towns: async () => [], coast: async () => [] }

/** How many degrees one step of the marker is, ten pixels of the map. */
function stepOn(tiles: { tilesUrl: string; attribution: string } | undefined): number {
  const frame = document.body.appendChild(document.createElement('div'))
  const moved: Point[] = []
  const map = openPickerMap(frame, {
    point: defaultLocation,
    tiles,
    around: nothing,
    onLand: () => {},
    onMove: (point) => moved.push(point),
  })
  const marker = frame.querySelector('[aria-label^="Marker"]')
  marker?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
  map.close()
  frame.remove()
  return (moved[0]?.longitude ?? 0) - defaultLocation.longitude
}

const stepAtZoom = (zoom: number) => (10 * 360) / (256 * 2 ** zoom)

it('W-013 O-038 starts near 28.70, 77.22 at zoom 15; without tiles as near as the shipped coasts and towns can be seen', () => {
  expect([defaultLocation.latitude, defaultLocation.longitude]).toEqual([28.7, 77.22])
  expect(stepOn({ tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' })).toBeCloseTo(
    stepAtZoom(15),
    5,
  )
  expect(stepOn(undefined)).toBeCloseTo(stepAtZoom(9), 5)
})
