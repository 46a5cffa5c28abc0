import { placeLimits } from '@foyer/contract/places/limits'
import { mapTexts } from '@foyer/contract/places/messages'
import type { Point } from '@foyer/contract/places/model'
import type { WebSettings } from '@foyer/contract/shell/settings'
import * as leaflet from 'leaflet'
import classes from './map-view.module.css'
import { addOfflineBase, type LandState, type Surroundings } from './offline-base'

interface PickerMapParts {
  point: Point
  tiles: WebSettings['map']
  onMove: (point: Point) => void
  around: Surroundings
  onLand: (state: LandState) => void
}

export interface PickerMap {
  /** Puts the marker somewhere, and the map around it if it would be out of sight. */
  show: (point: Point) => void
  /** After what is around could not be loaded. */
  drawAgain: () => void
  close: () => void
}

const wholeEarth = leaflet.latLngBounds([-85, -180], [85, 180])
const [step, largeStep] = [10, 60]
const directions: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const pin = `<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true">
  <path d="M14 35C9 27 2.5 21 2.5 13.5a11.5 11.5 0 0 1 23 0C25.5 21 19 27 14 35Z"/><circle cx="14" cy="13.5" r="4.2"/></svg>`

const coordinates = ({ latitude, longitude }: Point): leaflet.LatLngTuple => [latitude, longitude]
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
const pointOf = ({ lat, lng }: leaflet.LatLng): Point => ({ latitude: round(lat), longitude: round(lng) })
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function openMap(frame: HTMLElement, { point, tiles }: PickerMapParts): leaflet.Map {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leaflet.map(frame, {
    center: coordinates(point),
    zoom: tiles ? placeLimits.mapZoom : placeLimits.mapZoomOffline,
    minZoom: 2,
    maxZoom: tiles ? 19 : 13,
    maxBounds: wholeEarth,
    maxBoundsViscosity: 1,
    // Arrow keys belong to the marker.
    keyboard: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  })
  leaflet.control.zoom({ zoomInTitle: mapTexts.zoomIn, zoomOutTitle: mapTexts.zoomOut }).addTo(map)
  leaflet.control.scale({ imperial: false, position: 'topright' }).addTo(map)
  const credit = tiles ? escaped(tiles.attribution) : mapTexts.offlineCredit
  leaflet.control.attribution({ prefix: false }).addAttribution(credit).addTo(map)
  return map
}

function addMarker(map: leaflet.Map, { point, onMove }: PickerMapParts): leaflet.Marker {
  const icon = leaflet.divIcon({
    className: classes.pin,
    html: pin,
    iconSize: [28, 36],
    iconAnchor: [14, 35],
  })
  const marker = leaflet.marker(coordinates(point), {
    icon,
    draggable: true,
    autoPan: true,
    zIndexOffset: 1_000,
  })
  marker.addTo(map)
  const moveTo = (place: leaflet.LatLng) => {
    if (!wholeEarth.contains(place)) return
    marker.setLatLng(place)
    map.panInside(place, { padding: [48, 48] })
    onMove(pointOf(place))
  }
  const onKey = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction) {
      const length = event.shiftKey ? largeStep : step
      const from = map.project(marker.getLatLng())
      moveTo(map.unproject(from.add([direction[0] * length, direction[1] * length])))
    } else if (event.key === '+' || event.key === '=') map.zoomIn()
    else if (event.key === '-') map.zoomOut()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  marker.on('dragend', () => onMove(pointOf(marker.getLatLng())))
  map.on('click', ({ latlng }) => moveTo(latlng))
  const element = marker.getElement()
  element?.setAttribute('aria-label', mapTexts.marker)
  element?.addEventListener('keydown', onKey)
  return marker
}

export function openPickerMap(frame: HTMLElement, parts: PickerMapParts): PickerMap {
  const map = openMap(frame, parts)
  const marker = addMarker(map, parts)
  const base = parts.tiles ? undefined : addOfflineBase(map, parts.around, parts.onLand)
  if (parts.tiles)
    leaflet.tileLayer(parts.tiles.tilesUrl, { maxZoom: 19, className: classes.tiles }).addTo(map)
  // A dialog gives the map its size only after it has opened.
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  sizes.observe(frame)
  return {
    show: (point) => {
      const place = leaflet.latLng(coordinates(point))
      if (marker.getLatLng().equals(place, 1e-6)) return
      marker.setLatLng(place)
      if (!map.getBounds().pad(-0.1).contains(place)) map.setView(place)
    },
    drawAgain: () => base?.drawAgain(),
    close: () => {
      sizes.disconnect()
      base?.remove()
      map.remove()
    },
  }
}
