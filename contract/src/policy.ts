import type { Feature, Viewer } from './accounts/model'
import type { AnyEndpoint } from './kit/endpoint'

type Rule = (viewer: Viewer | undefined) => boolean

const anyone: Rule = () => true
const signedIn: Rule = (viewer) => viewer !== undefined
const staff: Rule = (viewer) => viewer !== undefined && !viewer.isClient
const admins: Rule = (viewer) =>
  viewer !== undefined && !viewer.isClient && (viewer.isAdmin || viewer.isSuperAdmin)

const feature =
  (name: Feature): Rule =>
  (viewer) =>
    viewer !== undefined && !viewer.isClient && viewer.features.includes(name)

/** People who manage members must see the page for it. */
const teamAdmins: Rule = (viewer) => admins(viewer) && feature('accessPanel')(viewer)
const leadEditors: Rule = (viewer) => feature('crm')(viewer) && viewer?.rights.crm.edit === true

/** Pipeline, rules, fields and assignment: of editors (C-008), or of admins alone where the company wants it so. */
const setUp: Rule = (viewer) => leadEditors(viewer) && (viewer?.isSetupByAdmins !== true || admins(viewer))

/** Who only reads leads gives nobody work; people without leads have tasks as everybody. */
const givesTasks: Rule = (viewer) => staff(viewer) && (!feature('crm')(viewer) || leadEditors(viewer))

/** C-147: changing the assignee needs both, in every call. */
const leadAssigners: Rule = (viewer) => leadEditors(viewer) && viewer?.rights.crm.canAssign === true

const createsProjects: Rule = (viewer) =>
  viewer !== undefined && !viewer.isClient && viewer.rights.pmt.canCreateProject

/** The draft behind a quotation, and behind files, tasks and minutes of a lead (C-154). */
const beginsProjects: Rule = (viewer) => createsProjects(viewer) || leadEditors(viewer)

const quotationReaders: Rule = feature('quotation')
const quotationEditors: Rule = (viewer) => quotationReaders(viewer) && viewer?.rights.quotation.edit === true

const clients: Rule = (viewer) => viewer?.isClient === true

/** C-147: marking a lead as converted needs the right to create the project. */
const leadConverters: Rule = (viewer) => leadEditors(viewer) && createsProjects(viewer)

/** C-041, C-074: only admins restore what was deleted and reopen what was won. */
const leadAdmins: Rule = (viewer) => leadEditors(viewer) && admins(viewer)

/** All that is kept about a person leaves the firm with it. */
const leadReadingAdmins: Rule = (viewer) => feature('crm')(viewer) && admins(viewer)

