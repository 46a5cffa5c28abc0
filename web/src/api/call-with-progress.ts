import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { CallFailed } from './call-failed'
import { prepare, readReply } from './client'
import { noteBuild } from './own-build'

interface ProgressOptions {
  signal: AbortSignal
  /** The same when it is tried again, so that it is done once. */
  key: string
  /** From 0 to 1: how much has been sent. */
  onProgress: (sent: number) => void
}

/** As `call`, and tells how much has been sent: fetch cannot. Ends with an AbortError when it is cancelled. */
export async function callWithProgress<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, key, onProgress }: ProgressOptions,
): Promise<ReplyOf<E>> {
  const { session, address, init } = prepare(endpoint, input, { key })
  const answer = new Promise<Response>((resolve, reject) => {
    const sent = new XMLHttpRequest()
    const cancel = () => sent.abort()
    signal.throwIfAborted()
    signal.addEventListener('abort', cancel)
    sent.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    sent.onload = () => resolve(responseOf(sent))
    sent.onabort = () => reject(signal.reason)
    sent.onerror = () =>
      reject(new CallFailed({ status: 0, code: 'unreachable', message: callTexts.unreachable }))
    sent.onloadend = () => signal.removeEventListener('abort', cancel)
    sent.open(init.method, address)
    for (const [name, value] of init.headers) sent.setRequestHeader(name, value)
    sent.send(init.body as XMLHttpRequestBodyInit)
  })
  return readReply(endpoint, noteBuild(await answer), session)
}

const responseOf = (sent: XMLHttpRequest): Response => {
  const headers = new Headers()
  for (const line of sent
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':')
    if (name) headers.append(name, value.join(':').trim())
  }
  return new Response(sent.responseText, { status: sent.status, headers })
}
