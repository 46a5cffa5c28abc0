// The coasts of the world (Natural Earth, 1:10 million), cut to the visible part of the map: all of them would be a
// megabyte for every browser. No borders, because countries disagree about them.
import { createRequire } from 'node:module'

/** Points closer to each other than this part of the view become one. */
const fineness = 1 / 800

let rings

/** TopoJSON: coasts are lists of arcs, arcs are lists of steps. */
function load() {
  const require = createRequire(import.meta.url)
  const { arcs, transform, objects } = require('world-atlas/land-10m.json')
  delete require.cache[require.resolve('world-atlas/land-10m.json')]
  const [scaleX, scaleY] = transform.scale
  const [left, bottom] = transform.translate
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([stepX, stepY]) => {
      x += stepX
      y += stepY
      return [x * scaleX + left, y * scaleY + bottom]
    })
  })
  const lineOf = (index) => (index < 0 ? lines[~index].toReversed() : lines[index])
  const polygons = objects.land.geometries.flatMap(({ type, arcs: of }) => (type === 'Polygon' ? [of] : of))
  return polygons.flat().map((indexes) => {
    const points = indexes.flatMap((index, at) => lineOf(index).slice(at === 0 ? 0 : 1))
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const least = (list) => list.reduce((a, b) => Math.min(a, b))
    const most = (list) => list.reduce((a, b) => Math.max(a, b))
    return { points, west: least(xs), east: most(xs), south: least(ys), north: most(ys) }
  })
}

/** Sutherland and Hodgman, one edge: what is outside is replaced by points on the edge. */
function clip(points, axis, limit, isInside) {
  const kept = []
  let previous = points.at(-1)
  for (const point of points) {
    if (isInside(point[axis]) !== isInside(previous[axis])) {
      const part = (limit - previous[axis]) / (point[axis] - previous[axis])
      const other = previous[1 - axis] + part * (point[1 - axis] - previous[1 - axis])
      kept.push(axis === 0 ? [limit, other] : [other, limit])
    }
    if (isInside(point[axis])) kept.push(point)
    previous = point
  }
  return kept
}

function thin(points, distance) {
  let last = points[0]
  return points.filter((point, index) => {
    const isFar = Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) >= distance
    if (index > 0 && !isFar) return false
    last = point
    return true
  })
}

const round = (degrees) => Math.round(degrees * 1e4) / 1e4

/** Rings of latitude and longitude; lakes and the islands in them are separate rings. */
export function coast({ south, west, north, east }) {
  rings ??= load()
  const distance = Math.max(north - south, east - west) * fineness
  const seen = rings.filter(
    (ring) => ring.west < east && ring.east > west && ring.south < north && ring.north > south,
  )
  return seen.flatMap(({ points }) => {
    let shape = thin(points, distance)
    shape = clip(shape, 0, west, (x) => x >= west)
    if (shape.length > 0) shape = clip(shape, 0, east, (x) => x <= east)
    if (shape.length > 0) shape = clip(shape, 1, south, (y) => y >= south)
    if (shape.length > 0) shape = clip(shape, 1, north, (y) => y <= north)
    return shape.length < 3 ? [] : [shape.map(([x, y]) => [round(y), round(x)])]
  })
}
