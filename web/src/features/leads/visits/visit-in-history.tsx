import { clockTimeOf, formatTime12 } from '@foyer/contract/kit/dates'
import { visitHistoryTexts as texts } from '@foyer/contract/leads/visits/messages'
import type { VisitEntry } from '@foyer/contract/leads/visits/model'
import { mapOfPlace } from '@foyer/contract/leads/visits/rules'
import { Box } from '@mantine/core'
import { Row } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'

const away = { target: '_blank', rel: 'noopener noreferrer' }

interface VisitInHistoryProps {
  visit: VisitEntry
  timeZone: string
}

/** When somebody came, where that was, and what they saw. */
export function VisitInHistory({ visit, timeZone }: VisitInHistoryProps) {
  const { onTheWayAt, arrivedAt, place, photos } = visit
  const time = (at: string) => formatTime12(clockTimeOf(at, timeZone))
  const times = [
    onTheWayAt && texts.onTheWay(time(onTheWayAt)),
    arrivedAt && (onTheWayAt ? texts.arrived(time(arrivedAt)) : texts.arrivedOnly(time(arrivedAt))),
  ].filter(Boolean)
  return (
    <>
      {times.length > 0 && <QuietText>{times.join(', ')}</QuietText>}
      {place && (
        <QuietText>
          <a data-link href={mapOfPlace(place)} {...away}>
            {texts.place}
          </a>
          , {texts.within(place.accuracy)}
        </QuietText>
      )}
      {photos.length > 0 && (
        <Box mt={4} role="group" aria-label={texts.photos}>
          <Row gap={6}>
            {photos.map(({ name, small, address }) => (
              <a key={address} data-link href={address} {...away} title={name}>
                {small ? (
                  <img
                    src={small}
                    alt={name}
                    width={56}
                    height={56}
                    loading="lazy"
                    style={{ objectFit: 'cover', borderRadius: 6 }}
                  />
                ) : (
                  name
                )}
              </a>
            ))}
          </Row>
        </Box>
      )}
    </>
  )
}
