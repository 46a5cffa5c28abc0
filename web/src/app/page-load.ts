/** Loading the page from the server again, by itself; the browser lets no test watch its own. */
export const pageLoad = {
  again: () => window.location.reload(),
  at: (address: string) => window.location.assign(address),
}
