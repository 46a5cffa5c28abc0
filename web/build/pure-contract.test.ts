import { expect, it } from 'vitest'
import { withPureValues } from './pure-contract.ts'

it('marks declared values as free of effects, and leaves functions and plain values as they are', () => {
  const code = `
const lead = person.extend({ id: z.string() });
export const both = { ...lead.shape }, limit = 5;
export const read = (wire) => wire.id;
function write() {}`
  expect(withPureValues(code)).toBe(`
const lead = /* @__PURE__ */ (() => (person.extend({ id: z.string() })))();
export const both = /* @__PURE__ */ (() => ({ ...lead.shape }))(), limit = 5;
export const read = (wire) => wire.id;
function write() {}`)
})
