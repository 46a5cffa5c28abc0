import { fileRefusals } from '@foyer/contract/files/messages'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { workProblems, workRefusals } from '@foyer/contract/leads/messages/work'
import type { NewVisit } from '@foyer/contract/leads/visits/forms'
import { visitHistoryTexts, visitProblems } from '@foyer/contract/leads/visits/messages'
import { noSteps } from '@foyer/contract/leads/visits/model'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { captureLead, readLead } from '../../../testing/builders/capture'
import { actOn, logsOf } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { removeUnused } from '../../files/service'
import { eraseDeletedLeads } from '../record/service/erase'

const test = useTestApp()
const { visit, takeVisitStep, saveVisit } = leadVisitEndpoints

let company: TestCompany
let owner: TestPerson
let rep: TestPerson
const at = (time: string) => test.setNow(new Date(`2026-03-10T${time}:00.000Z`))
beforeEach(async () => {
  at('06:00')
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rep = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
})
afterEach(() => test.setNow(undefined))

const own = (over = {}) => captureLead(test, owner, { assigneeId: rep.userId, ...over })
const place = { latitude: 18.50742, longitude: 73.80766, accuracy: 14.4 }
const step = async (leadId: string, taken: 'on-the-way' | 'arrived', over: object = {}, as = rep) => {
  // As the sheet does: the place comes when it is found.
  if ('place' in over) await test.call(as, takeVisitStep, { leadId, step: taken })
  return test.call(as, takeVisitStep, { leadId, step: taken, ...over })
}
const aVisit = (leadId: string, over: Partial<NewVisit> = {}): NewVisit => ({
  leadId,
  outcome: 'done',
  photos: [],
  ...over,
})
const save = (leadId: string, over: Partial<NewVisit> = {}, as = rep) =>
  test.call(as, saveVisit, aVisit(leadId, over))
const trySave = (leadId: string, over: object = {}, as = rep) =>
  test.send(as, saveVisit, { ...aVisit(leadId), ...over })
const sheet = (leadId: string, as = rep) => test.call(as, visit, { leadId })

const picture = (side = 2) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
const upload = async (name = 'site.jpg', as = rep, content?: Blob) => ({
  name,
  path: (
    await test.call(as, fileEndpoints.upload, {
      file: { name, content: content ?? new Blob([new Uint8Array(await picture())]) },
    })
  ).location,
})
const count = async (table: string, leadId: string) => {
  const { rows } = await test.deps.database.pool.query(
    `select count(*)::int as n from ${table} where lead_id = $1`,
    [leadId],
  )
  return rows[0].n as number
}

