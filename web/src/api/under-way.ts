import { useSyncExternalStore } from 'react'

const names = new Set<string>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** For the options of `useSend`: under this name it is known that the call has no answer yet, also where its sender is gone. */
export const underWay = (name: string) => ({
  onMutate: () => {
    names.add(name)
    tell()
  },
  onSettled: () => {
    names.delete(name)
    tell()
  },
})

export const useIsUnderWay = (name: string): boolean => useSyncExternalStore(subscribe, () => names.has(name))
