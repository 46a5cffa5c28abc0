import * as z from 'zod/mini'
import { textField } from '../../kit/field-rules'
import { projectFileLimits as limits } from './limits'
import { projectFileProblems as problems } from './messages'

/** Visible, on one line, and nothing that a computer takes for a way to somewhere. */
const nameOnly = /^(?=.*[^\s.\p{Cf}\p{Default_Ignorable_Code_Point}])[^\p{Cc}/\\]+$/u

const name = (max: number, problem: string) =>
  textField({ label: problem, max }).check(z.regex(nameOnly, problem))

export const folderName = name(limits.folderName, problems.folderName)
export const projectFileName = name(limits.fileName, problems.fileName)

/** The dialog that asks for the name of a folder, or of a file. */
export const folderNameForm = z.object({ name: folderName })
export const fileNameForm = z.object({ name: projectFileName })
