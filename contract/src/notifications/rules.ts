import type { Feature } from '../accounts/model'
import { escapeHtml } from '../kit/html'
import { notificationLimits } from './limits'
import {
  leadFeature,
  type Notification,
  type NotificationEvent,
  type Placeholder,
  type PlaceholderValues,
  placeholders,
  taskFeature,
} from './model'

/** T-016 */
export const isUnread = ({ readBy }: Pick<Notification, 'readBy'>, userId: string): boolean =>
  !readBy.includes(userId)

// No second slash, backslash or control character: browsers turn these into another host.
const productPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** Only addresses of the product itself are opened (C-063): a path that stays on this host. */
export const isProductPath = (link: string): boolean =>
  productPath.test(link) && new URL(link, 'https://foyer.invalid').origin === 'https://foyer.invalid'

/** Where a click goes: the exact page, otherwise the area (C-063). */
export const targetOf = ({
  link,
  detailedLink,
}: Pick<Notification, 'link' | 'detailedLink'>): string | undefined =>
  [detailedLink, link].find((one) => one !== undefined && isProductPath(one))

/** The feature whose rules decide who is notified. */
export const featureOf = (event: NotificationEvent): string =>
  event === 'task-assigned' ? taskFeature : leadFeature

/** The feature a person needs to be notified of these events. */
export const featureNeeded = (feature: string): Feature | undefined =>
  feature === leadFeature ? 'crm' : undefined

const hole = /\{\{\s*(\w+)\s*\}\}/g
const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name)

/** What an empty value would make a hole of: a line that is only its label, and where something is from. */
const labelled = /<br>[^<>{}]*:\s*\{\{\s*(\w+)\s*\}\}(?=<|$)/g
const origin = /\s+from\s+\{\{\s*(\w+)\s*\}\}/g
const withoutHoles = (template: string, values: PlaceholderValues): string => {
  const isEmpty = (name: string) => !isPlaceholder(name) || !values[name]?.trim()
  const left = (whole: string, name: string) => (isEmpty(name) ? '' : whole)
  return template.replace(labelled, left).replace(origin, left)
}

const filled = (template: string, values: PlaceholderValues, write: (value: string) => string): string =>
  withoutHoles(template, values).replace(hole, (_, name: string) => {
    const value = isPlaceholder(name) ? (values[name] ?? '') : ''
    return write(value.replace(/\s+/g, ' ').trim().slice(0, notificationLimits.valueMax))
  })

/** A line such as 'Email: {{email}}' says nothing where nothing is known. */
const labelledLine = /<br>[^<{]*:\s*\{\{\s*(\w+)\s*\}\}(?=<)/g
const withoutEmptyLines = (template: string, values: PlaceholderValues): string =>
  template.replace(labelledLine, (line, name: string) =>
    isPlaceholder(name) && !values[name]?.trim() ? '' : line,
  )

/** For HTML texts: what a person typed is escaped (T-022). */
export const fillHtml = (template: string, values: PlaceholderValues): string =>
  filled(withoutEmptyLines(template, values), values, escapeHtml)

/** For subjects, which are plain text. */
export const fillText = (template: string, values: PlaceholderValues): string =>
  filled(template, values, (value) => value)
    .replace(/\s+/g, ' ')
    .trim()
