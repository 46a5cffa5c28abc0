import { metaRefusals, metaReplies } from '@foyer/contract/intake/messages/meta'
import type { MetaFormEdit, MetaForms } from '@foyer/contract/intake/meta/model'
import { questionTargets } from '@foyer/contract/intake/meta/questions'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany, readingViewersCompany } from '../../../../context'
import { fieldsOf } from '../../../leads/service'
import { findForms, saveMapping } from '../repository/forms'
import { findPage } from '../repository/pages'

const targetsOf = async (scope: CompanyScope) =>
  questionTargets((await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted))

export const forms = (ctx: Context, { id }: { id: string }): Promise<MetaForms> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    if (!(await findPage(db, companyId, id))) return refuse(metaRefusals.unknownPage)
    return { forms: await findForms(db, companyId, id), targets: await targetsOf(scope) }
  })

export const saveForm = (
  ctx: Context,
  { doorId, formId, mapping }: MetaFormEdit,
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const known = new Set<string>((await targetsOf(scope)).map(({ target }) => target))
    if (Object.values(mapping).some((target) => target !== 'none' && !known.has(target)))
      return refuse(metaRefusals.unknownTarget)
    if (!(await findPage(db, companyId, doorId))) return refuse(metaRefusals.unknownPage)
    if (!(await saveMapping(db, companyId, doorId, formId, mapping, now)))
      return refuse(metaRefusals.unknownForm)
    return { message: metaReplies.saved }
  })
