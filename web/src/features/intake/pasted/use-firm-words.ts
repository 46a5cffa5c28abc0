import type { CustomField } from '@foyer/contract/fields/model'
import type { FirmWords } from '@foyer/contract/intake/pasted/reading'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { useEndpoint } from '../../../api/queries'
import { useProfile } from '../../accounts/use-profile'

/** What the firm calls its work and its sources; undefined as long as that is on its way. */
export function useFirmWords(dialCode: string, customFields: readonly CustomField[]): FirmWords | undefined {
  const scopes = useEndpoint(fieldEndpoints.workScopes, {})
  const sources = useEndpoint(fieldEndpoints.sources, {})
  const { data: profile } = useProfile()
  // Without them a message is read all the same.
  if (!profile || scopes.isLoading || sources.isLoading) return undefined
  return {
    dialCode,
    customFields,
    workScopes: scopes.data ?? [],
    sources: (sources.data ?? []).map(({ name }) => name),
    ownNames: [profile.fullName, profile.company.name],
    ownContacts: [profile.email, profile.phone].filter((contact) => contact !== undefined),
  }
}
