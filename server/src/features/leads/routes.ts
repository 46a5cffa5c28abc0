import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/capture-endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadExport, leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../context'
import { badInput } from '../../http/errors'
import { routes } from '../../http/mount'
import { mountExport } from './export-download'
import { add, addEdit } from './service/add'
import { archived } from './service/archive'
import { assignMultiple } from './service/assign-multiple'
import { bulk } from './service/bulk'
import { byId } from './service/detail'
import { duplicates, notifyOwner } from './service/duplicates'
import { addExpectedClosure, edit } from './service/edit'
import { filterOptions } from './service/filter-options'
import { counts, list } from './service/list'
import { merge, undoMerge } from './service/merge'
import { readPreferences, savePreferences } from './service/preferences'
import { addTag, removeTag } from './service/tags'
import { undoBulk } from './service/undo-bulk'
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
]

export const mountLeadExport = (app: FastifyInstance, deps: Deps): void =>
  mountExport(app, deps, {
    path: leadExport.path,
    read: (query) => leadExport.read(badInput(leadExport.query, query)),
  })
