import { vi } from 'vitest'

/** A file on its way; the test says how far it gets and what is answered. */
export class FakeUpload {
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  method = ''
  address = ''
  body: FormData | undefined
  status = 0
  responseText = ''
  isCancelled = false

  open(method: string, address: string) {
    this.method = method
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-other: a:b\r\n'
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isCancelled = true
    this.onabort?.()
    this.onloadend?.()
  }

  get file() {
    return this.body?.get('files') as File
  }
  reach(sent: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: sent * 1_000, total: 1_000 })
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
    this.onloadend?.()
  }
  lose() {
    this.onerror?.()
    this.onloadend?.()
  }
}

/** All that were begun, oldest first. */
export function fakeUploads(): FakeUpload[] {
  const begun: FakeUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      override send(body: FormData) {
        super.send(body)
        begun.push(this)
      }
    },
  )
  return begun
}
