import { importLimits } from '@foyer/contract/intake/import/limits'
import { importRefusals, importTexts } from '@foyer/contract/intake/messages/import'
import { importScreenTexts as texts } from '@foyer/contract/intake/messages/import-screen'

const { maxBytes, types } = importLimits.file
export const acceptedKinds = types.join(',')

const kindOf = (name: string) => /\.[^.]+$/.exec(name.trim())?.[0].toLowerCase() ?? ''

/** What is wrong with a file before it is read; what is in it is told by the server (L-215, L-216). */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!types.some((type) => type === kindOf(name))) return importRefusals.wrongKind.text
  if (size > maxBytes) return importTexts.tooLarge
  return size === 0 ? texts.empty : undefined
}
