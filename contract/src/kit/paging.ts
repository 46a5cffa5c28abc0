/** A slice of a list: where to go on (keyset), and how many there are in all. */
export interface Page<Row> {
  rows: Row[]
  total: number
  after: string | undefined
}
