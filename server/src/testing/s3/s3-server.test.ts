import { expect, it } from 'vitest'
import { signatureOf } from './s3-server'

it('checks signatures as the examples of Amazon show them', () => {
  // "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)", GET Object and GET Bucket.
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const of = (url: string, names: string, signature: string, more = {}) => ({
    method: 'GET',
    url,
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': empty,
      'x-amz-date': '20130524T000000Z',
      ...more,
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
    },
  })
  const object = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  const range = { range: 'bytes=0-9' }
  const one = of('/test.txt', 'host;range;x-amz-content-sha256;x-amz-date', object, range)
  expect(signatureOf(one, secret)?.right).toBe(object)
  const list = '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'
  const all = of('/?max-keys=2&prefix=J', 'host;x-amz-content-sha256;x-amz-date', list)
  expect(signatureOf(all, secret)?.right).toBe(list)
  expect(signatureOf(one, 'another secret')?.right).not.toBe(object)
})
