/** The page of the first steps where a person stopped; they are brought back to it (O-024, C-116). */
const pages = ['company-details', 'personal-data', 'team-onboard', 'personal-details'] as const
export type OnboardingPage = (typeof pages)[number]

const key = 'currentPage'

/** Stored with the person's id, so that the next person to sign in on this browser is not sent there. */
export function markedPage(userId: string): OnboardingPage | undefined {
  const [page, owner] = (localStorage.getItem(key) ?? '').split(':')
  return owner === userId ? pages.find((known) => known === page) : undefined
}

export const markPage = (page: OnboardingPage, userId: string) =>
  localStorage.setItem(key, `${page}:${userId}`)

/** After finishing and skipping; signing out clears it with the rest of the session. */
export const clearMark = () => localStorage.removeItem(key)
