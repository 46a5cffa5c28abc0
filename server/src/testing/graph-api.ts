import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeLead {
  id: string
  created_time: string
  field_data: { name: string; values: string[] }[]
  platform?: string
  is_organic?: boolean
  ad_name?: string
  campaign_name?: string
  form_id?: string
}

export interface FakeForm {
  id: string
  name: string
  questions: { key: string; label: string; type: string }[]
  leads: FakeLead[]
}

export interface FakePage {
  id: string
  name: string
  token: string
  isSubscribed: boolean
  forms: FakeForm[]
}

interface FakeAccount {
  name: string
  pages: string[]
  declined: string[]
}

export interface HeardByGraph {
  method: string
  path: string
  params: URLSearchParams
  token: string | undefined
}

/** The next calls to paths like this one are answered so; the answer of Meta for a number of its errors. */
interface Trouble {
  path: RegExp
  times: number
  answer: { status: number; body: unknown } | 'never'
}

export const app = { id: '771234', secret: 'secret-of-the-app', verifyToken: 'verify-me-please' }

const problem = (code: number, message = 'Something of Meta', type = 'OAuthException') => ({
  error: { message, type, code, fbtrace_id: 'trace' },
})

/** Plays the Graph API: accounts, pages, forms, leads, and everything that can go wrong with them. */
export class GraphApi {
  readonly pages = new Map<string, FakePage>()
  readonly accounts = new Map<string, FakeAccount>()
  /** What a login came back with, and the token it is good for. */
  readonly codes = new Map<string, string>()
  readonly expired = new Set<string>()
  readonly heard: HeardByGraph[] = []
  pageSize = 2
  usage: string | undefined
  base = ''
  private troubles: Trouble[] = []
  private readonly server = createServer((request, reply) => this.answer(request, reply))

  async open(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** The settings of a server that asks it. */
  get settings() {
    return {
      PRIVATE_ADDRESSES: 'open',
      GRAPH_URL: `${this.base}/v23.0`,
      META_LOGIN_URL: `${this.base}/dialog/oauth`,
      META_APP_ID: app.id,
      META_APP_SECRET: app.secret,
      META_VERIFY_TOKEN: app.verifyToken,
    }
  }

  fail(path: RegExp, code: number, { times = 1, status = 400 } = {}): void {
    this.troubles.push({ path, times, answer: { status, body: problem(code) } })
  }

  /** Neither JSON nor a number of Meta. */
  breakDown(path: RegExp, status: number, body: unknown = '<html>'): void {
    this.troubles.push({ path, times: 1, answer: { status, body } })
  }

  hang(path: RegExp): void {
    this.troubles.push({ path, times: 1, answer: 'never' })
  }

  calls(path: RegExp): HeardByGraph[] {
    return this.heard.filter((one) => path.test(one.path))
  }

  private answer(request: IncomingMessage, reply: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.base)
    if (url.pathname === '/dialog/oauth') this.dialog(url.searchParams, reply)
    else this.answerCall(request, url, reply)
  }

  private answerCall(request: IncomingMessage, url: URL, reply: ServerResponse): void {
    const path = url.pathname.replace('/v23.0', '')
    const token = request.headers.authorization?.replace('Bearer ', '')
    const method = request.method ?? 'GET'
    this.heard.push({ method, path, params: url.searchParams, token })
    const trouble = this.troubles.find((one) => one.times > 0 && one.path.test(path))
    if (trouble) trouble.times -= 1
    if (trouble?.answer === 'never') return
    const { status, body } = trouble?.answer ?? this.resolve(method, path, url.searchParams, token)
    this.send(reply, status, body)
  }

