import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { quotationLibraryEndpoints } from '@foyer/contract/wire/quotations/document/library-endpoints'
import { quotationSendingEndpoints } from '@foyer/contract/wire/quotations/sending/endpoints'
import { reading, routes, writing } from '../../http/mount'
import { createQuotation } from './document/service/create'
import { deleteQuotation, restoreQuotation } from './document/service/delete'
import { knownItems } from './document/service/known-items'
import { quotation, quotationVersion } from './document/service/read'
import { saveQuotation } from './document/service/save'
import { quotationsOfLead, quotationsOfProject } from './document/service/summaries'
import {
  deleteTemplate,
  quotationTemplate,
  quotationTemplates,
  renameTemplate,
  restoreTemplate,
  saveTemplate,
} from './document/service/templates'
import { quotationPaperRoutes } from './paper/routes'
import { makeQuotationLink, revokeQuotationLink } from './sending/service/links'
import { sendQuotation } from './sending/service/send'
import { voidQuotation } from './sending/service/void'

export const quotationRoutes = [
  ...routes(quotationEndpoints, {
    quotationsOfProject: reading(quotationsOfProject),
    quotationsOfLead: reading(quotationsOfLead),
    createQuotation: writing(createQuotation),
    quotation: reading(quotation),
    saveQuotation: writing(saveQuotation),
    quotationVersion: reading(quotationVersion),
    deleteQuotation: writing(deleteQuotation),
    restoreQuotation: writing(restoreQuotation),
  }),
  ...routes(quotationLibraryEndpoints, {
    knownItems: reading(knownItems),
    quotationTemplates: reading(quotationTemplates),
    quotationTemplate: reading(quotationTemplate),
    saveTemplate: writing(saveTemplate),
    renameTemplate: writing(renameTemplate),
    deleteTemplate: writing(deleteTemplate),
    restoreTemplate: writing(restoreTemplate),
  }),
  ...quotationPaperRoutes,
  ...routes(quotationSendingEndpoints, {
    sendQuotation,
    makeQuotationLink: writing(makeQuotationLink),
    revokeQuotationLink: writing(revokeQuotationLink),
    voidQuotation: writing(voidQuotation),
  }),
]
