interface EarlyReads {
  token: string
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    foyerReads?: EarlyReads
  }
}

interface Asked {
  method: string
  address: string
  token: string | undefined
}

/** The answer to what public/start.js has asked for before this code was here; each is good once, for a while, for whoever asked. */
export function takeEarlyAnswer({ method, address, token }: Asked): Promise<Response> | undefined {
  const early = window.foyerReads
  if (!early || early.token !== token || method !== 'GET') return undefined
  const answer = early.answers.get(address)
  early.answers.delete(address)
  return answer
}
