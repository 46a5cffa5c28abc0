import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'

type Done = (error?: Error | null) => void

/** What `pg` uses as its socket: a stream whose other end is the database worker. */
class PortStream extends Duplex {
  readonly #worker: Worker
  #port: MessagePort | undefined

  constructor(worker: Worker) {
    super()
    this.#worker = worker
  }

  connect(): void {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (data: Uint8Array) => this.push(data))
    port1.on('close', () => this.destroy())
    this.#worker.postMessage({ connect: port2 }, [port2])
    process.nextTick(() => this.emit('connect'))
  }

  /** A copy, because `pg` reuses its buffers; it is transferred, not copied again. */
  #send(chunks: Uint8Array[]): void {
    const data = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
    let at = 0
    for (const chunk of chunks) {
      data.set(chunk, at)
      at += chunk.length
    }
    this.#port?.postMessage(data, [data.buffer])
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: Done): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _read(): void {}

  override _destroy(error: Error | null, done: Done): void {
    this.#port?.close()
    done(error)
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}

  ref(): void {
    this.#port?.ref()
  }

  unref(): void {
    this.#port?.unref()
  }
}

export const openPortStream = (worker: Worker): Duplex => new PortStream(worker)
