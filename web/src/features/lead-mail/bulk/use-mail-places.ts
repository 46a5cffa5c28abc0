import { type MailPlace, mailPlaces } from '@foyer/contract/lead-mail/templates/places'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { useMemo } from 'react'
import { useEndpoint } from '../../../api/queries'

/** What can be put into a mail; the fields of the firm join once they are known. */
export function useMailPlaces(): MailPlace[] {
  const { data } = useEndpoint(fieldEndpoints.list, {})
  return useMemo(() => {
    const own = Array.isArray(data) ? data.filter(({ isCustom }) => isCustom) : []
    return mailPlaces(own.map(({ key, label }) => ({ id: key, name: label })))
  }, [data])
}
