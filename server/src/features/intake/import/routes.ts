import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { reading, routes, writing } from '../../../http/mount'
import { cancelImport } from './service/cancel'
import { knownContacts } from './service/known'
import { parseFile, sheets } from './service/read-file'
import { sampleFile } from './service/sample-file'
import { saveLeads } from './service/save-leads'
import { importById, imports, refusedRows } from './service/shown'
import { startImport } from './service/start'
import { undoImport } from './service/undo'

export const importRoutes = routes(importEndpoints, {
  // A file is read before the transaction begins, which would wait for it.
  parseFile,
  sheets,
  startImport,
  saveLeads: writing(saveLeads),
  sampleFile,
  knownContacts: reading(knownContacts),
  imports: reading(imports),
  importById: reading(importById),
  refusedRows: reading(refusedRows),
  cancelImport: writing(cancelImport),
  undoImport: writing(undoImport),
})
