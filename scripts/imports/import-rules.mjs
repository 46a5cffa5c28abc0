// Who may import whom (ARCHITECTURE.md). Each rule looks at one import and returns an objection or nothing.

const contractPackages = ['zod', 'libphonenumber-js', 'countries-list']
const networkPackages = /^(nodemailer|flydrive|undici|@aws-sdk\/)/
const isFile = (kind) => (place) => place.kind === kind
const isRoutes = isFile('routes')
const isService = isFile('service')
const isRepository = isFile('repository')

const entries = { server: ['main', 'commands'], web: ['main'] }
const entryPoint = (place) => entries[place.package]?.includes(place.layer) ?? false

/** Files that put the server together, and seeds, which fill a whole company: they are above the features. */
const composers = ['app', 'open-server']
const isComposer = (place) => composers.includes(place.layer) || entryPoint(place) || place.layer === 'seed'

/** What is beside the server in its own tests is beside it in the journeys too; and the list of all addresses. */
const besideJourneys = [
  'server/src/testing/dovecot/dovecot.ts',
  'server/src/testing/graph-api.ts',
  'server/src/testing/push-service.ts',
  'server/src/testing/mail-servers/mail-server.ts',
  'server/src/testing/postgres.ts',
  'server/src/testing/read-pdf.ts',
  'web/src/app/addresses.ts',
]

/** Rules about imports of our own files. */
const fileRules = {
  packages(from, to) {
    if (from.package === to.package || to.package === 'contract') return
    if (from.package === 'bench' && to.package === 'server') return
    if (from.package === 'e2e' && besideJourneys.includes(to.path)) return
    return `${from.package} never imports ${to.package}`
  },

  'contract-by-name'(from, to, edge) {
    if (from.package !== to.package && to.package === 'contract' && edge.specifier.startsWith('.'))
      return 'import the contract as @foyer/contract/…'
  },

  testing(from, to) {
    if (to.isTest && !from.isTest && from.package === to.package && to.package !== 'e2e')
      return 'only tests import tests and testing/'
  },

  entries(from, to) {
    if (from.package === to.package && entryPoint(to) && !from.isTest && from.layer !== to.layer)
      return `${to.path} starts things; nothing imports it`
  },

  'contract-layers'(from, to, _edge, rungs) {
    if (from.package !== 'contract' || to.package !== 'contract') return
    if (from.layer === 'kit' && to.layer !== 'kit') return 'kit knows nothing but kit'
    if (from.layer === 'policy' && !['kit', 'slice', 'policy'].includes(to.layer))
      return 'the policy knows kit and the models of slices only'
    if (from.layer === 'slice' && !['kit', 'slice'].includes(to.layer))
      return 'a slice of the contract knows kit and lower slices only'
    if (from.layer === 'wire' && to.layer === 'api') return 'wire/<slice> stands below wire/api'
    if (from.layer === 'wire' && to.layer === 'slice' && rungs.get(to.slice) > rungs.get(from.slice))
      return `${from.slice} (rung ${rungs.get(from.slice)}) stands below ${to.slice} (rung ${rungs.get(to.slice)})`
  },

  slices(from, to, _edge, rungs) {
    if (from.package !== to.package || from.layer !== to.layer || !from.slice || !to.slice) return
    if (from.slice === to.slice || rungs.get(to.slice) < rungs.get(from.slice)) return
    const [mine, other] = [rungs.get(from.slice), rungs.get(to.slice)]
    return `${from.slice} (rung ${mine}) may import lower rungs only, not ${to.slice} (rung ${other})`
  },

  'server-layers'(from, to) {
    if (from.package !== 'server' || to.package !== 'server') return
    if (isComposer(from)) return
    if (composers.includes(to.layer)) return `only what starts things, and tests, import ${to.path}`
    if (to.layer === 'features' && from.layer !== 'features') return `${from.layer} stands below the features`
  },

  'slice-files'(from, to) {
    if (from.layer !== 'features' || to.layer !== 'features' || from.package !== 'server') return
    if (to.package !== 'server') return
    if (from.slice !== to.slice) {
      if (to.path !== `server/src/features/${to.slice}/service.ts`)
        return `across slices only ${to.slice}/service.ts may be imported`
      return
    }
    if (isRoutes(from) && isRepository(to))
      return 'a route never touches the repository: routes -> service -> repository'
    if (isService(from) && isRoutes(to)) return 'a service knows no routes: routes -> service -> repository'
    if (isRepository(from) && (isService(to) || isRoutes(to)))
      return 'a repository never calls a service: routes -> service -> repository'
  },

  'server-wire'(from, to) {
    if (from.package !== 'server' || to.package !== 'contract') return
    if (!['wire', 'api', 'samples'].includes(to.layer)) return
    if (from.layer === 'http' || isRoutes(from) || isComposer(from)) return
    return 'services and repositories see clean names only; the wire belongs to http/ and routes.ts'
  },

  'web-layers'(from, to) {
    if (from.package !== 'web' || to.package !== 'web') return
    if (to.layer === 'addresses' || from.layer === 'app' || from.layer === 'main') return
    if (to.layer === 'app') return 'only main.tsx imports app (addresses.ts excepted)'
    const below = {
      ui: ['ui'],
      api: ['api'],
      features: ['ui', 'api', 'features'],
      shell: ['ui', 'api', 'features', 'shell'],
    }
    if (from.layer === 'addresses') return 'addresses.ts imports nothing'
    const allowed = below[from.layer]
    if (allowed && !allowed.includes(to.layer))
      return `${from.layer} may import ${allowed.join(', ')}, not ${to.layer}`
  },

  'web-contract'(from, to) {
    if (from.package !== 'web' || to.package !== 'contract') return
    if (from.layer === 'ui' && to.layer !== 'kit') return 'ui knows no product word: contract/kit only'
    if (from.layer === 'addresses') return 'addresses.ts imports nothing'
    if (from.isTest && (to.layer === 'api' || to.layer === 'samples')) return
    if (to.layer === 'api' || to.layer === 'samples')
      return 'the web takes wire/<slice>, never wire/api: a page must not ship them all'
    const isEndpoints =
      to.path === `contract/src/wire/${to.slice}.ts` || /\/([a-z-]+-)?endpoints\.ts$/.test(to.path)
    if (to.layer === 'wire' && !isEndpoints)
      return 'the web takes the endpoints of wire/<slice>, nothing deeper'
  },
}

