import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { useEndpoint } from '../../../../api/queries'

const { leadForm, listNew, listCorporate } = fieldEndpoints

/** Which form Add Lead opens, and what it asks of either kind of lead. */
export function useFormSetting() {
  const form = useEndpoint(leadForm, {})
  const individual = useEndpoint(listNew, {})
  const corporate = useEndpoint(listCorporate, {})
  const reads = [form, individual, corporate]
  return {
    setting: form.data &&
      individual.data &&
      corporate.data && {
        form: form.data.form,
        fields: { individual: individual.data, corporate: corporate.data.fields },
      },
    hasFailed: reads.some(({ isError, data }) => isError && !data),
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}
