import { z } from 'zod'

export const assignmentWire = z.object({ autoAssign: z.boolean(), method: z.string().optional() })

/** The method travels only while it is in use (S-073). */
export const writeAssignment = (autoAssign: boolean): z.infer<typeof assignmentWire> =>
  autoAssign ? { autoAssign, method: 'ROUND_ROBIN' } : { autoAssign }
