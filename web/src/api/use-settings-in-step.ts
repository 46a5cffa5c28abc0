import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import type { LiveEvent } from '@foyer/contract/live/events'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLive } from './live'
import { keyOf } from './queries'

type Slice = Extract<LiveEvent, { name: 'settings-changed' }>['slice']

/** Reads these again when a colleague has changed the settings of the slice. Pass a stable list. */
export function useSettingsInStep(slice: Slice, endpoints: readonly AnyEndpoint[]): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onLive('settings-changed', (event) => {
        if (event.slice !== slice) return
        for (const endpoint of endpoints) void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
      }),
    [queries, slice, endpoints],
  )
}
