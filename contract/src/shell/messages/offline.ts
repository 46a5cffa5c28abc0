/** While the server cannot be reached. */
export const offlineTexts = {
  none: 'No network.',
  unreachable: 'Foyer cannot be reached.',
  waits: 'What you write waits here.',
  /** 10:42 AM */
  asOf: (time: string) => `As of ${time}, no network.`,
  asOfUnreachable: (time: string) => `As of ${time}, Foyer cannot be reached.`,
} as const

export const installTexts = {
  entry: 'Install Foyer',
  title: 'Foyer on your home screen',
  text: 'It opens like an app, and shows My Day without a network.',
  steps: ['Tap Share, the square with an arrow.', 'Choose Add to Home Screen.', 'Tap Add.'],
  close: 'Close',
} as const
