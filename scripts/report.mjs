const isTerminal = process.stdout.isTTY
const paint = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text)
const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n')

const countText = ({ passed, failed, isCheck }) => {
  if (isCheck) return ''
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
}

const line = (mark, name, counts, seconds) =>
  `${mark} ${name.padEnd(28)} ${counts.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`

/** A part of a step. Its workers were busy that long together, beside those of other parts. */
export const projectLine = ({ name, passed, failed, seconds }) =>
  `${line(' ', name, countText({ passed, failed }), seconds)} of work`

export const secondsLine = (name, seconds) => `${seconds.toFixed(1).padStart(6)} s ${name}`

/** One line per step and per remark; the output of a step only if it failed. */
export function reportStep({ name, passed, failed, isCheck, seconds, remarks = [], output = '' }) {
  const mark = failed > 0 ? paint(31, '✗') : paint(32, '✓')
  const counts = countText({ passed, failed, isCheck })
  console.log(line(mark, name, counts, seconds))
  for (const remark of remarks) console.log(`  ${remark}`)
  if (failed > 0) console.log(`${lastLines(output, 200)}\n`)
}

export const reportSkipped = (name, why) => console.log(`- ${name.padEnd(28)} not run: ${why}`)

/** All steps together; some of them ran at the same time. */
export const reportTotal = (seconds) => console.log(line(' ', 'all steps', '', seconds))
