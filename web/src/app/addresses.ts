/** Every address of the product. No imports: anyone may use it. */
export const addresses = {
  signIn: '/',
  forgotPassword: '/reset',
  verifyForgot: '/verify-forgot',
  createPassword: '/create-password',
  getCode: '/get-otp',
  verifyUser: '/verify-user',
  signUp: '/sign-up',
  firstLogin: '/login-page',
  companyDetails: '/company-details',
  personalData: '/personal-data',
  personalDetails: '/personal-details',
  teamOnboard: '/team-onboard',
  terms: '/terms',
  privacy: '/privacy',
  notFound: '/404',

  home: '/admin/',
  backgroundWork: '/admin/background-work',
  client: '/client/',

  leads: '/lms/',
  leadsRoot: '/leads/',
  /** 0 all, 8 unassigned, 9 won. */
  leadsTab: (code: 0 | 8 | 9) => (code === 0 ? '/lms/' : `/leads/${code}`),

  projects: '/pmt/',
  tasks: '/timeline/my-task/',
  myProfile: '/my-profile/myprofile/personal',
  teamManagement: '/my-profile/myprofile/accesspanel',
  companySettings: '/my-profile/myprofile/CompanySetting/CompanyProfile',

  tools: '/tools/',
  chat: '/updates/',
  purchase: '/po/global-po',
  bookKeeping: '/account/project-summary',
  attendance: '/my-profile/attendance/todays/',
  feedback: '/my-profile/myprofile/feedback',
} as const
