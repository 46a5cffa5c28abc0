export const metaLimits = {
  /** What the login asks for, and nothing else (S-065). */
  scopes: [
    'public_profile',
    'email',
    'leads_retrieval',
    'pages_show_list',
    'pages_read_engagement',
    'pages_manage_ads',
    'pages_manage_metadata',
    'business_management',
  ],
  /** How the status says that nobody can log in (S-067). */
  disabled: 'disabled',
  /** Of a new page the leads of these days are fetched. */
  firstDays: 7,
  /** Fetched again each time, for leads that Meta shows late. */
  overlapMinutes: 60,
  loginMinutes: 15,
  name: 200,
  token: 4_000,
  questions: 200,
  /** Of one answer to what failed. */
  failed: 100,
  hookBytes: 1_048_576,
  hooksPerMinute: 12_000,
} as const
