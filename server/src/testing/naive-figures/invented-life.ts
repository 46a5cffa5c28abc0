import { callStatuses } from '@foyer/contract/leads/model'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { aContact, aDraft } from '../builders/capture'
import type { Answer, TestApp } from '../test-app'
import type { TestCompany, TestPerson } from '../test-company'
import { dayIn, daysBefore } from './calendar'
import type { Chance } from './clock'

/** Who works in the firm. */
export interface Staff {
  owner: TestPerson
  assigner: TestPerson
  /** Everybody who may be given leads. */
  sellers: TestPerson[]
}

interface Life {
  test: TestApp
  company: TestCompany
  staff: Staff
  chance: Chance
  /** The newest last. */
  leads: string[]
  /** Who brought them or was given them first. */
  holders: Map<string, TestPerson>
  merges: string[]
  undos: string[]
  now: Date
  zone: string
}

const { actions, patch, undoStage, undoCall, reopen, contacted, saveInteraction } = leadWorkEndpoints
const { add, edit, merge, undoMerge } = leadCaptureEndpoints
const { bulk, assignMultiple, undoBulk } = leadListEndpoints

const sources = ['Referral', 'Instagram', 'Walk-in', '']
const cities = ['Pune', 'mumbai', ' Pune ', 'Nashik', '']
const reasons = ['Budget too low', 'Found another', 'No answer']

const dayAhead = ({ now, zone, chance }: Life): string => daysBefore(dayIn(zone, now), -chance.below(5))
const seller = ({ staff, chance }: Life) => chance.of(staff.sellers)
const someone = ({ staff, chance }: Life) => chance.of([staff.owner, staff.assigner, ...staff.sellers])
const lead = ({ leads, chance }: Life) => chance.of(leads)
const stage = ({ company, chance }: Life, ...kinds: string[]) =>
  chance.of(company.stages.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))).id
const several = (life: Life, count: number) => [...new Set(Array.from({ length: count }, () => lead(life)))]

const draft = (life: Life, assigneeId?: string) => {
  const { chance } = life
  return aDraft({
    contacts: [aContact({ phones: [`+91 9${String(chance.below(1e9)).padStart(9, '0')}`] })],
    budget: chance.is(0.7) ? chance.below(900) * 1000 : undefined,
    source: chance.of(sources) || undefined,
    city: chance.of(cities) || undefined,
    assigneeId,
  })
}

/** Later by a few seconds, as long as something can be undone. */
const soon = (life: Life) => {
  life.now = new Date(life.now.getTime() + 5000)
  life.test.setNow(life.now)
}

const added = async (life: Life, as: TestPerson, holder = as): Promise<Answer> => {
  const answer = await life.test.send(as, add, draft(life, holder === as ? undefined : holder.userId))
  if (answer.status !== 200) return answer
  const { id } = add.reply.decode(answer.body as never)
  life.leads.push(id)
  life.holders.set(id, holder)
  return answer
}

const act = (life: Life, as: TestPerson, id: string, said: Parameters<typeof actionSaying>[1]) =>
  life.test.send(as, actions, actionSaying(id, said))

function outcome(life: Life) {
  const { chance } = life
  const callStatus = chance.of([...callStatuses, 'no-response', 'no-response', 'interested'] as const)
  return {
    callStatus,
    ...(callStatus === 'not-interested' && { reason: chance.of(reasons) }),
    ...(chance.is(0.4) && { followUp: { on: dayAhead(life) } }),
    ...(chance.is(0.3) && { comment: 'As agreed' }),
  }
}

type Deed = (life: Life) => Promise<Answer>

const marking =
  (action: 'archive' | 'unarchive' | 'delete' | 'restore'): Deed =>
  (life) =>
    life.test.send(life.staff.owner, bulk, {
      action,
      selection: { ids: several(life, 3) },
      confirmCount: undefined,
    })

