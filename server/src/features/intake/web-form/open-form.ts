import { enquiryTexts as texts } from '@foyer/contract/intake/messages/web-form'
import type { WebFormSettings } from '@foyer/contract/intake/web-form/model'
import { asSystem, type Deps, inCompany } from '../../../context'
import { hashToken } from '../../../http/session'
import { findDoorByKey } from '../doors/repository'
import { materialOf, settingsOf } from './material'
import type { FormLook } from './page'

/** In the place of a key: the form as it would be. */
const draftKey = 'preview'

export const pathOf = (key: string): string => `/enquiry/${key}`

interface Draft {
  companyId: string
  /** In milliseconds. */
  until: number
  settings: WebFormSettings
}

const hour = 3_600_000

/** Where a draft can be looked at: it travels in the address, so that nothing has to be stored. */
export const draftPath = ({ secrets, clock }: Deps, companyId: string, settings: WebFormSettings): string => {
  const draft: Draft = { companyId, until: clock().getTime() + hour, settings }
  return `${pathOf(draftKey)}?embed=1&draft=${encodeURIComponent(secrets.lock(JSON.stringify(draft)))}`
}

function readDraft({ secrets, clock }: Deps, locked: string): Draft | undefined {
  try {
    const draft = JSON.parse(secrets.unlock(locked)) as Draft
    return draft.until > clock().getTime() ? draft : undefined
  } catch {
    return undefined
  }
}

interface Notice {
  status: number
  title: string
  text: string
}

const unknown: Notice = { status: 404, title: texts.unknownTitle, text: texts.unknown }
const closed = (firm: string): Notice => ({
  status: 410,
  title: texts.closedTitle,
  text: texts.closed(firm),
})

type Opened = { look: FormLook; companyId: string; doorId: string } | { notice: Notice }

interface Asked {
  key: string
  draft: string
  isEmbedded: boolean
}

async function openDraft(deps: Deps, { draft: locked }: Asked): Promise<Opened> {
  const draft = readDraft(deps, locked)
  if (!draft) return { notice: unknown }
  const { companyId, settings } = draft
  const material = await inCompany(deps, companyId, materialOf, 'reading')
  const logoPath = `${pathOf(draftKey)}/logo?draft=${encodeURIComponent(locked)}`
  const look = { material, settings, path: pathOf(draftKey), logoPath, isEmbedded: true, isPreview: true }
  return { look, companyId, doorId: '' }
}

/** The form that has this key, or what its visitors are told instead. */
export async function openForm(deps: Deps, asked: Asked): Promise<Opened> {
  const { key, isEmbedded } = asked
  if (key === draftKey) return openDraft(deps, asked)
  const door = await asSystem(deps, ({ db }) => findDoorByKey(db, hashToken(key)))
  if (door?.kind !== 'web-form') return { notice: unknown }
  const { companyId, id: doorId } = door
  const material = await inCompany(deps, companyId, materialOf, 'reading')
  const settings = settingsOf(door, material)
  if (!settings.isOn) return { notice: closed(material.firm.name) }
  const path = pathOf(encodeURIComponent(key))
  return {
    look: { material, settings, path, logoPath: `${path}/logo`, isEmbedded, isPreview: false },
    companyId,
    doorId,
  }
}
