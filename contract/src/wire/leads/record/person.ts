import { z } from 'zod'
import type { Person } from '../../../accounts/model'

export const personWire = z.object({ _id: z.string(), fullName: z.string(), email: z.string() })

export const writePerson = ({ id, fullName, email }: Person) => ({ _id: id, fullName, email })
export const readPerson = ({ _id, fullName, email }: z.infer<typeof personWire>): Person => ({
  id: _id,
  fullName,
  email,
})
