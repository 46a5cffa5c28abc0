/** '.pdf'; nothing for a name without one. */
const endingOf = (name: string): string => /[^.](\.[\p{L}\p{N}]{1,8})$/u.exec(name)?.[1] ?? ''

/** A new name keeps the ending, which says with which program a file is opened. */
export function withEndingOf(before: string, name: string): string {
  const ending = endingOf(before)
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending
}

/** 'Plan.pdf', or 'Plan (2).pdf' where there is one already, whatever its case. Not longer than `max`. */
export function freeName(name: string, taken: ReadonlySet<string>, max: number): string {
  const ending = endingOf(name)
  const stem = [...name.slice(0, name.length - ending.length)]
  for (let count = 1; ; count += 1) {
    const mark = count === 1 ? '' : ` (${count})`
    const one = stem.slice(0, max - mark.length - ending.length).join('') + mark + ending
    if (!taken.has(one.toLowerCase())) return one
  }
}
