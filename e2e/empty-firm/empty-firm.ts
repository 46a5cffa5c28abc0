import { randomUUID } from 'node:crypto'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { entering } from '../entering'
import { test as base } from '../fixtures'
import { registerFirm } from '../new-firm'
import { call, type Session } from '../wire'

interface EmptyFirm {
  owner: Session
  /** Opens an address as the owner. */
  open: (address: string) => Promise<void>
  /** Somebody is invited and never comes; gives their email. */
  invite: () => Promise<string>
  /** A tag is made, deleted and brought back; gives its name. */
  restoreTag: () => Promise<string>
}

/** A firm one minute after registering: one person, no lead, no source, no designation, no tag. */
export const test = base.extend<{ emptyFirm: EmptyFirm }>({
  emptyFirm: async ({ page, context, server, mail }, use) => {
    const owner = await registerFirm(server, mail, `owner-${randomUUID().slice(0, 8)}@empty.foyer.test`)
    await call(server.url, accountEndpoints.editSteps, { endsFirstLogin: true, endsOnboarding: true }, owner)
    await use({
      owner,
      open: async (address) => {
        await entering(context, owner)
        await page.goto(address)
      },
      invite: async () => {
        const email = `guest-${randomUUID().slice(0, 8)}@empty.foyer.test`
        const roles = await call(server.url, peopleEndpoints.defaultRoles, {}, owner)
        const { id: designationId } = await call(
          server.url,
          peopleEndpoints.createDesignation,
          { name: `Guest ${email.slice(6, 14)}` },
          owner,
        )
        const role = roles.find(({ isAdmin }) => !isAdmin)?.name ?? ''
        const row = { firstName: 'Asha', lastName: 'Rao', email, role, designationId }
        await call(server.url, peopleEndpoints.teamOnboard, { rows: [row] }, owner)
        return email
      },
      restoreTag: async () => {
        const name = `Back ${randomUUID().slice(0, 6)}`
        const { tags } = await call(
          server.url,
          tagEndpoints.save,
          { tags: [{ name, colour: 'Grey' }] },
          owner,
        )
        const id = tags.find((tag) => tag.name === name)?.id ?? ''
        await call(server.url, tagEndpoints.edit, { kind: 'delete', id }, owner)
        await call(server.url, tagEndpoints.edit, { kind: 'restore', id }, owner)
        return name
      },
    })
  },
})
