import { expect, it } from 'vitest'
import { asSystem } from '../context'
import { newId } from '../new-id'
import { createSecrets, type Secrets } from '../secrets'
import { useTestApp } from '../testing/test-app'
import { keepLocked } from './locked-columns'
import { intakeDoors } from './schema/intake'

const test = useTestApp({ SECRET_KEY: 'a'.repeat(32) })
const keep = (secrets: Secrets) => asSystem(test.deps, ({ db }) => keepLocked(db, secrets))

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
