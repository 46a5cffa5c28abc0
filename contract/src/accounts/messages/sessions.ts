export const sessionTexts = {
  title: 'Where you are signed in',
  current: 'This browser',
  unknown: 'Unknown browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  lastSeen: (when: string) => `Last used ${when}`,
  end: 'Sign out',
  endOf: (what: string) => `Sign out ${what}`,
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out there.',
  othersEnded: 'Signed out everywhere else.',
  only: 'You are signed in nowhere else.',
  failed: 'Your sessions could not be loaded.',
} as const
