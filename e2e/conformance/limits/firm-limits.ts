import { placeLimits } from '@foyer/contract/places/limits'
import type { MapLocation } from '@foyer/contract/places/model'
import { writeFieldKey } from '@foyer/contract/wire/fields/lead-fields'
import { type Binding, includes, is, reads, travels } from './binding'

interface DefaultStage {
  name: string
  statuses: { id: number; name: string }[]
}

/** Accounts, company, people, teams, tags, fields, notifications, pipeline, board. */
export const firmLimitBindings: Record<string, Binding> = {
  'features.nav': includes<string[]>('accounts/model features', (features) => features),
  'log.types': includes<Record<string, string>>('wire/projects/record/log-types logTypes', (types) =>
    Object.values(types),
  ),
  'otp.length': is('accounts/limits accountLimits.codeLength'),
  'otp.resendSeconds': is('accounts/limits accountLimits.resendSeconds'),
  'password.min': is('accounts/limits accountLimits.passwordLeast'),
  'password.max': is('accounts/limits accountLimits.passwordMost'),
  'password.rules': reads<(password: string) => string | undefined>(
    'accounts/password-rules passwordProblem',
    (problem) =>
      problem('quiet&door') && problem('QuietDoor') && !problem('Quiet&door')
        ? 'at least one capital letter and one special character'
        : undefined,
  ),
  'personal.name.max': is('accounts/limits personalLimits.personal.name.max'),
  'personal.address.max': is('accounts/limits personalLimits.personal.address.max'),
  'personal.city.max': is('accounts/limits personalLimits.personal.city.max'),
  'personal.pin.india': is('accounts/limits personalLimits.personal.pin.india'),
  'personal.pin.other': is('accounts/limits personalLimits.personal.pin.other'),
  'personal.phone.min': is('kit/limits phoneLimits.min'),
  'personal.phone.max': is('kit/limits phoneLimits.max'),
  'entity.loginResponse': travels('wire/accounts accountEndpoints.signIn'),
  'entity.profile': travels('wire/accounts accountEndpoints.profile'),
  'entity.user': travels('wire/accounts accountEndpoints.profile'),
  'company.name.max': is('company/limits companyLimits.company.name.max'),
  'company.address.max': is('company/limits companyLimits.company.address.max'),
  'company.city.max': is('company/limits companyLimits.company.city.max'),
  'company.gst.max': is('company/limits companyLimits.company.gst.max'),
  'assignment.methods': is('company/limits companyLimits.assignment.methods'),
  'invite.rows.start': is('people/limits peopleLimits.invite.rows.start'),
  'invite.rows.max': is('people/limits peopleLimits.invite.rows.max'),
  'invite.name.max': is('people/limits peopleLimits.invite.name.max'),
  'invite.roles.query': is('people/limits peopleLimits.invite.roles.query'),
  'invite.roles.excluded': is('people/limits peopleLimits.invite.roles.excluded'),
  'designation.max': is('people/limits peopleLimits.designation.max'),
  'integration.scopes': is('intake/meta/limits metaLimits.scopes'),
  'integration.disabled': is('intake/meta/limits metaLimits.disabled'),
  'entity.integrationStatus': travels('wire/intake/meta/endpoints metaEndpoints.metaStatus'),
  'entity.role': travels('wire/people peopleEndpoints.defaultRoles'),
  'entity.designation': travels('wire/people peopleEndpoints.designations'),
  'entity.invite': travels('wire/people peopleEndpoints.teamOnboard', 'request'),
  'entity.adminEntry': travels('wire/people peopleEndpoints.admins'),
  'team.roleChip.width': reads('teams/limits teamLimits.team.roleChipPixels', (px) => `${px}px, truncated`),
  'team.list.height': reads('teams/limits teamLimits.team.listPixels', (px) => `${px}px`),
  'entity.team': travels('wire/teams teamEndpoints.list'),
  'entity.teamMember': travels('wire/teams teamEndpoints.colleagues'),
  'tag.name.max': is('tags/limits tagLimits.tag.name.max'),
  'tag.colours': is('tags/limits tagLimits.tag.colours'),
  'tag.grid.columns': is('tags/limits tagLimits.tag.grid.columns'),
  'entity.tag': travels('wire/tags tagEndpoints.list'),
  'section.codes': is('fields/messages sectionTexts'),
  'page.size.fields': is('fields/limits fieldLimits.pageSize'),
  'lead.mandatoryFlags': travels('wire/fields servedFieldEndpoints.leadForm'),
  'lead.workTypes': is('fields/defaults presetWorkTypes'),
  'entity.customField': travels('wire/fields servedFieldEndpoints.get'),
  'entity.fieldDefinition': travels('wire/fields servedFieldEndpoints.list'),
  'entity.template': travels('wire/fields servedFieldEndpoints.leadForm'),
  'notifications.page': is('notifications/limits notificationLimits.page'),
  'notification.types': reads<string[]>('notifications/model channels', (channels) =>
    Object.fromEntries(channels.map((name, at) => [at + 1, name.replace('-to-people', ' to ids')])),
  ),
  'notification.feature': is('notifications/model leadFeature'),
  'entity.notification': travels('wire/notifications notificationEndpoints.list'),
  'entity.notificationRule': travels('wire/notifications notificationEndpoints.rules'),
  'stage.max': is('pipeline/limits pipelineLimits.stage.max'),
  'stage.name.max': is('pipeline/limits pipelineLimits.stage.name.max'),
  'stage.colours': is('pipeline/limits pipelineLimits.stage.colours'),
  'stage.defaults': includes<DefaultStage[]>('pipeline/defaults defaultStages', (stages) =>
    stages.map(({ name }) => name),
  ),
  'stage.normalise': reads<(name: string) => string>('pipeline/stage-names normaliseName', (normalise) =>
    normalise(' \u200bW\u00adon\ufeff ') === 'Won'
      ? 'zero-width and invisible characters removed, trimmed'
      : undefined,
  ),
  'stage.sequence.start': is('pipeline/limits pipelineLimits.stage.sequence.start'),
  'stage.saveSpinner.minMs': is('pipeline/limits pipelineLimits.stage.saveSpinner.minMs'),
  'stage.exitDelayMs': is('pipeline/limits pipelineLimits.stage.exitDelayMs'),
  'status.codes': reads<DefaultStage[]>('pipeline/defaults defaultStages', (stages) => {
    const names = Object.fromEntries(
      stages.flatMap(({ statuses }) => statuses.map(({ id, name }) => [id, name])),
    )
    return { ...names, 7: `${names[7]} (Meeting Scheduled)` }
  }),
  'status.undeletable': is('pipeline/limits pipelineLimits.status.undeletable'),
  'status.maxPerStage': is('pipeline/limits pipelineLimits.status.maxPerStage'),
  'page.size.status': is('pipeline/limits pipelineLimits.page.size.status'),
  'rule.chips': is('pipeline/limits pipelineLimits.rule.chips'),
  'rule.excluded': is('pipeline/limits pipelineLimits.rule.excluded'),
  'rule.keyMap': reads<(key: string) => string>(
    'wire/fields/lead-fields readFieldKey',
    (read, wanted: object) =>
      Object.fromEntries(Object.keys(wanted).map((key) => [key, writeFieldKey(read(key))])),
  ),
  'entity.rule': travels('wire/pipeline pipelineEndpoints.rules'),
  'board.tooltip.showMs': is('board/limits boardLimits.tooltip.showMs'),
  'board.tooltip.hideMs': is('board/limits boardLimits.tooltip.hideMs'),
  'board.count.pad': is('board/limits boardLimits.count.pad'),
  'board.newLeadDays': is('board/limits boardLimits.newLeadDays'),
  'date.board': reads<(day: string, today: string) => string>('board/card cardDay', (shown) => {
    const days = ['2026-11-09', '2026-11-08', '2026-11-10', 'YYYY-MM-DD'].map((day) =>
      shown(day, '2026-11-09'),
    )
    return `input DD-MM-YYYY; ${days.slice(0, 3).join(', ')}, else ${days[3]}`
  }),
  'map.default': reads<MapLocation>(
    'places/limits defaultLocation',
    ({ location, latitude, longitude }) =>
      `${location}; wizard centre near ${latitude.toFixed(2)}, ${longitude}; zoom ${placeLimits.mapZoom}`,
  ),
}
