/** Reads a text/event-stream piece by piece; each call gives the data of the messages that are whole by now. */
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
    // A carriage return at the very end may be half of a line break: it waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    return lines.flatMap(readLine)
  }
}
