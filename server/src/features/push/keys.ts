import { asSystem, type Deps } from '../../context'
import { newServerKeys, type ServerKeys } from '../../gateways/push/send-push'
import { findServerSecret, insertServerSecret, replaceServerSecret } from './repository'

const name = 'push keys'

/**
 * Made by the first process that needs them, then the same for all; locked, and locked again once the key has changed. Without
 * them browsers take nothing from this server: they are connected anew when their page is next opened.
 */
export const serverKeys = ({ secrets, ...deps }: Deps): Promise<ServerKeys> =>
  asSystem({ secrets, ...deps }, async ({ db }) => {
    const lock = (keys: ServerKeys) => secrets.lock(JSON.stringify(keys))
    const known = await findServerSecret(db, name)
    if (known === undefined) {
      await insertServerSecret(db, name, lock(newServerKeys()))
      return read(secrets.unlock((await findServerSecret(db, name)) ?? ''))
    }
    const keys = read(secrets.unlock(known))
    if (secrets.isOld(known)) await replaceServerSecret(db, name, known, lock(keys))
    return keys
  })

const read = (text: string) => JSON.parse(text) as ServerKeys
