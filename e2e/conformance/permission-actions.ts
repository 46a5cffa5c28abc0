import type { Action } from '@foyer/contract/policy'

/**
 * Which actions of the policy are behind a permission of docs/spec/permissions.json.
 * 'screen' marks one that only decides what is shown; its proof is the test of that screen.
 */
export const actionsOf: Record<string, Action[] | 'screen'> = {
  'nav.leads': ['leads.read'],
  'role.client': ['leads.read'],
  'settings.tagAdd': ['tags.edit'],
  'settings.tagEdit': ['tags.edit'],
  'settings.tagDelete': ['tags.edit'],
  'settings.teamCreate': ['teams.edit'],
  'settings.teamEdit': ['teams.edit'],
  'settings.teamDelete': ['teams.edit'],
  'settings.teamView': ['teams.edit'],
  'settings.assignment': ['company.editAssignment'],
  'settings.fields': ['fields.edit'],
  'settings.integration': 'screen',
  'lead.email': ['leadMail.send'],
  'lead.quotation': ['leads.edit'],
  'quotation.send': ['quotations.edit'],
  'pmt.createProject': ['projects.create', 'leads.convert'],
  'lead.newSource': ['fields.addSource'],
  'lead.newSourceName': ['fields.addSource'],
}
