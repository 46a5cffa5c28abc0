import type { ContactValues, LeadValues } from '@foyer/contract/leads/form-values'
import { checkLead, type LeadRules } from '@foyer/contract/leads/forms'
import { useRef, useState } from 'react'
import { afterPress } from './after-press'
import type { LeadTyped, Owner } from './kept-draft'

/** One form about a lead, whichever dialog shows it. Fields are named as in LeadProblems. */
export interface LeadForm extends LeadTyped {
  rules: LeadRules
  isBusy: boolean
  /** What the form says as a whole. */
  alert: string | undefined
  problemAt: (field: string) => string | undefined
  wasTyped: (field: string) => boolean
  change: (change: Partial<LeadValues>, field?: string) => void
  changeContact: (index: number, change: Partial<ContactValues>, field?: string) => void
  changeFurtherOwners: (owners: Owner[]) => void
  /** The person has left the field: what is wrong with it is said from now on. */
  leave: (field: string) => void
  submit: () => void
}

interface LeadFormOptions {
  start: LeadTyped
  rulesFor: (values: LeadValues) => LeadRules
  /** Asked when everything is right; false when something else has to be looked at first. */
  mayGo?: () => Promise<boolean>
  send: (typed: LeadTyped) => Promise<void>
}

function focusFirst(fields: string[]) {
  const find = (field: string) =>
    document.querySelector<HTMLElement>(
      `[data-path="${field}"], [name="${field}"]:not([type="hidden"]):not([data-path])`,
    )
  const nodes = fields.flatMap((field) => find(field) ?? [])
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  nodes[0]?.focus()
}

export function useLeadForm({ start, rulesFor, mayGo, send }: LeadFormOptions): LeadForm {
  const [typed, setTyped] = useState(start)
  const [typedFields, setTypedFields] = useState<ReadonlySet<string>>(new Set())
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const [alert, setAlert] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // State is too slow for the second of two quick clicks.
  const isSending = useRef(false)
  const rules = rulesFor(typed.values)
  const { fields: problems, alert: wholeProblem } = checkLead(typed.values, rules)

  const note = (field: string | undefined) => {
    setAlert(undefined)
    if (field && !typedFields.has(field)) setTypedFields(new Set([...typedFields, field]))
  }
  const change: LeadForm['change'] = (part, field) => {
    note(field)
    setTyped((was) => ({ ...was, values: { ...was.values, ...part } }))
  }
  const submit = async () => {
    if (isSending.current) return
    setShowsAll(true)
    setAlert(wholeProblem)
    if (Object.keys(problems).length > 0) return focusFirst(Object.keys(problems))
    isSending.current = true
    setBusy(true)
    try {
      if (!mayGo || (await mayGo())) await send(typed)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    ...typed,
    rules,
    isBusy,
    alert,
    problemAt: (field) => (showsAll || leftFields.has(field) ? problems[field] : undefined),
    wasTyped: (field) => typedFields.has(field),
    change,
    changeContact: (index, part, field) => {
      note(field)
      setTyped((was) => ({
        ...was,
        values: {
          ...was.values,
          contacts: was.values.contacts.map((one, at) => (at === index ? { ...one, ...part } : one)),
        },
      }))
    },
    changeFurtherOwners: (furtherOwners) => {
      note(undefined)
      setTyped((was) => ({ ...was, furtherOwners }))
    },
    leave: (field) => {
      if (typedFields.has(field)) afterPress(() => setLeftFields((left) => new Set([...left, field])))
    },
    submit: () => void submit(),
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
