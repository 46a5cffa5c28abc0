import { randomUUID } from 'node:crypto'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { enter } from '../entering'
import { test as base } from '../fixtures'
import { registerFirm } from '../new-firm'
import { call, type Session } from '../wire'

/** Its owner. */
type EmptyFirm = Session

/** A firm one minute after registering: one person, no lead, no source, no designation, no tag. Its owner is signed in. */
export const test = base.extend<{ emptyFirm: EmptyFirm }>({
  emptyFirm: async ({ page, server, mail }, use) => {
    const owner = await registerFirm(server, mail, `owner-${randomUUID().slice(0, 8)}@empty.foyer.test`)
    await call(server.url, accountEndpoints.editSteps, { endsFirstLogin: true, endsOnboarding: true }, owner)
    await enter(page, server.url, owner, '/admin/')
    await use(owner)
  },
})
