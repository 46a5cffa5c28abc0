import { z } from 'zod'
import { plainReply, request } from '../../../kit/endpoint'
import { type LeadListPreferences, menuColumns } from '../../../leads/list/columns'

const columnWire = z.object({
  column: z.enum(menuColumns),
  isVisible: z.boolean(),
  width: z.number().optional(),
})

export const preferencesReply = plainReply(
  z.object({ columns: z.array(columnWire), defaultViewId: z.string().optional() }),
)

/** What is left out stays; null removes the default view. */
export interface PreferencesChange {
  columns?: LeadListPreferences['columns'] | undefined
  defaultViewId?: string | null | undefined
}

export const savePreferencesRequest = request({
  body: z.object({
    columns: z.array(columnWire).max(menuColumns.length).optional(),
    defaultViewId: z.union([z.uuid(), z.null()]).optional(),
  }),
  read: ({ body }): PreferencesChange => body as PreferencesChange,
  write: (body) => ({ body }),
})
