import { api } from '@foyer/contract/wire/api'
import { expect, it } from 'vitest'
import { asSystem } from '../context'
import { newId } from '../new-id'
import { createSecrets, type Secrets } from '../secrets'
import { pushPlace } from '../testing/builders/push'
import { useTestApp } from '../testing/test-app'
import { keepLocked } from './locked-columns'
import { intakeDoors } from './schema/intake'

const test = useTestApp({ SECRET_KEY: 'a'.repeat(32) })
const keep = (secrets: Secrets) => asSystem(test.deps, ({ db }) => keepLocked(db, secrets))

it('Sales floor keys of push are locked again, and made anew without their devices where they are lost', async () => {
  const person = await (await test.company()).person('editor')
  const settingsWith = async (secrets: Secrets) => {
    await keep(secrets)
    const before = test.deps.secrets
    test.deps.secrets = secrets
    const settings = await test.call(person, api.push.pushSettings, {})
    test.deps.secrets = before
    return settings
  }
  await test.call(person, api.push.addPushDevice, pushPlace('own'))
  const { serverKey } = await settingsWith(test.deps.secrets)
  await settingsWith(createSecrets(['c'.repeat(32), 'a'.repeat(32)]))
  const kept = await settingsWith(createSecrets(['c'.repeat(32)]))
  expect(kept).toMatchObject({ serverKey, devices: [{ isThis: true }] })
  const anew = await settingsWith(test.deps.secrets)
  expect(anew.serverKey).not.toBe(serverKey)
  expect(anew.devices).toEqual([])
})

it('with a new key what firms entrusted is locked again, and the old key is needed no more', async () => {
  const company = await test.company()
  const id = newId()
  const locked = test.deps.secrets.lock('token of the firm')
  await asSystem(test.deps, ({ db }) =>
    db
      .insert(intakeDoors)
      .values({ companyId: company.id, id, kind: 'webhook', name: 'Fair', secret: locked }),
  )
  await expect(keep(createSecrets(['b'.repeat(32)]))).rejects.toThrow('SECRET_KEY: what firms have entrusted')
  await keep(createSecrets(['b'.repeat(32), 'a'.repeat(32)]))
  const onlyNew = createSecrets(['b'.repeat(32)])
  await keep(onlyNew)
  const [door] = await asSystem(test.deps, ({ db }) => db.select().from(intakeDoors))
  expect(onlyNew.unlock(door?.secret ?? '')).toBe('token of the firm')
  await expect(keep(test.deps.secrets)).rejects.toThrow('SECRET_KEY')
})