  private send(reply: ServerResponse, status: number, body: unknown): void {
    reply.writeHead(status, {
      'content-type': 'application/json',
      ...(this.usage && { 'x-app-usage': this.usage }),
    })
    reply.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  /** The login: one link goes on, one cancels. */
  private dialog(params: URLSearchParams, reply: ServerResponse): void {
    const back = (more: Record<string, string>) => {
      const address = new URL(params.get('redirect_uri') ?? '')
      for (const [name, value] of Object.entries({ ...more, state: params.get('state') ?? '' }))
        address.searchParams.set(name, value)
      return address.href.replaceAll('&', '&amp;')
    }
    const [code = ''] = this.codes.keys()
    const denied = { error: 'access_denied', error_reason: 'user_denied' }
    reply.writeHead(200, { 'content-type': 'text/html' })
    reply.end(
      `<h1>Login of Meta</h1><p>${params.get('scope')}</p><a href="${back({ code })}">Continue</a> <a href="${back(denied)}">Cancel</a>`,
    )
  }

  private resolve(method: string, path: string, params: URLSearchParams, token: string | undefined) {
    const good = (body: unknown) => ({ status: 200, body })
    const bad = (code: number, status = 400) => ({ status, body: problem(code) })
    if (path === '/oauth/access_token') return this.tokenFor(params)
    if (!token || this.expired.has(token)) return bad(190, 401)
    const proof = createHmac('sha256', app.secret).update(token).digest('hex')
    if (params.get('appsecret_proof') !== proof) return bad(100)
    const account = this.accounts.get(token)
    if (path === '/me' && account) return good({ id: '1000', name: account.name })
    if (path === '/me/permissions' && account) return good({ data: this.permissionsOf(account) })
    if (path === '/me/accounts' && account) {
      const own = account.pages.flatMap((id) => this.pages.get(id) ?? [])
      return good(
        this.paged(
          own.map(({ id, name, token: access_token }) => ({ id, name, access_token })),
          params,
        ),
      )
    }
    return this.ofPage(method, path, params, token) ?? bad(100)
  }

  private ofPage(method: string, path: string, params: URLSearchParams, token: string) {
    const [, first = '', second] = path.split('/')
    const page = [...this.pages.values()].find((one) => one.token === token)
    if (!page) return undefined
    const good = (body: unknown) => ({ status: 200, body })
    if (first === page.id && second === 'subscribed_apps') {
      page.isSubscribed = method === 'POST' && params.get('subscribed_fields') === 'leadgen'
      return good({ success: true })
    }
    const shown = ({ leads: _leads, ...form }: FakeForm) => form
    if (first === page.id && second === 'leadgen_forms')
      return good(this.paged(page.forms.map(shown), params))
    const form = page.forms.find(({ id }) => id === first)
    if (form && second === 'leads') return good(this.paged(since(form, params), params))
    if (form) return good(shown(form))
    const lead = page.forms.flatMap((one) => withForm(one)).find(({ id }) => id === first)
    return lead && good(lead)
  }

  private tokenFor(params: URLSearchParams) {
    const isApp = params.get('client_id') === app.id && params.get('client_secret') === app.secret
    const code = params.get('code')
    const given = params.get('fb_exchange_token') ?? (code ? this.codes.get(code) : undefined)
    if (code) this.codes.delete(code)
    const known = given?.replace(/^short-/, '')
    if (!isApp || !known || !this.accounts.has(known)) return { status: 400, body: problem(100) }
    return params.get('fb_exchange_token')
      ? { status: 200, body: { access_token: known, token_type: 'bearer', expires_in: 5_184_000 } }
      : { status: 200, body: { access_token: `short-${known}`, token_type: 'bearer', expires_in: 3_600 } }
  }

  private permissionsOf({ declined }: FakeAccount) {
    const all = [
      'public_profile',
      'email',
      'leads_retrieval',
      'pages_show_list',
      'pages_read_engagement',
      'pages_manage_ads',
      'pages_manage_metadata',
      'business_management',
    ]
    return all.map((permission) => ({
      permission,
      status: declined.includes(permission) ? 'declined' : 'granted',
    }))
  }

  /** A page of a list, and where the next one begins; the address it names leads somewhere else. */
  private paged<T>(all: T[], params: URLSearchParams) {
    const from = Number(params.get('after') ?? 0)
    const until = from + Math.min(this.pageSize, Number(params.get('limit') ?? 25))
    const next = until < all.length ? { next: 'https://elsewhere.invalid/next' } : {}
    return { data: all.slice(from, until), paging: { cursors: { after: String(until) }, ...next } }
  }
}

const withForm = (form: FakeForm): FakeLead[] => form.leads.map((lead) => ({ form_id: form.id, ...lead }))

function since(form: FakeForm, params: URLSearchParams): FakeLead[] {
  const [filter] = JSON.parse(params.get('filtering') ?? '[]') as { value: number }[]
  return withForm(form)
    .filter(({ created_time }) => Date.parse(created_time) / 1_000 > (filter?.value ?? 0))
    .toSorted((a, b) => b.created_time.localeCompare(a.created_time))
}

let numbers = 0
/** As long as those of Meta, longer than a number can be told apart. */
export const metaId = (): string => {
  numbers += 2
  return `9007199254${String(740_993 + numbers)}`
}

export const fakeLead = (answers: Record<string, string>, more: Partial<FakeLead> = {}): FakeLead => ({
  id: metaId(),
  created_time: new Date().toISOString(),
  field_data: Object.entries(answers).map(([name, value]) => ({ name, values: [value] })),
  ...more,
})

/** A page with one form, which an account manages. */
export function addPage(graph: GraphApi, userToken: string, more: Partial<FakePage> = {}): FakePage {
  const id = metaId()
  const page: FakePage = {
    id,
    name: `Page ${id.slice(-4)}`,
    token: `page-token-${id}`,
    isSubscribed: false,
    forms: [
      {
        id: metaId(),
        name: 'Modular kitchens',
        questions: [
          { key: 'full_name', label: 'Full name', type: 'FULL_NAME' },
          { key: 'phone_number', label: 'Phone number', type: 'PHONE' },
          { key: 'email', label: 'Email', type: 'EMAIL' },
          { key: 'when_do_you_want_to_start?', label: 'When do you want to start?', type: 'CUSTOM' },
          { key: 'budget', label: 'Budget', type: 'CUSTOM' },
        ],
        leads: [],
      },
    ],
    ...more,
  }
  graph.pages.set(id, page)
  graph.accounts.get(userToken)?.pages.push(id)
  return page
}

export function addAccount(graph: GraphApi, name = 'Asha Rao'): string {
  const token = `user-token-${metaId()}`
  graph.accounts.set(token, { name, pages: [], declined: [] })
  return token
}

/** As Meta signs what it sends. */
export const signedByMeta = (bytes: Buffer, secret = app.secret): string =>
  `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`

export const announcement = (pageId: string, leads: readonly { id: string; formId?: string }[]): Buffer =>
  Buffer.from(
    JSON.stringify({
      object: 'page',
      entry: [
        {
          id: pageId,
          time: 1_760_000_000,
          changes: leads.map(({ id, formId = '1' }) => ({
            field: 'leadgen',
            value: { leadgen_id: id, page_id: pageId, form_id: formId, created_time: 1_760_000_000 },
          })),
        },
      ],
    }),
  )