describe('on the way and arrived', () => {
  it('are kept with their times and the place, for the person and for colleagues, also tapped twice', async () => {
    const id = await own()
    expect((await sheet(id)).own).toEqual(noSteps)
    at('06:05')
    await step(id, 'on-the-way')
    at('06:09')
    expect(await step(id, 'on-the-way')).toMatchObject({ onTheWayAt: '2026-03-10T06:05:00.000Z' })
    at('06:30')
    const arrived = await step(id, 'arrived', { place })
    const kept = {
      onTheWayAt: '2026-03-10T06:05:00.000Z',
      arrivedAt: '2026-03-10T06:30:00.000Z',
      place: { ...place, accuracy: 14 },
    }
    expect(arrived).toEqual(kept)
    expect(await sheet(id)).toMatchObject({ own: kept, others: [], lead: { id } })
    expect(await sheet(id, owner)).toMatchObject({
      own: noSteps,
      others: [{ ...kept, person: { id: rep.userId, fullName: 'Rita Sen' } }],
    })
    expect(await count('site_visits', id)).toBe(1)
  })

  it('can be taken back one after the other, and leave nothing behind', async () => {
    const id = await own()
    await step(id, 'on-the-way')
    await step(id, 'arrived', { place })
    expect(await step(id, 'arrived', { isTakenBack: true })).toMatchObject({
      arrivedAt: undefined,
      place: undefined,
    })
    expect(await step(id, 'on-the-way', { isTakenBack: true })).toEqual(noSteps)
    expect(await count('site_visits', id)).toBe(0)
    expect(await step(id, 'arrived', { isTakenBack: true })).toEqual(noSteps)
  })

  it('a place that is found after the visit was saved begins no other one', async () => {
    const id = await own()
    await step(id, 'arrived')
    await save(id)
    expect(await test.call(rep, takeVisitStep, { leadId: id, step: 'arrived', place })).toEqual(noSteps)
    expect((await sheet(id)).own).toEqual(noSteps)
    expect(await count('site_visits', id)).toBe(1)
  })

  it('end with their day on the clocks of the firm: nothing of them is in a later visit', async () => {
    const id = await own()
    at('18:20')
    await step(id, 'on-the-way')
    // In India it is the next day now.
    at('18:40')
    expect((await sheet(id)).own).toEqual(noSteps)
    expect((await sheet(id, owner)).others).toEqual([])
    expect(await step(id, 'arrived')).toEqual({ ...noSteps, arrivedAt: '2026-03-10T18:40:00.000Z' })
    expect(await count('site_visits', id)).toBe(1)

    const late = await own()
    at('18:20')
    await step(late, 'on-the-way')
    at('18:40')
    await save(late)
    expect((await logsOf(test, rep, late))[0]?.visit).toMatchObject({ onTheWayAt: undefined })
    expect(await count('site_visits', late)).toBe(1)
  })

  it('follow the lead when it is merged into another', async () => {
    const [kept, twin] = [await own(), await own()]
    await step(twin, 'on-the-way')
    await test.call(owner, leadCaptureEndpoints.merge, { keptId: kept, mergedId: twin, choices: {} })
    expect((await sheet(kept)).own.onTheWayAt).toBe('2026-03-10T06:00:00.000Z')
    await save(kept)
    expect((await sheet(kept)).own).toEqual(noSteps)
    const [entry] = await logsOf(test, rep, kept, ['interaction'])
    expect(entry?.visit).toMatchObject({ onTheWayAt: '2026-03-10T06:00:00.000Z' })
  })

  it.each([
    ['north of the pole', { ...place, latitude: 90.1 }],
    ['beyond the date line', { ...place, longitude: -181 }],
    ['a negative accuracy', { ...place, accuracy: -1 }],
    ['an accuracy that says nothing', { ...place, accuracy: 50_001 }],
  ])('are refused with a place that is none: %s', async (_name, wrong) => {
    const id = await own()
    const answer = await test.send(rep, takeVisitStep, { leadId: id, step: 'arrived', place: wrong })
    expect([answer.status, answer.body.message]).toEqual([400, visitProblems.place])
    const odd = { leadId: id, step: 'flown' } as never
    expect((await test.send(rep, takeVisitStep, odd)).status).toBe(400)
    expect(await count('site_visits', id)).toBe(0)
  })
})

