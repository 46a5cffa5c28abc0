import { useSyncExternalStore } from 'react'

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

function change(next: InstallEvent | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

// The browser offers it once, when it has loaded the page, and is answered when somebody asks for it.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  change(event as InstallEvent)
})
window.addEventListener('appinstalled', () => change(undefined))

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
/** It has no offer; one does it by hand. */
const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

export type InstallWay = 'prompt' | 'by-hand' | undefined

const wayNow = (): InstallWay => {
  if (isInstalled()) return undefined
  return offer ? 'prompt' : isApple() ? 'by-hand' : undefined
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, wayNow)

export async function install() {
  await offer?.prompt()
  change(undefined)
}
