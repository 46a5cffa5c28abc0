import { answerEndpoints } from '@foyer/contract/wire/quotations/answer/endpoints'
import { routes } from '../../../http/mount'
import {
  acceptShared,
  askSharedChanges,
  askSharedPaper,
  sharedPaper,
  sharedQuotation,
  sharedSeen,
} from './service/by-link'

export const answerRoutes = routes(answerEndpoints, {
  acceptShared,
  askSharedChanges,
  askSharedPaper,
  sharedPaper,
  sharedQuotation,
  sharedSeen,
})
