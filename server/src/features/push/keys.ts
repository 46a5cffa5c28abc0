import { asSystem, type Deps } from '../../context'
import { pushKeysName } from '../../db/schema/push'
import { newServerKeys, type ServerKeys } from '../../gateways/push/send-push'
import { findServerSecret, insertServerSecret } from './repository'

/** Made by the first process that needs them, then the same for all; that they can be opened is seen to at the start (`keepLocked`). */
export const serverKeys = ({ secrets, ...deps }: Deps): Promise<ServerKeys> =>
  asSystem({ secrets, ...deps }, async ({ db }) => {
    const known = await findServerSecret(db, pushKeysName)
    if (known !== undefined) return read(secrets.unlock(known))
    await insertServerSecret(db, pushKeysName, secrets.lock(JSON.stringify(newServerKeys())))
    return read(secrets.unlock((await findServerSecret(db, pushKeysName)) ?? ''))
  })

const read = (text: string) => JSON.parse(text) as ServerKeys
