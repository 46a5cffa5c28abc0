import { webFormOf } from '@foyer/contract/intake/web-form/defaults'
import type { WebFormSettings } from '@foyer/contract/intake/web-form/model'
import type { FormMaterial } from '@foyer/contract/intake/web-form/questions'
import type { CompanyScope } from '../../../context'
import { choiceLists } from '../../fields/service'
import { fieldsOf, regionOf, templateOf } from '../../leads/service'
import { findFirm, type WebFormDoor } from './repository'

/** What a form of this firm is made of. */
export async function materialOf(scope: CompanyScope) {
  const { db, companyId } = scope
  const { fields: template } = await templateOf(scope)
  const region = await regionOf(scope)
  const workScopes = await choiceLists.workScope.find(db, companyId)
  const form: FormMaterial = {
    template,
    customFields: (await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted),
    workScopes: workScopes.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
    currencySymbol: region.currencySymbol,
  }
  return { form, region, firm: await findFirm(db, companyId) }
}
export type Material = Awaited<ReturnType<typeof materialOf>>

/** What a firm has chosen, and the defaults for what it has not. */
export function settingsOf(door: WebFormDoor | undefined, { form }: Material): WebFormSettings {
  const defaults = webFormOf(form.template)
  if (!door) return defaults
  return {
    ...defaults,
    ...(door.settings as Partial<WebFormSettings>),
    isOn: door.state !== 'paused',
    source: door.source ?? '',
    sourceName: door.sourceName ?? '',
    duplicates: door.duplicates,
  }
}
