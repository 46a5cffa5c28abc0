import { z } from 'zod'
import type { Refusal } from './refusal'
import type { Subject } from './subjects'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The services named in the specification. One server answers for all; the web can address each separately. */
export type Service = 'CRM' | 'PMT' | 'NOTIFY' | 'EMAIL' | 'S3'

type Shape = z.ZodRawShape
type None = Record<never, never>

/** What travels: text in the query and the path, anything in the body. */
export interface WireRequest {
  query?: Record<string, unknown>
  params?: Record<string, unknown>
  body?: unknown
  file?: FormFile
  streamed?: StreamedFile
  headers?: Record<string, string | undefined>
}

/** A file as it travels in a form. Its content type is what the sender claims; the server checks the bytes. */
export interface FormFile {
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Bytes that need not be in memory: a Blob where they are sent, what the store took in where they arrive. */
export interface FileContent {
  readonly size: number
  /** The bytes from one place up to another, counted from the end where it is negative, as of a Blob. */
  slice: (from: number, to?: number) => { arrayBuffer: () => Promise<ArrayBuffer> }
}

/** A file of a form that is marked as streamed. Of its type nobody is asked: the server looks at the bytes. */
export interface StreamedFile {
  name: string
  content: FileContent
}

/** The body travels as multipart/form-data, one part for each field of the body schema. */
export interface FormShape {
  /** The field of the one file that may be sent. */
  file?: string
  /** It goes to the store while it arrives and is read as `streamed`; otherwise it is held in memory, as `file`. */
  isStreamed?: true
  /** Of a file that may be smaller than others, and what is said of a larger one. */
  fileLimit?: { bytes: number; refusal: Refusal }
  /** Of one other field, where it may be long. */
  fieldBytes?: number
}

/**
 * Called by other servers, and by forms of other sites. The body is taken as it came, whatever kind it says it is: a text with
 * one character for each byte, so that a signature can be checked.
 */
export interface HookShape extends CallLimit {
  maxBytes: number
}

/** How many calls a minute, of one network address or to one address of ours. */
interface CallLimit {
  perMinute: number
  countedBy: 'caller' | 'path'
}

export interface RequestShape<Input> {
  query: z.ZodObject
  params: z.ZodObject
  body: z.ZodType | undefined
  form: FormShape | undefined
  hook: HookShape | undefined
  /** Where fewer calls are expected than of others. */
  counted: CallLimit | undefined
  /** Of a body that may be larger than others. */
  maxBytes: number | undefined
  /** The headers that it reads, in small letters. */
  headers: readonly string[]
  read: (wire: never) => Input
  write: (input: Input) => WireRequest
  /** The rules for the clean input, shared with the form that sends it. */
  check: z.core.$ZodType<Input> | undefined
}

export interface ReplyShape<Reply> {
  /** Of a reply that is not JSON; the server sends it as it is. */
  mediaType?: string
  schema: z.ZodType
  encode: (reply: Reply) => unknown
  /** The same as text, where a part of it was written by the database; undefined where it has to be encoded. */
  encodeText?: ((reply: Reply) => string | undefined) | undefined
  decode: (wire: never) => Reply
}

/** What a refusal says beyond its words, where that has legacy names. */
export interface DetailsShape {
  encode: (details: Record<string, unknown>) => Record<string, unknown>
  decode: (details: Record<string, unknown>) => Record<string, unknown>
}

export interface Endpoint<Input = unknown, Reply = unknown, Action extends string = string> {
  method: Method
  path: string
  /** What it reads or changes: see Subject. */
  about: readonly Subject[]
  service: Service
  summary: string
  /** What a caller must know beyond the summary; shown in the API document. */
  description?: string | undefined
  /** One action, or the action for this input where one call has several effects (C-147). */
  action: Action | ((input: Input) => Action)
  request: RequestShape<Input>
  reply: ReplyShape<Reply>
  details?: DetailsShape | undefined
  /** Where the web sends the caller's own id; the server only checks that it is the caller's (C-132). */
  userId: 'query' | 'body' | undefined
  /** Answers only to callers on the server's own machine; for others there is nothing at its address. */
  isOnlyLocal?: boolean
  /** Asked all the time by machines: not logged. */
  isQuiet?: boolean
  /** A page for people outside, which other sites may show in a frame; what it refuses is said in a page too. */
  isPublicPage?: boolean
  /** Takes no Idempotency-Key: made again it changes nothing, or it is about a password or a token, which is never kept. */
  takesNoKey?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a list of endpoints holds any input and reply
export type AnyEndpoint = Endpoint<any, any, any>
export type InputOf<E> = E extends Endpoint<infer I, infer _R, infer _A> ? I : never
export type ReplyOf<E> = E extends Endpoint<infer _I, infer R, infer _A> ? R : never

const present = (values: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  )

/** Where a call goes, after the address of its service. */
export function addressOf(endpoint: AnyEndpoint, wire: WireRequest): string {
  const params = Object.fromEntries(present(wire.params))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(present(wire.query)).toString()
  return `${path}${query && `?${query}`}`
}

interface EndpointSpec<Input, Reply, Action extends string> {
  method: Method
  path: string
  about: readonly Subject[]
  service?: Service
  summary: string
  description?: string
  action: Action | ((input: Input) => Action)
  request: RequestShape<Input>
  reply: ReplyShape<Reply>
  details?: DetailsShape
  userId?: 'query' | 'body'
  isOnlyLocal?: boolean
  isQuiet?: boolean
  isPublicPage?: boolean
  takesNoKey?: boolean
}

export const endpoint = <Input, Reply, Action extends string>(
  spec: EndpointSpec<Input, Reply, Action>,
): Endpoint<Input, Reply, Action> => ({ service: 'CRM', userId: undefined, ...spec })

/** Every key of every variant: what a schema does not list, it would drop without a word. */
type Keys<T> = T extends unknown ? keyof T : never
type Covers<Rules, Input> = [Keys<Input>] extends [Keys<Rules>]
  ? unknown
  : { missing: Exclude<Keys<Input>, Keys<Rules>> }

interface RequestSpec<Q extends Shape, P extends Shape, B extends z.ZodType, Input, C> {
  query?: Q
  params?: P
  body?: B
  form?: FormShape
  hook?: HookShape
  counted?: CallLimit
  maxBytes?: number
  headers?: readonly string[]
  read: (wire: {
    query: z.output<z.ZodObject<Q>>
    params: z.output<z.ZodObject<P>>
    body: z.output<B>
    file: FormFile | undefined
    streamed: StreamedFile | undefined
    headers: Record<string, string | undefined>
  }) => Input
  write: (input: Input) => WireRequest
  check?: C & Covers<z.output<C>, Input>
}

export const request = <
  Input,
  Q extends Shape = None,
  P extends Shape = None,
  B extends z.ZodType = z.ZodUndefined,
  C extends z.core.$ZodType<Input> = z.core.$ZodType<Input>,
>(
  spec: RequestSpec<Q, P, B, Input, C>,
): RequestShape<Input> => ({
  query: z.object(spec.query ?? {}),
  params: z.object(spec.params ?? {}),
  body: spec.body,
  form: spec.form,
  hook: spec.hook,
  counted: spec.counted,
  maxBytes: spec.maxBytes,
  headers: spec.headers ?? [],
  read: spec.read as RequestShape<Input>['read'],
  write: spec.write,
  check: spec.check,
})

export const noInput = request<Record<never, never>>({ read: () => ({}), write: () => ({}) })

/** Both directions side by side; the schema describes the wire for tests and the API document. */
export const reply = <W extends z.ZodType, Reply>(
  schema: W,
  encode: (reply: Reply) => z.input<W>,
  decode: (wire: z.output<W>) => Reply,
): ReplyShape<Reply> => ({ schema, encode, decode: decode as ReplyShape<Reply>['decode'] })

/** For a reply without legacy names: both sides see what the schema says. */
export const plainReply = <W extends z.ZodType>(schema: W): ReplyShape<z.output<W>> => ({
  schema,
  encode: (value) => schema.parse(value),
  decode: (wire: z.output<W>) => wire,
})

/** What is sent instead of JSON: a file, a page, a stream of events. */
export interface Content {
  /** 200 unless it says otherwise. */
  status?: number
  headers: Record<string, string | number>
  /** A text or a stream. */
  content: unknown
}

export const contentReply = (mediaType: string): ReplyShape<Content> => ({
  mediaType,
  schema: z.string(),
  encode: (content) => content,
  decode: (content: Content) => content,
})
