import { z } from 'zod'

export const assignmentWire = z.object({ autoAssign: z.boolean(), method: z.string().optional() })

/** The method is sent only while assignment is on (S-073). */
export const writeAssignment = (autoAssign: boolean): z.infer<typeof assignmentWire> =>
  autoAssign ? { autoAssign, method: 'ROUND_ROBIN' } : { autoAssign }
