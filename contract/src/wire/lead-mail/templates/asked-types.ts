import { templateProblems } from '../../../lead-mail/templates/messages'
import { type TemplateType, templateTypes } from '../../../lead-mail/templates/model'

/** L-235: none for all types. */
export interface TemplateQuery {
  types?: TemplateType[] | undefined
}

const numbersIn = (text: string): number[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)
const isType = (value: number): value is TemplateType => (templateTypes as readonly number[]).includes(value)

export const isTypeList = (text: string): boolean => numbersIn(text).every(isType)
export const typesProblem = templateProblems.types

/** '4,6' for two; an empty one asks for all as a missing one does. */
export const readTypes = (text: string | undefined): TemplateType[] | undefined => {
  const types = numbersIn(text ?? '').filter(isType)
  return types.length > 0 ? [...new Set(types)] : undefined
}
export const writeTypes = (types: TemplateType[] | undefined): string | undefined => types?.join(',')
