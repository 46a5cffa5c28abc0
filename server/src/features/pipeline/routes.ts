import { api } from '@foyer/contract/wire/api'
import { reading, routes } from '../../http/mount'
import { editPipeline } from './service/edit-pipeline'
import { addRule, rules, updateRule } from './service/rules'
import { addStages, pipeline } from './service/stages'
import { addStatus, deleteStatus, editStatus, statuses } from './service/statuses'

export const pipelineRoutes = routes(api.pipeline, {
  get: reading(pipeline),
  statuses: reading(statuses),
  addStages,
  edit: editPipeline,
  addStatus,
  editStatus,
  deleteStatus,
  rules: reading(rules),
  addRule,
  updateRule,
})
