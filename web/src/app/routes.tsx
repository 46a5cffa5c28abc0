import type { ComponentType } from 'react'
import { Navigate, type RouteObject, useLocation } from 'react-router'
import { addresses } from './addresses'
import { BareFrame } from './bare-frame'
import { ClientsOnly, StaffOnly } from './guards'
import { BarePageFailed, PageFailed } from './page-failed'
import { RootFrame } from './root-frame'
import { WaitingFrame, WaitingPage } from './waiting-frame'

type Load = () => Promise<ComponentType>

/** Loaded when it is first needed. */
const lazily = (load: Load) => async () => ({ Component: await load() })
const page = (path: string, load: Load): RouteObject => ({ path, lazy: lazily(load) })

const pageFrame = () => import('../shell/page-frame').then((module) => module.PageFrame)
const settingsFrame = () => import('../shell/settings-frame').then((module) => module.SettingsFrame)

const leadList = () => import('../features/leads/list/lead-list-page').then((module) => module.LeadListPage)
const board = () => import('../features/board/board-page').then((module) => module.BoardPage)
const analytics = () => import('../features/analytics/analytics-page').then((module) => module.AnalyticsPage)
const leadDetails = () => import('./lead-details').then((module) => module.LeadDetails)
const olderLeadDetails = () => import('./older-lead-details').then((module) => module.OlderLeadDetails)
const projectDetails = () => import('./project-details').then((module) => module.ProjectDetails)
const area = () => import('./area-page').then((module) => module.AreaPage)
const projects = () => import('../features/projects/projects-switch').then((module) => module.ProjectsSwitch)
const notFound = () => import('../shell/pages/not-found-page').then((module) => module.NotFoundPage)
const terms = () => import('../shell/pages/legal-page').then((module) => module.TermsPage)
const privacy = () => import('../shell/pages/legal-page').then((module) => module.PrivacyPage)
const signIn = () => import('../features/accounts/sign-in-page').then((module) => module.SignInPage)
const reset = () => import('../features/accounts/recovery/reset-page').then((module) => module.ResetPage)
const verifyForgot = () =>
  import('../features/accounts/recovery/verify-forgot-page').then((module) => module.VerifyForgotPage)
const createPassword = () =>
  import('../features/accounts/recovery/create-password-page').then((module) => module.CreatePasswordPage)
const mailLink = () =>
  import('../features/accounts/recovery/mail-link-page').then((module) => module.MailLinkPage)
const getCode = () =>
  import('../features/accounts/sign-up/get-code-page').then((module) => module.GetCodePage)
const verifyUser = () =>
  import('../features/accounts/sign-up/verify-user-page').then((module) => module.VerifyUserPage)
const signUp = () => import('../features/accounts/sign-up/sign-up-page').then((module) => module.SignUpPage)
const firstLogin = () =>
  import('../features/accounts/first-login/first-login-page').then((module) => module.FirstLoginPage)
const home = () => import('../shell/pages/home').then((module) => module.Home)
const teamToday = () =>
  import('../features/analytics/team/team-day-page').then((module) => module.TeamDayPage)
const client = () => import('../features/client-area/client-page').then((module) => module.ClientPage)
const clientProject = () =>
  import('../features/client-area/client-project-page').then((module) => module.ClientProjectPage)
const clientQuotation = () =>
  import('../features/client-area/client-quotation-page').then((module) => module.ClientQuotationPage)
const sharedQuotation = () =>
  import('../features/quotations/answer/shared-quotation-page').then((module) => module.SharedQuotationPage)
const failedJobs = () => import('../features/jobs/failed-jobs-page').then((module) => module.FailedJobsPage)

const companyDetails = () =>
  import('../features/onboarding/company-details-page').then((module) => module.CompanyDetailsPage)
const personalData = () =>
  import('../features/onboarding/personal-data-page').then((module) => module.PersonalDataPage)
const personalDetails = () =>
  import('../features/onboarding/personal-details-page').then((module) => module.PersonalDetailsPage)
const companySettings = () =>
  import('../features/company/company-settings-page').then((module) => module.CompanySettingsPage)

const teamOnboard = () =>
  import('../features/onboarding/team-onboard-page').then((module) => module.TeamOnboardPage)
