import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { checkLead, type LeadRules } from '@foyer/contract/leads/record/checks'
import type { ContactValues, LeadValues } from '@foyer/contract/leads/record/form-values'
import { numberApart } from '@foyer/contract/leads/record/name-and-number'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
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
  /** What a message said goes in; those fields are marked until they are looked at. */
  fillIn: (values: LeadValues, fields: readonly string[]) => void
  isToBeChecked: (field: string) => boolean
  /** Something of a message is or was in it: its remarks are shown in every form. */
  hasMessage: boolean
  /** A number that was typed behind the first name stands in its own field now. */
  isNumberApart: boolean
  /** The person has left the field: what is wrong with it is said from now on. */
  leave: (field: string) => void
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void
}

const nameField = 'contacts.0.firstName'

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
  const [toCheck, setToCheck] = useState<ReadonlySet<string>>(new Set())
  const [hasMessage, setHasMessage] = useState(start.values.remarks.trim() !== '')
  const [isNumberApart, setNumberApart] = useState(false)
  const takeNumber = () => {
    const apart = numberApart(form.values.values, rulesFor(values).form)
    if (!apart) return
    setNumberApart(true)
    form.change({ values: apart })
  }
  const checked = (field: string | undefined) => {
    if (field === undefined || !toCheck.has(field)) return
    setToCheck((fields) => new Set([...fields].filter((one) => one !== field)))
  }
  const change = (partOf: (former: LeadValues) => Partial<LeadValues>, field?: string) => {
    checked(field)
    if (field === nameField) setNumberApart(false)
    form.change((former) => ({ values: { ...former.values, ...partOf(former.values) } }), field)
  }
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
    fillIn: (next, fields) => {
      setToCheck(new Set(fields))
      setHasMessage(true)
      form.change({ values: next })
    },
    isToBeChecked: (field) => toCheck.has(field),
    hasMessage,
    isNumberApart,
    leave: (field) => {
      checked(field)
      form.leave(field)
      if (field === nameField) takeNumber()
    },
    submit: (event) => {
      // What is sent, and asked for duplicates, is what stands in the fields.
      flushSync(takeNumber)
      form.onSubmit(event)
    },
  }
}

/** How a field looks and sounds that was filled in from a message and not looked at yet. */
export const markOf = (form: LeadForm, field: string) =>
  form.isToBeChecked(field) ? { 'data-to-check': true, 'aria-description': texts.fromMessage } : {}

/** What every field of the form has. */
export const fieldOf = (form: LeadForm, field: string) => ({
  'data-path': field,
  ...markOf(form, field),
  error: form.problemAt(field),
  onBlur: () => form.leave(field),
  readOnly: form.isBusy,
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const textsIn = ({ values, furtherOwners }: LeadTyped): string[] => {
  const { type: _, areaUnit: __, contacts, customValues, ...texts } = values
  const contactTexts = contacts.flatMap(({ phones, ...own }) => [
    ...Object.values(own),
    ...phones.map(({ national }) => national),
  ])
  const ownerTexts = furtherOwners.flatMap(({ teamId, assigneeId }) => [teamId, assigneeId])
  return [...Object.values(texts), ...Object.values(customValues), ...contactTexts, ...ownerTexts].filter(
    (text) => text.trim() !== '',
  )
}

/** Whether anything would be lost. Country codes, units, empty rows and what was chosen beforehand are no typing. */
export const isAnythingTyped = (typed: LeadTyped, empty: LeadTyped): boolean =>
  !isSame(textsIn(typed), textsIn(empty)) && textsIn(typed).length > 0

export const isAnythingChanged = (values: LeadValues, stored: LeadValues): boolean => !isSame(values, stored)
