import { readFileLocation } from '@foyer/contract/files/location'
import { readViewQuery, writeViewQuery } from '@foyer/contract/leads/list/address'
import { api } from '@foyer/contract/wire/api'
import { asSystem, inCompany } from '../../../context'
import { pictureLink, signedLink } from '../../../features/files/service'
import { createNotificationRules } from '../../../features/notifications/service'
import { JobFailed } from '../../../jobs/kinds'
import { furnishBulkMail } from '../../builders/bulk-mail'
import { furnishConversion } from '../../builders/conversion/furnished'
import { furnishImports } from '../../builders/imports'
import { furnishMailServer } from '../../builders/mail-server'
import { tellPerson } from '../../builders/notifications'
import { editOf } from '../../builders/pipeline'
import { pushPlace } from '../../builders/push'
import { furnishTemplates } from '../../builders/templates'
import { furnishWebForm } from '../../builders/web-form'
import type { TestApp } from '../../test-app'
import { type TestPerson, testPassword } from '../../test-company'
import type { Firm } from '../firm'
import { addressOfLead, type OwnThings } from '../own-things'
import { furnishAnalytics } from './analytics'
import { furnishCalendar } from './calendar'
import { furnishDoors } from './doors'
import { furnishLeads } from './leads'
import { furnishLetters } from './letters'
import { furnishMailbox } from './mailbox'
import { furnishMeta } from './meta'
import { furnishProject } from './project'
import { furnishQuotations } from './quotations'
import { furnishShared } from './shared'
import { furnishUnseen } from './unseen'

/** A moment later with every step, so that no two things are equally old. */
function steps(test: TestApp, until: Date): () => void {
  let now = until.getTime() - 120_000
  return () => {
    now += 1_000
    test.setNow(new Date(now))
  }
}

