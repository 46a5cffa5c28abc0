import { versionTexts as texts } from '@foyer/contract/shell/version-texts'
import type { DataRouter } from 'react-router'
import { newer } from '../api/own-build'
import { settings } from '../api/settings'
import { showToast, toastStore } from '../ui/toasts/toast'
import { pageLoad } from './page-load'

const key = 'foyer.reloaded-for'
const about = 'new-version'
const longest = 2 ** 31 - 1

/** Once for each build in this tab: while servers of two builds answer, the page must not go back and forth. */
function isFirstReload(reason: string): boolean {
  const before = (sessionStorage.getItem(key) ?? '').split(' ')
  if (before.includes(reason)) return false
  sessionStorage.setItem(key, [...before.slice(-20), reason].join(' '))
  return true
}

const isOld = () => newer.build !== undefined && newer.build !== settings.build

/** The browser would ask before it leaves this page. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The forms of leads keep a draft, and their dialogs are in the address. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => !dialog.querySelector('[data-draft]'))

/** A button turns while what it sends is under way. */
const isSending = () => document.querySelector('[data-loading]') !== null

const offer = () =>
  showToast({
    kind: 'note',
    text: texts.newVersion,
    about,
    duration: longest,
    action: { text: texts.reload, run: () => pageLoad.again() },
  })

/** A file that is gone, not a server that cannot be reached: loading the page again would show nothing then. */
const isServerThere = () =>
  fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

interface FailedImport extends Event {
  payload: unknown
  /** What the import gives instead (build/held-imports.ts). */
  instead?: Promise<unknown>
}

const never = new Promise<never>(() => {})

/**
 * A page of an older build loads itself again: when another page is opened or the tab is out of sight, nothing typed is
 * lost by it and nothing can be undone; and when a file of the older build is gone. Otherwise it offers to. Returns a
 * function that stops it.
 */
export function followVersion(router: Pick<DataRouter, 'state' | 'subscribe'>): () => void {
  /** Something is typed on this page that no draft keeps. */
  let isTyped = false
  let { pathname } = router.state.location

  const hasUnsaved = () => isTyped || isHeld() || isDialogOpen()
  const isBusy = () => isSending() || toastStore.read().some((toast) => toast.about !== about)

  const reloadIfSafe = () => {
    const { build } = newer
    if (isOld() && build && !isBusy() && !hasUnsaved() && isFirstReload(build)) pageLoad.again()
  }
  const type = ({ target }: Event) => {
    if (!(target as Element).closest('[data-draft]')) isTyped = true
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') reloadIfSafe()
  }
  const hear = () => {
    if (isOld() && hasUnsaved()) offer()
    else hide()
  }
  const go = ({ location }: DataRouter['state']) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    isTyped = false
    // When the page before is gone, with what held it.
    setTimeout(reloadIfSafe)
  }
  const miss = (event: Event) => {
    const failed = event as FailedImport
    const { location: next } = router.state.navigation
    event.preventDefault()
    failed.instead = isServerThere().then((isThere) => {
      if (hasUnsaved()) offer()
      else if (!isThere || !isFirstReload(`${settings.build}-file`)) throw failed.payload
      else if (next) pageLoad.at(`${next.pathname}${next.search}${next.hash}`)
      else pageLoad.again()
      return never
    })
  }
  newer.tell = hear
  const stop = router.subscribe(go)
  document.addEventListener('input', type, true)
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('vite:preloadError', miss)
  hear()
  return () => {
    newer.tell = undefined
    stop()
    document.removeEventListener('input', type, true)
    document.removeEventListener('visibilitychange', hide)
    window.removeEventListener('vite:preloadError', miss)
  }
}
