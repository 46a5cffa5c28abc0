import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { teamEndpoints } from '@foyer/contract/wire/teams'

const kept: AnyEndpoint[] = [
  accountEndpoints.profile,
  accountEndpoints.features,
  myDayEndpoints.myDay,
  leadEndpoints.list,
  leadEndpoints.counts,
  leadCaptureEndpoints.byId,
  leadWorkEndpoints.logs,
  leadWorkEndpoints.additionalDetails,
  leadWorkEndpoints.choices,
  leadVisitEndpoints.visit,
  fieldEndpoints.leadForm,
  fieldEndpoints.listNew,
  fieldEndpoints.listCorporate,
  teamEndpoints.assignable,
  tagEndpoints.list,
  taskEndpoints.list,
  quotationEndpoints.quotationsOfLead,
  pipelineEndpoints.get,
  myDayEndpoints.overdue,
  leadListEndpoints.listViews,
  leadListEndpoints.readPreferences,
]

/** What can be read without a network: My Day, the list and the leads that were opened, with what they need. */
export const keptEndpoints = kept.map(({ method, path }) => `${method} ${path}`)
