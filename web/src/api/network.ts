import { useSyncExternalStore } from 'react'

/** What is known of the way to the server: there, no network at all, or a network without a server at its end. */
export type Network = 'there' | 'none' | 'unreachable'

let network: Network = navigator.onLine ? 'there' : 'none'
const listeners = new Set<() => void>()

function change(next: Network) {
  if (network === next) return
  network = next
  for (const listener of listeners) listener()
}

/** Every answer shows that the server can be reached. */
export const noteReached = () => change('there')

export const noteUnreached = () => change(navigator.onLine ? 'unreachable' : 'none')

window.addEventListener('offline', () => change('none'))
window.addEventListener('online', () => change('there'))

export const currentNetwork = (): Network => network

export function onNetworkChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useNetwork = (): Network => useSyncExternalStore(onNetworkChange, currentNetwork)
