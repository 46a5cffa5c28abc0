import type { Bounds, Ring, Town } from '@foyer/contract/places/model'
import * as leaflet from 'leaflet'
import { withRoom } from './label-room'
import classes from './map-view.module.css'

/** What there is to see around the marker; once drawn, the land stays while more is asked for. */
export type LandState = 'drawing' | 'drawn' | 'failed'

export interface OfflineBase {
  drawAgain: () => void
  remove: () => void
}

/** What the map is drawn from; the server has it, no one else is asked. */
export interface Surroundings {
  towns: (bounds: Bounds, signal: AbortSignal) => Promise<Town[]>
  coast: (bounds: Bounds, signal: AbortSignal) => Promise<Ring[]>
}

function townIcon(name: string): leaflet.DivIcon {
  const shape = document.createElement('span')
  shape.textContent = name
  return leaflet.divIcon({ className: classes.town, html: shape, iconSize: [0, 0] })
}

function boundsOf(map: leaflet.Map): Bounds {
  const bounds = map.getBounds().pad(0.5)
  return {
    south: Math.max(-90, bounds.getSouth()),
    west: Math.max(-180, bounds.getWest()),
    north: Math.min(90, bounds.getNorth()),
    east: Math.min(180, bounds.getEast()),
  }
}

/** A map that needs no network beyond this server: coasts, and the names of towns as far as there is room. */
export function addOfflineBase(
  map: leaflet.Map,
  around: Surroundings,
  onLand: (state: LandState) => void,
): OfflineBase {
  const style = { className: classes.land, interactive: false, smoothFactor: 0.5 }
  const land = leaflet.polygon([], style).addTo(map)
  const names = leaflet.layerGroup().addTo(map)
  let asking = new AbortController()
  let isDrawn = false

  const drawLand = async (signal: AbortSignal) => {
    if (!isDrawn) onLand('drawing')
    try {
      land.setLatLngs(await around.coast(boundsOf(map), signal))
      isDrawn = true
      onLand('drawn')
    } catch (error) {
      if (!isDrawn && !signal.aborted) onLand('failed')
      throw error
    }
  }
  const nameTowns = async (signal: AbortSignal) => {
    const towns = await around.towns(boundsOf(map), signal)
    const placed = towns.map((town) => {
      const { x, y } = map.latLngToContainerPoint([town.latitude, town.longitude])
      return { ...town, x, y }
    })
    names.clearLayers()
    for (const { name, latitude, longitude } of withRoom(placed)) {
      const icon = townIcon(name)
      const label = leaflet.marker([latitude, longitude], { icon, interactive: false, keyboard: false })
      names.addLayer(label)
      label.getElement()?.setAttribute('aria-hidden', 'true')
    }
  }
  // The map can be used without names and coasts, and asks again at the next move.
  const draw = () => {
    asking.abort()
    asking = new AbortController()
    for (const work of [drawLand, nameTowns]) void work(asking.signal).catch(() => {})
  }

  map.on('moveend', draw)
  draw()
  return {
    drawAgain: draw,
    remove: () => {
      asking.abort()
      map.off('moveend', draw)
    },
  }
}
