import type { FormShape, WireRequest } from './endpoint'

/** The result of `write` for an endpoint with a form, as the parts that are sent. */
export function formDataOf({ file: field }: FormShape, { body, file, streamed }: WireRequest): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) form.append(name, String(value))
  if (field && file) form.append(field, new Blob([file.bytes], { type: file.contentType }), file.name)
  // Where a file is sent its content is a Blob.
  if (field && streamed) form.append(field, streamed.content as Blob, streamed.name)
  return form
}
