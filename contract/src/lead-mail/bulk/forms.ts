import { z } from 'zod'
import type { LeadSelection } from '../../leads/model'
import { isMailAddress } from '../letters/address'
import { letterForm } from '../letters/forms'
import { bulkMailLimits as limits } from './limits'
import { bulkMailProblems as problems } from './messages'
import type { BulkMail } from './model'

const address = z.string().refine(isMailAddress, problems.address)

/** The same rules for the dialog and for the server; of the words those for one lead. */
export const bulkMailForm = letterForm
  .pick({ subject: true, html: true, attachments: true, sendAt: true })
  .extend({
    to: z.union([
      z.object({ selection: z.custom<LeadSelection>((selection) => typeof selection === 'object') }),
      z.object({
        addresses: z.array(address).min(1, problems.addresses).max(limits.leads, problems.tooManyAddresses),
      }),
    ]),
  }) satisfies z.ZodType<BulkMail>

export const unsubscribedForm = z.object({ address })
