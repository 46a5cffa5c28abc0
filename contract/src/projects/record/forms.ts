import * as z from 'zod/mini'
import { type CalendarDate, isValidCalendarDate } from '../../kit/dates'
import { judged, textField } from '../../kit/field-rules'
import { readAmount } from '../../kit/money'
import { projectRecordLimits as limits } from './limits'
import { projectFormTexts as texts } from './messages'
import { projectStages } from './model'

const isSensible = (date: CalendarDate) =>
  isValidCalendarDate(date) && date >= '2000-01-01' && date < '2100-01-01'
const day = z.string().check(z.refine((text) => text === '' || isSensible(text), texts.wrongDate))

const short = (label: string) => textField({ label, max: limits.shortText, isOptional: true })

const valueProblem = (text: string): string | undefined => {
  if (text.trim() === '') return undefined
  const value = readAmount(text)
  return value === undefined || value < 0 || value > limits.valueMax ? texts.wrongValue : undefined
}

const texted = {
  name: textField({ label: texts.name, max: limits.name, pattern: /^[^\p{Cc}]+$/u }),
  stage: z.enum(projectStages),
  phone: short(texts.phone),
  location: textField({ label: texts.location, max: limits.text, isOptional: true }),
  city: short(texts.city),
  postalCode: short(texts.postalCode),
  area: short(texts.area),
  areaUnit: short(texts.areaUnit),
  workScope: textField({ label: texts.workScope, max: limits.text, isOptional: true }),
  note: textField({ label: texts.note, max: limits.note, isOptional: true }),
}

interface Dates {
  startOn?: string | undefined
  endOn?: string | undefined
}
const isInOrder = ({ startOn, endOn }: Dates) => !startOn || !endOn || endOn >= startOn
const inOrder = { error: texts.endsBefore, path: ['endOn'] }

/** Empty and left out are the same: nothing is known. */
const orNone = (field: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.optional(field),
    z.transform((text: string | undefined) => text || undefined),
  )

/** As typed: an empty field means that nothing is known. */
export const projectFields = z
  .object({ ...texted, startOn: day, endOn: day, value: z.string().check(judged(valueProblem)) })
  .check(z.refine(isInOrder, inOrder))
export type ProjectFields = z.infer<typeof projectFields>

const value = z.number().check(z.refine((some) => some >= 0 && some <= limits.valueMax, texts.wrongValue))

/** The same as it is sent. */
export const projectChangeForm = z
  .object({
    id: z.uuid(),
    seenAt: z.optional(z.string()),
    name: texted.name,
    stage: texted.stage,
    startOn: orNone(day),
    endOn: orNone(day),
    value: z.pipe(
      z.optional(value),
      z.transform((known: number | undefined) => known),
    ),
    phone: orNone(texted.phone),
    location: orNone(texted.location),
    city: orNone(texted.city),
    postalCode: orNone(texted.postalCode),
    area: orNone(texted.area),
    areaUnit: orNone(texted.areaUnit),
    workScope: orNone(texted.workScope),
    note: orNone(texted.note),
  })
  .check(z.refine(isInOrder, inOrder))

/** Nobody leads it where the id is empty. */
export const projectTeamFields = z.object({ adminId: z.string(), memberIds: z.array(z.string()) })
