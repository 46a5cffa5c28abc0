import type { Feature } from '@foyer/contract/accounts/model'
import { navigationTexts } from '@foyer/contract/shell/messages'
import type { LinkedArea, WebSettings } from '@foyer/contract/shell/settings'
import { addresses } from '../../app/addresses'

interface Place {
  id: keyof typeof navigationTexts
  path: string
  /** Where the first part of an address belongs to this place as well. */
  covers: string[]
  feature?: Feature
  area?: LinkedArea
}

const places: readonly Place[] = [
  { id: 'home', path: addresses.home, covers: ['admin'] },
  { id: 'leads', path: addresses.leads, covers: ['lms', 'leads'], feature: 'crm' },
  { id: 'projects', path: addresses.projects, covers: ['pmt'] },
  { id: 'tools', path: addresses.tools, covers: ['tools'], area: 'tools' },
  { id: 'chat', path: addresses.chat, covers: ['updates'], area: 'chat' },
  { id: 'tasks', path: addresses.tasks, covers: ['timeline'] },
  { id: 'purchase', path: addresses.purchase, covers: ['po'], area: 'purchase' },
  {
    id: 'bookKeeping',
    path: addresses.bookKeeping,
    covers: ['account'],
    feature: 'accounts',
    area: 'bookKeeping',
  },
]

export interface NavItem {
  id: Place['id']
  label: string
  to: string
  /** Another application of the suite: a plain link, loaded again (C-144). */
  isElsewhere: boolean
  isCurrent: boolean
  /** A part of the suite that nothing is behind yet: it stands under More. */
  isUnconnected: boolean
}

/** The places of the suite that this person may see, in order. */
export function navItems(
  features: readonly Feature[],
  areas: WebSettings['areas'],
  pathname: string,
): NavItem[] {
  const here = pathname.split('/')[1] ?? ''
  return places
    .filter(({ feature }) => !feature || features.includes(feature))
    .map(({ id, path, covers, area }) => {
      const elsewhere = area && areas[area]
      return {
        id,
        label: navigationTexts[id],
        to: elsewhere ?? path,
        isElsewhere: Boolean(elsewhere),
        isUnconnected: area !== undefined && !elsewhere,
        isCurrent: covers.includes(here),
      }
    })
}
