import { type RowValues, rowFields, valuesOf } from '@foyer/contract/leads/fields/values'
import { leads } from '../../../../db/schema/leads'

/** The plain values of a row, as the list and the export read them. */
export const rowColumns = (table: string): string =>
  rowFields.map((field) => `${table}.${leads[field].name}`).join(', ')

/** From a row as the driver returns it, by the names of columns. */
export const rowValues = (row: Record<string, unknown>): RowValues =>
  valuesOf(rowFields, (field) => (row[leads[field].name] ?? undefined) as RowValues[typeof field])
