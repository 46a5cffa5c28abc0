import type { DoorMapping } from '../doors/model'

interface Column {
  column_id?: unknown
  column_name?: unknown
  string_value?: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = ({ column_id: id, column_name: name }: Column): string => {
  const standard = String(id ?? '')
  return standard in googleAdsMapping ? standard : String(name ?? '') || standard
}

/** A lead form of Google Ads sends its answers as a list; here each is under its own name. */
export function googleAdsContent(payload: Record<string, unknown>): Record<string, unknown> {
  const { user_column_data: columns, ...rest } = payload
  const answers = Array.isArray(columns) ? columns.filter(isObject) : []
  const content: Record<string, unknown> = {}
  for (const column of answers as Column[]) {
    const name = nameOf(column)
    if (name) content[name] = column.string_value
  }
  return { ...content, ...rest }
}

export const googleAdsMapping: DoorMapping = {
  FULL_NAME: 'fullName',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  WORK_EMAIL: 'email',
  PHONE_NUMBER: 'phone',
  WORK_PHONE: 'otherPhone',
  COMPANY_NAME: 'companyName',
  CITY: 'city',
  STREET_ADDRESS: 'address',
  POSTAL_CODE: 'postalCode',
  REGION: 'none',
  COUNTRY: 'none',
  JOB_TITLE: 'none',
  lead_id: 'none',
  api_version: 'none',
  form_id: 'none',
  campaign_id: 'none',
  adgroup_id: 'none',
  creative_id: 'none',
  gcl_id: 'none',
  is_test: 'none',
}
