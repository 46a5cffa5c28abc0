// Runs before the first paint. A file, because the page allows no inline script.
;(() => {
  const page = document.documentElement
  let chosen = null
  let token = null
  let userId = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
    token = localStorage.getItem('token')
    userId = localStorage.getItem('userId')
  } catch {
    // Storage can be forbidden; then the system decides how it looks, and nobody is signed in.
  }

  // A page in the dark does not flash white.
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')

  // What every page of a signed-in person reads first is asked for while the code is on its way (src/api/early-reads.ts).
  const named = document.querySelector('meta[name="foyer-reads"]')?.content ?? ''
  const [ofFrame = [], ofLeads = []] = named
    .split(' | ')
    .map((addresses) => addresses.split(' ').filter((address) => address.includes('/')))
  if (!token || !userId || ofFrame.length === 0) return
  page.setAttribute('data-framed', '')
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
  const answers = new Map()
  const ask = (address, first) => {
    const own = address.replace(':userId', encodeURIComponent(userId))
    const answer = first ? first.then(() => fetch(own, { headers })) : fetch(own, { headers })
    answers.set(own, answer)
    // Nobody came for it, also on a slow phone: what is read later is asked for anew.
    answer.then(
      () => setTimeout(() => answers.delete(own), 30000),
      () => {},
    )
    return answer
  }
  const [, features] = ofFrame.map((address) => ask(address))
  // Of leads only for whoever may read them: a refusal is an error to the browser.
  const maySee = features?.then(async (answer) => {
    const { data } = await answer.clone().json()
    if (!data.data.includes('crm')) throw new Error('no leads')
  })
  // Not every page waits for it.
  maySee?.catch(() => {})
  for (const address of ofLeads) ask(address, maySee)
  window.foyerReads = { token, answers }
})()
