import type { MapLocation, Point } from '@foyer/contract/places/model'
import { coordinatesText } from '@foyer/contract/places/rules'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { call } from '../../api/client'

type Naming = 'named' | 'asking' | 'unnamed'

/** A point that was moved to counts at once, under its coordinates; its name follows. */
export function usePlaceName(onChange: (place: MapLocation) => void) {
  const [naming, setNaming] = useState<Naming>('named')
  /** Only the newest point is named, whichever answer comes last. */
  const turn = useRef(0)

  const ask = async (point: Point, mine: number) => {
    try {
      const { location } = await call(placeEndpoints.reverse, point)
      if (mine !== turn.current) return
      onChange({ ...point, location })
      setNaming('named')
    } catch {
      if (mine === turn.current) setNaming('unnamed')
    }
  }
  const askSoon = useDebouncedCallback(ask, 250)

  return {
    naming,
    moveTo: ({ latitude, longitude }: Point) => {
      const point = { latitude, longitude }
      turn.current += 1
      setNaming('asking')
      onChange({ ...point, location: coordinatesText(point) })
      askSoon(point, turn.current)
    },
    /** A place that has its name already. */
    choose: (place: MapLocation) => {
      turn.current += 1
      setNaming('named')
      onChange(place)
    },
    retry: ({ latitude, longitude }: Point) => {
      turn.current += 1
      setNaming('asking')
      void ask({ latitude, longitude }, turn.current)
    },
  }
}
