import { addDays } from '@foyer/contract/kit/dates'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { addEdit } from '../../server/src/features/leads/record/service/add'
import { edit } from '../../server/src/features/leads/record/service/edit'
import { act } from '../../server/src/features/leads/work/service/act'
import { patch } from '../../server/src/features/leads/work/service/patch'
import type { Firm } from '../firm'
import { floorCalls } from '../floor/calls'
import { type Asked, type Case, writing } from './case'
import type { MovableLead } from './leads-of-firm'

/** As many leads take turns, or all that a small firm has. */
const inTurn = 2_000

/** Of the whole run, so that no two new leads are alike and each change is one. */
let round = 0

function newLead(assigneeId: string, stage: string): Asked {
  round++
  const [firstName, lastName, city, budget, source] = ['Meera', 'Bench', 'Pune', 850_000, 'Instagram']
  const [email, phone] = [`meera.${round}@bench.example`, `+91 ${7_000_000_000 + round}`]
  const contacts = [{ firstName, lastName, email, phones: [phone] }]
  const of = { type: 'individual' as const, customValues: {}, extra: {} }
  return writing({
    endpoint: leadCaptureEndpoints.addEdit,
    input: { kind: 'add' as const, draft: { ...of, contacts, city, budget, source, assigneeId } },
    service: addEdit,
    isRight: ({ id, updatedAt }) => id !== '' && updatedAt !== '',
    floor: floorCalls.create({
      firstName,
      lastName,
      email,
      phone,
      city,
      budget,
      source,
      stage,
      assignee: assigneeId,
    }),
  })
}

function moved(lead: MovableLead, stageId: string): Asked {
  lead.stageId = stageId
  return writing({
    endpoint: leadWorkEndpoints.patch,
    input: { leadId: lead.id, stageId, change: {} },
    service: patch,
    isRight: ({ lead: now, missing }) => now.stage.id === stageId && missing.length === 0,
    floor: floorCalls.update(lead.id, stageId),
  })
}

function edited({ id, stageId }: MovableLead): Asked {
  const change = { city: round % 2 === 0 ? 'Pune' : 'Goa', budget: 400_000 + round++ }
  return writing({
    endpoint: leadCaptureEndpoints.edit,
    input: { kind: 'change' as const, id, change },
    service: edit,
    isRight: (saved) => saved.id === id,
    floor: floorCalls.update(id, stageId),
  })
}

function worked({ id, stageId }: MovableLead, today: string): Asked {
  const on = addDays(today, 1 + (round++ % 300))
  const said = {
    callStatus: 'interested',
    comment: `Called, ${round}`,
    followUp: { on, time: '10:00' },
  } as const
  return writing({
    endpoint: leadWorkEndpoints.actions,
    input: actionSaying(id, said),
    service: act,
    isRight: (now) => now.followUpOn === on && now.callStatus === 'interested',
    floor: floorCalls.update(id, stageId),
  })
}

/** What one person does all day, as the owner, who sees every lead. */
export async function writeCases(firm: Firm): Promise<Case[]> {
  const { one, other } = await firm.leads.stagePair()
  const leads = await firm.leads.movable([one, other], inTurn)
  const [assignee = ''] = await firm.leads.people()
  let turn = 0
  const nextLead = (): MovableLead => {
    const lead = leads[turn++ % leads.length]
    if (!lead) throw new Error('no lead of this firm can move')
    return lead
  }
  const written = (name: string, next: () => Asked): Case => ({ name, who: 'owner', mode: 'writing', next })
  return [
    written('write: create a lead', () => newLead(assignee, one)),
    written('write: move to another stage', () => {
      const lead = nextLead()
      return moved(lead, lead.stageId === one ? other : one)
    }),
    written('write: edit city and budget', () => edited(nextLead())),
    written('write: call, comment and follow-up', () => worked(nextLead(), firm.today)),
  ]
}
