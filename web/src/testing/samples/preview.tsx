import { defaultNextSteps } from '@foyer/contract/leads/choices/next-steps'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { LeadPreview } from '../../features/leads/work/preview/lead-preview'
import { usePreview } from '../../features/leads/work/preview/preview-in-address'
import type { fakeServer } from '../fake-server'
import { renderAt } from '../render'
import { detailOf } from './lead-detail'
import { kavya, rohan } from './lead-form'
import { serveLeads } from './leads'
import { makePipeline, servePipeline } from './pipeline'
import { someChoices } from './work'

interface PreviewWorld {
  pipeline: Pipeline
  /** As the server has them; an update changes them. */
  leads: LeadRow[]
  /** Every update that was sent, oldest first. */
  sent: LeadAction[]
}

/** What an update leaves behind, as far as the panel shows it. */
function worked(lead: LeadRow, action: LeadAction, { stages }: Pipeline): LeadRow {
  const stage = stages.find(({ id }) => id === action.stageId) ?? lead.stage
  const { followUp } = action
  return {
    ...lead,
    stage,
    statusId: action.statusId ?? lead.statusId,
    callStatus: action.callStatus ?? lead.callStatus,
    ...(action.assigneeId && { assignee: { ...kavya, id: action.assigneeId } }),
    ...(followUp !== undefined && {
      followUpOn: followUp?.on,
      followUpTime: followUp?.time,
      followUpKind: followUp?.kind,
    }),
    updatedAt: new Date(Date.parse(lead.updatedAt) + 60_000).toISOString(),
  }
}

/** The list with its preview: leads that can be read and updated. */
export function servePreview(
  server: ReturnType<typeof fakeServer>,
  leads: LeadRow[],
  pipeline: Pipeline = makePipeline('Contacted', 'Site Visit'),
): PreviewWorld {
  const world: PreviewWorld = { pipeline, leads, sent: [] }
  const find = (id: string) => {
    const lead = world.leads.find((one) => one.id === id)
    if (!lead) throw new Error(`there is no lead ${id}`)
    return lead
  }
  serveLeads(server, () => world.leads)
  servePipeline(server, world)
  server.on(leadCaptureEndpoints.byId, ({ id }) => ({ reply: detailOf(find(id)) }))
  server.on(leadWorkEndpoints.choices, () => ({ reply: someChoices }))
  server.on(leadWorkEndpoints.nextSteps, () => ({ reply: [...defaultNextSteps] }))
  server.on(leadWorkEndpoints.logs, () => ({ reply: { entries: [], after: undefined } }))
  server.on(tagEndpoints.list, () => ({ reply: [] }))
  server.on(teamEndpoints.assignable, () => ({ reply: [kavya, rohan] }))
  server.on(leadWorkEndpoints.actions, (action) => {
    world.sent.push(action)
    const after = worked(find(action.leadId), action, pipeline)
    world.leads = world.leads.map((lead) => (lead.id === after.id ? after : lead))
    return { reply: after }
  })
  return world
}

function PreviewAlone() {
  const { leadId, close } = usePreview()
  return leadId ? <LeadPreview leadId={leadId} row={undefined} onStep={() => {}} onClose={close} /> : null
}

/** The preview without its list, which takes long to be drawn and asked. */
export const renderPreview = (leadId: string) =>
  renderAt(`/lms/?lead=${leadId}`, [{ path: '*', element: <PreviewAlone /> }])
