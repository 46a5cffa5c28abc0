import { checkLead, type LeadRules } from '@foyer/contract/leads/record/checks'
import type { ContactValues, LeadValues } from '@foyer/contract/leads/record/form-values'
import type { ReactNode, SyntheticEvent } from 'react'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import type { LeadTyped, Owner } from './kept-draft'

/** One form about a lead, whichever dialog shows it. Fields are named as in LeadProblems. */
export interface LeadForm extends LeadTyped {
  rules: LeadRules
  isBusy: boolean
  /** What the form says as a whole. */
  alert: string | undefined
  problemAt: (field: string) => ReactNode
  wasTyped: (field: string) => boolean
  change: (change: Partial<LeadValues>, field?: string) => void
  changeContact: (index: number, change: Partial<ContactValues>, field?: string) => void
  changeFurtherOwners: (owners: Owner[]) => void
  /** The person has left the field: what is wrong with it is said from now on. */
  leave: (field: string) => void
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void
}

interface LeadFormOptions {
  start: LeadTyped
  rulesFor: (values: LeadValues) => LeadRules
  /** Asked when everything is right; false when something else has to be looked at first. */
  mayGo?: () => Promise<boolean>
  send: (typed: LeadTyped) => Promise<void>
}

export function useLeadForm({ start, rulesFor, mayGo, send }: LeadFormOptions): LeadForm {
  const form = useFoyerForm<LeadTyped>(
    ({ values }) => {
      const { fields, alert } = checkLead(values, rulesFor(values))
      return { fields, form: alert }
    },
    start,
    async (typed) => {
      if (!mayGo || (await mayGo())) await send(typed)
    },
    { saysWhenLeft: true },
  )
  const { values, furtherOwners } = form.values
  const change = (partOf: (former: LeadValues) => Partial<LeadValues>, field?: string) =>
    form.change((former) => ({ values: { ...former.values, ...partOf(former.values) } }), field)
  return {
    values,
    furtherOwners,
    rules: rulesFor(values),
    isBusy: form.isBusy,
    alert: form.problem,
    problemAt: form.problemAt,
    wasTyped: form.wasTyped,
    change: (part, field) => change(() => part, field),
    changeContact: (index, part, field) =>
      change(
        ({ contacts }) => ({
          contacts: contacts.map((one, at) => (at === index ? { ...one, ...part } : one)),
        }),
        field,
      ),
    changeFurtherOwners: (next) => form.change({ furtherOwners: next }),
    leave: form.leave,
    submit: form.onSubmit,
  }
}

/** What every field of the form has. */
export const fieldOf = (form: LeadForm, field: string) => ({
  'data-path': field,
  error: form.problemAt(field),
  onBlur: () => form.leave(field),
  readOnly: form.isBusy,
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether anything would be lost. Country codes, units and empty rows are no typing. */
export function isAnythingTyped({ values, furtherOwners }: LeadTyped): boolean {
  const { type: _, areaUnit: __, contacts, customValues, ...texts } = values
  const contactTexts = contacts.flatMap(({ phones, ...own }) => [
    ...Object.values(own),
    ...phones.map(({ national }) => national),
  ])
  const ownerTexts = furtherOwners.flatMap(({ teamId, assigneeId }) => [teamId, assigneeId])
  return [...Object.values(texts), ...Object.values(customValues), ...contactTexts, ...ownerTexts].some(
    (text) => text.trim() !== '',
  )
}

export const isAnythingChanged = (values: LeadValues, stored: LeadValues): boolean => !isSame(values, stored)
