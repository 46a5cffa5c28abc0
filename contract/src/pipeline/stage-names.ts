import { fieldTexts } from '../kit/screen-texts'
import { lengthOf } from '../kit/typed-text'
import { pipelineLimits } from './limits'
import { stageTexts } from './messages'

/** Control and format characters, and characters that are invisible. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The name of a stage or status as it is stored: no invisible characters, trimmed, single spaces. */
export const normaliseName = (name: string): string =>
  name
    .replace(/[\t\r\n]/g, ' ')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Two names are equal when a reader cannot tell them apart (C-082). */
export const comparableName = (name: string): string => normaliseName(name.normalize('NFKC')).toLowerCase()

export const isSameName = (one: string, other: string): boolean =>
  comparableName(one) === comparableName(other)

/** What is wrong with the name of a stage, apart from being taken. */
export function stageNameProblem(name: string): string | undefined {
  const kept = normaliseName(name)
  if (!kept) return stageTexts.blank
  const { max } = pipelineLimits.stage.name
  return lengthOf(kept) > max ? fieldTexts.tooLong(max) : undefined
}
