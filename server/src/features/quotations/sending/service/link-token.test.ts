import { expect, it } from 'vitest'
import { readEnv } from '../../../../env'
import { linkOfToken, linkUrl } from './link-token'

const deps = { secret: 'ours', env: readEnv({ NODE_ENV: 'test', APP_URL: 'https://foyer.example.com/' }) }
const linkId = '0198c0de-0000-7000-8000-000000000001'
const url = linkUrl(deps, linkId)
const token = url.split('/').at(-1) ?? ''

it('the link to a quotation names its row, and cannot be made by others', () => {
  expect(url).toMatch(/^https:\/\/foyer\.example\.com\/shared-quotation\//)
  expect(linkOfToken(deps, token)).toBe(linkId)
  expect(linkOfToken({ secret: 'theirs' }, token)).toBeUndefined()
  for (const other of [
    '',
    linkId,
    `${linkId}.`,
    token.slice(0, -1),
    token.replace('0198', '0199'),
    `${token}a`,
  ])
    expect(linkOfToken(deps, other), other).toBeUndefined()
})
