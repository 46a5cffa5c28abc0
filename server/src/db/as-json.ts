/** As JSON.stringify writes half of a pair of code units; the database would refuse it. */
const halfCharacter = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g

/** Values for json_to_recordset. Half a character becomes the sign for an unknown one, as the driver does with texts. */
export function asJson(value: unknown): string {
  const text = JSON.stringify(value)
  return text.includes('\\ud') ? text.replace(halfCharacter, '$1\ufffd') : text
}
