/** Whom this browser shows notifications, and in which session. It is kept when a session expires, but not after a logout. */
export const pushMark = 'foyer.push'

/** As the mark begins. */
export const isShownTo = (userId: string): boolean => localStorage.getItem(pushMark)?.split(' ')[0] === userId

export const forgetMark = () => localStorage.removeItem(pushMark)

export async function disconnectBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** The browser itself takes nothing more, whether or not the server hears that somebody has left. */
export function showNothingMore() {
  forgetMark()
  disconnectBrowser().catch(() => {})
}
