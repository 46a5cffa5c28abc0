import { z } from 'zod'
import { endpoint, noInput, plainReply } from '../kit/endpoint'
import { inDataData } from '../kit/envelope'
import { addStagesRequest, editPipelineRequest } from './pipeline/edit'
import { addRuleRequest, ruleListReply, updateRuleRequest } from './pipeline/rules'
import { addedReply, pipelineReply } from './pipeline/stage'
import {
  addStatusRequest,
  deleteStatusRequest,
  editStatusRequest,
  statusPageReply,
  statusPageRequest,
} from './pipeline/status'

const message = plainReply(z.object({ message: z.string() }))

export const pipelineEndpoints = {
  get: endpoint({
    action: 'pipeline.read',
    method: 'GET',
    path: '/user/get-pipeline',
    about: ['pipeline'],
    userId: 'query',
    summary: 'The pipeline with its stages in order and their statuses',
    request: noInput,
    reply: inDataData(pipelineReply),
  }),
  statuses: endpoint({
    action: 'pipeline.read',
    method: 'GET',
    path: '/user/get-pipeline-pagination',
    about: ['pipeline'],
    userId: 'query',
    summary: 'The statuses of all stages, page by page, searched by status and stage',
    request: statusPageRequest,
    reply: statusPageReply,
  }),
  addStages: endpoint({
    action: 'pipeline.edit',
    method: 'POST',
    path: '/user/add-lead-stage',
    about: ['pipeline'],
    userId: 'query',
    summary: 'Add stages before Won; the later stages move on by one',
    request: addStagesRequest,
    reply: addedReply,
  }),
  edit: endpoint({
    action: 'pipeline.edit',
    method: 'PUT',
    path: '/user/edit-pipeline',
    about: ['pipeline'],
    userId: 'query',
    summary: 'Rename, reorder, delete and restore stages; what is not mentioned stays',
    request: editPipelineRequest,
    reply: message,
  }),
  addStatus: endpoint({
    action: 'pipeline.edit',
    method: 'POST',
    path: '/user/add-lead-status',
    about: ['pipeline'],
    userId: 'query',
    summary: 'Add a status to a stage that has fewer than eight',
    request: addStatusRequest,
    reply: message,
  }),
  editStatus: endpoint({
    action: 'pipeline.edit',
    method: 'PUT',
    path: '/user/edit-lead-status',
    about: ['pipeline'],
    userId: 'query',
    summary: 'Rename a status or move it to another stage; its id stays',
    request: editStatusRequest,
    reply: message,
  }),
  deleteStatus: endpoint({
    action: 'pipeline.edit',
    method: 'DELETE',
    path: '/user/delete-status',
    about: ['pipeline'],
    userId: 'query',
    summary: 'Delete a status that no lead uses; the ids are in the body or the query',
    request: deleteStatusRequest,
    reply: message,
  }),
  rules: endpoint({
    action: 'pipeline.read',
    method: 'GET',
    path: '/user/lead-stage-transitions',
    about: ['pipeline', 'fields'],
    userId: 'query',
    summary: 'The rules for moving a lead from one stage to another',
    request: noInput,
    reply: inDataData(ruleListReply),
  }),
  addRule: endpoint({
    action: 'pipeline.edit',
    method: 'POST',
    path: '/user/lead-stage-transitions',
    about: ['pipeline'],
    userId: 'query',
    summary: 'Add a rule for a pair of stages that has none',
    request: addRuleRequest,
    reply: message,
  }),
  updateRule: endpoint({
    action: 'pipeline.edit',
    method: 'PUT',
    path: '/user/lead-stage-transitions',
    about: ['pipeline'],
    userId: 'query',
    summary: 'Change the given fields of a rule, delete it or restore it',
    request: updateRuleRequest,
    reply: message,
  }),
}
