/** Short pages for a product that a firm runs itself (C-157); a firm with its own pages configures their addresses. */
interface LegalText {
  title: string
  lead: string
  parts: { heading: string; text: string }[]
}

export const legalTexts = {
  back: 'Back to Foyer',
} as const

export const termsText: LegalText = {
  title: 'Terms of Use',
  lead: 'Foyer is run by the company that gave you your sign-in, on its own server. These are its ground rules unless it has published others.',
  parts: [
    {
      heading: 'Your sign-in is yours',
      text: 'Use it yourself, keep the password to yourself, and tell your admin when someone else may know it. Your admin can switch your access off at any time.',
    },
    {
      heading: 'Use it for the work of your company',
      text: 'What you see here about leads, clients and colleagues belongs to your company. Do not copy it for other purposes or share it with people who have no need of it.',
    },
    {
      heading: 'What you enter',
      text: 'What you write is kept with your name and the time, and colleagues with the right to it can read it. Enter only what you may pass on.',
    },
    {
      heading: 'No promise beyond the licence',
      text: 'Foyer is open source and comes without warranty, as its licence says. Your company decides how it is run, backed up and kept up to date.',
    },
    {
      heading: 'Questions',
      text: 'Ask an admin of your company. Whoever runs this server is the one to answer.',
    },
  ],
}

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'Foyer is run by the company that gave you your sign-in. That company decides what is kept here and answers for it. This page says what the product itself does.',
  parts: [
    {
      heading: 'What is kept',
      text: 'Your name, email, phone and role; the leads, clients and projects your company works on; who changed what and when; and for each sign-in a session that ends after seven days without use.',
    },
    {
      heading: 'Where it is kept',
      text: 'In the database and file store of the server you are on. Foyer sends nothing to its makers and has no tracking, advertising or outside analytics.',
    },
    {
      heading: 'What is kept in your browser',
      text: 'Your session and a few choices, such as light or dark, in the storage of this browser. No cookies. Signing out removes the session.',
    },
    {
      heading: 'Who receives it',
      text: 'Colleagues according to the rights your admin gives them. Mails that you send go through the mail server your company has chosen; other services only where your company has connected them.',
    },
    {
      heading: 'Your rights',
      text: 'Ask an admin of your company to see, correct or delete what is kept about you.',
    },
  ],
}
