import * as z from 'zod/mini'
import { textField } from '../../kit/field-rules'
import { answerLimits as limits } from './limits'
import { answerProblems as problems, answerFormTexts as texts } from './messages'

const version = z.int(problems.version).check(z.gte(1, problems.version))
const name = textField({ label: texts.name, ...limits.name, pattern: /\p{L}/u })

/** What a dialog asks for; the version and the items it knows. */
export const acceptFields = z.object({ name })
export const changesFields = z.object({
  name,
  note: textField({ label: texts.note, max: limits.note.max, isOptional: true }),
})

const changesShape = {
  ...changesFields.shape,
  version,
  items: z
    .array(
      z.object({
        itemId: z.string().check(z.minLength(1, problems.item), z.maxLength(64, problems.item)),
        note: textField({ label: texts.itemNote, max: limits.itemNote.max }),
      }),
    )
    .check(z.maxLength(limits.items.max, problems.item)),
}

const saysSomething = ({ note, items }: { note: string; items: unknown[] }) => note !== '' || items.length > 0
const ofNothing = { error: problems.nothing, path: ['note'] }

/** Of somebody who is signed in: which quotation, the id says. */
const ofQuotation = { id: z.uuid() }
export const acceptForm = z.object({ ...ofQuotation, version, name })
export const changesForm = z
  .object({ ...ofQuotation, ...changesShape })
  .check(z.refine(saysSomething, ofNothing))

/** Of whoever has a link. */
const byLink = { token: z.string() }
export const acceptByLinkForm = z.object({ ...byLink, version, name })
export const changesByLinkForm = z
  .object({ ...byLink, ...changesShape })
  .check(z.refine(saysSomething, ofNothing))
