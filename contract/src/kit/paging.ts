/** A page of a list: where the next one begins (keyset), and the total. */
export interface Page<Row> {
  rows: Row[]
  total: number
  after: string | undefined
}
