import { refusal } from '@foyer/contract/kit/refusal'
import { mapTexts } from '@foyer/contract/places/messages'
import type { MapLocation } from '@foyer/contract/places/model'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterText } from '../../testing/entering'
import { fakeServer } from '../../testing/fake-server'
import { renderAt } from '../../testing/render'
import { holdCalls } from '../../testing/slow-calls'
import { MapPicker } from './map-picker'

const pune = { latitude: 18.51957, longitude: 73.85535, name: 'Pune', label: 'Pune, Maharashtra, India' }
const puri = { latitude: 19.79825, longitude: 85.82494, name: 'Puri', label: 'Puri, Odisha, India' }

let latest: MapLocation | undefined
let server: ReturnType<typeof fakeServer>

function Form({ start }: { start?: MapLocation }) {
  const [value, setValue] = useState(start)
  latest = value
  return <MapPicker value={value} onChange={setValue} />
}
const open = (start?: MapLocation) => renderAt('/', [{ path: '/', element: <Form start={start} /> }])
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: mapTexts.search })
const marker = () => screen.findByRole('button', { name: mapTexts.marker })

beforeEach(() => {
  latest = undefined
  server = fakeServer()
  server.on(placeEndpoints.towns, () => ({ reply: { towns: [{ ...pune, population: 2_935_744 }] } }))
  server.on(placeEndpoints.coast, () => ({ reply: { rings: [] } }))
  server.on(placeEndpoints.reverse, () => ({ reply: { location: 'Near Delhi, India' } }))
  server.on(placeEndpoints.search, ({ text }) => ({
    reply: { places: [pune, puri].filter(({ name }) => name.toLowerCase().startsWith(text)) },
  }))
})

describe('the map', () => {
  it('O-038 begins in Delhi, with nothing chosen, and is moved by the arrow keys', async () => {
    open()
    expect(screen.getByText(mapTexts.none)).toBeDefined()
    fireEvent.keyDown(await marker(), { key: 'ArrowUp' })
    await screen.findByText('Near Delhi, India')
    expect(latest?.latitude).toBeGreaterThan(28.7)
    expect(latest?.latitude).toBeLessThan(28.73)
    expect(latest?.longitude).toBeCloseTo(77.22, 5)
  })

  it('goes in large steps with Shift, and zooms with plus', async () => {
    open()
    fireEvent.keyDown(await marker(), { key: 'ArrowRight' })
    const small = (latest?.longitude ?? 0) - 77.22
    fireEvent.keyDown(await marker(), { key: 'ArrowRight', shiftKey: true })
    expect((latest?.longitude ?? 0) - 77.22 - small).toBeCloseTo(small * 6, 3)
    const before = latest?.longitude ?? 0
    fireEvent.keyDown(await marker(), { key: '+' })
    fireEvent.keyDown(await marker(), { key: 'ArrowRight' })
    expect((latest?.longitude ?? 0) - before).toBeCloseTo(small / 2, 4)
  })

  it('keeps the point under its coordinates when its name cannot be found, and asks again', async () => {
    server.on(placeEndpoints.reverse, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
    open()
    fireEvent.keyDown(await marker(), { key: 'ArrowLeft' })
    await screen.findByText(mapTexts.unnamed)
    expect(latest?.location).toMatch(/^28\.70000, 77\.\d{5}$/)
    server.on(placeEndpoints.reverse, () => ({ reply: { location: 'Delhi, India' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(latest?.location).toBe('Delhi, India'))
    expect(screen.queryByText(mapTexts.unnamed)).toBeNull()
  })

  it('names the towns and says where the names come from', async () => {
    open()
    await marker()
    await screen.findByText('Pune')
    expect(screen.getByText(/GeoNames, CC BY 4\.0/)).toBeDefined()
  })
})

describe('the search', () => {
  it('O2 says that it is being drawn instead of showing a sea, and shows the land afterwards', async () => {
    const letGo = holdCalls(placeEndpoints.coast)
    open()
    expect(await screen.findByText(mapTexts.drawing)).toBeDefined()
    fireEvent.keyDown(await marker(), { key: 'ArrowUp' })
    expect(await screen.findByText('Near Delhi, India')).toBeDefined()
    letGo()
    await waitFor(() => expect(screen.queryByText(mapTexts.drawing)).toBeNull())
    expect(screen.queryByText(mapTexts.landFailed)).toBeNull()
  })

  it('O2 says when coasts cannot be loaded, can be used all the same, and tries again', async () => {
    server.on(placeEndpoints.coast, () => ({ refusal: refusal(400, 'bad', 'Bad') }))
    open()
    expect((await screen.findByText(mapTexts.landFailed)).closest('[role="alert"]')).not.toBeNull()
    expect(screen.queryByText(mapTexts.drawing)).toBeNull()
    fireEvent.keyDown(await marker(), { key: 'ArrowUp' })
    expect(await screen.findByText('Near Delhi, India')).toBeDefined()
    server.on(placeEndpoints.coast, () => ({ reply: { rings: [] } }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(mapTexts.landFailed)).toBeNull())
  })

  it('finds a place and takes it with the keyboard', async () => {
    open()
    await enterText(field(), 'pu')
    await screen.findByRole('option', { name: puri.label })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(latest).toEqual({ latitude: puri.latitude, longitude: puri.longitude, location: puri.label })
    expect(field().value).toBe(puri.label)
  })

  it('takes the likeliest for Enter', async () => {
    open()
    await enterText(field(), 'pun')
    await screen.findByRole('option', { name: pune.label })
    await userEvent.keyboard('{Enter}')
    expect(latest?.location).toBe(pune.label)
  })

  it('takes the likeliest for an Enter that comes before the answer, and not one of an earlier answer', async () => {
    open()
    await userEvent.type(field(), 'pu')
    await screen.findByRole('option', { name: pune.label })
    await userEvent.type(field(), 'r{Enter}')
    await waitFor(() => expect(latest?.location).toBe(puri.label))
    expect(field().value).toBe(puri.label)
  })

  it('says when there is no such place, and when places cannot be searched', async () => {
    open()
    await enterText(field(), 'qqq')
    await screen.findByText(mapTexts.noMatch)
    server.on(placeEndpoints.search, () => ({ refusal: refusal(400, 'bad', 'Bad') }))
    await userEvent.type(field(), 'q')
    await screen.findByText(mapTexts.searchFailed)
    expect(latest).toBeUndefined()
  })
})

it('shows the place that was chosen before', async () => {
  open({ latitude: 18.5, longitude: 73.8, location: 'Baner, Pune' })
  expect(screen.getByText('Baner, Pune')).toBeDefined()
  await marker()
  expect(server.calls.some(({ path }) => path === '/api/places/reverse')).toBe(false)
})
