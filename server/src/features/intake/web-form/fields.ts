import { enquiryTexts as texts } from '@foyer/contract/intake/messages/web-form'
import type { Question } from '@foyer/contract/intake/web-form/questions'
import { isValidCalendarDate } from '@foyer/contract/kit/dates'
import { type Html, html } from '../../../http/pages/html'
import { consentName } from './posted'

interface AskedQuestion {
  question: Question
  /** There is another one beside it. */
  isHalf: boolean
  id: string
  value: string
  problem: string | undefined
}

const problemId = (id: string) => `${id}-problem`
const hintId = (id: string) => `${id}-hint`

const said = (id: string, problem: string | undefined) =>
  problem !== undefined && html`<p class="problem" id="${problemId(id)}">${problem}</p>`

/** What is wrong, and what helps, belongs to the field for those who cannot see it. */
function describedBy({ question: { hint }, id, problem }: AskedQuestion): Html | false {
  const ids = [...(problem === undefined ? [] : [problemId(id)]), ...(hint ? [hintId(id)] : [])]
  return ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`
}

const attributes = (asked: AskedQuestion): Html => {
  const { question, id, problem } = asked
  const { target, isRequired, autocomplete } = question
  return html` id="${id}" name="${target}"${isRequired && html` required`}${
    autocomplete !== undefined && html` autocomplete="${autocomplete}"`
  }${problem !== undefined && html` aria-invalid="true"`}${describedBy(asked)}`
}

/** What was entered stays to be seen, also where it is none of the choices. */
function select(asked: AskedQuestion): Html {
  const { question, value } = asked
  const isOffered = question.choices.some((choice) => choice.value === value)
  const choices = value && !isOffered ? [...question.choices, { value, label: value }] : question.choices
  return html`<select${attributes(asked)}><option value="">${texts.choose}</option>${choices.map(
    (choice) =>
      html`<option value="${choice.value}"${choice.value === value && html` selected`}>${choice.label}</option>`,
  )}</select>`
}

const inputTypes: Partial<Record<Question['kind'], string>> = {
  tel: 'tel',
  email: 'email',
  url: 'url',
  date: 'date',
}

function control(asked: AskedQuestion): Html {
  const { question, value } = asked
  if (question.kind === 'choice') return select(asked)
  // A browser takes the first line break away.
  if (question.kind === 'long-text') return html`<textarea${attributes(asked)}>\n${value}</textarea>`
  // A picker of dates would not show what is no date.
  const isText = question.kind === 'date' && value !== '' && !isValidCalendarDate(value)
  const type = isText ? 'text' : (inputTypes[question.kind] ?? 'text')
  return html`<input type="${type}" value="${value}"${attributes(asked)}>`
}

const halves: readonly string[] = ['firstName', 'lastName', 'phone', 'email', 'city', 'postalCode']

/** Which of them stand beside another: two short ones that follow each other. */
export function besideOthers(questions: readonly Question[]): Set<string> {
  const found = new Set<string>()
  for (let at = 1; at < questions.length; at += 1) {
    const pair = questions.slice(at - 1, at + 1).map(({ target }) => target)
    if (pair.every((target) => halves.includes(target) && !found.has(target)))
      for (const target of pair) found.add(target)
  }
  return found
}

export function questionField(asked: AskedQuestion): Html {
  const { question, id, problem, isHalf } = asked
  return html`<div${!isHalf && html` class="wide"`}><label for="${id}">${question.label}${
    !question.isRequired && html` <span>(${texts.optional})</span>`
  }</label>${control(asked)}${said(id, problem)}${
    question.hint !== undefined && html`<p class="hint" id="${hintId(id)}">${question.hint}</p>`
  }</div>`
}

interface Consent {
  id: string
  text: string
  isTicked: boolean
  problem: string | undefined
}

export const consentField = ({ id, text, isTicked, problem }: Consent): Html =>
  html`<div class="wide"><label class="consent" for="${id}"><input type="checkbox" id="${id}" name="${consentName}" value="yes" required${isTicked && html` checked`}${
    problem !== undefined && html` aria-invalid="true" aria-describedby="${problemId(id)}"`
  }>${text}</label>${said(id, problem)}</div>`
