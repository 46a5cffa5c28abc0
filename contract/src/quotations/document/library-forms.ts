import { z } from 'zod'
import { templateProblems as problems } from './messages'
import { quotationRecordLimits as limits } from './record-limits'

export const templateNameForm = {
  name: z.string().trim().min(1, problems.name).max(limits.templateName, problems.name),
}