/** THE permission table. An action without a row is refused, and a row cannot be missing: Action is its keys. */
export const policy = {
  'accounts.signIn': anyone,
  'accounts.signOut': signedIn,
  'accounts.readSelf': signedIn,
  'accounts.editSelf': signedIn,
  'accounts.recover': anyone,
  'accounts.changeOwnPassword': signedIn,
  'accounts.ownSessions': signedIn,
  'onboarding.register': anyone,
  // Stages, sources, tags and rules are those of lead editors, designations those of admins.
  'onboarding.takePacks': leadAdmins,
  'files.upload': signedIn,
  // The link itself is the right (C-155).
  'files.download': anyone,
  'company.readSettings': feature('companyDetails'),
  'company.editSettings': admins,
  'company.editSetup': admins,
  'company.editAssignment': setUp,
  'company.firstWeek': admins,
  'analytics.read': feature('crm'),
  // Whose, the service decides: admins everybody's, others those of their reportees.
  'analytics.setTargets': leadEditors,
  'analytics.digest': leadReadingAdmins,
  'projects.create': createsProjects,
  'projects.begin': beginsProjects,
  // Which of them, the visibility of the project decides.
  'projects.read': staff,
  'projects.edit': staff,
  'projects.readFiles': feature('files'),
  'projects.editFiles': feature('files'),
  'projects.readMinutes': feature('mom'),
  'projects.editMinutes': feature('mom'),
  'quotations.read': quotationReaders,
  'quotations.edit': quotationEditors,
  // The link itself is the right.
  'quotations.answerByLink': anyone,
  'clientArea.read': clients,
  'clientArea.answer': clients,
  'leads.read': feature('crm'),
  'leads.export': feature('crm'),
  'leads.exportPerson': leadReadingAdmins,
  'leads.add': feature('crm'),
  'leads.edit': leadEditors,
  'leads.delete': leadEditors,
  'leads.merge': leadEditors,
  'leads.convert': leadConverters,
  'leads.assign': leadAssigners,
  'leads.reopen': leadAdmins,
  'leads.editChoices': leadEditors,
  // A webhook proves itself by the key in its address or by a signature.
  'intake.deliver': anyone,
  'intake.read': feature('crm'),
  // Whoever visits a firm's website.
  'intake.enquire': anyone,
  'intake.manage': setUp,
  'intake.readMeta': feature('crm'),
  'intake.editMeta': admins,
  'leadMail.send': leadEditors,
  'leadMail.read': feature('crm'),
  'leadMail.readTemplates': feature('crm'),
  'leadMail.editTemplates': setUp,
  // The firm's mail server, its mailbox, and who wants no mail to many.
  'leadMail.manage': admins,
  'leadMail.unsubscribe': anyone,
  'pipeline.read': feature('crm'),
  'pipeline.edit': setUp,
  'tags.read': feature('crm'),
  'tags.edit': leadEditors,
  'teams.read': feature('crm'),
  'teams.edit': setUp,
  'fields.read': feature('crm'),
  'fields.edit': setUp,
  'fields.addSource': leadEditors,
  'fields.addWorkScope': feature('crm'),
  // Of the staff: clients have no bell.
  'push.own': staff,
  'notifications.readOwn': signedIn,
  'notifications.readRules': staff,
  'notifications.sendBell': staff,
  'notifications.sendMail': leadEditors,
  'people.readChoices': staff,
  'people.ownPlace': staff,
  'people.invite': admins,
  'people.readTeam': feature('accessPanel'),
  'people.manage': teamAdmins,
  'tasks.read': staff,
  'tasks.edit': staff,
  'tasks.giveToOthers': givesTasks,
  // People without leads have their tasks in it.
  'calendar.read': staff,
  'calendar.ownFeed': feature('crm'),
  // The address itself is the right.
  'calendar.readFeed': anyone,
  'places.read': signedIn,
  // What of it, the rights to each kind decide.
  'search.read': staff,
  'deleted.read': leadAdmins,
  'jobs.readFailed': admins,
  'jobs.retry': admins,
  'live.listen': signedIn,
  // In a demo, on its own machine.
  'mail.readDemoOutbox': anyone,
  'service.check': anyone,
  'service.readApiDocument': anyone,
} satisfies Record<string, Rule>

export type Action = keyof typeof policy

/** C-173: what works with a temporary password, which is the step that replaces it and the way out. */
const withTemporaryPassword: readonly Action[] = [
  'accounts.signIn',
  'accounts.signOut',
  'accounts.readSelf',
  'accounts.recover',
  'accounts.changeOwnPassword',
  'onboarding.register',
  'files.download',
  // Says only what has changed, nothing of it; every open page listens.
  'live.listen',
  'mail.readDemoOutbox',
  'service.check',
]

export const mustChoosePasswordFirst = (viewer: Viewer | undefined, action: Action): boolean =>
  viewer?.mustChoosePassword === true && !withTemporaryPassword.includes(action)

export const may = (viewer: Viewer | undefined, action: Action): boolean => policy[action](viewer)

/** Whether somebody who is not signed in may call it. */
export const isOpen = ({ action }: AnyEndpoint): boolean =>
  typeof action === 'string' && may(undefined, action as Action)

/**
 * Whether a call may have an Idempotency-Key: every one that changes something does, unless it says otherwise. A key belongs to
 * a person, so what is called before sign-in has none.
 */
export const takesKey = (endpoint: AnyEndpoint): boolean =>
  endpoint.method !== 'GET' && !endpoint.takesNoKey && !isOpen(endpoint)