/** The smallest picture there is. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function people({ test, company, caller }: Firm) {
  const known = (name: string) => ({
    firstName: 'Alpha',
    lastName: name,
    email: `${name.toLowerCase()}-alpha@example.com`,
    reportTo: caller.userId,
  })
  const colleague = await company.person('assigner', known('Colleague'))
  const absentee = await company.person('editor', { ...known('Absentee'), reportTo: colleague.userId })
  const former = await company.person('editor', known('Former'))
  await test.call(caller, api.people.setAbsence, { memberId: absentee.userId, isAbsent: true })
  const designation = await test.call(caller, api.people.createDesignation, { name: 'Alpha Drafter' })
  const other = await test.call(caller, api.people.createDesignation, { name: 'Alpha Surveyor' })
  await test.call(undefined, api.accounts.signIn, { email: caller.email, password: testPassword })
  const sessions = await test.call(caller, api.accounts.ownSessions, {})
  const { requestId } = await test.call(undefined, api.accounts.sendCode, {
    email: colleague.email,
    purpose: 'recover',
  })
  await test.deps.database.pool.query(`update members set designation_id = $2 where user_id = $1`, [
    colleague.userId,
    designation.id,
  ])
  await test.deps.database.pool.query(
    `insert into roles (company_id, id, name, crm_edit, features)
     select company_id, gen_random_uuid(), 'Alpha role', crm_edit, features from roles where company_id = $1 and name = 'Sales'`,
    [company.id],
  )
  return {
    clerk: colleague,
    colleague: colleague.userId,
    absentee: absentee.userId,
    former: former.userId,
    designation: designation.id,
    otherDesignation: other.id,
    session: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    code: requestId,
  }
}

async function pipeline({ test, caller }: Firm) {
  // Two of them as in a starter pack, which has a rule between them.
  const names = ['Concept', 'Proposal', 'Alpha Strict', 'Alpha Gone']
  await test.call(caller, api.pipeline.addStages, { stages: names.map((name) => ({ name, sequence: 100 })) })
  const read = await test.call(caller, api.pipeline.get, {})
  const [stage = '', emptyStage = '', strictStage = '', deletedStage = ''] = names.map(
    (name) => read.stages.find((one) => one.name === name)?.id ?? '',
  )
  const firstStage = read.stages[0]?.id ?? ''
  await test.call(caller, api.pipeline.edit, editOf({ name: 'Alpha pipeline', deletedIds: [deletedStage] }))
  await test.call(caller, api.pipeline.addStatus, { stageId: stage, name: 'Alpha waits' })
  const rule = { isAllowed: true, requiredFields: ['city'] }
  await test.call(caller, api.pipeline.addRule, { from: firstStage, to: stage, ...rule })
  await test.call(caller, api.pipeline.addRule, { from: firstStage, to: emptyStage, ...rule })
  const [kept, gone] = (await test.call(caller, api.pipeline.rules, {})).sort((a, b) =>
    a.to.id === stage ? -1 : b.to.id === stage ? 1 : 0,
  )
  await test.call(caller, api.pipeline.updateRule, { kind: 'delete', id: gone?.id ?? '' })
  const ids = { pipeline: read.id, firstStage, stage, emptyStage, strictStage, deletedStage }
  return { ...ids, rule: kept?.id ?? '', deletedRule: gone?.id ?? '' }
}

async function settings({ test, company, caller }: Firm) {
  const { tags } = await test.call(caller, api.tags.save, {
    tags: [
      { name: 'Alpha Hot', colour: 'Red' },
      { name: 'Alpha Cold', colour: 'Blue' },
      { name: 'Alpha Gone', colour: 'Grey' },
    ],
  })
  const [tag = '', otherTag = '', deletedTag = ''] = tags.map(({ id }) => id)
  await test.call(caller, api.tags.edit, { kind: 'delete', id: deletedTag })
  const field = { sections: [0, 1] as (0 | 1)[], type: 'text' as const, isRequired: false, options: [] }
  for (const name of ['Alpha Facing', 'Alpha Gone'])
    await test.call(caller, api.fields.add, { ...field, name })
  const { fields } = (await test.call(caller, api.fields.list, { page: 1, limit: 100 })) as {
    fields: { id: string; name: string }[]
  }
  const [known = '', deletedField = ''] = ['Alpha Facing', 'Alpha Gone'].map(
    (name) => fields.find((one) => one.name === name)?.id ?? '',
  )
  await test.call(caller, api.fields.edit, { kind: 'delete', id: deletedField })
  await test.call(caller, api.fields.saveLeadForm, {
    generation: 3,
    fields: { source: { isMandatory: false, choices: ['Alpha Fair', 'Web'] } },
  })
  for (const name of ['Alpha Fair', 'Alpha Hoarding']) await test.call(caller, api.fields.addSource, { name })
  const [source, otherSource] = await test.call(caller, api.fields.sources, {})
  await test.call(caller, api.fields.addSourceName, { name: 'Alpha Days' })
  await test.call(caller, api.fields.addWorkScope, { name: 'Alpha Kitchen' })
  const { form } = await test.call(caller, api.fields.leadForm, {})
  await test.call(caller, api.leads.saveChoices, {
    kind: 'message',
    choices: [{ label: 'Alpha hello', text: 'Alpha writes.' }],
  })
  const choices = await test.call(caller, api.leads.saveChoices, {
    kind: 'reason',
    choices: [{ label: 'Alpha moved away' }],
  })
  await test.call(caller, api.leads.saveNextSteps, {
    steps: [{ outcome: 'meeting', offer: 'days', count: 3, time: '11:30', kind: 'client-visit' }],
  })
  await test.call(caller, api.company.editSettings, { kind: 'assignment', autoAssign: true })
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  await test.deps.database.pool.query(
    `update notification_rules set bell_text = 'Alpha: ' || bell_text where company_id = $1`,
    [company.id],
  )
  return {
    tag,
    otherTag,
    deletedTag,
    field: known,
    deletedField,
    leadForm: form.id,
    source: source?.id ?? '',
    otherSource: otherSource?.id ?? '',
    choice: choices.find(({ kind }) => kind === 'reason')?.id ?? '',
  }
}

async function teams(
  { test, caller }: Firm,
  { colleague, absentee }: { colleague: string; absentee: string },
) {
  for (const name of ['Alpha Homes', 'Alpha Gone'])
    await test.call(caller, api.teams.create, { name, memberIds: [colleague, absentee] })
  const all = await test.call(caller, api.teams.list, {})
  const [team = '', deletedTeam = ''] = ['Alpha Homes', 'Alpha Gone'].map(
    (name) => all.find((one) => one.name === name)?.id ?? '',
  )
  await test.call(caller, api.teams.remove, { id: deletedTeam })
  await test.call(caller, api.teams.saveWeights, { weights: [{ userId: colleague, weight: 2 }] })
  const limited = { by: 'source' as const, value: 'Alpha Fair', teamId: team }
  const { limits } = await test.call(caller, api.teams.saveLimits, { limits: [limited] })
  return { team, deletedTeam, limit: limits[0]?.id ?? '' }
}

async function tasks({ test, caller }: Firm, { colleague, lead }: { colleague: string; lead: string }) {
  const task = { note: undefined, dueOn: '2026-04-20', dueTime: undefined, priority: 'normal' as const }
  const add = (title: string, assigneeId: string) =>
    test.call(caller, api.tasks.add, { ...task, title, assigneeId, leadId: lead })
  const { id } = await add('Alpha call', caller.userId)
  await add('Alpha visit', colleague)
  const done = await add('Alpha done', caller.userId)
  await test.call(caller, api.tasks.setDone, { id: done.id, isDone: true })
  const gone = await add('Alpha gone', caller.userId)
  await test.call(caller, api.tasks.remove, { id: gone.id })
  return { task: id, deletedTask: gone.id }
}

async function surroundings({ test, company, caller }: Firm, colleague: string) {
  const { location } = await test.call(caller, api.files.upload, {
    file: { name: 'alpha.png', content: new Blob([png]) },
  })
  await test.call(caller, api.accounts.editPersonal, { photo: location })
  const client = await test.call(caller, api.projects.addClient, {
    name: 'Alpha Client',
    email: 'client-alpha@example.com',
    isCompanyItself: false,
  })
  const project = await test.call(caller, api.projects.add, {
    clientId: client.id,
    name: 'Alpha Villa',
    memberIds: [colleague, caller.userId],
    isConfirmed: true,
    isFromLead: false,
    isCompanyOwn: false,
  })
  await test.call(caller, api.projects.add, {
    clientId: client.id,
    name: 'Alpha Studio',
    memberIds: [],
    isConfirmed: true,
    isFromLead: false,
    isCompanyOwn: true,
  })
  const patron = await test.call(caller, api.projects.addClient, {
    name: 'Alpha Patron',
    email: addressOfLead,
    isCompanyItself: false,
  })
  await test.call(caller, api.projects.add, {
    clientId: patron.id,
    name: 'Alpha House',
    memberIds: [],
    isConfirmed: true,
    isFromLead: false,
    isCompanyOwn: false,
  })
  await test.deps.database.pool.query(
    `insert into exports_under_way (company_id, id, until) values ($1, gen_random_uuid(), '2026-05-01')`,
    [company.id],
  )
  await tellPerson(test.deps, caller, ['Alpha news', 'Alpha older news'])
  const [notification] = await test.call(caller, api.notifications.list, {
    tab: 'all',
    search: undefined,
    limit: 10,
    skip: 0,
  })
  await test.call(caller, api.push.choosePush, { kinds: ['follow-ups'], quiet: undefined })
  const device = await test.call(caller, api.push.addPushDevice, pushPlace('alpha'))
  await inCompany(test.deps, company.id, ({ enqueue }) =>
    enqueue('mail.send', { mailId: company.id, companyId: company.id }),
  )
  await test.deps.jobs.runDue({
    'mail.send': async () => {
      throw new JobFailed('Alpha mail server away', true)
    },
  })
  const { jobs } = await test.call(caller, api.jobs.failed, {})
  await test.call(caller, api.notifications.send, {
    kind: 'email',
    recipients: ['client-alpha@example.com'],
    subject: 'Alpha offer',
    body: 'Alpha text',
    replyTo: undefined,
  })
  return {
    picture: readFileLocation(location)?.fileId ?? '',
    client: client.id,
    patron: patron.id,
    project: project.id,
    notification: notification?.id ?? '',
    pushDevice: device.id,
    job: jobs[0]?.id ?? '',
  }
}

function linkTo({ test, company }: Firm, fileId: string) {
  const partOf = (link: string, name: string) =>
    new URL(link, 'http://localhost').searchParams.get(name) ?? ''
  const link = signedLink(test.deps, company.id, fileId)
  return {
    linkUntil: partOf(link, 'until'),
    linkSignature: partOf(link, 'signature'),
    pictureSignature: partOf(pictureLink(test.deps, company.id, fileId, 'small'), 'signature'),
  }
}

async function views({ test, caller }: Firm) {
  const save = (name: string, query: string) =>
    test.call(caller, api.leads.saveView, {
      name,
      isShared: true,
      query: writeViewQuery('all', readViewQuery(query).address),
    })
  const view = await save('Alpha view', 'source=Alpha+Fair')
  await save('Alpha day', 'period=today')
  await test.call(caller, api.leads.savePreferences, {
    columns: [{ column: 'city', isVisible: true, width: 100 }],
    defaultViewId: view.id,
  })
  await test.call(caller, api.leads.saveReminders, { byEmail: true })
  return { view: view.id }
}

export interface FurnishedFirm {
  /** Sees and may do everything. */
  caller: TestPerson
  /** Sees only their own leads and those of the person who reports to them. */
  clerk: TestPerson
  /** Has an account, and sees what was shared with them. */
  client: TestPerson
  own: OwnThings
}

