import { integrationMessages, metaRefusals } from '@foyer/contract/intake/messages/meta'
import { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app'

const test = useTestApp()

it('S-067 a server without an app of Meta says that it is disabled, and what has to be set', async () => {
  const admin = await (await test.company()).person('superAdmin')
  const { body } = await test.send(admin, metaEndpoints.metaStatus, {})
  expect(body).toEqual({ data: { fb_Integration: 'disabled', message: integrationMessages.disabled } })
  expect(integrationMessages.disabled).toContain('META_APP_ID')
  expect(await test.send(admin, metaEndpoints.metaLogin, {})).toMatchObject({
    status: 409,
    body: { code: metaRefusals.disabled.code },
  })
  const token = { companyId: admin.companyId, name: 'Asha', token: 'a-token' }
  expect((await test.send(admin, metaEndpoints.metaConnect, token)).status).toBe(409)
})
