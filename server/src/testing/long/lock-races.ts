import type { Program } from '../child'

/** Kills a holder, starts several at once and returns how many of them got the lock. */
export async function raceForLock(
  program: Program,
  kind: 'kernel' | 'pid',
  folder: string,
  starters: number,
): Promise<number> {
  const former = program.start(kind, folder)
  await former.nextLine()
  await former.kill()
  const children = Array.from({ length: starters }, () => program.start(kind, folder))
  const answers = await Promise.all(children.map((child) => child.nextLine()))
  await Promise.all(children.map((child) => child.finish()))
  return answers.filter((answer) => answer === 'taken').length
}
