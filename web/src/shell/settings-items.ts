import { settingsTexts } from '@foyer/contract/shell/messages'
import { addresses } from '../app/addresses'

export interface SettingsItem {
  label: string
  to: string
  /** Pages that belong to this entry and have an address of their own. */
  covers?: RegExp
  isForAdmins?: boolean
  /** It has nothing to search in; the box would do nothing there. */
  isUnsearched?: boolean
}

const { settings } = addresses
const { menu } = settingsTexts
/** The subjects of the lead settings, in order. */
export const settingsItems: readonly SettingsItem[] = [
  { label: menu.status, to: settings.status },
  { label: menu.stage, to: settings.stage },
  { label: menu.tags, to: settings.tags },
  { label: menu.teams, to: settings.teams },
  { label: menu.assignment, to: settings.assignment, isUnsearched: true },
  { label: menu.rules, to: settings.rules },
  { label: menu.archive, to: settings.archive },
  { label: menu.integration, to: settings.integration, isUnsearched: true },
  { label: menu.leadSources, to: settings.leadSources, covers: /\/lead-sources\// },
  { label: menu.webForm, to: settings.webForm, isUnsearched: true },
  { label: menu.deleted, to: settings.deleted, isForAdmins: true },
  { label: menu.fields, to: settings.fields, covers: /\/(create-new-field|edit-field\/)/ },
  { label: menu.form, to: settings.form },
  { label: menu.lists, to: settings.lists },
  { label: menu.work, to: settings.work },
  { label: menu.email, to: settings.email, isUnsearched: true },
  { label: menu.emailTemplates, to: settings.emailTemplates, covers: /\/email-templates\// },
]
