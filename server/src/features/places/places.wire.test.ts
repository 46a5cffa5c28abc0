import { placeEndpoints } from '@foyer/contract/wire/places'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'
import { told } from '../../testing/told'

const test = useTestApp()
let person: TestPerson
beforeAll(async () => {
  person = await (await test.company()).person('reader')
})

const labels = async (text: string) =>
  (await test.call(person, placeEndpoints.search, { text })).places.map(({ label }) => label)
const nameOf = async (latitude: number, longitude: number) =>
  (await test.call(person, placeEndpoints.reverse, { latitude, longitude })).location

describe('C-124 with no network', () => {
  it('finds a place by its beginning, its older name, and with its state', async () => {
    const network = vi.spyOn(globalThis, 'fetch')
    expect((await labels('pun'))[0]).toBe('Pune, Maharashtra, India')
    expect((await labels('Bangal'))[0]).toBe('Bengaluru, Karnataka, India')
    expect((await labels('Gurugram'))[0]).toBe('Gurgaon, Haryana, India')
    expect((await labels('aurangabad, bihar'))[0]).toBe('Aurangabad, Bihar, India')
    expect((await labels('nashik maharashtra'))[0]).toBe('Nashik, Maharashtra, India')
    expect((await labels('thane'))[0]).toBe('Thane, Maharashtra, India')
    expect(network).not.toHaveBeenCalled()
  })

  it('puts India first, and finds the rest of the world', async () => {
    expect((await labels('hyderabad')).slice(0, 2)).toEqual([
      'Hyderabad, Telangana, India',
      'Hyderabad, Pakistan',
    ])
    expect((await labels('london'))[0]).toBe('London, United Kingdom')
    expect((await labels('Dubai'))[0]).toBe('Dubai, United Arab Emirates')
    expect((await labels('zürich'))[0]).toBe('Zürich, Switzerland')
    expect((await labels('zurich'))[0]).toBe('Zürich, Switzerland')
    expect((await labels('austin, tx'))[0]).toBe('Austin, TX, United States')
  })

  it('answers nothing for nothing and for nonsense', async () => {
    expect(await labels('')).toEqual([])
    expect(await labels(' , ')).toEqual([])
    expect(await labels('qqqqqq')).toEqual([])
    expect(await labels('(.*[')).toEqual([])
  })

  it('takes coordinates for what they are', async () => {
    const { places } = await test.call(person, placeEndpoints.search, { text: '18.5196, 73.8554' })
    expect(places).toEqual([
      {
        latitude: 18.5196,
        longitude: 73.8554,
        name: '18.51960, 73.85540',
        label: 'Pune, Maharashtra, India',
      },
    ])
  })

  it('O-038 names a point: the default is Delhi', async () => {
    expect(await nameOf(28.7, 77.22)).toBe('Delhi, India')
    expect(await nameOf(18.5, 74.15)).toMatch(/^Near .+, Maharashtra, India$/)
    expect(await nameOf(12.97, 77.75)).toBe('Near Bengaluru, Karnataka, India')
    expect(await nameOf(-16.8, 179.99)).toMatch(/Fiji$/)
    expect(await nameOf(0, -30)).toBe('0.00000, -30.00000')
    expect(await nameOf(90, 0)).toBe('90.00000, 0.00000')
  })

  it('finds the towns of a state or a country', async () => {
    expect((await labels('goa')).slice(0, 3).every((label) => label.endsWith(', Goa, India'))).toBe(true)
    expect((await labels('karnataka'))[0]).toBe('Bengaluru, Karnataka, India')
    expect((await labels('nepal'))[0]).toBe('Kathmandu, Nepal')
  })

  it('draws the land of a part of the map, and none where there is only sea', async () => {
    const mumbai = { south: 18.5, west: 72.3, north: 19.5, east: 73.3 }
    const { rings } = await test.call(person, placeEndpoints.coast, mumbai)
    const points = rings.flat()
    expect(points.length).toBeGreaterThan(50)
    for (const [latitude, longitude] of points) {
      expect(latitude).toBeGreaterThanOrEqual(mumbai.south)
      expect(longitude).toBeLessThanOrEqual(mumbai.east)
    }
    const inland = await test.call(person, placeEndpoints.coast, { south: 28, west: 76, north: 29, east: 78 })
    expect(inland.rings).toHaveLength(1)
    const sea = await test.call(person, placeEndpoints.coast, {
      south: -27,
      west: -22,
      north: -24,
      east: -18,
    })
    expect(sea.rings.flat()).toHaveLength(0)
    const earth = await test.call(person, placeEndpoints.coast, {
      south: -90,
      west: -180,
      north: 90,
      east: 180,
    })
    expect(JSON.stringify(earth).length).toBeLessThan(400_000)
  })

  it('gives the largest towns of a part of the map', async () => {
    const { towns } = await test.call(person, placeEndpoints.towns, {
      south: 18,
      west: 72.5,
      north: 20,
      east: 75,
    })
    expect(towns.slice(0, 2).map(({ name }) => name)).toEqual(['Mumbai', 'Pune'])
    expect(towns.length).toBeLessThanOrEqual(80)
  })
})

it('says what is wrong with a point', async () => {
  const answer = await test.send(person, placeEndpoints.reverse, { latitude: 91, longitude: 0 })
  expect(answer.status).toBe(400)
  expect(told(answer)).toMatch(/^latitude: /)
  const long = await test.send(person, placeEndpoints.search, { text: 'x'.repeat(101) })
  expect(long.status).toBe(400)
})
