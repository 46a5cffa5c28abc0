import { describe, expect, it } from 'vitest'
import { taskFields, taskForm } from './forms'
import { mayChangeTask, suggestedTask, taskGroup } from './rules'

const viewer = (canEditLeads: boolean) => ({ userId: 'me', canEditLeads })
const somebody = '01990000-0000-7000-8000-000000000001'
const details = { title: 'Call', assigneeId: somebody, dueOn: '2026-11-16', priority: 'normal' }

it('a task is overdue from the day after it was due', () => {
  const groups = ['2026-11-14', '2026-11-15', '2026-11-16'].map((dueOn) => taskGroup({ dueOn }, '2026-11-15'))
  expect(groups).toEqual(['overdue', 'today', 'later'])
})

describe('a task is changed by', () => {
  const others = { creatorId: 'a', assigneeId: 'b', seesProject: false }
  it('who gave it and who has it, whatever their rights', () => {
    expect(mayChangeTask(viewer(false), { ...others, creatorId: 'me', seesLead: false })).toBe(true)
    expect(mayChangeTask(viewer(false), { ...others, assigneeId: 'me', seesLead: false })).toBe(true)
  })

  it('who sees its lead and may change leads', () => {
    expect(mayChangeTask(viewer(true), { ...others, seesLead: true })).toBe(true)
    expect(mayChangeTask(viewer(true), { ...others, seesLead: false })).toBe(false)
    expect(mayChangeTask(viewer(false), { ...others, seesLead: true })).toBe(false)
  })

  it('who sees its project', () => {
    expect(mayChangeTask(viewer(false), { ...others, seesLead: false, seesProject: true })).toBe(true)
  })
})

it('L-011 the task that is suggested for a lead is for tomorrow at ten, also under a long name', () => {
  const lead = { id: somebody, name: 'Ananya Iyer' }
  expect(suggestedTask(lead, 'me', '2026-11-30')).toEqual({
    leadId: somebody,
    title: 'Follow up with Ananya Iyer',
    note: undefined,
    assigneeId: 'me',
    dueOn: '2026-12-01',
    dueTime: '10:00',
    priority: 'normal',
  })
  expect([...suggestedTask({ ...lead, name: 'अ'.repeat(200) }, 'me', '2026-11-30').title]).toHaveLength(120)
})

it('an empty note and an empty time are none', () => {
  expect(taskForm.parse({ ...details, note: '  ', dueTime: '' })).toEqual(details)
  expect(taskForm.parse({ ...details, note: ' a\nb ', dueTime: '09:05' })).toMatchObject({
    note: 'a\nb',
    dueTime: '09:05',
  })
})

it.each([
  ['title', ''],
  ['title', 'x'.repeat(121)],
  ['note', 'x'.repeat(1025)],
  ['assigneeId', ''],
  ['dueOn', ''],
  ['dueOn', '2026-02-30'],
  ['dueOn', '0202-11-16'],
  ['dueTime', '25:00'],
])('a %s of "%s" is refused', (name, value) => {
  const values = { ...details, note: '', dueTime: '', [name]: value }
  expect(taskFields.safeParse(values).error?.issues.map(({ path }) => path[0])).toEqual([name])
})
