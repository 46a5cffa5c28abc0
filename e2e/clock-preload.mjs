/** Loaded before the server (moved-clock.ts): its clock runs as usual, and jumps ahead when the test says so. */
import { isMainThread } from 'node:worker_threads'

const RealDate = Date
let ahead = 0
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
RealDate.prototype.constructor = Date

if (isMainThread)
  process.on('message', (moved) => {
    ahead += moved
    process.send?.(ahead)
  })
