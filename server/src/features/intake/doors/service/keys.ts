import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../../../context'

/** Of 192 bits: nobody guesses it. */
const newKey = (): string => randomBytes(24).toString('base64url')

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** What is stored of a new key: it is looked up by its hash, and shown again to those who set the door up. */
export function newAddressKey({ secrets }: Pick<Deps, 'secrets'>): { key: string; keyHash: string } {
  const key = newKey()
  return { key: secrets.lock(key), keyHash: hashOfKey(key) }
}

/** For the other side to prove itself by. */
export const newProof = ({ secrets }: Pick<Deps, 'secrets'>): string => secrets.lock(newKey())