/** Rules about imports of packages. */
const packageRules = {
  'contract-packages'(from, name) {
    if (from.package !== 'contract') return
    if (!contractPackages.some((allowed) => name === allowed || name.startsWith(`${allowed}/`)))
      return `the contract depends on ${contractPackages.join(', ')} only, not ${name}`
  },

  'query-builder'(from, name) {
    if (from.package !== 'server' || !/^drizzle-orm(\/|$)/.test(name)) return
    if (['db', 'seed'].includes(from.layer) || isRepository(from)) return
    return 'only db/, seed/ and repositories import the query builder'
  },

  network(from, name) {
    if (from.package === 'server' && networkPackages.test(name) && from.layer !== 'gateways')
      return `only gateways/ uses the network (${name})`
  },

  'web-packages'(from, name) {
    if (from.package === 'web' && from.layer !== 'root' && name.startsWith('node:'))
      return `${name} does not exist in a browser`
  },
}

export function importProblems(source, place, placeOf, rungs) {
  const problems = []
  const report = (line, rule, text) => text && problems.push({ path: source.path, line, rule, text })
  for (const edge of source.imports) {
    const crossesPackages = edge.target && placeOf(edge.target).package !== place.package
    if (place.isConfig || (place.isTest && !crossesPackages)) continue
    if (edge.target) {
      const to = placeOf(edge.target)
      const rules = place.isTest ? ['packages', 'contract-by-name'] : Object.keys(fileRules)
      for (const rule of rules) report(edge.line, rule, fileRules[rule](place, to, edge, rungs))
    } else if (!edge.specifier.startsWith('.') && !place.isTest) {
      for (const [rule, judge] of Object.entries(packageRules))
        report(edge.line, rule, judge(place, edge.specifier))
    }
  }
  return problems
}
