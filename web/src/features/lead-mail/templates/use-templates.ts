import { templateDeleteTexts } from '@foyer/contract/lead-mail/templates/messages'
import type { EmailTemplate } from '@foyer/contract/lead-mail/templates/model'
import { mailPlaces } from '@foyer/contract/lead-mail/templates/places'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { useMemo } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

/** Brings a deleted template back. */
export function useRestoreTemplate() {
  const restore = useSend(templateEndpoints.editTemplate)
  return ({ id, name }: EmailTemplate) =>
    restore.mutateAsync({ kind: 'restore', id }).then(
      () => showToast({ kind: 'ok', text: templateDeleteTexts.restored(name) }),
      (error) => showToast({ kind: 'problem', text: wordsOf(error, templateDeleteTexts.restoreFailed) }),
    )
}

/** What can be put into a mail; those of the firm join once they are known. */
export function useMailPlaces() {
  const { data } = useEndpoint(fieldEndpoints.list, {})
  return useMemo(() => {
    const own = Array.isArray(data) ? data.filter(({ isCustom }) => isCustom) : []
    return mailPlaces(own.map(({ key, label }) => ({ id: key, name: label })))
  }, [data])
}

/** Where nothing is filled in a place is said as its label: the names in braces are for the editor. */
export function usePlaceLabels(): Record<string, string> {
  const places = useMailPlaces()
  return useMemo(() => Object.fromEntries(places.map(({ name, label }) => [name, `[${label}]`])), [places])
}
