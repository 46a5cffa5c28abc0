import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadExport, leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../context'
import { badInput } from '../../http/errors'
import { routes } from '../../http/mount'
import { assignMultiple } from './bulk/service/assign-multiple'
import { bulk } from './bulk/service/bulk'
import { undoBulk } from './bulk/service/undo-bulk'
import { choices, saveChoices } from './choices/service'
import { duplicates, notifyOwner } from './duplicates/service/duplicates'
import { merge, undoMerge } from './duplicates/service/merge'
import { mountExport } from './export-download'
import { archived } from './list/service/archive'
import { filterOptions } from './list/service/filter-options'
import { counts, list } from './list/service/list'
import { readPreferences, savePreferences } from './list/service/preferences'
import { deleteView, editView, listViews, saveView } from './list/service/views'
import { myDay, overdue } from './my-day/service/my-day'
import { readReminders, saveReminders } from './my-day/service/reminders'
import { add, addEdit } from './record/service/add'
import { additionalDetails } from './record/service/additional-details'
import { byId } from './record/service/detail'
import { addExpectedClosure, edit } from './record/service/edit'
import { addTag, removeTag } from './record/service/tags'
import { act } from './work/service/act'
import { contacted } from './work/service/contacted'
import { interactions, saveInteraction } from './work/service/interactions'
import { logs } from './work/service/logs'
import { patch } from './work/service/patch'
import { reopen } from './work/service/reopen'
import { undoStage } from './work/service/undo-stage'

export const leadRoutes = [
  ...routes(leadEndpoints, { list, counts }),
  ...routes(leadCaptureEndpoints, {
    add,
    addEdit,
    edit,
    byId,
    addTag,
    removeTag,
    addExpectedClosure,
    duplicates,
    notifyOwner,
    merge,
    undoMerge,
  }),
  ...routes(leadListEndpoints, {
    archived,
    bulk,
    assignMultiple,
    undoBulk,
    filterOptions,
    listViews,
    saveView,
    editView,
    deleteView,
    readPreferences,
    savePreferences,
  }),
  ...routes(myDayEndpoints, { myDay, overdue, readReminders, saveReminders }),
  ...routes(leadWorkEndpoints, {
    actions: act,
    logs,
    interactions,
    saveInteraction,
    additionalDetails,
    patch,
    undoStage,
    reopen,
    contacted,
    choices,
    saveChoices,
  }),
]

export const mountLeadExport = (app: FastifyInstance, deps: Deps): void =>
  mountExport(app, deps, {
    path: leadExport.path,
    read: (query) => leadExport.read(badInput(leadExport.query, query)),
  })
