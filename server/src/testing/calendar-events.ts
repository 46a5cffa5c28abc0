/** A reader of calendar files of its own (RFC 5545), which shares nothing with what writes them. */

const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

/** The events of a file, each as its properties; whatever is no such file is thrown. */
export function eventsIn(file: string): Record<string, string>[] {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(file)) throw new Error('lines end with CR LF')
  if (file.split('\r\n').some((line) => Buffer.byteLength(line) > 75)) throw new Error('a line is too long')
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') throw new Error('no calendar')
  const events: Record<string, string>[] = []
  let open: Record<string, string> | undefined
  for (const line of lines) {
    const at = line.indexOf(':')
    const [name, value] = [line.slice(0, at), line.slice(at + 1)]
    if (line === 'BEGIN:VEVENT') open = {}
    else if (line === 'END:VEVENT' && open) {
      for (const needed of ['UID', 'DTSTAMP', 'SUMMARY']) if (!open[needed]) throw new Error(`no ${needed}`)
      events.push(open)
      open = undefined
    } else if (open) {
      if (name in open) throw new Error(`${name} twice`)
      open[name] = unescaped(value)
    }
  }
  return events
}
