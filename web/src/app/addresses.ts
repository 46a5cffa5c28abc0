/** Every address of the product. No imports: anyone may use it. */
export const addresses = {
  signIn: '/',
  forgotPassword: '/reset',
  verifyForgot: '/verify-forgot',
  createPassword: '/create-password',
  /** Where the link of a code mail leads (C-178). */
  mailLink: '/mail-link',
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
  /** The day of everybody one is responsible for. */
  teamToday: '/admin/team',
  backgroundWork: '/admin/background-work',
  client: '/client/',

  leads: '/lms/',
  /** The list with the dialog that imports a file. */
  importLeads: '/lms/?import',
  /** The list with the dialog that adds a lead. */
  addLead: '/lms/?add-leads',
  /** Leads with an assignee. */
  leadsOf: (personId: string) => `/lms/?assignee=${personId}`,
  /** Those of some people that are overdue, untouched or standing still; `none` for what nobody has. */
  leadsThat: (is: 'overdue' | 'untouched' | 'standing-still', assignees: string[]) =>
    `/lms/?is=${is}&assignee=${assignees.join(',')}`,
  /** A lead beside the list. */
  leadPreview: (id: string) => `/lms/?lead=${id}`,
  leadDetails: (id: string) => `/leads/lead-full-details/${id}`,
  olderLeadDetails: (id: string) => `/leads/lead-details/${id}`,
  leadsRoot: '/leads/',
  /** 0 all, 8 unassigned, 9 won. */
  leadsTab: (code: 0 | 8 | 9) => (code === 0 ? '/lms/' : `/leads/${code}`),

  /** What was sent to many leads at once. */
  mailBatches: '/lms/mails',
  mailBatch: (id: string) => `/lms/mails/${id}`,

  pipeline: '/leads/pipeline',
  analytics: '/leads/analytics',

  settings: {
    root: '/leads/lead-management-settings',
    status: '/leads/lead-management-settings/status',
    stage: '/leads/lead-management-settings/stage',
    tags: '/leads/lead-management-settings/tags',
    teams: '/leads/lead-management-settings/teams',
    assignment: '/leads/lead-management-settings/lead-assignment',
    rules: '/leads/lead-management-settings/stage-transition-rules',
    archive: '/leads/lead-management-settings/archived-leads',
    integration: '/leads/lead-management-settings/fb-integration',
    deleted: '/leads/lead-management-settings/recently-deleted',
    fields: '/leads/lead-management-settings/custom-field',
    createField: '/leads/lead-management-settings/create-new-field',
    editField: (id: string) => `/leads/lead-management-settings/edit-field/${id}`,
    form: '/leads/lead-management-settings/lead-form',
    lists: '/leads/lead-management-settings/lists',
    leadSources: '/leads/lead-management-settings/lead-sources',
    door: (id: string) => `/leads/lead-management-settings/lead-sources/${id}`,
    work: '/leads/lead-management-settings/calls-and-messages',
    email: '/leads/lead-management-settings/email',
    webForm: '/leads/lead-management-settings/web-form',
    emailTemplates: '/leads/lead-management-settings/email-templates',
    emailTemplate: (id: string) => `/leads/lead-management-settings/email-templates/${id}`,
  },

  calendar: '/calendar/',

  projects: '/pmt/',
  /** The wizard that makes a lead a client with a project (L-010). */
  convertLead: (leadId: string) => `/pmt/?leadId=${leadId}`,
  /** The same wizard without a lead. */
  newProject: '/pmt/?new',
  project: (id: string) => `/pmt/project/${id}`,
  /** summary, quotations, files, tasks, minutes, log */
  projectTab: (id: string, tab: string) => `/pmt/project/${id}/${tab}`,
  designQuotation: (projectId: string) => `/quotation/new-quotation/${projectId}?isLead=true`,
  executionQuotation: (projectId: string) => `/quotation/enterprise-quotation/${projectId}`,
  quotations: (projectId: string) => `/quotation/${projectId}`,
  /** One of them in its editor. */
  quotation: (projectId: string, id: string) => `/quotation/${projectId}/${id}`,
  /** What the client gets to see without an account. */
  sharedQuotation: (token: string) => `/shared-quotation/${token}`,
  clientProject: (id: string) => `/client/project/${id}`,
  clientQuotation: (id: string) => `/client/quotation/${id}`,
  tasks: '/timeline/my-task/',
  /** Where a follow-up task for a lead is created (L-011). */
  tasksOfLead: (leadId: string) => `/timeline/task-manager/all-task/task/${leadId}?isLead=true`,
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
