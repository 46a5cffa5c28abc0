import { z } from 'zod'
import { endpoint, noInput, reply, request } from '../kit/endpoint'
import { tagForm } from '../tags/forms'
import { tagLimits } from '../tags/limits'
import type { Tag, TagDetails, TagEdit, TagEdited } from '../tags/model'
import { colourNamed } from '../tags/rules'

const tagWire = z.object({
  _id: z.string(),
  tagName: z.string(),
  tagColorCode: z.string(),
  userId: z.string().optional(),
  isDeleted: z.boolean(),
  updatedAt: z.string(),
})

const writeTag = (tag: Tag): z.infer<typeof tagWire> => ({
  _id: tag.id,
  tagName: tag.name,
  tagColorCode: tag.colour,
  userId: tag.createdBy,
  isDeleted: false,
  updatedAt: tag.updatedAt,
})

const readTag = (wire: z.infer<typeof tagWire>): Tag => ({
  id: wire._id,
  name: wire.tagName,
  colour: colourNamed(wire.tagColorCode) ?? 'Grey',
  createdBy: wire.userId,
  updatedAt: wire.updatedAt,
})

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const text = z.string().max(500)
const detailsWire = z.object({ tagName: text, tagColorCode: text })

/** What is not a colour stays as it is, for the rules to refuse. */
const readDetails = (wire: z.infer<typeof detailsWire>): TagDetails => ({
  name: wire.tagName,
  colour: colourNamed(wire.tagColorCode) ?? (wire.tagColorCode as TagDetails['colour']),
})
const writeDetails = ({ name, colour }: TagDetails) => ({ tagName: name, tagColorCode: colour })

const editBody = z.object({
  tagName: text.optional(),
  tagColorCode: text.optional(),
  isDeleted: z.boolean().optional(),
  updatedAt: z.iso.datetime().optional(),
  userId: z.string().optional(),
})

function readEdit(id: string, body: z.infer<typeof editBody>): TagEdit {
  const { tagName, tagColorCode, isDeleted, updatedAt } = body
  if (isDeleted) return { kind: 'delete', id }
  if (isDeleted === false && tagName === undefined) return { kind: 'restore', id }
  const details = readDetails({ tagName: tagName ?? '', tagColorCode: tagColorCode ?? '' })
  return { kind: 'change', id, ...details, seenAt: updatedAt }
}

const writeEdit = (edit: TagEdit) =>
  edit.kind === 'change'
    ? { ...writeDetails(edit), updatedAt: edit.seenAt }
    : { isDeleted: edit.kind === 'delete' }

const ofTag = { id: z.uuid() }

export const tagEndpoints = {
  list: endpoint({
    action: 'tags.read',
    method: 'GET',
    path: '/user/get-lead-tag',
    about: ['tags'],
    userId: 'query',
    summary: 'The tags of the company',
    request: noInput,
    reply: reply(
      z.array(tagWire),
      (tags: Tag[]) => tags.map(writeTag),
      (wire) => wire.map(readTag),
    ),
  }),
  save: endpoint({
    action: 'tags.edit',
    method: 'POST',
    path: '/user/save-lead-tag',
    about: ['tags'],
    userId: 'query',
    summary: 'Add tags, all or none; names are unique whatever their case',
    request: request({
      body: z.array(detailsWire).min(1).max(tagLimits.savedAtOnce),
      read: ({ body }) => ({ tags: body.map(readDetails) }),
      write: ({ tags }) => ({ body: tags.map(writeDetails) }),
      check: z.object({ tags: z.array(tagForm) }),
    }),
    reply: reply(
      z.object({ message: z.string(), data: z.array(tagWire) }),
      ({ message, tags }: { message: string; tags: Tag[] }) => ({ message, data: tags.map(writeTag) }),
      ({ message, data }) => ({ message, tags: data.map(readTag) }),
    ),
  }),
  edit: endpoint({
    action: 'tags.edit',
    method: 'PUT',
    path: '/user/edit-lead-tag',
    about: ['tags'],
    userId: 'body',
    summary: 'Change a tag, or delete it (isDeleted true), or restore it (isDeleted false)',
    request: request({
      query: { tagId: z.uuid() },
      body: editBody,
      read: ({ query, body }) => readEdit(query.tagId, body),
      write: (edit: TagEdit) => ({ query: { tagId: edit.id }, body: writeEdit(edit) }),
      check: z.discriminatedUnion('kind', [
        tagForm.extend({ ...ofTag, kind: z.literal('change'), seenAt: z.string().optional() }),
        z.object({ ...ofTag, kind: z.literal('delete') }),
        z.object({ ...ofTag, kind: z.literal('restore') }),
      ]) as z.ZodType<TagEdit>,
    }),
    reply: reply(
      z.object({ message: z.string(), leadCount: z.number().optional() }),
      ({ message, leads }: TagEdited) => ({ message, leadCount: leads }),
      ({ message, leadCount }): TagEdited => ({ message, leads: leadCount }),
    ),
  }),
}
