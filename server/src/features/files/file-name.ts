import { fileLimits } from '@foyer/contract/files/limits'

/** The last part of what may be a path, without characters that are unsafe in a file system or a header. */
export function fileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return clean.slice(0, fileLimits.nameMax) || 'file'
}