const teamManagement = () =>
  import('../features/people/team/team-management-page').then((module) => module.TeamManagementPage)
const myProfile = () => import('./my-profile').then((module) => module.MyProfile)

const statuses = () => import('../features/pipeline/status/status-page').then((module) => module.StatusPage)
const stages = () => import('../features/pipeline/stages/stage-page').then((module) => module.StagePage)
const rules = () => import('../features/pipeline/rules/rules-page').then((module) => module.RulesPage)
const archivedLeads = () =>
  import('../features/leads/list/archive/archived-leads-page').then((module) => module.ArchivedLeadsPage)
const keptLists = () =>
  import('../features/leads/kept-lists/kept-lists-page').then((module) => module.KeptListsPage)
const mailBatches = () =>
  import('../features/lead-mail/bulk/batches-page').then((module) => module.BatchesPage)
const mailBatch = () => import('../features/lead-mail/bulk/batch-page').then((module) => module.BatchPage)
const leadSources = () =>
  import('../features/intake/doors/lead-sources-page').then((module) => module.LeadSourcesPage)
const door = () => import('../features/intake/doors/lead-source-page').then((module) => module.LeadSourcePage)
const callsAndMessages = () =>
  import('../features/leads/choices/choices-page').then((module) => module.ChoicesPage)
const integration = () =>
  import('../features/intake/meta/integration-page').then((module) => module.IntegrationPage)
const email = () => import('../features/lead-mail/email-page').then((module) => module.EmailPage)
const deleted = () => import('../features/deleted/deleted-page').then((module) => module.DeletedPage)
const fields = () => import('../features/fields/fields-page').then((module) => module.FieldsPage)
const createField = () =>
  import('../features/fields/create-field-page').then((module) => module.CreateFieldPage)
const editField = () => import('../features/fields/edit-field-page').then((module) => module.EditFieldPage)
const leadForm = () => import('../features/fields/lead-form-page').then((module) => module.LeadFormPage)

const webForm = () => import('../features/intake/web-form/web-form-page').then((module) => module.WebFormPage)

const emailTemplates = () =>
  import('../features/lead-mail/templates/templates-page').then((module) => module.TemplatesPage)
const emailTemplate = () =>
  import('../features/lead-mail/templates/template-page').then((module) => module.TemplatePage)

const calendar = () => import('../features/calendar/calendar-page').then((module) => module.CalendarPage)
const myTasks = () => import('../features/tasks/my-tasks-page').then((module) => module.MyTasksPage)
const leadTask = () => import('../features/tasks/lead-task-page').then((module) => module.LeadTaskPage)

const designQuotation = () =>
  import('../features/quotations/document/list/open-quotation-page').then(
    (module) => module.DesignQuotationPage,
  )
const executionQuotation = () =>
  import('../features/quotations/document/list/open-quotation-page').then(
    (module) => module.ExecutionQuotationPage,
  )
const quotations = () =>
  import('../features/quotations/document/list/quotations-page').then((module) => module.QuotationsPage)
const quotation = () =>
  import('../features/quotations/document/page/editor-page').then((module) => module.QuotationEditorPage)

const tags = () => import('../features/tags/tags-page').then((module) => module.TagsPage)
const teams = () => import('../features/teams/teams-page').then((module) => module.TeamsPage)
const assignment = () =>
  import('../features/teams/lead-assignment-page').then((module) => module.LeadAssignmentPage)

const inFrame = (children: RouteObject[]): RouteObject => ({
  lazy: lazily(pageFrame),
  hydrateFallbackElement: <WaitingFrame />,
  // When a page fails, the frame with the navigation stays.
  children: [{ errorElement: <PageFailed />, children }],
})

