import { labelOf } from '@foyer/contract/fields/lead-fields'
import { type LeadColumnKey, menuColumns } from '@foyer/contract/leads/list/columns'
import type { LeadPeriod } from '@foyer/contract/leads/list/periods'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { periodTexts } from '@foyer/contract/leads/messages/filters'
import type { CallStatus, LeadType, RemarkType } from '@foyer/contract/leads/model'
import { writeRemarkType } from '@foyer/contract/wire/leads/fields/codes'
import { type Binding, includes, is, reads, travels } from './binding'

const under = (max: number) => `under ${max + 1}`
const byCode = (texts: Record<RemarkType, string>) =>
  Object.fromEntries(Object.entries(texts).map(([type, text]) => [writeRemarkType(type as RemarkType), text]))
const callStatusNamed = (name: string) =>
  (Object.keys(callStatusTexts) as CallStatus[]).find((status) => callStatusTexts[status] === name)

type TypeOf = (code: number | null, company: string | undefined) => LeadType
const leadTypeNames = { individual: 'Individual', corporate: 'Corporate' }

export const leadLimitBindings: Record<string, Binding> = {
  'name.max.add': is(
    'leads/limits leadFormLimits.add.name',
    'leads/limits leadFormLimits.template.name',
    'leads/limits leadFormLimits.edit.name',
  ),
  'name.max.old': is('leads/limits leadFormLimits.short.name'),
  'name.min.old': is('leads/limits leadFormLimits.short.nameMin'),
  'name.pattern': reads<RegExp>('kit/typed-text lettersAndSpaces', (pattern) =>
    ['Asha Rao', 'A1', 'A.', 'A-B'].map((name) => pattern.test(name)).join() === 'true,false,false,false'
      ? 'letters and spaces'
      : undefined,
  ),
  'city.max.lead': is('fields/limits leadFieldLimits.city'),
  'address.max.lead': reads('fields/limits leadFieldLimits.address', under),
  'remarks.max.lead': reads('fields/limits leadFieldLimits.remarks', under),
  'comment.max': is('leads/limits workLimits.comment'),
  'reason.max': is('leads/limits workLimits.reason'),
  'pincode.lead': reads('leads/limits leadFormLimits.postalCode.india', (most) => `exactly ${most} digits`),
  'phone.india': is('kit/limits phoneLimits.india'),
  'phone.max.add': is('kit/limits phoneLimits.max'),
  'phone.edit.min': is('kit/limits phoneLimits.min'),
  'phone.edit.max': is('kit/limits phoneLimits.max'),
  'phone.format.stored': reads<(dialCode: string, national: string) => string>(
    'kit/phone formatStoredPhone',
    (format) => format('1', '2').replace('1', '{dialcode}').replace('2', '{number}'),
  ),
  'email.max': is('leads/limits leadFormLimits.email'),
  'email.tld': reads<RegExp>('leads/record/value-problems emailPattern', (pattern) => {
    const lengths = Array.from({ length: 200 }, (_, length) => length)
    const fit = lengths.filter((length) => pattern.test(`a@b.${'c'.repeat(length)}`))
    return `${fit[0]} to ${fit.at(-1)} letters`
  }),
  'budget.max.add': is(
    'leads/limits leadFormLimits.add.budget',
    'leads/limits leadFormLimits.template.budget',
  ),
  'budget.max.edit': is('leads/limits leadFormLimits.edit.budget'),
  'budget.max.old': is('leads/limits leadFormLimits.short.budgetCharacters'),
  'area.max.add': is('leads/limits leadFormLimits.add.area', 'leads/limits leadFormLimits.template.area'),
  'area.max.edit': is('leads/limits leadFormLimits.edit.area'),
  'area.units': is('leads/fields/values areaUnits'),
  'area.unit.default': reads<(type: LeadType, dialCode: string) => { areaUnit: string }>(
    'leads/record/form-values emptyLead',
    (empty) => empty('individual', '91').areaUnit,
  ),
  'area.display': reads<(lead: { area: string; areaUnit: string }) => string | undefined>(
    'leads/rules shownArea',
    (shown) =>
      shown({ area: 'to be confirmed', areaUnit: 'sqft' }) === undefined && shown({ area: '9', areaUnit: '' })
        ? 'only if it contains a digit'
        : undefined,
  ),
  'export.file': is('leads/list/export exportFileName'),
  'export.columns': is('leads/list/export exportHeadings'),
  'status.new': reads<(code: number) => CallStatus>('wire/leads/fields/codes readCallStatus', (read) =>
    Array.from({ length: 10 }, (_, code) => code).filter((code) => read(code) === 'new'),
  ),
  'status.call.codes': reads<(status: CallStatus | undefined) => number>(
    'wire/leads/fields/codes writeCallStatus',
    (write, wanted: object) =>
      Object.fromEntries(Object.keys(wanted).map((name) => [name, write(callStatusNamed(name))])),
  ),
  'remark.types': reads('leads/messages/work remarkTypeTexts', byCode),
  'contact.types': reads('leads/messages/work contactTypeTexts', byCode),
  'lead.type': reads<TypeOf>('leads/rules leadTypeOf', (typeOf) => ({
    0: leadTypeNames[typeOf(0, undefined)],
    empty: leadTypeNames[typeOf(null, undefined)],
    1: leadTypeNames[typeOf(1, undefined)],
  })),
  'lead.type.archive': reads<TypeOf>('leads/rules leadTypeOf', (typeOf) =>
    typeOf(null, 'Rao Homes') === 'corporate' && typeOf(null, '') === 'individual'
      ? 'Corporate when a company name exists, else Individual'
      : undefined,
  ),
  'tab.codes': reads<(tab: string, status: undefined) => number>(
    'wire/leads/fields/codes writeListType',
    (write) => ({
      [write('won', undefined)]: 'Won',
      [write('unassigned', undefined)]: 'Unassigned',
      [write('all', undefined) === 0 ? 'none or 0' : 'all']: 'All',
    }),
  ),
  'columnFilter.options': reads<unknown[]>(
    'leads/list/columns menuColumns',
    (columns) => `1 to ${columns.length}`,
  ),
  'columns.fixed': reads<(column: LeadColumnKey) => boolean>(
    'leads/list/columns isLockedColumn',
    (isLocked) => menuColumns.filter(isLocked).map((column) => labelOf(column, 'menu')),
  ),
  'period.followUp': reads<LeadPeriod[]>('leads/list/periods leadPeriods', (periods) =>
    periods.map((period) => periodTexts[period]),
  ),
  'contact.fields': travels('wire/leads/record/capture-endpoints leadCaptureEndpoints.byId'),
  counts: travels('wire/leads/endpoints leadEndpoints.counts'),
  'budget.filter': reads<object>('leads/messages/filters budgetGroupTexts', Object.values),
  'filter.fields': includes<object>('leads/messages/filters leadFilterTexts', Object.values),
  'followup.defaultTime': is('leads/limits workLimits.followUpTime'),
  'page.size.archive': is('leads/limits leadLimits.archivedPageSize'),
  'addLead.emailIndex': reads<(email: string, index: number) => string>(
    'leads/record/form-values emailOfCopy',
    (copy) => (copy('asha@rao.in', 2) === 'asha+2@rao.in' ? '+index appended to the local part' : undefined),
  ),
  'editLog.excluded': reads<(change: { field: string }) => boolean>(
    'leads/record/change-log isLogged',
    (isLogged, wanted: string[]) => wanted.filter((field) => !isLogged({ field })),
  ),
  'entity.interaction': travels('wire/leads/work/endpoints leadWorkEndpoints.interactions'),
}