describe('a visit', () => {
  it('is one entry of the history with all of it, ends what was due and sets what is next', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: { on: '2026-03-10', time: '11:00', kind: 'client-visit' } })
    at('06:05')
    await step(id, 'on-the-way')
    at('06:30')
    await step(id, 'arrived', { place })
    at('07:15')
    const before = (await logsOf(test, owner, id)).length
    const photos = [await upload('hall.jpg'), await upload('kitchen.jpg')]
    const lead = await save(id, {
      remark: ' Wants oak in the hall ',
      followUp: { on: '2026-03-12', time: '16:05', kind: 'call' },
      photos,
    })
    expect(lead).toMatchObject({
      followUpOn: '2026-03-12',
      followUpTime: '16:05',
      followUpKind: 'call',
      lastCallAt: '2026-03-10T07:15:00.000Z',
    })
    const entries = await logsOf(test, owner, id)
    expect(entries).toHaveLength(before + 1)
    expect(entries[0]).toMatchObject({
      kind: 'interaction',
      sentence: 'Site visit\nFollow-up done, the next one set for 12 Mar 2026, 4:05 PM',
      outcome: 'Done',
      remark: 'Wants oak in the hall',
      actor: { fullName: 'Rita Sen' },
      followUp: { on: '2026-03-12', time: '16:05' },
      visit: {
        outcome: 'done',
        onTheWayAt: '2026-03-10T06:05:00.000Z',
        arrivedAt: '2026-03-10T06:30:00.000Z',
        place: { ...place, accuracy: 14 },
        photos: [{ name: 'hall.jpg' }, { name: 'kitchen.jpg' }],
      },
    })
    const [photo] = entries[0]?.visit?.photos ?? []
    for (const url of [photo?.small, photo?.address])
      expect((await test.app.inject({ url: url ?? '' })).headers['content-type']).toBe('image/webp')
    expect(await sheet(id)).toMatchObject({ own: noSteps, knownPlace: { ...place, accuracy: 14 } })
  })

  it('needs nothing but how it went; a follow-up ahead stays, one that is due is done', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: { on: '2026-03-20', time: '11:00', kind: 'call' } })
    expect(await save(id, { outcome: 'not-there' })).toMatchObject({ followUpOn: '2026-03-20' })
    expect((await logsOf(test, rep, id))[0]).toMatchObject({
      sentence: visitHistoryTexts.visit,
      outcome: 'Client not there',
    })
    test.setNow(new Date('2026-03-21T06:00:00.000Z'))
    const [again] = [await company.person('superAdmin')]
    expect(await save(id, { outcome: 'cancelled' }, again)).toMatchObject({ followUpOn: undefined })
    expect((await logsOf(test, again, id))[0]?.sentence).toBe('Site visit\nFollow-up done')
  })

  it('that is put off needs its new day; a past day and too many words are refused in plain words', async () => {
    const id = await own()
    const said = async (over: object) => {
      const { status, body } = await trySave(id, over)
      return [status, body.message]
    }
    expect(await said({ outcome: 'rescheduled' })).toEqual([400, visitProblems.nextDay])
    expect(await said({ outcome: 'rescheduled', followUp: null })).toEqual([400, visitProblems.nextDay])
    expect(await said({ followUp: { on: '2026-03-09' } })).toEqual([400, workProblems.followUpPast])
    expect((await said({ followUp: { on: '2026-02-30' } }))[0]).toBe(400)
    expect(await said({ remark: 'x'.repeat(1025) })).toEqual([400, workProblems.comment])
    expect((await said({ outcome: 'flown' }))[0]).toBe(400)
    expect(await said({ photos: Array(13).fill({ name: 'a', path: 'b' }) })).toEqual([
      400,
      visitProblems.photos,
    ])
    expect(await count('site_visits', id)).toBe(0)
    expect(await save(id, { outcome: 'rescheduled', followUp: { on: '2026-03-11' } })).toMatchObject({
      followUpOn: '2026-03-11',
    })
  })

  it('takes only own photos', async () => {
    const id = await own()
    const said = async (photos: NewVisit['photos']) => {
      const { status, body } = await trySave(id, { photos })
      return [status, body.message]
    }
    expect(await said([await upload('site.jpg', owner)])).toEqual([400, fileRefusals.notYourUpload.text])
    expect(await said([{ name: 'x', path: '/etc/passwd' }])).toEqual([400, fileRefusals.notYourUpload.text])
    expect(await said([await upload('notes.txt', rep, new Blob(['Notes']))])).toEqual([
      400,
      visitProblems.notPictures,
    ])
    expect(await count('lead_history', id)).toBe(await count('lead_history', await own()))
  })

  it('sent twice with one key is one visit', async () => {
    const id = await own()
    const headers = { 'idempotency-key': 'visit-once' }
    const [first, second] = [
      await test.send(rep, saveVisit, aVisit(id), headers),
      await test.send(rep, saveVisit, aVisit(id), headers),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(await count('site_visits', id)).toBe(1)
    expect(await logsOf(test, rep, id, ['interaction'])).toHaveLength(1)
  })

  it('is of those who may edit leads and see this one, of their own company', async () => {
    const id = await own()
    const reader = await company.person('reader')
    const colleague = await company.person('editor')
    const stranger = await (await test.company()).person('superAdmin')
    for (const [as, status] of [
      [reader, 403],
      [colleague, 404],
      [stranger, 404],
    ] as const) {
      expect((await trySave(id, {}, as)).status).toBe(status)
      expect((await test.send(as, takeVisitStep, { leadId: id, step: 'arrived' })).status).toBe(status)
    }
    expect((await test.send(stranger, visit, { leadId: id })).body.message).toBe(captureRefusals.gone.text)
    expect((await test.send(undefined, visit, { leadId: id })).status).toBe(401)
    expect(await count('site_visits', id)).toBe(0)
  })
})

