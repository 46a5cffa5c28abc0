import { hash, verify } from '@node-rs/argon2'

/** Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Checked when there is no such account, so that the answer takes the same time (C-049). */
const nobody = hash('nobody has this password', cost)

export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored !== undefined
}
