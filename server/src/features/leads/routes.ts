import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/capture-endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadExport, leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../context'
import { badInput } from '../../http/errors'
import { routes } from '../../http/mount'
import { mountExport } from './export-download'
import { act } from './service/act'
import { add, addEdit } from './service/add'
import { additionalDetails } from './service/additional-details'
import { archived } from './service/archive'
import { assignMultiple } from './service/assign-multiple'
import { bulk } from './service/bulk'
import { choices, saveChoices } from './service/choices'
import { contacted } from './service/contacted'
import { byId } from './service/detail'
import { duplicates, notifyOwner } from './service/duplicates'
import { addExpectedClosure, edit } from './service/edit'
import { filterOptions } from './service/filter-options'
import { interactions, saveInteraction } from './service/interactions'
import { counts, list } from './service/list'
import { logs } from './service/logs'
import { merge, undoMerge } from './service/merge'
import { myDay, overdue } from './service/my-day'
import { patch } from './service/patch'
import { readPreferences, savePreferences } from './service/preferences'
import { readReminders, saveReminders } from './service/reminders'
import { reopen } from './service/reopen'
import { addTag, removeTag } from './service/tags'
import { undoBulk } from './service/undo-bulk'
import { undoStage } from './service/undo-stage'
import { deleteView, editView, listViews, saveView } from './service/views'

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
