import { expect, it } from 'vitest'
import { readEnv } from '../../../../env'
import { mailOfLink, unsubscribeLink } from './unsubscribe-link'

const deps = { secret: 'ours', env: readEnv({ NODE_ENV: 'test', APP_URL: 'https://foyer.example.com/' }) }
const mailId = '0198c0de-0000-7000-8000-000000000001'
const link = unsubscribeLink(deps, mailId)
const token = link.split('/').at(-1) ?? ''

it('L-248 the link to unsubscribe names its mail, and cannot be made by others', () => {
  expect(link).toMatch(/^https:\/\/foyer\.example\.com\/unsubscribe\//)
  expect(mailOfLink(deps, token)).toBe(mailId)
  expect(mailOfLink({ secret: 'theirs' }, token)).toBeUndefined()
  for (const other of [
    '',
    mailId,
    `${mailId}.`,
    token.slice(0, -1),
    token.replace('0198', '0199'),
    `${token}a`,
  ])
    expect(mailOfLink(deps, other), other).toBeUndefined()
})
