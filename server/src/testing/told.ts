import type { Answer } from './test-app'

/** What a refused caller is told, with the field that the details name before the sentence. */
export const told = ({ body: { message, details } }: Answer): string | undefined => {
  const [first] = (details?.fields ?? []) as { field: string }[]
  return first ? `${first.field}: ${message}` : message
}
