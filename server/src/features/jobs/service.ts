import { failedJobTexts, jobRefusals } from '@foyer/contract/jobs/messages'
import type { FailedJob } from '@foyer/contract/jobs/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Context, inViewersCompany } from '../../context'
import { findFailed, putBack } from './repository'

export const failed = (ctx: Context): Promise<{ jobs: FailedJob[] }> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const rows = await findFailed(db, companyId)
    return {
      jobs: rows.map(({ id, kind, failedAt, tries, error }) => ({
        id,
        kind,
        failedAt: failedAt?.toISOString() ?? '',
        tries,
        error: error ?? '',
      })),
    }
  })

export const retry = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inViewersCompany(ctx, async ({ db, companyId, now }) => {
    if (!(await putBack(db, companyId, id, now))) return refuse(jobRefusals.unknown)
    return { message: failedJobTexts.retried }
  })
