import { z } from 'zod'
import { choiceForm } from '../../fields/forms'
import type { AddedChoice, Choice } from '../../fields/model'
import { reply, request } from '../../kit/endpoint'
import { inDataData } from '../../kit/envelope'

/** The key of the name, which differs between the lists. */
type NameKey = 'leadSource' | 'sourceName' | 'type'

/** A flat record of texts, one of them under a key that differs between the lists. */
const texts = (shape: Record<string, z.ZodType<string | undefined>>) => z.object(shape)

export const choicesReply = (key: NameKey) =>
  inDataData(
    reply(
      z.array(texts({ id: z.string(), [key]: z.string() })),
      (choices: Choice[]) => choices.map(({ id, name }) => ({ id, [key]: name })),
      (wire) => wire.map((entry): Choice => ({ id: entry.id ?? '', name: entry[key] ?? '' })),
    ),
  )

/** The scopes of work have no id on the wire. */
export const workTypesReply = inDataData(
  reply(
    z.array(z.object({ type: z.string() })),
    (names: string[]) => names.map((type) => ({ type })),
    (wire) => wire.map(({ type }) => type),
  ),
)

export const addChoiceRequest = (key: NameKey) =>
  request({
    body: texts({ [key]: z.string().max(500), userId: z.string().optional() }),
    read: ({ body }) => ({ name: body[key] ?? '' }),
    write: (input: { name: string }) => ({ body: { [key]: input.name } }),
    check: choiceForm,
  })

export const addedChoiceReply = (key: NameKey) =>
  reply(
    texts({ message: z.string(), [key]: z.string() }),
    ({ message, name }: AddedChoice) => ({ message, [key]: name }),
    (wire): AddedChoice => ({ message: wire.message ?? '', name: wire[key] ?? '' }),
  )
