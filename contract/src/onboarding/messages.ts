export const firmReadyTexts = {
  subject: (company: string) => `${company} is ready on Foyer`,
  title: (firstName: string) => `Hello ${firstName}`,
  ready: (company: string) =>
    `${company} is ready on Foyer. Sign in with your email and the temporary password you were given; you choose your own the first time.`,
  welcomeSubject: 'Welcome to Foyer',
  welcome:
    'Your account is ready. Say a few words about your firm and invite your team: then leads can come in.',
  action: 'Open Foyer',
  footer: 'You get this mail because a firm was registered with your email.',
} as const

/** What the product can do, shown beside the first steps. */
export const carouselTexts = {
  label: 'What Foyer does for your studio',
  slide: (place: number, of: number) => `${place} of ${of}`,
  show: (title: string) => `Show ${title}`,
  pause: 'Pause',
  play: 'Play',
  slides: [
    {
      title: 'File Manager',
      text: 'Drawings, photos and papers of a project in one place, the latest on top.',
    },
    { title: 'Task Management', text: 'Who does what by when, from the first call to the last snag.' },
    { title: 'Quotation', text: 'Rooms, items and rates come together to a quotation that adds up.' },
    { title: 'Timeline', text: 'Every phase on one line, so that a delay is seen before it costs.' },
  ],
} as const

/** Texts of the first steps. */
export const stepTexts = {
  step: (place: number, of: number) => `Step ${place} of ${of}`,
  next: 'Next',
  goBack: 'Go back',
  skip: 'Skip',
  logOut: 'Logout',
  signedInAs: (email: string) => `Signed in as ${email}.`,
  failed: 'This step could not be saved. What you entered is still here.',
  loadFailed: 'This step could not be loaded.',
  skipFailed: 'That did not work. Please try again.',
} as const

/** What a new firm can begin with. */
export const starterPackTexts = {
  title: 'Begin with what interior firms use',
  lead: 'Untick what you do not need. All of it is yours to change in the settings.',
  added: 'Starter packs added',
  pack: {
    pipeline: 'Stages of a design project',
    rules: 'Two rules between stages',
    sources: 'Sources of leads',
    designations: 'Designations',
    tags: 'Tags',
  },
  rules: 'An address before Concept, a budget before Proposal',
} as const

export const companyStepTexts = {
  title: 'Your company',
  lead: 'This stands on quotations and mails. You can change it later in Company Settings.',
} as const

export const personalStepTexts = {
  title: 'About you',
  lead: 'So that your team and your clients know whom they talk to.',
} as const
