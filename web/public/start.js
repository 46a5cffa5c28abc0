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
  const named = (document.querySelector('meta[name="foyer-reads"]')?.content ?? '').split(' ')
  const addresses = named.filter((address) => address.includes('/'))
  if (!token || !userId || addresses.length === 0) return
  page.setAttribute('data-framed', '')
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
  const answers = new Map(
    addresses.map((address) => {
      const own = address.replace(':userId', encodeURIComponent(userId))
      const answer = fetch(own, { headers })
      answer.catch(() => {})
      return [own, answer]
    }),
  )
  window.foyerReads = { token, answers }
})()
