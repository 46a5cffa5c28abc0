import { formatInstant } from '@foyer/contract/kit/dates'
import { Text } from '@mantine/core'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment in one line. */
export function Moment({ at }: { at: string }) {
  return (
    <Text span fz="inherit" style={{ whiteSpace: 'nowrap' }}>
      {formatInstant(at, zone)}
    </Text>
  )
}
