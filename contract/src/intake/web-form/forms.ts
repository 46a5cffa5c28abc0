import * as z from 'zod/mini'
import { leadFields } from '../../fields/lead-fields'
import { textProblem } from '../../kit/field-rules'
import { type FieldProblems, withProblems } from '../../kit/form-problems'
import { duplicatePolicies } from '../../leads/duplicates/model'
import { webFormProblems as texts } from '../messages/web-form'
import { webFormTexts as labels } from '../messages/web-form-settings'
import { isColour } from './colour'
import { webFormLimits as limits } from './limits'
import type { FormTarget, WebFormSettings } from './model'

function fieldsProblem({ fields }: Pick<WebFormSettings, 'fields'>): string | undefined {
  const isNeeded = (target: FormTarget) => fields.some((one) => one.target === target && one.isRequired)
  if (!isNeeded('firstName')) return texts.noName
  if (!isNeeded('phone') && !isNeeded('email')) return texts.noContact
  return new Set(fields.map(({ target }) => target)).size < fields.length ? texts.twice : undefined
}

const textRules = {
  title: { label: labels.formTitle, max: limits.title },
  intro: { label: labels.intro, max: limits.intro, isOptional: true },
  button: { label: labels.button, max: limits.button },
  thanks: { label: labels.thanks, max: limits.thanks },
  consent: { label: labels.consent, max: limits.consent, isOptional: true },
  source: { label: labels.source, max: leadFields.source.max },
  sourceName: { label: labels.sourceName, max: leadFields.sourceName.max, isOptional: true },
} as const
const textNames = Object.keys(textRules) as (keyof typeof textRules)[]

/** What is wrong with the settings of a form. */
export function webFormSettingsProblems(settings: WebFormSettings): FieldProblems<WebFormSettings> {
  const found: FieldProblems<WebFormSettings> = {}
  for (const name of textNames) {
    const problem = textProblem(settings[name].trim(), textRules[name])
    if (problem) found[name] = problem
  }
  if (!isColour(settings.colour)) found.colour = texts.colour
  const fields = fieldsProblem(settings)
  if (fields) found.fields = fields
  return found
}

const typed = z.string().check(z.trim())

export const webFormRules = z
  .object({
    isOn: z.boolean(),
    title: typed,
    intro: typed,
    button: typed,
    thanks: typed,
    consent: typed,
    colour: typed,
    fields: z.array(
      z.object({
        target: z.custom<FormTarget>((value) => typeof value === 'string'),
        isRequired: z.boolean(),
      }),
    ),
    source: typed,
    sourceName: typed,
    duplicates: z.enum(duplicatePolicies),
  })
  .check(z.superRefine(withProblems((settings) => webFormSettingsProblems(settings as WebFormSettings))))
