export const leadLimits = {
  pageSize: 50,
  pageSizeMax: 200,
  searchMax: 100,
} as const
