import { useEffect } from 'react'
import type { OnboardingPage } from '../../api/current-page'
import { draftPrefix } from '../../api/session'

const keyOf = (page: OnboardingPage, userId: string) => `${draftPrefix}${page}:${userId}`

/** What was typed before the page was left or loaded again, over what the server knows. */
export function withDraft<V extends object>(page: OnboardingPage, userId: string, known: V): V {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(page, userId)) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return known
    const kept = Object.entries(draft).filter(([name]) => name in known)
    return { ...known, ...Object.fromEntries(kept) }
  } catch {
    return known
  }
}

export function useKeptDraft<V extends object>(page: OnboardingPage, userId: string, values: V, known: V) {
  useEffect(() => {
    const changed = Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof V]),
    )
    if (changed.length > 0)
      localStorage.setItem(keyOf(page, userId), JSON.stringify(Object.fromEntries(changed)))
    else clearDraft(page, userId)
  }, [page, userId, values, known])
}

export const clearDraft = (page: OnboardingPage, userId: string) =>
  localStorage.removeItem(keyOf(page, userId))
