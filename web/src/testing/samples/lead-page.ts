import { defaultNextSteps } from '@foyer/contract/leads/choices/next-steps'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import type { HistoryEntry } from '@foyer/contract/leads/work/history'
import type { AdditionalDetails } from '@foyer/contract/leads/work/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import type { fakeServer } from '../fake-server'
import { makePipeline } from './pipeline'
import { someChoices } from './work'

interface LeadPage {
  lead: LeadDetail
  details?: Partial<AdditionalDetails>
  history?: HistoryEntry[]
}

/** Answers whatever a details page asks. `lead` is what it shows; what is done to it is kept, oldest first. */
export function serveLeadPage(
  server: ReturnType<typeof fakeServer>,
  { lead, details, history = [] }: LeadPage,
) {
  const page = { lead, actions: [] as LeadAction[], pipeline: makePipeline('Site Visit', 'Proposal Sent') }
  server.on(pipelineEndpoints.get, () => ({ reply: page.pipeline }))
  server.on(tagEndpoints.list, () => ({ reply: [] }))
  server.on(taskEndpoints.list, () => ({ reply: { rows: [], total: 0, after: undefined } }))
  server.on(leadCaptureEndpoints.byId, () => ({ reply: page.lead }))
  server.on(leadWorkEndpoints.choices, () => ({ reply: someChoices }))
  server.on(leadWorkEndpoints.nextSteps, () => ({ reply: [...defaultNextSteps] }))
  server.on(leadWorkEndpoints.logs, () => ({ reply: { entries: history, after: undefined } }))
  server.on(leadWorkEndpoints.additionalDetails, () => ({
    reply: {
      budget: page.lead.budget,
      area: page.lead.area,
      areaUnit: page.lead.areaUnit,
      workScope: page.lead.workScope,
      sourceName: page.lead.sourceName,
      source: page.lead.source,
      assignee: page.lead.assignee?.fullName,
      lastCallAt: page.lead.lastCallAt,
      callOutcome: page.lead.lastCallAt ? page.lead.callStatus : undefined,
      contacts: [],
      ...details,
    },
  }))
  server.on(leadWorkEndpoints.actions, (action) => {
    page.actions.push(action)
    const stage = page.pipeline.stages.find(({ id }) => id === action.stageId) ?? page.lead.stage
    page.lead = { ...page.lead, stage, statusId: action.statusId ?? page.lead.statusId }
    return { reply: page.lead }
  })
  return page
}
