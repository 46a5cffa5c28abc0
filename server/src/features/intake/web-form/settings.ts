import {
  webFormName,
  webFormProblems,
  webFormRefusals,
  webFormReplies,
} from '@foyer/contract/intake/messages/web-form'
import type { WebForm, WebFormSettings } from '@foyer/contract/intake/web-form/model'
import { offeredFields } from '@foyer/contract/intake/web-form/questions'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { refuseProblems } from '../../../http/errors'
import { hashToken, newToken } from '../../../http/session'
import { tellColleagues } from '../../accounts/service'
import { audit } from '../doors/audit'
import { countDeliveries } from '../doors/repository/doors'
import { materialOf, settingsOf } from './material'
import { draftPath, pathOf } from './open-form'
import { findWebForm, writeKey, writeWebForm } from './repository'

export const webForm = (ctx: Context): Promise<WebForm> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const door = await findWebForm(db, companyId)
    const material = await materialOf(scope)
    const { form, firm } = material
    const received = (await countDeliveries(db, companyId, now)).find(({ id }) => id === companyId)
    const offered = offeredFields(form.customFields)
    const settings = settingsOf(door, material)
    return {
      settings: {
        ...settings,
        fields: settings.fields.filter(({ target }) => offered.some((one) => one.target === target)),
      },
      offered,
      path: door?.key ? pathOf(ctx.secrets.unlock(door.key)) : undefined,
      firm: firm.name,
      lastReceivedAt: door?.lastReceivedAt?.toISOString(),
      today: received?.today ?? 0,
      last30Days: received?.last30Days ?? 0,
      failed: received?.failed ?? 0,
    }
  })

/** Only what this firm has can be asked. */
async function refuseForeignFields(scope: CompanyScope, { fields }: WebFormSettings): Promise<void> {
  const { form } = await materialOf(scope)
  const offered = new Set<string>(offeredFields(form.customFields).map(({ target }) => target))
  if (fields.some(({ target }) => !offered.has(target)))
    refuseProblems({ fields: webFormProblems.unknownField })
}

const newKey = ({ secrets }: Context) => {
  const key = newToken()
  return { path: pathOf(key), row: { key: secrets.lock(key), keyHash: hashToken(key) } }
}

export const saveWebForm = (ctx: Context, settings: WebFormSettings): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await refuseForeignFields(scope, settings)
    const { isOn, source, sourceName, duplicates, ...look } = settings
    await writeWebForm(db, {
      companyId,
      name: webFormName,
      ...newKey(ctx).row,
      source,
      sourceName: sourceName || null,
      duplicates,
      settings: look,
      state: isOn ? 'on' : 'paused',
      createdBy: ctx.viewer.userId,
      updatedAt: now,
    })
    await tellColleagues(scope, { name: 'changed', about: ['doors'] })
    return { message: webFormReplies.saved }
  })

export const previewWebForm = (ctx: Context, settings: WebFormSettings): Promise<{ path: string }> =>
  inViewersCompany(ctx, async (scope) => {
    await refuseForeignFields(scope, settings)
    return { path: draftPath(ctx, scope.companyId, settings) }
  })

export const rotateWebForm = (ctx: Context): Promise<{ message: string; path: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { path, row } = newKey(ctx)
    if (!(await writeKey(db, companyId, { ...row, updatedAt: now }))) refuse(webFormRefusals.notSaved)
    await tellColleagues(scope, { name: 'changed', about: ['doors'] })
    audit(ctx, 'form-key-changed')
    return { message: webFormReplies.rotated, path }
  })
