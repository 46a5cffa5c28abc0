import { createECDH, randomBytes } from 'node:crypto'

/** What a browser keeps of a subscription, and what it gives away. */
export function browserKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    pair,
    auth,
    given: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
}

/** A push service that is on the internet, by its number: nothing has to be looked up. */
export const pushPlace = (name: string) => ({
  endpoint: `https://8.8.8.8/push/${name}`,
  ...browserKeys().given,
})