describe('taking a visit back', () => {
  const undo = (leadId: string, as = rep) => test.send(as, leadWorkEndpoints.undoCall, { leadId })

  it('C-167 returns what it changed, keeps on the way and arrived, and is told in the history', async () => {
    const id = await own()
    await actOn(test, rep, id, { followUp: { on: '2026-03-10', time: '11:00', kind: 'client-visit' } })
    await step(id, 'on-the-way')
    await step(id, 'arrived', { place })
    const former = await readLead(test, owner, id)
    at('07:00')
    await save(id, { remark: 'Wants oak', followUp: { on: '2026-03-12' }, photos: [await upload()] })
    expect((await undo(id)).status).toBe(200)
    const now = await readLead(test, owner, id)
    for (const key of ['followUpOn', 'followUpTime', 'followUpKind', 'lastCallAt'] as const)
      expect(now[key], key).toBe(former[key])
    const [line, visited] = await logsOf(test, owner, id)
    expect(line).toMatchObject({ kind: 'call-undone', sentence: visitHistoryTexts.undone })
    expect(visited).toMatchObject({ remark: 'Wants oak', visit: { photos: [{ name: 'site.jpg' }] } })
    expect(await sheet(id)).toMatchObject({
      own: { arrivedAt: '2026-03-10T06:00:00.000Z', place: { accuracy: 14 } },
      knownPlace: undefined,
    })
    expect((await undo(id)).body.message).toBe(workRefusals.cannotUndo.text)
    await save(id, { outcome: 'cancelled' })
    expect((await sheet(id)).own).toEqual(noSteps)
  })

  it('is for whoever saved it, for a moment', async () => {
    const id = await own()
    await save(id)
    expect((await undo(id, owner)).status).toBe(409)
    at('06:01')
    expect((await undo(id)).status).toBe(409)
  })
})

describe('what becomes of visits', () => {
  it('photos of a draft are there when it is saved days later, and go after a month where it never is (ADR-341)', async () => {
    const id = await own()
    const [photo, forgotten] = [await upload(), await upload()]
    const purgeOn = async (day: string) => {
      test.setNow(new Date(`${day}T06:00:00.000Z`))
      await removeUnused(test.deps)
      at('07:00')
    }
    await purgeOn('2026-03-14')
    expect((await trySave(id, { photos: [photo] })).status).toBe(200)
    await purgeOn('2026-04-20')
    expect((await trySave(id, { photos: [forgotten] })).body.code).toBe(fileRefusals.notYourUpload.code)
  })

  it('X7 they go with an erased lead, and their photos a day later; those of a merged one stay', async () => {
    const [gone, kept, twin] = [await own(), await own(), await own()]
    for (const id of [gone, twin]) await save(id, { photos: [await upload()], remark: 'Seen' })
    await step(gone, 'on-the-way')
    await step(twin, 'on-the-way')
    await test.call(owner, leadCaptureEndpoints.merge, { keptId: kept, mergedId: twin, choices: {} })
    expect((await logsOf(test, rep, kept)).filter((entry) => entry.visit)).toHaveLength(1)
    const files = async () => {
      const { rows } = await test.deps.database.pool.query('select id from files where company_id = $1', [
        company.id,
      ])
      return rows.length
    }
    test.setNow(new Date('2026-03-12T06:00:00.000Z'))
    await removeUnused(test.deps)
    expect(await files()).toBe(2)
    const later = await company.person('superAdmin')
    await test.call(later, leadCaptureEndpoints.edit, { kind: 'delete', id: gone })
    test.setNow(new Date('2026-05-01T06:00:00.000Z'))
    await eraseDeletedLeads(test.deps)
    await removeUnused(test.deps)
    expect([await count('site_visits', gone), await count('site_visits', twin)]).toEqual([0, 0])
    expect([await count('site_visits', kept), await files()]).toEqual([1, 1])
    const reader = await company.person('superAdmin')
    const entries = await logsOf(test, reader, kept)
    expect(entries.filter((entry) => entry.visit?.photos.length === 1)).toHaveLength(1)
  })

  it('a deleted lead that is restored has them again', async () => {
    const id = await own()
    await save(id)
    await step(id, 'on-the-way')
    await test.call(owner, leadCaptureEndpoints.edit, { kind: 'delete', id })
    expect((await test.send(rep, visit, { leadId: id })).status).toBe(404)
    await test.call(owner, leadCaptureEndpoints.edit, { kind: 'restore', id })
    expect((await sheet(id)).own.onTheWayAt).toBeDefined()
    expect(await logsOf(test, rep, id, ['interaction'])).toHaveLength(1)
  })

  it('they are in the export of what is kept about a person', async () => {
    const id = await own()
    await step(id, 'arrived', { place })
    await save(id, { remark: 'Wants oak', photos: [await upload('hall.jpg')] })
    await step(id, 'on-the-way')
    const answer = await test.app.inject({
      url: `${leadCaptureEndpoints.personalData.path}?leadId=${id}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    for (const words of ['Visits to the site', 'Wants oak', '18.50742, 73.80766', 'hall.jpg', 'Under way'])
      expect(answer.body).toContain(words)
  })
})
