import { refusal } from '../../kit/refusal'

/** What the status says under the login button. */
export const integrationMessages = {
  disabled:
    'This server is not connected with Meta yet. Whoever runs it has to set META_APP_ID, META_APP_SECRET and META_VERIFY_TOKEN.',
  ready:
    'Nobody is logged in. Log in with the account that manages your pages to receive the leads of your ads.',
  connected: (name: string, pages: number) =>
    pages === 0
      ? `Logged in as ${name}. Choose the pages whose leads are received.`
      : `Logged in as ${name}. Leads of ${pages} ${pages === 1 ? 'page' : 'pages'} are received.`,
  needsLogin: 'The login has ended, so no leads are received. Please log in again.',
  declined: (permissions: readonly string[]) =>
    `Meta did not grant ${permissions.join(', ')}, so leads may not be received. Log in again and allow everything.`,
} as const

export const metaReplies = {
  /** S-068. */
  connected: 'Meta Integration Successful',
  subscribed: (name: string) => `Leads of “${name}” are received from now on.`,
  unsubscribed: (name: string) => `Leads of “${name}” are no longer received.`,
  fetching: 'Leads are being fetched.',
  saved: 'Saved.',
  retried: (count: number) => (count === 1 ? 'The lead is tried again.' : `${count} leads are tried again.`),
  disconnected: 'Logged out of Meta.',
  heard: 'ok',
} as const

/** Why a lead was not taken in, or a page does not work. */
export const metaFailures = {
  needsLogin:
    'Meta does not accept the login any more. Please log in again, then it is tried again by itself.',
  noPermission: 'The login of Meta may not read the leads of this page. Please log in again and allow it.',
  notAmongPages: 'The account that is logged in does not manage this page.',
  busy: 'Meta asked us to wait. It is tried again.',
  gone: 'Meta does not have this lead any more, or does not show it to us.',
  away: 'Meta did not answer.',
} as const

export const metaBell = {
  needsLogin: 'Meta lead ads: the login has ended and <b>no leads are received</b>. Please log in again.',
  pageFailed: (page: string) => `Meta lead ads: leads of <b>${page}</b> cannot be read. Please log in again.`,
} as const

export const metaRefusals = {
  disabled: refusal(409, 'meta-disabled', integrationMessages.disabled),
  notConnected: refusal(409, 'meta-not-connected', 'Please log in to Meta first.'),
  otherCompany: refusal(403, 'other-company', 'You can only connect your own company.'),
  stateGone: refusal(400, 'meta-login-over', 'This login is over. Please begin it again.'),
  loginRefused: refusal(400, 'meta-login-refused', 'Meta did not accept this login. Please log in again.'),
  busy: refusal(503, 'meta-busy', 'Meta asks us to wait. Please try again in some minutes.'),
  away: refusal(503, 'meta-away', 'Meta did not answer. Please try again.'),
  noSuchPage: refusal(404, 'unknown-meta-page', 'The account that is logged in does not manage this page.'),
  pageTaken: refusal(
    409,
    'meta-page-taken',
    'The leads of this page are received somewhere else. They have to be given up there first.',
  ),
  unknownPage: refusal(404, 'unknown-page', 'This page is no longer in the list.'),
  unknownForm: refusal(404, 'unknown-form', 'This form is no longer in the list.'),
  unknownTarget: refusal(400, 'unknown-target', 'One of the fields does not exist any more.'),
  nothingToRetry: refusal(404, 'nothing-to-retry', 'There is nothing left to try again.'),
  notSigned: refusal(403, 'not-signed', 'This was not signed by Meta.'),
  wrongVerifyToken: refusal(403, 'wrong-verify-token', 'This is not the verify token of this server.'),
}

/** Only logged, never shown (S-069). */
export const metaLogged = { unknownStatus: 'Unknown login status' } as const

export const metaTexts = {
  title: 'Integration',
  lead: 'Leads of Facebook and Instagram ads come into Foyer by themselves.',
  login: 'Login with Meta',
  loginAgain: 'Login again',
  logout: 'Logout',
  loggingIn: 'Logging in…',
  loadFailed: 'The integration could not be loaded.',
  failed: 'That did not work.',
  adminsOnly: 'Only admins can connect Meta.',
  loginOf: 'Account',
  connectedBy: 'Connected by',
  connectedAt: 'Since',
  expiresAt: 'Ends',
  never: 'Never',
  notYet: 'Not yet',
  pages: 'Pages',
  page: 'Page',
  state: 'State',
  lastReceived: 'Last received',
  today: 'Today',
  last30Days: '30 days',
  failedCount: 'Failed',
  addPage: 'Add pages',
  noPages: 'No page is connected yet',
  noPagesHint: 'Add the pages whose lead ads you run. Leads of the last 7 days are fetched at once.',
  noPagesLocked: 'An admin can connect the pages whose lead ads you run.',
  accountPages: 'Pages of the account',
  accountPagesFailed: 'The pages could not be loaded.',
  noAccountPages: 'This account manages no pages.',
  noAccountPagesHint: 'Log in with an account that manages the page, and allow all of it.',
  subscribe: 'Receive leads',
  subscribed: 'Received',
  fetchNow: 'Fetch now',
  mapping: 'Fields',
  unsubscribe: 'Stop receiving',
  unsubscribeTitle: (page: string) => `Stop receiving leads of “${page}”?`,
  unsubscribeText:
    'Leads that have come stay. The fields you chose are kept for when you add the page again.',
  logoutTitle: 'Log out of Meta?',
  logoutText: 'Leads of all pages are no longer received. Leads that have come stay.',
  mappingTitle: (page: string) => `Fields of “${page}”`,
  mappingLead: 'Where the answers of each form go.',
  mappingFailed: 'The forms could not be loaded.',
  noForms: 'No forms yet',
  noFormsHint: 'They are here as soon as the page has been fetched.',
  form: 'Form',
  saveFirst: 'Save this form before you choose another one.',
  nowhere: 'Nowhere',
  save: 'Save',
  saveFailed: 'It could not be saved.',
  failedLeads: 'Failed leads',
  failedLeadsLoad: 'The failed leads could not be loaded.',
  receivedAt: 'Received',
  leadOfMeta: 'Lead of Meta',
  reason: 'Reason',
  retry: 'Retry',
  retryAll: 'Retry all',
} as const

/** What is kept with a lead beside its fields. */
export const metaLeadLabels = {
  form: 'Form',
  ad: 'Ad',
  adset: 'Ad set',
  campaign: 'Campaign',
  id: 'Lead of Meta',
  filledIn: 'Filled in at',
  cameBy: 'Came by',
  itself: 'itself',
  anAd: 'an ad',
} as const
