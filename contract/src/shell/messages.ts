export const frameTexts = {
  product: 'Foyer',
  demoLabel: 'About this company',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  more: 'More',
  demo: 'Demo company: everything here is made up.',
  homeOf: (company: string) => `${company}, home`,
  profileFailed: 'Your profile could not be loaded.',
  search: 'Search',
  searchKeys: 'Search (/ or Ctrl+K)',
} as const

export const navigationTexts = {
  home: 'Home',
  leads: 'Leads',
  projects: 'Projects',
  tools: 'Tools',
  chat: 'Chat',
  tasks: 'Tasks',
  purchase: 'Purchase',
  bookKeeping: 'Book Keeping',
} as const

/** Beside Home in the navigation: the number is visible, the text is for screen readers. */
export const overdueTexts = {
  badge: (count: number) => (count > 99 ? '99+' : String(count)),
  words: (count: number) => `${count} ${count === 1 ? 'follow-up' : 'follow-ups'} overdue`,
} as const

export const profileMenuTexts = {
  open: 'Profile menu of',
  myProfile: 'My Profile',
  teamToday: 'Team today',
  teamManagement: 'Team Management',
  companySettings: 'Company Settings',
  attendance: 'Attendance',
  sendFeedback: 'Send Feedback',
  backgroundWork: 'Background work',
  otherCompanies: 'Switch to',
  switchFailed: 'The other company could not be opened.',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  keys: 'Keys',
  logout: 'Logout',
} as const

/** The frame of the lead settings. */
export const settingsTexts = {
  open: 'Lead settings',
  title: 'Lead settings',
  back: 'Back',
  forward: 'Forward',
  search: 'Search settings',
  refused: 'Access disabled by Admin',
  menu: {
    status: 'Status',
    stage: 'Stage',
    tags: 'Tags',
    teams: 'Teams',
    assignment: 'Lead Assignment',
    rules: 'Stage Transition Rules',
    archive: 'Archived Leads',
    integration: 'Integration',
    deleted: 'Recently Deleted',
    fields: 'Custom Fields',
    form: 'Lead Form',
    lists: 'Lists',
    leadSources: 'Lead Sources',
    work: 'Calls and Messages',
    webForm: 'Web Form',
    emailTemplates: 'Email Templates',
    email: 'Email',
  },
} as const

export const notFoundTexts = {
  title: 'Oops! Page Not Found',
  text: 'It seems like the link you followed is broken.',
  home: 'Return to Home Page',
} as const

export const linkedAreaTexts = {
  title: (area: string) => `${area} is not connected`,
  text: (area: string) =>
    `Your company has not connected ${area} to Foyer, so there is nothing to open here yet.`,
  ask: 'Whoever looks after Foyer for your company can connect it.',
  home: 'Go to Home',
} as const

export const helpTexts = {
  open: 'Help with leads',
  title: 'Need Help with Leads? Check Here!',
} as const
