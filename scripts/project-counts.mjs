const secondsOf = (module) => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
}

/** A file that broke outside of its tests, or never came to its end, counts as one failure. */
const countsOf = (module) => {
  const tests = [...module.children.allTests()]
  const passed = tests.filter((test) => test.result().state === 'passed').length
  const failed = tests.filter((test) => test.result().state === 'failed').length
  return { passed, failed: failed === 0 && !module.ok() ? 1 : failed }
}

/** What a run came to, project by project; the seconds are those of all workers together. */
export function projectCounts(modules) {
  const projects = new Map()
  for (const module of modules) {
    const { name } = module.project
    const counts = countsOf(module)
    const total = projects.get(name) ?? { name, passed: 0, failed: 0, seconds: 0 }
    total.passed += counts.passed
    total.failed += counts.failed
    total.seconds += secondsOf(module)
    projects.set(name, total)
  }
  return [...projects.values()]
}

const longest = (items, count) => items.sort((a, b) => b.seconds - a.seconds).slice(0, count)

export const longestFiles = (modules, count) =>
  longest(
    modules.map((module) => ({
      name: `${module.project.name}: ${module.relativeModuleId}`,
      seconds: secondsOf(module),
    })),
    count,
  )

export const longestTests = (modules, count) =>
  longest(
    modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.project.name}: ${test.fullName}`,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      })),
    ),
    count,
  )