/** A firm with one of everything, made by its calls. `now` is the moment at which the grid calls. */
export async function furnish(test: TestApp, now: Date): Promise<FurnishedFirm> {
  const step = steps(test, now)
  step()
  const company = await test.company('Alpha Studio')
  const caller = await company.person('superAdmin', {
    firstName: 'Alpha',
    lastName: 'Caller',
    email: 'caller-alpha@example.com',
  })
  const firm: Firm = { test, company, caller }
  step()
  const { clerk, ...staff } = await people(firm)
  const known = { ...staff, ...(await pipeline(firm)), ...(await settings(firm)) }
  await test.call(caller, api.pipeline.addRule, {
    from: known.stage,
    to: known.strictStage,
    isAllowed: true,
    requiredFields: ['source', 'sourceName', 'workScope', 'tags', known.field],
  })
  const grouped = { ...known, ...(await teams(firm, known)) }
  const worked = { ...grouped, ...(await furnishLeads(firm, { ...grouped, step })) }
  step()
  await test.call(caller, api.people.deactivate, { memberId: staff.former })
  const around = await surroundings(firm, known.colleague)
  await furnishMailServer(firm)
  const begun = await furnishConversion(firm, known.colleague)
  const { client, shared } = await furnishShared(firm, worked)
  const all = {
    company: company.id,
    caller: caller.userId,
    ...worked,
    ...begun,
    ...(await tasks(firm, worked)),
    ...around,
    ...(await furnishProject(firm, { project: around.project, colleague: known.colleague })),
    ...(await furnishUnseen(firm, worked)),
    ...shared,
    ...(await furnishTemplates(firm, around.picture)),
    ...(await views(firm)),
    ...(await furnishImports(firm)),
    ...(await furnishDoors(firm)),
    ...(await furnishCalendar(firm)),
    ...(await furnishLetters(firm, worked)),
    ...(await furnishMeta(firm)),
    ...(await furnishQuotations(firm, worked)),
    ...(await furnishWebForm(firm, known)),
    ...(await furnishBulkMail(firm, {
      leads: [worked.lead, worked.bare, worked.behind],
      until: new Date(now.getTime() + 86_400_000).toISOString(),
    })),
  }
  await furnishMailbox(firm, all)
  await furnishAnalytics(firm, all)
  test.setNow(new Date(now.getTime() - 2_000))
  await test.call(caller, api.leads.patch, { leadId: all.moved, stageId: all.stage, change: {} })
  await test.call(caller, api.leads.contacted, { leadId: all.called, channel: 'call' })
  test.setNow(now)
  // Who calls is known to the server with the settings as they are now; the staff has called a moment ago.
  await test.call(client, api.clientArea.projects, {})
  const own = { ...all, ...linkTo(firm, all.picture) }
  for (const [kind, id] of Object.entries(own)) if (!id) throw new Error(`the firm has no ${kind}`)
  return { caller, clerk, client, own }
}
