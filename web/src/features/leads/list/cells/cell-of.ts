export const rowOf = (sheet: HTMLElement | null, leadId: string) =>
  sheet?.querySelector<HTMLElement>(`[data-lead="${leadId}"]`) ?? undefined

export const cellOf = (row: HTMLElement | undefined, column: string | undefined) =>
  row?.querySelector<HTMLElement>(`[data-edit="${column}"]`) ?? undefined