/** Everything that people do with leads and that a number may depend on. */
const deeds: Record<string, Deed> = {
  add: (life) => added(life, someone(life)),
  'add for somebody': (life) => added(life, life.staff.owner, seller(life)),
  'add many': async (life) => {
    for (let left = 4; left > 0; left--) await added(life, life.staff.owner, seller(life))
    return added(life, seller(life))
  },
  assign: (life) =>
    life.test.send(life.chance.is(0.7) ? life.staff.owner : life.staff.assigner, edit, {
      kind: 'assign',
      id: lead(life),
      assigneeId: life.chance.is(0.9) ? seller(life).userId : null,
    }),
  'call with outcome': (life) => {
    const id = lead(life)
    return act(life, life.holders.get(id) ?? life.staff.owner, id, outcome(life))
  },
  'call again': (life) => act(life, life.staff.owner, lead(life), { callStatus: 'no-response' }),
  'status and outcome in one': (life) =>
    act(life, life.staff.owner, lead(life), { ...outcome(life), statusId: 1 + life.chance.below(7) }),
  'outcome with a new assignee': (life) =>
    act(life, life.staff.owner, lead(life), { ...outcome(life), assigneeId: seller(life).userId }),
  'outcome with a move': (life) =>
    act(life, life.staff.owner, lead(life), { ...outcome(life), stageId: stage(life, 'open', 'won') }),
  'call taken back': async (life) => {
    const [as, id] = [life.staff.owner, lead(life)]
    const said = { ...outcome(life), ...(life.chance.is(0.4) && { stageId: stage(life, 'open', 'won') }) }
    await act(life, as, id, said)
    soon(life)
    return life.test.send(as, undoCall, { leadId: id })
  },
  'call without outcome': (life) =>
    life.test.send(life.staff.owner, contacted, {
      leadId: lead(life),
      channel: life.chance.of(['call', 'call', 'whatsapp'] as const),
      comment: life.chance.is(0.5) ? 'Will call again' : undefined,
      followUp: life.chance.is(0.3) ? { on: dayAhead(life) } : undefined,
    }),
  'call without outcome taken back': async (life) => {
    const [as, leadId] = [life.staff.owner, lead(life)]
    const followUp = life.chance.is(0.5) ? { on: dayAhead(life) } : undefined
    await life.test.send(as, contacted, { leadId, channel: 'call', comment: undefined, followUp })
    soon(life)
    return life.test.send(as, undoCall, { leadId })
  },
  remark: (life) =>
    act(life, life.staff.owner, lead(life), {
      comment: 'What was said',
      remarkType: life.chance.of(['call', 'virtual-meeting', 'client-visit'] as const),
    }),
  meeting: (life) =>
    life.test.send(life.staff.owner, saveInteraction, {
      leadId: lead(life),
      meetingMode: 'On site',
      outcome: 'Went well',
      remarks: undefined,
    }),
  'meeting with outcome': (life) =>
    act(life, life.staff.owner, lead(life), { ...outcome(life), meetingMode: 'On site' }),
  move: (life) => act(life, life.staff.owner, lead(life), { stageId: stage(life, 'open', 'assigned') }),
  'move on the board': (life) =>
    life.test.send(life.staff.owner, patch, { leadId: lead(life), stageId: stage(life, 'open'), change: {} }),
  'move taken back': async (life) => {
    const [as, leadId] = [life.staff.owner, lead(life)]
    await act(life, as, leadId, { stageId: stage(life, 'open', 'won', 'lost'), reason: reasons[0] })
    soon(life)
    return life.test.send(as, undoStage, { leadId })
  },
  win: (life) => act(life, life.staff.owner, lead(life), { stageId: stage(life, 'won') }),
  lose: (life) =>
    act(life, life.staff.owner, lead(life), {
      stageId: stage(life, 'lost'),
      reason: life.chance.of(reasons),
    }),
  reopen: async (life) => {
    const [as, leadId] = [life.staff.owner, lead(life)]
    await act(life, as, leadId, { stageId: stage(life, 'won') })
    soon(life)
    return life.test.send(as, reopen, { leadId, reason: 'More work' })
  },
  'follow-up': (life) => act(life, life.staff.owner, lead(life), { followUp: { on: dayAhead(life) } }),
  'follow-up done': (life) => act(life, life.staff.owner, lead(life), { followUp: null }),
  archive: marking('archive'),
  unarchive: marking('unarchive'),
  delete: marking('delete'),
  restore: marking('restore'),
  merge: async (life) => {
    const choices = { followUp: 'kept', assignee: life.chance.of(['kept', 'merged'] as const) } as const
    const pair = { keptId: lead(life), mergedId: lead(life), choices }
    const answer = await life.test.send(life.staff.owner, merge, pair)
    if (answer.status === 200) life.merges.push(merge.reply.decode(answer.body as never).mergeId)
    return answer
  },
  'merge taken back': async (life) => {
    await deeds.merge?.(life)
    soon(life)
    return life.test.send(life.staff.owner, undoMerge, { mergeId: life.merges.at(-1) ?? '' })
  },
  edit: (life) =>
    life.test.send(life.staff.owner, edit, {
      kind: 'change',
      id: lead(life),
      change: {
        budget: life.chance.is(0.8) ? life.chance.below(900) * 1000 : null,
        source: life.chance.of(['Fair', 'Referral', '']),
        city: life.chance.of(['Pune', 'Thane', '']),
      },
    }),
  'assign many': (life) =>
    remembering(life, assignMultiple, {
      selection: { ids: several(life, 6) },
      assigneeId: life.chance.is(0.8) ? seller(life).userId : undefined,
    }),
  'move many': (life) =>
    remembering(life, bulk, {
      action: 'stage',
      selection: { ids: several(life, 6) },
      stageId: stage(life, 'open', 'won', 'lost'),
      reason: reasons[1],
    }),
  'many taken back': async (life) => {
    await deeds[life.chance.of(['assign many', 'move many'])]?.(life)
    soon(life)
    return life.test.send(life.staff.owner, undoBulk, { undoId: life.undos.at(-1) ?? '' })
  },
}

