/** To a page that is older than the server. */
export const versionTexts = {
  newVersion: 'A new version of Foyer is here',
  reload: 'Reload',
} as const
