import { api } from '@foyer/contract/wire/api'
import { reading, routes, writing } from '../../http/mount'
import { project, projects } from './service/projects'
import { accept, askChanges, askPaper, paper, quotation, quotationSeen } from './service/quotations'
import { file, minutes } from './service/shared'

export const clientAreaRoutes = routes(api.clientArea, {
  projects: reading(projects),
  project: reading(project),
  quotation: reading(quotation),
  quotationSeen: writing(quotationSeen),
  paper: reading(paper),
  askPaper: writing(askPaper),
  accept: writing(accept),
  askChanges: writing(askChanges),
  file: reading(file),
  minutes: reading(minutes),
})
