import type { ChoiceKind } from '@foyer/contract/leads/choices/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { choices, saveChoices } = leadWorkEndpoints

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
})

const labelsOf = async (kind: ChoiceKind, as = owner) =>
  (await test.call(as, choices, {})).filter((choice) => choice.kind === kind).map(({ label }) => label)
const choice = (label: string, more: { id?: string; text?: string } = {}) => ({
  id: more.id,
  label,
  text: more.text,
})

describe('what can be picked while a lead is worked on', () => {
  it('C-069 L-114 a firm begins with short lists of each kind', async () => {
    for (const kind of ['reason', 'meeting-mode', 'outcome', 'message'] as const)
      expect((await labelsOf(kind)).length, kind).toBeGreaterThan(2)
  })

  it('C-069 the first edit stores a list; renamed ones keep their id, and the others are not touched', async () => {
    const before = await labelsOf('outcome')
    const first = await test.call(owner, saveChoices, {
      kind: 'reason',
      choices: [choice('Budget', { id: 'reason-1' }), choice(' Too far ')],
    })
    const [budget, far] = first.filter(({ kind }) => kind === 'reason')
    expect([budget?.label, far?.label, budget?.id === 'reason-1']).toEqual(['Budget', 'Too far', false])
    const again = await test.call(owner, saveChoices, {
      kind: 'reason',
      choices: [choice('Outside our area', { id: far?.id ?? '' })],
    })
    expect(again.filter(({ kind }) => kind === 'reason')).toEqual([{ ...far, label: 'Outside our area' }])
    expect(await labelsOf('outcome')).toEqual(before)
    const reader = await company.person('reader')
    expect(await labelsOf('reason', reader)).toEqual(['Outside our area'])
  })

  it('C-069 a list that was emptied stays empty', async () => {
    await test.call(owner, saveChoices, { kind: 'meeting-mode', choices: [] })
    expect(await labelsOf('meeting-mode')).toEqual([])
    await test.call(owner, saveChoices, { kind: 'meeting-mode', choices: [choice('Video call')] })
    await test.call(owner, saveChoices, { kind: 'meeting-mode', choices: [] })
    expect(await labelsOf('meeting-mode')).toEqual([])
  })

  it('C-069 what is too long, there twice, empty or too much is refused, and nothing is written', async () => {
    const before = await labelsOf('message')
    for (const wrong of [
      [choice('Hello')],
      [choice('Hello', { text: 'a'.repeat(1025) })],
      [choice('Hello', { text: 'Hi' }), choice('hello', { text: 'Hi' })],
      [choice(' ', { text: 'Hi' })],
      [choice('a'.repeat(61), { text: 'Hi' })],
      Array.from({ length: 21 }, (_, place) => choice(`Message ${place}`, { text: 'Hi' })),
    ]) {
      const { status, body } = await test.send(owner, saveChoices, { kind: 'message', choices: wrong })
      expect([status, body.code]).toEqual([400, 'bad-update'])
    }
    expect(await labelsOf('message')).toEqual(before)
  })

  it('C-069 two people who save at once leave one of the lists, not both', async () => {
    const lists = [['One', 'Two'], ['Three']]
    await Promise.all(
      lists.map((labels) =>
        test.call(owner, saveChoices, { kind: 'outcome', choices: labels.map((label) => choice(label)) }),
      ),
    )
    expect(lists).toContainEqual(await labelsOf('outcome'))
  })

  it('C-069 a list that somebody else has changed meanwhile is not overwritten', async () => {
    const seen = (await labelsOf('outcome')).map((label) => ({ label, text: undefined }))
    await test.call(owner, saveChoices, { kind: 'outcome', choices: [choice('Theirs')], seen })
    const late = await test.send(owner, saveChoices, { kind: 'outcome', choices: [choice('Mine')], seen })
    expect([late.status, late.body.code]).toEqual([409, 'choices-changed'])
    expect(await labelsOf('outcome')).toEqual(['Theirs'])
  })

  it('C-069 a choice of another company, or of another kind, is not taken over', async () => {
    const stranger = await (await test.company()).person('superAdmin')
    const theirs = await test.call(stranger, saveChoices, { kind: 'reason', choices: [choice('Theirs')] })
    const id = theirs.find(({ label }) => label === 'Theirs')?.id ?? ''
    const mine = await test.call(owner, saveChoices, { kind: 'reason', choices: [choice('Mine', { id })] })
    expect(mine.find(({ label }) => label === 'Mine')?.id).not.toBe(id)
    expect(await labelsOf('reason', stranger)).toEqual(['Theirs'])
  })
})