const settingsPages: RouteObject = {
  path: addresses.settings.root,
  lazy: lazily(settingsFrame),
  children: [
    { index: true, element: <Navigate to={addresses.settings.status} replace /> },
    page(addresses.settings.status, statuses),
    page(addresses.settings.stage, stages),
    page(addresses.settings.rules, rules),
    page(addresses.settings.tags, tags),
    page(addresses.settings.teams, teams),
    page(addresses.settings.assignment, assignment),
    page(addresses.settings.archive, archivedLeads),
    page(addresses.settings.integration, integration),
    page(addresses.settings.deleted, deleted),
    page(addresses.settings.fields, fields),
    page(addresses.settings.createField, createField),
    page(addresses.settings.editField(':id'), editField),
    page(addresses.settings.form, leadForm),
    page(addresses.settings.lists, keptLists),
    page(addresses.settings.leadSources, leadSources),
    page(addresses.settings.door(':id'), door),
    page(addresses.settings.work, callsAndMessages),
    page(addresses.settings.webForm, webForm),
    page(addresses.settings.emailTemplates, emailTemplates),
    page(addresses.settings.emailTemplate(':id'), emailTemplate),
    page(addresses.settings.email, email),
  ],
}

/** L-002, with the parameters of the list in the address (L-007). */
function ToLeads() {
  return <Navigate to={{ pathname: addresses.leads, search: useLocation().search }} replace />
}

const staffPages: RouteObject[] = [
  page(addresses.home, home),
  page(addresses.teamToday, teamToday),
  page(addresses.backgroundWork, failedJobs),

  page(addresses.leads, leadList),
  { path: addresses.leadsRoot, element: <ToLeads /> },
  page(addresses.pipeline, board),
  page(addresses.analytics, analytics),
  page('/leads/:tab', leadList),
  page(addresses.leadDetails(':id'), leadDetails),
  page(addresses.mailBatches, mailBatches),
  page(addresses.mailBatch(':id'), mailBatch),
  page(addresses.olderLeadDetails(':id'), olderLeadDetails),
  settingsPages,

  page(addresses.tools, area),
  page(addresses.chat, area),
  page(addresses.purchase, area),
  page(addresses.bookKeeping, area),
  page(addresses.attendance, area),
  page(addresses.feedback, area),

  page(addresses.calendar, calendar),

  page(addresses.projects, projects),
  page(addresses.projectTab(':id', ':tab?'), projectDetails),
  page('/quotation/new-quotation/:projectId', designQuotation),
  page(addresses.executionQuotation(':projectId'), executionQuotation),
  page(addresses.quotations(':projectId'), quotations),
  page(addresses.quotation(':projectId', ':id'), quotation),
  page(addresses.tasks, myTasks),
  page('/timeline/task-manager/all-task/task/:leadId', leadTask),
  page(addresses.myProfile, myProfile),
  page(addresses.teamManagement, teamManagement),
  page(addresses.companySettings, companySettings),
]

const clientPages: RouteObject[] = [
  page(addresses.client, client),
  page(addresses.clientProject(':id'), clientProject),
  page(addresses.clientQuotation(':id'), clientQuotation),
]

/** The first steps of a new person; they have no frame yet. */
const firstSteps: RouteObject[] = [
  page(addresses.companyDetails, companyDetails),
  page(addresses.personalData, personalData),
  page(addresses.personalDetails, personalDetails),
  page(addresses.teamOnboard, teamOnboard),
]

const openPages: RouteObject[] = [
  page(addresses.signIn, signIn),
  page(addresses.forgotPassword, reset),
  page(addresses.verifyForgot, verifyForgot),
  page(addresses.createPassword, createPassword),
  page(addresses.mailLink, mailLink),
  page(addresses.getCode, getCode),
  page('/get-otp/:type', getCode),
  page('/get-otp/:type/:userId', getCode),
  page(addresses.verifyUser, verifyUser),
  page(addresses.signUp, signUp),
  page(addresses.firstLogin, firstLogin),
  page(addresses.terms, terms),
  page(addresses.privacy, privacy),
  page(addresses.sharedQuotation(':token'), sharedQuotation),
  {
    Component: BareFrame,
    children: [page(addresses.notFound, notFound), page('*', notFound)],
  },
]

/** THE route table: every address, each page loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    errorElement: <BarePageFailed />,
    hydrateFallbackElement: <WaitingPage />,
    children: [
      ...openPages,
      { Component: StaffOnly, children: [...firstSteps, inFrame(staffPages)] },
      { Component: ClientsOnly, children: [inFrame(clientPages)] },
    ],
  },
]
