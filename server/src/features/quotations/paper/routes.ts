import { quotationPaperEndpoints } from '@foyer/contract/wire/quotations/paper/endpoints'
import { reading, routes, writing } from '../../../http/mount'
import { askForPaper, quotationPaper } from './service/ask'

export const quotationPaperRoutes = routes(quotationPaperEndpoints, {
  quotationPaper: reading(quotationPaper),
  askForPaper: writing(askForPaper),
})
