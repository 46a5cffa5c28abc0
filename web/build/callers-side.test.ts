import { expect, it } from 'vitest'
import { withoutServersSide } from './callers-side.ts'

it('keeps how to write a request and how to decode its reply, and drops what only the server does', () => {
  const code = `
const tagWire = z.object({ _id: z.string() });
const tagEndpoints = {
  rename: endpoint({
    action: (input) => input.isOwn ? "tags.own" : "tags.any",
    method: "PUT",
    path: "/api/tags/:id",
    about: ["tags"],
    summary: "Rename a tag",
    request: request({
      params: { id: z.uuid() },
      body: z.object({ name: z.string() }),
      read: ({ params, body }) => ({ id: params.id, name: body.name }),
      write: ({ id, name }) => ({ params: { id }, body: { name } })
    }),
    reply: inDataData(reply(tagWire, (tag) => ({ _id: tag.id }), (wire) => ({ id: wire._id })))
  }),
  remove: endpoint({ method: "DELETE", path: "/api/tags", request: noInput, reply: plainReply(tagWire) })
};`
  const kept = withoutServersSide(code).replace(/\s+/g, ' ')
  expect(kept).toContain(
    'request({ write: ({ id, name }) => ({ params: { id }, body: { name } }) }), ' +
      'reply: inDataData(reply(0, 0, (wire) => ({ id: wire._id })))',
  )
  expect(kept).toContain('endpoint({ method: "PUT", path: "/api/tags/:id", about: ["tags"], request')
  expect(kept).toContain('reply: plainReply(0)')
})
