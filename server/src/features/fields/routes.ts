import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { addSource, addSourceName, addWorkScope, sourceNames, sources, workScopes } from './service/choices'
import { add, corporate, edit, get, individual, list } from './service/custom-fields'
import { leadForm, saveLeadForm } from './service/lead-form'

export const fieldRoutes = routes(api.fields, {
  list,
  listNew: individual,
  listCorporate: corporate,
  get,
  add,
  edit,
  leadForm,
  saveLeadForm,
  sources,
  addSource,
  sourceNames,
  addSourceName,
  workScopes,
  addWorkScope,
})
