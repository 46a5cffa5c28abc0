import { refusal } from '@foyer/contract/kit/refusal'
import type { NewVisit, VisitStepTaken } from '@foyer/contract/leads/visits/forms'
import { visitTexts as texts, visitProblems } from '@foyer/contract/leads/visits/messages'
import { noSteps, type VisitSheet as Sheet } from '@foyer/contract/leads/visits/model'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { type FakeUpload, fakeUploads } from '../../../testing/fake-uploads'
import { renderAt } from '../../../testing/render'
import { makeLead } from '../../../testing/samples/leads'
import { rights, signInAs } from '../../../testing/samples/people'
import { serveWork } from '../../../testing/samples/work'
import { setScreenWidth } from '../../../testing/screen-size'
import { holdCalls } from '../../../testing/slow-calls'
import { VisitInHistory } from './visit-in-history'
import { VisitPlace } from './visit-place'
import './visit-part'

const id = '0190a2c0-0000-7000-8000-000000000001'
const user = userEvent.setup({ delay: null })
const place = { latitude: 18.5, longitude: 73.8, accuracy: 14 }
const at = '2026-11-15T04:00:00.000Z'

let server: ReturnType<typeof fakeServer>
let uploads: FakeUpload[]
let saved: NewVisit[]
let steps: VisitStepTaken[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  localStorage.clear()
  server = fakeServer()
  uploads = fakeUploads()
  saved = []
  steps = []
  setScreenWidth(390)
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
  shares(undefined)
})

/** What the device answers when it is asked where it is; undefined: it does not answer. */
function shares(answer: GeolocationCoordinates | { code: number } | undefined) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (answer && 'code' in answer) failed?.(answer as GeolocationPositionError)
    else if (answer) found({ coords: answer } as GeolocationPosition)
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

