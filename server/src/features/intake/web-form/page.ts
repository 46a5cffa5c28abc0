import { enquiryTexts as texts } from '@foyer/contract/intake/messages/web-form'
import { isColour } from '@foyer/contract/intake/web-form/colour'
import { webFormOf } from '@foyer/contract/intake/web-form/defaults'
import { type Trail, trailNames, type WebFormSettings } from '@foyer/contract/intake/web-form/model'
import type { Question } from '@foyer/contract/intake/web-form/questions'
import { asWritten, type Html, html } from '../../../http/pages/html'
import { publicPage } from '../../../http/pages/public-page'
import { besideOthers, consentField, questionField } from './fields'
import { styleOf } from './look'
import type { Material } from './material'
import { stampName, trapName } from './posted'

/** What is the same on every page of a form. */
export interface FormLook {
  material: Material
  settings: WebFormSettings
  /** Of this form; its pages are below it. */
  path: string
  logoPath: string
  isEmbedded: boolean
  isPreview: boolean
}

/** What a visitor has entered, and what is wrong with it. */
export interface FilledForm {
  questions: readonly Question[]
  answers: ReadonlyMap<string, string>
  hasAgreed: boolean
  problems: ReadonlyMap<string, string>
  /** What is wrong with none of the fields. */
  message: string | undefined
  stamp: string
  trail: Trail
}

const scriptPath = '/enquiry/fit.js'

const colourOf = ({ settings: { colour }, material }: FormLook) =>
  isColour(colour) ? colour : webFormOf(material.form.template).colour

const bodyOf = ({ isEmbedded, material: { firm }, logoPath }: FormLook, content: Html) =>
  html`<div${isEmbedded && html` class="framed"`} data-enquiry><main><header>${
    firm.logoFileId !== null && html`<img src="${logoPath}" alt="${texts.logo(firm.name)}">`
  }<p>${firm.name}</p></header>${content}</main></div>`

const pageOf = (look: FormLook, title: string, content: Html, status = 200) =>
  publicPage({
    status,
    title: `${title} · ${look.material.firm.name}`,
    style: styleOf(colourOf(look)),
    body: bodyOf(look, content),
    framedBy: look.isPreview ? 'ourselves' : 'anyone',
    isSent: !look.isPreview,
    ...(!look.isPreview && { script: scriptPath }),
  })

const idOf = (at: number) => `field-${at}`
const consentId = 'field-consent'

/** Where the problems are, at the top, with a way to each of them. Inside another site the focus is not ours to take. */
function summaryOf({ questions, problems, message }: FilledForm, { isEmbedded }: FormLook): Html | undefined {
  const places = [...questions.map(({ target }, at) => [target, idOf(at)] as const), ['consent', consentId]]
  const listed = places.flatMap(([target = '', id = '']) => {
    const problem = problems.get(target)
    return problem ? [{ id, problem }] : []
  })
  if (listed.length === 0 && !message) return undefined
  return html`<div class="summary" role="alert" tabindex="-1"${isEmbedded ? '' : asWritten(' autofocus')}>${
    message !== undefined && html`<p>${message}</p>`
  }${
    listed.length > 0 &&
    html`<p>${texts.problems(listed.length)}</p><ul>${listed.map(
      ({ id, problem }) => html`<li><a href="#${id}">${problem}</a></li>`,
    )}</ul>`
  }</div>`
}

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`

/** What the page around the form may fill in has to be there, also empty. */
const trailFields = (trail: Trail) =>
  trailNames.map(
    (name) =>
      html`<input type="hidden" name="${name}" value="${trail[name] ?? ''}" data-trail="${name}" autocomplete="off">`,
  )

export function formPage(look: FormLook, filled: FilledForm, status?: number) {
  const { settings, path, isEmbedded, isPreview } = look
  const summary = summaryOf(filled, look)
  const beside = besideOthers(filled.questions)
  const content = html`<h1>${settings.title}</h1>${
    settings.intro !== '' && html`<p class="intro">${settings.intro}</p>`
  }${summary}<form method="post" action="${path}${isEmbedded && '?embed=1'}" accept-charset="utf-8" novalidate><div class="fields">${filled.questions.map(
    (question, at) =>
      questionField({
        question,
        isHalf: beside.has(question.target),
        id: idOf(at),
        value: filled.answers.get(question.target) ?? '',
        problem: filled.problems.get(question.target),
      }),
  )}${
    settings.consent !== '' &&
    consentField({
      id: consentId,
      text: settings.consent,
      isTicked: filled.hasAgreed,
      problem: filled.problems.get('consent'),
    })
  }</div><div class="trap" aria-hidden="true"><label for="${trapName}">${texts.trap}</label><input id="${trapName}" name="${trapName}" tabindex="-1" autocomplete="off"></div>${trailFields(filled.trail)}${hidden(stampName, filled.stamp)}<button type="${isPreview ? 'button' : 'submit'}">${settings.button}</button></form>`
  return pageOf(look, summary ? texts.problemTitle(settings.title) : settings.title, content, status)
}

export const thanksPage = (look: FormLook) =>
  pageOf(
    look,
    texts.thanksTitle,
    html`<h1>${texts.thanksTitle}</h1><p class="thanks">${look.settings.thanks}</p><p><a class="again" href="${look.path}${look.isEmbedded && '?embed=1'}">${texts.another}</a></p>`,
  )
