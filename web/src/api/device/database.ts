/** What is kept on this device; each store by its own key. */
export type StoreName = 'waiting' | 'reads'

const name = 'foyer'

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('waiting', { keyPath: 'place', autoIncrement: true })
    request.result.createObjectStore('reads', { keyPath: 'id' })
  }
  return answerOf(request).then((database) => {
    // Another tab has a newer build, or the browser takes the storage away: it is opened again when it is needed.
    const forget = () => {
      opened = undefined
    }
    database.onversionchange = () => {
      database.close()
      forget()
    }
    database.onclose = forget
    return database
  })
}

export const hasDatabase = (): boolean => typeof indexedDB !== 'undefined'

/** Everything in one transaction, on the disk when it is done. */
export async function inStore<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  opened ??= open()
  const database = await opened.catch((error) => {
    opened = undefined
    throw error
  })
  const transaction = database.transaction(store, mode, { durability: 'strict' })
  const request = work(transaction.objectStore(store))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
  return request?.result
}