async function open(sheet: Partial<Sheet> = {}, who: Parameters<typeof signInAs>[1] = {}) {
  signInAs(server, who)
  const lead = sheet.lead ?? makeLead({ id, address: '7 Law College Road, Erandwane', city: 'Pune' })
  serveWork(server, lead)
  let own = sheet.own ?? noSteps
  server.on(leadVisitEndpoints.visit, () => ({
    reply: { lead, knownPlace: undefined, others: [], ...sheet, own },
  }))
  server.on(leadVisitEndpoints.takeVisitStep, (taken) => {
    steps.push(taken)
    const when = taken.isTakenBack ? undefined : at
    own =
      taken.step === 'arrived'
        ? { ...own, arrivedAt: when, place: taken.place ?? (when ? own.place : undefined) }
        : { ...own, onTheWayAt: when }
    return { reply: own }
  })
  server.on(leadVisitEndpoints.saveVisit, (visit) => {
    saved.push(visit)
    return { reply: lead }
  })
  const view = renderAt(`/somewhere?visit=${id}`, [{ path: '/somewhere', element: <VisitPlace /> }])
  await screen.findByRole('dialog')
  return view
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const tap = async (name: string | RegExp) => user.click(await button(name))
const save = () => tap(texts.save)

it('shows where the site is, with its map, who is on the way, and a message to the client', async () => {
  const colleague = { id: 'p2', fullName: 'Ravi Rao', email: 'ravi@example.com' }
  await open({
    knownPlace: place,
    others: [{ ...noSteps, onTheWayAt: at, person: colleague }],
  })
  expect(await screen.findByRole('dialog', { name: 'Site visit: Ananya Iyer' })).toBeTruthy()
  expect(screen.getByText(/^7 Law College Road, Erandwane, Pune/)).toBeTruthy()
  expect(screen.getByRole('link', { name: texts.map }).getAttribute('href')).toMatch(
    /maps\/search\/\?api=1&query=7%20Law%20College%20Road/,
  )
  expect(screen.getByRole('link', { name: texts.knownPlace }).getAttribute('href')).toMatch(/18\.5%2C73\.8$/)
  expect(screen.getByText('Ravi Rao is on the way since 9:30 AM')).toBeTruthy()
  await tap(texts.message)
  await user.click(await screen.findByRole('menuitem', { name: /^Introduction/ }))
  await waitFor(() =>
    expect(server.calls.filter(({ path }) => path === leadWorkEndpoints.contacted.path)).toHaveLength(1),
  )
})

it('says so where there is no address and no number', async () => {
  const { address: _address, city: _city, postalCode: _code, phone: _phone, ...lead } = makeLead({ id })
  await open({
    lead: { ...lead, address: undefined, city: undefined, postalCode: undefined, phone: undefined },
  })
  expect(await screen.findByText(texts.noAddress)).toBeTruthy()
  expect(screen.getByText(texts.noPhone)).toBeTruthy()
  expect(screen.queryByRole('link', { name: texts.map })).toBeNull()
  expect(await button(texts.addAddress)).toBeTruthy()
})

it('keeps on my way and arrived at once, with the place if it is shared, and takes a tap by mistake back', async () => {
  shares({ ...place, altitude: null } as GeolocationCoordinates)
  await open()
  await tap('On my way')
  expect(await screen.findByText('On the way since 9:30 AM')).toBeTruthy()
  await tap('Arrived')
  expect(await screen.findByText(texts.placeKept(14))).toBeTruthy()
  expect(steps).toEqual([
    { leadId: id, step: 'on-the-way' },
    { leadId: id, step: 'arrived' },
    { leadId: id, step: 'arrived', place },
  ])
  await tap(texts.takeBack.arrived)
  expect(await button('Arrived')).toBeTruthy()
  expect(steps.at(-1)).toEqual({ leadId: id, step: 'arrived', isTakenBack: true })
})

it.each([
  [texts.placeRefused, 1],
  [texts.placeMissing, 3],
])('says calmly: %s', async (words, code) => {
  shares({ code })
  await open()
  await tap('Arrived')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(steps).toHaveLength(1)
})

it('saves how it went, the words, the photos and the next step in one call', async () => {
  await open()
  await button(texts.save)
  const choosers = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
  expect(choosers.map(({ accept }) => accept)).toEqual(['image/*', 'image/*'])
  await user.upload(choosers[1] as HTMLInputElement, [
    new File(['x'], 'hall.jpg', { type: 'image/jpeg' }),
    new File(['y'], 'kitchen.jpg', { type: 'image/jpeg' }),
  ])
  await waitFor(() => expect(uploads).toHaveLength(1))
  await tap('Client not there')
  expect(screen.getByText('As usual: Tomorrow, 10:00 AM')).toBeTruthy()
  await save()
  expect(await screen.findByText(texts.photosBusy)).toBeTruthy()
  await act(async () => uploads[0]?.answer(200, { locations: ['/files/c/f1?until=1'] }))
  await waitFor(() => expect(uploads).toHaveLength(2))
  await act(async () => uploads[1]?.lose())
  expect(await screen.findByText(texts.photosFailed)).toBeTruthy()
  await tap('Try kitchen.jpg again')
  await waitFor(() => expect(uploads).toHaveLength(3))
  await act(async () => uploads[2]?.answer(200, { locations: ['/files/c/f2?until=1'] }))
  await user.type(screen.getByLabelText('Comment'), 'Nobody opened')
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({
    leadId: id,
    outcome: 'not-there',
    remark: 'Nobody opened',
    followUp: { on: '2026-11-16', time: '10:00', kind: 'call' },
    photos: [
      { name: 'hall.jpg', path: '/files/c/f1?until=1' },
      { name: 'kitchen.jpg', path: '/files/c/f2?until=1' },
    ],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(Object.keys(localStorage).filter((key) => /visit/.test(key))).toEqual([])
})

it('ADR-281 leaves a follow-up of a later day as it is', async () => {
  await open({ lead: makeLead({ id, followUpOn: '2026-11-20', followUpTime: '11:00' }) })
  await tap('Client not there')
  expect(screen.queryByText(/^As usual:/)).toBeNull()
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.followUp).toBeUndefined()
})

it('asks how it went, and for the new day of one that was put off', async () => {
  await open()
  await save()
  expect(await screen.findByText(visitProblems.outcome)).toBeTruthy()
  await tap('Rescheduled')
  expect(await screen.findByText(visitProblems.nextDay)).toBeTruthy()
  await tap('Tomorrow')
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.followUp).toEqual({ on: '2026-11-16', time: '10:00', kind: 'client-visit' })
})

it('a sheet that is closed while it is saved leaves nothing that could be saved again', async () => {
  const { router } = await open()
  const letGo = holdCalls(leadVisitEndpoints.saveVisit)
  await tap('Done')
  await user.type(screen.getByLabelText('Comment'), 'Wants oak')
  await save()
  await act(() => router.navigate('/somewhere'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => router.navigate(`/somewhere?visit=${id}`))
  await screen.findByRole('dialog')
  expect(screen.queryByLabelText('Comment')).toBeNull()
  await act(async () => letGo())
  expect(await screen.findByText(texts.saved('Ananya Iyer', 'Done'))).toBeTruthy()
  expect(((await screen.findByLabelText('Comment')) as HTMLTextAreaElement).value).toBe('')
  expect(saved).toHaveLength(1)
  await tap('Undo')
  expect(await screen.findByText(texts.undone('Ananya Iyer'))).toBeTruthy()
})

it('says so where a visit could not be saved after its sheet was closed, and keeps the words', async () => {
  const { router } = await open()
  server.on(leadVisitEndpoints.saveVisit, () => ({ refusal: refusal(409, 'conflict', 'Not now.') }))
  const letGo = holdCalls(leadVisitEndpoints.saveVisit)
  await tap('Done')
  await user.type(screen.getByLabelText('Comment'), 'Wants oak')
  await save()
  await act(() => router.navigate('/somewhere'))
  await act(async () => letGo())
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(Object.values({ ...localStorage }).join()).toContain('Wants oak')
})

it('C-167 a call from the sheet is asked about like any other', async () => {
  await open()
  await user.click(await screen.findByRole('link', { name: 'Call' }))
  expect(sessionStorage.getItem('foyer.outcomes')).toContain(id)
})

it('takes a saved visit back, and has the words again', async () => {
  await open()
  await tap('Done')
  await user.type(screen.getByLabelText('Comment'), 'Wants oak')
  await save()
  await tap('Undo')
  expect(await screen.findByText(texts.undone('Ananya Iyer'))).toBeTruthy()
  const drafts = Object.keys(localStorage).filter((key) => /visit/.test(key))
  expect(drafts.map((key) => JSON.parse(localStorage.getItem(key) ?? '').said.comment)).toEqual(['Wants oak'])
})

it('keeps the words when a save is refused, and over a reload', async () => {
  const { unmount } = await open()
  server.on(leadVisitEndpoints.saveVisit, () => ({ refusal: refusal(409, 'conflict', 'Not now.') }))
  await tap('Done')
  await user.type(await screen.findByLabelText('Comment'), 'Wants oak')
  await save()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  unmount()
  await open()
  expect(((await screen.findByLabelText('Comment')) as HTMLTextAreaElement).value).toBe('Wants oak')
  expect((await button('Done')).getAttribute('aria-pressed')).toBe('true')
})

it('without a network says what cannot wait, and keeps the words', async () => {
  await open()
  await button(texts.save)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(texts.offline)).toBeTruthy()
  for (const name of [texts.save, 'On my way', 'Arrived', texts.choose])
    expect(((await button(name)) as HTMLButtonElement).disabled, name).toBe(true)
  await user.type(screen.getByLabelText('Comment'), 'Wants oak')
  expect(Object.values({ ...localStorage }).join()).toContain('Wants oak')
  vi.restoreAllMocks()
})

it('whoever only reads sees where it is, and saves nothing', async () => {
  await open({}, { rights: { ...rights({ canAssign: false }), crm: { edit: false, canAssign: false } } })
  expect(await screen.findByRole('link', { name: texts.map })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.save })).toBeNull())
  expect(screen.queryByRole('button', { name: 'On my way' })).toBeNull()
})

