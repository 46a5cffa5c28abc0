import type { CustomField } from '@foyer/contract/fields/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { checkLead, type LeadRules } from '@foyer/contract/leads/record/checks'
import type { LeadSheet } from '@foyer/contract/leads/record/draft'
import { leadValuesOf } from '@foyer/contract/leads/record/form-values'
import type { LeadFormKind } from '@foyer/contract/leads/record/value-problems'
import { may } from '@foyer/contract/policy'
import type { LeadScope } from '../../lead-scope'
import type { Region } from '../repository/company-settings'
import { teamNames } from './company-settings'

export interface Checking {
  form: LeadFormKind
  region: Region
  fields: readonly CustomField[]
  template?: LeadRules['template']
  stored?: LeadSheet
}

/** By the same rules as the forms: which field is wrong and why, and the message of the form as a whole. */
export function refuseWrong(scope: LeadScope, sheet: LeadSheet, checking: Checking): void {
  const { form, region, fields, template, stored } = checking
  const section = sheet.type === 'corporate' ? 1 : 0
  const { fields: problems, alert } = checkLead(leadValuesOf(sheet, region.dialCode), {
    form,
    isServer: true,
    country: region.country,
    customFields: fields.filter(({ sections }) => sections.includes(section)),
    canAssign: may(scope.viewer, 'leads.assign'),
    ...(template && { template }),
    ...(stored && { stored: leadValuesOf(stored, region.dialCode) }),
  })
  if (!alert) return
  const found = Object.entries(problems).map(([field, text]) => ({ field, text }))
  refuse(captureRefusals.refused(alert), { fields: found })
}

export async function refuseUnknownTeam(scope: LeadScope, teamId: string | undefined): Promise<void> {
  if (teamId && !(await teamNames(scope)).has(teamId)) refuse(captureRefusals.unknownTeam)
}
