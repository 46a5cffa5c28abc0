import { formatInstant } from '@foyer/contract/kit/dates'
import { Text } from '@mantine/core'
import { useCompanyDay } from '../../accounts/use-company-day'

/** A moment in words, on the clocks of the firm. */
export function useMoment(): (at: string) => string {
  const { timeZone } = useCompanyDay()
  return (at) => formatInstant(at, timeZone)
}

/** The same in one line. */
export function Moment({ at }: { at: string }) {
  const inWords = useMoment()
  return (
    <Text span fz="inherit" style={{ whiteSpace: 'nowrap' }}>
      {inWords(at)}
    </Text>
  )
}