async function remembering<E extends typeof bulk | typeof assignMultiple>(
  life: Life,
  endpoint: E,
  input: Parameters<E['request']['write']>[0],
): Promise<Answer> {
  const answer = await life.test.send(life.staff.owner, endpoint as typeof bulk, input as never)
  const undoId = answer.status === 200 ? bulk.reply.decode(answer.body as never).undoId : undefined
  if (undoId) life.undos.push(undoId)
  return answer
}

/** Not equally often: what leads are made of, and what makes follow-ups, more. */
const weights: Record<string, number> = {
  add: 3,
  'add for somebody': 3,
  'add many': 2,
  assign: 2,
  'call with outcome': 16,
  'call again': 5,
  'follow-up': 3,
  move: 2,
  win: 2,
  restore: 3,
  unarchive: 2,
}
const choices = Object.keys(deeds).flatMap((name) => Array.from({ length: weights[name] ?? 1 }, () => name))

/** What happens in a firm, at these moments. Returns how often each deed was done; some are refused, as in life. */
export async function live(
  parts: Pick<Life, 'test' | 'company' | 'staff' | 'chance' | 'zone'> & {
    moments: Date[]
    leads?: string[]
    /** Deeds that nobody does. */
    without?: string[]
  },
): Promise<{ done: Map<string, number>; leads: string[] }> {
  const { moments, without = [], ...rest } = parts
  const open = choices.filter((name) => !without.includes(name))
  const life: Life = { leads: [], holders: new Map(), merges: [], undos: [], now: new Date(0), ...rest }
  const done = new Map<string, number>()
  for (const moment of moments) {
    life.now = new Date(Math.max(moment.getTime(), life.now.getTime() + 1000))
    life.test.setNow(life.now)
    const name = life.leads.length < 4 ? 'add many' : life.chance.of(open)
    const answer = await deeds[name]?.(life)
    if (!answer || answer.status >= 500) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    if (answer.status === 200) done.set(name, (done.get(name) ?? 0) + 1)
  }
  return { done, leads: life.leads }
}
export const everyDeed: readonly string[] = Object.keys(deeds)
