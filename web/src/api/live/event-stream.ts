/** Reads a text/event-stream in pieces; each call returns the data of the messages that are complete. */
export function createStreamReader() {
  let rest = ''
  let data: string[] = []

  const readLine = (line: string): string[] => {
    if (line === '') {
      const message = data
      data = []
      return message.length > 0 ? [message.join('\n')] : []
    }
    if (line === 'data') data.push('')
    else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    return []
  }

  return (piece: string): string[] => {
    rest += piece
    // A carriage return at the very end may be half of a line break: it waits for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.flatMap(readLine)
  }
}
