import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { addSource, addSourceName, addWorkScope, sourceNames, sources, workScopes } from './service/choices'
import { add, corporate, edit, get, individual, list } from './service/custom-fields'
import { leadForm, saveLeadForm } from './service/lead-form'

export const fieldRoutes = routes(api.fields, {
  list: reading(list),
  listNew: reading(individual),
  listCorporate: reading(corporate),
  get: reading(get),
  add,
  edit,
  leadForm: reading(leadForm),
  saveLeadForm,
  sources: reading(sources),
  addSource,
  sourceNames: reading(sourceNames),
  addSourceName,
  workScopes: reading(workScopes),
  addWorkScope,
})