it('says when it cannot be loaded, and still keeps words', async () => {
  signInAs(server)
  serveWork(server)
  server.on(leadVisitEndpoints.visit, () => ({ refusal: refusal(500, 'broken', 'Broken') }))
  renderAt(`/somewhere?visit=${id}`, [{ path: '/somewhere', element: <VisitPlace /> }])
  expect(await screen.findByText(texts.loadFailed, undefined, { timeout: 5_000 })).toBeTruthy()
  expect(screen.getByLabelText('Comment')).toBeTruthy()
  expect(((await button(texts.save)) as HTMLButtonElement).disabled).toBe(true)
})

it('the history shows its times, the place on the map and the photos', async () => {
  signInAs(server)
  const photos = [
    { name: 'hall.jpg', small: '/files/small', address: '/files/large' },
    { name: 'kitchen.heic', small: undefined, address: '/files/saved' },
  ]
  const visit = { outcome: 'done' as const, onTheWayAt: at, arrivedAt: at, place, photos }
  renderAt('/', [{ path: '/', element: <VisitInHistory visit={visit} timeZone="Asia/Kolkata" /> }])
  expect(await screen.findByText('On the way 9:30 AM, arrived 9:30 AM')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Place on the map' }).getAttribute('href')).toMatch(/18\.5%2C73\.8/)
  const group = within(screen.getByRole('group', { name: 'Photos' }))
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/files/large',
    '/files/saved',
  ])
  expect(group.getByRole('img', { name: 'hall.jpg' })).toBeTruthy()
})
